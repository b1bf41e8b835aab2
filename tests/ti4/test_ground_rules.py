"""Invasions where their rules meet: shields and war suns, structures alone, two planets, two opponents, control."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.setup import setup
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import INFANTRY, PDS, SPACE_DOCK, UNIT, count
from orrery.ti4.windows import (
    AFTER_ASSIGN_GROUND_COMBAT_HITS,
    AFTER_GROUND_COMBAT_ROLL,
    AFTER_GROUND_COMBAT_WON,
    END_OF_GROUND_COMBAT_ROLL_STEP,
    END_OF_GROUND_COMBAT_ROUND,
    START_OF_GROUND_COMBAT_ROUND,
    WHEN_COMBAT_WON,
)
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_bell import hung, rung
from support.ti4_combat import battle, card

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def above(*factions: str, **ships: int) -> Table:
    """Ships of seat 0 wait over Bereg and Lirta IV."""
    table = Table(*(factions or ("sol", "hacan")), tiles=TILES).pools(0, fleet=5)
    return table.planets(0, FAR).ships(0, 0, **ships)


def invade(table: Table, *dice: int) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    if game.asked(0) is not None and asked(game, 0).prompt == "move":
        answer(game, 0, "move nothing")
    for seat in range(1, game.seats):
        if game.asked(seat) is not None and asked(game, seat).prompt == "space cannon":
            answer(game, seat, "hold fire")
    return game


def on(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)


def is_asked(game: TwilightImperium, seat: int, prompt: str) -> bool:
    return game.asked(seat) is not None and asked(game, seat).prompt == prompt


# -- bombardment and shields -------------------------------------------------------------------------------------------


@rule("ti4:66", "ti4:66.3", "ti4:66.3b", "ti4:22.1f", "ti4:22.1d")
def test_with_a_war_sun_shielded_and_open_planets_are_bombarded_alike() -> None:
    table = above(war_sun=1, dreadnought=1).troops(1, BEREG, infantry=2, pds=1).troops(1, LIRTA, infantry=2)
    game = invade(table, 5, 2, 3, 4)
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "war sun", 1))
    assert (on(game, 1, BEREG), on(game, 1, LIRTA)) == (1, 0)


@rule("ti4:66", "ti4:66.3")
def test_a_war_sun_next_door_takes_no_shield_away() -> None:
    game = invade(above(dreadnought=1).troops(1, BEREG, infantry=1, pds=1).ships(0, 1, war_sun=1))
    assert not is_asked(game, 0, "bombard")


@rule("ti4:22", "ti4:22.1")
def test_structures_alone_cannot_be_bombarded_and_neither_can_ones_own() -> None:
    table = above(dreadnought=1).troops(1, BEREG, space_dock=1).troops(0, LIRTA, infantry=1)
    game = invade(table)
    assert not is_asked(game, 0, "bombard")
    assert on(game, 1, BEREG, SPACE_DOCK) == 1


@rule("ti4:22.1", "ti4:27.1", "ti4:75.2")
def test_bombardment_is_a_choice_and_damaged_ships_bombard_too() -> None:
    game = invade(above(damaged_dreadnought=1).troops(1, BEREG, infantry=1), 5)
    assert [option.key for option in asked(game, 0).options] == ["do not bombard"]
    everything(game, 0)
    assert on(game, 1, BEREG) == 0
    assert game.controller[BEREG] == 1, "nobody landed"


@rule("ti4:22.2", "ti4:22.2a", "ti4:101.1")
def test_bombardment_hits_no_structures() -> None:
    game = invade(above(war_sun=1).troops(1, BEREG, infantry=1, pds=1, space_dock=1), 3, 3, 3)
    everything(game, 0)
    assert [on(game, 1, BEREG, type) for type in (INFANTRY, PDS, SPACE_DOCK)] == [0, 1, 1]


@rule("ti4:27.1", "ti4:27.4", "ti4:27.5", "ti4:27.5a")
def test_where_bombardment_leaves_nobody_those_who_land_fight_nobody() -> None:
    game = invade(above(dreadnought=1, carrier=1, infantry=1).troops(1, BEREG, infantry=1, space_dock=1), 5)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert not any("ground combat" in line for line in log(game))
    assert game.controller[BEREG] == 0
    assert on(game, 1, BEREG, SPACE_DOCK) == 0


@rule("ti4:22.2", "ti4:22.1d")
def test_planets_of_two_players_are_bombarded_and_each_owner_takes_the_hits() -> None:
    table = above("sol", "hacan", "norr", dreadnought=1, war_sun=1).troops(1, BEREG, infantry=2, mech=1)
    game = invade(table.troops(2, LIRTA, infantry=1).planets(2, 2), 5, 3, 1, 1)
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "war sun", 1))
    assert is_asked(game, 1, "assign hits")
    answer(game, 1, f"type {INFANTRY}")
    assert (on(game, 1, BEREG), on(game, 2, LIRTA)) == (1, 0)


# -- landing -----------------------------------------------------------------------------------------------------------


@rule("ti4:21.2", "ti4:21.1", "ti4:27.2")
def test_transported_ground_forces_stand_in_space_until_they_are_committed() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, carrier=1, infantry=2).planets(0, FAR)
    game = table.activate(0)
    everything(game, 0)
    assert count(game.players[0].ships_in(0), INFANTRY) == 2
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (0, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert count(game.players[0].ships_in(0), INFANTRY) == 1
    assert on(game, 0, BEREG) == 1


@rule("ti4:21.3", "ti4:27.2")
def test_any_number_of_ground_forces_stands_on_a_planet() -> None:
    game = invade(above(carrier=4, infantry=16).troops(0, BEREG, infantry=9))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 16))
    assert on(game, 0, BEREG) == 25


@rule("ti4:88.5", "ti4:88.4", "ti4:27.2c")
def test_production_comes_after_the_invasion_whether_anybody_lands_or_not() -> None:
    for landing in (True, False):
        table = above(carrier=1, infantry=1).troops(0, LIRTA, space_dock=1, infantry=1).pools(0, fleet=5, goods=9)
        game = invade(table)
        assert is_asked(game, 0, "land")
        if landing:
            plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
        else:
            answer(game, 0, "land nothing")
        assert is_asked(game, 0, "produce")


@rule("ti4:27.2", "ti4:27.2a")
def test_ground_forces_on_a_planet_are_not_committed_to_the_next_one() -> None:
    game = invade(above(cruiser=1).troops(0, BEREG, infantry=3).troops(1, LIRTA, infantry=1))
    assert not is_asked(game, 0, "land"), "nobody is in space"
    assert (on(game, 0, BEREG), game.controller[LIRTA]) == (3, 1)


@rule("ti4:27.2", "ti4:27.5", "ti4:53.1", "ti4:53.1b", "ti4:53.7")
def test_a_planet_whose_controller_has_nothing_there_is_taken_without_a_fight() -> None:
    game = invade(above(carrier=1, infantry=1).planets(1, BEREG))
    game.exhausted[BEREG] = False
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert not any("ground combat" in line for line in log(game))
    assert game.exhausted[BEREG]
    assert BEREG in planets_of(game, 0)
    assert BEREG not in planets_of(game, 1), "neither card nor token of theirs is left"


@rule("ti4:27.5a", "ti4:70.4", "ti4:72.4", "ti4:101")
def test_structures_alone_fall_to_the_first_who_land_and_go_back_to_their_owner() -> None:
    game = invade(above(carrier=1, infantry=1).troops(1, BEREG, space_dock=1, pds=2), 1, 1)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    assert not game.players[1].troops_on(BEREG)
    assert game.controller[BEREG] == 0
    assert len([line for line in log(game) if "destroyed 1" in line]) == 3


@rule("ti4:40.1", "ti4:60.1")
def test_why_nobody_lands_on_mecatol_rex_is_said_with_its_rule() -> None:
    table = Table("sol", "hacan").ships(0, 0, carrier=1, infantry=1).planets(0, FAR)
    landing = Invasion(0, 0)
    assert landing.why_not(table.game, 0, ("planet", MECATOL_REX)) is None
    table.game.custodians = True
    refused = landing.why_not(table.game, 0, ("planet", MECATOL_REX))
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("custodians", (MECATOL_REX,), "ti4:40.1")


@rule("ti4:34.3", "ti4:92")
def test_structures_neither_move_nor_are_transported() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, carrier=1).troops(0, 26, pds=1, space_dock=1, infantry=1)
    game = table.activate(0)
    assert {kind for _, kind, _ in asked(game, 0).rows} == {"carrier", "infantry"}
    with pytest.raises((Refused, ValueError)):
        plan(game, 0, (1, "carrier", 1), (ON_PLANET + 26, "pds", 1))


@rule("ti4:71.10", "ti4:27", "ti4:88.4")
@pytest.mark.parametrize("way", ["retreat", "skilled retreat"])
def test_who_is_left_alone_in_the_system_invades_it(way: str) -> None:
    """The defender's ships leave by a retreat, or by a card that makes it a draw: the ground forces stay behind."""
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, carrier=1, infantry=2).ships(1, 0, cruiser=1)
    table.troops(1, BEREG, infantry=1).planets(0, FAR)
    if way == "retreat":
        game = battle(table.ships(1, 4, cruiser=1), 1, 1)
        answer(game, 1, "retreat")
    else:
        game = battle(table.hand(1, "skilled-retreat"))
        card(game, 1, "skilled-retreat")
        answer(game, 1, "system 4")
    assert not game.players[1].ships_in(0)
    game.rng = Arranged(1, [], [8, 1, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert game.controller[BEREG] == 0


# -- ground combat -----------------------------------------------------------------------------------------------------


MOMENTS = (
    START_OF_GROUND_COMBAT_ROUND,
    AFTER_GROUND_COMBAT_ROLL,
    END_OF_GROUND_COMBAT_ROLL_STEP,
    AFTER_ASSIGN_GROUND_COMBAT_HITS,
    END_OF_GROUND_COMBAT_ROUND,
    WHEN_COMBAT_WON,
    AFTER_GROUND_COMBAT_WON,
)


@rule("ti4:20.4a", "ti4:20.4b", "ti4:20.4c", "ti4:31.16")
def test_the_moments_of_a_ground_combat_come_in_the_order_of_the_book() -> None:
    table = above(carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    with hung(table, 0, *MOMENTS):
        game = invade(table, 1, 1, 8, 1)
        plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    one_round = [MOMENTS[0], MOMENTS[1], *MOMENTS[1:5]]
    assert rung(game) == [*one_round, *one_round, WHEN_COMBAT_WON, AFTER_GROUND_COMBAT_WON]


@rule("ti4:20.4b", "ti4:20.4d")
def test_a_ground_combat_without_a_winner_has_an_end_and_nobody_who_won() -> None:
    table = above(carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    with hung(table, 0, *MOMENTS[4:]):
        game = invade(table, 8, 8)
        plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert rung(game) == [END_OF_GROUND_COMBAT_ROUND]


@rule("ti4:20.1a", "ti4:48.2")
def test_a_ground_force_with_several_bursts_rolls_as_many_dice() -> None:
    """No ground force of the base game has them: these infantry borrow the values of a flagship."""
    table = above(carrier=1, infantry=1).troops(1, BEREG, infantry=2)
    units = list(table.game.players[0].units)
    units[INFANTRY] = UNIT["wrath-of-kenara"]
    table.game.players[0].units = tuple(units)
    game = invade(table, 7, 7, 1, 1)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (1, 0)


@rule("ti4:20.1", "ti4:20.2", "ti4:20.4d", "ti4:27.5d", "ti4:53.4")
def test_a_draw_leaves_the_defender_the_planet_and_its_structures() -> None:
    game = invade(above(carrier=1, infantry=2).troops(1, BEREG, infantry=2, space_dock=1), 8, 8, 8, 8)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (0, 0)
    assert on(game, 1, BEREG, SPACE_DOCK) == 1
    assert (game.controller[BEREG], game.exhausted[BEREG]) == (1, False)


@rule("ti4:20.4", "ti4:20.2", "ti4:53.3")
def test_who_lands_and_falls_takes_nothing() -> None:
    game = invade(above(carrier=1, infantry=1).troops(1, BEREG, infantry=2), 1, 8, 8)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert on(game, 1, BEREG) == 2
    assert game.controller[BEREG] == 1


@rule("ti4:27.4", "ti4:27.4a", "ti4:35")
def test_on_two_planets_two_opponents_are_fought_each_by_itself() -> None:
    table = above("sol", "hacan", "norr", carrier=1, infantry=2).troops(1, BEREG, infantry=1)
    game = invade(table.troops(2, LIRTA, infantry=1).planets(1, 1).planets(2, 2), 8, 1, 1, 8)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    answer(game, 0, f"planet {BEREG}")
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [0, 2]


@rule("ti4:27.4", "ti4:20", "ti4:53.1b")
def test_a_third_player_takes_what_the_second_has_just_taken() -> None:
    table = Table("sol", "hacan", "norr", tiles=TILES).ships(0, 1, carrier=1, infantry=1).troops(2, BEREG, infantry=1)
    table.ships(1, 4, carrier=1, infantry=2).planets(0, FAR).planets(1, 1).planets(2, 2)
    game = table.activate(0)
    game.rng = Arranged(1, [], [8, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.controller[BEREG] == 0
    answer(game, 1, "tactical")
    answer(game, 1, "system 0")
    game.rng = Arranged(1, [], [9, 1, 8, 1, 1])
    everything(game, 1)
    plan(game, 1, (ON_PLANET + BEREG, "infantry", 2))
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (0, 2)
    assert game.controller[BEREG] == 1


# -- control -----------------------------------------------------------------------------------------------------------


@rule("ti4:53")
@pytest.mark.parametrize("players", [3, 6])
def test_each_player_begins_with_control_of_the_home_planets(players: int) -> None:
    game = setup({"players": players, "start": "quick"}, 3)
    for seat, player in enumerate(game.players):
        homes = {game.chart.system_of[planet] for planet in player.ground}
        assert len(homes) == 1
        assert planets_of(game, seat) == list(game.chart.planets[homes.pop()])


@rule("ti4:53.6", "ti4:53.7", "ti4:53.1b")
def test_an_effect_may_take_control_away_with_card_and_structures() -> None:
    table = Table("sol", "hacan", tiles=TILES).troops(1, BEREG, space_dock=1)
    table.game.begin(GainControl(0, BEREG))
    assert table.game.controller[BEREG] == 0
    assert table.game.exhausted[BEREG]
    assert on(table.game, 1, BEREG, SPACE_DOCK) == 0


@rule("ti4:53.4", "ti4:53.3")
def test_control_stays_when_all_units_leave_a_planet() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, carrier=1).troops(0, BEREG, infantry=2)
    game = table.activate(1)
    plan(game, 0, (0, "carrier", 1), (ON_PLANET + BEREG, "infantry", 2))
    assert not game.players[0].troops_on(BEREG)
    assert game.controller[BEREG] == 0
