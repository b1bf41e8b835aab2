"""Reserve: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos


def test_low_attacks_are_reinforcements_as_many_as_there_are() -> None:
    hands = {0: ["attack-10", "attack-06", "attack-04", "attack-08"], 1: ["attack-20"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve", "reserve", "reserve")
    table.lays("attack-10", "attack-20").says(0, "reserve.card", "attack-06").encounter()
    assert table.totals() == (10 + 1 + 6 + 4, 20 + 4)
    assert table.hand(0) == ["attack-08"]


def test_for_either_side_and_as_ally_too() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["attack-06", "attack-04"]}
    table = Cosmos("clone", "mirror", "reserve", hands=hands).invites(0, 2).joins(2, "offense")
    table.will(2, "reserve").says(2, "reinforce side", "side 2").says(2, "reserve.card", "attack-04").encounter()
    assert table.totals() == (10 + 2, 20 + 4 + 4)


def test_not_uninvolved() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["attack-06", "attack-04"]}
    table = Cosmos("clone", "mirror", "reserve", hands=hands).will(2, "reserve").encounter()
    assert table.totals() == (10 + 1, 20 + 4)


@rule("cosmic:zap.2")
def test_zapped_the_card_stays_in_hand() -> None:
    hands = {0: ["attack-10", "attack-06"], 1: ["attack-20", "cosmic-zap"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve", "reserve").will(1, "cosmic-zap")
    table.lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert table.hand(0) == ["attack-06"]
    assert len(table.events("power")) == 1


def test_a_negotiate_stops_a_reinforcement() -> None:
    hands = {0: ["attack-10", "negotiate"], 1: ["attack-20", "reinforcement-5"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").will(1, "reinforcement-5")
    table.says(1, "reinforce side", "side 2").lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert (table.hand(0), table.hand(1)) == ([], [])


def test_one_zap_switches_off_both_halves() -> None:
    hands = {0: ["attack-10", "negotiate", "attack-04"], 1: ["attack-20", "reinforcement-5", "cosmic-zap"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve", "reserve").will(1, "cosmic-zap")
    table.will(1, "reinforcement-5").says(1, "reinforce side", "side 2").lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1, 20 + 4 + 5)
    assert table.hand(0) == ["attack-04", "negotiate"]


def test_zapped_the_reinforcement_stands_and_the_negotiate_stays() -> None:
    hands = {0: ["attack-10", "negotiate"], 1: ["attack-20", "reinforcement-5", "cosmic-zap"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").will(1, "reinforcement-5")
    table.will(1, "cosmic-zap").says(1, "reinforce side", "side 2").lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1, 20 + 4 + 5)
    assert table.hand(0) == ["negotiate"]


@rule("cosmic:reinforcements.4")
def test_others_may_answer_a_low_attack_with_a_reinforcement() -> None:
    hands = {0: ["attack-14", "attack-06"], 1: ["attack-15", "reinforcement-3"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").lays("attack-14", "attack-15")
    table.says(1, "reinforce side", "side 2")
    table.to("reinforcing", 0)
    table.answer_one()
    table.will(1, "reinforcement-3").encounter()
    assert table.totals() == (14 + 1 + 6, 15 + 4 + 3)


def test_wild_flare_takes_a_reinforcement_that_another_has_played() -> None:
    hands = {0: ["attack-10", "reinforcement-5"], 1: ["attack-20"], 2: ["attack-06", "reserve-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "reinforcement-5").will(2, "reserve-flare")
    table.encounter()
    assert table.totals() == (10 + 1 + 5, 20 + 4)
    assert table.hand(2) == ["attack-06", "reinforcement-5", "reserve-flare"]


def test_wild_flare_takes_one_that_reserve_has_cancelled() -> None:
    hands = {
        0: ["attack-10", "negotiate"],
        1: ["attack-20", "reinforcement-5"],
        2: ["attack-06", "reserve-flare"],
    }
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").will(1, "reinforcement-5")
    table.will(2, "reserve-flare").lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert table.hand(2) == ["attack-06", "reinforcement-5", "reserve-flare"]


def test_wild_flare_leaves_own_reinforcements_alone() -> None:
    hands = {0: ["attack-10", "reinforcement-5", "reserve-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "reinforcement-5", "reserve-flare").encounter()
    assert table.hand(0) == ["reserve-flare"]


def test_super_flare_plays_attacks_up_to_nine() -> None:
    hands = {0: ["attack-10", "attack-09", "attack-08", "attack-11", "reserve-flare"], 1: ["attack-20"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve-flare", "reserve", "reserve", "reserve")
    table.lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1 + 9 + 8, 20 + 4)
    assert table.hand(0) == ["attack-11", "reserve-flare"]


def test_the_played_attack_is_discarded() -> None:
    hands = {0: ["attack-10", "attack-06"], 1: ["attack-20"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").lays("attack-10", "attack-20")
    table.encounter()
    assert table.events("reinforced")[-1].values == (1, 6)
    assert table.conserved()
    assert any(event.values == table.events("played")[-1].values for event in table.events("discarded"))


def test_one_negotiate_is_the_price_and_only_against_another_players_reinforcement() -> None:
    hands = {0: ["attack-10", "negotiate", "negotiate", "reinforcement-5"], 1: ["attack-20", "reinforcement-2"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reinforcement-5", "reserve")
    table.will(1, "reinforcement-2").says(1, "reinforce side", "side 2").lays("attack-10", "attack-20").encounter()
    assert table.totals() == (10 + 1 + 5, 20 + 4)
    assert table.hand(0) == ["negotiate"]
    assert len(table.events("card cancelled")) == 1


def test_an_uninvolved_reserve_stops_nothing() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "reinforcement-5"], 2: ["negotiate"]}
    table = Cosmos("clone", "mirror", "reserve", hands=hands).will(1, "reinforcement-5").will(2, "reserve").encounter()
    assert table.wants == [(2, "reserve")]


def test_without_a_negotiate_nothing_is_stopped() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["attack-20", "reinforcement-5"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve").will(1, "reinforcement-5")
    table.lays("attack-10", "attack-20").encounter()
    assert table.wants == [(0, "reserve")]


def test_super_flare_needs_an_attack_of_seven_to_nine_and_a_part_in_the_encounter() -> None:
    hands = {0: ["attack-10", "attack-06", "reserve-flare"], 1: ["attack-20"]}
    table = Cosmos("reserve", "clone", "mirror", hands=hands).will(0, "reserve-flare").lays("attack-10", "attack-20")
    assert table.encounter().wants == [(0, "reserve-flare")]
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["attack-08", "reserve-flare"]}
    table = Cosmos("clone", "mirror", "reserve", hands=hands).will(2, "reserve-flare")
    assert table.encounter().wants == [(2, "reserve-flare")]


def test_wild_flare_makes_no_second_card() -> None:
    hands = {0: ["attack-10", "reinforcement-5"], 1: ["attack-20"], 2: ["attack-06", "reserve-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "reinforcement-5").will(2, "reserve-flare")
    assert table.encounter().conserved()
    assert len(table.events("taken")) == 1


def test_without_a_negotiate_left_no_reinforcement_is_stopped() -> None:
    """It spends the negotiate on a wild Filch flare against a zap of that very use."""
    hands = {0: ["attack-08", "reinforcement-5", "cosmic-zap"], 1: ["attack-10", "negotiate", "filch-flare"]}
    table = Cosmos("clone", "reserve", "mirror", hands=hands).lays("attack-08", "attack-10")
    table.will(0, "reinforcement-5", "cosmic-zap").says(0, "reinforce side", "side 1")
    table.will(1, "reserve", "filch-flare").encounter()
    assert "cosmic-zap" in table.hand(1)
    assert table.totals() == (8 + 1 + 5, 10 + 4)
