"""Deadly Plot: an agenda comes to nothing."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.planets import ready_planets
from orrery.ti4.prediction import ABSTAIN, Prediction
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.each_player import exhaust_planets
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_OUTCOME_WOULD_RESOLVE


class DeadlyPlot(ActionCard):
    """When an outcome would be resolved, if you voted for or predicted another one: the agenda is discarded without
    effect, and is not replaced; then exhaust all your planets."""

    WINDOWS = (WHEN_OUTCOME_WOULD_RESOLVE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = agenda_now(game)
        if now.outcome == ABSTAIN or now.unresolved:
            return False
        wished = [outcome for voter, outcome, number in now.votes if voter == seat and number]
        wished += [each.outcome for each in game.lasting(Prediction) if each.owner == seat]
        return any(outcome != now.outcome for outcome in wished)

    def commit(self, game: Galaxy) -> Next:
        now = agenda_now(game)
        now.unresolved = True
        game.note("agenda foiled", self.seat, now.card)
        exhaust_planets(game, self.seat, ready_planets(game, self.seat))
        return None


DEEDS = (DeadlyPlot,)
