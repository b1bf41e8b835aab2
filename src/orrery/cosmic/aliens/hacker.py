"""Hacker: says who pays its compensation, and picks the cards; also those that it pays itself."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.queries import is_main, others
from orrery.cosmic.rules.compensation import compensation
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import card_options, give_cards, seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import COMPENSATED, COMPENSATION
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


class Hack(Use):
    """When compensation is owed to you: name any other player who pays it, look at that hand and pick the cards."""

    WINDOWS = (COMPENSATION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, payer: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.payer = payer

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        due = compensation(game)
        return due.taker == seat and due.number > 0 and bool(payers(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.payer != NOBODY:
            return None
        return Decision(self.seat, "hacker.who pays", seat_options(payers(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.payer = reply.option().id()
        game.note("payer named", self.seat, self.payer)
        return None

    def commit(self, game: Cosmic) -> Next:
        due = compensation(game)
        due.payer = self.payer
        due.picker = self.seat
        return None


def payers(game: Cosmic, seat: int) -> list[int]:
    """Everybody else who has a card to pay with, allies included."""
    return [other for other in others(game, seat) if game.players[other].hand]


class HackPayment(Use):
    """When the opponent takes compensation from you: pick the cards that go."""

    WINDOWS = (COMPENSATION,)
    AS = (("as", 1),)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        due = compensation(game)
        return due.payer == seat and due.number > 0 and bool(game.players[seat].hand)

    def commit(self, game: Cosmic) -> Next:
        compensation(game).picker = self.seat
        return None


class WildHacker(Wild):
    """As main player: the opponent may not take compensation from you."""

    WINDOWS = (COMPENSATION,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        due = compensation(game)
        return due.payer == seat and is_main(game, seat) and due.number > 0

    def commit(self, game: Cosmic) -> Next:
        compensation(game).number = 0
        game.note("no compensation", self.seat)
        return None


class SuperHacker(Super):
    """After taking compensation from the player you named: give that player back up to as many cards of your choice."""

    WINDOWS = (COMPENSATED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        due = compensation(game)
        return due.taker == seat and due.picker == seat

    def commit(self, game: Cosmic) -> Next:
        due = compensation(game)
        return Call(GiveBack(self.seat, due.payer, len(due.taken)))


class GiveBack(Procedure):
    """Up to that many cards of the hand go to the player who paid."""

    STEPS = (Step("cosmic:flares.6", "choose_cards", "give"),)

    def __init__(self, seat: int, payer: int, most: int) -> None:
        self.seat = seat
        self.payer = payer
        self.most = most

    def choose_cards(self, game: Cosmic) -> Next:
        hand = game.players[self.seat].hand
        most = min(self.most, len(hand))
        return Decision(self.seat, "hacker.give back", card_options(hand), 0, most, things=(("seat", self.payer),))

    def give(self, game: Cosmic, reply: Reply) -> Next:
        give_cards(game, self.seat, self.payer, [option.id() for option in reply.options()])
        return None


POWER = (Hack, HackPayment)
WILD = (WildHacker,)
SUPER = (SuperHacker,)
