"""Minister of War: a token back, and one more action."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import take_token_back
from orrery.ti4.rules.turn import turn_now
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_ACTION_PERFORMED


class War(Deed):
    """After its owner performs an action, they may discard it to take 1 of their command tokens from the board; then
    they may perform 1 more action."""

    WINDOWS = (AFTER_ACTION_PERFORMED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(game.players[seat].tokens)

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "take token back", about("system", sorted(game.players[self.seat].tokens)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        repeal_law(game, self.source)
        take_token_back(game, self.seat, self.system)
        turn_now(game).more += 1
        return None


class MinisterOfWar(ElectPlayer):
    KEY = "minister-of-war"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfWar()
DEEDS: Final = (War,)
