"""Delta Scanners: a card out of the discard pile."""

from __future__ import annotations

from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.needs import DISCARDS
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import card_options, take_discarded
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class DeltaScanners(Invent):
    """At the start of any encounter, discarded: take a card of choice from the discard pile."""

    WINDOWS = (ENCOUNTER_START,)
    NEEDS = (DISCARDS,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, card: int = NO_CARD) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card

    def choose(self, game: Cosmic) -> Next:
        if self.card != NO_CARD:
            return None
        return Decision(self.seat, "delta-scanners.card", card_options(game.discard))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.card = reply.option().id()
        game.note("named card", self.seat, self.card)
        return None

    def commit(self, game: Cosmic) -> Next:
        take_discarded(game, self.seat, self.card)
        return None


DEEDS = (DeltaScanners,)
