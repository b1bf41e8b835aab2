"""Void: its power, its limit, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def gone(table: Cosmos, seat: int) -> int:
    return table.game.players[seat].gone


def test_the_beaten_ships_are_removed_from_the_game() -> None:
    table = Cosmos("void", "clone", "zombie", hands={0: ["attack-40"], 1: ["attack-08"]})
    table.invites(1, 2).joins(2, "defense", 3).encounter()
    assert (gone(table, 1), gone(table, 2)) == (4, 3)
    assert (table.warp(1), table.warp(2)) == (0, 0)


def test_as_defense_too() -> None:
    table = Cosmos("clone", "void", "zombie", hands={0: ["attack-08"], 1: ["attack-40"]}).sends(3).encounter()
    assert (gone(table, 0), table.warp(0)) == (3, 0)


@rule("cosmic:zap.2")
def test_zapped_the_ships_go_to_the_warp() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("void", "clone", "mirror", hands=hands).will(2, "cosmic-zap").encounter()
    assert (gone(table, 1), table.warp(1)) == (0, 4)


def test_nobody_is_left_with_fewer_ships_than_colonies_are_needed_to_win() -> None:
    table = Cosmos("void", "clone", "mirror", hands={0: ["attack-40"], 1: ["attack-08"]})
    for planet in (7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.colonies[6][1] = 3
    table.game.players[1].gone = 13
    table.encounter()
    assert (gone(table, 1), table.warp(1)) == (13 + 2, 2)  # 7 ships, 4 of them beaten: 5 remain


def test_with_four_planets_four_ships_remain() -> None:
    table = Cosmos("void", "clone", "mirror", hands={0: ["attack-40"], 1: ["attack-08"]}, planets=4)
    for planet in (6, 7):
        table.game.colonies[planet][1] = 0
    table.game.colonies[5][1] = 1
    table.game.players[1].gone = 11
    table.encounter()
    assert (gone(table, 1), table.warp(1)) == (11 + 1, 3)


def test_void_goes_before_zombie() -> None:
    table = Cosmos("void", "zombie", "mirror", hands={0: ["attack-40"], 1: ["attack-08"]}).encounter()
    assert gone(table, 1) == 4
    assert table.ships(1) == {6: 4, 7: 4, 8: 4, 9: 4}


def test_zombie_saves_the_ships_beyond_the_limit() -> None:
    table = Cosmos("void", "zombie", "mirror", hands={0: ["attack-40"], 1: ["attack-08"]})
    for planet in (7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.colonies[6][1] = 3
    table.game.players[1].gone = 13
    table.encounter()
    assert (gone(table, 1), table.warp(1), table.ships(1)) == (13 + 2, 0, {6: 5})


@rule("cosmic:compensation.1")
def test_no_compensation_for_removed_ships() -> None:
    hands = {0: ["attack-40", "attack-04", "attack-06", "attack-08"], 1: ["negotiate"]}
    table = Cosmos("void", "clone", "mirror", hands=hands).lays("attack-40", "negotiate").encounter()
    assert gone(table, 1) == 4
    assert table.hand(1) == []


def test_a_failed_deal_removes_nothing() -> None:
    table = Cosmos("void", "clone", "mirror", hands={0: ["negotiate"], 1: ["negotiate"]}).encounter()
    assert (gone(table, 0), gone(table, 1), table.warp(1)) == (0, 0, 3)


def test_crash_landing_does_not_reach_a_removed_ship() -> None:
    table = Cosmos("spiff", "void", "mirror", hands={0: ["attack-04"], 1: ["attack-40"]}).will(0, "spiff")
    table.sends(2).encounter()
    assert gone(table, 0) == 2
    assert 5 not in table.ships(0)


def test_losing_void_removes_nothing() -> None:
    table = Cosmos("void", "clone", "mirror", hands={0: ["attack-04"], 1: ["attack-40"]}).sends(2).encounter()
    assert (gone(table, 0), gone(table, 1), table.warp(0)) == (0, 0, 2)


def test_wild_flare_cancels_an_artifact_for_a_ship() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(1, "cosmic-zap").will(2, "void-flare")
    table.sends(2).encounter()
    assert table.totals() == (30 + 2, 20 + 4)
    assert table.warp(2) == 1
    assert "void-flare" in table.hand(2)
    assert "cosmic-zap" not in table.hand(1)


def test_wild_flare_of_the_defense_costs_a_ship_that_is_not_involved() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-20", "void-flare"]}
    table = Cosmos("clone", "tripler", "mirror", hands=hands).will(0, "cosmic-zap").will(1, "void-flare").sends(2)
    decision = table.to("lose ships", 1)
    assert sorted({option.id() for option in decision.options}) == [6, 7, 8, 9]
    table.encounter()
    assert table.totals() == (10 + 2, 7 + 4)


def test_wild_flare_does_not_touch_flares() -> None:
    hands = {0: ["attack-10", "tripler-flare"], 1: ["attack-20"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(0, "tripler-flare").will(2, "void-flare").encounter()
    assert table.totals() == (10 + 1, 7 + 4)
    assert table.warp(2) == 0


def test_super_flare_works_for_an_ally_whose_side_wins() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("clone", "mirror", "void", hands=hands).will(2, "void-flare")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert (gone(table, 1), table.warp(1)) == (4, 0)


def test_without_the_super_flare_an_ally_removes_nothing() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["attack-04"]}
    table = Cosmos("clone", "mirror", "void", hands=hands).invites(0, 2).joins(2, "offense").encounter()
    assert (gone(table, 1), table.warp(1)) == (0, 4)


def test_super_flare_is_no_use_to_an_ally_of_the_losers() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("clone", "mirror", "void", hands=hands).will(2, "void-flare")
    table.invites(1, 2).joins(2, "defense").encounter()
    assert table.wants == [(2, "void-flare")]
    assert (gone(table, 1), table.warp(1), table.warp(2)) == (0, 4, 1)


def test_an_uninvolved_void_removes_nothing() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("clone", "mirror", "void", hands=hands).will(2, "void-flare").encounter()
    assert table.wants == [(2, "void-flare")]
    assert not table.events("power")


def test_research_ships_and_the_warp_count_for_the_limit() -> None:
    table = Cosmos(
        "void", "clone", "mirror", hands={0: ["attack-40"], 1: ["attack-08"]}, researching={1: {"the-qax": 1}}
    )
    for planet in (7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.colonies[5][1], table.game.colonies[6][1] = 4, 1
    table.game.players[1].warp, table.game.players[1].gone = 1, 13
    table.encounter()
    assert (gone(table, 1), table.warp(1)) == (13 + 2, 1 + 2)


def test_wild_flare_puts_the_cancelled_artifact_on_the_discards() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["void-flare", "attack-04"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(1, "cosmic-zap").will(2, "void-flare").encounter()
    assert table.conserved()
    assert table.events("card cancelled")[-1].actor == 2
    assert table.events("card cancelled")[-1].values in [event.values for event in table.events("discarded")]


def test_wild_flare_needs_a_ship_that_is_not_involved() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-20", "void-flare"]}
    table = Cosmos("clone", "tripler", "mirror", hands=hands).will(0, "cosmic-zap").will(1, "void-flare").sends(2)
    table.to("invite", 1)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.encounter()
    assert table.wants == [(1, "void-flare")]


def test_wild_flare_of_a_bystander_may_cost_a_ship_on_the_attacked_planet() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-20"], 2: ["attack-06", "void-flare"]}
    table = Cosmos("clone", "tripler", "mirror", hands=hands).will(0, "cosmic-zap").will(2, "void-flare").sends(2, 5)
    table.game.colonies[5][2], table.game.colonies[10][2] = 1, 3
    decision = table.to("lose ships", 2)
    assert sorted({option.id() for option in decision.options}) == [5, 10, 11, 12, 13, 14]


def test_against_an_empty_planet_there_is_nothing_to_remove() -> None:
    table = Cosmos("void", "clone", "mirror", hands={0: ["attack-20"], 1: ["attack-04"]})
    table.game.colonies[6][1], table.game.colonies[7][1] = 8, 4
    table.game.colonies[5][1] = 0
    table.sends(1, 5).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert not table.events("power")


def test_ships_that_a_beaten_player_pays_with_are_not_removed() -> None:
    """Only the losses of the encounter itself: the beaten defense pays a ship for its own wild flare meanwhile."""
    hands = {0: ["attack-20", "ionic-gas"], 1: ["attack-04", "void-flare"], 2: ["attack-06"]}
    table = Cosmos("void", "clone", "mirror", hands=hands).will(0, "ionic-gas").will(1, "void-flare").encounter()
    assert table.events("card cancelled")
    assert (table.warp(1), table.game.players[1].gone) == (1, 4)
