"""What is printed on everything, by kind and number, for drawing. Kinds are those that options and views name."""

from __future__ import annotations

from typing import Any

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.attachments import ATTACHMENT, ATTACHMENTS
from orrery.ti4.components import (
    ABILITY,
    AGENDA,
    CARD,
    COMPONENTS,
    FIND,
    FLAGSHIP,
    LEADER,
    LEADERS,
    LEGENDARY,
    MECH,
    NOTE,
    NUMBER,
    OBJECTIVE,
    RELIC,
    STRATEGY_CARDS,
    TECHNOLOGY,
    note_of,
)
from orrery.ti4.faction import FACTIONS
from orrery.ti4.finds import DECKS, FIND_ROWS
from orrery.ti4.fleets import KNOWN
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.technology import TECHNOLOGY as TECHNOLOGIES
from orrery.ti4.tiles import PLANETS, TILE, TILES
from orrery.ti4.units import PLASTIC, TYPE, TYPES, UNIT, UNITS, Dice
from orrery.ti4.words.describing import character, described, outcomes_text
from orrery.ti4.words.phrases import Ti4Phrases, phrases_of
from orrery.ti4.words.printed_agendas import AGENDA_TEXTS, elects
from orrery.ti4.words.printed_goals import STRATEGY_TEXTS

NONE = -1


def things(language: str) -> dict[str, dict[str, Any]]:
    """All things by their number, as text because JSON knows no other keys."""
    phrases = phrases_of(language)
    found: dict[str, dict[str, Any]] = {
        "tile": {str(number): tile_thing(phrases, number) for number in range(len(TILES))},
        "planet": {str(number): planet_thing(phrases, number) for number in range(len(PLANETS))},
        "type": {str(number): type_thing(phrases, number) for number in range(len(TYPES))},
        "unit": {str(number): unit_thing(phrases, number) for number in range(len(UNITS))},
        "faction": {str(number): faction_thing(phrases, number) for number in range(len(FACTIONS))},
        "strategy": {str(number): strategy_thing(phrases, number) for number in STRATEGY_CARDS},
    }
    for kind in (CARD, TECHNOLOGY, ABILITY, FLAGSHIP, NOTE, LEADER, MECH, RELIC, AGENDA, OBJECTIVE, FIND, LEGENDARY):
        numbers = [number for number, component in enumerate(COMPONENTS) if component.kind == kind]
        found[kind] = {str(number): component_thing(phrases, number) for number in numbers}
    return found


def named(phrases: Ti4Phrases, kind: str, number: int, key: str, name: str) -> dict[str, Any]:
    return {"id": number, "key": key, "name": name, "text": described(phrases, kind, number) or name}


def tile_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    tile = TILES[number]
    return {
        **named(phrases, "tile", number, tile.key, phrases.tile(number)),
        "back": tile.back,
        "planets": list(tile.planets),
        "wormholes": tile.wormholes.split(),
        "anomalies": tile.anomalies.split(),
        "home": next((each for each, faction in enumerate(FACTIONS) if faction.tile == tile.key), NONE),
        "lines": [list(line) for line in tile.lines],
    }


def planet_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    planet = PLANETS[number]
    return {
        **named(phrases, "planet", number, planet.key, phrases.planet(number)),
        "resources": planet.resources,
        "influence": planet.influence,
        "traits": planet.traits.split(),
        "specialty": planet.specialty,
        "legendary": NUMBER[planet.legendary] if planet.legendary else NONE,
    }


def type_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    """A type of unit, whatever its level."""
    one, several = phrases.nouns[TYPES[number]]
    thing = named(phrases, "type", number, TYPES[number].replace(" ", "-"), one)
    return {**thing, "kind": TYPES[number], "plural": several, "plastic": PLASTIC[number]}


def unit_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    unit = UNITS[number]
    return {
        **named(phrases, "unit", number, unit.key, phrases.unit_row(number)),
        "type": unit.type,
        "cost": unit.cost,
        "pair": unit.pair,
        "combat": dice(unit.combat),
        "move": unit.move,
        "capacity": unit.capacity,
        "sustains": unit.sustains,
        "barrage": dice(unit.barrage),
        "bombardment": dice(unit.bombardment),
        "cannon": dice(unit.cannon),
        "cannon_reach": unit.cannon_reach,
        "production": unit.production,
        "shield": unit.shield,
        "fixed": unit.fixed,
    }


def dice(found: Dice) -> list[int] | None:
    """What hits, and how many dice."""
    return [found.hit_on, found.dice] if found.dice else None


def faction_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    faction = FACTIONS[number]
    court = faction.court
    return {
        **named(phrases, "faction", number, faction.key, phrases.faction(number)),
        "set": faction.set,
        "home": TILE[faction.tile],
        "commodities": faction.commodities,
        "character": character(phrases, number),
        "units": [[TYPE[name], several] for name, several in faction.units.items()],
        "own_units": [UNIT[key] for key in faction.own_units],
        "techs": [NUMBER[key] for key in faction.techs],
        "choose": faction.choose,
        "choose_from": [NUMBER[key] for key in faction.choose_from],
        "abilities": [NUMBER[key] for key in faction.abilities],
        "flagship": [NUMBER[faction.flagship], UNIT[faction.flagship]],
        "own_techs": [NUMBER[key] for key in faction.own_techs],
        "notes": [note_of(key, 0) for key in faction.notes()],
        "leaders": [NUMBER[key] for key, _ in court.ranks()] if court is not None else [],
        "mech": [NUMBER[court.mech], UNIT[court.mech]] if court is not None else [],
    }


def strategy_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    """A strategy card; its number is its initiative."""
    key = STRATEGY_CARDS[number]
    abilities = {ability: pair[phrases.at] for ability, pair in STRATEGY_TEXTS[key].items()}
    return {**named(phrases, "strategy", number, key, phrases.strategy(number)), **abilities}


def attachment_thing(key: str) -> dict[str, Any] | None:
    """What a card adds to the planet that it is attached to."""
    if key not in ATTACHMENT:
        return None
    row = ATTACHMENTS[ATTACHMENT[key]]
    return {"resources": row.resources, "influence": row.influence, "specialty": row.specialty}


def component_thing(phrases: Ti4Phrases, number: int) -> dict[str, Any]:
    component = COMPONENTS[number]
    thing = named(phrases, component.kind, number, component.key, phrases.component(number))
    if component.kind == LEADER:
        return {**thing, "rank": LEADERS[component.key]}
    if component.kind == NOTE:
        return {**thing, "issuer": component.issuer}
    if component.kind == AGENDA:
        texts = {key: pair[phrases.at] for key, pair in AGENDA_TEXTS[component.key].items()}
        does = outcomes_text(phrases, AGENDA_TEXTS[component.key])
        return {**thing, "law": AGENDAS[number].LAW, "elects": elects(component.key), "outcomes": texts, "does": does}
    if component.kind == FIND:
        find = FIND_ROWS[component.key]
        return {**thing, "deck": DECKS[find.deck], "after": find.after, "attachment": attachment_thing(find.key)}
    if component.kind == OBJECTIVE:
        card = OBJECTIVES[number]
        return {**thing, "stage": card.stage, "points": card.points, "phase": card.phase}
    if component.kind != TECHNOLOGY:
        return thing
    row = TECHNOLOGIES[component.key]
    return {
        **thing,
        "colour": row.colour,
        "faction": row.faction,
        "prerequisites": list(row.prerequisites),
        "upgrades": row.upgrades,
        "unit": UNIT.get(component.key, NONE),
        "exhausts": row.exhausts,
        "fights": component.key in KNOWN,
        "does": phrases.text_of(component.key),
    }
