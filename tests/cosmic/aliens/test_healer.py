"""Healer: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-04"], 1: ["attack-40"]}


def test_ships_lost_to_the_warp_come_back_and_it_draws_a_card() -> None:
    table = Cosmos("clone", "mirror", "healer", hands=HANDS).will(2, "healer").sends(3).encounter()
    assert table.warp(0) == 0
    assert sum(table.ships(0).values()) == 20
    assert len(table.hand(2)) == 2 + 1


def test_the_healed_player_says_on_which_colonies() -> None:
    table = Cosmos("clone", "mirror", "healer", hands=HANDS).will(2, "healer").sends(2)
    table.says(0, "place ships", "planet 2", "planet 3").encounter()
    assert table.ships(0) == {0: 2, 1: 4, 2: 5, 3: 5, 4: 4}


def test_it_does_not_heal_itself() -> None:
    table = Cosmos("healer", "mirror", "clone", hands=HANDS).will(0, "healer").sends(3).encounter()
    assert table.warp(0) == 3


@rule("cosmic:zap.2")
def test_zapped_the_ships_stay_lost_and_no_card_is_drawn() -> None:
    hands = {**HANDS, 1: ["attack-40", "cosmic-zap"]}
    table = Cosmos("clone", "mirror", "healer", hands=hands).will(2, "healer").will(1, "cosmic-zap").sends(3)
    assert table.encounter().warp(0) == 3
    assert len(table.hand(2)) == 2


@rule("cosmic:compensation.1")
def test_healed_ships_still_count_for_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-06", "attack-08", "attack-10"]}
    table = Cosmos("clone", "mirror", "healer", hands=hands).will(2, "healer").sends(3).lays("negotiate", "attack-40")
    table.encounter()
    assert table.warp(0) == 0
    assert len(table.hand(0)) == 3


def test_several_players_may_be_healed_for_a_card_each() -> None:
    table = Cosmos("clone", "mirror", "healer", "tripler", hands=HANDS).will(2, "healer", "healer").sends(3)
    table.invites(0, 3).joins(3, "offense", 2).encounter()
    assert (table.warp(0), table.warp(3)) == (0, 0)
    assert len(table.hand(2)) == 2 + 2


def test_ships_that_zombie_saves_were_never_lost() -> None:
    table = Cosmos("zombie", "mirror", "healer", hands=HANDS).will(2, "healer").sends(3).encounter()
    assert not table.events("healed")


def test_vacuum_has_dragged_others_along_already() -> None:
    table = Cosmos("vacuum", "mirror", "healer", "clone", hands=HANDS).sends(1).says(0, "vacuum.drag", "seat 3")
    table.to("ships lost", 2)  # the ship that was dragged along
    table.pick(2, "pass")
    table.to("ships lost", 2)
    table.pick(2, "healer")
    table.encounter()
    assert (table.warp(0), table.warp(3)) == (0, 1)


def test_a_player_without_a_colony_cannot_be_healed() -> None:
    table = Cosmos("clone", "mirror", "healer", hands=HANDS).will(2, "healer")
    for planet in range(1, 5):
        table.game.colonies[planet][0] = 0
    table.game.colonies[0][0] = 1
    table.encounter()
    assert table.warp(0) == 1
    assert len(table.hand(2)) == 2


def test_ships_out_of_the_game_come_back_too() -> None:
    hands = {0: ["attack-04", "masochist-flare"], 1: ["attack-40"]}
    table = Cosmos("masochist", "mirror", "healer", hands=hands).will(0, "masochist-flare").will(2, "healer")
    table.game.colonies[0][0] = 2
    table.game.players[0].warp = 2
    table.to("launch")
    assert (table.warp(0), table.game.players[0].gone) == (1, 0)
    assert sum(table.ships(0).values()) == 19


def test_wild_flare_makes_a_cosmic_zap_on_you_fail() -> None:
    hands = {0: ["attack-10", "healer-flare"], 1: ["attack-20", "cosmic-zap"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).will(0, "healer-flare").will(1, "cosmic-zap").encounter()
    assert table.totals() == (30 + 1, 20 + 4)
    assert "cosmic-zap" not in table.hand(1)
    assert "healer-flare" in table.hand(0)


def test_wild_flare_does_not_protect_another_player() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["healer-flare"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).will(2, "healer-flare").will(1, "cosmic-zap").encounter()
    assert table.totals() == (10 + 1, 20 + 4)


def test_wild_flare_stops_a_cosmic_field_generator_as_well() -> None:
    hands = {0: ["attack-10", "healer-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands, techs={1: ["cosmic-field-generator"]})
    table.will(0, "healer-flare").will(1, "cosmic-field-generator").encounter()
    assert table.totals() == (30 + 1, 20 + 4)


def test_super_flare_draws_a_card_for_each_ship() -> None:
    hands = {**HANDS, 2: ["healer-flare"]}
    table = Cosmos("clone", "mirror", "healer", hands=hands).will(2, "healer", "healer-flare").sends(3).encounter()
    assert table.warp(0) == 0
    assert len(table.hand(2)) == 1 + 3


def test_the_log_says_who_was_healed() -> None:
    table = Cosmos("clone", "mirror", "healer", hands=HANDS).will(2, "healer").sends(3).encounter()
    assert [(event.actor, event.values) for event in table.events("healed")] == [(2, (0, 3))]


def test_wild_flare_answers_nothing_but_a_zap() -> None:
    hands = {0: ["attack-04", "human-flare", "healer-flare"], 1: ["attack-40"]}
    table = Cosmos("human", "mirror", "clone", hands=hands, many_flares=True).will(0, "human-flare", "healer-flare")
    table.encounter()
    assert table.events("humanity wins")
    assert not table.events("zap fails")


def test_the_log_says_that_the_zap_failed() -> None:
    hands = {0: ["attack-10", "healer-flare"], 1: ["attack-20", "cosmic-zap"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).will(0, "healer-flare").will(1, "cosmic-zap").encounter()
    assert [event.actor for event in table.events("zap fails")] == [0]


def test_super_flare_is_for_more_than_one_ship() -> None:
    hands = {**HANDS, 2: ["healer-flare"]}
    two = Cosmos("clone", "mirror", "healer", hands=hands).will(2, "healer", "healer-flare").sends(2).encounter()
    assert len(two.hand(2)) == 1 + 2
    one = Cosmos("clone", "mirror", "healer", hands=hands).will(2, "healer", "healer-flare").sends(1).encounter()
    assert len(one.hand(2)) == 1 + 1
    assert not one.events("played")


def test_the_remora_does_not_cling_to_healed_ships() -> None:
    table = Cosmos("clone", "mirror", "healer", "remora", hands=HANDS).will(2, "healer").will(3, "remora").sends(3)
    table.in_warp(3, 2).encounter()
    assert (table.warp(0), table.warp(3)) == (0, 2)
