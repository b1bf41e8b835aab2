"""The galaxy of Prophecy of Kings: layouts for three to eight, what is dealt and placed, frontier tokens."""

from __future__ import annotations

import pytest

from orrery.kernel.imagining import imagination
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.ti4.balance import Ground, balanced_tiles, is_allowed, measured, steps_from
from orrery.ti4.bot import GreedyBot
from orrery.ti4.chart import ACTIVE_NEXUS, FAR, NEXUS, Chart, turned
from orrery.ti4.faction import FACTIONS
from orrery.ti4.galaxy_building import anomaly_beside, layout_for, placing_seat, wormhole_beside
from orrery.ti4.game import TwilightImperium
from orrery.ti4.layouts import ALTERNATIVES, LAYOUTS, ring_of
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels import galaxy_panels
from support.cite import rule
from support.play import asked

STANDARD, ALTERNATIVE = "standard", "alternative"
EVERY = [(players, STANDARD) for players in range(3, 9)] + [(players, ALTERNATIVE) for players in range(5, 9)]
ALPHA, OTHER_ALPHA, ASTEROIDS, NEBULA = "26", "39", "44", "68"


def building(players: int, layout: str = STANDARD, seed: int = 1, **options: int | str) -> TwilightImperium:
    return setup({"players": players, "layout": layout, "sets": "kings", "map": "build", **options}, seed)


def built(players: int, layout: str = STANDARD, seed: int = 1, **options: int | str) -> TwilightImperium:
    game, rng = building(players, layout, seed, **options), seeded(seed)
    while game.dealt:
        game.answer(random_choice(game.waiting()[0], rng))
    return game


def balanced(players: int, layout: str = STANDARD, seed: int = 1, **options: int | str) -> TwilightImperium:
    return setup({"players": players, "layout": layout, "sets": "kings", **options}, seed)


# -- layouts -----------------------------------------------------------------------------------------------------------


@rule("ti4:S6.map.5p-hyper", "ti4:S6.map.6p-large", "ti4:S6.map.7p", "ti4:S6.map.7p-alt")
@rule("ti4:S6.map.8p", "ti4:S6.map.8p-alt", "ti4:S6.hyper")
@pytest.mark.parametrize(
    ("players", "layout", "hexes", "lanes"),
    [
        (3, STANDARD, 28, 0),
        (4, STANDARD, 37, 0),
        (5, STANDARD, 37, 0),
        (5, ALTERNATIVE, 37, 6),
        (6, STANDARD, 37, 0),
        (6, ALTERNATIVE, 61, 0),
        (7, STANDARD, 61, 6),
        (7, ALTERNATIVE, 49, 6),
        (8, STANDARD, 61, 0),
        (8, ALTERNATIVE, 55, 6),
    ],
)
def test_the_finished_galaxy_fills_the_layout(players: int, layout: str, hexes: int, lanes: int) -> None:
    game = built(players, layout)
    printed = layout_for(players, layout == ALTERNATIVE)
    places = [place for place in game.chart.places if place != FAR] + [place for _, place, _ in game.chart.hyperlanes]
    assert len(places) == len(set(places)) == hexes
    assert len(game.chart.hyperlanes) == lanes
    assert not {place for _, place, _ in game.chart.hyperlanes} & set(game.chart.places), "lanes lie beside systems"
    for seat, home in enumerate(printed.homes):
        tile = TILES[game.chart.tiles[game.chart.places.index(home)]]
        assert tile.home in (FACTIONS[game.players[seat].faction].key, ""), "the gate has no owner printed on it"


@rule("ti4:S6.hyper.5p-hyper", "ti4:S6.hyper.7p", "ti4:S6.hyper.7p-alt", "ti4:S6.hyper.8p-alt", "ti4:S6.hyper")
@pytest.mark.parametrize(
    ("players", "layout", "tiles"),
    [
        (5, ALTERNATIVE, "83A 84A 85A 86A 87A 88A"),
        (7, STANDARD, "83A 84A 85A 86A 87A 88A"),
        (7, ALTERNATIVE, "83B 84B 85B 86B 88B 90B"),
        (8, ALTERNATIVE, "83B 85B 87A 88A 89B 90B"),
    ],
)
def test_hyperlanes_lie_there_before_any_tile_is_placed(players: int, layout: str, tiles: str) -> None:
    game = building(players, layout)
    assert sorted([TILES[tile].key for tile, _, _ in game.chart.hyperlanes]) == tiles.split()
    assert not any(TILES[tile].back in ("blue", "red") for tile in game.chart.tiles)


@pytest.mark.parametrize(("players", "neighbours"), [(5, 5), (7, 7), (8, 8)])
@rule("ti4:41.1", "ti4:S6.hyper")
def test_by_hyperlane_mecatol_rex_is_as_far_from_all_homes(players: int, neighbours: int) -> None:
    """What the lanes are for: everybody has three steps to Mecatol Rex and five systems that are nearest to them."""
    assert len(balanced(players, ALTERNATIVE).chart.near[0]) == neighbours
    layout = layout_for(players, True)
    ground = Ground(layout)
    for seat in range(players):
        assert steps_from(len(layout.systems) + 1 + seat, ground.near)[len(layout.systems)] == 3
        assert sum([part for shares in ground.shares for owner, part in shares if owner == seat]) == 5 * 60


# -- dealing and placing -----------------------------------------------------------------------------------------------


@rule("ti4:S6.deal.5p-hyper", "ti4:S6.deal.6p-large", "ti4:S6.deal.7p", "ti4:S6.deal.7p-alt")
@rule("ti4:S6.deal.8p", "ti4:S6.deal.8p-alt", "ti4:S6.ii")
@pytest.mark.parametrize(
    ("players", "layout", "blue", "red"),
    [
        (3, STANDARD, 6, 2),
        (4, STANDARD, 5, 3),
        (5, STANDARD, 4, 2),
        (5, ALTERNATIVE, 3, 2),
        (6, STANDARD, 3, 2),
        (6, ALTERNATIVE, 6, 3),
        (7, STANDARD, 4, 2),
        (7, ALTERNATIVE, 3, 2),
        (8, STANDARD, 4, 2),
        (8, ALTERNATIVE, 3, 2),
    ],
)
def test_each_is_dealt_tiles_of_both_boxes_by_the_layout(players: int, layout: str, blue: int, red: int) -> None:
    game = building(players, layout)
    for hand in game.dealt[:-1]:
        backs = [TILES[tile].back for tile in hand]
        assert (backs.count("blue"), backs.count("red")) == (blue, red)
    printed = layout_for(players, layout == ALTERNATIVE)
    backs = [TILES[tile].back for hand in game.dealt for tile in hand]
    assert backs.count("blue") + printed.extra_blue == 36, "those that the speaker has drawn are in nobody's hand"
    assert backs.count("red") + printed.extra == 18


def test_the_base_game_has_no_tile_of_the_expansion_and_the_expansion_uses_its_own() -> None:
    base = setup({"players": 6}, 1)
    assert all(TILES[tile].is_base() for tile in base.chart.tiles)
    assert base.frontier == ()
    assert any(not TILES[tile].is_base() for tile in balanced(6).chart.tiles if TILES[tile].back in ("blue", "red"))


@rule("ti4:S6.extra.7p", "ti4:S6.extra.8p", "ti4:S6.extra")
@pytest.mark.parametrize(("players", "red", "blue"), [(7, 2, 3), (8, 2, 2)])
def test_the_speaker_first_places_extra_tiles_beside_mecatol_rex(players: int, red: int, blue: int) -> None:
    game = building(players, speaker=3)
    drawn = [event.values[0] for event in game.log or [] if event.kind == "extra tile"]
    backs = [TILES[tile].back for tile in drawn]
    assert (backs.count("red"), backs.count("blue")) == (red, blue), "all are seen before the first is placed"
    rng = seeded(4)
    while not set(drawn) <= set(game.chart.tiles):
        question = asked(game, 3)
        if question.prompt == "place which tile":
            assert {option.id() for option in question.options} <= set(drawn) - set(game.chart.tiles)
        game.answer(random_choice(question, rng))
    placed = [game.chart.places[game.chart.tiles.index(tile)] for tile in drawn]
    assert all(ring_of(place) == 1 for place in placed)
    assert [len(hand) for hand in game.dealt[:-1]] == [6] * players


@rule("ti4:S6.extra")
@pytest.mark.parametrize(
    ("players", "layout"), [(5, ALTERNATIVE), (6, ALTERNATIVE), (7, ALTERNATIVE), (8, ALTERNATIVE)]
)
def test_the_alternatives_have_no_extra_tiles(players: int, layout: str) -> None:
    game = building(players, layout)
    assert not [event for event in game.log or [] if event.kind == "extra tile"]


@rule("ti4:S6.iii", "ti4:S6.iii.rings")
@pytest.mark.parametrize(("players", "layout"), EVERY)
def test_tiles_are_placed_back_and_forth_and_ring_by_ring(players: int, layout: str) -> None:
    game = built(players, layout, 5)
    placed = [event for event in game.log or [] if event.kind == "tile placed"]
    printed = layout_for(players, layout == ALTERNATIVE)
    extra = printed.extra + printed.extra_blue
    order = [placing_seat(turn, game.speaker, players) for turn in range(len(placed) - extra)]
    assert [event.actor for event in placed] == [game.speaker] * extra + order
    rings = [ring_of(printed.systems[event.values[1]]) for event in placed]
    assert rings == sorted(rings)
    assert len(placed) == len(printed.systems)


@pytest.mark.parametrize(("players", "layout"), [(8, STANDARD), (5, ALTERNATIVE)])
def test_bots_build_a_galaxy_and_imagine_the_hands_of_others(players: int, layout: str) -> None:
    game, rng, bot = building(players, layout, 3), seeded(1), GreedyBot()
    while game.dealt:
        question = game.waiting()[0]
        seat = question.seat
        game.answer(bot.choose(game.view(seat), question, rng, imagination(game, seat, rng)))
    assert set(layout_for(players, layout == ALTERNATIVE).systems) <= set(game.chart.places)


@rule("ti4:S6.iii.anomalies", "ti4:S6.iii.wormholes", "ti4:41.1")
def test_what_a_hyperlane_joins_is_adjacent_also_when_tiles_are_placed() -> None:
    """With five players and hyperlanes a line leads from the system south-east of Mecatol Rex to the one south-west."""
    layout = layout_for(5, True)
    lanes = tuple([(TILE[tile], place, turn) for tile, place, turn in layout.hyperlanes])
    here, there = (1, 0), (-1, 1)
    for first, second in ((ALPHA, OTHER_ALPHA), (ASTEROIDS, NEBULA)):
        chart = Chart((TILE["18"], TILE[first]), ((0, 0), here), lanes)
        barred = wormhole_beside if first == ALPHA else anomaly_beside
        assert barred(chart, TILE[second], there) == 1
        assert barred(Chart(chart.tiles, chart.places), TILE[second], there) == -1, "without the lanes they are apart"


@pytest.mark.parametrize(("players", "layout"), EVERY)
def test_a_balanced_galaxy_is_balanced_and_breaks_no_rule(players: int, layout: str) -> None:
    printed = layout_for(players, layout == ALTERNATIVE)
    ground = Ground(printed)
    for seed in range(2):
        tiles = balanced_tiles(printed, seeded(seed), kings=True)
        assert len(tiles) == len(set(tiles)) == len(printed.systems)
        assert [TILES[tile].back for tile in tiles].count("red") == players * printed.red + printed.extra
        assert is_allowed(ground, tiles)
        assert measured(ground, tiles).is_balanced()


def test_parts_of_a_system_leave_no_remainder_in_any_layout() -> None:
    for layout in LAYOUTS.values():
        assert all(sum(part for _, part in shares) == 60 for shares in Ground(layout).shares)
    assert set(ALTERNATIVES.values()) < set(LAYOUTS)


@rule("ti4:S6.5p-compensation")
def test_goods_make_up_for_homes_only_where_there_are_no_hyperlanes() -> None:
    assert sorted([player.goods for player in balanced(5).players]) == [0, 0, 2, 2, 4]
    assert [player.goods for player in balanced(5, ALTERNATIVE).players] == [0] * 5
    assert [player.goods for player in balanced(7).players] == [0] * 7


# -- the edge of the board ---------------------------------------------------------------------------------------------


@rule("ti4:79.2", "ti4:79.2a", "ti4:99.1c", "ti4:87.7")
def test_a_system_at_a_hyperlane_is_on_the_edge_of_the_board() -> None:
    """A hyperlane is no system tile: whoever touches one has a side that touches none."""
    large = balanced(6, ALTERNATIVE).chart
    for system, place in enumerate(large.places):
        assert large.rim[system] == (place == FAR or ring_of(place) == 4)
    joined = balanced(5, ALTERNATIVE).chart
    assert joined.rim[0], "Mecatol Rex has a hyperlane in the south"
    assert not joined.rim[joined.places.index((0, -1))]
    nexus = large.tiles.index(NEXUS)
    assert large.rim[nexus]
    assert turned(large, nexus, ACTIVE_NEXUS).rim[nexus]


# -- frontier tokens ---------------------------------------------------------------------------------------------------


@rule("ti4:S7.frontier", "ti4:98.1", "ti4:98.1a", "ti4:98.1b", "ti4:98.1c", "ti4:29.4a")
@pytest.mark.parametrize("made", [balanced, built])
@pytest.mark.parametrize(("players", "layout"), [(3, STANDARD), (5, ALTERNATIVE), (8, STANDARD)])
def test_each_system_without_planets_begins_with_a_frontier_token(made: object, players: int, layout: str) -> None:
    assert callable(made)
    game = made(players, layout, 2, factions="dealt")
    empty = [system for system, tile in enumerate(game.chart.tiles) if not TILES[tile].planets]
    assert sorted(game.frontier) == empty == sorted(set(game.frontier))
    assert any(game.chart.anomalies[system] for system in game.frontier)
    assert not any(game.chart.planets[system] for system in game.frontier), "nor an anomaly with a planet"


@rule("ti4:98.1d")
def test_the_gate_of_creuss_has_a_frontier_token_and_no_home_has_one() -> None:
    game = balanced(3, factions="creuss,sol,hacan")
    gate = game.chart.tiles.index(TILE["17"])
    assert gate in game.frontier
    homes = [system for system, home in enumerate(game.chart.homes) if home]
    assert len(homes) == 3
    assert not set(homes) & set(game.frontier)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("wormhole nexus, inactive, gamma wormhole", "by hyperlane to ", "frontier token", "Beside the galaxy")),
        (
            "de",
            ("Wurmloch-Nexus, inaktiv, Gamma-Wurmloch", "über Hyperrouten nach ", "Wilder-Raum-Marker", "Neben der"),
        ),
    ],
)
def test_the_terminal_tells_nexus_hyperlanes_and_frontier_tokens(language: str, said: tuple[str, ...]) -> None:
    game = balanced(8, ALTERNATIVE)
    words = Ti4Words(language, [f"P{seat}" for seat in range(8)], 0)
    panels = galaxy_panels(words, game.view(0))
    lines = [" ".join(row) for panel in panels for row in panel.rows] + [panel.title for panel in panels]
    for each in said:
        assert any(each in line for line in lines), each
    assert len([line for line in lines if said[1] in line]) == len({one for pair in game.chart.joined for one in pair})
    assert len([line for line in lines if said[2] in line]) == len(game.frontier)


@rule("ti4:98.1b")
def test_a_frontier_token_is_seen_by_everybody_and_counted() -> None:
    game = balanced(7)
    for seat in (-1, 0, 6):
        view = game.view(seat) if seat >= 0 else game.public_view()
        assert [number for number, system in enumerate(view.systems) if system.frontier] == sorted(game.frontier)
    assert game.count()["wrong"] == 0
    game.frontier = (*game.frontier, game.frontier[0])
    assert game.count()["wrong"] == 1, "two in one system"
