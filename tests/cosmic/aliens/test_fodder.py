"""Fodder: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEFENSE, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

HAND = ["attack-06", "attack-06", "attack-04", "attack-07", "attack-09", "attack-12", "attack-14", "attack-20"]


def playing(*aliens: str, theirs: str = "attack-14", hands: dict[int, list[str]] | None = None) -> Cosmos:
    table = Cosmos(*aliens, hands={0: HAND, 1: [theirs], 2: ["attack-01"], **(hands or {})})
    return table.will(0, "fodder").lays("attack-06", theirs).sends(1)


def test_attacks_in_between_may_be_discarded_and_are_added() -> None:
    table = playing("fodder", "clone", "mirror")
    asked = table.to("fodder.cards", 0)
    assert [CARDS[option.id()].key for option in asked.options] == ["attack-07", "attack-09", "attack-12"]
    assert asked.least == 0
    table.pick(0, "attack-07", "attack-12").encounter()
    assert table.events("overwhelmed")[0].values == (19,)
    assert table.totals() == (6 + 1 + 19, 14 + 4)
    assert table.hand(0) == ["attack-04", "attack-06", "attack-09", "attack-14", "attack-20"]


def test_only_against_a_higher_attack() -> None:
    table = playing("fodder", "clone", "mirror", theirs="attack-05").encounter()
    assert table.totals() == (6 + 1, 5 + 4)
    assert not table.events("power")


@rule("cosmic:zap.2")
def test_zapped_the_cards_stay_in_hand() -> None:
    table = playing("fodder", "clone", "mirror", hands={2: ["cosmic-zap"]}).will(2, "cosmic-zap").encounter()
    assert table.totals() == (6 + 1, 14 + 4)
    assert len(table.hand(0)) == 7


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
    assert table.events("allied")[0].values == (1, 1)


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
    between, below = ["attack-07", "attack-09", "attack-12"], ["attack-06", "attack-04"]
    assert [CARDS[option.id()].key for option in asked.options] == between + below
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


def test_wild_flare_offers_one_ship_of_each_colony_and_needs_one() -> None:
    hands = {0: ["attack-14"], 1: ["attack-10"], 2: ["fodder-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").sends(1).invites(0, 2)
    assert len(table.to("fodder.ship", 2).options) == 5
    for left in (1, 0):
        table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "fodder-flare").sends(1).invites(0, 2)
        for planet in range(10, 15):
            table.game.colonies[planet][2] = left if planet == 10 else 0
        table.game.players[2].gone = 20 - left
        assert table.encounter().totals() == (14 + 1 + left, 10 + 4)


def test_neither_bystanders_nor_negotiators_overwhelm() -> None:
    hands = {0: ["negotiate", *HAND, "fodder-flare"], 1: ["attack-14"]}
    table = Cosmos("fodder", "clone", "mirror", hands=hands).will(0, "fodder", "fodder-flare")
    table.lays("negotiate", "attack-14").encounter()
    assert not table.events("power")
    assert not table.events("played")
    hands = {0: ["attack-04"], 1: ["attack-14"], 2: ["attack-08", "fodder-flare"]}
    table = Cosmos("clone", "mirror", "fodder", hands=hands).will(2, "fodder", "fodder-flare").sends(1).encounter()
    assert table.totals() == (4 + 1, 14 + 4)


def test_wild_flare_brings_no_ship_that_was_paid_for_an_answer() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06", "card-zap"], 2: ["fodder-flare", "void-flare"]}
    table = Cosmos("mirror", "trader", "clone", hands=hands, many_flares=True).invites(0, 2).sends(1)
    table.game.colonies[10][2], table.game.players[2].gone = 1, 3
    table.will(2, "fodder-flare", "void-flare").will(1, "card-zap")
    table.says(2, "fodder.ship", "planet 10").says(2, "lose ships", "planet 10").encounter()
    assert table.totals() == (10 + 1, 6 + 4)
    assert not table.events("allied")
    assert table.warp(2) == 1
    assert table.conserved()


def test_who_may_cancel_the_wild_flare_is_told_which_side_gets_the_ship() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06", "card-zap"], 2: ["fodder-flare"]}
    table = Cosmos("mirror", "trader", "clone", hands=hands).invites(0, 2).invites(1, 2).will(2, "fodder-flare")
    table.says(2, "fodder.side", "side 2").to("card played", 1)
    assert [event.values for event in table.events("joins late")] == [(DEFENSE,)]
