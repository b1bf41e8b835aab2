"""Hate: at the start of its turn everybody pays a card like the one it gives up, or ships."""

from __future__ import annotations

from orrery.cosmic.cards import ATTACK, CARDS
from orrery.cosmic.encounter import DEFENSE_WINS, NO_CARD, OFFENSE_WINS
from orrery.cosmic.needs import AS_MAIN, OPPONENTS_CARDS, OWN_CARDS
from orrery.cosmic.queries import is_offense, opponent, others, playable
from orrery.cosmic.rules.aftermath import decide
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import card_options, discard, discard_from_hand, know, random_cards
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, TAKING_EFFECT, TURN_START
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure

SHIPS_LOST = 3


class Rage(Use):
    """At the start of the own turn: discard a card; the others discard one of that type or lose three ships.

    The card is named and lies on the table before anybody may zap, so it cannot be played meanwhile.
    """

    WINDOWS = (TURN_START,)
    NEEDS = (OWN_CARDS,)
    DUTY = True

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, card: int = NO_CARD, taken_back: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card
        self.taken_back = taken_back  # only shown, not discarded

    def choose(self, game: Cosmic) -> Next:
        if self.card != NO_CARD:
            return None
        return Decision(self.seat, "hate.card", card_options(game.players[self.seat].hand))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.card = reply.option().id()
        game.players[self.seat].hand.remove(self.card)
        game.table.append(self.card)
        game.note_shown("card named", self.seat, self.card)
        return None

    def commit(self, game: Cosmic) -> Next:
        if self.taken_back:
            self.take_back(game)
        else:
            game.table.remove(self.card)
            discard(game, self.seat, [self.card])
        return Call(PayInKind(self.seat, self.card))

    def cancel(self, game: Cosmic) -> Next:
        self.take_back(game)
        return None

    def take_back(self, game: Cosmic) -> None:
        """Everybody has seen the card."""
        game.table.remove(self.card)
        game.players[self.seat].hand.append(self.card)
        for other in others(game, self.seat):
            know(game, other, [self.card])


class PayInKind(Procedure):
    """Everybody else in turn: a card of the same type, an attack of at least the same value, or three ships."""

    STEPS = (Loop("cosmic:conflict.1", "ask_next", "pay"),)

    def __init__(self, seat: int, card: int, asked: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.asked = asked

    def ask_next(self, game: Cosmic) -> Next:
        debtors = others(game, self.seat)
        if self.asked == len(debtors):
            return None
        debtor = debtors[self.asked]
        cards = [card for card in game.players[debtor].hand if answers(card, self.card)]
        options = [Option("lose ships"), *card_options(cards)]
        return Decision(debtor, "hate.pay", options, things=(("card", self.card),))

    def pay(self, game: Cosmic, reply: Reply) -> Next:
        debtor = others(game, self.seat)[self.asked]
        self.asked += 1
        if reply.option().key == "card":
            discard_from_hand(game, debtor, [reply.option().id()])
            return None
        return Call(loss_of_choice(game, debtor, SHIPS_LOST, self.seat))


def answers(card: int, discarded: int) -> bool:
    """The card is of the type of the discarded one, and as an attack not lower."""
    if CARDS[card].type != CARDS[discarded].type:
        return False
    return CARDS[card].type != ATTACK or CARDS[card].value >= CARDS[discarded].value


class WildHate(Wild):
    """As main player, before cards are chosen: the opponent discards a random card and loses if none is left to lay."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, OPPONENTS_CARDS)

    def commit(self, game: Cosmic) -> Next:
        other = opponent(game, self.seat)
        discard_from_hand(game, other, random_cards(game, other, 1))
        if playable(game, other):
            return None
        return decide(game, OFFENSE_WINS if is_offense(game, self.seat) else DEFENSE_WINS)


class SuperHate(Super):
    """The card is only shown and taken back, not discarded."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Rage)

    def commit(self, game: Cosmic) -> Next:
        rage = answered(game)
        assert isinstance(rage, Rage)
        rage.taken_back = True
        return None


POWER = (Rage,)
WILD = (WildHate,)
SUPER = (SuperHate,)
