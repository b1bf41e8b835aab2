"""Grudge: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.encounter import OFFENSE
from orrery.kernel.decision import Choice
from support.cite import rule
from support.cosmic import Cosmos

WINS = {0: ["attack-40"], 1: ["attack-04"]}
LOSES = {0: ["attack-04"], 1: ["attack-40"]}


def test_after_a_win_who_did_not_come_loses_one_ship() -> None:
    table = Cosmos("grudge", "clone", "mirror", "tripler", hands=WINS).invites(0, 2).encounter()
    assert (table.warp(2), table.warp(3)) == (1, 0)


def test_after_a_loss_who_did_not_come_loses_four_ships_of_choice() -> None:
    table = Cosmos("grudge", "clone", "mirror", "tripler", hands=LOSES).invites(0, 2, 3).joins(3, "offense", 2)
    table.says(2, "lose ships", "planet 10", "planet 11", "planet 12", "planet 13").encounter()
    assert (table.warp(2), table.warp(3)) == (4, 2)
    assert table.ships(2) == {10: 3, 11: 3, 12: 3, 13: 3, 14: 4}


def test_who_joined_the_other_side_pays_too_but_not_with_ships_in_the_encounter() -> None:
    table = Cosmos("grudge", "clone", "mirror", hands=LOSES).invites(0, 2).invites(1, 2).joins(2, "defense", 4)
    table.encounter()
    assert table.warp(2) == 4
    assert sum(table.ships(2).values()) == 16


def test_who_joined_and_was_sent_home_has_joined() -> None:
    hands = {0: ["attack-04", "force-field"], 1: ["attack-40"]}
    table = Cosmos("clone", "grudge", "mirror", hands=hands).invites(1, 2).joins(2, "defense")
    table.will(0, "force-field").encounter()
    assert table.events("played")
    assert not table.events("reward")
    assert not table.events("grudge")


def test_as_defense_it_gives_tokens_as_well() -> None:
    table = Cosmos("clone", "grudge", "mirror", hands=LOSES).invites(1, 2).encounter()
    assert table.warp(2) == 1


def test_after_a_deal_one_ship_after_a_failed_one_four() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]}
    failed = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).lays("negotiate", "negotiate").encounter()
    assert failed.warp(2) == 4
    made = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).lays("negotiate", "negotiate")
    decision = made.to("deal", 0)
    assert decision.forms
    made.game.answer(Choice(0, (), decision.forms[0]))
    made.pick(1, "accept").encounter()
    assert made.warp(2) == 1


def test_after_any_other_outcome_the_tokens_come_back_for_nothing() -> None:
    table = Cosmos("grudge", "clone", "mirror", hands=WINS).invites(0, 2)
    table.to("ally", 2)
    table.game.discard += table.game.players[0].hand
    table.game.players[0].hand.clear()
    table.encounter()
    assert table.events("grudge")
    assert table.events("grudges settled")[0].values == (0,)
    assert table.warp(2) == 0


def test_when_both_sides_lose_grudge_has_lost() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "loser-flare"]}
    table = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).will(1, "loser-flare").encounter()
    assert table.warp(2) == 4


@rule("cosmic:zap.2")
def test_zapped_no_tokens_are_handed_out() -> None:
    hands = {**LOSES, 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).will(2, "cosmic-zap").encounter()
    assert table.warp(2) == 0


@rule("cosmic:zap.1")
def test_the_return_of_the_tokens_is_no_use_and_cannot_be_zapped() -> None:
    hands = {**LOSES, 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2)
    table.to("power used", 2)
    table.pick(2, "pass")
    table.will(2, "cosmic-zap").encounter()
    assert table.warp(2) == 4
    assert "cosmic-zap" in table.hand(2)


def test_zombie_pays_without_losing_a_ship() -> None:
    table = Cosmos("grudge", "clone", "zombie", hands=LOSES).invites(0, 2).encounter()
    assert table.warp(2) == 0
    assert sum(table.ships(2).values()) == 20


def test_with_fewer_ships_than_demanded_all_go() -> None:
    table = Cosmos("grudge", "clone", "mirror", hands=LOSES).invites(0, 2)
    for planet in range(11, 15):
        table.game.colonies[planet][2] = 0
    table.game.colonies[10][2] = 3
    table.encounter()
    assert table.warp(2) == 3


def test_wild_flare_the_offense_s_allies_found_no_colony() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "grudge-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).invites(0, 2).joins(2, "offense", 2)
    table.will(1, "grudge-flare").encounter()
    assert 5 not in table.ships(2)
    assert sum(table.ships(2).values()) == 20
    assert table.ships(0)[5] == 1


def test_wild_flare_the_defense_s_allies_get_no_reward() -> None:
    hands = {0: ["attack-04", "grudge-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).invites(1, 2).joins(2, "defense", 2)
    table.will(0, "grudge-flare").encounter()
    assert not table.events("reward")
    assert sum(table.ships(2).values()) == 20


def test_wild_flare_needs_the_opponent_to_win() -> None:
    hands = {0: ["attack-40", "grudge-flare"], 1: ["attack-04"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).invites(0, 2).joins(2, "offense", 2)
    table.will(0, "grudge-flare").encounter()
    assert table.ships(2)[5] == 2


def test_super_flare_makes_it_four_ships_even_after_a_win() -> None:
    hands = {0: ["attack-40", "grudge-flare"], 1: ["attack-04"]}
    table = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).will(0, "grudge-flare").encounter()
    assert table.warp(2) == 4


def test_who_takes_no_part_bears_no_grudge() -> None:
    table = Cosmos("clone", "mirror", "grudge", "tripler", hands=LOSES).invites(1, 3).encounter()
    assert not table.events("power")
    assert table.warp(3) == 0


def test_without_a_refusal_there_is_nothing_to_use_and_nothing_to_settle() -> None:
    table = Cosmos("grudge", "clone", "mirror", hands=LOSES).invites(0, 2).joins(2, "offense").encounter()
    assert not table.events("power")
    assert not table.events("grudges settled")


def test_every_holder_pays() -> None:
    table = Cosmos("grudge", "clone", "mirror", "tripler", hands=LOSES).invites(0, 2, 3).encounter()
    assert (table.warp(2), table.warp(3)) == (4, 4)
    assert len(table.events("grudges settled")) == 1


def test_wild_flare_is_for_a_main_player_whose_opponent_had_allies() -> None:
    third = Cosmos("clone", "mirror", "tripler", "virus", hands={**WINS, 3: ["grudge-flare"]})
    third.invites(0, 2).joins(2, "offense").will(3, "grudge-flare").encounter()
    assert not third.events("played")
    alone = Cosmos("clone", "mirror", "tripler", hands={0: ["attack-40"], 1: ["attack-04", "grudge-flare"]})
    assert not alone.will(1, "grudge-flare").encounter().events("played")


def test_wild_flare_says_who_was_sent_home() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "grudge-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).invites(0, 2).joins(2, "offense", 2)
    table.will(1, "grudge-flare").encounter()
    assert [event.actor for event in table.events("sent home")] == [2]


def test_super_flare_has_nothing_to_add_after_a_loss() -> None:
    hands = {0: ["attack-04", "grudge-flare"], 1: ["attack-40"]}
    table = Cosmos("grudge", "clone", "mirror", hands=hands).invites(0, 2).will(0, "grudge-flare").encounter()
    assert table.warp(2) == 4
    assert not table.events("played")


def test_who_came_with_nothing_but_a_ship_from_the_warp_has_joined() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["attack-04", "observer-flare"]}
    table = Cosmos("grudge", "mirror", "observer", hands=hands).in_warp(2, 2).sends(1)
    table.game.players[2].powers.append(table.game.new_power(ALIEN["macron"]))  # as a Precursor Seed brings it
    table.will(2, "observer-flare").invites(0, 2).says(2, "ally", "side 1").encounter()
    assert [event.values for event in table.events("allied")] == [(OFFENSE, 1)]
    assert not table.events("grudge")
