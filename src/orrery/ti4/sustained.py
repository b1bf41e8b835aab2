"""Which units have sustained damage in a round of combat: as long as they are there they are told from older wrecks."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class Sustained(Modifier):
    """A unit of this type has sustained damage in this round, and is still there."""

    SCOPE = "combat round"


def forget_sustained(game: Galaxy, seat: int, type: int) -> None:
    """A unit that has sustained damage in this round is repaired or gone: the damaged ones that are left are older."""
    for each in game.lasting(Sustained):
        if (each.owner, each.about) == (seat, type):
            game.effects.remove(each)
            return
