"""Trader: swaps whole hands."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN, OPPONENTS_CARDS, OWN_CARDS
from orrery.cosmic.queries import is_lasting, opponent, others
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import card_options, give_cards, has_encounter_card, know, random_cards, seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, BEFORE_INVITATIONS
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step


class Traded(Modifier):
    """Its owner has traded hands."""

    KEY = "traded"


class Transference(Use):
    """As main player, before cards are chosen: swap hands with the opponent, for good.

    A hand without an encounter card may not be traded.
    """

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, OWN_CARDS, OPPONENTS_CARDS)

    def __init__(self, seat: int, source: int, cancelled: bool = False, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.other = other  # nobody named: the opponent

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return may_trade(game, seat) and has_encounter_card(game, opponent(game, seat))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat) and has_not_traded(game, seat)

    def commit(self, game: Cosmic) -> Next:
        other = opponent(game, self.seat) if self.other == NOBODY else self.other
        one, two = game.players[self.seat], game.players[other]
        game.note_learned("hands swapped", self.seat, one.hand + two.hand, [self.seat, other], other)
        know(game, self.seat, one.hand)
        know(game, other, two.hand)
        one.hand, two.hand = two.hand, one.hand
        game.begin_effect(Traded(self.seat))
        return None


def has_not_traded(game: Cosmic, seat: int) -> bool:
    return not is_lasting(game, Traded, seat)


def may_trade(game: Cosmic, seat: int) -> bool:
    return has_not_traded(game, seat) and has_encounter_card(game, seat)


class WildTrader(Wild):
    """As main player, before invitations: take a random card from the opponent, then give one of choice back."""

    WINDOWS = (BEFORE_INVITATIONS,)
    NEEDS = (AS_MAIN, OPPONENTS_CARDS)

    def commit(self, game: Cosmic) -> Next:
        return Call(TakeAndGive(self.seat, opponent(game, self.seat)))


class TakeAndGive(Procedure):
    """A random card of the other, then a card of choice back, even the same."""

    STEPS = (Step("cosmic:flares.5", "take"), Step("cosmic:flares.5", "choose", "give"))

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def take(self, game: Cosmic) -> Next:
        """Nothing is given back for nothing: the last card may have been played in answer to the flare."""
        cards = random_cards(game, self.other, 1)
        give_cards(game, self.other, self.seat, cards)
        return None if cards else Done()

    def choose(self, game: Cosmic) -> Next:
        hand = game.players[self.seat].hand
        return Decision(self.seat, "trader.give back", card_options(hand), things=(("seat", self.other),))

    def give(self, game: Cosmic, reply: Reply) -> Next:
        give_cards(game, self.seat, self.other, [reply.option().id()])
        return None


class SuperTrader(Stronger):
    """The power swaps hands with any player."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, OWN_CARDS)

    def __init__(self, seat: int, source: int, cancelled: bool = False, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.other = other

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return may_trade(game, seat)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat) and has_not_traded(game, seat)

    def choose(self, game: Cosmic) -> Next:
        if self.other != NOBODY:
            return None
        rival = opponent(game, self.seat)
        seats = [other for other in others(game, self.seat) if other != rival or has_encounter_card(game, rival)]
        return Decision(self.seat, "trader.partner", seat_options(seats))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.other = reply.option().id()
        game.note("named", self.seat, self.other)
        return None

    def use(self, power: int) -> Transference:
        return Transference(self.seat, power, False, self.other)


POWER = (Transference,)
WILD = (WildTrader,)
SUPER = (SuperTrader,)
