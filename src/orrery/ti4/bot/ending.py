"""When the game may end: a hero who is kept for a better day may never see it."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.aims import Aims

IN_A_ROUND: Final = 3  # points that somebody may still score in a round: two objectives, one of them of stage II


def may_end(aims: Aims) -> bool:
    """Somebody may win in this round."""
    table = aims.table
    return max([player.points for player in table.players]) >= table.goal - IN_A_ROUND


def worth_of_hero(aims: Aims, usual: float, any_good: float) -> float:
    """What a hero must bring: a good deal, as long as a better day may come; anything good, once the game may end."""
    return any_good if may_end(aims) else usual
