"""The tactical action as a whole: whom one fights, where one may invade, and what a Skilled Retreat takes along."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, count
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, plan


def at(game: TwilightImperium, seat: int, place: int, type: int) -> int:
    player = game.players[seat]
    return count(player.troops_on(place - ON_PLANET) if place >= ON_PLANET else player.ships_in(place), type)


@rule("ti4:88.1", "ti4:6.2")
def test_with_tokens_in_every_system_there_is_no_tactical_action() -> None:
    made = Table("l1z1x", "hacan").ships(0, 1, cruiser=1)
    made.game.players[0].tokens = tuple(range(7))
    made.hand(0, "mining-initiative").planets(0, made.game.chart.planets[0][0])
    assert [option.key for option in asked(made.begin(), 0).options] == ["pass", "card"]


# -- whom one fights ---------------------------------------------------------------------------------------------------


@rule("ti4:71", "ti4:88.3")
def test_where_two_others_have_ships_they_are_fought_one_after_the_other() -> None:
    """No rule of this part brings it about; the order is the active player's."""
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=3).ships(1, 0, destroyer=1).ships(2, 0, destroyer=1)
    made.game.rng = Arranged(1, [], [1, 1, 10, 10, 10, 1, 1, 1, 10, 10, 10, 1])
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 3))
    assert asked(game, 0).prompt == "next enemy"
    answer(game, 0, "seat 2")
    assert not game.players[2].ships_in(0)
    assert not game.players[1].ships_in(0)
    assert sum("space combat over 0" in line for line in log(game)) == 2


@rule("ti4:71.1", "ti4:88.3a")
def test_without_ships_of_others_there_is_no_space_combat() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert not any("space combat" in line for line in log(game))


# -- invasion without ships --------------------------------------------------------------------------------------------


@rule("ti4:88.4", "ti4:27.4")
def test_ground_forces_of_two_players_fight_though_no_ship_is_there() -> None:
    made = Table("sol", "hacan").ships(0, 3, cruiser=1)
    planet = made.game.chart.planets[0][0]
    made.troops(1, planet, infantry=1).troops(0, planet, infantry=2)
    made.game.rng = Arranged(1, [], [10, 10, 1])
    game = made.activate(0)
    answer(game, 0, "move nothing")
    assert not game.players[1].troops_on(planet)
    assert any("ground combat over 0" in line for line in log(game))


@rule("ti4:17.4", "ti4:92.1")
def test_ground_forces_go_nowhere_without_a_ship_that_moves() -> None:
    """Neither from next door nor up to ships that are there already."""
    made = Table("sol", "hacan").ships(0, 0, carrier=1).ships(0, 2, cruiser=1)
    made.troops(0, made.game.chart.planets[1][0], infantry=2).troops(0, made.game.chart.planets[0][0], infantry=2)
    game = made.activate(0)
    rows = {place: most for place, _, most in asked(game, 0).rows if place >= ON_PLANET}
    assert set(rows.values()) == {0}
    with pytest.raises(Refused):
        plan(game, 0, (ON_PLANET + made.game.chart.planets[0][0], "infantry", 1))


# -- Skilled Retreat ---------------------------------------------------------------------------------------------------


def skilled(made: Table, *dice: int) -> TwilightImperium:
    """Seat 0 attacks the middle; seat 1 plays Skilled Retreat and goes to system 4."""
    made.ships(0, 1, cruiser=1).hand(1, "skilled-retreat")
    made.game.rng = Arranged(1, [], list(dice))
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "card")
    answer(game, 1, "system 4")
    return game


@rule("ti4:F.general.6", "ti4:17.9", "ti4:F.action-cards.1")
def test_skilled_retreat_carries_ground_forces_also_from_planets_if_there_is_room() -> None:
    made = Table("sol", "hacan").ships(1, 0, carrier=1, infantry=1)
    ground = ON_PLANET + made.game.chart.planets[0][0]
    game = skilled(made.troops(1, ground - ON_PLANET, infantry=5))
    assert (asked(game, 1).prompt, asked(game, 1).least, asked(game, 1).most) == ("take along", 0, 4)
    answer(game, 1, f"place {ground}", f"place {ground}", "place 0")
    assert [at(game, 1, place, INFANTRY) for place in (4, 0, ground)] == [3, 0, 3]
    assert at(game, 1, 4, CARRIER) == 1
    assert 4 in game.players[1].tokens


@rule("ti4:F.general.6")
def test_ships_without_capacity_take_nobody_from_planets() -> None:
    made = Table("sol", "hacan").ships(1, 0, cruiser=1)
    game = skilled(made.troops(1, made.game.chart.planets[0][0], infantry=2))
    assert at(game, 1, 4, CRUISER) == 1
    assert at(game, 1, ON_PLANET + made.game.chart.planets[0][0], INFANTRY) == 2


@rule("ti4:49.3c", "ti4:49.3")
def test_who_is_left_in_space_is_lost_and_fighters_go_along() -> None:
    made = Table("sol", "hacan").ships(1, 0, carrier=1, infantry=2, fighter=4)
    game = skilled(made)
    answer(game, 1, f"type {INFANTRY}")
    assert asked(game, 1).prompt == "remove cargo", "four fighters and one infantry came with room for four"
    answer(game, 1, f"type {FIGHTER}")
    assert [at(game, 1, 4, type) for type in (CARRIER, FIGHTER, INFANTRY)] == [1, 3, 1]
    assert not game.players[1].ships_in(0)


@rule("ti4:37.2", "ti4:37.2a", "ti4:37.2b")
def test_skilled_retreat_out_of_a_gravity_rift_costs_dice() -> None:
    """A die for the carrier and one for the fighter that finds no room in it; the carrier is lost with its four."""
    made = Table("sol", "hacan", tiles=("41", "19", "20", "21", "22", "23", "24"))
    game = skilled(made.ships(1, 0, carrier=1, fighter=5, cruiser=1), 9, 3, 9)
    assert [event.values[-1] for event in game.log or [] if event.kind == "rift"] == [9, 3, 9]
    assert [at(game, 1, 4, type) for type in (CRUISER, CARRIER, FIGHTER)] == [1, 0, 0], "and the fifth finds no room"
    assert not game.players[1].ships_in(0)
