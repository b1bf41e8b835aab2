"""Valkyrie Exoskeleton, mech of the N'orr: who hits it is hit."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.kernel.window import opened
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.ground_combat import GroundCombatRound
from orrery.ti4.rules.hits import AssignHits, hits_against
from orrery.ti4.rules.sustaining import SustainDamage
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH
from orrery.ti4.windows import AFTER_SUSTAIN_DAMAGE_USED


def round_of(game: Galaxy) -> GroundCombatRound | None:
    """The round of ground combat in which the damage is sustained; none, if it is of a bombardment or of cannons."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, GroundCombatRound):
            return frame.procedure
    return None


class ValkyrieExoskeleton(Deed):
    """After it uses sustain damage in a ground combat it makes 1 hit against the opponent's ground forces there."""

    WINDOWS = (AFTER_SUSTAIN_DAMAGE_USED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = game.innermost(SustainDamage)
        assert isinstance(use, SustainDamage)
        mine = (use.seat, use.type) == (seat, MECH) and use.place >= ON_PLANET
        return mine and round_of(game) is not None

    def commit(self, game: Galaxy) -> Next:
        hits, fight = game.innermost(AssignHits), round_of(game)
        assert isinstance(hits, AssignHits)
        assert fight is not None
        hits.batches += hits_against(fight.opponent(self.seat), self.seat, 1)
        return opened(game, hits.WINDOW)


DEEDS = (ValkyrieExoskeleton,)
