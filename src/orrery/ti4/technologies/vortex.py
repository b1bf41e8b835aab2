"""Vortex, of the Vuil'raith: what has been seen next door can be had."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.reinforcements import TOKENED, left_of
from orrery.ti4.rules.capturing import capture, dock_systems, may_capture
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import GROUND, SHIPS, Force, count
from orrery.ti4.windows import ACTION


def in_reinforcements(game: Galaxy, seat: int, type: int) -> bool:
    """A unit of that type can be taken from there; of fighters and infantry a token comes from the supply (50.3)."""
    return type in TOKENED or left_of(game, seat, type) > 0


def prey(game: Galaxy, seat: int) -> list[tuple[int, int]]:
    """Whose units of which type can be captured: such stand in a system adjacent to a space dock of this player."""
    near = {system for dock in dock_systems(game, seat) for system in adjacent(game, dock, seat)}
    found: list[tuple[int, int]] = []
    for other, player in enumerate(game.players):
        if may_capture(game, seat, other):
            there: list[Force] = []
            for system in sorted(near):
                there.append(player.ships_in(system))
                there += [player.troops_on(planet) for planet in game.chart.planets[system]]
            types = [type for type in (*SHIPS, *GROUND) if any(count(force, type) for force in there)]
            found += [(other, type) for type in types if in_reinforcements(game, other, type)]
    return found


class Vortex(Deed):
    """As an action, exhaust: choose a unit of another player, but no structure, in a system adjacent to a space dock of
    yours; you capture a unit of that type from that player's reinforcements."""

    WINDOWS = (ACTION,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, whose: int = NOBODY, type: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.whose = whose
        self.type = type

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(prey(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.whose != NOBODY:
            return None
        options = [Option("capture", (("seat", other), ("type", type))) for other, type in prey(game, self.seat)]
        return Decision(self.seat, "capture what", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.whose, self.type = [number for _, number in reply.option().things]
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.whose), ("type", self.type)) if self.whose != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        capture(game, self.seat, self.whose, self.type)
        return None


DEEDS = (Vortex,)
