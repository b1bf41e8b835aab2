"""Navarch Feng, commander of the Nomad: the flagship costs nothing."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.objective_cards import scored_secrets
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP

SECRETS: Final = 1


class NavarchFeng(Modifier):
    """You may produce your flagship without paying for it. It counts against every limit, and its cost is what is
    printed."""

    def pays_nothing(self, game: Galaxy, seat: int, type: int) -> bool:
        return (seat, type) == (self.owner, FLAGSHIP)


def secrets(game: Galaxy, seat: int) -> tuple[int, int]:
    return len(scored_secrets(game, seat)), SECRETS


STANDING = NavarchFeng
UNLOCKS = secrets
