"""The tactical action: activation, movement, space combat, invasion, production."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, enemies_in, has_ships
from orrery.ti4.routes import reach
from orrery.ti4.rules.deed import CANCELLED, ENDED
from orrery.ti4.rules.invasion import GroundCombats, Invasion
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.moves import place_token, take_token_back
from orrery.ti4.rules.production import Produce, standing_in
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import Force, count
from orrery.ti4.windows import (
    AFTER_SYSTEM_ACTIVATED,
    AFTER_TACTICAL_ACTION,
    END_OF_TACTICAL_ACTION,
    WHEN_SYSTEM_ACTIVATED,
)

STRAIGHT: Final = "straight"  # what is skipped: all before ground forces are committed


class TacticalAction(Procedure):
    SCOPE = "tactical action"
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:88.1", "choose_system", "activate"),
        At("ti4:88.1", WHEN_SYSTEM_ACTIVATED),
        Step("ti4:E.il-na-viroset", "end_if_activated_again"),
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
        owners: tuple[tuple[int, int], ...] = (),
        holes: str = "",
        again: bool = False,
        sleepers: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.seat = seat
        self.system = system
        self.found = found  # seat, place, force: what stood in the system when it was activated
        self.areas = areas  # what lay in each play area then
        self.skips = skips  # names of steps that are left out
        self.fought = fought  # who was fought in space
        self.holes = holes  # the kinds of wormholes that it held then
        self.owners = owners  # planet, controller: whose the planets of the system were when it was activated
        self.again = again  # the system held a token of this player before
        self.sleepers = sleepers  # by seat: the planets that held a sleeper token then

    def choose_system(self, game: Galaxy) -> Next:
        """Who has given the last token up meanwhile chooses another action."""
        if not game.players[self.seat].tactic:
            return Done(CANCELLED)
        systems = sorted([*may_activate(game, self.seat), *may_activate_again(game, self.seat)])
        return Decision(self.seat, "activate", about("system", systems))

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
        if kind in ("system", "planet") and 0 <= number < game.chart.systems and number not in may_activate(game, seat):
            return Refused("activation-barred", (number,), "ti4:88.1")
        return Refused("activate-the-system", (number,), "ti4:88.1") if kind == "planet" and number >= 0 else None

    def activate(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        game.players[self.seat].tactic -= 1
        self.again = self.system in game.players[self.seat].tokens
        if self.again:
            take_token_back(game, self.seat, self.system)
        else:
            place_token(game, self.seat, self.system)
        game.active_system = game.activated = self.system
        self.found = standing_in(game, self.system)
        self.areas = tuple([player.area for player in game.players])
        self.holes = wormholes_in(game, self.system)
        self.sleepers = tuple([player.sleepers for player in game.players])
        self.owners = tuple([(planet, game.controller[planet]) for planet in game.chart.planets[self.system]])
        game.note("activated again" if self.again else "activated", self.seat, self.system)
        return None

    def end_if_activated_again(self, game: Galaxy) -> Next:
        """Both tokens have gone back; nothing answers it but notes that return, and the turn ends."""
        if not self.again:
            return None
        game.active_system = NOBODY
        return Done(ENDED)

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
        if "invade" in self.skips:
            return None
        return Call(Invasion(self.seat, self.system, straight=STRAIGHT in self.skips))

    def produce(self, game: Galaxy) -> Next:
        return None if "produce" in self.skips else Call(Produce(self.seat, self.system))

    def leave_system(self, game: Galaxy) -> Next:
        game.active_system = NOBODY
        return None


class FightOn(TacticalAction):
    """What has come to the units of others without moving or landing fights them, though the action is over."""

    STEPS = (
        Loop("ti4:88.3", "choose_enemy", "fight"),
        Step("ti4:88.4", "invade"),
        Step("ti4:6.4", "leave_system"),
    )

    def invade(self, game: Galaxy) -> Next:
        return Call(GroundCombats(self.seat, self.system))


def may_activate(game: Galaxy, seat: int) -> list[int]:
    """The systems without a command token of that player; those of others do not matter."""
    tokens, barring = game.players[seat].tokens, deciding(game, Modifier.bars_activation)
    systems = [system for system in range(game.chart.systems) if system not in tokens]
    return [system for system in systems if not any(each.bars_activation(game, seat, system) for each in barring)]


def may_activate_again(game: Galaxy, seat: int) -> list[int]:
    """The systems with a command token of that player, if it may activate such."""
    tokens, again = game.players[seat].tokens, deciding(game, Modifier.activates_again)
    if not tokens or not any(each.activates_again(game, seat) for each in again):
        return []
    barring = deciding(game, Modifier.bars_activation)
    return [system for system in tokens if not any(each.bars_activation(game, seat, system) for each in barring)]


def arrivals(game: Galaxy, seat: int) -> tuple[int, ...]:
    """For each system how many ships of that player could arrive if it were activated; -1: it cannot be."""
    space, may = game.players[seat].space, may_activate(game, seat) + may_activate_again(game, seat)
    comes = [sum([count(space[start], type) for start, type in ships]) for ships in reach(game, seat)]
    return tuple([number if system in may else -1 for system, number in enumerate(comes)])
