"""Clone: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def discarded(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]


def test_the_own_encounter_card_returns_to_the_hand() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(0, "clone").encounter()
    assert table.hand(0) == ["attack-20"]
    assert discarded(table) == ["attack-04"]


@rule("cosmic:zap.2")
def test_zapped_it_is_discarded() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["cosmic-zap"]}
    table = Cosmos("clone", "amoeba", "mirror", hands=hands).will(0, "clone").will(2, "cosmic-zap").encounter()
    assert table.hand(0) == []
    assert "attack-20" in discarded(table)


def test_compensation_comes_first_so_the_card_cannot_be_taken() -> None:
    hands = {0: ["attack-20", "attack-06"], 1: ["negotiate"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "clone").lays("attack-20", "negotiate").sends(1)
    table.encounter()
    assert table.hand(0) == ["attack-20"]
    assert table.hand(1) == ["attack-06"]


def test_after_the_sorcerers_swap_the_clone_keeps_the_card_it_ended_up_with() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("clone", "sorcerer", "mirror", hands=hands).will(0, "clone").will(1, "sorcerer").encounter()
    assert table.hand(0) == ["attack-04"]


def test_what_the_clone_keeps_the_filch_cannot_take() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("filch", "clone", "mirror", hands=hands).will(1, "clone").will(0, "filch").encounter()
    assert table.hand(1) == ["attack-20"]
    assert table.hand(0) == []


@rule("cosmic:cards.clone-flare.1")
def test_wild_flare_keeps_an_artifact_that_was_played_until_a_later_encounter() -> None:
    hands = {0: ["attack-20", "attack-08", "clone-flare", "cosmic-zap"], 1: ["attack-04", "attack-06"]}
    table = Cosmos("mirror", "tripler", "calculator", hands=hands, destiny=[3, 4]).sends(1)
    table.lays("attack-20", "attack-04").will(0, "cosmic-zap", "clone-flare").encounter()
    assert table.hand(0) == ["attack-08", "clone-flare", "cosmic-zap"]
    assert not discarded(table).count("cosmic-zap")
    table.answers.clear()
    table.will(0, "cosmic-zap").lays("attack-08", "attack-06").pick(0, "encounter").encounter()
    assert table.hand(0) == ["clone-flare"]
    assert "cosmic-zap" in discarded(table)


def test_an_artifact_kept_by_the_wild_flare_is_not_played_again_in_the_encounter() -> None:
    hands = {0: ["attack-20", "clone-flare", "cosmic-zap"], 1: ["attack-10"]}
    table = Cosmos("calculator", "tripler", "mirror", hands=hands).sends(1)
    table.will(0, "calculator", "cosmic-zap", "clone-flare", "cosmic-zap").encounter()
    assert table.totals() == (20 + 1, 30 + 4)  # the second zap would have met the Tripler
    assert table.hand(0) == ["clone-flare", "cosmic-zap"]


def test_wild_flare_does_not_keep_reinforcements() -> None:
    hands = {0: ["attack-20", "clone-flare", "reinforcement-5"], 1: ["attack-04"]}
    table = Cosmos("mirror", "zombie", "tripler", hands=hands).will(0, "reinforcement-5", "clone-flare").encounter()
    assert table.hand(0) == ["clone-flare"]
    assert "reinforcement-5" in discarded(table)


@rule("cosmic:cards.clone-flare.2")
def test_super_flare_doubles_the_compensation() -> None:
    hands = {0: ["negotiate", "clone-flare"], 1: ["attack-20", "attack-01", "attack-05", "attack-07", "attack-09"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).lays("negotiate", "attack-20").will(0, "clone-flare")
    table.says(0, "clone.cards", "cards 4").sends(2).encounter()
    assert len(table.hand(0)) == 1 + 4
    assert table.hand(1) == []


def test_super_flare_may_take_fewer_than_twice_and_no_more_than_there_are() -> None:
    hands = {0: ["negotiate", "clone-flare"], 1: ["attack-20", "attack-01", "attack-05", "attack-07", "attack-09"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).lays("negotiate", "attack-20").will(0, "clone-flare")
    asked = table.sends(2).to("clone.cards", 0)
    assert [option.id() for option in asked.options] == [3, 4]
    table.pick(0, "cards 3").encounter()
    assert len(table.hand(0)) == 1 + 3
    hands = {0: ["negotiate", "clone-flare"], 1: ["attack-20", "attack-01"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).lays("negotiate", "attack-20").will(0, "clone-flare")
    table.says(0, "clone.cards", "cards 6").sends(3).encounter()
    assert table.hand(0) == ["attack-01", "clone-flare"]


def test_an_artifact_kept_by_the_wild_flare_never_reaches_the_vulch() -> None:
    hands = {0: ["attack-20"], 1: ["attack-10", "clone-flare", "cosmic-zap"], 2: []}
    table = Cosmos("calculator", "mirror", "vulch", hands=hands).will(0, "calculator").sends(1)
    table.will(1, "cosmic-zap", "clone-flare").encounter()
    assert table.hand(1) == ["clone-flare", "cosmic-zap"]
    assert table.hand(2) == []


def test_a_card_never_shown_returns_face_down() -> None:
    hands = {0: ["attack-20"], 1: ["attack-10"]}
    table = Cosmos("clone", "mirror", "fodder", hands=hands, researching={1: {"gluon-mines": 2}}).will(0, "clone")
    table.will(1, "gluon-mines").sends(1).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.hand(0) == ["attack-20"]
    assert [event.secret for event in table.game.log_for(2) if event.kind == "replicated"] == [()]
    assert table.game.view(2).known == ()


def test_super_flare_doubles_nothing_where_the_wild_hacker_has_forbidden_compensation() -> None:
    hands = {0: ["attack-20", "attack-01", "hacker-flare"], 1: ["negotiate", "clone-flare"]}
    table = Cosmos("mirror", "clone", "tripler", hands=hands).lays("attack-20", "negotiate").sends(1)
    table.will(0, "hacker-flare").will(1, "clone-flare").encounter()
    assert table.hand(1) == ["clone-flare"]
    assert "1 clone.cards" not in table.prompts


def test_whoever_takes_no_part_keeps_nothing() -> None:
    table = Cosmos("mirror", "fodder", "clone").will(2, "clone").encounter()
    assert not table.events("power")


def test_whoever_laid_a_card_that_was_swapped_still_knows_it() -> None:
    hands = {0: ["attack-20"], 1: ["attack-10"]}
    table = Cosmos("clone", "sorcerer", "fodder", hands=hands, researching={1: {"gluon-mines": 2}}).will(0, "clone")
    table.will(1, "sorcerer", "gluon-mines").sends(1).encounter()
    assert table.hand(0) == ["attack-10"]
    assert len(table.game.view(1).known) == 1
    assert table.game.view(2).known == ()


def test_super_flare_doubles_a_single_card_too_but_nobody_elses_compensation() -> None:
    hands = {0: ["negotiate", "clone-flare"], 1: ["attack-20", "attack-01", "attack-05", "attack-07"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).lays("negotiate", "attack-20").will(0, "clone-flare")
    assert len(table.sends(1).encounter().hand(0)) == 1 + 2
    hands = {0: ["negotiate"], 1: ["attack-20", "attack-01", "attack-05", "clone-flare"]}
    table = Cosmos("fodder", "clone", "tripler", hands=hands).lays("negotiate", "attack-20").will(1, "clone-flare")
    assert len(table.sends(1).encounter().hand(0)) == 1


def test_who_may_cancel_the_super_flare_is_told_how_many_cards_it_claims() -> None:
    hands = {0: ["negotiate", "clone-flare"], 1: ["attack-10", *["attack-06"] * 3], 2: ["card-zap"]}
    table = Cosmos("clone", "mirror", "trader", hands=hands).sends(2).lays("negotiate", "attack-10")
    table.will(0, "clone-flare").says(0, "clone.cards", "cards 3").to("card played", 2)
    assert [event.values for event in table.events("wants more")] == [(3,)]
