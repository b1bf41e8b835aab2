"""What is printed on a thing, in a sentence or two: its numbers, and what it does."""

from __future__ import annotations

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.components import AGENDA, COMPONENTS, OBJECTIVE, STRATEGY_CARDS, TECHNOLOGY
from orrery.ti4.faction import FACTIONS
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.state import NOBODY
from orrery.ti4.technology import TECHNOLOGY as TECHNOLOGIES
from orrery.ti4.tiles import PLANETS, TILE, TILES
from orrery.ti4.units import NO_PRODUCTION, UNIT, UNITS, Dice, Unit
from orrery.ti4.words.factions import CHARACTERS
from orrery.ti4.words.phrases import Ti4Phrases
from orrery.ti4.words.printed_agendas import AGENDA_TEXTS
from orrery.ti4.words.printed_goals import STRATEGY_TEXTS
from orrery.words import Told


def described(phrases: Ti4Phrases, kind: str, number: int, tiles: tuple[int, ...] = ()) -> str:
    """Without the name; "" where nothing is printed."""
    if number == NOBODY:
        return ""
    if kind == "system":
        return tile_text(phrases, tiles[number]) if number < len(tiles) else ""
    if kind == "tile":
        return tile_text(phrases, number)
    if kind == "planet":
        return planet_text(phrases, number)
    if kind in ("unit", "type"):  # the first rows are the basic units, by type
        text = phrases.text_of(UNITS[number].key)
        return unit_text(phrases, UNITS[number]) + (f". {text}" if text else "")
    if kind == "faction":
        return faction_text(phrases, number)
    if kind == "strategy":
        return outcomes_text(phrases, STRATEGY_TEXTS[STRATEGY_CARDS[number]])
    if kind in ("seat", "row", "ship", "place", "pool", "deck"):
        return ""
    return component_text(phrases, number)


def say(phrases: Ti4Phrases, key: str, *values: int) -> str:
    return phrases.tell(key, Told(phrases, NOBODY, values, (), {}))


def tile_text(phrases: Ti4Phrases, number: int) -> str:
    tile = TILES[number]
    parts = [phrases.what_is_there(tile.anomalies, tile.wormholes)] if tile.anomalies or tile.wormholes else []
    parts += [f"{phrases.planet(planet)}: {planet_text(phrases, planet)}" for planet in tile.planets]
    return "; ".join(parts)


def planet_text(phrases: Ti4Phrases, number: int) -> str:
    planet = PLANETS[number]
    parts = [say(phrases, "text planet", planet.resources, planet.influence)]
    parts += [phrases.say("text trait", trait=phrases.say(f"trait {trait}")) for trait in planet.traits.split()]
    if planet.specialty:
        parts.append(phrases.say("text specialty", colour=phrases.say(f"colour {planet.specialty}")))
    return ", ".join(parts)


def unit_text(phrases: Ti4Phrases, unit: Unit) -> str:
    parts: list[str] = []
    if unit.cost:
        parts.append(say(phrases, "text cost pair" if unit.pair else "text cost", unit.cost))
    for key, dice in (("combat", unit.combat), ("barrage", unit.barrage), ("bombardment", unit.bombardment)):
        if dice.dice:
            parts.append(phrases.say(f"text {key}", dice=dice_text(phrases, dice)))
    if unit.mirrors:
        parts.append(say(phrases, "text mirrors", unit.combat.hit_on))
    if unit.cannon.dice:
        key = "text cannon far" if unit.cannon_reach else "text cannon"
        parts.append(phrases.say(key, dice=dice_text(phrases, unit.cannon)))
    if unit.move:
        parts.append(say(phrases, "text move", unit.move))
    if unit.capacity:
        parts.append(say(phrases, "text capacity", unit.capacity))
    if unit.production != NO_PRODUCTION:
        parts.append(say(phrases, "text production" if unit.fixed else "text production more", unit.production))
    parts += [phrases.say("text sustains")] if unit.sustains else []
    parts += [phrases.say("text shield")] if unit.shield else []
    return ", ".join(parts)


def dice_text(phrases: Ti4Phrases, dice: Dice) -> str:
    return (
        say(phrases, "dice one", dice.hit_on)
        if dice.dice == 1
        else say(phrases, "dice several", dice.hit_on, dice.dice)
    )


def character(phrases: Ti4Phrases, number: int) -> str:
    """How a faction plays, and for whom it is."""
    return CHARACTERS[FACTIONS[number].key][phrases.at]


def faction_text(phrases: Ti4Phrases, number: int) -> str:
    faction = FACTIONS[number]
    home = phrases.tile(TILE[faction.tile])
    printed = phrases.tell("text faction", Told(phrases, -1, (faction.commodities,), (), {"home": home}))
    return f"{character(phrases, number)} {printed}"


def component_text(phrases: Ti4Phrases, number: int) -> str:
    component = COMPONENTS[number]
    if component.kind == AGENDA:
        kind = phrases.say("text law" if AGENDAS[number].LAW else "text directive")
        return f"{kind} {outcomes_text(phrases, AGENDA_TEXTS[component.key])}"
    parts = [technology_text(phrases, component.key)] if component.kind == TECHNOLOGY else []
    if component.kind == OBJECTIVE:
        parts.append(say(phrases, f"text stage {OBJECTIVES[number].stage}", OBJECTIVES[number].points))
    text = phrases.text_of(component.key)
    parts += [text] if text else []
    return " ".join(parts)


def outcomes_text(phrases: Ti4Phrases, texts: dict[str, tuple[str, str]]) -> str:
    """What each outcome of an agenda or each ability of a strategy card does."""
    return " ".join([phrases.say(f"text {key}", text=pair[phrases.at]) for key, pair in texts.items()])


def technology_text(phrases: Ti4Phrases, key: str) -> str:
    row = TECHNOLOGIES[key]
    colours = phrases.listed([phrases.say(f"colour {colour}") for colour in row.prerequisites])
    needs = phrases.say("text needs", colours=colours) if colours else phrases.say("text needs nothing")
    if key in UNIT:
        return f"{phrases.say('text upgrade', needs=needs)} {unit_text(phrases, UNITS[UNIT[key]])}."
    said = phrases.say("text tech", colour=phrases.say(f"colour {row.colour}"), needs=needs) if row.colour else needs
    return f"{said} {phrases.say('text exhausts')}" if row.exhausts else said
