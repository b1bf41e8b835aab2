"""Technologies used at the start of an encounter: Coldsleep Ship, Delta Scanners, Enigma Device, Omega Missile,
Vacuum Turbines, Warpspace Key."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS, NUMBERS, TECH
from orrery.cosmic.state import Tech
from orrery.cosmic.technologies.coldsleep_ship import ColdsleepShip
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


def discarded(table: Cosmos) -> list[str]:
    return [key for key, number in TECH.items() if number in table.game.tech_discard]


# -- Coldsleep Ship ----------------------------------------------------------------------------------------------------


@cite.card("cosmic:coldsleep-ship")
@rule("cosmic:tech.effect.1")
def test_coldsleep_ship_founds_a_foreign_colony_in_anybodys_encounter() -> None:
    table = Cosmos(*QUIET[:3], techs={2: ["coldsleep-ship"]}).will(2, "coldsleep-ship")
    table.says(2, "coldsleep-ship.planet", "planet 7")
    question = table.to("coldsleep-ship.ships")
    assert (question.least, question.most) == (1, 4)
    table.says(2, "coldsleep-ship.ships", "planet 10", "planet 11", "planet 12", "planet 13").to("aim")
    assert table.ships(2) == {7: 4, 10: 3, 11: 3, 12: 3, 13: 3, 14: 4}
    assert table.game.foreign_colonies(2) == 1
    assert discarded(table) == ["coldsleep-ship"]


def test_coldsleep_ship_does_not_land_at_home_or_where_its_owner_lives() -> None:
    table = Cosmos(*QUIET[:3], techs={2: ["coldsleep-ship"]}).will(2, "coldsleep-ship")
    table.game.colonies[7][2] = 1
    table.game.colonies[10][2] -= 1
    planets = [option.id() for option in table.to("coldsleep-ship.planet").options]
    assert planets == [0, 1, 2, 3, 4, 5, 6, 8, 9]


def test_completed_without_a_colony_its_ships_stay_and_all_of_them_land() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"coldsleep-ship": 9}})
    for planet in range(5):
        table.game.players[0].warp += table.game.colonies[planet][0]
        table.game.colonies[planet][0] = 0
    table.says(0, "research", "complete").to("aim")
    tech = table.game.players[0].techs[0]
    assert (tech.done, tech.ships) == (True, 9)
    later = Cosmos(*QUIET[:3], techs={0: ["coldsleep-ship"]}).will(0, "coldsleep-ship")
    later.game.players[0].techs[0].ships = 9
    for planet in range(5):
        later.game.colonies[planet][0] = 0
    later.game.players[0].warp = 11
    later.says(0, "coldsleep-ship.planet", "planet 12").to("aim")
    assert later.ships(0)[12] >= 9


def test_coldsleep_ship_is_not_offered_without_a_ship_to_wake() -> None:
    table = Cosmos(*QUIET[:3], techs={2: ["coldsleep-ship"]})
    for planet in range(10, 15):
        table.game.players[2].warp += table.game.colonies[planet][2]
        table.game.colonies[planet][2] = 0
    assert not ColdsleepShip.fits(table.game, 2, table.game.players[2].techs[0].card)
    table.game.players[2].techs[0].ships = 1
    assert ColdsleepShip.fits(table.game, 2, table.game.players[2].techs[0].card)


def test_its_ships_may_also_come_from_the_card() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["coldsleep-ship"]}).will(0, "coldsleep-ship")
    table.game.players[0].techs[0].ships = 3
    table.game.colonies[0][0] -= 3
    table.says(0, "coldsleep-ship.planet", "planet 12")
    table.says(0, "coldsleep-ship.ships", "from research", "from research", "planet 1").to("aim")
    assert table.ships(0)[12] == 3
    assert sum(table.ships(0).values()) == 20  # the third ship came home when the card was discarded


# -- Delta Scanners ----------------------------------------------------------------------------------------------------


@cite.card("cosmic:delta-scanners")
def test_delta_scanners_take_any_discarded_card() -> None:
    table = Cosmos(*QUIET[:3], techs={1: ["delta-scanners"]}, discard=["attack-30", "morph", "attack-04"])
    table.will(1, "delta-scanners").says(1, "delta-scanners.card", "morph").to("aim")
    assert "morph" in table.hand(1)
    assert NUMBERS["morph"][0] not in table.game.discard
    assert table.game.view(0).known == ((NUMBERS["morph"][0], 1),)
    assert discarded(table) == ["delta-scanners"]


def test_delta_scanners_need_a_discard_pile() -> None:
    table = Cosmos(*QUIET[:3], techs={1: ["delta-scanners"]}).will(1, "delta-scanners")
    table.to("aim")
    assert discarded(table) == []


# -- Enigma Device -----------------------------------------------------------------------------------------------------


@cite.card("cosmic:enigma-device")
def test_enigma_device_makes_every_hand_eight() -> None:
    many = ["attack-06", "attack-06", "attack-06", "attack-08", "attack-08", "attack-08", "attack-10", "attack-10"]
    hands = {0: ["attack-04"], 1: [*many, "negotiate", "negotiate"], 2: ["attack-30", "attack-40"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={2: ["enigma-device"]}).will(2, "enigma-device")
    table.says(2, "enigma-device.discard", "attack-30").to("aim")
    assert [len(table.hand(seat)) for seat in range(3)] == [8, 8, 8]
    assert "attack-40" in table.hand(2)
    assert NUMBERS["attack-30"][0] in table.game.discard
    assert len(table.game.discard) == 3  # one of choice, two at random
    assert discarded(table) == ["enigma-device"]


def test_enigma_device_begins_with_its_user_and_goes_clockwise() -> None:
    hands = {0: ["attack-04"] * 2, 1: ["attack-06"] * 7, 2: ["attack-08"] * 7}
    top = ["attack-40", "attack-30", "morph"]
    table = Cosmos(*QUIET[:3], hands=hands, top=top, techs={1: ["enigma-device"]}).will(1, "enigma-device")
    table.to("aim")
    assert ("attack-40" in table.hand(1), "attack-30" in table.hand(2), "morph" in table.hand(0)) == (True, True, True)


def test_what_the_vulch_collects_meanwhile_is_evened_out_too() -> None:
    """It sits to the left of the user, who throws an artifact away first."""
    hands = {0: ["plague", "attack-04"], 1: ["attack-06"] * 7 + ["attack-08"], 2: ["attack-08"] * 6}
    table = Cosmos("clone", "vulch", "zombie", hands=hands, techs={0: ["enigma-device"]}).will(0, "enigma-device")
    table.says(0, "enigma-device.discard", "plague").to("aim")
    assert [event.actor for event in table.events("taken")][:1] == [1]
    assert len(table.hand(1)) == 8


# -- Omega Missile -----------------------------------------------------------------------------------------------------


@cite.card("cosmic:omega-missile")
def test_omega_missile_destroys_a_planet_and_warps_all_on_it() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["omega-missile"]}).will(0, "omega-missile")
    table.game.colonies[7][2] = 2
    table.game.colonies[10][2] = 2
    table.says(0, "omega-missile.planet", "planet 7")
    aims = [option.id() for option in table.to("aim").options]
    assert aims == [5, 6, 8, 9]
    assert (table.warp(1), table.warp(2)) == (4, 2)
    assert table.game.destroyed == [7]


@rule("cosmic:power-loss.1")
def test_a_player_with_two_home_planets_left_loses_the_power() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["omega-missile"]}).will(0, "omega-missile")
    for planet in (5, 6):
        table.game.players[1].warp += table.game.colonies[planet][1]
        table.game.colonies[planet][1] = 0
    table.says(0, "omega-missile.planet", "planet 7").to("aim")
    assert table.game.players[1].powers[0].lost


def test_the_citadels_beside_a_destroyed_planet_are_discarded() -> None:
    table = Cosmos("citadel", *QUIET[:2], hands={0: ["attack-04"]}, techs={1: ["omega-missile"]}).will(
        1, "omega-missile"
    )
    power = table.game.players[0].powers[0]
    high, low = NUMBERS["attack-30"][0], NUMBERS["attack-15"][0]
    for card in (high, low):
        table.game.deck.remove(card)
    power.cards, power.places = [high, low], [2, 3]
    table.says(1, "omega-missile.planet", "planet 2").to("aim")
    assert (power.cards, power.places) == ([low], [3])
    assert high in table.game.discard


def test_zombies_on_a_destroyed_planet_go_home() -> None:
    table = Cosmos("zombie", *QUIET[:2], techs={1: ["omega-missile"]}).will(1, "omega-missile")
    table.says(1, "omega-missile.planet", "planet 0").to("aim")
    assert table.warp(0) == 0
    assert sum(table.ships(0).values()) == 20
    assert 0 not in table.ships(0)


# -- Vacuum Turbines ---------------------------------------------------------------------------------------------------


@cite.card("cosmic:vacuum-turbines")
def test_vacuum_turbines_draw_four_and_keep_any() -> None:
    top = ["attack-30", "attack-01", "morph", "attack-00", "attack-40"]
    table = Cosmos(*QUIET[:3], hands={1: ["attack-04"]}, top=top, techs={1: ["vacuum-turbines"]})
    table.will(1, "vacuum-turbines")
    question = table.to("vacuum-turbines.keep")
    assert [CARDS[option.id()].key for option in question.options] == top[:4]
    assert table.game.view(0).players[1].dealt_size == 4
    table.says(1, "vacuum-turbines.keep", "attack-30", "morph").to("aim")
    assert table.hand(1) == ["attack-04", "attack-30", "morph"]
    assert sorted(CARDS[card].key for card in table.game.discard) == ["attack-00", "attack-01"]
    assert table.game.players[1].dealt == []


# -- Warpspace Key -----------------------------------------------------------------------------------------------------


@cite.card("cosmic:warpspace-key")
def test_warpspace_key_frees_all_own_ships() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["warpspace-key"]}).will(0, "warpspace-key")
    table.game.players[0].warp, table.game.colonies[0] = 4, [0, 0, 0]
    table.game.players[2].warp, table.game.colonies[10] = 4, [0, 0, 0]
    table.to("aim")
    assert (table.warp(0), table.warp(2)) == (0, 4)
    assert discarded(table) == ["warpspace-key"]


def test_warpspace_key_is_kept_while_the_warp_is_empty() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["warpspace-key"]}).will(0, "warpspace-key")
    table.to("aim")
    assert discarded(table) == []


def test_warpspace_key_works_in_an_own_regroup_phase_only() -> None:
    table = Cosmos(*QUIET[:3], techs={1: ["warpspace-key"]}).will(1, "warpspace-key")
    table.game.players[1].warp, table.game.colonies[5] = 4, [0, 0, 0]
    table.to("aim")
    assert table.warp(1) == 4


def test_a_technology_cannot_be_used_before_it_is_complete() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"vacuum-turbines": 2}}).will(1, "vacuum-turbines")
    table.to("aim")
    assert table.game.players[1].techs == [Tech(TECH["vacuum-turbines"], 2)]
