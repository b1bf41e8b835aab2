"""Hate: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS, NUMBERS
from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def hate(card: str, hand: list[str], one: list[str], two: list[str]) -> Cosmos:
    table = Cosmos("hate", "clone", "mirror", hands={0: hand, 1: one, 2: two})
    return table.says(0, "hate.card", card)


def test_the_others_discard_a_card_of_the_same_type_or_lose_three_ships_of_hate_s_choice() -> None:
    table = hate("card-zap", ["card-zap", "attack-06"], ["plague", "attack-04"], ["negotiate", "attack-30"])
    table.says(1, "hate.pay", "plague").says(0, "lose ships", "planet 10", "planet 11", "planet 12")
    table.to("aim")
    assert table.hand(0) == ["attack-06"]
    assert table.hand(1) == ["attack-04"]
    assert table.hand(2) == ["attack-30", "negotiate"]
    assert (table.warp(1), table.warp(2)) == (0, 3)
    assert table.ships(2) == {10: 3, 11: 3, 12: 3, 13: 4, 14: 4}


def test_an_attack_must_be_matched_by_one_of_equal_or_higher_value() -> None:
    table = hate("attack-10", ["attack-10", "attack-06"], ["attack-08", "attack-10", "attack-12"], ["attack-08"])
    table.to("hate.pay", 1)
    assert table.offered(1) == ["lose ships", "attack-10", "attack-12"]
    table.pick(1, "attack-12")
    table.to("aim")
    assert (table.warp(1), table.warp(2)) == (0, 3)


def test_a_card_of_the_type_may_be_kept_at_the_price_of_ships() -> None:
    table = hate("negotiate", ["negotiate", "attack-06"], ["negotiate", "attack-08"], ["negotiate", "attack-08"])
    table.says(1, "hate.pay", "lose ships").says(2, "hate.pay", "negotiate").to("aim")
    assert (table.warp(1), table.warp(2)) == (3, 0)
    assert "negotiate" in table.hand(1)


def test_a_reinforcement_is_matched_by_any_other_and_a_flare_by_any_flare() -> None:
    table = hate("reinforcement-5", ["reinforcement-5", "attack-06"], ["reinforcement-2", "attack-04"], ["attack-30"])
    table.says(1, "hate.pay", "reinforcement-2").to("aim")
    assert (table.warp(1), table.warp(2)) == (0, 3)
    table = hate("loser-flare", ["loser-flare", "attack-06"], ["human-flare", "attack-04"], ["attack-30"])
    table.says(1, "hate.pay", "human-flare").to("aim")
    assert (table.warp(1), table.warp(2)) == (0, 3)


def test_nobody_can_match_the_morph() -> None:
    table = hate("morph", ["morph", "attack-06"], ["attack-08"], ["attack-08"])
    table.to("aim")
    assert (table.warp(1), table.warp(2)) == (3, 3)


@rule("cosmic:new-hand.1")
def test_left_without_an_encounter_card_it_draws_a_new_hand() -> None:
    table = hate("attack-06", ["attack-06", "card-zap"], ["attack-08"], ["attack-08"])
    table.says(1, "hate.pay", "attack-08").to("aim")
    assert table.events("new hand")
    assert len(table.hand(0)) == 8


@rule("cosmic:new-hand.1")
def test_without_an_encounter_card_the_new_hand_comes_first() -> None:
    table = Cosmos("hate", "clone", "mirror", hands={0: ["card-zap"], 1: ["attack-08"], 2: ["attack-08"]})
    assert len(table.to("hate.card").options) == 8


@rule("cosmic:zap.2")
def test_zapped_after_naming_the_card_it_keeps_it_and_nobody_pays() -> None:
    table = hate("attack-10", ["attack-10", "attack-06"], ["attack-12"], ["cosmic-zap", "attack-08"])
    table.will(2, "cosmic-zap").to("aim")
    assert table.hand(0) == ["attack-06", "attack-10"]
    assert table.hand(1) == ["attack-12"]
    assert (table.warp(1), table.warp(2)) == (0, 0)


def test_the_card_it_names_cannot_be_played_meanwhile() -> None:
    table = hate("card-zap", ["card-zap", "attack-06"], ["attack-12"], ["cosmic-zap", "attack-08"])
    table.will(2, "cosmic-zap").will(0, "card-zap").to("aim")
    assert table.events("zapped")
    assert table.hand(0) == ["attack-06", "card-zap"]
    assert (table.warp(1), table.warp(2)) == (0, 0)


def test_it_happens_once_a_turn_not_once_an_encounter() -> None:
    hands = {0: ["attack-10", "attack-40", "attack-30"], 1: ["attack-12", "attack-04"], 2: ["attack-12"]}
    table = Cosmos("hate", "clone", "mirror", hands=hands).says(0, "hate.card", "attack-10")
    table.to("second encounter")
    table.pick(0, "encounter")
    table.encounter()
    assert len(table.events("card named")) == 1


def test_zombie_s_ships_come_back() -> None:
    table = Cosmos("hate", "zombie", "mirror", hands={0: ["morph", "attack-06"]}).says(0, "hate.card", "morph")
    table.to("aim")
    assert (table.warp(1), table.warp(2)) == (0, 3)


def test_wild_flare_makes_the_opponent_discard_a_random_card() -> None:
    hands = {0: ["attack-06", "hate-flare"], 1: ["attack-08", "attack-10", "attack-12"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "hate-flare")
    table.to("encounter card", 1)
    assert len(table.hand(1)) == 2


def test_wild_flare_wins_if_no_encounter_card_is_left() -> None:
    hands = {0: ["attack-06", "hate-flare"], 1: ["attack-08"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "hate-flare").sends(2).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert not table.events("new hand")
    assert not table.events("shown")
    assert table.ships(0)[5] == 2


def test_wild_flare_of_the_defense_wins_before_the_offense_s_turn_would_end() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08", "hate-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "hate-flare").sends(2).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 2


def test_an_upset_does_not_reverse_a_win_by_the_wild_flare() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08", "hate-flare"]}
    table = Cosmos("loser", "mirror", "tripler", hands=hands).will(0, "loser").will(1, "hate-flare").encounter()
    assert table.outcome() == DEFENSE_WINS


def test_super_flare_shows_the_card_and_takes_it_back() -> None:
    table = hate("attack-10", ["attack-10", "hate-flare"], ["attack-12", "attack-04"], ["attack-08"])
    table.will(0, "hate-flare").says(1, "hate.pay", "attack-12").to("aim")
    assert table.hand(0) == ["attack-10", "hate-flare"]
    assert table.hand(1) == ["attack-04"]
    assert table.warp(2) == 3


def test_only_cards_of_the_type_answer_and_the_card_lies_on_the_discard_pile() -> None:
    table = hate("card-zap", ["card-zap", "attack-06"], ["plague", "attack-04", "negotiate"], ["attack-30"])
    table.to("hate.pay", 1)
    assert table.offered(1) == ["lose ships", "plague"]
    assert table.game.table == []
    assert [CARDS[card].key for card in table.game.discard] == ["card-zap"]


def test_a_card_taken_back_is_known_to_all() -> None:
    table = hate("attack-10", ["attack-10", "hate-flare"], ["attack-12", "attack-04"], ["attack-08"])
    table.will(0, "hate-flare").to("hate.pay", 1)
    card = NUMBERS["attack-10"][0]
    assert table.game.table == []
    assert table.game.view(1).known == ((card, 0),)
    assert table.game.view(2).known == ((card, 0),)


def test_wild_flare_is_for_main_players() -> None:
    table = Cosmos("clone", "mirror", "tripler", hands={2: ["hate-flare"]}).will(2, "hate-flare").encounter()
    assert not table.events("played")


def test_wild_flare_does_not_win_against_a_hoard_with_an_encounter_card() -> None:
    hands = {0: ["attack-06", "hate-flare"], 1: ["attack-08"]}
    table = Cosmos("clone", "miser", "tripler", hands=hands).will(0, "hate-flare").lays("attack-06", "attack-40")
    hoarded = table.game.deck.pop(table.game.deck.index(NUMBERS["attack-40"][0]))
    table.game.players[1].powers[0].cards.append(hoarded)
    table.encounter()
    assert table.totals() == (6 + 1, 40 + 4)
