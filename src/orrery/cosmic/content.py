"""Everything that can act, by window: gathered once from the files of the aliens, artifacts and technologies."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from orrery.cosmic.cards import (
    ALIENS,
    ARTIFACTS,
    CARDS,
    CLASSIC_FILCH,
    NUMBERS,
    POWERS,
    REINFORCEMENT,
    TECHNOLOGIES,
    TECHS,
    flare_of,
)
from orrery.cosmic.rules import deed, reinforcements, research
from orrery.cosmic.sheet import SHEETS
from orrery.kernel.deed import Registry

Deeds = tuple[type[deed.Deed], ...]


def gathered() -> dict[int, Deeds]:
    """The deeds of every power, card and technology."""
    found: dict[int, Deeds] = {}
    for alien, key in enumerate(ALIENS):
        add_alien(found, alien, module("aliens", key))
    for key, _ in ARTIFACTS:
        for card in NUMBERS[key]:
            found[card] = module("artifacts", key).DEEDS
    for each in CARDS:
        if each.type == REINFORCEMENT:
            found[each.number] = reinforcements.DEEDS
    for number, (key, _) in enumerate(TECHNOLOGIES):
        file = module("technologies", key)
        found[TECHS + number] = file.DEEDS
        if hasattr(file, "COMPLETED"):
            research.COMPLETED[number] = file.COMPLETED
        if hasattr(file, "LEAVES"):
            deed.LEAVING[number] = file.LEAVES
    return found


def add_alien(found: dict[int, Deeds], alien: int, file: Any) -> None:
    found[POWERS + alien] = (*file.POWER, deed.TurnUp)
    found[flare_of(alien)] = (*file.WILD, *file.SUPER)
    if hasattr(file, "CLASSIC_WILD"):
        found[CLASSIC_FILCH] = (*file.CLASSIC_WILD, *file.SUPER)
    if hasattr(file, "SHEET"):
        SHEETS[alien] = file.SHEET


def module(folder: str, key: str) -> Any:
    """The file of a card or alien. One that is missing is a mistake, so it raises."""
    return import_module(f"orrery.cosmic.{folder}.{key.replace('-', '_')}")


REGISTRY: Final[Registry[deed.Deed]] = Registry(gathered())
