"""Confusing Legal Text: somebody else is elected."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_ELECTED


class ConfusingLegalText(ActionCard):
    """When you are elected: choose another player, who is elected in your place. Predictions speak of that player."""

    WINDOWS = (WHEN_ELECTED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, outcome: Option = ABSTAIN) -> None:
        super().__init__(seat, source, cancelled)
        self.outcome = outcome

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return agenda_now(game).outcome.id() == seat and bool(others(game))

    def choose(self, game: Galaxy) -> Next:
        return Decision(self.seat, "elect instead", others(game)) if self.outcome == ABSTAIN else None

    def aims(self) -> tuple[Thing, ...]:
        return self.outcome.things

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        return None

    def commit(self, game: Galaxy) -> Next:
        agenda_now(game).outcome = self.outcome
        game.note("elected instead", self.seat, self.outcome.id())
        return None


def others(game: Galaxy) -> list[Option]:
    now = agenda_now(game)
    return [outcome for outcome in now.agenda().outcomes(game) if outcome != now.outcome]


DEEDS = (ConfusingLegalText,)
