"""Everything that can act, by window: gathered once from the files of the aliens, artifacts and technologies."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from orrery.cosmic.cards import (
    ALIEN,
    ALIENS,
    ARTIFACTS,
    CARDS,
    CLASSIC_FILCH,
    NUMBERS,
    REINFORCEMENT,
    TECHNOLOGIES,
    flare_of,
)
from orrery.cosmic.registry import REGISTRY, Users
from orrery.cosmic.rules import deed, reinforcements, research
from orrery.cosmic.windows import BEFORE_CARDS, MUST_PLAY


def fill() -> None:
    """Fill the registry. Called once, when the game's set-up is imported."""
    for alien, key in enumerate(ALIENS):
        add_alien(alien, module("aliens", key))
    for key, _ in ARTIFACTS:
        file = module("artifacts", key)
        for card in NUMBERS[key]:
            add(file.DEEDS, "artifacts", card)
    for each in CARDS:
        if each.type == REINFORCEMENT:
            add(reinforcements.DEEDS, "artifacts", each.number)
    for number, (key, _) in enumerate(TECHNOLOGIES):
        file = module("technologies", key)
        add(file.DEEDS, "techs", number)
        if hasattr(file, "COMPLETED"):
            research.COMPLETED[number] = file.COMPLETED
        if hasattr(file, "LEAVES"):
            deed.LEAVING[number] = file.LEAVES


def add_alien(alien: int, file: Any) -> None:
    add((*file.POWER, deed.TurnUp), "powers", alien)
    add(file.WILD, "wild", flare_of(alien))
    add(file.SUPER, "super", flare_of(alien))
    if alien == ALIEN["filch"] and hasattr(file, "CLASSIC_WILD"):
        add(file.CLASSIC_WILD, "wild", CLASSIC_FILCH)
        add(file.SUPER, "super", CLASSIC_FILCH)


def add(deeds: tuple[Any, ...], kind: str, number: int) -> None:
    is_card = kind not in ("powers", "techs")
    for each in deeds:
        windows = set(each.WINDOWS)
        if is_card and BEFORE_CARDS in windows:
            windows.add(MUST_PLAY)  # what a defense without an encounter card must play first
        for window in windows:
            users = REGISTRY.setdefault(window, Users())
            getattr(users, kind).setdefault(number, []).append(each)
            if is_card:
                users.cards.add(number)


def module(folder: str, key: str) -> Any:
    """The file of a card or alien. One that is missing is a mistake, so it raises."""
    return import_module(f"orrery.cosmic.{folder}.{key.replace('-', '_')}")
