"""Neighbours, wormholes, control and set-up where rules meet."""

from __future__ import annotations

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.adjacency import adjacent, are_neighbours, near_planet
from orrery.ti4.faction import FACTIONS
from orrery.ti4.galaxy_building import layout_for
from orrery.ti4.game import TwilightImperium
from orrery.ti4.layouts import ring_of
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.moves import gain_control, gain_goods
from orrery.ti4.setup import setup, upgrade
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET, PLANETS, TILE, TILES
from orrery.ti4.units import INFANTRY, PDS, SPACE_DOCK, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

ALPHA, OTHER_ALPHA, BETA, OTHER_BETA = "39", "26", "40", "25"
SUPERNOVA = "43"
MECATOL = PLANET["mecatol_rex"]
PLAYERS = (3, 4, 5, 6)


# -- neighbours --------------------------------------------------------------------------------------------------------


@rule("ti4:63", "ti4:63.2", "ti4:100.3")
def test_a_wormhole_makes_neighbours_of_who_has_units_or_planets_at_its_ends() -> None:
    """System 1 and system 4 touch nothing in common but the middle, where nobody is."""

    def table(there: str) -> Table:
        return Table("sol", "hacan", tiles=("18", ALPHA, "20", "21", there, "23", "24")).ships(0, 1, fighter=1)

    planet = TILES[TILE[OTHER_ALPHA]].planets[0]
    assert are_neighbours(table(OTHER_ALPHA).planets(1, planet).game, 0, 1), "a planet without units is enough"
    assert are_neighbours(table(OTHER_ALPHA).ships(1, 4, fighter=1).game, 0, 1)
    assert not are_neighbours(table(OTHER_BETA).ships(1, 4, fighter=1).game, 0, 1)
    assert not are_neighbours(table("22").ships(1, 4, fighter=1).game, 0, 1)


@rule("ti4:63.3")
def test_the_creuss_and_others_are_neighbours_by_any_wormhole_and_two_others_are_not() -> None:
    table = Table("sol", "creuss", "hacan", tiles=("18", ALPHA, "20", "21", OTHER_BETA, "23", "24"))
    game = table.ships(0, 1, fighter=1).ships(1, 4, fighter=1).game
    assert are_neighbours(game, 0, 1)
    assert are_neighbours(game, 1, 0)
    table = Table("sol", "creuss", "hacan", tiles=("18", ALPHA, "20", "21", OTHER_BETA, "23", "24"))
    assert not are_neighbours(table.ships(0, 1, fighter=1).ships(2, 4, fighter=1).game, 0, 2)


@rule("ti4:63")
def test_a_system_in_between_makes_nobody_a_neighbour_and_a_shared_one_does() -> None:
    table = Table("sol", "hacan", "norr").troops(0, MECATOL, infantry=1)
    game = table.ships(1, 0, fighter=1).ships(2, 1, fighter=1).game
    assert are_neighbours(game, 0, 1), "the same system"
    assert are_neighbours(game, 0, 2), "next to it"
    far = Table("sol", "hacan").ships(0, 1, fighter=1).ships(1, 3, fighter=1).game
    assert not are_neighbours(far, 0, 1)


# -- adjacency ---------------------------------------------------------------------------------------------------------


@rule("ti4:10.1", "ti4:10.2", "ti4:10.3")
def test_a_planet_is_adjacent_to_its_own_system_and_through_its_wormhole() -> None:
    game = Table("sol", "hacan", tiles=("18", ALPHA, "20", "21", OTHER_ALPHA, "23", "24")).game
    planet = game.chart.planets[4][0]
    assert sorted(near_planet(game, planet)) == [0, 1, 3, 4, 5]
    assert 4 not in adjacent(game, 4)


@rule("ti4:10.1", "ti4:10.2a", "ti4:100")
def test_two_wormholes_that_touch_anyway_are_adjacent_once() -> None:
    game = Table("sol", "hacan", tiles=("18", ALPHA, OTHER_ALPHA, "21", "22", "23", "24")).game
    assert sorted(adjacent(game, 1)) == [0, 2, 6]


@rule("ti4:100.2", "ti4:96.3c")
@pytest.mark.parametrize(("hole", "fires"), [(OTHER_ALPHA, True), (OTHER_BETA, False)])
def test_deep_space_cannons_fire_through_a_wormhole_of_the_same_kind(hole: str, fires: bool) -> None:
    table = Table("sol", "hacan", tiles=("18", ALPHA, SUPERNOVA, SUPERNOVA, hole, "23", "24")).ships(0, 2, cruiser=1)
    upgrade(table.game.players[1], "pds-2")
    table.troops(1, table.game.chart.planets[4][0], pds=1)
    table.game.rng = Arranged(1, [], [10])
    game = table.activate(1)
    plan(game, 0, (2, "cruiser", 1))
    if fires:
        answer(game, 1, "fire")
    assert bool(game.players[0].ships_in(1)) != fires


@rule("ti4:100.2")
def test_cannons_of_the_first_level_stay_in_their_own_system() -> None:
    table = Table("sol", "hacan", tiles=("18", ALPHA, SUPERNOVA, SUPERNOVA, OTHER_ALPHA, "23", "24"))
    table.ships(0, 2, cruiser=1).troops(1, TILES[TILE[OTHER_ALPHA]].planets[0], pds=1)
    game = table.activate(1)
    plan(game, 0, (2, "cruiser", 1))
    assert game.players[0].ships_in(1)
    assert not [event for event in game.log or [] if event.kind == "cannon"]


# -- control -----------------------------------------------------------------------------------------------------------


@rule("ti4:53", "ti4:S5", "ti4:S9.planets", "ti4:53.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_the_planets_of_their_home_and_nobody_has_another(players: int) -> None:
    game = setup({"players": players}, 11)
    for seat, player in enumerate(game.players):
        home = TILES[TILE[FACTIONS[player.faction].tile]].planets
        assert planets_of(game, seat) == sorted(home)
        assert not any(game.exhausted[planet] for planet in home)
    taken = sum(len(planets_of(game, seat)) for seat in range(players))
    assert game.controller.count(NOBODY) == len(PLANETS) - taken


def invaded(owner: int, **units: int) -> TwilightImperium:
    """Two infantry of seat 0 land on Mecatol Rex, which somebody controls or nobody."""
    made = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2)
    if owner != NOBODY:
        made.troops(owner, MECATOL, **units)
    made.game.rng = Arranged(1, [], [10, 10, 1])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    plan(game, 0, (ON_PLANET + MECATOL, "infantry", 2))
    return game


@rule("ti4:53.1", "ti4:53.1a")
def test_the_first_to_control_a_planet_has_its_card_exhausted() -> None:
    game = invaded(NOBODY)
    assert (game.controller[MECATOL], game.exhausted[MECATOL]) == (0, True)


@rule("ti4:53.1b", "ti4:53.3", "ti4:53.4", "ti4:53.7")
def test_who_controls_a_planet_by_a_token_alone_keeps_it_until_another_lands() -> None:
    made = Table("sol", "hacan").planets(1, MECATOL).ships(0, 1, carrier=1, infantry=2)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    assert game.controller[MECATOL] == 1, "ships above it change nothing"
    plan(game, 0, (ON_PLANET + MECATOL, "infantry", 1))
    assert game.controller[MECATOL] == 0
    assert planets_of(game, 1) == [], "card and token have gone"
    assert game.exhausted[MECATOL], "though it was ready before"


@rule("ti4:53.2", "ti4:27.5c")
def test_whoever_lands_where_they_have_control_exhausts_nothing() -> None:
    game = invaded(0, space_dock=1)
    assert (game.controller[MECATOL], game.exhausted[MECATOL]) == (0, False)
    assert count(game.players[0].troops_on(MECATOL), SPACE_DOCK) == 1


@rule("ti4:53.5", "ti4:53.5b")
def test_a_planet_that_the_last_defender_leaves_is_lost_with_its_structures() -> None:
    game = invaded(1, infantry=1, space_dock=1)
    assert game.controller[MECATOL] == 0
    assert not game.players[1].troops_on(MECATOL)
    assert count(game.players[0].troops_on(MECATOL), INFANTRY) == 2


@rule("ti4:53.3", "ti4:53.4")
def test_taking_the_last_troops_away_leaves_the_planet_under_control() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1).troops(0, MECATOL, infantry=2).ships(1, 6, cruiser=1)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (ON_PLANET + MECATOL, "infantry", 2))
    answer(game, 0, "land nothing")
    assert not game.players[0].troops_on(MECATOL)
    assert game.controller[MECATOL] == 0


@rule("ti4:59.2", "ti4:53.4")
def test_control_tokens_and_trade_goods_do_not_run_out() -> None:
    game = Table("sol", "hacan").game
    for planet in range(30):
        gain_control(game, 0, planet)
    gain_goods(game, 0, 100)
    assert planets_of(game, 0) == list(range(30)), "seventeen tokens lie in the box"
    assert game.players[0].goods == 100


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("ti4:S3.place", "ti4:87.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_what_belongs_to_the_factions_of_the_game_lies_on_the_table(players: int) -> None:
    game = setup({"players": players}, 12)
    played = {FACTIONS[player.faction].key for player in game.players}
    assert {home for home in game.chart.homes if home} == played
    assert (TILE["17"] in game.chart.tiles) == ("creuss" in played), "the gate comes with the Creuss alone"


@rule("ti4:34.3")
def test_nobody_lands_a_structure() -> None:
    """A dock that stands in space by a faction's sheet is in no row of a landing; PDS cannot be aboard at all."""
    made = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=1).troops(0, MECATOL, pds=1)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    assert {kind for _, kind, _ in asked(game, 0).rows} == {"infantry"}
    assert count(game.players[0].troops_on(MECATOL), PDS) == 1


# -- placing tiles -----------------------------------------------------------------------------------------------------


def broken(game: TwilightImperium, tile: int, place: tuple[int, int]) -> int:
    """How many of the two rules about what may not touch that tile would break there, homes left out."""
    found: set[str] = set()
    for other, (column, row) in zip(game.chart.tiles, game.chart.places):
        q, r = place[0] - column, place[1] - row
        if max(abs(q), abs(r), abs(q + r)) == 1 and TILES[other].back != "green":
            found |= {"anomaly"} if TILES[tile].anomalies and TILES[other].anomalies else set()
            found |= {"wormhole"} if set(TILES[tile].wormholes.split()) & set(TILES[other].wormholes.split()) else set()
    return len(found)


def innermost(game: TwilightImperium, places: tuple[tuple[int, int], ...]) -> list[int]:
    """The free places of the first ring that has any."""
    free = [number for number, place in enumerate(places) if place not in game.chart.places]
    least = min(ring_of(places[number]) for number in free)
    return [number for number in free if ring_of(places[number]) == least]


@rule("ti4:S6.iii", "ti4:S6.iii.rings", "ti4:S6.iii.anomalies", "ti4:S6.iii.wormholes")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_at_each_placement_just_what_breaks_fewest_rules_is_offered(players: int, seed: int) -> None:
    game = setup({"players": players, "map": "build", "rounds": 0}, seed)
    places, rng = layout_for(players).systems, seeded(seed)
    while game.waiting() and game.waiting()[0].prompt in ("place which tile", "place tile where"):
        decision = game.waiting()[0]
        shown = dict(decision.things).get("tile", NOBODY)
        hand = game.dealt[decision.seat]
        if shown != NOBODY and shown not in hand:
            hand = (shown,)  # the speaker's extra tile
        pairs = [(tile, number) for tile in hand for number in innermost(game, places)]
        least = min(broken(game, tile, places[number]) for tile, number in pairs)
        best = [(tile, number) for tile, number in pairs if broken(game, tile, places[number]) == least]
        offered = {option.id() for option in decision.options}
        if decision.prompt == "place which tile":
            assert offered == {tile for tile, _ in best}
        else:
            assert offered == {number for tile, number in best if tile == shown}
        game.answer(random_choice(decision, rng))
    assert game.dealt == ()
