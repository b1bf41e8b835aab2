"""It Feeds on Carrion, hero of the Vuil'raith: whatever is near the tears may fall into them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.adjacency import adjacent, torn_systems
from orrery.ti4.initiative import clockwise
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.capturing import capture, may_capture
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CAPITAL, FIGHTER, GROUND, damaged, whole
from orrery.ti4.windows import ACTION

CAUGHT: Final = 3  # on this or less the ship is captured
Ship = tuple[int, int, int, bool]  # whose, system, type, damaged


def near_tears(game: Galaxy, seat: int) -> list[int]:
    """The systems with dimensional tears, whoever has them, and those adjacent to them."""
    torn = torn_systems(game)
    return sorted({system for tear in torn for system in (tear, *adjacent(game, tear, seat))})


def in_danger(game: Galaxy, seat: int) -> list[Ship]:
    """The ships of others there, but for fighters; who blockades a dock of this player has none that could be
    captured."""
    found: list[Ship] = []
    for other in clockwise(game, seat)[1:]:
        if may_capture(game, seat, other):
            for system in near_tears(game, seat):
                force = game.players[other].ships_in(system)
                for type in CAPITAL:
                    found += [(other, system, type, True)] * damaged(force, type)
                    found += [(other, system, type, False)] * whole(force, type)
    return found


class ItFeedsOnCarrion(Hero):
    """As an action: each other player rolls a die for each of its ships, but for fighters, in or next to a system with
    a dimensional tear; on 3 or less you capture it, with the fighters and ground forces that lose their room by
    that."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(in_danger(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(DimensionalAnchor(self.seat))


class Drawn(Modifier):
    """Who has no room any more is captured too."""

    SCOPE = "dimensional anchor"

    def captures_removed(self, game: Galaxy, seat: int, type: int) -> bool:
        return seat != self.owner and (type == FIGHTER or type in GROUND)


class DimensionalAnchor(Procedure):
    """All dice, then all that they cost; what is removed for want of room goes the same way, before it is over."""

    SCOPE = "dimensional anchor"
    STEPS = (
        Step("ti4:31.7", "begin"),
        Step("ti4:50.1", "roll"),
        Step("ti4:49.3", "have_captured"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, game: Galaxy) -> Next:
        game.begin_effect(Drawn(self.seat))
        return None

    def roll(self, game: Galaxy) -> Next:
        caught: list[Ship] = []
        for ship in in_danger(game, self.seat):
            die = game.rng.die(10)
            game.note_shown("anchor", ship[0], ship[2], die)
            caught += [ship] if die <= CAUGHT else []
        for other, system, type, hurt in caught:
            put_units(game, other, system, type, -1, hurt)
            capture(game, self.seat, other, type)
        return None

    def have_captured(self, game: Galaxy) -> Next:
        return None


DEEDS = (ItFeedsOnCarrion,)
