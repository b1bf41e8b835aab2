"""Mirror Computing, of the Mentak: a trade good buys twice as much."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class MirrorComputing(Modifier):
    """When you spend trade goods, each is worth 2 resources or 2 influence instead of 1."""

    def goods_worth(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.owner)


STANDING = MirrorComputing
