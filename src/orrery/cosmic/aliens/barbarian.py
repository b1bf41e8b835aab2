"""Barbarian: loots the hand of whom it has beaten."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from orrery.cosmic.needs import AS_OFFENSE, AS_OFFENSIVE_ALLY
from orrery.cosmic.queries import ships_in_encounter
from orrery.cosmic.rules.compensation import Compensation
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import card_options, discard_from_hand, give_cards, look_at_hand
from orrery.cosmic.rules.rewards import Reward
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import COMPENSATED, OUTCOME, REWARDS
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


def has_prey(game: Cosmic) -> bool:
    """The offense has won, and the defense has a hand to loot."""
    return game.now().outcome == OFFENSE_WINS and bool(game.players[game.now().defense].hand)


class LootAndPillage(Use):
    """After a win as offense: look at the loser's hand, take a card for each own ship, discard the rest of it."""

    WINDOWS = (OUTCOME,)
    NEEDS = (AS_OFFENSE,)
    DUTY = True

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_prey(game)

    def commit(self, game: Cosmic) -> Next:
        loser = game.now().defense
        look_at_hand(game, self.seat, loser)
        return Call(Loot(self.seat, loser, ships_in_encounter(game, self.seat)))


class Loot(Procedure):
    """Choose cards of a hand one has looked at; what is not taken is discarded."""

    STEPS = (Step("cosmic:conflict.1", "choose", "take"),)

    def __init__(self, seat: int, loser: int, ships: int) -> None:
        self.seat = seat
        self.loser = loser
        self.ships = ships

    def choose(self, game: Cosmic) -> Next:
        hand = game.players[self.loser].hand
        things = (("seat", self.loser),)
        return Decision(self.seat, "barbarian.loot", card_options(hand), 0, min(self.ships, len(hand)), things=things)

    def take(self, game: Cosmic, reply: Reply) -> Next:
        give_cards(game, self.loser, self.seat, [option.id() for option in reply.options()])
        discard_from_hand(game, self.loser, game.players[self.loser].hand.copy())
        return None


def collected(game: Cosmic) -> list[int]:
    """The cards just collected as compensation or reward."""
    for frame in reversed(game.stack):
        procedure = frame.procedure
        if isinstance(procedure, Compensation):
            return procedure.taken
        if isinstance(procedure, Reward):
            return procedure.drawn
    return []


def received(game: Cosmic, seat: int) -> list[int]:
    """Those of them that are still in the hand."""
    return [card for card in collected(game) if card in game.players[seat].hand]


class WildBarbarian(Wild):
    """After collecting compensation or a reward: throw away any of the cards received."""

    WINDOWS = (COMPENSATED, REWARDS)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(received(game, seat))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return bool(collected(game))

    def commit(self, game: Cosmic) -> Next:
        return Call(ThrowAway(self.seat))


class ThrowAway(Procedure):
    """Choose the unwanted ones among the cards received."""

    STEPS = (Step("cosmic:flares.5", "choose", "discard"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Cosmic) -> Next:
        cards = received(game, self.seat)
        return Decision(self.seat, "barbarian.unwanted", card_options(cards), 0, len(cards)) if cards else None

    def discard(self, game: Cosmic, reply: Reply) -> Next:
        discard_from_hand(game, self.seat, [option.id() for option in reply.options()])
        return None


class SuperBarbarian(Stronger):
    """The power works for an offensive ally too, on the winning side."""

    WINDOWS = (OUTCOME,)
    NEEDS = (AS_OFFENSIVE_ALLY,)
    USE = LootAndPillage

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_prey(game)


POWER = (LootAndPillage,)
WILD = (WildBarbarian,)
SUPER = (SuperBarbarian,)
