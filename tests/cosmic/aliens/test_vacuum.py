"""Vacuum: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos

BEATEN = {0: ["attack-04"], 1: ["attack-40"]}


def test_as_many_ships_of_others_are_dragged_along() -> None:
    table = Cosmos("vacuum", "clone", "mirror", hands=BEATEN).sends(3)
    table.says(0, "vacuum.drag", "seat 1", "seat 1", "seat 2").says(1, "lose ships", "planet 7", "planet 8").encounter()
    assert (table.warp(0), table.warp(1), table.warp(2)) == (3, 2, 1)
    assert (table.ships(1)[7], table.ships(1)[8]) == (3, 3)


def test_it_may_be_fewer_but_no_more_and_never_own_ships() -> None:
    table = Cosmos("vacuum", "clone", "mirror", hands=BEATEN).sends(2)
    decision = table.to("vacuum.drag", 0)
    assert (decision.least, decision.most) == (0, 2)
    assert {option.id() for option in decision.options} == {1, 2}
    table.encounter()
    assert (table.warp(0), table.warp(1), table.warp(2)) == (2, 0, 0)


@rule("cosmic:zap.2")
def test_zapped_nobody_else_loses_ships() -> None:
    hands = {**BEATEN, 2: ["attack-04", "cosmic-zap"]}
    table = Cosmos("vacuum", "clone", "mirror", hands=hands).will(2, "cosmic-zap").sends(2)
    table.says(0, "vacuum.drag", "seat 1", "seat 1").encounter()
    assert (table.warp(0), table.warp(1)) == (2, 0)


def test_zombie_is_not_dragged_along() -> None:
    table = Cosmos("vacuum", "zombie", "mirror", hands=BEATEN).sends(2)
    table.says(0, "vacuum.drag", "seat 1", "seat 1").encounter()
    assert (table.warp(0), table.warp(1)) == (2, 0)
    assert sum(table.ships(1).values()) == 20


def test_ships_that_are_removed_drag_nobody() -> None:
    table = Cosmos("vacuum", "void", "mirror", hands=BEATEN).sends(2).encounter()
    assert table.game.players[0].gone == 2
    assert "0 vacuum.drag" not in table.prompts


def test_a_prevented_loss_does_not_count() -> None:
    hands = {0: ["attack-04", "zombie-flare"], 1: ["attack-40"]}
    table = Cosmos("vacuum", "clone", "mirror", hands=hands).will(0, "zombie-flare").sends(3)
    assert table.to("vacuum.drag", 0).most == 2


def test_dragged_ships_come_on_top_of_other_losses() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06"]}
    table = Cosmos("clone", "vacuum", "mirror", hands=hands).invites(1, 2).joins(2, "defense", 2)
    table.says(1, "vacuum.drag", "seat 2", "seat 2", "seat 0", "seat 0").encounter()
    assert (table.warp(0), table.warp(1), table.warp(2)) == (2, 4, 2 + 2)


def test_wild_flare_frees_a_ship_for_each_other_main_player_with_an_attack() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-04", "vacuum-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).in_warp(2, 3).will(2, "vacuum-flare").encounter()
    assert table.warp(2) == 1
    hands = {0: ["attack-08", "vacuum-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).in_warp(0, 4).will(0, "vacuum-flare").encounter()
    assert table.warp(0) == 4 - 1 - 1 + 1  # one regrouped, one freed by the flare, the one on the gate lost


def test_super_flare_lets_vacuum_choose_the_ships() -> None:
    hands = {0: ["attack-04", "vacuum-flare"], 1: ["attack-40"]}
    table = Cosmos("vacuum", "clone", "mirror", hands=hands).will(0, "vacuum-flare").sends(2)
    table.says(0, "vacuum.drag", "seat 1", "seat 1").says(0, "lose ships", "planet 9", "planet 9").encounter()
    assert (table.ships(1)[9], table.warp(1)) == (2, 2)
    assert "1 lose ships" not in table.prompts


def test_the_loss_of_others_drags_nobody() -> None:
    table = Cosmos("clone", "mirror", "vacuum", hands=BEATEN).sends(3).encounter()
    assert not table.events("power")
    assert [table.warp(seat) for seat in range(3)] == [3, 0, 0]


def test_no_more_is_offered_than_a_player_has_in_colonies() -> None:
    table = Cosmos("vacuum", "clone", "mirror", hands=BEATEN).sends(3)
    for planet in range(10, 15):
        table.game.colonies[planet][2] = 0
    table.game.colonies[10][2] = 2
    decision = table.to("vacuum.drag", 0)
    assert [option.id() for option in decision.options] == [1, 1, 1, 2, 2]


def test_wild_flare_needs_a_ship_in_the_warp_and_an_attack_of_another() -> None:
    hands = {0: ["attack-08", "vacuum-flare"], 1: ["negotiate"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).in_warp(0, 4).will(0, "vacuum-flare").encounter()
    assert table.wants == [(0, "vacuum-flare")]
    hands = {0: ["attack-08", "vacuum-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "vacuum-flare").encounter()
    assert table.wants == [(0, "vacuum-flare")]


def test_super_flare_is_played_on_the_own_power_and_if_somebody_is_dragged() -> None:
    hands = {0: ["attack-04", "vacuum-flare"], 1: ["attack-40"]}
    table = Cosmos("vacuum", "tripler", "mirror", hands=hands).will(0, "vacuum-flare").encounter()
    assert table.wants == [(0, "vacuum-flare")]


@rule("cosmic:timing.2")
def test_vacuum_drags_before_healer_hands_ships_back_wherever_the_two_sit() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06"]}
    table = Cosmos("vacuum", "healer", "clone", hands=hands, top=["attack-08"]).sends(2).will(1, "healer")
    table.says(0, "vacuum.drag", "seat 2").encounter()
    kinds = [(event.kind, event.actor) for event in table.game.log or [] if event.kind in ("lost", "healed")]
    assert kinds[:3] == [("lost", 0), ("lost", 2), ("healed", 1)]


def test_wild_flare_frees_a_single_ship_and_is_worth_it_with_one_attack() -> None:
    hands = {0: ["attack-08"], 1: ["negotiate"], 2: ["attack-04", "vacuum-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).in_warp(2, 1).will(2, "vacuum-flare").encounter()
    assert table.warp(2) == 0


def test_the_super_flare_is_not_wasted_on_a_use_that_is_zapped() -> None:
    hands = {0: ["attack-04", "vacuum-flare"], 1: ["attack-40", "cosmic-zap"]}
    table = Cosmos("vacuum", "clone", "mirror", hands=hands).will(0, "vacuum-flare").will(1, "cosmic-zap")
    table.says(0, "vacuum.drag", "seat 1").encounter()
    assert not [event for event in table.events("played") if event.actor == 0]


@rule("cosmic:power-loss.2")
def test_ships_whose_loss_costs_the_power_drag_nobody() -> None:
    """The defense loses the third of its home colonies."""
    for homes, dragged in ((3, 0), (4, 2)):
        table = Cosmos("clone", "vacuum", "mirror", hands={0: ["attack-40"], 1: ["attack-04"]})
        for planet in range(5 + homes, 10):
            table.game.colonies[planet][1] = 0
            table.game.players[1].gone += 4
        table.says(1, "vacuum.drag", "seat 2", "seat 2").encounter()
        assert (table.warp(1), table.warp(2)) == (4, dragged)
