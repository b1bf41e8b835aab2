"""The tactical action: activation, movement, space combat, invasion, production."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import enemies_in, has_ships
from orrery.ti4.routes import reach
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.moves import place_token
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import Force, count
from orrery.ti4.windows import (
    AFTER_SYSTEM_ACTIVATED,
    AFTER_TACTICAL_ACTION,
    END_OF_TACTICAL_ACTION,
    WHEN_SYSTEM_ACTIVATED,
)


class TacticalAction(Procedure):
    SCOPE = "tactical action"
    STEPS = (
        Step("ti4:88.1", "choose_system", "activate"),
        At("ti4:88.1", WHEN_SYSTEM_ACTIVATED),
        At("ti4:88.1", AFTER_SYSTEM_ACTIVATED),
        Step("ti4:88.2", "move"),
        Loop("ti4:88.3", "choose_enemy", "fight"),
        Step("ti4:88.4", "invade"),
        Step("ti4:88.5", "produce"),
        At("ti4:88", END_OF_TACTICAL_ACTION),
        Step("ti4:6.4", "leave_system"),
        At("ti4:88", AFTER_TACTICAL_ACTION),
    )

    def __init__(
        self,
        seat: int,
        system: int = NOBODY,
        found: tuple[tuple[int, int, Force], ...] = (),
        areas: tuple[tuple[int, ...], ...] = (),
        skips: tuple[str, ...] = (),
        fought: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.system = system
        self.found = found  # seat, place, force: what stood in the system when it was activated
        self.areas = areas  # what lay in each play area then
        self.skips = skips  # names of steps that are left out
        self.fought = fought  # who was fought in space

    def choose_system(self, game: Galaxy) -> Next:
        return Decision(self.seat, "activate", about("system", may_activate(game, self.seat)))

    def question_numbers(self, game: Galaxy, decision: Decision) -> tuple[int, ...]:
        return arrivals(game, self.seat) if decision.prompt == "activate" else decision.values

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a system that cannot be activated, or of the system that a planet lies in."""
        kind, number = thing
        if self.system != NOBODY:  # asked whom to fight first
            return None
        if kind == "planet" and 0 <= number < len(game.chart.system_of):
            number = game.chart.system_of[number]
        if kind in ("system", "planet") and number in game.players[seat].tokens:
            return Refused("own-token", (number,), "ti4:6.2")
        return Refused("activate-the-system", (number,), "ti4:88.1") if kind == "planet" and number >= 0 else None

    def activate(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        game.players[self.seat].tactic -= 1
        place_token(game, self.seat, self.system)
        game.active_system = self.system
        self.found = standing_in(game, self.system)
        self.areas = tuple([player.area for player in game.players])
        game.note("activated", self.seat, self.system)
        return None

    def move(self, game: Galaxy) -> Next:
        return None if "move" in self.skips else Call(Movement(self.seat, self.system))

    def choose_enemy(self, game: Galaxy) -> Next:
        """One combat after the other, should several others have ships there: two fight in each (71)."""
        enemies = [other for other in enemies_in(game, self.seat, self.system) if other not in self.fought]
        if "fight" in self.skips or not enemies or not has_ships(game, self.seat, self.system):
            return None
        return Decision(self.seat, "next enemy", about("seat", enemies), things=(("system", self.system),))

    def fight(self, game: Galaxy, reply: Reply) -> Next:
        enemy = reply.option().id()
        self.fought += (enemy,)
        return Call(SpaceCombat(self.seat, enemy, self.system))

    def invade(self, game: Galaxy) -> Next:
        """Also without ships: ground combats take place wherever ground forces of two players stand (27.4)."""
        return None if "invade" in self.skips else Call(Invasion(self.seat, self.system))

    def produce(self, game: Galaxy) -> Next:
        return None if "produce" in self.skips else Call(Produce(self.seat, self.system))

    def leave_system(self, game: Galaxy) -> Next:
        game.active_system = NOBODY
        return None


def may_activate(game: Galaxy, seat: int) -> list[int]:
    """The systems without a command token of that player; those of others do not matter."""
    tokens = game.players[seat].tokens
    return [system for system in range(game.chart.systems) if system not in tokens]


def arrivals(game: Galaxy, seat: int) -> tuple[int, ...]:
    """For each system how many ships of that player could arrive if it were activated; -1: it cannot be."""
    space, may = game.players[seat].space, may_activate(game, seat)
    comes = [sum([count(space[start], type) for start, type in ships]) for ships in reach(game, seat)]
    return tuple([number if system in may else -1 for system, number in enumerate(comes)])


def standing_in(game: Galaxy, system: int) -> tuple[tuple[int, int, Force], ...]:
    """Everybody's units in a system, in space and on its planets: seat, place, force."""
    found: list[tuple[int, int, Force]] = []
    for seat, player in enumerate(game.players):
        if player.ships_in(system):
            found.append((seat, system, player.ships_in(system)))
        for planet in game.chart.planets[system]:
            if player.troops_on(planet):
                found.append((seat, ON_PLANET + planet, player.troops_on(planet)))
    return tuple(found)
