"""Energy Cloak: the defense stands alone."""

from __future__ import annotations

from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import AIMED
from orrery.kernel.procedure import Next


class Cloaked(Modifier):
    KEY = "cloaked"

    def forbids_inviting(self, seat: int) -> bool:
        return seat == self.owner


class EnergyCloak(Invent):
    """As the offense, after aiming the gate, discarded: the defense may invite nobody in this encounter."""

    WINDOWS = (AIMED,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().defense >= 0

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Cloaked(game.now().defense))
        return None


DEEDS = (EnergyCloak,)
