"""Ahk-Syl Siven, hero of the Nomad: for a round nothing holds the flagship."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Hero
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP
from orrery.ti4.windows import ACTION


class Unheld(Modifier):
    SCOPE = "round"

    def frees_ships(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        return (FLAGSHIP,) if seat == self.owner else ()


class AhkSylSiven(Hero):
    """As an action: in this round your flagship and what it transports may leave systems with command tokens of yours.
    The card lies beside the board until the round ends; nothing can be done with it there, so it is purged at once."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Unheld(self.seat))
        return None


DEEDS = (AhkSylSiven,)
