"""Everything that a question about odds may hold, with names, numbers and limits: what a page offers."""

from __future__ import annotations

from typing import Any

from orrery.ti4.faction import FACTIONS
from orrery.ti4.fleets import ABILITIES, KNOWN, RELICS, TECHNOLOGIES
from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_question import (
    MOST_TOKENS,
    ON_PLANET,
    OWNER,
    SPACE,
    UNIT_WORDS,
    brought_by,
    most_of,
    owner_of,
    word_of,
)
from orrery.ti4.odds_reasons import COUNTS
from orrery.ti4.odds_words import thing_text
from orrery.ti4.units import BASIC, GROUND, SHIPS, TYPES, UNIT, UNITS

Data = dict[str, Any]


def askable(language: str) -> Data:
    return {
        "units": [unit_data(UNIT[key], language) for key in UNIT_WORDS],
        "things": [
            {
                "key": key,
                "kind": kind_of(key),
                "name": name_of(key, language),
                "text": thing_text(key, language),
                "faction": owner_of(key),
                "counts": [{"place": place, "side": who} for place, who in COUNTS[key]],
            }
            for key in KNOWN
        ],
        "factions": [
            {
                "key": faction.key,
                "name": name_of(faction.key, language),
                "units": [word_of(row) for row in faction.sheet(kings=True) if row not in BASIC],
                "things": list(brought_by(faction.key)),
            }
            for faction in FACTIONS
        ],
        "most_tokens": MOST_TOKENS,
    }


def kind_of(key: str) -> str:
    if key in RELICS:
        return "relic"
    return "technology" if key in TECHNOLOGIES else "ability" if key in ABILITIES else "card"


def unit_data(row: int, language: str) -> Data:
    unit = UNITS[row]
    cannon, barrage, bombards = unit.cannon, unit.barrage, unit.bombardment
    return {
        "key": word_of(row),
        "name": name_of(word_of(row), language),
        "type": TYPES[unit.type].replace(" ", "-"),
        "faction": OWNER.get(unit.key, ""),
        "most": most_of(unit.type),
        "places": unit_places(row),
        "cost": unit.cost / 2 if unit.pair else unit.cost,
        "dice": unit.combat.dice,
        "needs": unit.combat.hit_on,
        "sustains": unit.sustains,
        "capacity": unit.capacity,
        "cannon": [cannon.dice, cannon.hit_on],
        "barrage": [barrage.dice, barrage.hit_on],
        "bombardment": [bombards.dice, bombards.hit_on],
        "shield": unit.shield,
    }


def unit_places(row: int) -> list[str]:
    """Where a unit counts: ships also above a planet if they bombard it or take its shields away."""
    unit = UNITS[row]
    space = unit.type in SHIPS or bool(unit.cannon.dice)
    ground = unit.type in GROUND or bool(unit.cannon.dice and unit.type not in SHIPS) or bool(unit.bombardment.dice)
    return [place for place, holds in ((SPACE, space), (ON_PLANET, ground)) if holds]
