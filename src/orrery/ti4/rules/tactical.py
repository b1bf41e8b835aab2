"""The tactical action: activation, movement, space combat, invasion, production."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.queries import enemies_in, has_ships
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.moves import place_token
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy
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
        Loop("ti4:88.3", "fight"),
        Step("ti4:88.4", "invade"),
        Step("ti4:88.5", "produce"),
        At("ti4:88", END_OF_TACTICAL_ACTION),
        Step("ti4:6.4", "leave_system"),
        At("ti4:88", AFTER_TACTICAL_ACTION),
    )

    def __init__(self, seat: int, system: int = NOBODY) -> None:
        self.seat = seat
        self.system = system

    def choose_system(self, game: Galaxy) -> Next:
        tokens = game.players[self.seat].tokens
        systems = [system for system in range(game.chart.systems) if system not in tokens]
        return Decision(self.seat, "activate", about("system", systems))

    def activate(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        game.players[self.seat].tactic -= 1
        place_token(game, self.seat, self.system)
        game.active_system = self.system
        game.note("activated", self.seat, self.system)
        return None

    def move(self, game: Galaxy) -> Next:
        return Call(Movement(self.seat, self.system))

    def fight(self, game: Galaxy) -> Next:
        """One combat after the other, should there be several players in the system."""
        enemies = enemies_in(game, self.seat, self.system)
        if not enemies or not has_ships(game, self.seat, self.system):
            return None
        return Call(SpaceCombat(self.seat, enemies[0], self.system))

    def invade(self, game: Galaxy) -> Next:
        return Call(Invasion(self.seat, self.system)) if has_ships(game, self.seat, self.system) else None

    def produce(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, self.system))

    def leave_system(self, game: Galaxy) -> Next:
        game.active_system = NOBODY
        return None
