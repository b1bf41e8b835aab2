"""Fodder: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

HAND = ["attack-06", "attack-04", "attack-07", "attack-09", "attack-12", "attack-14", "attack-20"]


def playing(*aliens: str, theirs: str = "attack-14", hands: dict[int, list[str]] | None = None) -> Cosmos:
    table = Cosmos(*aliens, hands={0: HAND, 1: [theirs], 2: ["attack-01"], **(hands or {})})
    return table.will(0, "fodder").lays("attack-06", theirs).sends(1)


def test_attacks_in_between_may_be_discarded_and_are_added() -> None:
    table = playing("fodder", "clone", "mirror")
    asked = table.to("fodder.cards", 0)
    assert [CARDS[option.id()].key for option in asked.options] == ["attack-07", "attack-09", "attack-12"]
    table.pick(0, "attack-07", "attack-12").encounter()
    assert table.totals() == (6 + 1 + 19, 14 + 4)
    assert table.hand(0) == ["attack-04", "attack-09", "attack-14", "attack-20"]


def test_only_against_a_higher_attack() -> None:
    table = playing("fodder", "clone", "mirror", theirs="attack-05").encounter()
    assert table.totals() == (6 + 1, 5 + 4)
    assert "0 fodder.cards" not in table.prompts


@rule("cosmic:zap.2")
def test_zapped_the_cards_stay_in_hand() -> None:
    table = playing("fodder", "clone", "mirror", hands={2: ["cosmic-zap"]}).will(2, "cosmic-zap").encounter()
    assert table.totals() == (6 + 1, 14 + 4)
    assert len(table.hand(0)) == 6


def test_the_values_that_the_tripler_leaves_are_the_limits() -> None:
    table = playing("fodder", "tripler", "mirror", theirs="attack-40")
    asked = table.to("fodder.cards", 0)  # a third of 40 is 14
    assert [CARDS[option.id()].key for option in asked.options] == ["attack-07", "attack-09", "attack-12"]
    table.pick(0, "attack-09").encounter()
    assert table.totals() == (6 + 1 + 9, 14 + 4)


def test_added_values_are_never_turned_by_anti_matter() -> None:
    table = playing("fodder", "anti-matter", "mirror").says(0, "fodder.cards", "attack-09").encounter()
    assert table.totals() == (6 + 1 + 9, 14 - 4)


def test_wild_flare_joins_after_the_flip_with_one_ship_a_side_that_had_invited() -> None:
    hands = {0: ["attack-14"], 1: ["attack-10"], 2: ["fodder-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").sends(1).invites(0, 2)
    table.says(2, "fodder.ship", "planet 11").encounter()
    assert table.totals() == (14 + 1 + 1, 10 + 4)
    assert table.outcome() == OFFENSE_WINS
    assert table.ships(2) == {5: 1, 10: 4, 11: 3, 12: 4, 13: 4, 14: 4}


def test_wild_flare_chooses_between_two_invitations_and_earns_a_reward() -> None:
    hands = {0: ["attack-08"], 1: ["attack-10"], 2: ["fodder-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands, top=["plague"]).will(2, "fodder-flare").sends(1)
    table.invites(0, 2).invites(1, 2).says(2, "fodder.side", "side 2").encounter()
    assert table.totals() == (8 + 1, 10 + 4 + 1)
    assert table.hand(2) == ["fodder-flare", "plague"]


def test_wild_flare_is_not_for_those_who_were_not_invited_or_joined() -> None:
    hands = {0: ["attack-14"], 1: ["attack-10"], 2: ["fodder-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").sends(1).encounter()
    assert table.totals() == (14 + 1, 10 + 4)
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").sends(1)
    table.invites(0, 2).joins(2, "offense", 1).encounter()
    assert table.totals() == (14 + 1 + 1, 10 + 4)


def test_wild_flare_does_not_let_in_whom_a_force_field_has_shut_out() -> None:
    hands = {0: ["attack-14"], 1: ["attack-10", "force-field"], 2: ["fodder-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").will(1, "force-field").sends(1)
    table.lays("attack-14", "attack-10").invites(0, 2).joins(2, "offense", 1).encounter()
    assert table.totals() == (14 + 1, 10 + 4)


def test_super_flare_also_discards_attacks_up_to_the_own() -> None:
    hands = {0: [*HAND, "fodder-flare"]}
    table = playing("fodder", "clone", "mirror", hands=hands)
    table.wants.clear()
    asked = table.will(0, "fodder-flare").to("fodder.cards", 0)
    assert [CARDS[option.id()].key for option in asked.options] == ["attack-07", "attack-09", "attack-12", "attack-04"]
    table.pick(0, "attack-12", "attack-04").encounter()
    assert table.totals() == (6 + 1 + 16, 14 + 4)


def test_super_flare_helps_against_a_lower_attack_too() -> None:
    hands = {0: [*HAND, "fodder-flare"]}
    table = playing("fodder", "clone", "mirror", theirs="attack-05", hands=hands).will(0, "fodder-flare")
    table.says(0, "fodder.cards", "attack-04").encounter()
    assert table.totals() == (6 + 1 + 4, 5 + 4)


def test_the_vulch_does_not_care_for_discarded_attacks() -> None:
    table = playing("fodder", "clone", "vulch").says(0, "fodder.cards", "attack-07", "attack-09").encounter()
    assert table.totals() == (6 + 1 + 16, 14 + 4)
    assert table.hand(2) == ["attack-01"]
