"""What is printed on every planet, system tile and hyperlane, as a table of a game shows it."""

from __future__ import annotations

import pytest

from orrery.ti4.chart import DIRECTIONS, Chart, Place, ends_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.planets import influence, resources, specialties_of, traits_of
from orrery.ti4.tiles import PLANET, PLANETS, TILE, TILES
from support.cite import each_card
from support.ti4 import Table

# Resources, influence, traits, specialty, the tile that it lies on, its ability card.
PLANETS_PRINTED: dict[str, tuple[int, int, str, str, str, str]] = {
    "jord": (4, 2, "", "", "1", ""),
    "mollprimus": (4, 1, "", "", "2", ""),
    "darien": (4, 4, "", "", "3", ""),
    "muaat": (4, 1, "", "", "4", ""),
    "nestphar": (3, 2, "", "", "5", ""),
    "zero-zero-zero": (5, 0, "", "", "6", ""),
    "winnu": (3, 4, "", "", "7", ""),
    "mordaiii": (4, 0, "", "", "8", ""),
    "druaa": (3, 1, "", "", "9", ""),
    "maaluuk": (0, 2, "", "", "9", ""),
    "arcprime": (4, 0, "", "", "10", ""),
    "wrenterra": (2, 1, "", "", "10", ""),
    "lisis-ii": (1, 0, "", "", "11", ""),
    "ragh": (2, 1, "", "", "11", ""),
    "jol": (1, 2, "", "", "12", ""),
    "nar": (2, 3, "", "", "12", ""),
    "quinarra": (3, 1, "", "", "13", ""),
    "trenlak": (1, 0, "", "", "13", ""),
    "archonren": (2, 3, "", "", "14", ""),
    "archontau": (1, 1, "", "", "14", ""),
    "retillion": (2, 3, "", "", "15", ""),
    "shalloq": (1, 2, "", "", "15", ""),
    "arretze": (2, 0, "", "", "16", ""),
    "hercant": (1, 1, "", "", "16", ""),
    "kamdorn": (0, 1, "", "", "16", ""),
    "mecatol-rex": (1, 6, "", "", "18", ""),
    "wellon": (1, 2, "industrial", "yellow", "19", ""),
    "vefutii": (2, 2, "hazardous", "", "20", ""),
    "thibah": (1, 1, "industrial", "blue", "21", ""),
    "tarmann": (1, 1, "industrial", "green", "22", ""),
    "saudor": (2, 2, "industrial", "", "23", ""),
    "meharxull": (1, 3, "hazardous", "red", "24", ""),
    "quann": (2, 1, "cultural", "", "25", ""),
    "lodor": (3, 1, "cultural", "", "26", ""),
    "newalbion": (1, 1, "industrial", "green", "27", ""),
    "starpoint": (3, 1, "hazardous", "", "27", ""),
    "tequran": (2, 0, "hazardous", "", "28", ""),
    "torkan": (0, 3, "cultural", "", "28", ""),
    "qucenn": (1, 2, "industrial", "", "29", ""),
    "rarron": (0, 3, "cultural", "", "29", ""),
    "mellon": (0, 2, "cultural", "", "30", ""),
    "zohbat": (3, 1, "hazardous", "", "30", ""),
    "lazar": (1, 0, "industrial", "yellow", "31", ""),
    "sakulag": (2, 1, "hazardous", "", "31", ""),
    "dalbootha": (0, 2, "cultural", "", "32", ""),
    "xxehan": (1, 1, "cultural", "", "32", ""),
    "corneeq": (1, 2, "cultural", "", "33", ""),
    "resculon": (2, 0, "cultural", "", "33", ""),
    "centauri": (1, 3, "cultural", "", "34", ""),
    "gral": (1, 1, "industrial", "blue", "34", ""),
    "bereg": (3, 1, "hazardous", "", "35", ""),
    "lirtaiv": (2, 3, "hazardous", "", "35", ""),
    "arnor": (2, 1, "industrial", "", "36", ""),
    "lor": (1, 2, "industrial", "", "36", ""),
    "arinam": (1, 2, "industrial", "", "37", ""),
    "meer": (0, 4, "hazardous", "red", "37", ""),
    "abyz": (3, 0, "hazardous", "", "38", ""),
    "fria": (2, 0, "hazardous", "", "38", ""),
    "creuss": (4, 2, "", "", "51", ""),
    "ixth": (3, 5, "", "", "52", ""),
    "arcturus": (4, 4, "", "", "53", ""),
    "acheron": (4, 0, "", "", "54", ""),
    "elysium": (4, 1, "", "", "55", ""),
    "thedark": (3, 4, "", "", "56", ""),
    "naazir": (2, 1, "", "", "57", ""),
    "rokha": (1, 2, "", "", "57", ""),
    "avar": (1, 1, "", "", "58", ""),
    "valk": (2, 0, "", "", "58", ""),
    "ylir": (0, 2, "", "", "58", ""),
    "archonvail": (1, 3, "hazardous", "blue", "59", ""),
    "perimeter": (2, 1, "industrial", "", "60", ""),
    "ang": (2, 0, "industrial", "red", "61", ""),
    "semlore": (3, 2, "cultural", "yellow", "62", ""),
    "vorhal": (0, 2, "cultural", "green", "63", ""),
    "atlas": (3, 1, "hazardous", "", "64", ""),
    "primor": (2, 1, "cultural", "", "65", "the-atrament"),
    "hopesend": (3, 0, "hazardous", "", "66", "imperial-arms-vault"),
    "cormund": (2, 0, "hazardous", "", "67", ""),
    "everra": (3, 1, "cultural", "", "68", ""),
    "accoen": (2, 3, "industrial", "", "69", ""),
    "jeolir": (2, 3, "industrial", "", "69", ""),
    "kraag": (2, 1, "hazardous", "", "70", ""),
    "siig": (0, 2, "hazardous", "", "70", ""),
    "alioprima": (1, 1, "cultural", "", "71", ""),
    "bakal": (3, 2, "industrial", "", "71", ""),
    "lisis": (2, 2, "industrial", "", "72", ""),
    "velnor": (2, 1, "industrial", "red", "72", ""),
    "cealdri": (0, 2, "cultural", "yellow", "73", ""),
    "xanhact": (0, 1, "hazardous", "", "73", ""),
    "vegamajor": (2, 1, "cultural", "", "74", ""),
    "vegaminor": (1, 2, "cultural", "blue", "74", ""),
    "abaddon": (1, 0, "cultural", "", "75", ""),
    "ashtroth": (2, 0, "hazardous", "", "75", ""),
    "loki": (1, 2, "cultural", "", "75", ""),
    "rigeli": (0, 1, "hazardous", "", "76", ""),
    "rigelii": (1, 2, "industrial", "", "76", ""),
    "rigeliii": (1, 1, "industrial", "green", "76", ""),
    "mallice": (0, 3, "cultural", "", "82A", "exterrix-headquarters"),
    "mirage": (1, 2, "cultural", "", "", "mirage-flight-academy"),
}
# Back, planets, wormholes, anomalies, whose home it is.
TILES_PRINTED: dict[str, tuple[str, str, str, str, str]] = {
    "tile-1": ("green", "jord", "", "", "sol"),
    "tile-2": ("green", "mollprimus", "", "", "mentak"),
    "tile-3": ("green", "darien", "", "", "yin"),
    "tile-4": ("green", "muaat", "", "", "muaat"),
    "tile-5": ("green", "nestphar", "", "", "arborec"),
    "tile-6": ("green", "zero_zero_zero", "", "", "l1z1x"),
    "tile-7": ("green", "winnu", "", "", "winnu"),
    "tile-8": ("green", "mordaiii", "", "", "nekro"),
    "tile-9": ("green", "druaa maaluuk", "", "", "naalu"),
    "tile-10": ("green", "arcprime wrenterra", "", "", "letnev"),
    "tile-11": ("green", "lisis_ii ragh", "", "", "saar"),
    "tile-12": ("green", "jol nar", "", "", "jolnar"),
    "tile-13": ("green", "quinarra trenlak", "", "", "norr"),
    "tile-14": ("green", "archonren archontau", "", "", "xxcha"),
    "tile-15": ("green", "retillion shalloq", "", "", "yssaril"),
    "tile-16": ("green", "arretze hercant kamdorn", "", "", "hacan"),
    "tile-17": ("green", "", "delta", "", ""),
    "tile-18": ("none", "mecatol_rex", "", "", ""),
    "tile-19": ("blue", "wellon", "", "", ""),
    "tile-20": ("blue", "vefutii", "", "", ""),
    "tile-21": ("blue", "thibah", "", "", ""),
    "tile-22": ("blue", "tarmann", "", "", ""),
    "tile-23": ("blue", "saudor", "", "", ""),
    "tile-24": ("blue", "meharxull", "", "", ""),
    "tile-25": ("blue", "quann", "beta", "", ""),
    "tile-26": ("blue", "lodor", "alpha", "", ""),
    "tile-27": ("blue", "newalbion starpoint", "", "", ""),
    "tile-28": ("blue", "tequran torkan", "", "", ""),
    "tile-29": ("blue", "qucenn rarron", "", "", ""),
    "tile-30": ("blue", "mellon zohbat", "", "", ""),
    "tile-31": ("blue", "lazar sakulag", "", "", ""),
    "tile-32": ("blue", "dalbootha xxehan", "", "", ""),
    "tile-33": ("blue", "corneeq resculon", "", "", ""),
    "tile-34": ("blue", "centauri gral", "", "", ""),
    "tile-35": ("blue", "bereg lirtaiv", "", "", ""),
    "tile-36": ("blue", "arnor lor", "", "", ""),
    "tile-37": ("blue", "arinam meer", "", "", ""),
    "tile-38": ("blue", "abyz fria", "", "", ""),
    "tile-39": ("red", "", "alpha", "", ""),
    "tile-40": ("red", "", "beta", "", ""),
    "tile-41": ("red", "", "", "gravity_rift", ""),
    "tile-42": ("red", "", "", "nebula", ""),
    "tile-43": ("red", "", "", "supernova", ""),
    "tile-44": ("red", "", "", "asteroid_field", ""),
    "tile-45": ("red", "", "", "asteroid_field", ""),
    "tile-46": ("red", "", "", "", ""),
    "tile-47": ("red", "", "", "", ""),
    "tile-48": ("red", "", "", "", ""),
    "tile-49": ("red", "", "", "", ""),
    "tile-50": ("red", "", "", "", ""),
    "tile-51": ("green", "creuss", "delta", "", "creuss"),
    "tile-52": ("green", "ixth", "", "", "mahact"),
    "tile-53": ("green", "arcturus", "", "", "nomad"),
    "tile-54": ("green", "acheron", "", "", "vuilraith"),
    "tile-55": ("green", "elysium", "", "", "titans"),
    "tile-56": ("green", "thedark", "", "nebula", "empyrean"),
    "tile-57": ("green", "naazir rokha", "", "", "naazrokha"),
    "tile-58": ("green", "avar valk ylir", "", "", "argent"),
    "tile-59": ("blue", "archonvail", "", "", ""),
    "tile-60": ("blue", "perimeter", "", "", ""),
    "tile-61": ("blue", "ang", "", "", ""),
    "tile-62": ("blue", "semlore", "", "", ""),
    "tile-63": ("blue", "vorhal", "", "", ""),
    "tile-64": ("blue", "atlas", "beta", "", ""),
    "tile-65": ("blue", "primor", "", "", ""),
    "tile-66": ("blue", "hopesend", "", "", ""),
    "tile-67": ("red", "cormund", "", "gravity_rift", ""),
    "tile-68": ("red", "everra", "", "nebula", ""),
    "tile-69": ("blue", "accoen jeolir", "", "", ""),
    "tile-70": ("blue", "kraag siig", "", "", ""),
    "tile-71": ("blue", "alioprima bakal", "", "", ""),
    "tile-72": ("blue", "lisis velnor", "", "", ""),
    "tile-73": ("blue", "cealdri xanhact", "", "", ""),
    "tile-74": ("blue", "vegamajor vegaminor", "", "", ""),
    "tile-75": ("blue", "abaddon ashtroth loki", "", "", ""),
    "tile-76": ("blue", "rigeli rigelii rigeliii", "", "", ""),
    "tile-77": ("red", "", "", "", ""),
    "tile-78": ("red", "", "", "", ""),
    "tile-79": ("red", "", "alpha", "asteroid_field", ""),
    "tile-80": ("red", "", "", "supernova", ""),
    "tile-81": ("none", "", "", "supernova", ""),
    "tile-82a": ("none", "mallice", "gamma", "", ""),
    "tile-82b": ("none", "mallice", "alpha beta gamma", "", ""),
}
# Pairs of edges, 0 in the north, clockwise.
LANES_PRINTED: dict[str, tuple[tuple[int, int], ...]] = {
    "tile-83a": ((1, 4),),
    "tile-83b": (
        (0, 2),
        (0, 3),
        (3, 5),
    ),
    "tile-84a": ((2, 5),),
    "tile-84b": (
        (0, 3),
        (0, 4),
        (1, 3),
    ),
    "tile-85a": ((1, 5),),
    "tile-85b": (
        (0, 2),
        (0, 3),
        (3, 5),
    ),
    "tile-86a": ((1, 5),),
    "tile-86b": (
        (0, 3),
        (0, 4),
        (1, 3),
    ),
    "tile-87a": (
        (0, 2),
        (2, 4),
        (2, 5),
    ),
    "tile-87b": (
        (0, 2),
        (0, 3),
    ),
    "tile-88a": (
        (0, 4),
        (1, 4),
        (2, 4),
    ),
    "tile-88b": (
        (0, 2),
        (0, 3),
        (3, 5),
    ),
    "tile-89a": (
        (0, 2),
        (0, 4),
        (2, 4),
    ),
    "tile-89b": (
        (0, 3),
        (0, 4),
    ),
    "tile-90a": (
        (1, 5),
        (2, 4),
    ),
    "tile-90b": (
        (0, 3),
        (0, 4),
    ),
    "tile-91a": (
        (0, 3),
        (0, 4),
        (1, 3),
    ),
    "tile-91b": (
        (0, 2),
        (0, 3),
    ),
}
MIDDLE: Place = (0, 0)


def alone(tile: int) -> TwilightImperium:
    """A galaxy of that tile and nothing else."""
    game = Table("sol").game
    game.chart = Chart((tile,), (MIDDLE,))
    return game


@each_card("key")
@pytest.mark.parametrize("key", PLANETS_PRINTED)
def test_every_planet(key: str) -> None:
    planet = PLANET[key.replace("-", "_")]
    worth, votes, traits, specialty, tile, ability = PLANETS_PRINTED[key]
    game = alone(TILE[tile or "18"])
    assert (planet in game.chart.planets[0]) == bool(tile), "Mirage comes by exploration"
    assert (resources(game, planet), influence(game, planet)) == (worth, votes)
    assert traits_of(game, planet) == traits
    assert " ".join(specialties_of(game, planet)) == specialty
    assert PLANETS[planet].legendary == ability


@each_card("key")
@pytest.mark.parametrize("key", TILES_PRINTED)
def test_every_system_tile(key: str) -> None:
    tile = TILE[key.removeprefix("tile-").upper()]
    back, planets, wormholes, anomalies, home = TILES_PRINTED[key]
    chart = alone(tile).chart
    assert TILES[tile].back == back
    assert " ".join([PLANETS[planet].key for planet in chart.planets[0]]) == planets
    assert (chart.wormholes[0], chart.anomalies[0], chart.homes[0]) == (wormholes, anomalies, home)
    assert not TILES[tile].lines


@each_card("key")
@pytest.mark.parametrize("key", LANES_PRINTED)
def test_every_hyperlane(key: str) -> None:
    """From each of the six places around it a ship gets to where a line from that edge ends, and nowhere else."""
    lanes = {MIDDLE: (TILE[key.removeprefix("tile-").upper()], 0)}
    for edge, (q, r) in enumerate(DIRECTIONS):
        ends = {two if one == edge else one for one, two in LANES_PRINTED[key] if edge in (one, two)}
        assert set(ends_of((q, r), (edge + 3) % 6, lanes)) == {DIRECTIONS[end] for end in ends}
