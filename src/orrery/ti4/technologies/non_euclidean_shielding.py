"""Non-Euclidean Shielding, of the Letnev: a shield for two hits."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class NonEuclideanShielding(Modifier):
    """When one of your units uses sustain damage it cancels 2 hits instead of 1."""

    def cancels_more(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.owner)


STANDING = NonEuclideanShielding
