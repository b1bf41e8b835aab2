"""Zombie: its power, zapped, in a deal, with others; both halves of its flare."""

from __future__ import annotations

import pytest

from orrery.cosmic.rules.deed import Zapped
from orrery.kernel.decision import Refused
from support.cite import rule
from support.cosmic import Cosmos

BEATEN = {0: ["attack-04"], 1: ["attack-40"]}
TALK = {0: ["negotiate", "attack-04"], 1: ["negotiate", "attack-04"]}


def test_lost_ships_return_to_colonies_of_choice() -> None:
    table = Cosmos("zombie", "clone", "mirror", hands=BEATEN).sends(3).says(0, "place ships", *["planet 4"] * 3)
    table.encounter()
    assert table.warp(0) == 0
    assert table.ships(0) == {0: 1, 1: 4, 2: 4, 3: 4, 4: 7}


@rule("cosmic:home.leave.2")
def test_beaten_on_a_planet_it_must_leave_it() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands)
    decision = table.to("place ships", 1)
    assert {option.id() for option in decision.options} == {6, 7, 8, 9}
    table.encounter()
    assert (table.warp(1), table.game.colonies[5][1]) == (0, 0)


@rule("cosmic:zap.2")
def test_zapped_the_ships_go_to_the_warp() -> None:
    hands = {**BEATEN, 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "cosmic-zap").sends(3).encounter()
    assert table.warp(0) == 3


@rule("cosmic:compensation.1")
def test_no_compensation_since_no_ship_was_lost() -> None:
    hands = {0: ["attack-40", "attack-06", "attack-08"], 1: ["negotiate"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).lays("attack-40", "negotiate").encounter()
    assert table.hand(1) == []


@rule("cosmic:home.leave.3")
def test_without_any_colony_a_saved_ship_goes_to_the_warp() -> None:
    hands = {0: ["attack-04", "zombie-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "zombie-flare").sends(4)
    for planet in (1, 2, 3, 4):
        table.game.colonies[planet][0] = 0
    table.game.players[0].gone = 16
    table.encounter()
    assert table.events("stranded")[-1].values == (1,)
    assert table.warp(0) == 4


def test_a_payment_counts_although_the_ship_comes_back() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-06", "void-flare"]}
    table = Cosmos("tripler", "clone", "zombie", hands=hands).will(1, "cosmic-zap").will(2, "void-flare").encounter()
    assert table.totals() == (30 + 1, 20 + 4)
    assert table.warp(2) == 0


@rule("cosmic:resolution.deal-failed.1")
def test_a_failed_deal_costs_zombie_nothing() -> None:
    table = Cosmos("zombie", "clone", "mirror", hands=TALK).lays("negotiate", "negotiate").encounter()
    assert (table.warp(0), table.warp(1)) == (0, 3)


def talks(hands: dict[int, list[str]]) -> Cosmos:
    table = Cosmos("zombie", "clone", "mirror", hands=hands).lays("negotiate", "negotiate").in_warp(1, 3).in_warp(2, 2)
    table.to("deal", 0)
    return table


@rule("cosmic:reveal.negotiate.3")
def test_in_a_deal_zombie_may_let_ships_of_anybody_out_of_the_warp() -> None:
    table = talks(TALK).offer(0, (0, "release", 102), (1, "any", 1)).says(1, "deal", "accept")
    table.says(1, "place ships", "planet 9", "planet 9").encounter()
    assert (table.warp(1), table.ships(1)[9]) == (1, 4 + 2)
    assert table.hand(0) == ["attack-04", "attack-04"]
    table = talks(TALK).offer(0, (0, "release", 201), (1, "any", 1)).says(1, "deal", "accept").encounter()
    assert (table.warp(1), table.warp(2)) == (3, 1)


@rule("cosmic:reveal.negotiate.9")
def test_freeing_ships_alone_is_no_deal() -> None:
    table = talks(TALK)
    with pytest.raises(Refused, match="deal-empty"):
        table.offer(0, (0, "release", 102))


def test_nobody_else_frees_ships_and_no_more_than_there_are() -> None:
    table = talks(TALK)
    with pytest.raises(Refused, match="deal-zombie"):
        table.offer(0, (1, "release", 101), (0, "any", 1))
    with pytest.raises(Refused, match="deal-no-ships-in-warp"):
        table.offer(0, (0, "release", 104), (1, "any", 1))


@rule("cosmic:zap.3", "cosmic:zap.4")
def test_freeing_ships_in_a_deal_is_no_use_and_works_while_zapped() -> None:
    table = talks(TALK)
    power = table.game.players[0].powers[0]
    table.game.begin_effect(Zapped(0, power.number))
    table.game.ask_again()
    assert table.game.is_zapped(power)
    table.offer(0, (0, "release", 103), (1, "any", 1)).says(1, "deal", "accept").encounter()
    assert table.warp(1) == 0


@rule("cosmic:power-loss.1")
def test_a_lost_power_frees_nobody() -> None:
    table = talks(TALK)
    table.game.players[0].powers[0].lost = True
    with pytest.raises(Refused, match="deal-zombie"):
        table.offer(0, (0, "release", 102), (1, "any", 1))


def test_wild_flare_saves_one_ship() -> None:
    hands = {0: ["attack-04", "zombie-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "zombie-flare").sends(3)
    table.says(0, "place ships", "planet 4").encounter()
    assert (table.warp(0), table.ships(0)[4]) == (2, 5)
    assert table.hand(0) == ["zombie-flare"]


@rule("cosmic:flares.3")
def test_wild_flare_once_in_an_encounter() -> None:
    hands = {0: ["negotiate", "zombie-flare"], 1: ["negotiate"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "zombie-flare", "zombie-flare").encounter()
    assert table.warp(0) == 2


def test_super_flare_lets_allies_bring_a_ship_from_the_warp() -> None:
    hands = {0: ["attack-08", "zombie-flare"], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-04"]}
    table = Cosmos("zombie", "clone", "mirror", "tripler", hands=hands).in_warp(2, 2).in_warp(3, 2)
    table.will(0, "zombie-flare").invites(0, 2, 3).joins(2, "offense", 4).joins(3, "offense", 4)
    table.says(2, "zombie.extra ship", "yes").says(3, "zombie.extra ship", "no").encounter()
    assert table.totals() == (8 + 1 + 5 + 4, 20 + 4)


def test_super_flare_not_for_allies_of_the_other_side() -> None:
    hands = {0: ["attack-08", "zombie-flare"], 1: ["attack-20"], 2: ["attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).in_warp(2, 2).will(0, "zombie-flare")
    table.invites(1, 2).joins(2, "defense", 1).encounter()
    assert "2 zombie.extra ship" not in table.prompts


def test_the_power_is_not_used_for_the_ships_of_others() -> None:
    table = Cosmos("clone", "mirror", "zombie", hands=BEATEN).sends(3).encounter()
    assert not table.events("power")
    assert table.warp(0) == 3


def test_wild_flare_is_no_use_for_the_ships_of_others() -> None:
    hands = {**BEATEN, 2: ["attack-06", "zombie-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "zombie-flare").sends(3).encounter()
    assert table.wants == [(2, "zombie-flare")]


def test_super_flare_one_ship_each_and_only_for_a_main_player() -> None:
    hands = {0: ["attack-40", "zombie-flare"], 1: ["attack-04"], 2: ["attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).in_warp(2, 3).will(0, "zombie-flare")
    table.invites(0, 2).joins(2, "offense", 4).says(2, "zombie.extra ship", "yes").encounter()
    assert (table.warp(2), table.ships(2)[5]) == (2, 5)
    assert table.conserved()
    assert table.events("ship from warp")[-1].actor == 2
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", "zombie-flare"], 3: ["attack-08"]}
    table = Cosmos("mirror", "clone", "zombie", "tripler", hands=hands).in_warp(3, 3).will(2, "zombie-flare")
    table.invites(0, 2, 3).joins(2, "offense").joins(3, "offense").encounter()
    assert table.wants == [(2, "zombie-flare")]


def test_the_remora_follows_the_ship_of_the_super_flare() -> None:
    hands = {0: ["attack-08", "zombie-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-05"]}
    table = Cosmos("zombie", "clone", "mirror", "remora", hands=hands).in_warp(2, 2).in_warp(3, 2)
    table.will(0, "zombie-flare").will(3, "remora").invites(0, 2).joins(2, "offense", 4)
    table.says(2, "zombie.extra ship", "yes").encounter()
    assert (table.warp(2), table.warp(3)) == (1, 1)
