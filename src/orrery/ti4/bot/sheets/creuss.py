"""How the bot plays the Ghosts of Creuss, and with their wormholes: where they lead its ships to something, and nobody
to its home."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.attack import planet_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.factions.creuss import GAMMA, WORMHOLES, MoveWormhole, places_for_wormholes, token_kinds
from orrery.ti4.planets import home_of
from orrery.ti4.queries import enemies_in, has_ships, unit_of
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import NOBODY

REACHED: Final = 0.25  # of what a planet is worth: ships come to it that did not before
OPENED: Final = 3.0  # lost for each system of others from which they come to one's home
WORTH_A_NOTE: Final = 2.0
FALLS: Final = 10.0  # a ship that falls by the hit comes before all that sustain it


def prizes(aims: Aims, system: int) -> float:
    """The planets there that are not one's own."""
    table = aims.table
    planets = [planet for planet in table.chart.planets[system] if table.controller[planet] != aims.seat]
    return REACHED * sum([planet_worth(aims, planet) for planet in planets])


def wormhole_worth(aims: Aims, kind: str, system: int) -> float:
    """What it brings that the token lies there: objectives, ways of one's own ships; less those of others home."""
    table, seat = aims.table, aims.seat
    before, gamma = table.wormholes, table.gamma
    if kind == GAMMA:
        table.gamma = NOBODY
    else:
        table.wormholes = tuple([token for token in before if token[1] != kind])
    near = adjacent(table, system, seat)
    if kind == GAMMA:
        table.gamma = system
    else:
        table.wormholes += ((system, kind),)
    worth = aims.total() - aims.now
    here, home = has_ships(table, seat, system), home_of(table, seat)
    for other in adjacent(table, system, seat):
        if other not in near:
            worth += prizes(aims, other) if here else 0.0
            worth += prizes(aims, system) if has_ships(table, seat, other) else 0.0
            if home in (system, other):
                worth -= OPENED * bool(enemies_in(table, seat, other if home == system else system))
    table.wormholes, table.gamma = before, gamma
    return worth


def best_of(aims: Aims, kind: str) -> float:
    return max([wormhole_worth(aims, kind, system) for system in places_for_wormholes(aims.table, aims.seat)])


def choose_kind(aims: Aims, decision: Decision) -> Choice:
    """For the system that is named; else wherever it leads to most."""
    named = of_kind(Option("", decision.things), "system")

    def worth(option: Option) -> float:
        kind = option.key.split()[0]
        return wormhole_worth(aims, kind, named) if named != NOBODY else best_of(aims, kind)

    return best(decision, worth)


def choose_system(aims: Aims, decision: Decision) -> Choice:
    deed = under_way(aims.table, MoveWormhole)
    kind = deed.kind if isinstance(deed, MoveWormhole) else WORMHOLES[0]
    return best(decision, lambda option: wormhole_worth(aims, kind, option.id()))


def leads_somewhere(aims: Aims, decision: Decision, number: int) -> bool:
    """A wormhole would lead to something, more than those that lie there now."""
    return max([best_of(aims, kind) for kind in token_kinds(aims.table)]) >= WORTH_A_NOTE


def splice(aims: Aims, decision: Decision) -> Choice:
    """The dearest ship that falls by it; where all can sustain it, the dearest."""
    table = aims.table
    opponent = combat_round(table).opponent(aims.seat)

    def worth(option: Option) -> float:
        unit = unit_of(table, opponent, of_kind(option, "type"))
        falls = not unit.sustains or of_kind(option, "damaged") > 0
        return unit.cost / (2 if unit.pair else 1) + (FALLS if falls else 0.0)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"creuss-iff": leads_somewhere, "dimensional-splicer": whenever}
JUDGED: Final = {"which wormhole": choose_kind, "wormhole where": choose_system, "splice ship": splice}
TECHS: Final = {"wormhole-generator": 2.5, "dimensional-splicer": 2.5}
