"""Ionic Gas: neither compensation nor rewards."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import OUTCOME
from orrery.kernel.procedure import Next


class IonicGas(Artifact):
    """Any player, once the winner is known: nobody collects compensation or rewards in this encounter."""

    WINDOWS = (OUTCOME,)
    WHY = "no-winner"

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().outcome in (OFFENSE_WINS, DEFENSE_WINS)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("no compensation", self.seat, "encounter")
        game.begin_effect("no rewards", self.seat, "encounter")
        return None


DEEDS = (IonicGas,)
