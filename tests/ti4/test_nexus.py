"""The wormhole nexus beside the galaxy: where it lies, what it touches, and when it turns active."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent, are_neighbours, holes_of
from orrery.ti4.chart import ACTIVE_NEXUS, FAR, NEXUS, Chart, turned
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.moves import gain_control, put_units
from orrery.ti4.setup import setup
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET, PLANETS, TILE, TILES
from orrery.ti4.units import FIGHTER, INFANTRY
from orrery.ti4.words import Ti4Words
from support.cite import rule
from support.play import answer, asked
from support.ti4 import RING, Table, plan

MALLICE = PLANET["mallice"]
MECATOL, GAMMA, ALPHA, BETA, NEST = 0, 1, 3, 5, 7  # systems; a gamma token lies in the second
SETTLED = 40  # a planet that is not on the table: whoever controls it is not eliminated


def table(*factions: str) -> Table:
    made = Table(*(factions or ("sol", "hacan")))
    tiles = tuple([TILE[key] for key in ("18", "46", "20", "26", "22", "25", "24")])
    made.game.chart = Chart((*tiles, NEXUS), (*RING, FAR))
    made.game.wormholes = ((GAMMA, "gamma"),)
    made.game.kings = True
    made.game.explorations = made.game.explored = ((),) * 4
    for seat in range(made.game.seats):
        made.planets(seat, SETTLED + seat)
    return made


def is_active(game: TwilightImperium) -> bool:
    return game.chart.tiles[NEST] == ACTIVE_NEXUS


# -- where it lies -----------------------------------------------------------------------------------------------------


@rule("ti4:S6.nexus", "ti4:99", "ti4:99.1", "ti4:99.1b")
@pytest.mark.parametrize("players", [3, 8])
def test_the_nexus_lies_beside_the_galaxy_with_its_inactive_side_up(players: int) -> None:
    game = setup({"players": players, "sets": "kings"}, 1)
    assert game.chart.tiles.count(NEXUS) == 1
    nexus = game.chart.tiles.index(NEXUS)
    assert game.chart.places[nexus] == FAR
    assert game.chart.planets[nexus] == (MALLICE,)
    assert game.chart.near[nexus] == ()
    assert adjacent(game, nexus) == [], "no other gamma wormhole is there yet"
    assert game.chart.rim[nexus]
    base = setup({"players": 3}, 1)
    assert NEXUS not in base.chart.tiles


@rule("ti4:99.1a", "ti4:100.4b", "ti4:100.4")
def test_the_inactive_side_has_a_gamma_wormhole_and_the_active_one_all_three() -> None:
    game = table().game
    assert holes_of(game)[NEST] == "gamma"
    assert adjacent(game, NEST) == [GAMMA]
    assert adjacent(game, GAMMA) == [0, 2, 6, NEST]
    assert NEST not in adjacent(game, ALPHA)
    game.chart = turned(game.chart, NEST, ACTIVE_NEXUS)
    assert sorted(holes_of(game)[NEST].split()) == ["alpha", "beta", "gamma"]
    assert sorted(adjacent(game, NEST)) == [GAMMA, ALPHA, BETA]
    assert NEST in adjacent(game, ALPHA)
    assert NEST in adjacent(game, BETA)
    assert ALPHA not in adjacent(game, BETA), "the nexus is a system on the way, no shortcut"


@rule("ti4:S6.nexus")
def test_there_are_three_gamma_tokens_and_that_of_the_creuss() -> None:
    made = table()
    made.game.wormholes = tuple([(system, "gamma") for system in (1, 2, 4, 6)])
    assert made.game.count()["wrong"] == 0
    made.game.wormholes += ((5, "gamma"),)
    assert made.game.count()["wrong"] == 1


@rule("ti4:99.1a", "ti4:100.4")
def test_a_gamma_wormhole_is_neither_alpha_nor_beta_for_anybody() -> None:
    """For the Creuss alpha and beta are one kind; what closes alpha and beta leaves gamma open."""
    game = table("sol", "creuss").game
    assert adjacent(game, NEST, seat=1) == [GAMMA]
    game.chart = turned(game.chart, NEST, ACTIVE_NEXUS)
    assert sorted(adjacent(game, NEST, seat=1)) == [GAMMA, ALPHA, BETA]
    assert ALPHA in adjacent(game, BETA, seat=1)
    banned = table().law("enforced-travel-ban", NOBODY).game
    banned.chart = turned(banned.chart, NEST, ACTIVE_NEXUS)
    assert adjacent(banned, NEST, 0, moving=True) == [GAMMA]
    assert sorted(adjacent(banned, NEST, 0)) == [GAMMA, ALPHA, BETA]


@rule("ti4:99.1a", "ti4:63.2")
def test_neighbours_through_the_nexus() -> None:
    made = table().ships(0, NEST, fighter=1).ships(1, ALPHA, fighter=1)
    made.game.controller[SETTLED] = made.game.controller[SETTLED + 1] = NOBODY
    assert not are_neighbours(made.game, 0, 1)
    made.game.chart = turned(made.game.chart, NEST, ACTIVE_NEXUS)
    assert are_neighbours(made.game, 0, 1)


def test_mallice_is_legendary_and_cultural() -> None:
    assert PLANETS[MALLICE].legendary == "exterrix-headquarters"
    assert (PLANETS[MALLICE].resources, PLANETS[MALLICE].influence, PLANETS[MALLICE].traits) == (0, 3, "cultural")
    assert TILES[NEXUS].planets == TILES[ACTIVE_NEXUS].planets == (MALLICE,)


# -- when it turns active ----------------------------------------------------------------------------------------------


@rule("ti4:99.2", "ti4:99.2a", "ti4:Q.nexus")
def test_ships_that_move_there_turn_it_at_the_end_of_the_movement_step() -> None:
    game = table().ships(0, GAMMA, cruiser=1).activate(NEST)
    assert not is_active(game)
    plan(game, 0, (GAMMA, "cruiser", 1))
    assert is_active(game)
    events = [event for event in game.log or [] if event.kind == "nexus"]
    assert [(event.rule, event.actor, event.values) for event in events] == [("ti4:99.2a", 0, (NEST,))]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann wakes the wormhole nexus at Mallice: its active side is up."),
        ("de", "Ann weckt den Wurmloch-Nexus bei Mallice: Seine aktive Seite liegt oben."),
    ],
)
def test_it_is_told(language: str, said: str) -> None:
    game = table().ships(0, GAMMA, cruiser=1).activate(NEST)
    plan(game, 0, (GAMMA, "cruiser", 1))
    words = Ti4Words(language, ["Ann", "Bob"], 1)
    words.look(game)
    assert [words.event(event) for event in game.log or [] if event.kind == "nexus"] == [said]


@rule("ti4:99.2a")
@pytest.mark.parametrize("where", [GAMMA, ALPHA])
def test_cannons_reach_ships_that_come_there_only_through_the_gamma_wormhole(where: int) -> None:
    """The nexus turns after space cannon offense, which belongs to the movement step."""
    made = table().ships(0, GAMMA, cruiser=1).techs(1, "pds-2")
    if where == GAMMA:
        tiles = (*made.game.chart.tiles[:GAMMA], TILE["27"], *made.game.chart.tiles[GAMMA + 1 :])
        made.game.chart = Chart(tiles, made.game.chart.places)
    made.troops(1, made.game.chart.planets[where][0], pds=1)
    made.game.rng = Arranged(1, [], [10])
    game = made.activate(NEST)
    plan(game, 0, (GAMMA, "cruiser", 1))
    if where == GAMMA:
        assert not is_active(game), "cannons fire first"
        answer(game, 1, "fire")
        assert not game.players[0].ships_in(NEST)
    else:
        assert game.players[0].ships_in(NEST)
    assert is_active(game), "also if all that came there has been shot down"


@rule("ti4:99.2")
def test_to_activate_it_or_to_pass_through_it_does_not_turn_it() -> None:
    game = table().ships(0, MECATOL, cruiser=1).activate(NEST)
    while any(isinstance(frame.procedure, Movement) for frame in game.stack):
        answer(game, 0, "move nothing")
    assert not is_active(game)
    made = table().ships(0, GAMMA, cruiser=1).ships(0, ALPHA, cruiser=1)
    made.game.wormholes = ((GAMMA, "gamma"), (4, "gamma"))
    game = made.activate(4)
    plan(game, 0, (GAMMA, "cruiser", 1))
    assert game.players[0].ships_in(4)
    assert not is_active(game)


@rule("ti4:99.2")
@pytest.mark.parametrize("place", [NEST, ON_PLANET + MALLICE])
def test_a_unit_that_is_placed_there_turns_it_at_once(place: int) -> None:
    game = table().begin()
    put_units(game, 1, place, INFANTRY if place >= ON_PLANET else FIGHTER, 1)
    if place >= ON_PLANET:
        game.controller[MALLICE] = 1
    assert not is_active(game)
    answer(game, 0, "tactical")
    assert is_active(game)
    events = [event for event in game.log or [] if event.kind == "nexus"]
    assert [(event.rule, event.actor) for event in events] == [("ti4:99.2", 1)]


@rule("ti4:99.2", "ti4:Q.nexus")
def test_who_gains_control_of_mallice_turns_it() -> None:
    game = table().begin()
    gain_control(game, 1, MALLICE)
    answer(game, 0, "tactical")
    assert is_active(game)


@rule("ti4:99.2")
def test_another_planet_does_not_turn_it_and_it_never_turns_back() -> None:
    game = table().begin()
    gain_control(game, 1, game.chart.planets[2][0])
    answer(game, 0, "tactical")
    assert not is_active(game)
    active = table().ships(0, GAMMA, cruiser=1)
    active.game.chart = turned(active.game.chart, NEST, ACTIVE_NEXUS)
    game = active.activate(NEST)
    plan(game, 0, (GAMMA, "cruiser", 1))
    assert is_active(game)
    assert not [event for event in game.log or [] if event.kind == "nexus"]


@rule("ti4:99.2a")
def test_a_retreat_into_the_nexus_turns_it_at_once() -> None:
    made = table().ships(0, MECATOL, cruiser=1).ships(1, GAMMA, cruiser=1).planets(1, MALLICE)
    made.game.rng = Arranged(1, [], [1, 1])
    game = made.activate(GAMMA)
    plan(game, 0, (MECATOL, "cruiser", 1))
    answer(game, 1, "retreat")
    assert game.players[1].ships_in(NEST)
    assert is_active(game)


def test_it_is_activated_fought_for_and_seen_as_every_system() -> None:
    game = table().ships(0, GAMMA, carrier=1, infantry=2).activate(NEST)
    view = game.view(0)
    assert (view.systems[NEST].q, view.systems[NEST].r, view.systems[NEST].wormholes) == (99, 99, "gamma")
    assert view.links == ((GAMMA, NEST),)
    plan(game, 0, (GAMMA, "carrier", 1), (GAMMA, "infantry", 2))
    assert asked(game, 0).prompt == "land"
    plan(game, 0, (ON_PLANET + MALLICE, "infantry", 1))
    assert game.controller[MALLICE] == 0
    assert set(game.view(0).links) == {(GAMMA, NEST), (ALPHA, NEST), (BETA, NEST)}
