"""What is printed on tiles, planets, units, technologies and sheets: every row compared with the facts."""

from __future__ import annotations

import json
from typing import Any

from orrery.ti4.components import MECHS
from orrery.ti4.faction import COLOURS, FACTIONS, Faction
from orrery.ti4.layouts import LAYOUTS, ring_of
from orrery.ti4.technology import GENERIC, OF_FACTIONS, OF_KINGS, OF_KINGS_FACTIONS, Technology
from orrery.ti4.tiles import PLANET, PLANETS, TILE, TILES
from orrery.ti4.units import BASIC, COUNT, MECH, NO_DICE, PLASTIC, TYPE, TYPES, UNIT, UNITS, Dice, Unit
from support.cite import rule
from support.rulebook import SOURCES
from support.ti4_facts import base, facts, key


def test_planets() -> None:
    printed = facts("planets")["planets"]
    assert [row.key for row in PLANETS] == [fact["id"] for fact in printed]
    for row, fact in zip(PLANETS, printed):
        assert (row.name, row.resources, row.influence) == (fact["name_en"], fact["resources"], fact["influence"])
        assert row.traits.split() == fact["traits"], row.key
        assert (row.specialty or None, row.home or None) == (fact["tech_specialty"], fact["home_faction"]), row.key
        legendary = fact["legendary"]["name"].lower().replace(" ", "-") if fact["legendary"] else ""
        assert row.legendary == legendary, row.key


def test_tiles() -> None:
    printed = facts("tiles")["tiles"]
    assert [row.key for row in TILES] == [fact["number"] for fact in printed]
    for row, fact in zip(TILES, printed):
        assert row.back == fact["back"], row.key
        assert [PLANETS[planet].key for planet in row.planets] == fact["planets"], row.key
        assert sorted(row.wormholes.split()) == sorted(fact["wormholes"]), row.key
        assert sorted(row.anomalies.split()) == sorted(fact["anomalies"]), row.key
        assert (row.home or None) == fact["home_faction"], row.key
        assert row.is_base() == (fact["set"] == "base"), row.key
        assert [list(line) for line in row.lines] == fact.get("connections", []), row.key


@rule("ti4:87.1", "ti4:87.2", "ti4:87.3", "ti4:87.4", "ti4:12.2", "ti4:100.1", "ti4:100.4a", "ti4:67", "ti4:67.3")
def test_what_the_backs_promise() -> None:
    every = [tile for tile in TILES if tile.is_base() and tile.key != "18"]
    assert {tile.back for tile in every} == {"green", "blue", "red"}
    homes = [tile.home for tile in every if tile.back == "green" and tile.home]
    assert sorted(homes) == sorted(faction.key for faction in FACTIONS if not faction.set)
    assert all(tile.planets for tile in every if tile.back == "blue")
    assert all(tile.anomalies or not tile.planets for tile in every if tile.back == "red")
    assert {kind for tile in TILES for kind in tile.anomalies.split()} == {
        "asteroid_field",
        "gravity_rift",
        "nebula",
        "supernova",
    }
    drawn = [tile for tile in every if tile.back != "green"]
    assert {kind for tile in drawn for kind in tile.wormholes.split()} == {"alpha", "beta"}
    assert [tile.key for tile in TILES if "delta" in tile.wormholes] == ["17", "51"]
    assert {trait for planet in PLANETS for trait in planet.traits.split()} == {"cultural", "hazardous", "industrial"}


def numbers(row: Dice) -> tuple[int, int] | None:
    return None if row is NO_DICE else (row.hit_on, row.dice)


def dice(fact: dict[str, Any] | None) -> tuple[int, int] | None:
    """The Winnu flagship rolls as many as its opponent has ships: a row without dice of its own."""
    return None if fact is None else (fact["hit_on"], fact["dice"] if isinstance(fact["dice"], int) else 0)


def check_unit(row: Unit, fact: dict[str, Any], type: str) -> None:
    assert TYPES[row.type] == type.replace("_", " "), row.key
    assert (row.cost, row.pair) == (fact["cost"] or 0, fact["produced_per_cost"] == 2), row.key
    assert (row.move, row.capacity, row.sustains) == (fact["move"] or 0, fact["capacity"], fact["sustain_damage"])
    rolls = (row.combat, row.bombardment, row.barrage, row.cannon)
    printed = ("combat", "bombardment", "anti_fighter_barrage", "space_cannon")
    assert [numbers(roll) for roll in rolls] == [dice(fact[name]) for name in printed], row.key
    assert row.cannon_reach == (fact["space_cannon_range"] or 0), row.key
    made = fact["production"]
    found: object = None if row.production < 0 else row.production
    if found is not None and not row.fixed:
        found = f"planet_resources+{row.production}"
    assert found == made, row.key
    assert row.shield == fact["planetary_shield"], row.key
    assert row.in_space == (row.key in ("floating-factory-1", "floating-factory-2"))


def test_generic_units() -> None:
    printed = facts("units")["units"]
    generic = [UNITS[number] for number in range(UNIT["space-dock-2"] + 1)]
    assert {row.key for row in generic} == {key(fact["id"]) for fact in printed}
    for fact in printed:
        if fact["type"] != "flagship":  # its dice differ by faction
            check_unit(UNITS[UNIT[key(fact["id"])]], fact, fact["type"])


@rule("ti4:15.1", "ti4:76")
def test_units_of_the_sheets_and_flagships() -> None:
    seen = UNIT["space-dock-2"] + 1
    for sheet in facts("factions")["factions"]:
        faction = next(row for row in FACTIONS if row.key == sheet["id"])
        first = [unit for unit in sheet["faction_units"] if unit["level"] == 1]
        for unit, own in zip(first, faction.own_units):
            check_unit(UNITS[UNIT[own]], unit, unit["replaces"])
        for unit in sheet["faction_units"]:
            if unit["level"] == 2:
                check_unit(UNITS[UNIT[key(unit["upgrade_technology"])]], unit, unit["replaces"])
        assert faction.flagship == key(sheet["flagship"]["name"])
        check_unit(UNITS[UNIT[faction.flagship]], sheet["flagship"], "flagship")
        seen += len(sheet["faction_units"]) + 1
        if faction.court is not None:
            check_unit(UNITS[UNIT[faction.court.mech]], sheet["mech"], "mech")
            seen += 1
    assert seen == len(UNITS) - 1, "one mech has two sides"


@rule("ti4:25.1", "ti4:25.2", "ti4:S4")
def test_plastic_of_a_colour() -> None:
    limits = facts("units")["component_limits_per_colour"]
    assert {name.replace("_", " "): number for name, number in limits.items()} == dict(zip(TYPES, PLASTIC))
    assert sum(PLASTIC) == 63
    assert sum(PLASTIC) - PLASTIC[MECH] == 59, "without the expansion"
    assert len(GENERIC) == 25
    assert len(COLOURS) == len(set(COLOURS)) == 8, "orange and pink came with Prophecy of Kings"


def check_technology(row: Technology, fact: dict[str, Any]) -> None:
    assert row.key == key(fact["id"])
    assert row.colour == (fact["colour"] if fact["colour"] not in ("unit_upgrade", "none") else ""), row.key
    needed = {colour: row.prerequisites.count(colour) for colour in set(row.prerequisites)}
    assert needed == fact["prerequisites"], row.key
    upgraded = fact["unit_upgrade"].replace("_", " ") if fact["unit_upgrade"] else None
    assert (TYPES[row.upgrades] if row.upgrades >= 0 else None) == upgraded, row.key
    assert row.exhausts == fact["exhausts"], row.key


@rule("ti4:15")
def test_technologies() -> None:
    printed = base(facts("technologies")["technologies"])
    assert len(printed) == len(GENERIC)
    for row, fact in zip(GENERIC, printed):
        check_technology(row, fact)
        assert row.faction == ""
        if row.upgrades >= 0:
            assert UNITS[UNIT[row.key]].type == row.upgrades


@rule("ti4:S3")
def test_technologies_of_factions() -> None:
    printed = [
        (sheet["id"], fact)
        for sheet in facts("factions")["factions"]
        for fact in sheet["faction_technologies"]
        if fact["set"] == sheet["set"]
    ]
    rows = {row.key: row for row in (*OF_FACTIONS, *OF_KINGS_FACTIONS)}
    assert len(printed) == len(rows) == 2 * len(FACTIONS)
    for faction, fact in printed:
        check_technology(rows[key(fact["id"])], fact)
        assert rows[key(fact["id"])].faction == faction
    assert {row.faction for row in OF_KINGS_FACTIONS} == {each.key for each in FACTIONS if each.set}


def check_faction(row: Faction, fact: dict[str, Any]) -> None:
    assert (row.key, row.name, row.tile) == (fact["id"], fact["name_en"], fact["home_tile"])
    assert TILES[TILE[row.tile]].home == row.key
    assert row.commodities == fact["commodities"]
    assert row.units == {name.replace("_", " "): number for name, number in fact["starting_units"].items()}
    assert all(name in TYPE for name in row.units)
    assert list(row.techs) == [key(each) for each in fact["starting_technologies"]]
    choice = fact["starting_technology_choice"]
    assert row.choose == (choice["choose"] if choice else 0)
    assert list(row.abilities) == [key(each["name"]) for each in fact["abilities"]]
    printed = [each for each in fact["promissory_notes"] if each["set"] == fact["set"]]
    assert list(row.notes()) == [key(each["name"]) for each in printed]
    own = [each for each in fact["faction_technologies"] if each["set"] == fact["set"]]
    assert list(row.own_techs) == [key(each["id"]) for each in own]
    assert row.set == ("kings" if fact["set"] == "pok" else "")


@rule("ti4:S3", "ti4:57.2")
def test_factions() -> None:
    printed = {fact["id"]: fact for fact in facts("factions")["factions"]}
    assert len(printed) == len(FACTIONS) == 24
    for row in FACTIONS:
        check_faction(row, printed[row.key])


def test_what_the_winnu_choose_from() -> None:
    winnu, argent = [row for row in FACTIONS if row.choose]
    assert (winnu.key, argent.key) == ("winnu", "argent")
    assert argent.choose_from == ("neural-motivator", "sarween-tools", "plasma-scoring")
    free = {"neural-motivator", "antimass-deflectors", "sarween-tools", "plasma-scoring"}
    assert set(winnu.choose_from) == free


def test_a_sheet_has_one_unit_of_each_type() -> None:
    for faction in FACTIONS:
        sheet = faction.sheet()
        assert [UNITS[number].type for number in sheet] == list(range(COUNT))
        other = {number for number in sheet if number not in BASIC}
        assert other == {UNIT[each] for each in (*faction.own_units, faction.flagship)}


def test_layouts() -> None:
    printed = {fact["id"]: fact for fact in facts("setup")["layouts"]}
    assert list(LAYOUTS) == list(printed)
    for name, layout in LAYOUTS.items():
        fact = printed[name]
        assert [list(home) for home in layout.homes] == [home["pos"] for home in fact["homes"]]
        assert list(layout.goods) == [home["bonus_trade_goods"] for home in fact["homes"]]
        assert [list(place) for place in layout.systems] == [system["pos"] for system in fact["system_positions"]]
        assert [ring_of(place) for place in layout.systems] == [each["ring"] for each in fact["system_positions"]]
        assert {"blue": layout.blue, "red": layout.red} == fact["dealt_per_player"]
        assert {"blue": layout.extra_blue, "red": layout.extra} == fact["speaker_places"]
        lanes = [(lane["tile"], tuple(lane["pos"]), lane["rotation"]) for lane in fact["hyperlanes"]]
        assert list(layout.hyperlanes) == lanes


def test_what_is_in_the_box() -> None:
    """The list of components names every row, and each thing once."""
    kinds = json.loads((SOURCES / "ti4" / "components.json").read_text(encoding="utf-8"))["kinds"]
    ids = {kind: [each["id"] for each in rows] for kind, rows in kinds.items()}
    assert all(len(set(each)) == len(each) for each in ids.values())
    assert all(each["set"] in ("base", "pok") for rows in kinds.values() for each in rows)
    assert sorted(row.key for row in FACTIONS) == sorted(ids["faction"])
    technologies = (*GENERIC, *OF_FACTIONS, *OF_KINGS, *OF_KINGS_FACTIONS)
    assert {row.key for row in technologies} == set(ids["technology"])
    units = {each["id"] for kind in ("unit", "flagship") for each in kinds[kind]}
    assert units == {row.key for row in UNITS if row.type != MECH} - {"flagship"}
    mechs = {row.key for row in UNITS if row.type == MECH} - {"mech", "z-grav-eidolon"}  # a row, and a second side
    assert mechs == set(MECHS) == set(ids["mech"])
    assert ids["planet"] == [each.replace("_", "-") for each in PLANET]
    assert ids["system tile"] == [f"tile-{row.key.lower()}" for row in TILES]
    ours = {kind: [each for each in rows if each["set"] == "base"] for kind, rows in kinds.items()}
    copies = {kind: sum(each.get("copies", 1) for each in rows) for kind, rows in ours.items()}
    assert (copies["action card"], copies["agenda"], copies["secret objective"]) == (80, 50, 20)
