"""The games that are offered. A new one is one line here."""

from __future__ import annotations

from orrery.cosmic.title import TITLE as COSMIC
from orrery.kernel.record import BadOption
from orrery.race.title import TITLE as RACE
from orrery.title import Title

TITLES: dict[str, Title] = {title.name: title for title in (RACE, COSMIC)}


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise BadOption("unknown-game", name, ", ".join(TITLES))
    return TITLES[name]
