"""Maneuvering Jets: one hit of space cannons misses."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.hits import hits_on
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS, BEFORE_ASSIGN_SPACE_CANNON_HITS


class Evaded(Modifier):
    SCOPE = "window"  # 3.6b: no second one on the same hits


class ManeuveringJets(ActionCard):
    """Before you assign hits of another player's space cannon roll: cancel 1 of them."""

    WINDOWS = (BEFORE_ASSIGN_SPACE_CANNON_HITS, BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return hits_on(game, seat) is not None and not has_lasting(game, Evaded, seat)

    def commit(self, game: Galaxy) -> Next:
        hits = hits_on(game, self.seat)
        assert hits is not None
        hits.cancel(self.seat, 1)
        game.begin_effect(Evaded(self.seat))
        return None


DEEDS = (ManeuveringJets,)
