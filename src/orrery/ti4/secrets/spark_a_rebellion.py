"""Spark a Rebellion: win a combat against a player with the most victory points."""

from __future__ import annotations

from orrery.ti4.rules.combat_now import combat_now
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON, AFTER_SPACE_COMBAT_WON


class SparkARebellion(ScoreSecret):
    """Of several with the most points each will do (77.5), as they were when the combat was won; who is eliminated has
    none any more, but for the loser."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON, AFTER_GROUND_COMBAT_WON)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        combat = combat_now(game)
        if combat.winner != seat:
            return False
        loser = combat.defender if seat == combat.attacker else combat.attacker
        rivals = [points for other, points in enumerate(combat.points) if not game.players[other].eliminated]
        return points_of(game, loser) >= max(rivals)


def points_of(game: Galaxy, seat: int) -> int:
    """Of a loser whom the combat has eliminated: what that player had, for their token has left the track."""
    if game.players[seat].eliminated:
        return sum([number for _, gainer, _, _, number in game.gains if gainer == seat])
    return combat_now(game).points[seat]


DEEDS = (SparkARebellion,)
