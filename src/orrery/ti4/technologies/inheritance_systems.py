"""Inheritance Systems, of the L1Z1X: knowledge for money."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy

THIS: Final = NUMBER["inheritance-systems"]
PRICE: Final = 2  # resources, besides what the research costs


class InheritanceSystems(Modifier):
    """When you research a technology you may exhaust this card and spend 2 resources: ignore all its prerequisites."""

    def skips_prerequisites(self, game: Galaxy, seat: int) -> tuple[int, int]:
        return (THIS, PRICE) if seat == self.owner else (THIS, 0)


STANDING = InheritanceSystems
