"""Cosmic Zap: cancels the use of a power."""

from __future__ import annotations

from orrery.cosmic.rules.deed import Artifact, Use, subject, zap
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import POWER_USED
from orrery.kernel.procedure import Next


class CosmicZap(Artifact):
    """Any player, when any power is used, one's own included: the use is cancelled, the power off until the end."""

    WINDOWS = (POWER_USED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Use)

    def commit(self, game: Cosmic) -> Next:
        zap(game)
        return None


DEEDS = (CosmicZap,)
