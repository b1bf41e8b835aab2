"""What of Twilight Imperium is implemented, by kind."""

from __future__ import annotations

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.components import CARD, COMPONENTS, FLAGSHIPS, LEADERS, MECHS, NOTE, RELIC, STRATEGY_CARDS, TECHNOLOGY
from orrery.ti4.content import PASSIVE
from orrery.ti4.faction import AGENT, COMMANDER, FACTIONS, HERO
from orrery.ti4.finds import FINDS, RESOLVERS
from orrery.ti4.objective_cards import CARDS_OF_KINGS, CARDS_OF_THE_GAME, SECRET
from orrery.ti4.registry import MASK, STANDING
from orrery.ti4.rules.strategic import STRATEGIES
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import MECH, UNIT, UNITS


def inventory() -> dict[str, set[str]]:
    """Rows that are whole, and components that act in some window, change something or are read where they count."""
    acting = {component.key for number, component in enumerate(COMPONENTS) if MASK[number] or number in STANDING}
    kinds = {kind: {each.key for each in COMPONENTS if each.kind == kind} for kind in (CARD, TECHNOLOGY, NOTE)}
    techs = {key for key in kinds[TECHNOLOGY] if key in PASSIVE or key in UNIT or key in acting}
    return {
        "faction": {each.key for each in FACTIONS},
        "faction ability": {key for each in FACTIONS for key in each.abilities},
        "flagship": {each.flagship for each in FACTIONS},
        "action card": kinds[CARD] & acting,
        "technology": techs,
        "promissory note": kinds[NOTE] & acting,
        "strategy card": {STRATEGY_CARDS[number] for number in STRATEGIES},
        "agenda": {COMPONENTS[number].key for number in AGENDAS},
        "stage I objective": objectives(1),
        "stage II objective": objectives(2),
        "secret objective": objectives(SECRET),
        "exploration card": {row.key for row in FINDS if row.key in ATTACHMENT or row.key in RESOLVERS or not row.acts},
        "relic": {each.key for each in COMPONENTS if each.kind == RELIC} & acting,
        "system tile": {f"tile-{tile.key.lower()}" for tile in TILES},
        "planet": {planet.key.replace("_", "-") for planet in PLANETS},
        **{rank: {key for key in LEADERS if LEADERS[key] == rank} for rank in (AGENT, COMMANDER, HERO)},
        "mech": set(MECHS),
        "unit": {
            unit.key for unit in UNITS if unit.type != MECH and unit.key not in FLAGSHIPS and unit.key != "flagship"
        },
    }


def objectives(stage: int) -> set[str]:
    return {card.key for card in (*CARDS_OF_THE_GAME, *CARDS_OF_KINGS) if card.stage == stage}
