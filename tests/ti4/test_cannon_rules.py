"""Space cannons where their rules meet: several players, both levels, wormholes, landings on two planets."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, INFANTRY, PDS, SPACE_DOCK, UNIT, WAR_SUN, count, damaged
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import left

TILES = ("35", "19", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle
BEREG, LIRTA = 50, 51
WELLON, VEFUT, THIBAH = 26, 27, 28  # in the systems 1, 2 and 3


def arrive(table: Table, *dice: int) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    if game.asked(0) is not None and asked(game, 0).prompt == "move":
        everything(game, 0)
    return game


def is_asked_to_fire(game: TwilightImperium, seat: int) -> bool:
    return game.asked(seat) is not None and asked(game, seat).prompt == "space cannon"


def rolled(game: TwilightImperium) -> list[tuple[int, ...]]:
    """Who rolled which dice for space cannons: seat, type, dice."""
    return [(event.actor, *event.values) for event in game.log or [] if event.kind == "cannon"]


# -- offense -----------------------------------------------------------------------------------------------------------


@rule("ti4:88.2c", "ti4:17.7", "ti4:96.2", "ti4:96.5a")
def test_everybody_in_range_fires_before_the_combat_and_the_next_at_what_is_left() -> None:
    table = Table("sol", "hacan", "norr", tiles=TILES).ships(0, 1, cruiser=2).ships(1, 0, cruiser=1)
    table.troops(1, BEREG, pds=1).troops(2, VEFUT, pds=1).techs(2, "pds-2")
    game = arrive(table, 6, 5)
    assert not any("combat" in line for line in log(game))
    answer(game, 1, "fire")
    assert left(game, 0, CRUISER) == 1
    answer(game, 2, "fire")
    assert left(game, 0, CRUISER) == 0
    assert left(game, 1, CRUISER) == 1, "the third player cannot choose the defender"
    assert not any("combat" in line for line in log(game))


@rule("ti4:96.2", "ti4:96.5")
def test_once_the_last_ship_is_shot_down_nobody_else_is_asked_to_fire() -> None:
    table = Table("sol", "hacan", "norr", tiles=TILES).ships(0, 1, cruiser=1).techs(2, "pds-2")
    game = arrive(table.troops(1, BEREG, pds=1).troops(2, VEFUT, pds=1), 6)
    answer(game, 1, "fire")
    assert not is_asked_to_fire(game, 2)


@rule("ti4:96.3", "ti4:96.3b", "ti4:96.3c")
@card("ti4:pds-2")
def test_cannons_in_the_system_and_next_to_it_are_one_roll() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=3).techs(1, "pds-2")
    game = arrive(table.troops(1, BEREG, pds=2).troops(1, VEFUT, pds=1), 5, 4, 5)
    answer(game, 1, "fire")
    assert left(game, 0, CRUISER) == 1
    assert sum(len(each) - 2 for each in rolled(game)) == 3
    assert not is_asked_to_fire(game, 1)


@rule("ti4:96.3c", "ti4:100.2")
@pytest.mark.parametrize(("tile", "reaches"), [("39", True), ("40", False)])
def test_deep_space_cannons_reach_through_a_wormhole_of_their_kind(tile: str, reaches: bool) -> None:
    """Lodor in the south has an alpha wormhole; in the north there is one of the same or of the other kind."""
    table = Table("sol", "hacan", tiles=("18", tile, "20", "21", "26", "23", "24")).ships(0, 0, cruiser=1)
    game = table.techs(1, "pds-2").troops(1, PLANET["lodor"], pds=1).activate(1)
    everything(game, 0)
    assert is_asked_to_fire(game, 1) == reaches


@rule("ti4:96.2", "ti4:96.5b", "ti4:96.3c")
def test_the_active_players_cannons_next_door_fire_at_ships_of_others_in_the_active_system() -> None:
    table = Table("sol", "hacan", tiles=TILES).techs(0, "pds-2").troops(0, VEFUT, pds=1).ships(1, 0, cruiser=1)
    game = arrive(table, 5)
    answer(game, 0, "fire")
    assert not game.players[1].ships_in(0)


@rule("ti4:96.2", "ti4:96.5b")
def test_where_there_are_no_ships_of_others_the_active_player_has_nobody_to_fire_at() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1).troops(0, BEREG, pds=1)
    game = arrive(table.troops(1, LIRTA, infantry=1))
    assert not is_asked_to_fire(game, 0)


@rule("ti4:96.2", "ti4:96.4")
def test_who_has_no_ships_in_the_active_system_is_no_target() -> None:
    game = arrive(Table("sol", "hacan", tiles=TILES).troops(1, BEREG, pds=1).troops(0, LIRTA, infantry=1))
    assert not is_asked_to_fire(game, 1)


@rule("ti4:96.5", "ti4:49.3")
def test_ground_forces_aboard_take_no_hits_and_are_lost_with_the_last_ship_that_held_them() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, carrier=1, infantry=3).troops(1, BEREG, pds=2)
    game = arrive(table.planets(0, 0), 6, 6)
    answer(game, 1, "fire")
    assert not game.players[0].ships_in(0)
    assert not any("landed" in line for line in log(game))


@rule("ti4:F.saar.3", "ti4:96.5")
def test_a_floating_factory_is_neither_fired_at_nor_hit() -> None:
    table = Table("saar", "hacan", tiles=TILES).techs(0, "floating-factory-2").ships(0, 0, space_dock=1)
    game = arrive(table.troops(1, BEREG, pds=1))
    assert not is_asked_to_fire(game, 1), "a dock in space is no ship"
    table = Table("saar", "hacan", tiles=TILES).techs(0, "floating-factory-2").ships(0, 0, space_dock=1, cruiser=2)
    game = arrive(table.troops(1, BEREG, pds=2), 6, 6)
    answer(game, 1, "fire")
    assert left(game, 0, CRUISER) == 0
    assert left(game, 0, SPACE_DOCK) == 1, "hits fall on ships"


@rule("ti4:62.2", "ti4:96.3")
@card("ti4:antimass-deflectors")
def test_antimass_deflectors_weaken_the_cannons_of_others_alone() -> None:
    table = Table("sol", "hacan", tiles=TILES).techs(0, "antimass-deflectors").ships(1, 0, cruiser=1)
    game = arrive(table.troops(0, BEREG, pds=1), 6)
    answer(game, 0, "fire")
    assert not game.players[1].ships_in(0), "their owner's own dice are as they are"
    table = Table("sol", "hacan", tiles=TILES).techs(0, "antimass-deflectors").ships(0, 1, carrier=1, infantry=2)
    game = arrive(table.troops(1, BEREG, pds=1), 6)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 1, "fire")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2, "a six is a five, also at those who land"


@rule("ti4:96.3", "ti4:31.27")
def test_a_flagship_with_space_cannon_fires_in_its_system_and_next_to_it_and_at_no_landing() -> None:
    table = Table("sol", "xxcha", tiles=TILES).ships(0, 1, carrier=1, infantry=1).ships(1, 2, flagship=1)
    units = list(table.game.players[1].units)
    units[5] = UNIT["loncara-ssodu"]
    table.game.players[1].units = tuple(units)
    game = arrive(table.planets(1, BEREG), 4, 4, 4)
    answer(game, 1, "fire")
    assert rolled(game) == [(1, 5, 4, 4, 4)], "three dice from five on"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.controller[BEREG] == 0


@rule("ti4:96.2", "ti4:66.3")
def test_a_war_sun_silences_no_cannons() -> None:
    """It takes planetary shields away, nothing else."""
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, war_sun=1).troops(1, BEREG, pds=1)
    game = arrive(table, 6)
    answer(game, 1, "fire")
    answer(game, 0, "sustain")
    assert damaged(game.players[0].ships_in(0), WAR_SUN) == 1


# -- defense -----------------------------------------------------------------------------------------------------------


def landing(table: Table, *lines: tuple[int, str, int]) -> TwilightImperium:
    game = table.activate(0)
    answer(game, 0, "move nothing")
    while is_asked_to_fire(game, 1):
        answer(game, 1, "hold fire")
    plan(game, 0, *lines)
    return game


@rule("ti4:27.3", "ti4:27.3a", "ti4:96.8", "ti4:96.8a", "ti4:96.6")
def test_cannons_on_both_planets_hit_only_those_who_landed_beside_them() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, carrier=1, infantry=4).ships(0, 1, cruiser=1)
    table.troops(1, BEREG, pds=2).troops(1, LIRTA, pds=2, infantry=1)
    game = landing(table, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 3))
    game.rng = Arranged(1, [], [6, 6, 6, 1, 8, 8, 8])
    answer(game, 0, f"planet {BEREG}")
    answer(game, 1, "fire")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 0
    assert count(game.players[0].troops_on(LIRTA), INFANTRY) == 3, "the second hit finds nobody"
    answer(game, 1, "fire")
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [1, 0]
    assert count(game.players[0].troops_on(LIRTA), INFANTRY) == 1, "one fell to a cannon, one in the combat"
    assert count(game.players[1].troops_on(BEREG), PDS) == 2, "nobody took that planet"
    assert count(game.players[1].troops_on(LIRTA), PDS) == 0


@rule("ti4:27.3", "ti4:96.7")
def test_cannons_on_a_planet_where_nobody_lands_do_not_fire() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, carrier=1, infantry=1).ships(0, 1, cruiser=1)
    game = landing(table.troops(1, LIRTA, pds=1), (ON_PLANET + BEREG, "infantry", 1))
    assert not is_asked_to_fire(game, 1)
    assert game.controller[BEREG] == 0


@rule("ti4:96.6", "ti4:96.1")
def test_cannons_of_a_landing_need_not_fire() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, carrier=1, infantry=1).ships(0, 1, cruiser=1)
    game = landing(table.troops(1, BEREG, pds=1), (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    assert game.controller[BEREG] == 0


@rule("ti4:27.3", "ti4:53.5b", "ti4:27.5")
def test_where_the_cannons_leave_nobody_control_stays_and_so_do_the_structures() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, carrier=1, infantry=1).ships(0, 1, cruiser=1)
    game = landing(table.troops(1, BEREG, pds=1, space_dock=1).planets(0, 0), (ON_PLANET + BEREG, "infantry", 1))
    game.rng = Arranged(1, [], [6])
    answer(game, 1, "fire")
    assert game.controller[BEREG] == 1
    assert [count(game.players[1].troops_on(BEREG), type) for type in (PDS, SPACE_DOCK)] == [1, 1]
