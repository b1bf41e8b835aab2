"""Dimensional Splicer, of the Creuss: who comes through a wormhole is torn."""

from __future__ import annotations

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import THIS_TYPE, AssignHits, hits_against
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.space_combat import combat_round, ships_to_strike
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND


class DimensionalSplicer(Deed):
    """At the start of a space combat in a system with a wormhole: produce 1 hit and assign it to a ship of your
    opponent, which may sustain it."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, ship: tuple[Item, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.ship = ship

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        if fight.number != 1 or seat not in (fight.attacker, fight.defender):
            return False
        return bool(wormholes_in(game, fight.system)) and bool(ships_to_strike(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.ship:
            return None
        things = (("system", combat_round(game).system),)
        return pick_units(self.seat, "splice ship", ships_to_strike(game, self.seat), 1, things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.ship = tuple(picked_units(reply.options()))
        return None

    def commit(self, game: Galaxy) -> Next:
        fight = combat_round(game)
        _, type, hurt = self.ship[0]
        named = type + COUNT if hurt else type
        batches = hits_against(fight.opponent(self.seat), self.seat, 1, THIS_TYPE, named)
        return Call(AssignHits(fight.system, batches))


DEEDS = (DimensionalSplicer,)
