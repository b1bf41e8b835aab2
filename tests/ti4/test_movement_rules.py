"""Movement where rules meet: rifts and what waits behind them, nebulas, wormholes, tokens, cargo, structures."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.laws import save_law
from orrery.kernel.rng import Arranged
from orrery.ti4.chart import Chart
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.routes import Passage
from orrery.ti4.tiles import TILE
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, PDS, TYPE, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

RIFT, NEBULA, SUPERNOVA, ASTEROIDS, ALPHA, OTHER_ALPHA, BETA = "41", "42", "43", "44", "39", "26", "40"
VOID = ("46", "47", "48", "49", "50", "77", "78")


def table(*tiles: str) -> Table:
    """These tiles, the middle first, and emptiness for the rest."""
    return Table("sol", "hacan", tiles=(*tiles, *VOID[len(tiles) :]))


def row(game: TwilightImperium, place: int, kind: str) -> int:
    decision = game.asked(0)
    if decision is None or decision.prompt != "move":
        return 0
    return next((most for where, name, most in decision.rows if (where, name) == (place, kind)), 0)


def at(game: TwilightImperium, system: int, type: int, seat: int = 0) -> int:
    return count(game.players[seat].ships_in(system), type)


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


# -- gravity rifts and cargo -------------------------------------------------------------------------------------------


@rule("ti4:37.2", "ti4:37.2b", "ti4:92.1", "ti4:92.1b")
@pytest.mark.parametrize(("die", "arrived", "waiting"), [(3, 0, 1), (4, 2, 0)])
def test_what_a_ship_would_fetch_behind_the_rift_that_took_it_is_not_lost(die: int, arrived: int, waiting: int) -> None:
    """From 1 with one infantry aboard over the rift in the middle to 3, where another waits, to 4."""
    made = table(RIFT, "46", SUPERNOVA, "48", "49", SUPERNOVA, SUPERNOVA).techs(0, "carrier-2")
    made.ships(0, 1, carrier=1, infantry=1).ships(0, 3, dreadnought=1, infantry=1)
    made.game.rng = Arranged(1, [], [die])
    game = made.activate(4)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1), (3, "infantry", 1))
    assert (at(game, 4, CARRIER), at(game, 4, INFANTRY)) == (arrived // 2, arrived)
    assert at(game, 3, INFANTRY) == waiting
    assert not game.players[0].ships_in(1)
    assert kinds(game).count("removed") == (2 if waiting else 0), "the carrier and what was aboard"


@rule("ti4:37.2b", "ti4:92.1")
def test_infantry_of_the_active_system_stays_on_its_planet_if_the_ship_for_it_is_lost() -> None:
    made = table("19", RIFT).ships(0, 1, carrier=1)
    planet = made.game.chart.planets[0][0]
    made.troops(0, planet, infantry=2)
    made.game.rng = Arranged(1, [], [1])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (ON_PLANET + planet, "infantry", 2))
    assert count(game.players[0].troops_on(planet), INFANTRY) == 2
    assert not game.players[0].ships_in(0)


@rule("ti4:37.2", "ti4:92.1a")
def test_who_fetches_what_in_the_active_system_is_said_before_the_dice_too() -> None:
    """Two carriers leave the rift for three infantry of the active system: one of them may never come."""
    made = table("19", RIFT).pools(0, fleet=5).ships(0, 1, carrier=2)
    planet = made.game.chart.planets[0][0]
    made.troops(0, planet, infantry=3)
    made.game.rng = Arranged(1, [], [1, 10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 2), (ON_PLANET + planet, "infantry", 3))
    assert asked(game, 0).prompt == "carry"
    plan(game, 0, (0, "infantry", 1), (1, "infantry", 2))
    assert (at(game, 0, CARRIER), at(game, 0, INFANTRY)) == (1, 2)
    assert count(game.players[0].troops_on(planet), INFANTRY) == 1


@rule("ti4:37.2", "ti4:92.1a")
@pytest.mark.parametrize(("fighters", "asks"), [(0, False), (4, True)])
def test_full_ships_with_all_alike_aboard_leave_nothing_to_choose(fighters: int, asks: bool) -> None:
    """Eight of one kind fill both carriers in one way only; four and four do so in several."""
    made = table("46", RIFT).pools(0, fleet=5).ships(0, 1, carrier=2, infantry=8 - fighters, fighter=fighters)
    made.game.rng = Arranged(1, [], [10, 10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 2), (1, "infantry", 8 - fighters), *([(1, "fighter", 4)] if fighters else []))
    assert (game.asked(0) is not None and asked(game, 0).prompt == "carry") == asks
    assert at(game, 0, INFANTRY) == (0 if asks else 8)


@rule("ti4:37.2")
def test_a_game_is_saved_between_a_loss_in_a_rift_and_the_end_of_the_movement() -> None:
    made = table("19", RIFT).ships(0, 1, cruiser=2).troops(1, 26, pds=1)
    made.game.rng = Arranged(1, [], [1, 10])
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 2))
    assert asked(game, 1).prompt == "space cannon"
    save_law(game)
    assert at(game, 0, CRUISER) == 1


@rule("ti4:37.2", "ti4:37.3")
def test_each_ship_rolls_for_each_time_it_leaves_and_the_first_loss_ends_its_way() -> None:
    """Two rifts in a row: the first ship falls at the second die, the second at the first and rolls no more."""
    made = table(RIFT, RIFT, SUPERNOVA, "46", "47", "48", SUPERNOVA).pools(0, fleet=5).ships(0, 1, cruiser=2)
    made.game.rng = Arranged(1, [], [4, 3, 1])
    game = made.activate(4)
    assert Passage(made.game, 0, 4).needs_from(1) == 0, "both give one"
    plan(game, 0, (1, "cruiser", 2))
    rolled = [event.values for event in game.log or [] if event.kind == "rift"]
    assert rolled == [(CRUISER, 4), (CRUISER, 3), (CRUISER, 1)]
    assert at(game, 4, CRUISER) == 0


@rule("ti4:37.1", "ti4:65.2", "ti4:65.2a", "ti4:10.1", "ti4:17.4f")
def test_nebula_rift_and_wormhole_on_one_way() -> None:
    """A cruiser leaves a nebula with a move value of one, enters the rift, and goes on through its wormhole."""
    made = table(RIFT, NEBULA, SUPERNOVA, SUPERNOVA, ALPHA, SUPERNOVA, SUPERNOVA).ships(0, 1, cruiser=1)
    made.game.wormholes = ((0, "alpha"),)
    assert row(made.activate(4), 1, "cruiser") == 1
    dry = table("46", NEBULA, SUPERNOVA, SUPERNOVA, ALPHA, SUPERNOVA, SUPERNOVA).ships(0, 1, cruiser=1)
    dry.game.wormholes = ((0, "alpha"),)
    assert row(dry.activate(4), 1, "cruiser") == 0


@rule("ti4:37", "ti4:37.1", "ti4:37.2")
def test_a_rift_that_is_only_entered_gives_nothing_and_takes_nothing() -> None:
    made = table(RIFT).ships(0, 1, cruiser=1)
    made.game.rng = Arranged(1, [], [])
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert at(game, 0, CRUISER) == 1
    assert "rift" not in kinds(game)


@rule("ti4:37.1", "ti4:17.4e")
def test_out_of_an_active_rift_and_back_costs_a_die_and_one_move() -> None:
    made = table(RIFT, "19").ships(0, 0, carrier=1)
    planet = made.game.chart.planets[1][0]
    made.troops(0, planet, infantry=1)
    made.game.rng = Arranged(1, [], [10])
    game = made.activate(0)
    plan(game, 0, (0, "carrier", 1), (ON_PLANET + planet, "infantry", 1))
    assert (at(game, 0, CARRIER), at(game, 0, INFANTRY)) == (1, 1)
    assert kinds(game).count("rift") == 1


# -- nebulas, asteroids, supernovas ------------------------------------------------------------------------------------


@rule("ti4:65.1", "ti4:65.1a", "ti4:65.2", "ti4:17.4e")
def test_out_of_an_active_nebula_and_back_needs_something_that_adds_to_one() -> None:
    assert row(table(NEBULA).ships(0, 0, cruiser=1).activate(0), 0, "cruiser") == 0
    assert row(table(NEBULA).techs(0, "gravity-drive").ships(0, 0, cruiser=1).activate(0), 0, "cruiser") == 1


@rule("ti4:65.1a")
def test_the_active_nebula_is_entered_once_and_not_passed_on_the_way_to_itself() -> None:
    """A cruiser in 1 could fetch what waits in 4 only through the nebula in the middle."""
    made = table(NEBULA, "46", SUPERNOVA, SUPERNOVA, "19", SUPERNOVA, SUPERNOVA).techs(0, "cruiser-2")
    made.ships(0, 1, cruiser=1).troops(0, made.game.chart.planets[4][0], infantry=1)
    game = made.activate(0)
    assert row(game, 1, "cruiser") == 1
    assert row(game, ON_PLANET + made.game.chart.planets[4][0], "infantry") == 0


@rule("ti4:65.2", "ti4:92.1")
def test_a_carrier_in_a_nebula_takes_what_is_there_one_system_far() -> None:
    made = table("46", NEBULA).techs(0, "carrier-2").ships(0, 1, carrier=1, infantry=2, fighter=1)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2), (1, "fighter", 1))
    assert [at(game, 0, type) for type in (CARRIER, INFANTRY, FIGHTER)] == [1, 2, 1]


@rule("ti4:13.1", "ti4:86.1", "ti4:10.1")
@pytest.mark.parametrize("closed", [ASTEROIDS, SUPERNOVA, NEBULA])
def test_a_wormhole_in_a_closed_system_is_no_way_through(closed: str) -> None:
    made = table(closed, "46", SUPERNOVA, SUPERNOVA, ALPHA, SUPERNOVA, SUPERNOVA).ships(0, 1, cruiser=1)
    made.game.wormholes = ((0, "alpha"),)
    assert row(made.activate(4), 1, "cruiser") == 0


@rule("ti4:13.1")
@card("ti4:antimass-deflectors")
def test_with_antimass_deflectors_asteroids_are_a_way_like_any_other() -> None:
    made = table(ASTEROIDS, "46", SUPERNOVA, SUPERNOVA, "49", SUPERNOVA, SUPERNOVA).techs(0, "antimass-deflectors")
    assert row(made.ships(0, 1, cruiser=1).activate(4), 1, "cruiser") == 1


# -- whose ships and tokens bar a way ----------------------------------------------------------------------------------


@rule("ti4:17.4b")
def test_only_ships_bar_a_way_neither_troops_nor_structures_nor_tokens_of_others() -> None:
    made = table("19", "46", SUPERNOVA, SUPERNOVA, "49", SUPERNOVA, SUPERNOVA).ships(0, 1, cruiser=1)
    made.troops(1, made.game.chart.planets[0][0], infantry=3, pds=1, space_dock=1)
    made.game.players[1].tokens = (0, 1, 4)
    assert row(made.activate(4), 1, "cruiser") == 1


@rule("ti4:17.4b")
def test_ships_of_others_in_the_active_system_bar_nobody_from_it_and_everybody_from_passing() -> None:
    """The carrier of the active system cannot be met there and left behind: nobody flies on through the enemy."""
    made = table("46", "47", SUPERNOVA, SUPERNOVA, "19", SUPERNOVA, SUPERNOVA).techs(0, "carrier-2")
    planet = made.game.chart.planets[4][0]
    made.ships(0, 1, carrier=1).troops(0, planet, infantry=1).ships(1, 0, fighter=1)
    game = made.activate(0)
    assert row(game, 1, "carrier") == 1
    assert row(game, ON_PLANET + planet, "infantry") == 0, "three systems through the enemy"
    free = table("46", "47", SUPERNOVA, SUPERNOVA, "19", SUPERNOVA, SUPERNOVA).techs(0, "carrier-2", "gravity-drive")
    free.ships(0, 1, carrier=1).troops(0, planet, infantry=1)
    assert row(free.activate(0), ON_PLANET + planet, "infantry") == 1, "without the enemy a way through is a way"


@rule("ti4:17.4c", "ti4:17.4e", "ti4:92.3")
def test_ships_in_the_active_system_are_not_held_by_its_new_token() -> None:
    made = table("19").techs(0, "carrier-2").ships(0, 1, carrier=1)
    planet = made.game.chart.planets[0][0]
    made.troops(0, planet, infantry=1)
    game = made.activate(1)
    assert game.players[0].tokens == (1,)
    plan(game, 0, (1, "carrier", 1), (ON_PLANET + planet, "infantry", 1))
    assert at(game, 1, INFANTRY) == 1


@rule("ti4:92.3", "ti4:17.4c", "ti4:17.4d")
def test_tokens_of_others_hold_neither_ships_nor_cargo() -> None:
    made = table("19").ships(0, 1, carrier=1, fighter=1)
    made.game.players[1].tokens = (0, 1)
    game = made.activate(2)
    assert (row(game, 1, "carrier"), row(game, 1, "fighter")) == (1, 1)


@rule("ti4:32.1", "ti4:17.4")
def test_no_sample_of_a_movement_brings_more_than_the_pool_allows() -> None:
    game = (
        table("46").pools(0, fleet=3).ships(0, 0, cruiser=2).ships(0, 1, cruiser=3).ships(0, 2, cruiser=2).activate(0)
    )
    forms = asked(game, 0).forms
    assert forms
    for form in forms:
        assert sum(number for place, _, number in form.gifts if place != 0) <= 1, form


@rule("ti4:17.4c", "ti4:17.4f", "ti4:17.4b")
def test_a_system_says_why_nothing_comes_from_there() -> None:
    tiles = ("46", "47", "48", SUPERNOVA, "49", SUPERNOVA, "50")
    made = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(0, 2, carrier=1).ships(0, 4, carrier=1)
    made.ships(1, 0, fighter=1)
    made.game.players[0].tokens = (1,)
    game = made.ships(0, 6, destroyer=1).activate(2)
    reasons = {system: game.why_not(0, ("system", system)) for system in (0, 1, 4, 6)}
    assert {system: (each.reason, each.rule) for system, each in reasons.items() if each} == {
        0: ("no-units-there", "ti4:17.4"),
        1: ("own-token", "ti4:17.4c"),
        4: ("no-way", "ti4:17.4b"),
    }


# -- cargo -------------------------------------------------------------------------------------------------------------


@rule("ti4:92", "ti4:92.2", "ti4:49.1", "ti4:49.4")
def test_a_ship_without_capacity_carries_nothing_whoever_waits_at_its_end() -> None:
    """The room of a carrier that stands in the active system is no room of the cruiser that flies there."""
    made = table("46").ships(0, 0, carrier=1).ships(0, 1, cruiser=1, dreadnought=1, infantry=1)
    game = made.activate(0)
    with pytest.raises(Refused) as refused:
        plan(game, 0, (1, "cruiser", 1), (1, "infantry", 1))
    assert refused.value.reason == "no-room"
    plan(game, 0, (1, "dreadnought", 1), (1, "infantry", 1))
    assert (at(game, 0, DREADNOUGHT), at(game, 0, INFANTRY)) == (1, 1)


@rule("ti4:17.4", "ti4:75.2")
def test_damaged_ships_move_as_whole_ones_do_and_stay_damaged() -> None:
    made = table("46").ships(0, 1, dreadnought=2, damaged_dreadnought=1, infantry=1)
    game = made.activate(0)
    assert (row(game, 1, "dreadnought"), row(game, 1, "damaged dreadnought")) == (2, 1)
    plan(game, 0, (1, "damaged dreadnought", 1), (1, "infantry", 1))
    assert (at(game, 0, DREADNOUGHT), damaged(game.players[0].ships_in(0), DREADNOUGHT)) == (1, 1)
    assert (at(game, 1, DREADNOUGHT), damaged(game.players[0].ships_in(1), DREADNOUGHT)) == (2, 0)


@rule("ti4:34.3", "ti4:17.5")
def test_structures_are_neither_moved_nor_transported() -> None:
    made = table("46", "19").ships(0, 1, carrier=1)
    planet = made.game.chart.planets[1][0]
    made.troops(0, planet, pds=2, space_dock=1, infantry=1)
    game = made.activate(0)
    assert {name for _, name, _ in asked(game, 0).rows} == {"carrier", "infantry"}
    with pytest.raises(Refused) as refused:
        plan(game, 0, (1, "carrier", 1), (ON_PLANET + planet, "pds", 1))
    assert refused.value.reason == "form-line"
    assert count(game.players[0].troops_on(planet), PDS) == 2


MOVES = {"destroyer": 2, "cruiser": 2, "carrier": 1, "dreadnought": 1, "flagship": 1, "war sun": 2}
UPGRADES = {"destroyer-2": 2, "cruiser-2": 3, "carrier-2": 2, "dreadnought-2": 2, "fighter-2": 2}


def arrives_over(systems: int, kind: str, *techs: str) -> bool:
    """A ship that far away in a line of systems comes."""
    made = Table("hacan", "sol").techs(0, *techs)
    made.game.chart = Chart(tuple([TILE[each] for each in VOID]), tuple([(0, place) for place in range(len(VOID))]))
    player = made.ships(0, systems, **{kind.replace(" ", "_"): 1}).game.players[0]
    assert count(player.ships_in(systems), TYPE[kind]) == 1
    return row(made.activate(0), systems, kind) == 1


@rule("ti4:18.1", "ti4:17.3", "ti4:15.5")
@pytest.mark.parametrize("kind", MOVES)
def test_a_ship_comes_as_far_as_its_move_value(kind: str) -> None:
    assert [arrives_over(far, kind) for far in (1, 2, 3, 4)] == [far <= MOVES[kind] for far in (1, 2, 3, 4)]


@rule("ti4:18.1", "ti4:15.5")
@pytest.mark.parametrize("key", UPGRADES)
def test_an_upgraded_ship_comes_as_far_as_its_upgrade_says(key: str) -> None:
    kind, expected = key[:-2], UPGRADES[key]
    assert [arrives_over(far, kind, key) for far in (1, 2, 3, 4)] == [far <= expected for far in (1, 2, 3, 4)]


# -- after the ships have moved ----------------------------------------------------------------------------------------


@rule("ti4:17.7", "ti4:88.2c", "ti4:96.2")
def test_space_cannons_fire_after_the_ships_have_moved_also_if_none_has() -> None:
    made = table("19").ships(0, 1, cruiser=1)
    made.troops(1, made.game.chart.planets[0][0], pds=1)
    made.game.rng = Arranged(1, [], [6])
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert at(game, 0, CRUISER) == 1, "it is there when they are asked"
    answer(game, 1, "fire")
    assert not game.players[0].ships_in(0)
    still = table("19").ships(0, 0, cruiser=1).ships(0, 1, cruiser=1)
    still.troops(1, still.game.chart.planets[0][0], pds=1)
    game = still.activate(0)
    answer(game, 0, "move nothing")
    assert asked(game, 1).prompt == "space cannon"


@rule("ti4:17.9")
def test_an_ability_that_moves_ships_asks_neither_for_move_values_nor_for_tokens() -> None:
    """Skilled Retreat takes the defender out of a nebula with its own token, and a fighter along that cannot fly."""
    made = table(NEBULA).ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1, fighter=1).hand(1, "skilled-retreat")
    made.game.players[1].tokens = (0,)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "card")
    answer(game, 1, "system 3")
    assert (at(game, 3, DREADNOUGHT, 1), at(game, 3, FIGHTER, 1), at(game, 0, CRUISER)) == (1, 1, 1)
    assert game.players[1].tokens == (0, 3)
