"""What a seat and a watcher see of the table, and what they do not."""

from __future__ import annotations

import json

import msgspec
import pytest

from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.kernel.laws import view_law
from orrery.kernel.rng import seeded
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY
from orrery.ti4.view import PlanetView, Stack, Ti4View
from orrery.ti4.words import Ti4Words
from orrery.web.speech import question_of, wire
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_fleets import skirmish
from support.ti4_skirmish import lively_reply

MOST_BYTES = 60_000  # of a page state


def planet_of(view: Ti4View, planet: int) -> PlanetView:
    return next(each for each in view.planets if each.planet == planet)


# -- what lies open ----------------------------------------------------------------------------------------------------


def test_everybody_sees_the_fleets_tokens_and_planets() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=2, damaged_dreadnought=1).troops(1, PLANET["vefutii"], infantry=3)
    game = made.activate(3)
    for view in (game.view(0), game.view(1), game.public_view()):
        assert view.systems[1].units == (Stack(0, CRUISER, 2, 0), Stack(0, DREADNOUGHT, 0, 1))
        assert view.systems[3].tokens == (0,)
        assert planet_of(view, PLANET["vefutii"]).units == (Stack(1, INFANTRY, 3, 0),)
        assert planet_of(view, PLANET["vefutii"]).controller == 1
        assert (view.active, view.active_system, view.step) == (0, 3, "move")


def test_matching_wormholes_are_linked() -> None:
    game = Table("sol", "hacan", tiles=("18", "26", "39", "25", "40", "46", "47")).begin()
    assert game.view(0).links == ((1, 2), (3, 4))


@rule("ti4:17.4f")
def test_who_plans_a_movement_sees_how_far_each_system_is() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).activate(4)
    assert game.view(0).ways[1:5] == (2, 2, 1, 2)  # from 4 itself: out and back
    assert game.view(1).ways == game.public_view().ways == ()


@rule("ti4:32.1")
def test_the_limits_of_a_player_are_told() -> None:
    game = Table("letnev", "hacan").ships(0, 1, cruiser=3).pools(0, fleet=4, goods=2).begin()
    player = game.view(1).players[0]
    assert (player.fleet, player.fleet_limit) == (4, 6), "Armada"
    assert player.left[CRUISER] == 5
    assert player.tokens_left == 16 - 3 - 4 - 2


# -- combats -----------------------------------------------------------------------------------------------------------


@rule("ti4:71.5")
def test_dice_of_a_round_are_seen_with_what_they_need_until_the_round_is_over() -> None:
    game = Table("norr", "hacan").ships(0, 1, cruiser=3).ships(1, 0, cruiser=3, dreadnought=1).activate(0)
    assert game.view(1).combat is None
    plan(game, 0, (1, "cruiser", 3))
    combat = game.public_view().combat
    assert combat is not None
    assert (combat.kind, combat.system, combat.planet, combat.attacker, combat.defender) == (
        "space combat",
        0,
        -1,
        0,
        1,
    )
    while combat is not None and not combat.dice:
        seat = game.waiting()[0].seat
        answer(game, seat, "stay") if asked(game, seat).prompt == "announce retreat" else answer(game, seat, "pass")
        combat = game.public_view().combat
    assert combat is not None
    assert combat.step == "hits"
    mine = [die for die in combat.dice if die.seat == 0]
    assert [die.type for die in mine] == [CRUISER] * 3
    assert {die.needs for die in mine} == {6}, "7, and Sardakk N'orr add one to each"
    assert {die.needs for die in combat.dice if (die.seat, die.type) == (1, DREADNOUGHT)} == {5}
    assert all(die.hit == (die.die >= die.needs) for die in combat.dice)
    made = [sum(1 for die in combat.dice if die.seat == seat and die.hit) for seat in (0, 1)]
    assert combat.hits == tuple(made), "nothing is assigned yet"


@rule("ti4:96.3")
def test_dice_of_space_cannons_are_seen_while_their_hits_are_assigned() -> None:
    for seed in range(20):
        made = Table("sol", "hacan").ships(0, 1, cruiser=2, destroyer=1).troops(1, PLANET["mecatol_rex"], pds=6)
        made.game.rng = seeded(seed)
        game = made.activate(0)
        plan(game, 0, (1, "cruiser", 2), (1, "destroyer", 1))
        answer(game, 1, "fire")
        if game.asked(0) is not None and asked(game, 0).prompt == "assign hits":
            combat = game.public_view().combat
            assert combat is not None
            assert (combat.kind, combat.attacker, combat.defender, combat.step) == ("space cannon", 1, 0, "hits")
            assert len(combat.dice) == 6
            assert all(die.needs == 6 for die in combat.dice)
            assert combat.hits[0] == sum(die.hit for die in combat.dice)
            return
    raise AssertionError("no seed hits")


# -- what is hidden ----------------------------------------------------------------------------------------------------


@rule("ti4:3.3")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = Table("sol", "hacan").hand(0, "sabotage", "morale-boost").hand(1, "flank-speed").begin()
    mine, others = game.view(0), game.public_view()
    assert mine.hand == tuple(game.players[0].hand)
    assert others.hand == ()
    assert [player.hand_size for player in others.players] == [2, 1]
    cards = set(game.players[0].hand)
    assert not cards & numbers_in(wire(game.view(1)).pop("hand"))


def numbers_in(data: object) -> set[int]:
    if isinstance(data, list):
        return {number for each in data for number in numbers_in(each)}
    return {data} if isinstance(data, int) else set()


@pytest.mark.parametrize("seed", range(3))
def test_imagined_tables_look_the_same_in_lively_skirmishes(seed: int) -> None:
    game, rng = skirmish({"players": 3 + seed, "rounds": 1}, seed), seeded(seed)
    for number in range(200):
        if game.over:
            break
        if number % 8 == 0:
            view_law(game, rng)
        game.answer(lively_reply(game, rng))


def test_imagined_tables_look_the_same_while_the_galaxy_is_built() -> None:
    game, rng = setup({"players": 3, "map": "build"}, 3), seeded(1)
    while asked_for_tile(game):
        view_law(game, rng)
        game.answer(lively_reply(game, rng))


def asked_for_tile(game: Game) -> bool:
    waiting = game.waiting()
    return bool(waiting) and waiting[0].prompt.startswith("place ")


# -- for the page ------------------------------------------------------------------------------------------------------


def test_who_is_shown_the_table_together_with_others_sees_what_each_sees_alone() -> None:
    game = setup({"players": 6, "sets": "kings"}, 8)
    rng = seeded(8)
    for number in range(300):
        if number % 10 == 0:
            readers = [NOBODY, *range(game.seats)]
            assert game.views(readers) == [game.public_view(), *[game.view(seat) for seat in range(game.seats)]]
        game.answer(lively_reply(game, rng))


def test_a_state_of_six_players_in_mid_game_is_small() -> None:
    """View and question as the page gets them; the log comes line by line."""
    largest = 0
    game, rng = skirmish({"players": 6, "rounds": 2}, 5), seeded(5)
    words = Ti4Words("de", ["Alexandra"] * 6, 0)
    words.look(game)
    for number in range(400):
        if game.over:
            break
        if number % 5 == 0:
            seat = game.waiting()[0].seat
            question = question_of(game, seat, game.view(seat), "token", words)
            told = json.dumps(wire(game.view(seat)), separators=(",", ":"))
            largest = max(largest, len(told.encode()) + len(msgspec.json.encode(question)))
        game.answer(lively_reply(game, rng))
    assert largest < MOST_BYTES, largest
