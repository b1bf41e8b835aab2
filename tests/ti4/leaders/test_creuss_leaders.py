"""The Ghosts of Creuss: agent, commander, hero and mech, and their gamma wormhole."""

from __future__ import annotations

import pytest

from orrery.ti4.adjacency import adjacent, holes_of, wormholes_in
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.creuss import (
    all_of_them,
    more_come,
    much_nearer,
    opens_much,
    which_drive,
    which_system,
    with_which,
)
from orrery.ti4.bot.sheets.creuss import choose_kind
from orrery.ti4.chart import FAR as APART
from orrery.ti4.chart import Chart
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.tiles import MECATOL_REX, TILE, TILES
from orrery.ti4.units import CARRIER, DREADNOUGHT, FIGHTER, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import RING, Table, everything, plan

GATE, ALPHA, THREE, FOUR, BETA, SIX, HOME, NEXUS = 1, 2, 3, 4, 5, 6, 7, 8
PLANET_OF_THREE, PLANET_OF_FOUR = TILES[TILE["20"]].planets[0], TILES[TILE["21"]].planets[0]
TAIVRA, SERAVUS, MEIAN, ICARUS = [
    NUMBER[each] for each in ("emissary-taivra", "sai-seravus", "riftwalker-meian", "icarus-drive")
]


def galaxy(*factions: str) -> Table:
    """Mecatol Rex in the middle; from the north clockwise the gate, an alpha, two systems with planets, a beta and one
    more; the home of the Creuss and the sleeping nexus apart."""
    tiles = ("18", "17", "39", "20", "21", "40", "24", "51", "82A")
    table = Table(*factions, tiles=tiles[:7])
    table.game.chart = Chart(tuple([TILE[key] for key in tiles]), (*RING, APART, APART))
    table.game.kings = True
    return table.planets(0, 0).planets(1, 1)


# -- Emissary Taivra ---------------------------------------------------------------------------------------------------


@card("ti4:emissary-taivra")
@rule("ti4:C.emissary-taivra")
def test_the_system_that_is_activated_is_adjacent_to_all_with_wormholes_for_everybody() -> None:
    """Delta ones too, and the sleeping nexus; until the action is over."""
    table = galaxy("hacan", "creuss", "sol").court(1).ships(0, BETA, dreadnought=1)
    game = table.activate(ALPHA)
    answer(game, 1, f"leader {TAIVRA}")
    for seat in range(3):
        assert {GATE, BETA, HOME, NEXUS} <= set(adjacent(game, ALPHA, seat))
        assert ALPHA in adjacent(game, HOME, seat)
        assert HOME not in adjacent(game, THREE, seat)
    everything(game, 0)
    assert count(game.players[0].ships_in(ALPHA), DREADNOUGHT) == 1
    assert game.players[1].exhausted == (TAIVRA,)
    assert game.active_system < 0
    assert NEXUS not in adjacent(game, ALPHA, 0)


@card("ti4:emissary-taivra", "ti4:icarus-drive")
@pytest.mark.parametrize(("system", "asked_for"), [(ALPHA, True), (GATE, False), (THREE, False)])
def test_only_a_wormhole_that_is_no_delta_and_was_there_at_the_activation(system: int, asked_for: bool) -> None:
    table = galaxy("hacan", "creuss").court(1).troops(1, PLANET_OF_THREE, mech=1).ships(0, SIX, cruiser=1)
    game = table.activate(system)
    answer(game, 1, "mech")  # burns in THREE
    answer(game, 1, "alpha wormhole")
    decision = game.asked(1)
    offered = [option.key for option in decision.options] if decision is not None else []
    assert ("leader" in offered) == asked_for


# -- Sai Seravus -------------------------------------------------------------------------------------------------------


def moved(table: Table, target: int, *lines: tuple[int, str, int]) -> TwilightImperium:
    game = table.court(0, COMMANDER).activate(target)
    if asked(game, 0).window:
        answer(game, 0, "pass")
    plan(game, 0, *lines)
    return game


def fighters(game: TwilightImperium, system: int) -> int:
    return count(game.players[0].ships_in(system), FIGHTER)


@card("ti4:sai-seravus")
def test_each_ship_with_capacity_that_came_by_a_wormhole_brings_a_fighter() -> None:
    table = galaxy("creuss", "hacan").ships(0, ALPHA, carrier=2, cruiser=1)
    game = moved(table, BETA, (ALPHA, "carrier", 2), (ALPHA, "cruiser", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert [option.id() for option in asked(game, 0).options] == [2, 1]
    answer(game, 0, "number 2")
    assert fighters(game, BETA) == 2


@card("ti4:sai-seravus")
def test_it_may_bring_fewer() -> None:
    game = moved(galaxy("creuss", "hacan").ships(0, ALPHA, carrier=2), BETA, (ALPHA, "carrier", 2))
    answer(game, 0, f"leader {SERAVUS}")
    answer(game, 0, "number 1")
    assert fighters(game, BETA) == 1


@card("ti4:sai-seravus")
def test_who_came_by_no_wormhole_or_holds_nothing_brings_none() -> None:
    table = galaxy("creuss", "hacan").ships(0, FOUR, carrier=1).ships(0, ALPHA, cruiser=1)
    game = moved(table, BETA, (FOUR, "carrier", 1), (ALPHA, "cruiser", 1))
    assert game.asked(0) is None or asked(game, 0).prompt != "after-ships-moved"


@card("ti4:sai-seravus")
@pytest.mark.parametrize(("aboard", "brought"), [(3, 2), (4, 1), (5, 0)])
def test_only_as_many_as_there_is_room_for(aboard: int, brought: int) -> None:
    """A carrier and a dreadnought hold five; no place of the fleet pool counts, though fighters fly by themselves."""
    table = galaxy("creuss", "hacan").ships(0, ALPHA, carrier=1, dreadnought=1, infantry=aboard).pools(0, fleet=9)
    lines = ((ALPHA, "carrier", 1), (ALPHA, "dreadnought", 1), (ALPHA, "infantry", aboard))
    game = moved(table.techs(0, "fighter-2"), BETA, *lines)
    decision = game.asked(0)
    assert (decision is not None and decision.prompt == "after-ships-moved") == (brought > 0)
    if brought:
        answer(game, 0, f"leader {SERAVUS}")
    if brought > 1:
        answer(game, 0, f"number {brought}")
    assert fighters(game, BETA) == brought


@card("ti4:sai-seravus")
def test_what_a_space_dock_holds_leaves_room_in_ships() -> None:
    table = galaxy("creuss", "hacan").ships(0, ALPHA, dreadnought=1, infantry=1).troops(0, PLANET_OF_FOUR, space_dock=1)
    table.game.wormholes = ((FOUR, "beta"),)
    game = moved(table, FOUR, (ALPHA, "dreadnought", 1), (ALPHA, "infantry", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, FOUR) == 1


@card("ti4:sai-seravus")
def test_where_a_ship_could_come_either_way_it_has_come_by_the_wormhole() -> None:
    table = galaxy("creuss", "hacan").ships(0, ALPHA, carrier=1)
    table.game.wormholes = ((THREE, "beta"),)  # next to the alpha
    game = moved(table, THREE, (ALPHA, "carrier", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, THREE) == 1


@card("ti4:sai-seravus")
def test_a_way_by_the_wormhole_no_longer_than_another_is_the_one_it_took() -> None:
    """From THREE to the beta in two steps: over Mecatol Rex, or by the alpha."""
    table = galaxy("creuss", "hacan").techs(0, "carrier-2").ships(0, THREE, carrier=1)
    game = moved(table, BETA, (THREE, "carrier", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, BETA) == 1


@card("ti4:sai-seravus", "ti4:gravity-drive")
@pytest.mark.parametrize(("tech", "number"), [("gravity-drive", 1), ("", 0)])
def test_the_drive_takes_one_ship_the_longer_way_by_a_wormhole(tech: str, number: int) -> None:
    """To FOUR next door it is one step, and two by the alpha and the beta: one of two carriers has come by them."""
    table = galaxy("creuss", "hacan").techs(0, *[tech] * bool(tech)).ships(0, THREE, carrier=2)
    table.game.wormholes = ((FOUR, "beta"),)
    game = moved(table, FOUR, (THREE, "carrier", 2))
    decision = game.asked(0)
    assert (decision is not None and decision.prompt == "after-ships-moved") == bool(number)
    if number:
        answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, FOUR) == number


@card("ti4:sai-seravus", "ti4:gravity-drive")
def test_where_the_drive_has_gone_with_another_ship_nobody_takes_the_longer_way() -> None:
    """From the gate by the alpha it comes by a wormhole too, and brings the only fighter."""
    table = galaxy("creuss", "hacan").techs(0, "gravity-drive").ships(0, THREE, carrier=1).ships(0, GATE, carrier=1)
    table.game.wormholes = ((FOUR, "beta"),)
    game = moved(table, FOUR, (THREE, "carrier", 1), (GATE, "carrier", 1))
    assert count(game.players[0].ships_in(FOUR), CARRIER) == 2
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, FOUR) == 1


@card("ti4:sai-seravus", "ti4:gravity-drive")
def test_a_ship_with_the_drive_comes_by_the_wormhole_where_that_is_no_longer() -> None:
    table = galaxy("creuss", "hacan").techs(0, "gravity-drive").ships(0, THREE, carrier=1)
    game = moved(table, BETA, (THREE, "carrier", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, BETA) == 1


@card("ti4:sai-seravus")
@pytest.mark.parametrize(("aboard", "number"), [(THREE, 1), (ON_PLANET + MECATOL_REX, 0)])
def test_what_a_ship_has_picked_up_says_which_way_it_took(aboard: int, number: int) -> None:
    table = galaxy("creuss", "hacan").techs(0, "carrier-2").ships(0, THREE, carrier=1, infantry=1)
    table.troops(0, MECATOL_REX, infantry=1)
    game = moved(table, BETA, (THREE, "carrier", 1), (aboard, "infantry", 1))
    decision = game.asked(0)
    assert (decision is not None and decision.prompt == "after-ships-moved") == bool(number)


@card("ti4:sai-seravus", "ti4:ion-storm")
@pytest.mark.parametrize(("way", "brought"), [("around storm", 0), ("through storm", 1)])
def test_by_the_ion_storm_only_who_says_so(way: str, brought: int) -> None:
    table = galaxy("creuss", "hacan").ships(0, ALPHA, carrier=1)
    table.game.storm = (THREE, "alpha")
    game = moved(table, THREE, (ALPHA, "carrier", 1))
    answer(game, 0, way)
    decision = game.asked(0)
    assert (decision is not None and decision.prompt == "after-ships-moved") == (brought > 0)
    if brought:
        answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, THREE) == brought


@card("ti4:sai-seravus")
@rule("ti4:C.sai-seravus", "ti4:7.6c")
def test_units_in_three_systems_with_alpha_or_beta_unlock_it_and_bring_nothing_yet() -> None:
    table = galaxy("creuss", "hacan").court(0).ships(0, ALPHA, carrier=2).ships(0, GATE, cruiser=1)
    table.game.wormholes = ((FOUR, "alpha"),)
    game = table.troops(0, PLANET_OF_FOUR, infantry=1).activate(BETA)
    assert game.view(1).players[0].locked[0] == (SERAVUS, 2, 3)
    answer(game, 0, "pass")
    plan(game, 0, (ALPHA, "carrier", 1))
    assert SERAVUS in game.players[0].leaders
    assert fighters(game, BETA) == 0
    assert game.asked(0) is None or asked(game, 0).prompt != "after-ships-moved"


@card("ti4:sai-seravus", "ti4:alliance")
def test_it_is_lent_and_alpha_and_beta_are_two_kinds_to_who_borrows_it() -> None:
    table = galaxy("hacan", "creuss").court(1, COMMANDER).ships(0, ALPHA, carrier=1)
    table.game.players[0].area = (note_of("alliance", 1),)
    table.game.players[1].exhausted = (TAIVRA,)
    table.game.wormholes = ((SIX, "alpha"),)
    game = table.activate(SIX)
    plan(game, 0, (ALPHA, "carrier", 1))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, SIX) == 1


@card("ti4:sai-seravus", "ti4:aerie-sentinel")
def test_mechs_that_need_no_room_take_none_from_its_fighters() -> None:
    """By the Alliance it helps the Argent: four Sentinels in a carrier leave all of its room."""
    table = galaxy("argent", "creuss").court(0).court(1, COMMANDER).ships(0, ALPHA, carrier=1, mech=4)
    table.game.players[0].area = (note_of("alliance", 1),)
    table.game.players[1].exhausted = (TAIVRA,)
    table.game.wormholes = ((SIX, "alpha"),)
    game = table.activate(SIX)
    plan(game, 0, (ALPHA, "carrier", 1), (ALPHA, "mech", 4))
    answer(game, 0, f"leader {SERAVUS}")
    assert fighters(game, SIX) == 1


# -- Riftwalker Meian --------------------------------------------------------------------------------------------------


@card("ti4:riftwalker-meian")
@rule("ti4:C.riftwalker-meian")
def test_three_scored_objectives_unlock_it() -> None:
    for scored in (2, 3):
        table = galaxy("creuss", "hacan").court(0)
        table.game.players[0].scored = tuple(list(OBJECTIVES)[:scored])
        table.game.look_at_leaders(0)
        game = table.begin()
        assert (MEIAN in game.players[0].leaders) == (scored == 3)


@card("ti4:riftwalker-meian")
def test_two_systems_with_wormholes_or_units_change_places_with_all_in_them() -> None:
    """Not the home of the Creuss, nor the nexus, though both have wormholes."""
    table = galaxy("creuss", "hacan").court(0, HERO).ships(0, FOUR, cruiser=1).ships(1, ALPHA, cruiser=2)
    table.ships(0, HOME, cruiser=1).ships(0, NEXUS, cruiser=1)
    game = table.begin()
    before = game.chart
    answer(game, 0, f"leader {MEIAN}")
    assert [option.id() for option in asked(game, 0).options] == [GATE, ALPHA, FOUR, BETA]
    answer(game, 0, f"system {ALPHA}")
    assert [option.id() for option in asked(game, 0).options] == [GATE, FOUR, BETA]
    answer(game, 0, f"system {FOUR}")
    assert game.chart.near[ALPHA] == tuple(sorted([0, THREE, BETA]))
    assert game.chart.near[FOUR] == tuple(sorted([0, GATE, THREE]))
    assert [game.chart.places[each] for each in (ALPHA, FOUR)] == [before.places[each] for each in (FOUR, ALPHA)]
    assert (game.chart.planets, game.chart.wormholes) == (before.planets, before.wormholes)
    assert game.players[1].ships_in(ALPHA)
    assert MEIAN not in game.players[0].leaders
    seen = game.view(1).systems
    assert (seen[ALPHA].q, seen[ALPHA].r) == before.places[FOUR]


# -- Icarus Drive ------------------------------------------------------------------------------------------------------


@card("ti4:icarus-drive")
def test_after_any_activation_a_mech_burns_and_a_wormhole_opens_in_its_system() -> None:
    """Each of them may, in space too; the token comes from wherever it lay."""
    table = galaxy("hacan", "creuss").court(1).troops(1, PLANET_OF_THREE, mech=1).ships(1, SIX, carrier=1, mech=1)
    table.game.players[1].exhausted = (TAIVRA,)
    table.game.wormholes = ((FOUR, "alpha"),)
    game = table.ships(0, 0, cruiser=1).activate(ALPHA)
    answer(game, 1, f"mech {ICARUS}")
    answer(game, 1, f"place {ON_PLANET + PLANET_OF_THREE}")
    answer(game, 1, "alpha wormhole")
    assert game.wormholes == ((THREE, "alpha"),)
    assert not game.players[1].troops_on(PLANET_OF_THREE)
    answer(game, 1, f"mech {ICARUS}")
    answer(game, 1, "beta wormhole")
    assert wormholes_in(game, SIX) == "beta"
    assert count(game.players[1].ships_in(SIX), MECH) == 0
    assert game.asked(1) is None


@card("ti4:icarus-drive")
def test_who_activates_may_use_it_at_once_for_ways() -> None:
    table = galaxy("creuss", "hacan").court(0).troops(0, PLANET_OF_FOUR, mech=1).ships(0, ALPHA, dreadnought=1)
    table.game.players[0].exhausted = (TAIVRA,)
    game = table.activate(FOUR)
    answer(game, 0, "mech")
    answer(game, 0, "beta wormhole")
    plan(game, 0, (ALPHA, "dreadnought", 1))
    assert count(game.players[0].ships_in(FOUR), DREADNOUGHT) == 1


# -- the gamma wormhole of the Creuss ----------------------------------------------------------------------------------


@card("ti4:wormhole-generator", "ti4:creuss-gate")
@pytest.mark.parametrize(("kings", "kinds"), [(False, ["alpha", "beta"]), (True, ["alpha", "beta", "gamma"])])
def test_with_prophecy_of_kings_they_have_a_third_token_that_moves_alone(kings: bool, kinds: list[str]) -> None:
    """Those that were found stay where they are."""
    table = galaxy("creuss", "hacan").techs(0, "wormhole-generator")
    game = table.game
    game.kings, game.wormholes, game.gamma = kings, ((SIX, "gamma"),), THREE if kings else -1
    game.stage_one = (NUMBER["expand-borders"],)
    game.begin(StatusPhase())
    assert [option.key.split()[0] for option in asked(game, 0).options] == kinds
    answer(game, 0, f"{kinds[-1]} wormhole")
    answer(game, 0, f"system {FOUR}")
    assert kinds[-1] in holes_of(game)[FOUR]
    assert holes_of(game)[SIX] == "gamma"
    assert THREE not in holes_of(game)
    if kings:
        assert {SIX, NEXUS} <= set(adjacent(game, FOUR, 1))
        again = game.copy()
        assert isinstance(again, TwilightImperium)
        assert again.gamma == FOUR


# -- how the bot plays them --------------------------------------------------------------------------------------------


def test_the_bot_opens_ways_that_lead_somewhere() -> None:
    table = galaxy("creuss", "hacan").court(0, COMMANDER, HERO).ships(0, ALPHA, carrier=2, infantry=4)
    table.troops(0, PLANET_OF_FOUR, mech=1)
    game = table.begin()
    aims = Aims(game, 0)
    assert isinstance(much_nearer(aims, asked(game, 0), MEIAN), bool)
    answer(game, 0, f"leader {MEIAN}")
    game.answer(which_system(Aims(game, 0), asked(game, 0)))
    game.answer(with_which(Aims(game, 0), asked(game, 0)))
    assert MEIAN not in game.players[0].leaders
    game = moved(
        galaxy("creuss", "hacan").ships(0, ALPHA, carrier=2).troops(0, PLANET_OF_FOUR, mech=1),
        BETA,
        (ALPHA, "carrier", 2),
    )
    answer(game, 0, f"leader {SERAVUS}")
    game.answer(all_of_them(Aims(game, 0), asked(game, 0)))
    assert fighters(game, BETA) == 2


def test_the_bot_uses_agent_and_mech_where_they_bring_something() -> None:
    table = galaxy("creuss", "hacan").court(0).ships(0, HOME, carrier=1, infantry=2)
    game = table.troops(0, PLANET_OF_FOUR, mech=1).troops(0, PLANET_OF_THREE, mech=1).activate(ALPHA)
    decision = asked(game, 0)
    assert isinstance(more_come(Aims(game, 0), decision, TAIVRA), bool)
    assert isinstance(opens_much(Aims(game, 0), decision, ICARUS), bool)
    answer(game, 0, "mech")
    game.answer(which_drive(Aims(game, 0), asked(game, 0)))
    game.answer(choose_kind(Aims(game, 0), asked(game, 0)))
    assert (
        count(game.players[0].troops_on(PLANET_OF_FOUR), MECH) + count(game.players[0].troops_on(PLANET_OF_THREE), MECH)
        == 1
    )


@card("ti4:riftwalker-meian")
def test_the_system_in_the_middle_changes_places_like_any_other() -> None:
    table = galaxy("creuss", "hacan").court(0, HERO).ships(0, 0, cruiser=1)
    game = table.begin()
    before = game.chart.places
    answer(game, 0, f"leader {MEIAN}")
    answer(game, 0, f"system {ALPHA}")
    assert asked(game, 0).things == (("system", ALPHA),)
    answer(game, 0, "system 0")
    assert (game.chart.places[0], game.chart.places[ALPHA]) == (before[ALPHA], before[0])
    assert MEIAN not in game.players[0].leaders
