"""Oracle: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS, flare_of
from orrery.cosmic.encounter import SUCCESS
from support.cite import rule
from support.cosmic import Cosmos


@rule("cosmic:alien-sheet.6")
def test_the_opponent_lays_face_up_before_the_oracle_chooses() -> None:
    hands = {0: ["attack-10", "attack-20"], 1: ["attack-12", "attack-04"]}
    table = Cosmos("oracle", "zombie", "clone", hands=hands).says(1, "open card", "attack-12")
    table.to("encounter card", 0)
    seen = table.game.view(2).encounter
    assert seen is not None
    assert CARDS[seen.laid[1]].key == "attack-12"
    assert table.game.asked(1) is None
    table.says(0, "encounter card", "attack-20").encounter()
    assert table.totals() == (20 + 1, 12 + 4)


@rule("cosmic:zap.2")
def test_zapped_both_choose_in_secret() -> None:
    hands = {0: ["attack-10", "attack-20"], 1: ["attack-12", "attack-04"], 2: ["cosmic-zap"]}
    table = Cosmos("oracle", "zombie", "clone", hands=hands).will(2, "cosmic-zap")
    table.to("encounter card", 0)
    assert table.game.asked(1) is not None
    assert "1 open card" not in table.prompts


@rule("cosmic:interaction.2")
def test_the_sorcerer_may_still_swap_afterwards() -> None:
    hands = {0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06"]}
    table = Cosmos("oracle", "sorcerer", "clone", hands=hands).says(1, "open card", "attack-04").will(1, "sorcerer")
    table.says(0, "encounter card", "attack-20").encounter()
    assert table.totals() == (4 + 1, 20 + 4)


@rule("cosmic:new-hand.4")
def test_a_defense_without_encounter_cards_draws_a_new_hand_first() -> None:
    hands = {0: ["attack-10"], 1: ["reinforcement-2"], 2: []}
    table = Cosmos("oracle", "zombie", "clone", hands=hands, top=["attack-40"] + ["attack-06"] * 7)
    table.says(1, "open card", "attack-40").encounter()
    assert table.totals() == (10 + 1, 40 + 4)


def test_wild_flare_mixes_both_hands_and_keeps_their_sizes() -> None:
    hands = {0: ["attack-04", "plague", "oracle-flare"], 1: ["attack-06", "attack-08", "attack-10", "attack-12"]}
    got = set()
    for seed in range(1, 9):
        table = Cosmos("zombie", "clone", "mirror", hands=hands, seed=seed * 7919).will(0, "oracle-flare")
        table.to("encounter card", 1)
        mine = [key for key in table.hand(0) if key != "oracle-flare"]
        assert (len(mine), len(table.hand(0)), len(table.hand(1))) == (2, 3, 4)
        assert sorted(mine + table.hand(1)) == sorted(hands[0][:2] + hands[1])
        got.add(tuple(mine))
    assert len(got) > 1


def test_after_the_mixing_each_knows_what_the_other_got_of_the_own_cards() -> None:
    hands = {0: ["attack-04", "plague", "oracle-flare"], 1: ["attack-06", "attack-08", "attack-10", "attack-12"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "oracle-flare")
    table.to("encounter card", 1)
    gone = [key for key in ("attack-04", "plague") if key not in table.hand(0)]
    assert sorted(CARDS[card].key for card, holder in table.game.view(0).known if holder == 1) == gone
    assert table.game.view(2).known == ()


def test_wild_flare_may_cost_the_offense_its_turn() -> None:
    hands = {0: ["attack-04", "oracle-flare"], 1: ["attack-06", "plague", "quash", "force-field", "ionic-gas"]}
    outcomes = set()
    for seed in range(12):
        table = Cosmos("zombie", "clone", "mirror", hands=hands, seed=seed).will(0, "oracle-flare").encounter()
        outcomes.add(bool(table.events("no encounter card")))
    assert True in outcomes


def test_super_flare_ends_the_encounter_as_after_a_deal() -> None:
    hands = {0: ["attack-10", "oracle-flare"], 1: ["attack-40", "attack-04"]}
    table = Cosmos("oracle", "zombie", "clone", hands=hands).says(1, "open card", "attack-40").will(0, "oracle-flare")
    table.sends(3).encounter()
    assert table.outcome() == SUCCESS
    assert table.hand(1) == ["attack-04", "attack-40"]
    assert table.hand(0) == ["attack-10", "oracle-flare"]
    assert (table.warp(0), sum(table.ships(0).values())) == (0, 20)
    assert table.game.waiting()[0].prompt == "second encounter"


@rule("cosmic:alien-sheet.2")
def test_a_bystander_foresees_nothing() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "attack-08"]}
    table = Cosmos("mirror", "clone", "oracle", hands=hands).lays("attack-04", "attack-20").encounter()
    assert not table.events("power")
    assert not table.events("open card")


def test_after_the_mixing_nobody_else_knows_the_hands_any_more() -> None:
    hands = {0: ["attack-04", "plague", "oracle-flare"], 1: ["attack-06", "attack-08"], 2: ["negotiate"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).will(0, "oracle-flare").will(2, "mind")
    table.says(2, "mind.hand", "seat 0").to("before cards", 0)
    assert table.game.view(2).known
    table.to("encounter card", 1)
    assert [card for card, _ in table.game.view(2).known] == [flare_of(ALIEN["oracle"])]


def test_who_gets_the_sheet_after_it_was_used_does_not_use_it_again() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-20", "attack-04"], 2: ["attack-06", "sorcerer-flare"]}
    table = Cosmos("oracle", "clone", "mirror", hands=hands).says(2, "before cards", "sorcerer-flare")
    table.says(1, "open card", "attack-04").encounter()
    assert table.events("powers swapped")
    assert [event.actor for event in table.events("power") if event.values == (ALIEN["oracle"],)] == [0]
    assert [event.actor for event in table.events("open card")] == [1]
