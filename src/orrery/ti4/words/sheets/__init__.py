"""What the factions say: a file for each with the texts of its sheet (TEXTS) and, where it asks or tells something that
no other does, those sentences (ASKS, OPTIONS, EVENTS, and CARRYING for the events). English and German."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from orrery.ti4.faction import FACTIONS

Pairs = dict[str, tuple[str, str]]


SHEETS: Final = tuple([f"sheets.{faction.key}" for faction in FACTIONS])


def gathered(name: str, files: tuple[str, ...] = SHEETS) -> Pairs:
    found: Pairs = {}
    for file in files:
        found |= getattr(import_module(f"orrery.ti4.words.{file}"), name, {})
    return found


def carried(files: tuple[str, ...] = SHEETS) -> dict[str, tuple[str, ...]]:
    """What the values of their events are, as in `words.events`."""
    found: dict[str, tuple[str, ...]] = {}
    for file in files:
        part = getattr(import_module(f"orrery.ti4.words.{file}"), "CARRYING", {})
        for values, kinds in part.items():
            found[values] = (*found.get(values, ()), *kinds)
    return found


TEXTS: Final[Pairs] = gathered("TEXTS")
ASKS: Final[Pairs] = gathered("ASKS")
OPTIONS: Final[Pairs] = gathered("OPTIONS")
EVENTS: Final[Pairs] = gathered("EVENTS")
CARRYING: Final[dict[str, tuple[str, ...]]] = carried()
