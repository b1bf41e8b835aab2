"""Mutant: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from support.cite import rule
from support.cosmic import Cosmos


def test_each_card_comes_from_a_source_of_choice_until_eight_are_held() -> None:
    hands = {0: ["attack-04"] * 3 + ["attack-06"] * 2, 1: ["attack-20", "attack-20"], 2: ["negotiate"]}
    table = Cosmos("mutant", "zombie", "clone", hands=hands, top=["plague"]).will(0, "mutant")
    table.says(0, "mutant.source", "seat 1").says(0, "mutant.source", "deck").says(0, "mutant.source", "seat 2")
    table.to("invite")
    assert table.hand(0) == ["attack-04"] * 3 + ["attack-06"] * 2 + ["attack-20", "negotiate", "plague"]
    assert (table.hand(1), table.hand(2)) == (["attack-20"], [])
    assert "0 mutant.discard" not in table.prompts


def test_with_eight_cards_there_is_nothing_to_refill() -> None:
    hands = {0: ["attack-06"] * 6 + ["attack-08"] * 2, 1: ["attack-20"]}
    table = Cosmos("mutant", "zombie", "clone", hands=hands).will(0, "mutant")
    table.to("invite")
    assert not table.events("power")
    assert len(table.hand(0)) == 8


@rule("cosmic:zap.2")
def test_zapped_no_card_is_drawn() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("mutant", "zombie", "clone", hands=hands).will(0, "mutant").will(2, "cosmic-zap")
    table.to("invite")
    assert table.hand(0) == ["attack-04"]


@rule("cosmic:alien-sheet.2")
def test_only_a_main_player_refills() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["negotiate"]}
    table = Cosmos("zombie", "clone", "mutant", hands=hands).will(2, "mutant")
    table.to("invite")
    assert table.hand(2) == ["negotiate"]


def test_the_remora_clings_to_a_card_drawn_from_the_deck_but_not_to_one_taken_from_a_hand() -> None:
    hands = {0: ["attack-06"] * 6, 1: ["attack-20"], 2: ["negotiate"]}
    table = (
        Cosmos("mutant", "zombie", "remora", hands=hands, top=["plague", "quash"]).will(0, "mutant").will(2, "remora")
    )
    table.says(0, "mutant.source", "seat 1").says(0, "mutant.source", "deck")
    table.to("invite")
    assert "plague" in table.hand(0)
    assert table.hand(2) == ["negotiate", "quash"]


def test_wild_flare_takes_a_card_from_the_loser_and_each_of_its_allies() -> None:
    hands = {
        0: ["attack-20", "mutant-flare"],
        1: ["attack-04", "plague"],
        2: ["attack-06", "attack-06"],
        3: ["attack-08"],
    }
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands).will(0, "mutant-flare").sends(1)
    table.lays("attack-20", "attack-04").invites(1, 2).joins(2, "defense", 1).encounter()
    assert table.hand(0) == ["attack-06", "mutant-flare", "plague"]
    assert (table.hand(1), table.hand(2), table.hand(3)) == ([], ["attack-06"], ["attack-08"])


def test_wild_flare_brings_nothing_to_a_loser() -> None:
    hands = {0: ["attack-04", "mutant-flare"], 1: ["attack-20", "plague"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "mutant-flare").lays("attack-04", "attack-20")
    table.encounter()
    assert table.hand(0) == ["mutant-flare"]


def test_super_flare_discards_up_to_three_cards_first() -> None:
    hands = {0: ["attack-06"] * 7 + ["mutant-flare"], 1: ["attack-20"], 2: []}
    table = Cosmos("mutant", "zombie", "clone", hands=hands, top=["plague", "quash", "negotiate"])
    table.will(0, "mutant-flare", "mutant").says(0, "mutant.discard", "attack-06", "attack-06", "attack-06")
    for _ in range(3):
        table.says(0, "mutant.source", "deck")
    table.to("invite")
    assert table.hand(0) == ["attack-06"] * 4 + ["mutant-flare", "negotiate", "plague", "quash"]
    assert [CARDS[card].key for card in table.game.discard] == ["attack-06"] * 3


def test_the_deck_is_the_first_source_while_there_is_one() -> None:
    table = Cosmos("mutant", "zombie", "clone", hands={0: ["attack-04"], 1: ["attack-20"], 2: []}).will(0, "mutant")
    table.to("mutant.source")
    assert table.offered(0) == ["deck", "seat"]
    table.game.deck, table.game.players[2].hand = [], table.game.deck
    table.game.ask_again()
    assert table.offered(0) == ["seat", "seat"]


def test_super_flare_need_not_discard_anything() -> None:
    table = Cosmos("mutant", "zombie", "clone", hands={0: ["attack-04", "mutant-flare"], 1: ["attack-20"]})
    decision = table.will(0, "mutant-flare", "mutant").to("mutant.discard")
    assert (decision.least, decision.most) == (0, 2)


def test_super_flare_comes_too_late_once_the_hand_was_refilled() -> None:
    hands = {0: ["attack-08", "mutant-flare"]}
    table = Cosmos("mutant", "clone", "mirror", hands=hands).will(0, "mutant", "mutant-flare").encounter()
    assert not table.events("played")


def test_super_flare_makes_room_in_a_hand_of_eight_to_ten() -> None:
    many = ["attack-04"] * 4 + ["attack-06"] * 4
    for more, used in (
        ([], True),
        (["attack-08", "attack-10"], True),
        (["attack-08", "attack-10", "negotiate"], False),
    ):
        table = Cosmos("mutant", "zombie", "clone", hands={0: [*many[:7], "mutant-flare", *more]})
        table.will(0, "mutant-flare", "mutant").says(0, "mutant.discard", "attack-04", "attack-04", "attack-04")
        table.to("invite", 0)
        assert bool(table.events("power")) is used
        assert len(table.hand(0)) == (8 if used else 11)
