"""Vulch: its power, zapped, new hands, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from support.cite import rule
from support.cosmic import Cosmos


def test_an_artifact_that_another_plays_joins_the_hand() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-04"]}
    table = Cosmos("tripler", "clone", "vulch", hands=hands).will(1, "cosmic-zap").encounter()
    assert table.hand(2) == ["attack-04", "cosmic-zap"]
    assert table.totals() == (10 + 1, 20 + 4)


def test_an_artifact_that_is_discarded_unplayed_joins_the_hand() -> None:
    hands = {0: ["attack-10"], 1: ["quash", "reinforcement-2"], 2: ["attack-04"]}
    table = Cosmos("mirror", "clone", "vulch", hands=hands, top=["attack-20"] + ["negotiate"] * 7).encounter()
    assert table.hand(2) == ["attack-04", "quash"]


def test_an_artifact_is_salvaged_before_the_discards_are_shuffled() -> None:
    hands = {0: ["attack-10"], 1: ["quash", "reinforcement-2"], 2: ["attack-04"]}
    table = Cosmos("mirror", "clone", "vulch", hands=hands)
    table.game.discard, table.game.deck = table.game.deck, []
    table.to("encounter card", 1)
    assert table.events("reshuffled")
    assert table.hand(2) == ["attack-04", "quash"]


def test_own_artifacts_are_discarded() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["attack-04", "cosmic-zap"]}
    table = Cosmos("tripler", "clone", "vulch", hands=hands).will(2, "cosmic-zap").encounter()
    assert table.hand(2) == ["attack-04"]


def test_a_salvaged_card_may_be_played_in_the_same_encounter() -> None:
    """The first Cosmic Zap stops Tripler, and Vulch stops Warpish with the same card."""
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-04"]}
    table = Cosmos("tripler", "warpish", "vulch", hands=hands).in_warp(2, 3)
    table.will(1, "cosmic-zap").will(2, "cosmic-zap").encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert table.hand(2) == ["attack-04"]


@rule("cosmic:zap.2")
def test_zapped_the_artifact_stays_discarded() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-04"]}
    table = Cosmos("tripler", "clone", "vulch", hands=hands).will(1, "cosmic-zap").will(0, "cosmic-zap")
    table.encounter()
    assert table.hand(2) == ["attack-04"]


@rule("cosmic:zap.3", "cosmic:new-hand.1")
def test_old_artifacts_are_kept_when_a_new_hand_is_drawn() -> None:
    hands = {0: ["attack-10"], 1: ["quash", "reinforcement-2"]}
    table = Cosmos("mirror", "vulch", "clone", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.to("encounter card", 1)
    assert table.hand(1) == ["attack-20"] + ["negotiate"] * 7 + ["quash"]
    assert [CARDS[event.values[0]].key for event in table.events("kept")] == ["quash"]
    assert [CARDS[card].key for card, holder in table.game.view(0).known if holder == 1] == ["quash"]


def test_flares_are_not_salvaged_by_the_power_alone() -> None:
    hands = {0: ["attack-10"], 1: ["mirror-flare", "reinforcement-2"], 2: ["attack-04"]}
    table = Cosmos("trader", "clone", "vulch", hands=hands, top=["attack-20"] + ["negotiate"] * 7).encounter()
    assert table.hand(2) == ["attack-04"]


def test_a_card_that_never_reaches_the_discards_is_not_salvaged() -> None:
    """A flare comes back to the hand of who played it; there is nothing to take."""
    hands = {0: ["attack-10"], 1: ["attack-20", "tripler-flare"], 2: ["attack-04", "vulch-flare"]}
    table = Cosmos("mirror", "clone", "vulch", hands=hands).will(1, "tripler-flare").will(2, "vulch-flare").encounter()
    assert table.hand(2) == ["attack-04", "vulch-flare"]


def test_wild_flare_one_card_at_a_time_until_one_is_kept() -> None:
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08", "attack-04", "attack-20", "negotiate"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").lays("attack-40", "attack-08")
    table.says(1, "vulch.hand over", "attack-04").says(1, "vulch.hand over", "negotiate")
    table.says(0, "vulch.keep", "discard").says(0, "vulch.keep", "keep").encounter()
    assert table.hand(0) == ["negotiate", "vulch-flare"]
    assert table.hand(1) == ["attack-20"]


def test_wild_flare_only_the_two_see_the_card() -> None:
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08", "attack-04", "attack-20"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").lays("attack-40", "attack-08")
    table.says(1, "vulch.hand over", "attack-04").to("vulch.keep", 0)
    assert table.game.view(0).players[0].aside == tuple(table.game.players[0].aside)
    assert table.game.view(2).players[0].aside == ()
    assert table.game.players[0].aside[0] in table.game.known[1]
    assert sorted(table.events("handed over")[-1].knowers) == [0, 1]


def test_wild_flare_needs_a_win_or_a_deal() -> None:
    hands = {0: ["attack-04", "vulch-flare"], 1: ["attack-40", "attack-20"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").encounter()
    assert not table.events("handed over")


def test_super_flare_takes_a_discarded_flare() -> None:
    hands = {0: ["attack-10"], 1: ["mirror-flare", "reinforcement-2"], 2: ["attack-04", "vulch-flare"]}
    table = Cosmos("trader", "clone", "vulch", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.will(2, "vulch-flare").encounter()
    assert table.hand(2) == ["attack-04", "mirror-flare", "vulch-flare"]


def test_super_flare_keeps_flares_when_a_new_hand_is_drawn() -> None:
    hands = {0: ["attack-10"], 1: ["mirror-flare", "vulch-flare", "quash", "reinforcement-2"]}
    table = Cosmos("trader", "vulch", "clone", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.will(1, "vulch-flare").to("encounter card", 1)
    assert table.hand(1) == ["attack-20", "mirror-flare"] + ["negotiate"] * 7 + ["quash", "vulch-flare"]


def test_nothing_is_made_or_lost() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-04"]}
    assert Cosmos("tripler", "clone", "vulch", hands=hands).will(1, "cosmic-zap").encounter().conserved()
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08", "attack-04", "attack-20"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").lays("attack-40", "attack-08")
    assert table.says(0, "vulch.keep", "discard").says(0, "vulch.keep", "keep").encounter().conserved()


def test_everybody_knows_what_vulch_has_taken() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-04"]}
    table = Cosmos("tripler", "clone", "vulch", hands=hands).will(1, "cosmic-zap")
    table.to("before discarding", 1)
    assert [holder for _, holder in table.game.view(0).known] == [2]
    assert table.events("taken")[-1].actor == 2


def test_wild_flare_may_refuse_all_cards() -> None:
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08", "attack-04", "attack-20"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").lays("attack-40", "attack-08")
    table.says(0, "vulch.keep", "discard").says(0, "vulch.keep", "discard").encounter()
    assert (table.hand(0), table.hand(1)) == (["vulch-flare"], [])


def test_wild_flare_after_a_deal_and_not_without_cards() -> None:
    hands = {0: ["negotiate", "vulch-flare"], 1: ["negotiate", "attack-04", "attack-06"]}
    table = Cosmos("mirror", "clone", "zombie", hands={**hands, 2: ["attack-08"]}).lays("negotiate", "negotiate")
    table.will(0, "vulch-flare").to("deal", 0)
    table.offer(0, (1, "colony", 5)).says(1, "deal", "accept").encounter()
    assert table.hand(0) == ["attack-04", "vulch-flare"]
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").encounter()
    assert table.wants == [(0, "vulch-flare")]


def test_super_flare_leaves_own_discards_and_other_cards_alone() -> None:
    hands = {0: ["attack-10"], 1: ["reinforcement-2", "reinforcement-3"], 2: ["attack-04", "vulch-flare"]}
    table = Cosmos("trader", "clone", "vulch", hands=hands, top=["attack-20"] + ["negotiate"] * 7)
    table.will(2, "vulch-flare").encounter()
    assert table.wants == [(2, "vulch-flare")]


def test_wild_flare_does_not_tell_who_has_seen_the_hand_which_card_was_kept() -> None:
    hands = {0: ["attack-30", "vulch-flare"], 1: ["attack-08", "attack-10", "attack-12"], 2: ["attack-04"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).lays("attack-30", "attack-08")
    table.will(2, "mind").says(2, "mind.hand", "seat 1").will(0, "vulch-flare").says(0, "vulch.keep", "keep")
    table.to("second encounter")
    assert table.events("card kept")
    assert not [holder for _, holder in table.game.view(2).known if holder in (0, 1)]


@rule("cosmic:zap.2")
def test_zapped_earlier_in_the_encounter_it_salvages_nothing_more() -> None:
    hands = {0: ["attack-20", "plague"], 1: ["attack-04", "emotion-control"], 2: ["cosmic-zap", "attack-06"], 3: []}
    table = Cosmos("clone", "mirror", "tripler", "vulch", hands=hands).will(0, "plague").will(1, "emotion-control")
    table.says(0, "plague.victim", "seat 3").will(2, "cosmic-zap")
    table.to("deal")
    assert [event.actor for event in table.events("zapped")] == [3]
    assert table.hand(3) == []
    assert len(table.events("power")) == 1
