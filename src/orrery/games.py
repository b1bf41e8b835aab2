"""The games that are offered, and those whose odds can be asked for: a line for each."""

from __future__ import annotations

from orrery.cosmic.title import TITLE as COSMIC
from orrery.kernel.record import BadOption
from orrery.race.title import TITLE as RACE
from orrery.ti4.odds_answer import answered
from orrery.ti4.odds_askable import askable
from orrery.ti4.odds_attack import asked_at_table
from orrery.ti4.title import TITLE as TI4
from orrery.title import OddsOf, Title

TITLES: dict[str, Title] = {title.name: title for title in (RACE, COSMIC, TI4)}
ODDS: dict[str, OddsOf] = {"ti4": OddsOf(answered, askable, asked_at_table)}


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise BadOption("unknown-game", name, ", ".join(TITLES))
    return TITLES[name]
