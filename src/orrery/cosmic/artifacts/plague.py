"""Plague: three ships and a card of each type."""

from __future__ import annotations

from orrery.cosmic.cards import TYPES
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.queries import cards_of_type
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import card_options, discard_from_hand, seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

SHIPS_LOST = 3


class Plague(Artifact):
    """Any player, at the start of an encounter: a player of choice, oneself allowed, falls ill."""

    WINDOWS = (ENCOUNTER_START,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, victim: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.victim = victim

    def choose(self, game: Cosmic) -> Next:
        if self.victim != NOBODY:
            return None
        return Decision(self.seat, "plague.victim", seat_options(list(range(game.seats))))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.victim = reply.option().id()
        game.note("plague threatens", self.victim)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.note("plague", self.victim)
        return Call(FallIll(self.victim))


class FallIll(Procedure):
    """A player loses three ships of choice, as far as there are any, and discards a card of choice of each type."""

    STEPS = (
        Step("cosmic:artifacts.1", "lose_ships"),
        Loop("cosmic:artifacts.1", "choose_card", "discard_card"),
    )

    def __init__(self, seat: int, type: int = 0) -> None:
        self.seat = seat
        self.type = type  # of the cards that are next

    def lose_ships(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, self.seat, SHIPS_LOST))

    def choose_card(self, game: Cosmic) -> Next:
        while self.type < len(TYPES):
            cards = cards_of_type(game.players[self.seat].hand, self.type)
            if cards:
                return Decision(self.seat, "plague.discard", card_options(cards))
            self.type += 1
        return None

    def discard_card(self, game: Cosmic, reply: Reply) -> Next:
        self.type += 1
        discard_from_hand(game, self.seat, [reply.option().id()])
        return None


DEEDS = (Plague,)
