"""Filch: its power, zapped, with others; both halves of its standard flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from support.cite import rule
from support.cosmic import Cosmos


def discarded(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]


def test_the_opponents_used_card_comes_to_the_hand() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("filch", "clone", "mirror", hands=hands).will(0, "filch").encounter()
    assert table.hand(0) == ["attack-20"]
    assert discarded(table) == ["attack-04"]


@rule("cosmic:zap.2")
def test_zapped_it_stays_discarded() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("filch", "clone", "mirror", hands=hands).will(0, "filch").will(2, "cosmic-zap").encounter()
    assert table.hand(0) == []
    assert "attack-20" in discarded(table)


def test_after_the_sorcerers_swap_it_is_the_card_the_opponent_ended_up_with() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("filch", "sorcerer", "mirror", hands=hands).will(0, "filch").will(1, "sorcerer").encounter()
    assert table.hand(0) == ["attack-04"]


def test_everybody_knows_what_was_stolen() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("filch", "clone", "mirror", hands=hands).will(0, "filch").encounter()
    assert [(CARDS[card].key, seat) for card, seat in table.game.view(2).known] == [("attack-04", 0)]


def test_outside_the_encounter_the_power_takes_nothing() -> None:
    table = Cosmos("clone", "mirror", "filch").will(2, "filch").encounter()
    assert len(table.hand(2)) == 2


def test_wild_flare_takes_an_artifact_as_it_is_played_for_a_negotiate() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["negotiate", "filch-flare"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).lays("attack-10", "attack-20")
    table.will(1, "cosmic-zap").will(2, "filch-flare").sends(2).encounter()
    assert table.totals() == (30 + 2, 20 + 4)
    assert table.hand(2) == ["cosmic-zap", "filch-flare"]
    assert "negotiate" in discarded(table)
    assert table.hand(1) == []


def test_wild_flare_takes_a_flare_which_is_not_used_again_in_this_encounter() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20", "negotiate", "filch-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "tripler-flare").lays("attack-04", "attack-20")
    table.will(1, "filch-flare", "tripler-flare").sends(4).encounter()
    assert table.totals() == (4 + 4, 20 + 4)
    assert table.hand(1) == ["filch-flare", "tripler-flare"]
    assert table.hand(0) == []


def test_wild_flare_needs_a_negotiate() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["filch-flare", "attack-08"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).lays("attack-10", "attack-20")
    table.will(1, "cosmic-zap").will(2, "filch-flare").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert [event.actor for event in table.events("played")] == [1]


def test_a_card_zap_meets_the_wild_flare_and_the_artifact_works() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-20", "cosmic-zap"], 2: ["negotiate", "filch-flare"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).lays("attack-10", "attack-20")
    table.will(1, "cosmic-zap").will(2, "filch-flare").says(0, "card played", "pass").will(0, "card-zap")
    table.sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert table.hand(2) == ["negotiate"]  # the price is not paid, the flare is gone


def test_super_flare_takes_any_other_players_card_from_outside() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-08", "filch-flare"]}
    table = Cosmos("clone", "mirror", "filch", hands=hands).will(2, "filch-flare")
    table.says(2, "filch.card", "attack-20").encounter()
    assert table.hand(2) == ["attack-08", "attack-20", "filch-flare"]
    assert discarded(table) == ["attack-04"]


def test_a_card_of_the_gambler_that_was_never_shown_cannot_be_taken() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("filch", "gambler", "mirror", hands=hands).will(0, "filch").will(1, "gambler")
    table.says(1, "gambler.claim", "attack-40").says(0, "gambler.challenge", "believe").encounter()
    assert table.hand(0) == []
    assert CARDS[table.game.deck[0]].key == "attack-20"


def test_a_card_that_the_chosen_added_can_be_taken_too() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("filch", "chosen", "mirror", hands=hands, top=["attack-30", "plague", "quash"]).will(0, "filch")
    table.will(1, "chosen").says(1, "chosen.pick", "add").says(0, "filch.card", "attack-30").encounter()
    assert table.hand(0) == ["attack-30"]
    assert "attack-20" in discarded(table)


def test_wild_flare_costs_one_negotiate_and_leaves_own_cards_alone() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["negotiate", "negotiate", "filch-flare"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).lays("attack-10", "attack-20")
    table.will(1, "cosmic-zap").will(2, "filch-flare").sends(2).encounter()
    assert table.hand(2) == ["cosmic-zap", "filch-flare", "negotiate"]
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["negotiate", "filch-flare", "cosmic-zap"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(2, "cosmic-zap", "filch-flare").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert table.hand(2) == ["filch-flare", "negotiate"]


def test_a_card_that_was_shuffled_into_the_deck_meanwhile_cannot_be_taken() -> None:
    hands = {0: ["attack-10", "healer-flare"], 1: ["attack-06"], 2: ["cosmic-zap"], 3: ["remora-flare"]}
    table = Cosmos("filch", "mirror", "trader", "virus", hands=hands).will(0, "filch", "healer-flare")
    table.will(2, "cosmic-zap").will(3, "remora-flare").to("power used", 2)
    game = table.game
    game.boxed, game.deck = game.boxed + game.deck, []  # so the Remora's draw makes the discards the new deck
    table.encounter()
    assert table.events("reshuffled")
    assert table.hand(0) == ["healer-flare"]


def test_who_may_zap_is_told_which_card_is_meant() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("filch", "mirror", "clone", hands=hands).will(0, "filch")
    table.to("power used", 2)
    assert [CARDS[event.values[0]].key for event in table.events("picked card")] == ["attack-06"]
