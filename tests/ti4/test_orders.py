"""Orders of a production: what the engine takes, against the book's own sentences, on tables by chance."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Gift
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import COUNT, INFANTRY, PLASTIC, TYPE, UNIT, UNITS
from support.cite import rule
from support.ti4 import Table

SYSTEM = 1  # the active one: two planets
TILES = ("18", "27", "28", "29", "30", "32", "33")
COSTS = {"fighter": 1, "destroyer": 1, "cruiser": 2, "carrier": 3, "dreadnought": 4, "flagship": 8, "war sun": 12}
ROOMS = {"carrier": 4, "dreadnought": 1, "flagship": 3, "war sun": 6}
Counts = dict[str, int]


def random_table(rng: Rng) -> Table:
    """Docks, warriors that produce, ships, plastic that is nearly used up, tokens, goods, an enemy now and then."""
    table = Table("sol", "hacan", tiles=TILES).pools(0, goods=rng.below(9))
    game, player = table.game, table.game.players[0]
    if rng.below(2):
        letani = UNIT["letani-warrior-2"]
        player.units = tuple([letani if type == INFANTRY else row for type, row in enumerate(player.units)])
    for planet in game.chart.planets[SYSTEM]:
        if rng.below(3):
            table.troops(0, planet, infantry=rng.below(2), space_dock=rng.below(2))
            game.exhausted[planet] = bool(rng.below(2))
    table.ships(0, SYSTEM, carrier=rng.below(2), dreadnought=rng.below(2), cruiser=rng.below(2))
    if player.ships_in(SYSTEM):
        table.ships(0, SYSTEM, infantry=rng.below(2))
    for system in (2, 3):
        table.ships(0, system, carrier=rng.below(3), flagship=rng.below(2) if system == 2 else 0, cruiser=rng.below(5))
    player.tokens = (SYSTEM, 2) if rng.below(2) else (SYSTEM,)
    for key in ("sarween-tools", "war-sun"):
        if not rng.below(3):
            table.techs(0, key)
    if not rng.below(4):
        table.ships(1, SYSTEM, fighter=1)
    return table


def random_order(rng: Rng, game: TwilightImperium) -> tuple[Gift, ...]:
    places = [SYSTEM, *[ON_PLANET + planet for planet in game.chart.planets[SYSTEM]]]
    lines: dict[tuple[int, str], int] = {}
    for _ in range(1 + rng.below(3)):
        kind = [*COSTS, "infantry", "infantry", "fighter"][rng.below(len(COSTS) + 3)]
        place = places[rng.below(3)] if kind == "infantry" else SYSTEM
        lines[(place, kind)] = 1 + rng.below(3)
    return tuple([(place, kind, number) for (place, kind), number in sorted(lines.items())])


def at(game: TwilightImperium, place: int) -> Counts:
    """What of seat 0 stands at a place, by the names of units."""
    player = game.players[0]
    force = player.troops_on(place - ON_PLANET) if place >= ON_PLANET else player.ships_in(place)
    return {kind: force[type] + force[type + COUNT] if force else 0 for kind, type in TYPE.items()}


def values(game: TwilightImperium, place: int) -> int:
    """The production of all units at a place (69.1): a dock two and the resources of its planet, a warrior two."""
    here = at(game, place)
    found = here["space dock"] * (2 + PLANETS[place - ON_PLANET].resources) if place >= ON_PLANET else 0
    letani = game.players[0].units[INFANTRY] == UNIT["letani-warrior-2"]
    return found + (here["infantry"] * 2 if letani else 0)


def is_legal(game: TwilightImperium, order: tuple[Gift, ...]) -> bool:
    planets = game.chart.planets[SYSTEM]
    places = [SYSTEM, *[ON_PLANET + planet for planet in planets]]
    total = {kind: sum(number for _, each, number in order if each == kind) for kind in TYPE}
    if sum(total.values()) > sum(values(game, place) for place in places):
        return False  # 69.1, 69.1a
    if game.players[1].ships_in(SYSTEM) and any(total[kind] for kind in COSTS):
        return False  # 19.1, 26.5
    if total["war sun"] and NUMBER["war-sun"] not in game.players[0].techs:
        return False  # 54.3
    free = 0
    for place, kind, number in order:
        if kind == "infantry":
            if place >= ON_PLANET and game.controller[place - ON_PLANET] != 0:
                return False  # 26.3a
            free += number if place == SYSTEM or not values(game, place) else 0
    if free > values(game, SYSTEM):
        return False  # 69.3, 69.4
    return can_be_paid(game, total) and has_plastic(game, total) and has_room(game, order)


def can_be_paid(game: TwilightImperium, total: Counts) -> bool:
    cost = sum(COSTS[kind] * total[kind] for kind in COSTS if kind != "fighter")
    cost += (total["fighter"] + 1) // 2 + (total["infantry"] + 1) // 2  # 26.1
    cost -= 1 if NUMBER["sarween-tools"] in game.players[0].techs else 0
    ready = [each for each, owner in enumerate(game.controller) if owner == 0 and not game.exhausted[each]]
    return cost <= sum(PLANETS[each].resources for each in ready) + game.players[0].goods  # 26.0, 39.4a


def has_plastic(game: TwilightImperium, total: Counts) -> bool:
    """What is left, and what stands in systems without an own token (26.4, 26.4a)."""
    for kind in COSTS:
        if kind != "fighter":
            bound = sum(at(game, system)[kind] for system in range(7) if system in game.players[0].tokens)
            if total[kind] > PLASTIC[TYPE[kind]] - bound:
                return False
    return True


def has_room(game: TwilightImperium, order: tuple[Gift, ...]) -> bool:
    """Ground forces go aboard as far as the ships there hold them, those of the order among them (69.4a)."""
    new = {kind: number for place, kind, number in order if place == SYSTEM}
    if not new.get("infantry"):
        return True
    here = at(game, SYSTEM)
    room = sum(ROOMS[kind] * (here[kind] + new.get(kind, 0)) for kind in ROOMS)
    docks = sum(at(game, ON_PLANET + planet)["space dock"] for planet in game.chart.planets[SYSTEM])
    fighters = max(0, here["fighter"] + new.get("fighter", 0) - 3 * docks)
    return here["infantry"] + new["infantry"] + fighters <= room


@rule("ti4:26.0", "ti4:26.1", "ti4:26.3a", "ti4:26.4", "ti4:26.4a", "ti4:26.5", "ti4:19.1", "ti4:69.1a", "ti4:69.4a")
@pytest.mark.parametrize("seed", range(40))
def test_an_order_is_taken_if_and_only_if_the_book_allows_it(seed: int) -> None:
    rng = seeded(seed)
    for _ in range(20):
        game = random_table(rng).game
        works = Works(game, 0, SYSTEM)
        rows = {(place, kind): most for place, kind, most in works.rows(game)}
        for _ in range(6):
            order = random_order(rng, game)
            offered = all(number <= rows.get((place, kind), 0) for place, kind, number in order)
            assert (offered and works.refused(game, order) is None) == is_legal(game, order), order


def test_the_units_of_these_tables_are_those_of_the_rows() -> None:
    basic = Table("sol").game.players[0].units
    for kind, cost in COSTS.items():
        unit = UNITS[basic[TYPE[kind]]]
        assert (unit.cost, unit.capacity) == (cost, ROOMS.get(kind, 0)), kind
