"""Mirror: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

import pytest

from orrery.cosmic.aliens.mirror import mirrored
from orrery.cosmic.encounter import DEAL
from support.cite import rule
from support.cosmic import Cosmos


@pytest.mark.parametrize(
    ("printed", "turned"), [(15, 51), (20, 2), (8, 80), (40, 4), (30, 3), (23, 32), (0, 0), (11, 11)]
)
def test_a_leading_zero_counts(printed: int, turned: int) -> None:
    assert mirrored(printed) == turned


def test_both_attacks_have_their_digits_swapped() -> None:
    table = (
        Cosmos("mirror", "zombie", "clone", hands={0: ["attack-15"], 1: ["attack-20"]}).will(0, "mirror").encounter()
    )
    assert table.totals() == (51 + 1, 2 + 4)


def test_reinforcements_are_not_reversed() -> None:
    hands = {0: ["attack-15", "reinforcement-5"], 1: ["attack-20"]}
    table = Cosmos("mirror", "zombie", "clone", hands=hands).will(0, "mirror", "reinforcement-5")
    table.says(0, "reinforce side", "side 1").encounter()
    assert table.totals() == (51 + 1 + 5, 2 + 4)


@rule("cosmic:zap.2")
def test_zapped_the_values_are_as_printed() -> None:
    hands = {0: ["attack-15"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("mirror", "zombie", "clone", hands=hands).will(0, "mirror").will(2, "cosmic-zap").encounter()
    assert table.totals() == (15 + 1, 20 + 4)


def test_the_tripler_works_on_the_reversed_value() -> None:
    hands = {0: ["attack-15"], 1: ["attack-20"]}
    table = Cosmos("mirror", "tripler", "clone", hands=hands).will(0, "mirror").encounter()
    assert table.totals() == (51 + 1, 2 * 3 + 4)


@rule("cosmic:alien-sheet.2")
def test_an_ally_cannot_call_a_reversal() -> None:
    hands = {0: ["attack-15"], 1: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).invites(0, 2).joins(2, "offense").will(2, "mirror")
    table.encounter()
    assert table.totals() == (15 + 2, 20 + 4)


def test_wild_flare_copies_the_card_of_the_opponent() -> None:
    hands = {0: ["attack-04", "mirror-flare"], 1: ["attack-20"]}
    table = Cosmos("zombie", "tripler", "clone", hands=hands).will(0, "mirror-flare").encounter()
    assert table.totals() == (20 + 1, 7 + 4)
    assert table.hand(0) == ["mirror-flare"]


def test_wild_flare_makes_a_deal_out_of_an_attack_against_a_negotiate() -> None:
    hands = {0: ["attack-04", "mirror-flare"], 1: ["negotiate", "attack-08"]}
    table = Cosmos("zombie", "tripler", "clone", hands=hands).will(0, "mirror-flare").lays("attack-04", "negotiate")
    table.to("deal")
    assert table.game.now().outcome == DEAL


def test_super_flare_reverses_one_card_alone() -> None:
    hands = {0: ["attack-15", "mirror-flare"], 1: ["attack-20"]}
    table = Cosmos("mirror", "zombie", "clone", hands=hands).will(0, "mirror-flare").says(0, "mirror.card", "side 2")
    table.encounter()
    assert table.totals() == (15 + 1, 2 + 4)


@rule("cosmic:zap.2")
def test_the_super_reversal_is_one_use_only_and_zappable() -> None:
    hands = {0: ["attack-15", "mirror-flare"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("mirror", "zombie", "clone", hands=hands).will(0, "mirror-flare", "mirror").will(2, "cosmic-zap")
    table.says(0, "mirror.card", "side 2").encounter()
    assert table.totals() == (15 + 1, 20 + 4)


def test_wild_flare_is_no_use_where_both_cards_are_equal() -> None:
    hands = {0: ["attack-08", "mirror-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "tripler", "clone", hands=hands).will(0, "mirror-flare").encounter()
    assert not table.events("played")


@rule("cosmic:conflict.1")
def test_cards_that_count_together_are_turned_one_by_one() -> None:
    """Chosen has added an 08 to its 15: 51 and 80, not the digits of 23."""
    hands = {0: ["attack-15"], 1: ["attack-10", "attack-11"]}
    table = Cosmos("chosen", "mirror", "clone", hands=hands, top=["attack-08", "plague", "quash"])
    table.will(0, "chosen").says(0, "chosen.pick", "add").will(1, "mirror").sends(1)
    table.lays("attack-15", "attack-10").encounter()
    assert table.totals() == (51 + 80 + 1, 1 + 4)


def test_what_the_wild_tripler_has_made_of_both_cards_is_one_value() -> None:
    hands = {0: ["attack-15"], 1: ["attack-10", "attack-11", "tripler-flare"]}
    table = Cosmos("chosen", "mirror", "clone", hands=hands, top=["attack-08", "plague", "quash"])
    table.will(0, "chosen").says(0, "chosen.pick", "add").will(1, "mirror", "tripler-flare").sends(1)
    table.lays("attack-15", "attack-10").encounter()
    assert table.totals() == (80 + 1, 1 + 4), "a third of 23 is 08"


def test_a_card_that_takes_the_place_of_both_is_turned_alone() -> None:
    """Wild Mirror makes the card a copy: what was added to it before counts no longer."""
    hands = {0: ["attack-15", "mirror-flare"], 1: ["attack-12", "attack-11"]}
    table = Cosmos("chosen", "mirror", "clone", hands=hands, top=["attack-08", "plague", "quash"])
    table.will(0, "chosen", "mirror-flare").says(0, "chosen.pick", "add").will(1, "mirror").sends(1)
    table.lays("attack-15", "attack-12").encounter()
    assert table.totals() == (21 + 1, 21 + 4)
