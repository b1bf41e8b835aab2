"""Structures of others that change sides instead of falling when a planet is gained."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.moves import add_on_planet
from orrery.ti4.rules.placing import PlaceUnits, SetDown
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS, SPACE_DOCK, count, whole


def structures(game: Galaxy, seat: int, planet: int) -> tuple[tuple[int, int], ...]:
    """Owner and type of each structure of others on a planet."""
    found: list[tuple[int, int]] = []
    for other, player in enumerate(game.players):
        if other != seat:
            force = player.troops_on(planet)
            found += [(other, type) for type in (PDS, SPACE_DOCK) for _ in range(count(force, type))]
    return tuple(found)


def may_take_over(game: Galaxy, seat: int, planet: int) -> bool:
    """Some structure of others there could be replaced by one of this player."""
    return any(at_hand(game, seat, type) for _, type in structures(game, seat, planet))


class TakeOver(Procedure):
    """One structure after the other. Those that nothing replaces fall when control is gained."""

    STEPS = (Loop("ti4:31.9", "take_over_next"),)

    def __init__(self, seat: int, planet: int, todo: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.planet = planet
        self.todo = todo  # owner and type

    def take_over_next(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        (owner, type), self.todo = self.todo[0], self.todo[1:]
        return Call(ReplaceStructure(self.seat, self.place_for(game, type), type, 1, owner, self.planet))

    def place_for(self, game: Galaxy, type: int) -> int:
        """A dock that belongs in space stands in the space of that system (34.1a)."""
        in_space = unit_of(game, self.seat, type).in_space
        return game.chart.system_of[self.planet] if in_space else ON_PLANET + self.planet


class ReplaceStructure(PlaceUnits):
    """The structure of another goes back to the reinforcements, and one's own stands in its place."""

    def __init__(self, seat: int, at: int, type: int, number: int, owner: int, planet: int) -> None:
        super().__init__(seat, at, type, number)
        self.owner = owner
        self.planet = planet

    def place(self, game: Galaxy) -> Next:
        if not self.lacking(game):
            theirs = game.players[self.owner].troops_on(self.planet)
            add_on_planet(game, self.owner, self.planet, self.type, -1, not whole(theirs, self.type))
            return Call(SetDown(self.seat, self.at, self.type))
        return None
