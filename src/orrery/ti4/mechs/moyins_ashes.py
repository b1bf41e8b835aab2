"""Moyin's Ashes, mech of the Yin: who is converted is remade."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class MoyinsAshes(Modifier):
    """Deploy: when you use Indoctrination, spend 1 influence more to replace that infantry with a mech."""

    def turns_into_mechs(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


STANDING = MoyinsAshes
