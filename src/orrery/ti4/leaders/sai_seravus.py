"""Sai Seravus, commander of the Creuss: nobody comes out of a wormhole alone."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import holes_of
from orrery.ti4.limits import capacity, docked_fighters, troops_to_hold
from orrery.ti4.queries import has_units
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.storm import THROUGH
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, count
from orrery.ti4.windows import AFTER_SHIPS_MOVED

SYSTEMS: Final = 3  # with alpha or beta wormholes


def moving(game: Galaxy) -> Movement:
    now = game.innermost(Movement)
    assert isinstance(now, Movement)
    return now


def escorts(game: Galaxy, seat: int) -> int:
    """One for each ship that has come by a wormhole, as far as there is room for them: in ships and at space docks, not
    in the fleet pool."""
    movement = moving(game)
    came = movement.stormed if movement.storm == THROUGH else movement.holed
    force = game.players[seat].ships_in(movement.system)
    held = count(force, FIGHTER) + troops_to_hold(game, seat, force)
    room = capacity(game, seat, force) + docked_fighters(game, seat, movement.system) - held
    return max(0, min(came, room))


class SaiSeravus(Deed):
    """After your ships move: for each with capacity that moved through a wormhole you may place 1 fighter with it, if
    capacity is unused in the active system."""

    WINDOWS = (AFTER_SHIPS_MOVED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, number: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.number = number

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        movement = moving(game)
        if movement.seat != seat or source not in movement.leaders or not escorts(game, seat):
            return False
        return figure_at_hand(game, seat, FIGHTER, movement.system)

    def choose(self, game: Galaxy) -> Next:
        if self.number:
            return None
        numbers = [Option("escorts", (("number", each),)) for each in range(escorts(game, self.seat), 0, -1)]
        return Decision(self.seat, "escorts", numbers, things=(("system", moving(game).system),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.number = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, moving(game).system, FIGHTER, self.number))


def systems_held(game: Galaxy, seat: int) -> tuple[int, int]:
    holes = holes_of(game)
    gates = [system for system in holes if "alpha" in holes[system] or "beta" in holes[system]]
    return len([system for system in gates if has_units(game, seat, system)]), SYSTEMS


DEEDS = (SaiSeravus,)
UNLOCKS = systems_held
