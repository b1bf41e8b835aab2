"""Compensation: a loser who came to negotiate takes cards from the opponent for the ships lost."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.hand import take_up_aside
from orrery.cosmic.rules.moves import card_options, give_cards, look_at_hand, random_cards
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import COMPENSATED, COMPENSATION
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Done, Next, Procedure, Step


class Compensation(Procedure):
    """One random card for each own ship lost to the warp, as far as the payer has cards."""

    STEPS = (
        Step("cosmic:compensation.1", "before"),
        Step("cosmic:conflict.1", "look"),
        Step("cosmic:conflict.1", "choose_cards", "pick"),
        Step("cosmic:compensation.1", "take"),
        Step("cosmic:compensation.1", "after"),
    )

    def __init__(
        self, taker: int, payer: int, number: int = 0, taken: list[int] | None = None, picker: int = NOBODY
    ) -> None:
        self.taker = taker
        self.payer = payer
        self.number = number  # of cards owed
        self.taken = taken if taken is not None else []
        self.picker = picker  # who picks the cards, if they are not taken blindly

    def before(self, game: Cosmic) -> Next:
        """An effect may change the payer, the number, or who picks the cards."""
        self.number = game.now().lost[self.taker] * worth(game, self.taker)
        if not self.number or any(each.denies_compensation() for each in game.modifiers()):
            return Done()
        return watch(game, COMPENSATION)

    def is_picked(self, game: Cosmic) -> bool:
        return self.picker != NOBODY and not self.taken and min(self.number, len(game.players[self.payer].hand)) > 0

    def look(self, game: Cosmic) -> Next:
        if self.is_picked(game) and self.picker != self.payer:
            look_at_hand(game, self.picker, self.payer)
        return None

    def choose_cards(self, game: Cosmic) -> Next:
        if not self.is_picked(game):
            return None
        hand = game.players[self.payer].hand
        number = min(self.number, len(hand))
        return Decision(
            self.picker, "pick compensation", card_options(hand), number, number, things=(("seat", self.payer),)
        )

    def pick(self, game: Cosmic, reply: Reply) -> Next:
        self.taken = [option.id() for option in reply.options()]
        give_cards(game, self.payer, self.taker, self.taken)
        return None

    def take(self, game: Cosmic) -> Next:
        """Blindly, unless an effect has picked the cards already."""
        missing = self.number - len(self.taken)
        if missing > 0 and not self.taken:
            self.taken = random_cards(game, self.payer, missing)
            give_cards(game, self.payer, self.taker, self.taken)
        for seat in range(game.seats):  # also who was to pay before another was named
            take_up_aside(game, seat)
        return None

    def after(self, game: Cosmic) -> Next:
        return watch(game, COMPENSATED, (self.taker,)) if self.taken else None


def compensation(game: Cosmic) -> Compensation:
    """The compensation that the open window is about."""
    found = game.innermost(Compensation)
    assert isinstance(found, Compensation)
    return found


def worth(game: Cosmic, seat: int) -> int:
    """Cards for each ship, as compensation or reward, by what lies face up before that player."""
    return max([1, *[sheet_of(power).SHIPS_EARN for power in game.held_by(seat) if power.face_up and not power.lost]])
