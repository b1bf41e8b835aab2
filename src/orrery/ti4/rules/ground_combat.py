"""Ground combat: rounds of dice and hits on one planet, until one side or none has ground forces."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Goto, Loop, Next, Step
from orrery.kernel.window import At, opened
from orrery.ti4.combat import fighting
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.rules.any_combat import AnyCombat, Fallen
from orrery.ti4.rules.combat_round import CombatRound, Thrown
from orrery.ti4.rules.hits import AssignGroundHits
from orrery.ti4.rules.moves import add_in_space, add_on_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SHIPS, damaged, whole
from orrery.ti4.windows import (
    AFTER_ASSIGN_GROUND_COMBAT_HITS,
    AFTER_GROUND_COMBAT_ROLL,
    AFTER_GROUND_COMBAT_WON,
    END_OF_GROUND_COMBAT_ROLL_STEP,
    END_OF_GROUND_COMBAT_ROUND,
    START_OF_GROUND_COMBAT_ROUND,
    WHEN_COMBAT_WON,
)


class GroundCombat(AnyCombat):
    """The active player against one other, on one planet."""

    STEPS = (
        Loop("ti4:20.3", "next_round"),
        Step("ti4:F.naalu.1", "return_to_space"),
        Step("ti4:20.4c", "name_winner"),
        Step("ti4:20.4c", "let_winner_act"),
        Step("ti4:20.4c", "let_winner_act_after"),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        planet: int,
        rounds: int = 0,
        winner: int = NOBODY,
        fallen: Fallen = (),
        points: tuple[int, ...] = (),
    ) -> None:
        super().__init__(attacker, defender, rounds, winner, fallen, points)
        self.planet = planet

    def next_round(self, game: Galaxy) -> Next:
        place = ON_PLANET + self.planet
        if not (fighting(game, self.attacker, place) and fighting(game, self.defender, place)):
            return None
        if not self.rounds:
            self.enter(game, game.chart.system_of[self.planet])
        self.rounds += 1
        return Call(GroundCombatRound(self.attacker, self.defender, self.rounds, planet=self.planet))

    def return_to_space(self, game: Galaxy) -> Next:
        lift_ships(game, self.attacker, self.planet)
        return None

    def name_winner(self, game: Galaxy) -> Next:
        """Who alone has ground forces left; nobody left is a draw."""
        for seat in (self.attacker, self.defender):
            if ground_forces_on(game, seat, self.planet):
                self.win(game, seat)
        game.note("ground combat over", self.winner, self.planet, self.rounds)
        return None

    def let_winner_act(self, game: Galaxy) -> Next:
        return opened(game, WHEN_COMBAT_WON) if self.winner != NOBODY else None

    def let_winner_act_after(self, game: Galaxy) -> Next:
        return opened(game, AFTER_GROUND_COMBAT_WON) if self.winner != NOBODY else None


def lift_ships(game: Galaxy, seat: int, planet: int) -> None:
    """What has landed as if it were a ground force goes back to the space area."""
    force = game.players[seat].troops_on(planet)
    if not force:
        return
    for type in SHIPS:
        for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
            if number:
                add_on_planet(game, seat, planet, type, -number, hurt)
                add_in_space(game, seat, game.chart.system_of[planet], type, number, hurt)


class GroundCombatRound(CombatRound):
    SCOPE = "combat round"
    STEPS = (
        At("ti4:20.4a", START_OF_GROUND_COMBAT_ROUND),
        Step("ti4:20.4", "leave_if_over"),
        Loop("ti4:20.1", "roll_next_group"),
        At("ti4:20.1", END_OF_GROUND_COMBAT_ROLL_STEP),
        Step("ti4:20.1", "roll_again"),
        Loop("ti4:20.2", "assign_hits"),
        At("ti4:20.2", AFTER_ASSIGN_GROUND_COMBAT_HITS),
        At("ti4:20.4b", END_OF_GROUND_COMBAT_ROUND),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        number: int = 1,
        roller: int = NOBODY,
        value: int = 0,
        dice: tuple[int, ...] = (),
        rolled: tuple[int, ...] = (),
        hits: tuple[int, int] = (0, 0),
        planet: int = NOBODY,
        thrown: tuple[Thrown, ...] = (),
        raised: tuple[int, ...] = (),
        again: bool = False,
        lifted: tuple[int, ...] = (),
    ) -> None:
        super().__init__(attacker, defender, number, roller, value, dice, rolled, hits, thrown, raised, again, lifted)
        self.planet = planet

    def place(self) -> int:
        return ON_PLANET + self.planet

    def after_roll(self) -> str:
        return AFTER_GROUND_COMBAT_ROLL

    def leave_if_over(self, game: Galaxy) -> Next:
        return Goto(END_OF_GROUND_COMBAT_ROUND) if self.is_over(game) else None

    def assign_hits(self, game: Galaxy) -> Next:
        batches = self.take_hits()
        return Call(AssignGroundHits(self.place(), batches)) if batches else None
