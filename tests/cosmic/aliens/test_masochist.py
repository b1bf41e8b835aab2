"""Masochist: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.state import GONE, WARP
from support.cite import rule
from support.cosmic import Cosmos


def lose_all(table: Cosmos, seat: int, left: int = 0) -> None:
    """All ships of a seat in the warp, but for some on its first planet."""
    for planet in range(seat * 5, seat * 5 + 5):
        table.game.colonies[planet][seat] = 0
    table.game.colonies[seat * 5][seat] = left
    table.game.players[seat].warp = 20 - left


def test_it_wins_as_any_regroup_phase_opens_when_all_ships_are_lost() -> None:
    table = Cosmos("clone", "mirror", "masochist")
    lose_all(table, 2)
    assert table.begin().game.winners == [2]


def test_in_its_own_regroup_phase_it_wins_before_a_ship_is_freed() -> None:
    table = Cosmos("masochist", "mirror", "clone")
    lose_all(table, 0)
    assert table.begin().game.winners == [0]


def test_ships_out_of_the_game_are_lost_too() -> None:
    table = Cosmos("clone", "mirror", "masochist")
    lose_all(table, 2)
    table.game.players[2].warp = 12
    table.game.players[2].gone = 8
    assert table.begin().game.winners == [2]


def test_one_ship_left_is_one_too_many() -> None:
    table = Cosmos("clone", "mirror", "masochist")
    lose_all(table, 2, 1)
    table.to("launch")
    assert not table.events("power")


def test_a_ship_at_research_is_not_lost() -> None:
    table = Cosmos("clone", "mirror", "masochist", researching={2: {"xenon-lasers": 1}})
    lose_all(table, 2)
    table.game.players[2].warp = 19
    table.to("launch")
    assert not table.events("power")


def test_the_prometheus_is_a_ship_of_its_own() -> None:
    table = Cosmos("clone", "mirror", "masochist", techs={2: ["the-prometheus"]})
    lose_all(table, 2)
    table.game.prometheus, table.game.prometheus_at = 2, 10
    table.game.colonies[10][2] = 1
    table.to("launch")
    assert not table.events("power")


@rule("cosmic:zap.2")
def test_zapped_it_does_not_win_now_but_may_in_a_later_encounter() -> None:
    hands = {0: ["attack-40", "attack-30", "cosmic-zap"], 1: ["attack-04", "attack-06"]}
    table = Cosmos("clone", "mirror", "masochist", hands=hands).will(0, "cosmic-zap")
    lose_all(table, 2)
    table.to("second encounter")
    assert table.events("zapped")
    table.pick(0, "encounter")
    assert table.game.winners == [2]


@rule("cosmic:power-loss.1")
def test_its_power_is_not_lost_for_want_of_home_colonies() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos("clone", "masochist", "mirror", hands=hands)
    for planet in (6, 7, 8):
        table.game.colonies[planet][1] = 0
    table.game.players[1].warp = 12
    table.encounter()
    assert table.game.home_colonies(1) == 1
    assert not table.game.players[1].powers[0].lost


def test_with_no_colony_left_the_freed_ship_on_the_gate_is_on_the_board_again() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("masochist", "mirror", "clone", hands=hands).will(2, "cosmic-zap")
    lose_all(table, 0)
    table.to("invite")
    assert table.game.players[0].gate == 1
    assert not table.game.over


def test_healer_cannot_save_its_last_ships_as_there_is_no_colony_to_put_them_on() -> None:
    hands = {0: ["attack-40", "attack-30"], 1: ["attack-04"]}
    table = Cosmos("clone", "masochist", "healer", hands=hands).will(2, "healer")
    lose_all(table, 1, 2)
    table.to("second encounter")
    assert not table.events("healed")
    table.pick(0, "encounter")
    assert table.game.winners == [1]


def test_wild_flare_lets_another_player_free_a_ship_in_place_of_the_offense() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "masochist-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "masochist-flare")
    for seat in (0, 1, 2):
        table.game.colonies[seat * 5][seat] = 2
        table.game.players[seat].warp = 2
    table.says(1, "masochist.who frees a ship", "seat 1").to("launch")
    assert [table.warp(seat) for seat in range(3)] == [2, 1, 2]
    assert [(event.actor, event.values) for event in table.events("frees instead")] == [(1, (0,))]


def test_wild_flare_does_not_work_on_an_offense_that_has_lost_all_ships() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "masochist-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "masochist-flare")
    lose_all(table, 0)
    table.game.colonies[5][1] = 2
    table.game.players[1].warp = 2
    table.to("invite")
    assert table.warp(0) == 19
    assert not table.events("played")


def test_super_flare_removes_a_ship_from_the_game_instead_of_freeing_one() -> None:
    hands = {0: ["attack-40", "masochist-flare"], 1: ["attack-04"]}
    table = Cosmos("masochist", "mirror", "tripler", hands=hands).will(0, "masochist-flare")
    table.game.colonies[0][0] = 2
    table.game.players[0].warp = 2
    table.to("launch")
    assert (table.warp(0), table.game.players[0].gone) == (1, 1)


def test_the_log_says_why_it_wins() -> None:
    table = Cosmos("clone", "mirror", "masochist")
    lose_all(table, 2)
    assert [event.actor for event in table.begin().events("all ships lost")] == [2]


def test_super_flare_is_for_the_own_regroup_phase_and_counts_as_a_loss() -> None:
    hands = {0: ["attack-40", "masochist-flare"], 1: ["attack-04", "attack-06"]}
    table = Cosmos("masochist", "mirror", "tripler", hands=hands, offense=1, defense=2).will(0, "masochist-flare")
    for seat in (0, 1):
        table.game.colonies[seat * 5][seat] = 2
        table.game.players[seat].warp = 2
    table.to("launch")
    assert not table.events("played")
    table = Cosmos("masochist", "mirror", "tripler", hands=hands).will(0, "masochist-flare")
    table.game.colonies[0][0] = 2
    table.game.players[0].warp = 2
    table.to("launch")
    assert [event.values for event in table.events("removed")] == [(1,)]


def test_the_first_thing_that_takes_the_place_of_freeing_a_ship_stands() -> None:
    hands = {0: ["attack-40", "masochist-flare"], 1: ["attack-04", "machine-flare"]}
    table = Cosmos("clone", "machine", "tripler", hands=hands, offense=1, defense=2)
    for seat in (0, 1):
        table.game.colonies[seat * 5][seat] = 2
        table.game.players[seat].warp = 2
    table.will(0, "masochist-flare").will(1, "machine-flare").to("launch")
    assert [event.actor for event in table.events("played")] == [1]


def test_wild_flare_names_only_players_with_a_ship_in_the_warp() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "masochist-flare"]}
    table = Cosmos("clone", "mirror", "tripler", "virus", hands=hands).will(1, "masochist-flare")
    table.in_warp(0, 2).in_warp(1, 1).in_warp(3, 1)
    decision = table.to("masochist.who frees a ship", 1)
    assert [option.id() for option in decision.options] == [1, 3]


def lent_by_masochist(home_colonies: int, planets: int = 5) -> Cosmos:
    """The Masochist lends its power to the offense, all ships of which are lost but for some at home."""
    hands = {2: ["attack-06", "philanthropist-flare"]}
    table = Cosmos("clone", "mirror", "masochist", hands=hands, planets=planets)
    for planet in range(planets):
        table.game.colonies[planet][0] = int(planet < home_colonies)
    table.game.players[0].warp = 4 * planets - home_colonies
    return table.will(2, "philanthropist-flare").says(2, "philanthropist.borrower", "seat 0")


@rule("cosmic:power-loss.1")
def test_who_borrows_it_needs_no_home_colonies_either() -> None:
    assert lent_by_masochist(0).begin().encounter().game.winners == [0]
    assert lent_by_masochist(0, 4).begin().encounter().game.winners == [0]
    lent_by_masochist(1).to("launch")  # one ship left is one too many: the game goes on


def test_who_borrows_another_power_still_needs_them() -> None:
    hands = {0: ["attack-04"], 1: ["attack-06"], 2: ["philanthropist-flare"]}
    table = Cosmos("masochist", "mirror", "tripler", hands=hands).sends(1)
    for planet in range(3):
        table.game.colonies[planet][0] = 0
    table.game.players[0].gone = 12
    table.will(2, "philanthropist-flare").says(2, "philanthropist.borrower", "seat 0").encounter()
    assert table.totals() == (4 + 1, 6 + 4)


def remove_one(*, others: int, picks: str = "") -> Cosmos:
    """The super flare, with the Prometheus and some other ships in the warp."""
    hands = {0: ["attack-10", "masochist-flare"]}
    table = Cosmos("masochist", "mirror", "clone", hands=hands, techs={0: ["the-prometheus"]}).in_warp(0, others)
    table.game.prometheus, table.game.prometheus_at = 0, WARP
    table.game.players[0].warp += 1
    if picks:
        table.says(0, "masochist.which ship", picks)
    table.will(0, "masochist-flare").to("aim")
    return table


def test_super_flare_removes_the_prometheus_only_if_its_owner_says_so() -> None:
    kept = remove_one(others=1, picks="another ship")
    assert (kept.game.prometheus_at, kept.warp(0), kept.game.players[0].gone) == (WARP, 1, 1)
    gone = remove_one(others=2, picks="the prometheus")
    assert (gone.game.prometheus_at, gone.warp(0), gone.game.players[0].gone) == (GONE, 2, 1)
    alone = remove_one(others=0)
    assert "0 masochist.which ship" not in alone.prompts
    assert (alone.game.prometheus_at, alone.warp(0), alone.game.players[0].gone) == (GONE, 0, 1)


def test_who_may_cancel_the_wild_flare_is_told_who_was_named() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-06"], 2: ["masochist-flare"]}
    table = Cosmos("clone", "mirror", "trader", hands=hands).in_warp(0, 1).in_warp(1, 1).in_warp(2, 1)
    table.will(2, "masochist-flare").says(2, "masochist.who frees a ship", "seat 2").to("card played", 0)
    assert [event.values for event in table.events("named to free")] == [(2,)]
