"""Kamikaze: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-10", "attack-06"], 1: ["attack-20", "attack-08"]}
PROMPT = "kamikaze.sacrifice"


def test_four_ships_bring_eight_cards() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze")
    decision = table.to(PROMPT)
    assert decision.most == 4
    table.pick(0, *["ship"] * 4)
    table.to("encounter card")
    assert table.warp(0) == 4
    assert len(table.hand(0)) == 2 + 8


def test_as_defense_it_may_take_them_off_the_attacked_planet() -> None:
    table = Cosmos("clone", "kamikaze", "mirror", hands=HANDS).will(1, "kamikaze")
    table.says(1, PROMPT, "planet 5", "planet 5", "planet 5").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 1)


def test_ships_on_the_gate_cannot_be_sacrificed() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).sends(4).will(0, "kamikaze")
    table.says(0, "launch", *["ship"] * 4)
    options = table.to(PROMPT).options
    assert {option.things[0] for option in options} == {("planet", planet) for planet in range(1, 5)}


@rule("cosmic:zap.2")
def test_zapped_no_ship_is_lost_and_no_card_drawn() -> None:
    hands = {**HANDS, 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("kamikaze", "clone", "mirror", hands=hands).will(0, "kamikaze").will(2, "cosmic-zap")
    table.says(0, PROMPT, "ship", "ship")
    table.to("encounter card")
    assert table.events("zapped")
    assert table.warp(0) == 0
    assert len(table.hand(0)) == 2


@rule("cosmic:power-loss.1")
def test_it_may_empty_colonies_and_so_lose_its_power_but_still_draws() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze")
    for planet in (0, 1, 2):
        table.game.colonies[planet][0] = 1
    table.game.players[0].warp = 9
    table.says(0, "launch", "planet 3").says(0, PROMPT, "planet 0", "planet 1", "planet 2")
    table.says(0, "place ships", "planet 3").to("encounter card")
    assert table.game.players[0].powers[0].lost
    assert len(table.hand(0)) == 2 + 6


def test_healer_may_give_the_sacrificed_ships_back() -> None:
    table = Cosmos("kamikaze", "healer", "mirror", hands=HANDS).will(0, "kamikaze").will(1, "healer")
    table.says(0, PROMPT, "ship", "ship", "ship").to("encounter card")
    assert table.warp(0) == 0
    assert len(table.hand(0)) == 2 + 6
    assert len(table.hand(1)) == 2 + 1


def test_wild_flare_adds_three_for_each_ship_outside_the_encounter() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "kamikaze-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "kamikaze-flare").sends(2)
    options = table.to("kamikaze.ships for points").options
    assert ("planet", 5) not in {option.things[0] for option in options}
    table.pick(1, *["ship"] * 4).encounter()
    assert table.totals() == (10 + 2, 20 + 4 + 12)
    assert table.warp(1) == 4


def test_wild_flare_is_paid_for_also_if_zombie_gets_its_ships_back() -> None:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20"]}
    table = Cosmos("zombie", "mirror", "tripler", hands=hands).will(0, "kamikaze-flare").sends(2)
    table.says(0, "kamikaze.ships for points", "ship", "ship").encounter()
    assert table.totals() == (10 + 2 + 6, 20 + 4)


def test_super_flare_frees_three_ships() -> None:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20"]}
    table = Cosmos("kamikaze", "mirror", "tripler", hands=hands).will(0, "kamikaze-flare")
    table.game.colonies[0][0] = 0
    table.game.players[0].warp = 4
    table.to("launch")
    assert table.warp(0) == 1


def test_one_ship_is_the_least() -> None:
    assert Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze").to(PROMPT).least == 1


def test_who_takes_no_part_sacrifices_nothing() -> None:
    hands = {**HANDS, 2: ["kamikaze-flare"]}
    power = Cosmos("clone", "mirror", "kamikaze", hands=HANDS).will(2, "kamikaze").encounter()
    assert not power.events("power")
    wild = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "kamikaze-flare").encounter()
    assert not wild.events("played")


def test_wild_flare_says_what_it_adds() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "kamikaze-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "kamikaze-flare")
    table.says(1, "kamikaze.ships for points", "ship", "ship").encounter()
    assert table.events("side raised")[0].values == (DEFENSE, 6)


def with_ships_in_warp(offense: int, number: int) -> Cosmos:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20", "attack-08"]}
    table = Cosmos("kamikaze", "mirror", "tripler", hands=hands, offense=offense, defense=2).will(0, "kamikaze-flare")
    for seat in (0, 1):
        table.game.colonies[seat * 5][seat] -= number
        table.game.players[seat].warp = number
    table.to("launch")
    return table


def test_super_flare_needs_more_than_one_ship_in_the_warp_and_the_own_regroup_phase() -> None:
    assert with_ships_in_warp(0, 2).warp(0) == 0
    assert not with_ships_in_warp(0, 1).events("played")
    assert not with_ships_in_warp(1, 2).events("played")
