"""How the bot plays leaders and mechs: a file for each faction with the reasons to use them (REASONS, by their keys)
and the answers to questions that nothing else asks (JUDGED, by their prompts)."""

from __future__ import annotations

from typing import Any

from orrery.ti4.bot import sheets
from orrery.ti4.faction import FACTIONS


def gathered(name: str) -> dict[str, Any]:
    return sheets.gathered(name, tuple([each.key for each in FACTIONS if each.court is not None]), "leaders")
