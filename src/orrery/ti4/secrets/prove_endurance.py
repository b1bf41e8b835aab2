"""Prove Endurance: be the last player to pass in a round."""

from __future__ import annotations

from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.rules.turn import Pass
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_PLAYER_PASSES


class ProveEndurance(ScoreSecret):
    """Who is eliminated does not pass any more."""

    WINDOWS = (WHEN_PLAYER_PASSES,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        passing = game.innermost(Pass)
        assert isinstance(passing, Pass)
        return passing.seat == seat and all(player.passed or player.eliminated for player in game.players)


DEEDS = (ProveEndurance,)
