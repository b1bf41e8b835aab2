"""What leaders and mechs say: a file for each faction with their texts (TEXTS) and, where they ask or tell something
that nothing else does, those sentences (ASKS, OPTIONS, EVENTS, and CARRYING for the events). English and German."""

from __future__ import annotations

from typing import Final

from orrery.ti4.faction import FACTIONS
from orrery.ti4.words.sheets import Pairs, carried, gathered

COURTS: Final = tuple([f"leaders.{faction.key}" for faction in FACTIONS if faction.court is not None])
TEXTS: Final[Pairs] = gathered("TEXTS", COURTS)
ASKS: Final[Pairs] = gathered("ASKS", COURTS)
OPTIONS: Final[Pairs] = gathered("OPTIONS", COURTS)
EVENTS: Final[Pairs] = gathered("EVENTS", COURTS)
CARRYING: Final[dict[str, tuple[str, ...]]] = carried(COURTS)
