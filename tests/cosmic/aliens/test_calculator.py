"""Calculator: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_the_higher_attack_drops_by_the_lower() -> None:
    hands = {0: ["attack-08"], 1: ["attack-15"]}
    table = Cosmos("calculator", "zombie", "clone", hands=hands).will(0, "calculator").sends(2).encounter()
    assert table.totals() == (8 + 2, 7 + 4)


def test_the_calculators_own_card_drops_if_it_is_the_higher() -> None:
    hands = {0: ["attack-15"], 1: ["attack-08"]}
    table = Cosmos("calculator", "zombie", "clone", hands=hands).will(0, "calculator").sends(2).encounter()
    assert table.totals() == (7 + 2, 8 + 4)


def test_equal_attacks_stay_as_they_are_and_so_does_a_morph_with_what_it_copies() -> None:
    hands = {0: ["attack-08"], 1: ["attack-08"]}
    table = Cosmos("calculator", "zombie", "clone", hands=hands).will(0, "calculator").sends(2).encounter()
    assert table.totals() == (8 + 2, 8 + 4)
    hands = {0: ["morph"], 1: ["attack-15"]}
    table = Cosmos("calculator", "zombie", "clone", hands=hands).will(0, "calculator").sends(2).encounter()
    assert table.totals() == (15 + 2, 15 + 4)


def test_a_negotiate_is_not_touched() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08"]}
    table = Cosmos("calculator", "clone", "zombie", hands=hands).will(0, "calculator").sends(2).encounter()
    assert table.outcome() == DEFENSE_WINS


@rule("cosmic:zap.2")
def test_zapped_the_values_stay_as_printed() -> None:
    hands = {0: ["attack-08"], 1: ["attack-15"], 2: ["cosmic-zap"]}
    table = Cosmos("calculator", "zombie", "clone", hands=hands).will(0, "calculator").will(2, "cosmic-zap")
    assert table.sends(2).encounter().totals() == (8 + 2, 15 + 4)


def test_the_tripler_works_on_what_the_calculator_leaves() -> None:
    hands = {0: ["attack-15"], 1: ["attack-08"]}
    table = Cosmos("tripler", "calculator", "clone", hands=hands).will(1, "calculator").sends(2).encounter()
    assert table.totals() == (21 + 2, 8 + 4)


def test_wild_flare_called_right_cuts_the_opponents_attack_by_the_own() -> None:
    hands = {0: ["attack-08", "calculator-flare"], 1: ["attack-15"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "calculator-flare")
    table.says(0, "calculator.call", "odd").sends(2).encounter()
    assert table.events("called odd")
    assert table.totals() == (8 + 2, 7 + 4)
    hands = {0: ["attack-20", "calculator-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "calculator-flare")
    table.says(0, "calculator.call", "even").sends(2).encounter()
    assert table.totals() == (20 + 2, 8 - 20 + 4)


def test_wild_flare_called_wrong_cuts_the_own_attack_by_the_opponents() -> None:
    hands = {0: ["attack-15", "calculator-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "calculator-flare")
    table.says(0, "calculator.call", "even").sends(2).encounter()
    assert table.totals() == (7 + 2, 8 + 4)


def test_super_flare_lets_an_ally_equalize() -> None:
    hands = {0: ["attack-08"], 1: ["attack-15"], 2: ["calculator-flare"]}
    table = Cosmos("zombie", "clone", "calculator", hands=hands).will(2, "calculator-flare").sends(1)
    table.invites(0, 2).joins(2, "offense", 2).encounter()
    assert table.totals() == (8 + 1 + 2, 7 + 4)


def test_whoever_takes_no_part_calculates_nothing() -> None:
    hands = {0: ["attack-08"], 1: ["attack-15"], 2: ["calculator-flare"]}
    table = Cosmos("zombie", "clone", "calculator", hands=hands).will(2, "calculator", "calculator-flare").sends(2)
    assert table.encounter().totals() == (8 + 2, 15 + 4)
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "calculator-flare").sends(2)
    assert table.encounter().totals() == (8 + 2, 15 + 4)


def test_wild_flare_may_take_a_value_below_zero() -> None:
    hands = {0: ["attack-15", "calculator-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "calculator-flare")
    table.says(0, "calculator.call", "odd").sends(2).encounter()
    assert table.totals() == (15 + 2, 8 - 15 + 4)
