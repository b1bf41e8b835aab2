"""A skirmish: rounds of nothing but the action phase, to try and to measure movement and combat."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.initiative import clockwise
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.moves import draw, ready_everything, repair_all, replenish, return_tokens
from orrery.ti4.rules.set_up import SetUp
from orrery.ti4.rules.tokens import pools, set_pools
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.state import NOBODY, Galaxy


class Skirmish(Procedure):
    """So many rounds; it ends without a winner unless somebody has the points."""

    STEPS = (Step("ti4:S1", "set_up"), Loop("ti4:80", "next_round"), Step("ti4:80", "end"))

    def __init__(self, rounds: int, factions: str = "", map: str = "", start: str = "", speaker: int = NOBODY) -> None:
        self.rounds = rounds
        self.factions = factions
        self.map = map
        self.start = start
        self.speaker = speaker

    def set_up(self, game: Galaxy) -> Next:
        return Call(SetUp(self.factions, self.map, self.start, self.speaker)) if self.factions else None

    def next_round(self, game: Galaxy) -> Next:
        game.mark_all_fleets()
        return Call(SkirmishRound()) if game.rounds <= self.rounds else None

    def end(self, game: Galaxy) -> Next:
        left = clockwise(game, 0) or list(range(game.seats))  # the last two may have destroyed each other
        best = max(game.players[seat].points for seat in left)
        game.finish([seat for seat in left if game.players[seat].points == best])
        return None


class SkirmishRound(Procedure):
    """Everybody acts; then tokens come back, everything is readied and repaired, and nobody is asked anything."""

    SCOPE = "round"
    STEPS = (Step("ti4:80", "act"), Step("ti4:80", "refresh"))

    def act(self, game: Galaxy) -> Next:
        game.note("round", NOBODY, game.rounds)
        return Call(ActionPhase())

    def refresh(self, game: Galaxy) -> Next:
        for seat, player in enumerate(game.players):
            if player.eliminated:
                continue
            return_tokens(game, seat)
            tactic, fleet, strategy = pools(game, seat)
            set_pools(game, seat, tactic + min(2, tokens_left(game, seat)), fleet, strategy)
            draw(game, seat, 1)
            replenish(game, seat)
            repair_all(game, seat)
            player.passed = False
        ready_everything(game)
        game.rounds += 1
        game.found = ()
        return None
