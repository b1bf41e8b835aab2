"""Cosmic Field Generator: a Cosmic Zap that is no artifact."""

from __future__ import annotations

from orrery.cosmic.rules.deed import Invent, Use, subject, zap
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import POWER_USED
from orrery.kernel.procedure import Next


class CosmicFieldGenerator(Invent):
    """Discarded when any power is used, one's own included: the use is cancelled, the power off until the end."""

    WINDOWS = (POWER_USED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Use)

    def commit(self, game: Cosmic) -> Next:
        zap(game)
        return None


DEEDS = (CosmicFieldGenerator,)
