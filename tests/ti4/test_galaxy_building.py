"""Building the galaxy: what is dealt, who places, where a tile may lie, and what others see of a hand."""

from __future__ import annotations

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.ti4.balance import Ground, balanced_tiles, drawn_tiles, is_allowed, measured
from orrery.ti4.chart import Chart
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.galaxy_building import (
    CENTRE,
    broken,
    first_tiles,
    layout_for,
    open_places,
    placements,
    placing_seat,
    with_tiles,
)
from orrery.ti4.game import TwilightImperium
from orrery.ti4.layouts import ring_of
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILE, TILES
from support.cite import rule
from support.play import answer, asked

PLAYERS = (3, 4, 5, 6)
ASTEROIDS, NEBULA, ALPHA, OTHER_ALPHA, BETA = "44", "42", "26", "39", "25"
DULL = ("46", "47", "48", "49", "50")  # no planets, no anomaly, no wormhole


def building(players: int = 6, seed: int = 1, **options: int | str) -> TwilightImperium:
    return setup({"players": players, "map": "build", "rounds": 0, **options}, seed)


def built(players: int, seed: int) -> TwilightImperium:
    game, rng = building(players, seed), seeded(seed)
    while game.dealt:
        game.answer(random_choice(game.waiting()[0], rng))
    return game


def holding(*keys: str, placed: dict[int, str] | None = None) -> TwilightImperium:
    """Six players, the speaker in seat 0 holds these tiles; some lie already, by the number of their place."""
    game = building(6, 1, speaker=0, factions="sol,hacan,norr,letnev,mentak,yin")
    layout = layout_for(6)
    lying = placed or {}
    start = first_tiles([FACTIONS[player.faction] for player in game.players], layout)
    game.chart = with_tiles(start, [TILE[tile] for tile in lying.values()], [layout.systems[at] for at in lying])
    game.dealt = (tuple([TILE[each] for each in keys]), *game.dealt[1:])
    game.begin(PlaceTile(0))
    return game


def offered(game: TwilightImperium) -> list[int]:
    return [option.id() for option in asked(game, 0).options]


# -- dealing -----------------------------------------------------------------------------------------------------------


@rule("ti4:S6.i", "ti4:S6.ii", "ti4:S6.deal.3p", "ti4:S6.deal.4p", "ti4:S6.deal.5p", "ti4:S6.deal.6p")
@pytest.mark.parametrize(("players", "blue", "red"), [(3, 6, 2), (4, 5, 3), (5, 4, 2), (6, 3, 2)])
def test_each_is_dealt_blue_and_red_tiles_by_the_number_of_players(players: int, blue: int, red: int) -> None:
    game = building(players)
    for hand in game.dealt[:-1]:
        backs = [TILES[tile].back for tile in hand]
        assert (backs.count("blue"), backs.count("red")) == (blue, red)
    placed = [tile for tile in game.chart.tiles if TILES[tile].back in ("blue", "red")]
    every = sorted([tile for hand in game.dealt for tile in hand] + placed)
    if players == 5:  # the one that the speaker has drawn is in nobody's hand
        assert asked(game, game.speaker).prompt == "place tile where"
        every = sorted([*every, asked(game, game.speaker).things[0][1]])
    assert [TILES[tile].key for tile in every] == [str(number) for number in range(19, 51)], "the 32 of the base game"


@rule("ti4:S6.map.3p", "ti4:S6.map.4p", "ti4:S6.map.5p", "ti4:S6.map.6p", "ti4:S6", "ti4:60", "ti4:S6.iii.homes")
@pytest.mark.parametrize(("players", "hexes"), [(3, 28), (4, 37), (5, 37), (6, 37)])
def test_the_finished_galaxy_fills_the_layout(players: int, hexes: int) -> None:
    game = built(players, 3)
    layout = layout_for(players)
    on_board = [place for place in game.chart.places if ring_of(place) <= 3]
    assert len(on_board) == len(set(on_board)) == hexes
    assert game.chart.tiles[game.chart.places.index((0, 0))] == TILE[CENTRE]
    for seat, home in enumerate(layout.homes):
        tile = TILES[game.chart.tiles[game.chart.places.index(home)]]
        assert tile.back == "green"
        assert tile.home in (FACTIONS[game.players[seat].faction].key, ""), "the gate has no owner printed on it"
    assert game.dealt == ()


@rule("ti4:S6.extra", "ti4:S6.extra.5p")
def test_with_five_the_speaker_first_places_a_red_tile_beside_mecatol_rex() -> None:
    game = building(5)
    question = asked(game, game.speaker)
    assert TILES[question.things[0][1]].back == "red"
    assert [option.id() for option in question.options] == list(range(6))
    assert [len(hand) for hand in game.dealt[:-1]] == [6] * 5
    answer(game, game.speaker, "place 4")
    assert game.chart.places[-1] == layout_for(5).systems[4]
    assert asked(game, game.speaker).prompt == "place which tile", "and then begins"


@pytest.mark.parametrize("players", [3, 4, 6])
def test_with_other_numbers_there_is_no_extra_tile(players: int) -> None:
    game = building(players)
    assert asked(game, game.speaker).prompt == "place which tile"


# -- whose turn --------------------------------------------------------------------------------------------------------


@rule("ti4:S6.iii")
def test_tiles_are_placed_clockwise_from_the_speaker_and_back() -> None:
    assert [placing_seat(turn, 2, 4) for turn in range(12)] == [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1]


@rule("ti4:S6.iii")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_log_of_a_building_goes_back_and_forth(players: int) -> None:
    game = built(players, 5)
    placed = [event for event in game.log or [] if event.kind == "tile placed"]
    extra = layout_for(players).extra
    assert [event.actor for event in placed[:extra]] == [game.speaker] * extra
    order = [placing_seat(turn, game.speaker, players) for turn in range(len(placed) - extra)]
    assert [event.actor for event in placed[extra:]] == order


# -- where -------------------------------------------------------------------------------------------------------------


@rule("ti4:S6.iii.rings")
def test_a_ring_is_filled_before_the_next_begins() -> None:
    game = holding(DULL[0], "19")
    answer(game, 0, f"tile {TILE['19']}")
    assert offered(game) == [0, 1, 2, 3, 4, 5]
    refused = game.why_not(0, ("place", 6))
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("ring-not-full", (1, 6, 2), "ti4:S6.iii.rings")


@rule("ti4:S6.iii.rings")
def test_the_last_place_of_a_ring_and_the_first_of_the_next() -> None:
    game = holding("19", "20", placed=dict(enumerate(["21", "22", "23", "24", "27"])))
    answer(game, 0, f"tile {TILE['19']}")
    assert game.chart.places[-1] == layout_for(6).systems[5], "only one place is left, so nobody is asked"
    assert open_places(game.chart, layout_for(6)) == list(range(6, 18))


def test_a_place_that_is_taken_says_what_lies_there() -> None:
    game = holding("19", "20", placed={2: "21"})
    answer(game, 0, f"tile {TILE['19']}")
    refused = game.why_not(0, ("place", 2))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("place-taken", "ti4:S6.iii")
    assert game.chart.tiles[refused.numbers[0]] == TILE["21"]


@rule("ti4:S6.iii.anomalies")
def test_anomalies_do_not_touch() -> None:
    game = holding(ASTEROIDS, "19", placed={0: NEBULA})
    answer(game, 0, f"tile {TILE[ASTEROIDS]}")
    assert offered(game) == [2, 3, 4]
    refused = game.why_not(0, ("place", 1))
    assert refused is not None
    expected = ("anomaly-beside", (TILE[NEBULA],), "ti4:S6.iii.anomalies")
    assert (refused.reason, refused.numbers, refused.rule) == expected


@rule("ti4:S6.iii.anomalies")
def test_an_anomaly_that_would_touch_another_everywhere_waits_while_there_is_another_tile() -> None:
    lying = {0: NEBULA, 2: "41", 4: "43", 3: "21"}
    game = holding(ASTEROIDS, "45", "19", "20", placed=lying)
    assert offered(game) == [TILE["19"], TILE["20"]]
    refused = game.why_not(0, ("tile", TILE[ASTEROIDS]))
    assert refused is not None
    expected = ("anomalies-everywhere", (TILE[ASTEROIDS],), "ti4:S6.iii.anomalies")
    assert (refused.reason, refused.numbers, refused.rule) == expected


@rule("ti4:S6.iii.anomalies")
def test_anomalies_touch_if_nothing_else_is_left() -> None:
    game = holding(ASTEROIDS, "45", placed={0: NEBULA, 2: "41", 4: "43", 3: "21"})
    assert offered(game) == [TILE[ASTEROIDS], TILE["45"]]
    answer(game, 0, f"tile {TILE['45']}")
    assert offered(game) == [1, 5]


@rule("ti4:S6.iii.wormholes")
def test_equal_wormholes_do_not_touch_and_different_ones_may() -> None:
    game = holding(OTHER_ALPHA, BETA, placed={0: ALPHA})
    answer(game, 0, f"tile {TILE[OTHER_ALPHA]}")
    assert offered(game) == [2, 3, 4]
    refused = game.why_not(0, ("place", 5))
    assert refused is not None
    expected = ("wormhole-beside", (TILE[ALPHA],), "ti4:S6.iii.wormholes")
    assert (refused.reason, refused.numbers, refused.rule) == expected
    game = holding(OTHER_ALPHA, BETA, placed={0: ALPHA})
    answer(game, 0, f"tile {TILE[BETA]}")
    assert offered(game) == [1, 2, 3, 4, 5]


@rule("ti4:S6.iii.wormholes")
def test_equal_wormholes_touch_if_nothing_else_is_left() -> None:
    lying = {0: ALPHA, 2: "19", 3: "20", 4: "21"}
    layout = layout_for(6)
    chart = with_tiles(
        Chart((TILE[CENTRE],), ((0, 0),)), [TILE[each] for each in lying.values()], [layout.systems[at] for at in lying]
    )
    pairs = placements(chart, layout, (TILE[OTHER_ALPHA],))
    assert pairs == [(TILE[OTHER_ALPHA], 1), (TILE[OTHER_ALPHA], 5)]
    assert placements(chart, layout, (TILE[OTHER_ALPHA], TILE["22"])) == [(TILE["22"], 1), (TILE["22"], 5)]


def test_if_a_rule_must_be_broken_then_one_and_not_both() -> None:
    """A tile with both an anomaly and a wormhole: beside an anomaly alone rather than beside both."""
    layout = layout_for(6)
    both = TILE["79"]
    lying = {0: OTHER_ALPHA, 2: NEBULA, 4: "43"}  # place 1 touches the first two, 3 two anomalies, 5 an alpha and one
    chart = with_tiles(
        Chart((TILE[CENTRE],), ((0, 0),)), [TILE[each] for each in lying.values()], [layout.systems[at] for at in lying]
    )
    assert [broken(chart, both, layout.systems[at]) for at in (1, 3, 5)] == [2, 1, 2]
    assert placements(chart, layout, (both,)) == [(both, 3)]


@pytest.mark.parametrize("players", PLAYERS)
def test_homes_bar_nothing(players: int) -> None:
    """They are attached at the end: an alpha may lie beside the gate, and an anomaly beside any home."""
    layout = layout_for(players)
    factions = [FACTIONS[FACTION["creuss"]], *FACTIONS[: players - 1]]
    chart = first_tiles(factions, layout)
    assert all(broken(chart, tile, place) == 0 for tile in range(len(TILES)) for place in layout.systems)


@rule("ti4:79", "ti4:79.1", "ti4:79.2", "ti4:79.2a")
def test_the_home_of_the_creuss_is_part_of_the_board_and_on_its_edge() -> None:
    game = setup({"players": 6, "factions": "creuss,hacan,norr,letnev,mentak,yin"}, 4)
    home = game.chart.homes.index("creuss")
    assert game.chart.near[home] == ()
    assert game.chart.rim[home]
    assert TILES[game.chart.tiles[1]].key == "17", "the gate lies where the home would be"
    inner = [system for system, place in enumerate(game.chart.places) if ring_of(place) <= 2]
    assert not any(game.chart.rim[system] for system in inner)
    assert all(game.chart.rim[system] for system in range(game.chart.systems) if system not in inner)


# -- what others see ---------------------------------------------------------------------------------------------------


def test_others_see_the_backs_of_a_hand_alone() -> None:
    game = building(6)
    seen = game.view(2)
    assert seen.tiles == game.dealt[2]
    assert [player.tiles for player in seen.players] == [(3, 2)] * 6
    assert game.public_view().tiles == ()


def test_a_redeal_changes_what_a_seat_cannot_know_and_nothing_else() -> None:
    game = building(3)
    again = game.redeal(1, seeded(9))
    assert isinstance(again, TwilightImperium)
    assert again.dealt[1] == game.dealt[1]
    assert again.dealt != game.dealt
    assert sorted(tile for hand in again.dealt for tile in hand) == sorted(tile for hand in game.dealt for tile in hand)
    for hand, before in zip(again.dealt, game.dealt):
        assert [TILES[tile].back for tile in hand] == [TILES[tile].back for tile in before]
    assert again.view(1) == game.view(1)


def test_the_log_tells_a_hand_to_its_owner_alone() -> None:
    game = building(6)
    events = [event for event in game.log_for(3) if event.kind == "tiles dealt"]
    assert [event.secret == game.dealt[3] for event in events] == [seat == 3 for seat in range(6)]
    assert all(event.secret == () for event in events if event.actor != 3)


# -- balance -----------------------------------------------------------------------------------------------------------


def test_the_measure_shares_what_is_equally_near() -> None:
    """Six players: each home has four systems of its own and half of two; every part belongs to somebody."""
    ground = Ground(layout_for(6))
    assert all(sum(part for _, part in shares) == 60 for shares in ground.shares)
    for seat in range(6):
        own = [part for shares in ground.shares for owner, part in shares if owner == seat]
        assert sorted(own) == [30, 30, 60, 60, 60, 60]


def test_the_measure_by_hand() -> None:
    """A galaxy of nothing but one planet and one supernova: Wellon (1 / 2) beside the home in the north."""
    ground = Ground(layout_for(6))
    tiles = [TILE["46"]] * 30
    north = layout_for(6).systems.index((0, -2))
    tiles[north] = TILE["19"]
    found = measured(ground, tiles)
    assert (found.resources[0], found.influence[0], found.worth[0]) == (60, 120, 120)
    assert found.differences()[:3] == (60, 120, 120)
    assert found.routes == [3] * 6
    tiles[north] = TILE["43"]
    assert measured(ground, tiles).routes == [4, 3, 3, 3, 3, 3], "round the supernova"
    tiles[north] = TILE[OTHER_ALPHA]
    found = measured(ground, tiles)
    assert found.wormholes == [1, 3, 5, 5, 5, 3]
    tiles[layout_for(6).systems.index((0, 1))] = TILE[ALPHA]
    assert measured(ground, tiles).routes[0] == 3, "home, alpha, alpha, Mecatol Rex is no shorter"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_balanced_galaxy_is_balanced_and_breaks_no_rule(players: int) -> None:
    layout = layout_for(players)
    ground = Ground(layout)
    for seed in range(10):
        tiles = balanced_tiles(layout, seeded(seed))
        assert sorted(tiles) == sorted(set(tiles))
        assert len(tiles) == len(layout.systems)
        assert [TILES[tile].back for tile in tiles].count("red") == players * layout.red + layout.extra
        assert is_allowed(ground, tiles)
        assert measured(ground, tiles).is_balanced()
        assert tiles == balanced_tiles(layout, seeded(seed)), "the same seed, the same galaxy"


def test_a_galaxy_by_chance_is_seldom_balanced() -> None:
    layout = layout_for(6)
    ground = Ground(layout)
    assert not any(measured(ground, drawn_tiles(layout, seeded(seed))).is_balanced() for seed in range(30))
