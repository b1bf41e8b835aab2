"""The rule index for people."""

from __future__ import annotations

from typing import Any

from orrery.terminal.words import say
from orrery.title import Title


def worded(entry: dict[str, Any], part: str, language: str) -> str:
    """A part of the entry in that language, or in English where it is not translated."""
    translated = entry.get(f"{part}_{language}")
    return str(translated or entry[part])


def rule_line(entry: dict[str, Any], language: str) -> str:
    section, text = worded(entry, "section", language), worded(entry, "text", language)
    return say(language, "rule", rule=entry["id"], section=section, text=text)


def matching(title: Title, word: str, language: str) -> list[dict[str, Any]]:
    """The entries with that word in their text, their section or their id; all of them for an empty word."""
    wanted = word.casefold()
    return [
        entry
        for entry in title.rulebook().values()
        if wanted in f"{entry['id']} {worded(entry, 'section', language)} {worded(entry, 'text', language)}".casefold()
    ]
