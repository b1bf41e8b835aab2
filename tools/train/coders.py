"""The titles that can be trained, each with its questions as numbers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from orrery.bots.coder import Coder
from orrery.cosmic.bot.features import CosmicCoder
from orrery.race.bot.features import RaceCoder
from orrery.title import Title

CODERS: dict[str, Callable[[], Coder]] = {"cosmic": CosmicCoder, "race": RaceCoder}


def title_called(name: str) -> Title:
    """That title alone: the others would only take time in every worker."""
    title = import_module(f"orrery.{name}.title").TITLE
    assert isinstance(title, Title)
    return title
