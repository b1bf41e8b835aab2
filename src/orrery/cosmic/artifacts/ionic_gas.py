"""Ionic Gas: neither compensation nor rewards."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import OUTCOME
from orrery.kernel.procedure import Next


class NoCompensation(Modifier):
    KEY = "no compensation"

    def denies_compensation(self) -> bool:
        return True


class NoRewards(Modifier):
    KEY = "no rewards"

    def denies_rewards(self) -> bool:
        return True


class IonicGas(Artifact):
    """Any player, once the winner is known: nobody collects compensation or rewards in this encounter."""

    WINDOWS = (OUTCOME,)
    WHY = "no-winner"

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().outcome in (OFFENSE_WINS, DEFENSE_WINS)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(NoCompensation(self.seat))
        game.begin_effect(NoRewards(self.seat))
        return None


DEEDS = (IonicGas,)
