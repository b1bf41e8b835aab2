"""Assassinate Representative: a player has no vote on an agenda."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.rider import NoVote
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_AGENDA_REVEALED


class AssassinateRepresentative(ActionCard):
    """After an agenda is revealed: choose a player, who cannot vote on it. Predictions are no votes."""

    WINDOWS = (AFTER_AGENDA_REVEALED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    def choose(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            return None
        return Decision(self.seat, "choose player", about("seat", clockwise(game, self.seat)))

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.target),) if self.target != NOBODY else ()

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(NoVote(self.target))
        game.note("no vote", self.target)
        return None


DEEDS = (AssassinateRepresentative,)
