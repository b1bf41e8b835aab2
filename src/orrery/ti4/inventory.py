"""What of Twilight Imperium is implemented, by kind."""

from __future__ import annotations

from orrery.ti4.components import CARD, COMPONENTS, NOTE, TECHNOLOGY
from orrery.ti4.content import NOT_WRITTEN, PASSIVE, is_written
from orrery.ti4.registry import MASK
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import FLAGSHIP, MECH, UNIT, UNITS


def inventory() -> dict[str, set[str]]:
    """Rows that are whole, and components that act in some window or are read where they count."""
    acting = {component.key for number, component in enumerate(COMPONENTS) if MASK[number]}
    kinds = {kind: {each.key for each in COMPONENTS if each.kind == kind} for kind in (CARD, TECHNOLOGY, NOTE)}
    techs = {key for key in kinds[TECHNOLOGY] if key in PASSIVE or key in UNIT or (key in acting and is_written(key))}
    return {
        "action card": kinds[CARD] & acting,
        "technology": techs - NOT_WRITTEN,
        "promissory note": kinds[NOTE] & acting,
        "system tile": {f"tile-{tile.key.lower()}" for tile in TILES},
        "planet": {planet.key.replace("_", "-") for planet in PLANETS},
        "unit": {unit.key for unit in UNITS if unit.type not in (FLAGSHIP, MECH)},
    }
