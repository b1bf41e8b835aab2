"""Psychoarchaeology: specialties serve for nothing, and are sold for trade goods."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class Psychoarchaeology(Modifier):
    """You can use technology specialties on planets you control without exhausting them, even if they are exhausted.
    In the action phase you can exhaust planets with a technology specialty to gain 1 trade good each."""

    def keeps_specialties(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner

    def sells_specialties(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


STANDING = Psychoarchaeology
