"""What tests of Race's words share: readers, and whether a text can be shown."""

from __future__ import annotations

import re

from orrery.race.words import RaceWords
from orrery.words import Panel

NAMES = ["Anna", "Ben", "Clara", "David", "Emil", "Fanny"]


def words(language: str = "en", seat: int = 0) -> RaceWords:
    return RaceWords(language, NAMES, seat)


def sound(text: str) -> bool:
    """Words that can be shown: something is said, nothing was left to be filled in, no space or stop is doubled."""
    return bool(text) and text == text.strip() and not re.search(r"[{}]|  | [.,;:)]|\.\.|None", text)


def shown(panels: list[Panel]) -> str:
    return "\n".join([panel.title + "\n" + "\n".join([" | ".join(row) for row in panel.rows]) for panel in panels])
