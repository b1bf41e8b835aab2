"""Foolish plays of Cosmic Encounter, as somebody who sees the whole table would count them."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS, TECHNOLOGIES
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import POWER_USED
from orrery.kernel.decision import Choice, Decision

GIVING = (
    "trader.give back",
    "deal cards",
    "philanthropist.card",
    "vulch.hand over",
    "citadel.card",
    "hacker.give back",
)
FORTY = 40


def follies_in(game: Cosmic, decision: Decision, choice: Choice) -> list[str]:
    """The follies in this reply, by name."""
    me = decision.seat
    side = game.encounters[-1].sides[me] if game.encounters else 0
    options = [decision.options[at] for at in choice.picks]
    found: list[str] = []
    if decision.prompt == "reinforce side" and options[0].id() != side:
        found.append("reinforced the enemy")
    if decision.prompt == "plague.victim" and options[0].id() == me:
        found.append("plagued itself")
    if decision.prompt == "force-field.allies" and me in [option.id() for option in options]:
        found.append("threw itself out")
    if decision.prompt == POWER_USED and options[0].key in ("play", "invent"):
        (_, actor), (_, alien) = decision.things
        card = options[0].id()
        name = CARDS[card].key if options[0].key == "play" else TECHNOLOGIES[card][0]
        if alien == ALIEN["human"] and name in ("cosmic-zap", "cosmic-field-generator"):
            if actor != me and (not side or game.encounters[-1].sides[actor] != side):
                found.append("zapped the Human")
    if decision.window and options[0].key == "play" and CARDS[options[0].id()].key == "citadel-flare":
        if game.has(me, ALIEN["citadel"]) is None and side != 2:
            found.append("played the wild Citadel for its enemy")
    return found + forty_given(game, decision, choice)


def forty_given(game: Cosmic, decision: Decision, choice: Choice) -> list[str]:
    """A 40 leaves the hand by the holder's own will, though it need not."""
    me = decision.seat
    if game.has(me, ALIEN["anti-matter"]) is not None:  # for whom a 40 is the worst card there is
        return []
    options = [decision.options[at] for at in choice.picks]
    held = [card for card in game.players[me].hand if CARDS[card].value == FORTY]
    if not held:
        return []
    given: list[int] = []
    if decision.prompt in GIVING and len(decision.options) > decision.least:
        given = [option.id() for option in options]
    if choice.form is not None:
        given = [number for giver, kind, number in choice.form.gifts if giver == me and kind == "card"]
    swaps = [option for option in options if option.key == "use" and option.id() == ALIEN["trader"]]
    if decision.window and swaps:
        given = held
    return ["traded a 40 away"] if any(CARDS[card].value == FORTY for card in given) else []
