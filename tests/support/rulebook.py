"""The rule index of a game as it lies in the sources, and the rules that the sources cite."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

# With the compiled engine this file lies in build/fast, so the checkout is found by its project file.
CHECKOUT: Final = next(each for each in Path(__file__).resolve().parents if (each / "pyproject.toml").exists())
SOURCES: Final = CHECKOUT / "src" / "orrery"
RULE_ID: Final = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")


def entries_of(game: str) -> list[dict[str, Any]]:
    """Every entry in the order of the file: unlike `Title.rulebook`, an id that occurs twice stays twice."""
    entries: list[dict[str, Any]] = json.loads((SOURCES / game / "rulebook.json").read_text(encoding="utf-8"))
    return entries


def twice(words: list[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def repeated(text: str, introduced: str) -> set[str]:
    """The rules that the text says it repeats: `(Repeats zap.1 and zap.2.)`."""
    found = re.search(rf"\({introduced} ([^)]*)\.\)", text)
    return set(RULE_ID.findall(found.group(1))) if found else set()


def cited_in_sources(game: str) -> set[str]:
    """The rules that the game's own code names, without the game in front."""
    found: set[str] = set()
    for path in (SOURCES / game).glob("**/*.py"):
        found |= set(re.findall(rf'"{game}:([^"]*)"', path.read_text(encoding="utf-8")))
    return found
