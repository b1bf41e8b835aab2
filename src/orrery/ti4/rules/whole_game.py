"""The whole game: set-up, rounds of phases, and who has won if nobody has reached the goal."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.set_up import SetUp
from orrery.ti4.rules.set_up_objectives import SetUpObjectives
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.state import NOBODY, Galaxy


class WholeGame(Procedure):
    """It ends by itself: with a player who has the points, or with the last objective."""

    STEPS = (Step("ti4:S1", "set_up"), Step("ti4:S12", "set_up_objectives"), Loop("ti4:80", "next_round"))

    def __init__(self, factions: str = "", map: str = "", start: str = "", speaker: int = NOBODY) -> None:
        self.factions = factions  # how the table is to be set up; "": it is
        self.map = map
        self.start = start
        self.speaker = speaker

    def set_up(self, game: Galaxy) -> Next:
        return Call(SetUp(self.factions, self.map, self.start, self.speaker)) if self.factions else None

    def set_up_objectives(self, game: Galaxy) -> Next:
        return Call(SetUpObjectives())

    def next_round(self, game: Galaxy) -> Next:
        game.mark_all_fleets()
        return Call(Round())


class Round(Procedure):
    """What holds "this round" ends with it."""

    SCOPE = "round"
    STEPS = (
        Step("ti4:80", "choose_strategies"),
        Step("ti4:80", "act"),
        Step("ti4:80", "settle"),
        Step("ti4:2.1", "vote"),
        Step("ti4:80", "end"),
    )

    def choose_strategies(self, game: Galaxy) -> Next:
        game.note("round", NOBODY, game.rounds)
        return Call(StrategyPhase())

    def act(self, game: Galaxy) -> Next:
        return Call(ActionPhase())

    def settle(self, game: Galaxy) -> Next:
        return Call(StatusPhase())

    def vote(self, game: Galaxy) -> Next:
        """Once the custodians have gone."""
        return None if game.custodians else Call(AgendaPhase())

    def end(self, game: Galaxy) -> Next:
        game.rounds += 1
        game.found = ()
        return None
