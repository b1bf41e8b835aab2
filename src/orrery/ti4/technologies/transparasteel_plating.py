"""Transparasteel Plating, of the Yssaril: who has passed is out of it."""

from __future__ import annotations

from orrery.ti4.components import CARD, COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import ACTION, Galaxy


class TransparasteelPlating(Modifier):
    """In your turns of the action phase players who have passed cannot play action cards."""

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        if seat == self.owner or game.active != self.owner or game.phase != ACTION:
            return False
        return game.players[seat].passed and COMPONENTS[component].kind == CARD


STANDING = TransparasteelPlating
