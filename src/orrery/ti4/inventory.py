"""What of Twilight Imperium is implemented, by kind."""

from __future__ import annotations

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.components import CARD, COMPONENTS, NOTE, STRATEGY_CARDS, TECHNOLOGY
from orrery.ti4.content import NOT_WRITTEN, PASSIVE, is_written
from orrery.ti4.objective_cards import CARDS_OF_THE_GAME, SECRET
from orrery.ti4.registry import MASK
from orrery.ti4.rules.strategic import STRATEGIES
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
        "strategy card": {STRATEGY_CARDS[number] for number in STRATEGIES},
        "agenda": {COMPONENTS[number].key for number in AGENDAS},
        "stage I objective": objectives(1),
        "stage II objective": objectives(2),
        "secret objective": objectives(SECRET),
        "system tile": {f"tile-{tile.key.lower()}" for tile in TILES},
        "planet": {planet.key.replace("_", "-") for planet in PLANETS},
        "unit": {unit.key for unit in UNITS if unit.type not in (FLAGSHIP, MECH)},
    }


def objectives(stage: int) -> set[str]:
    return {card.key for card in CARDS_OF_THE_GAME if card.stage == stage}
