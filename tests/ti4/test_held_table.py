"""Edges that nothing else holds: the first seat, the first planet, damaged ships, samples, dice that just hit."""

from __future__ import annotations

from orrery.kernel.decision import Form
from orrery.kernel.rng import Arranged
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import in_space
from orrery.ti4.game import TwilightImperium
from orrery.ti4.inventory import inventory
from orrery.ti4.odds_table import in_and_around, space_sides
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.researching import MayResearch
from orrery.ti4.rules.space_cannon import FireCannon
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.rules.transaction import Transaction, samples
from orrery.ti4.skirmish import skirmish
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, PDS, SPACE_DOCK, count, damaged, whole
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

MECATOL = PLANET["mecatol_rex"]
WELLON, VEFUT = PLANET["wellon"], PLANET["vefutii"]


def reason(game: TwilightImperium, seat: int, kind: str, number: int) -> str:
    refused = game.why_not(seat, (kind, number))
    return refused.reason if refused is not None else ""


# -- limits ------------------------------------------------------------------------------------------------------------


@rule("ti4:32.3")
def test_a_damaged_ship_above_the_fleet_pool_is_offered_as_damaged_and_removed_so() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1, damaged_dreadnought=1).pools(0, fleet=2)
    game = table.begin()
    game.players[0].fleet = 1
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    assert [option.things[1] for option in asked(game, 0).options] == [("damaged", 1), ("damaged", 0)]
    answer(game, 0, "damaged 1")
    force = game.players[0].ships_in(1)
    assert (whole(force, DREADNOUGHT), damaged(force, DREADNOUGHT)) == (1, 0)


@rule("ti4:49.3")
def test_where_only_cargo_is_too_much_no_ship_is_removed() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, fighter=5).pools(0, fleet=1)
    table.game.begin(RemoveExcess(0, 1, fleet=False))
    assert count(table.game.players[0].ships_in(1), CRUISER) == 1
    assert count(table.game.players[0].ships_in(1), FIGHTER) == 4


# -- reasons -----------------------------------------------------------------------------------------------------------


@rule("ti4:96.5a", "ti4:96.5b")
def test_also_the_first_seat_is_told_why_it_is_no_target() -> None:
    table = Table("sol", "hacan", "norr").ships(1, 0, cruiser=1).troops(2, MECATOL, pds=1)
    table.game.active, table.game.active_system = 1, 0
    table.game.begin(FireCannon(2, 0, (1,)))
    assert reason(table.game, 2, "seat", 0) == "cannons-at-active"
    assert reason(table.game, 2, "seat", 3) == reason(table.game, 2, "seat", -1) == "not-in-question"


@rule("ti4:6.2", "ti4:88.1")
def test_also_the_first_planet_and_the_first_system_are_pointed_at() -> None:
    table = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "18"))
    table.game.players[0].tokens += (0,)
    table.game.begin(TacticalAction(0))
    assert reason(table.game, 0, "planet", PLANET["jord"]) == "own-token"
    assert reason(table.game, 0, "system", 0) == "own-token"
    assert reason(table.game, 0, "planet", WELLON) == "activate-the-system"
    assert reason(table.game, 0, "planet", PLANET["darien"]) == "not-in-question", "it lies in no system here"
    other = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "18"))
    other.game.begin(TacticalAction(0))
    assert reason(other.game, 0, "planet", PLANET["jord"]) == "activate-the-system"


@rule("ti4:91.3", "ti4:91.1")
def test_in_a_transaction_whoever_has_nothing_is_named() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).pools(1, goods=1)
    game = table.game
    game.active = 0
    game.begin(Transaction(0, 1))
    assert reason(game, 0, "goods", 0) == "nothing-of-it"
    assert reason(game, 0, "goods", 1) == ""
    assert reason(game, 0, "commodities", 1) == "nothing-of-it"
    assert reason(game, 0, "goods", 3) == reason(game, 0, "goods", -1) == ""


# -- transactions ------------------------------------------------------------------------------------------------------


@rule("ti4:91.2")
def test_sensible_terms_are_commodities_for_commodities_then_for_a_good_then_a_gift() -> None:
    game = Table("sol", "hacan").pools(0, goods=1, commodities=2).pools(1, goods=1, commodities=3).game
    assert samples(game, 0, 1) == [
        Form(((0, "commodities", 2), (1, "commodities", 2))),
        Form(((0, "commodities", 1), (1, "goods", 1))),
        Form(((0, "goods", 1),)),
    ]
    poor = Table("sol", "hacan").pools(0, commodities=1).game
    assert samples(poor, 0, 1) == []


@rule("ti4:91.2", "ti4:57.5a")
def test_terms_tell_what_both_would_hold() -> None:
    table = Table("sol", "hacan").pools(0, goods=4, commodities=2).pools(1, goods=1, commodities=3)
    table.ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    game = table.game
    game.active = 0
    game.begin(Transaction(0, 1))
    form = Form(((0, "goods", 3), (0, "commodities", 1), (1, "commodities", 2)))
    assert game.sums(0, form) == (
        ("goods", 0, 4 - 3 + 2, -1),
        ("commodities", 0, 1, -1),
        ("goods", 1, 1 + 4, -1),
        ("commodities", 1, 1, -1),
    )
    assert game.sums(0, Form(((1, "goods", 1),)))[:2] == (("goods", 0, 5, -1), ("commodities", 0, 2, -1))


# -- combat ------------------------------------------------------------------------------------------------------------


@rule("ti4:96.3")
def test_a_die_that_shows_what_is_needed_is_seen_as_a_hit() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1, destroyer=1).troops(1, MECATOL, pds=2)
    game = table.activate(0)
    game.rng = Arranged(1, [], [6, 5])
    plan(game, 0, (1, "cruiser", 1), (1, "destroyer", 1))
    answer(game, 1, "fire")
    combat = game.public_view().combat
    assert combat is not None
    assert [(die.die, die.needs, die.hit) for die in combat.dice] == [(6, 6, True), (5, 6, False)]
    assert combat.hits == (1, 0)


@rule("ti4:92.1")
def test_fighters_that_had_no_room_from_the_beginning_are_not_lost_with_a_ship() -> None:
    """They have their room elsewhere; only those whose room is lost are homeless."""
    table = Table("sol", "hacan").ships(0, 0, cruiser=1, carrier=1, fighter=5).ships(1, 0, cruiser=1)
    mine, theirs = space_sides(table.game, 0, 1, 0)
    states = States(in_space(mine, theirs))
    assert (states.homeless(states.start), states.excess(states.start)) == (1, 0)
    assert states.settled(states.start) == states.start
    kinds = [kind.type for kind in states.fleet.kinds]
    lost = list(states.states[states.start])
    lost[kinds.index(CARRIER)] -= 1
    assert states.excess(states.add(tuple(lost))) == 4


def test_only_guns_in_reach_stand_beside_the_ships() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1).troops(0, MECATOL, pds=1, space_dock=1)
    table.troops(0, WELLON, pds=2, space_dock=1)
    force = in_and_around(table.game, 0, 0)
    assert (count(force, PDS), count(force, SPACE_DOCK), count(force, CRUISER)) == (1, 1, 1)
    table.techs(0, "pds-2")
    force = in_and_around(table.game, 0, 0)
    assert (count(force, PDS), count(force, SPACE_DOCK)) == (3, 1)
    table.troops(0, VEFUT, pds=1)
    far = in_and_around(table.game, 0, 4)
    assert count(far, PDS) == 1, "the middle is next to it, Wellon and Vefut II are not"


# -- research and what is there ----------------------------------------------------------------------------------------


@rule("ti4:89.9")
def test_who_is_out_of_the_game_or_knows_everything_is_not_asked_to_research() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.players[0].eliminated = True
    table.game.begin(MayResearch((0, 1, 1, 2)))
    assert asked(table.game, 1).prompt == "may research"
    assert table.game.asked(0) is None
    answer(table.game, 1, asked(table.game, 1).options[0].key)
    assert asked(table.game, 2).prompt == "may research", "who declines once is not asked again"


def test_what_is_there_counts_upgrades_and_what_acts() -> None:
    found = inventory()
    assert {"carrier-2", "war-sun", "gravity-drive", "transit-diodes"} <= found["technology"]
    assert "sabotage" in found["action card"]
    assert "ceasefire" in found["promissory note"]
    assert "flagship" not in found["unit"]
    assert "cruiser-2" in found["unit"]


def test_a_skirmish_leaves_fighters_aboard_as_far_as_there_is_room() -> None:
    games = [skirmish({"players": 6}, seed) for seed in range(3)]
    carried = [count(force, FIGHTER) for game in games for player in game.players for force in player.space.values()]
    assert max(carried) > 2
