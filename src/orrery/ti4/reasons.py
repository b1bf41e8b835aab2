"""Why a seat cannot choose a thing now, where the procedure that asks has nothing of its own to say.

Nothing here looks at what the seat may not know: its own cards and components, and what lies open.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Thing
from orrery.kernel.window import Window
from orrery.ti4.components import (
    ABILITY,
    CARD,
    COMPONENTS,
    FIND,
    FLAGSHIP,
    LEADER,
    LEGENDARY,
    MECH,
    NOTE,
    RELIC,
    TECHNOLOGY,
)
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_barred, is_exhausted
from orrery.ti4.registry import DEEDS
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION, MOMENTS

MOMENT: Final = {name: number for number, name in enumerate(MOMENTS)}  # windows as numbers of a reason
COMPONENT_KINDS: Final = (CARD, TECHNOLOGY, ABILITY, FLAGSHIP, NOTE, LEADER, MECH, RELIC, FIND, LEGENDARY)
PLACES: Final = ("system", "planet", "seat")
# The rows of these questions are about players
OF_SEATS: Final = ("gain tokens", "redistribute", "status tokens", "spend tokens", "terms", "consent")
OF_PLANETS: Final = ("pay", "prerequisites", "place starting units")  # of these about planets, by their number


def reason_for(game: Galaxy, seat: int, thing: Thing) -> Refused | None:
    """Why that thing is not among the options of the open question."""
    kind, number = thing
    decision = game.asked(seat)
    assert decision is not None
    if kind in COMPONENT_KINDS:
        return component_reason(game, seat, decision, kind, number)
    if kind not in PLACES:
        return None
    fitting = asks_for(decision, kind)
    if fitting:
        return Refused(f"other-{kind}s", (number, fitting), decision.rule)
    if decision.forms is None or named_in_rows(decision, thing):
        return None
    return Refused("not-in-question", (), decision.rule)


def asks_for(decision: Decision, kind: str) -> int:
    """How many of the options are about a thing of that kind: what is asked for is such a thing."""
    return sum(1 for option in decision.options if option.key == kind and option.things[0][0] == kind)


def named_in_rows(decision: Decision, thing: Thing) -> bool:
    """Some row that can hold something is about that system, planet or player."""
    kind, number = thing
    about = "seat" if decision.prompt in OF_SEATS else "planet" if decision.prompt in OF_PLANETS else ""
    for place, _, most in decision.rows:
        if most:
            here: Thing = ("system", place)
            if about:
                here = (about, place)
            elif place >= ON_PLANET:
                here = ("planet", place - ON_PLANET)
            if here == (kind, number):
                return True
    return False


def component_reason(game: Galaxy, seat: int, decision: Decision, kind: str, number: int) -> Refused | None:
    """A card, technology, ability, note, leader or relic: whose it is, whether it is exhausted, when it acts."""
    if not 0 <= number < len(COMPONENTS) or COMPONENTS[number].kind != kind:
        return None
    player = game.players[seat]
    if number in player.locked:
        return Refused("leader-locked", (number,), "ti4:7.6")
    if number not in player.hand and number not in game.in_play(seat) and number not in player.in_play():
        return Refused("not-yours", (number,), "ti4:31.3")
    asker = game.stack[-1].procedure
    here = asker.name if isinstance(asker, Window) else ACTION if decision.prompt == "action" else ""
    if not here and asks_for(decision, kind):
        return Refused("other-components", (number, asks_for(decision, kind)), decision.rule)
    if kind == NOTE and COMPONENTS[number].issuer == seat:
        return Refused("own-note", (number,), "ti4:95.2")
    if is_exhausted(game, seat, number):
        return Refused("component-exhausted", (number,), "ti4:78.4")
    moments = [name for name in MOMENTS if number in DEEDS[name]]
    if not moments:
        return Refused("acts-by-itself", (number,), "ti4:31.8")
    if here not in moments:
        return Refused("other-moment", (number, *[MOMENT[name] for name in moments]), "ti4:31.3")
    if isinstance(asker, Window):
        for deed in DEEDS[here][number]:
            if (seat, Option(kind, ((kind, number), *deed.AS))) in asker.used:
                return Refused("used-here", (number,), "ti4:31.18")
        if decision.prompt == "duty":
            return Refused("duty-first", (number,), "ti4:31.8")
    if is_barred(game, seat, number):
        return Refused("component-barred", (number,), "ti4:31.6")
    return Refused("condition-unmet", (number,), MOMENTS[here].rule)
