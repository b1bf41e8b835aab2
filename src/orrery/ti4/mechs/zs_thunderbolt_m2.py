"""ZS Thunderbolt M2, mech of the Sol: it drops with the soldiers."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deploying import Deploy
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_ABILITY_USED

ORBITAL_DROP: Final = NUMBER["orbital-drop"]


class ZsThunderboltM2(Deploy):
    """After you use Orbital Drop: spend 3 resources to place a mech on the same planet."""

    WINDOWS = (AFTER_ABILITY_USED,)
    PRICE = 3

    @classmethod
    def site(cls, game: Galaxy, seat: int) -> int:
        use = what_happened(game)
        return ON_PLANET + use.number if (use.seat, use.about) == (seat, ORBITAL_DROP) else NOBODY


DEEDS = (ZsThunderboltM2,)
