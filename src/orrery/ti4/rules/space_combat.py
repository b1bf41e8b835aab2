"""Space combat: rounds of barrage, retreats, dice, hits and retreat, until one side or none has ships."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.combat import combatants, fighting, nobody_can_win
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.combat_round import CombatRound, Thrown
from orrery.ti4.rules.hits import AssignHits
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.rules.retreat import Retreat, items_of, retreats
from orrery.ti4.state import FLEET_DUE, NOBODY, Galaxy
from orrery.ti4.windows import (
    AFTER_ASSIGN_SPACE_COMBAT_HITS,
    AFTER_RETREAT_ANNOUNCED,
    AFTER_SPACE_COMBAT_ROLL,
    AFTER_SPACE_COMBAT_WON,
    BEFORE_SPACE_COMBAT,
    END_OF_SPACE_COMBAT_ROLL_STEP,
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_ANNOUNCE_RETREATS,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_COMBAT_WON,
)

STAY: Final = Option("stay")


class SpaceCombat(Procedure):
    """The active player against one other, in the active system."""

    SCOPE = "combat"
    STEPS = (
        At("ti4:71.2", BEFORE_SPACE_COMBAT),
        Loop("ti4:71.8", "next_round"),
        Step("ti4:71.10", "name_winner"),
        Step("ti4:71.10", "let_winner_act"),
        Step("ti4:71.10", "let_winner_act_after"),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        system: int,
        rounds: int = 0,
        winner: int = NOBODY,
        drawn: bool = False,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.rounds = rounds
        self.winner = winner
        self.drawn = drawn  # a card has said so, whoever has ships left

    def next_round(self, game: Galaxy) -> Next:
        if not (fighting(game, self.attacker, self.system) and fighting(game, self.defender, self.system)):
            return None
        self.rounds += 1
        return Call(SpaceCombatRound(self.attacker, self.defender, self.rounds, system=self.system))

    def name_winner(self, game: Galaxy) -> Next:
        """Who alone has ships left has won; who retreated has lost; nobody left is a draw."""
        for seat in (self.attacker, self.defender):
            game.mark(FLEET_DUE, seat, self.system)  # from here on capacity counts again (71.10a)
            if has_ships(game, seat, self.system) and not self.drawn:
                self.winner = seat
        game.note("space combat over", self.winner, self.system, self.rounds)
        return None

    def let_winner_act(self, game: Galaxy) -> Next:
        return opened(game, WHEN_COMBAT_WON) if self.winner != NOBODY else None

    def let_winner_act_after(self, game: Galaxy) -> Next:
        return opened(game, AFTER_SPACE_COMBAT_WON) if self.winner != NOBODY else None


class SpaceCombatRound(CombatRound):
    SCOPE = "combat round"
    STEPS = (
        At("ti4:20.4a", START_OF_SPACE_COMBAT_ROUND),
        Step("ti4:71.3", "fire_barrage"),
        Step("ti4:71.3a", "leave_if_over"),
        At("ti4:71.4", START_OF_ANNOUNCE_RETREATS),
        Loop("ti4:71.4", "choose_retreat", "announce"),
        Step("ti4:F.general.2", "end_what_nobody_can_win"),
        Loop("ti4:71.5", "roll_next_group"),
        At("ti4:71.5", END_OF_SPACE_COMBAT_ROLL_STEP),
        Loop("ti4:71.6", "assign_hits"),
        At("ti4:71.6", AFTER_ASSIGN_SPACE_COMBAT_HITS),
        Step("ti4:71.7", "retreat"),
        At("ti4:71.9a", END_OF_SPACE_COMBAT_ROUND),
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
        system: int = NOBODY,
        intercepted: bool = False,
        asked: int = 0,
        retreating: int = NOBODY,
        thrown: tuple[Thrown, ...] = (),
    ) -> None:
        super().__init__(attacker, defender, number, roller, value, dice, rolled, hits, thrown)
        self.system = system
        self.asked = asked  # how many were asked whether they retreat
        self.intercepted = intercepted  # what is announced does not take place
        self.retreating = retreating

    def place(self) -> int:
        return self.system

    def after_roll(self) -> str:
        return AFTER_SPACE_COMBAT_ROLL

    def more_on_rolls(self, game: Galaxy, seat: int) -> int:
        """The defender hits better in a nebula (65.3)."""
        return int(seat == self.defender and "nebula" in game.chart.anomalies[self.system])

    # -- barrage ---------------------------------------------------------------------------------------------------

    def fire_barrage(self, game: Galaxy) -> Next:
        """In the first round only, and also where there are no fighters."""
        if self.is_over(game) or self.number > 1:
            return None
        return Call(Barrage(self.attacker, self.defender, self.system))

    def leave_if_over(self, game: Galaxy) -> Next:
        """What acts at the end of a combat acts now too: its last round ends, however short it was."""
        return Goto(END_OF_SPACE_COMBAT_ROUND) if self.is_over(game) else None

    # -- retreats --------------------------------------------------------------------------------------------------

    def choose_retreat(self, game: Galaxy) -> Next:
        """The defender, then the attacker; a retreat of the defender bars the attacker's."""
        while self.asked < 2 and self.retreating == NOBODY:
            seat = self.defender if self.asked == 0 else self.attacker
            if retreats(game, seat, self.system) and not (seat == self.attacker and self._is_endless(game)):
                return Decision(seat, "announce retreat", [STAY, Option("retreat")], things=(("system", self.system),))
            self.asked += 1
        return None

    def announce(self, game: Galaxy, reply: Reply) -> Next:
        self.asked += 1
        if reply.option().key == STAY.key:
            return None
        return self._announced(game, reply.answers[0].seat)

    def _announced(self, game: Galaxy, seat: int) -> Next:
        self.retreating = seat
        game.note("retreat announced", seat, self.system)
        return opened(game, AFTER_RETREAT_ANNOUNCED)

    def _is_endless(self, game: Galaxy) -> bool:
        return nobody_can_win(game, self.attacker, self.defender, self.system)

    def end_what_nobody_can_win(self, game: Galaxy) -> Next:
        """The attacker retreats without being asked; with nowhere to go all units in the combat are destroyed."""
        if self.is_over(game):
            return Goto(END_OF_SPACE_COMBAT_ROUND)
        if self.retreating != NOBODY or not self._is_endless(game):
            return None
        if retreats(game, self.attacker, self.system):
            return self._announced(game, self.attacker)
        force = game.players[self.attacker].ships_in(self.system)
        doomed: list[Doomed] = []
        for type in combatants(game, self.attacker, self.system):
            doomed += [(self.attacker, self.system, type, hurt) for _, _, hurt in items_of(force, type)]
        destroy_units(game, doomed)
        return Goto(END_OF_SPACE_COMBAT_ROUND)

    # -- hits and retreat ------------------------------------------------------------------------------------------

    def assign_hits(self, game: Galaxy) -> Next:
        """Both sides, until no hits are open: some arise while others are assigned."""
        batches = self.take_hits()
        return Call(AssignHits(self.system, batches)) if batches else None

    def retreat(self, game: Galaxy) -> Next:
        if self.retreating == NOBODY or self.intercepted or self.is_over(game):
            return None
        return Call(Retreat(self.retreating, self.system))


def combat_round(game: Galaxy) -> SpaceCombatRound:
    """The round in which a card is about to act."""
    now = game.innermost(SpaceCombatRound)
    assert isinstance(now, SpaceCombatRound)
    return now
