"""Standing orders: in which windows a seat passes without being asked.

Everything that is looked at here the seat can see: its role, its options, what the window is about.
"""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ARTIFACT, CARDS, FLARE
from orrery.cosmic.queries import is_involved, is_main
from orrery.cosmic.rules.aftermath import Aftermath
from orrery.cosmic.rules.losses import Losses
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ANSWERS
from orrery.kernel.decision import Decision, Order, Thing
from orrery.kernel.orders import ASK

# Pass ...
BYSTANDER: Final = "bystander"  # unless I am a main player
UNINVOLVED: Final = "uninvolved"  # unless I am a main player or an ally
ELSEWHERE: Final = "elsewhere"  # unless it is about my system, my ships, or what I do
NOTHING: Final = "nothing"  # where I have nothing to act with
WITHOUT: Final = "without"  # where I could act with this alone
MOMENT: Final = "moment"  # at this moment, whoever plays


def orders_of(game: Cosmic, seat: int) -> list[Order]:
    """What this seat may order: by its role, for each thing that it could act with, for the moment it is asked at."""
    orders = [Order(BYSTANDER), Order(UNINVOLVED), Order(ELSEWHERE), Order(NOTHING)]
    orders += [Order(WITHOUT, about=(thing,)) for thing in held(game, seat)]
    asked = game.asked(seat)
    if asked is not None and asked.window and asked.prompt not in ANSWERS:
        orders += [Order(MOMENT, prompt=asked.prompt), Order(MOMENT, ASK, asked.prompt)]
    return orders


def held(game: Cosmic, seat: int) -> list[Thing]:
    """Powers, flares, artifacts and technologies of this seat."""
    player = game.players[seat]
    found: list[Thing] = [("alien", power.alien) for power in player.powers]
    found += [("card", card) for card in player.hand if CARDS[card].type in (ARTIFACT, FLARE)]
    found += [("tech", tech.card) for tech in player.techs]
    return list(dict.fromkeys(found))


def fits(game: Cosmic, order: Order, decision: Decision, orders: list[Order]) -> bool:
    """Whether the order says something about this window."""
    if not decision.window:
        return False
    seat, actions = decision.seat, decision.options[1:]
    if order.condition == MOMENT:
        return True
    if order.condition == NOTHING:
        return not actions
    if order.condition == WITHOUT:
        given_up = [each.about[0] for each in orders if each.condition == WITHOUT]
        return bool(actions) and all(option.things[0] in given_up for option in actions)
    if not game.encounters:
        return game.turn != seat
    if order.condition == BYSTANDER:
        return not is_main(game, seat)
    if order.condition == UNINVOLVED:
        return not is_involved(game, seat)
    return order.condition == ELSEWHERE and not concerns(game, seat, decision)


def concerns(game: Cosmic, seat: int, decision: Decision) -> bool:
    """It is about this seat: the encounter, what is answered, the ships that are lost, what has just happened."""
    if is_involved(game, seat) or game.now().system == seat or ("seat", seat) in decision.things:
        return True
    for frame in game.stack:
        procedure = frame.procedure
        if isinstance(procedure, Losses) and procedure.of(seat):
            return True
        if isinstance(procedure, Aftermath) and procedure.what is not None and procedure.what.seat == seat:
            return True
    return False
