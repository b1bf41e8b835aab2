"""Dark Energy Tap: what lies at the frontier is explored, and empty space is a place to retreat to."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import ExploreFrontier, may_explore_frontier
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_TACTICAL_ACTION


class DarkEnergyTap(Modifier):
    """Who may explore frontiers. Your ships can retreat into adjacent systems without units of others, even if nothing
    of yours is there."""

    def explores_frontiers(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner

    def retreats_anywhere(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class ExploresFrontier(Deed):
    """After you perform a tactical action in a system with a frontier token, if you have ships there, explore it. Among
    your other abilities of that moment it has no fixed place (29.2d, 31.19)."""

    WINDOWS = (AFTER_TACTICAL_ACTION,)
    DUTY = True
    WAITS = True
    WHILE_EXHAUSTED = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction) if game.frontier else None
        if not isinstance(action, TacticalAction) or action.seat != seat:
            return False
        return may_explore_frontier(game, seat, action.system)

    def announce(self, game: Galaxy) -> Next:
        """The exploration itself is told."""
        return None

    def commit(self, game: Galaxy) -> Next:
        action = game.innermost(TacticalAction)
        assert isinstance(action, TacticalAction)
        return Call(ExploreFrontier(self.seat, action.system))


DEEDS = (ExploresFrontier,)
STANDING = DarkEnergyTap
