"""Airo Shir Aur, hero of the Mahact: fleets go where they are sent, and fight."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.adjacency import adjacent
from orrery.ti4.limits import capacity, flies_alone, troops_to_hold
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import enemies_in, has_ships
from orrery.ti4.routes import may_be_moved_into
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.picking import Item
from orrery.ti4.rules.retreat import MoveAway, items_of
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FIGHTER, GROUND, count
from orrery.ti4.windows import ACTION


def lone_fleets(game: Galaxy) -> list[tuple[int, int]]:
    """Systems in whose space one player alone has ships, and that player."""
    found: list[tuple[int, int]] = []
    for system in range(game.chart.systems):
        there = [seat for seat in range(game.seats) if game.players[seat].ships_in(system)]
        if len(there) == 1 and has_ships(game, there[0], system):
            found.append((system, there[0]))
    return found


def targets(game: Galaxy, system: int, owner: int) -> list[int]:
    """Adjacent systems with ships of other players into which that fleet may come."""
    near = [each for each in adjacent(game, system, owner, True) if enemies_in(game, owner, each)]
    return [each for each in near if may_be_moved_into(game, owner, each)]


def ways(game: Galaxy) -> list[tuple[int, int, int]]:
    """Whose fleet could be sent from where to where."""
    return [(owner, start, end) for start, owner in lone_fleets(game) for end in targets(game, start, owner)]


class AiroShirAur(Hero):
    """As an action: move all units in the space area of a system to an adjacent one with ships of another player; they
    fight there, those that came attack, and nobody leaves that combat. It is no tactical action, so nothing fires at
    them and nothing answers an activation."""

    WINDOWS = (ACTION,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        owner: int = NOBODY,
        start: int = NOBODY,
        end: int = NOBODY,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.owner = owner
        self.start = start
        self.end = end

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(ways(game))

    def choose(self, game: Galaxy) -> Next:
        if self.end != NOBODY:
            return None
        options = [
            Option("send fleet", (("system", start), ("seat", owner), ("to", end))) for owner, start, end in ways(game)
        ]
        return Decision(self.seat, "send whose fleet", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.start, self.owner, self.end = [number for _, number in reply.option().things]
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.start), ("seat", self.owner), ("system", self.end)) if self.end != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(Benediction(self.seat, self.owner, self.start, self.end))


class Bound(Modifier):
    """Neither side leaves a combat."""

    SCOPE = "benediction"

    def holds_ships(self, game: Galaxy, seat: int) -> bool:
        return True


class Benediction(Procedure):
    """They go, and fight whoever is there."""

    SCOPE = "benediction"
    STEPS = (
        Step("ti4:17.9", "send"),
        Step("ti4:31.7", "bind"),
        Loop("ti4:71", "fight"),
    )

    def __init__(self, seat: int, owner: int, start: int, end: int, fought: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.owner = owner
        self.start = start
        self.end = end
        self.fought = fought

    def send(self, game: Galaxy) -> Next:
        return Call(Sent(self.owner, self.start, self.end, by=self.seat))

    def bind(self, game: Galaxy) -> Next:
        game.begin_effect(Bound(self.seat))
        return None

    def fight(self, game: Galaxy) -> Next:
        """One combat after the other, should several others have ships there."""
        left = [other for other in enemies_in(game, self.owner, self.end) if other not in self.fought]
        if not left or not has_ships(game, self.owner, self.end):
            return None
        self.fought += (left[0],)
        return Call(SpaceCombat(self.owner, left[0], self.end))


class Sent(MoveAway):
    """All units of a space area go, by the rules of their owner. Who sends its own fleet may carry ground forces of the
    planets there too, if no token of its own holds them; those of others stay."""

    TOLD = "fleet sent"
    STEPS = (*MoveAway.STEPS[:-2], MoveAway.STEPS[-1])  # no token is placed

    def __init__(
        self,
        seat: int,
        system: int,
        destination: int = NOBODY,
        cargo: tuple[tuple[Item, ...], ...] = (),
        passengers: tuple[Item, ...] = (),
        dice: tuple[int, ...] = (),
        came: tuple[int, ...] = (),
        boarding: tuple[tuple[int, int, bool], ...] = (),
        by: int = NOBODY,
    ) -> None:
        super().__init__(seat, system, destination, cargo, passengers, dice, came, boarding)
        self.by = by

    def mover(self) -> int:
        return self.by

    def _places(self, game: Galaxy) -> list[int]:
        """Who is in the space area goes in any case."""
        if self.by != self.seat or self.system in game.players[self.seat].tokens:
            return []
        return [ON_PLANET + planet for planet in game.chart.planets[self.system]]

    def choose_riders(self, game: Galaxy) -> Next:
        force = game.players[self.seat].ships_in(self.system)
        self.passengers = tuple([item for type in GROUND for item in items_of(force, type)])
        return super().choose_riders(game)

    def choose_passengers(self, game: Galaxy) -> Next:
        force = game.players[self.seat].ships_in(self.system)
        fighters = 0 if flies_alone(game, self.seat) else count(force, FIGHTER)
        room = capacity(game, self.seat, force) - troops_to_hold(game, self.seat, force) - fighters
        return self._take_along(game, self._places(game), max(0, room), self._who_need_room(game))


DEEDS = (AiroShirAur,)
