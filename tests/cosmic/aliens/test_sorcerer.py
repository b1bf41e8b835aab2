"""Sorcerer: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, NUMBERS
from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06"]}


def aliens(table: Cosmos) -> list[int]:
    return [player.powers[0].alien for player in table.game.players]


def test_the_cards_are_swapped() -> None:
    table = Cosmos("sorcerer", "clone", "mirror", hands=HANDS).will(0, "sorcerer").encounter()
    assert table.totals() == (20 + 1, 8 + 4)
    assert table.outcome() == OFFENSE_WINS


def test_it_is_a_choice() -> None:
    table = Cosmos("sorcerer", "clone", "mirror", hands=HANDS).encounter()
    assert table.totals() == (8 + 1, 20 + 4)


def test_an_ally_may_not() -> None:
    table = Cosmos("clone", "mirror", "sorcerer", hands=HANDS).will(2, "sorcerer")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.totals() == (8 + 2, 20 + 4)


@rule("cosmic:zap.2")
def test_zapped_the_cards_stay() -> None:
    hands = {**HANDS, 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("sorcerer", "clone", "mirror", hands=hands).will(0, "sorcerer").will(2, "cosmic-zap").encounter()
    assert table.totals() == (8 + 1, 20 + 4)


def test_after_the_swap_each_still_knows_only_the_card_it_laid() -> None:
    hands = {**HANDS, 2: ["attack-06", "mirror-flare"]}
    table = Cosmos("sorcerer", "mirror", "clone", hands=hands).will(0, "sorcerer")
    laid = [card for seat in (0, 1) for card in table.game.players[seat].hand]
    table.to("cards placed", 1)
    assert table.game.now().laid == laid[::-1]
    offense, defense, third = [table.game.view(seat).encounter for seat in range(3)]
    assert offense is not None
    assert defense is not None
    assert third is not None
    assert (offense.laid, defense.laid, third.laid) == ((-1, laid[0]), (laid[1], -1), (-1, -1))


@rule("cosmic:interaction.1", "cosmic:interaction.2")
def test_oracle_chooses_second_and_sorcerer_swaps_all_the_same() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-20", "attack-04"]}
    table = Cosmos("sorcerer", "oracle", "mirror", hands=hands).will(0, "sorcerer")
    table.says(0, "open card", "attack-10").says(1, "encounter card", "attack-20").encounter()
    assert table.prompts.index("0 open card") < table.prompts.index("1 encounter card")
    assert table.totals() == (20 + 1, 10 + 4)


def test_a_negotiate_swapped_away_wins() -> None:
    hands = {0: ["negotiate"], 1: ["attack-20"]}
    table = Cosmos("sorcerer", "mirror", "clone", hands=hands).will(0, "sorcerer").sends(2).encounter()
    assert table.outcome() == OFFENSE_WINS


def test_wild_flare_swaps_the_powers_for_good() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("tripler", "virus", "clone", hands=hands).will(2, "sorcerer-flare").sends(2).encounter()
    assert table.totals() == (8 * 2, 7 + 4)
    assert aliens(table) == [ALIEN["virus"], ALIEN["tripler"], ALIEN["clone"]]
    assert table.hand(2) == ["attack-06"]  # nobody plays the Sorcerer: the flare is discarded
    assert (NUMBERS["sorcerer-flare"][0],) in [event.values for event in table.events("discarded")]
    assert table.conserved()


def test_wild_flare_goes_to_the_sorcerer() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"], 3: ["attack-04"]}
    table = Cosmos("tripler", "virus", "clone", "sorcerer", hands=hands).will(2, "sorcerer-flare").encounter()
    assert table.hand(2) == ["attack-06"]
    assert table.hand(3) == ["attack-04", "sorcerer-flare"]


def test_wild_flare_not_while_a_main_player_is_the_sorcerer() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("sorcerer", "virus", "clone", hands=hands).will(2, "sorcerer-flare").encounter()
    assert aliens(table) == [ALIEN["sorcerer"], ALIEN["virus"], ALIEN["clone"]]


@rule("cosmic:power-loss.1")
def test_whoever_has_too_few_home_colonies_has_lost_the_new_power_too() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("tripler", "virus", "clone", hands=hands).will(2, "sorcerer-flare").sends(2)
    for planet in (7, 8, 9):
        table.game.colonies[5][1] += table.game.colonies[planet][1]
        table.game.colonies[planet][1] = 0
    table.game.shifted = True
    table.encounter()
    assert table.totals() == (8 * 2, 20 + 16)
    assert table.game.players[1].powers[0].lost
    assert not table.game.players[0].powers[0].lost


@rule("cosmic:new-hand.4")
def test_a_defense_without_encounter_card_must_play_the_wild_flare_first() -> None:
    hands = {0: ["attack-08"], 1: ["sorcerer-flare", "reinforcement-2"]}
    table = Cosmos("tripler", "virus", "clone", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.to("encounter card", 1)
    assert aliens(table) == [ALIEN["virus"], ALIEN["tripler"], ALIEN["clone"]]


def test_super_flare_works_for_an_ally() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "sorcerer-flare")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.totals() == (20 + 2, 8 + 4)
    assert table.hand(2) == ["attack-06", "sorcerer-flare"]


def test_super_flare_not_for_a_bystander() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(2, "sorcerer-flare").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.totals() == (8 + 1, 20 + 4)


@rule("cosmic:new-hand.1")
def test_wild_flare_is_no_use_at_the_start_of_a_turn() -> None:
    hands = {0: ["sorcerer-flare", "reinforcement-2"], 1: ["attack-20"]}
    table = Cosmos("tripler", "virus", "clone", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.to("aim", 0)
    assert aliens(table) == [ALIEN["tripler"], ALIEN["virus"], ALIEN["clone"]]


def test_wild_flare_that_goes_on_is_told_and_a_zapped_one_is_discarded() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "sorcerer-flare"], 3: ["attack-04", "card-zap"]}
    table = Cosmos("tripler", "virus", "clone", "sorcerer", hands=hands).will(2, "sorcerer-flare").encounter()
    assert table.events("flare passed on")[-1].values == (NUMBERS["sorcerer-flare"][0], 3)
    assert table.conserved()
    table = Cosmos("tripler", "virus", "clone", "sorcerer", hands=hands).will(2, "sorcerer-flare").will(3, "card-zap")
    table.encounter()
    assert aliens(table)[:2] == [ALIEN["tripler"], ALIEN["virus"]]
    assert "sorcerer-flare" not in table.hand(2) + table.hand(3)


def test_a_card_that_lies_open_lies_open_after_the_swap_too() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-20", "attack-04"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("mirror", "oracle", "sorcerer", hands=hands).invites(0, 2).joins(2, "offense")
    table.says(0, "open card", "attack-10").will(2, "sorcerer-flare").to("cards placed", 0)
    assert table.game.now().open_cards == [True, False]
    table.answer_one()
    table.to("cards placed", 0)
    assert table.events("cards swapped")
    assert table.game.now().open_cards == [False, True]


def test_everybody_knows_who_got_the_wild_flare() -> None:
    hands = {0: ["attack-08", "sorcerer-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(0, "sorcerer-flare")
    table.to("encounter card")
    assert (NUMBERS["sorcerer-flare"][0], 2) in table.game.view(1).known
