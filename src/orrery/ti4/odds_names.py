"""The names of what a question about odds may hold."""

from __future__ import annotations

from orrery.ti4.names import FACTION_NAMES, NAMES
from orrery.ti4.units import TYPES, UNIT


def name_of(word: str, language: str) -> str:
    """The name of a unit, technology, ability, card or faction by the word that a question has for it."""
    key = word
    if word not in UNIT and word.replace("-", " ") in TYPES:
        key = f"{word}-1"
    english, german = FACTION_NAMES[key] if key in FACTION_NAMES else NAMES[key]
    return german if language == "de" else english
