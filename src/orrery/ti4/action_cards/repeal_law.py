"""Repeal Law: a law is no longer in play."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


class RepealLaw(ActionCard):
    """As an action: discard a law in play. Points that it gave stay."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, law: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.law = law

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.laws)

    def choose(self, game: Galaxy) -> Next:
        if self.law != NOBODY:
            return None
        return Decision(self.seat, "repeal law", about("agenda", [card for card, _, _ in game.laws]))

    def aims(self) -> tuple[Thing, ...]:
        return (("agenda", self.law),) if self.law != NOBODY else ()

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.law = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        repeal_law(game, self.law)
        return None


DEEDS = (RepealLaw,)
