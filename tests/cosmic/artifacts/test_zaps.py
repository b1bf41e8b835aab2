"""Cosmic Zap and Card Zap, and chains of them."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator")  # they pass unless told otherwise


@cite.card("cosmic:cosmic-zap")
@rule("cosmic:zap.1", "cosmic:zap.2", "cosmic:artifacts.2")
def test_cosmic_zap_cancels_the_use_and_the_power_stays_off() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("tripler", *QUIET[1:], hands=hands).will(2, "cosmic-zap").sends(1).encounter()
    assert table.totals() == (8 + 1, 20 + 4)
    assert [event.values[0] for event in table.events("zapped")] == [ALIEN["tripler"]]
    assert table.hand(2) == ["attack-04"]


@rule("cosmic:zap.2")
def test_the_zap_ends_with_the_encounter() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-04", "attack-05"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("tripler", *QUIET[1:], hands=hands, destiny=[3, 4]).will(2, "cosmic-zap").sends(4)
    table.lays("attack-10", "attack-04").encounter()
    assert table.totals() == (10 + 4, 4 + 4)
    table.answers.clear()
    table.says(0, "second encounter", "encounter").says(0, "launch", "ship").lays("attack-08", "attack-05")
    table.to("second encounter")
    table.answer_one()
    while len(table.events("totals")) < 2:
        table.answer_one()
    assert table.totals()[0] == 8 * 3 + 1


def test_cosmic_zap_may_meet_ones_own_power() -> None:
    hands = {0: ["attack-20", "cosmic-zap"], 1: ["attack-04"]}
    table = Cosmos("tripler", *QUIET[1:], hands=hands).will(0, "cosmic-zap").sends(1).encounter()
    assert table.totals() == (20 + 1, 4 + 4)


@cite.card("cosmic:card-zap")
@rule("cosmic:cards.card-zap.1")
def test_card_zap_cancels_a_cosmic_zap() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20", "card-zap"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("tripler", *QUIET[1:], hands=hands).will(2, "cosmic-zap").will(1, "card-zap").sends(1).encounter()
    assert table.totals() == (24 + 1, 20 + 4)
    assert not table.events("zapped")
    assert table.hand(1) == []
    assert table.hand(2) == ["attack-04"]


@rule("cosmic:cards.card-zap.1")
def test_card_zap_on_the_card_zap_lets_the_cosmic_zap_through() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20", "card-zap"], 2: ["cosmic-zap", "card-zap", "attack-04"]}
    table = Cosmos("tripler", *QUIET[1:], hands=hands).will(2, "cosmic-zap", "card-zap").will(1, "card-zap")
    table.sends(1).encounter()
    assert table.totals() == (8 + 1, 20 + 4)
    assert len(table.events("zapped")) == 1
    assert table.hand(2) == ["attack-04"]


@cite.card("cosmic:card-zap")
@rule("cosmic:cards.card-zap.1", "cosmic:flares.2")
def test_card_zap_meets_a_flare_which_is_discarded() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20"], 2: ["card-zap", "attack-05"]}
    table = (
        Cosmos("sorcerer", *QUIET[1:], hands=hands).will(0, "tripler-flare").will(2, "card-zap").sends(4).encounter()
    )
    assert table.totals() == (4 + 4, 20 + 4)
    assert table.hand(0) == []
    assert table.hand(2) == ["attack-05"]


@rule("cosmic:flares.4")
def test_a_zapped_flare_was_the_flare_of_its_player() -> None:
    hands = {0: ["attack-04", "tripler-flare", "sorcerer-flare"], 1: ["attack-20"], 2: ["card-zap", "attack-05"]}
    table = Cosmos("mirror", *QUIET[1:], hands=hands).will(0, "sorcerer-flare", "tripler-flare").will(2, "card-zap")
    table.sends(4).encounter()
    assert table.totals() == (4 + 4, 20 + 4)
    assert table.hand(0) == ["tripler-flare"]
    assert not table.events("powers swapped")


@rule("cosmic:reinforcements.4")
def test_no_card_zap_meets_a_reinforcement() -> None:
    hands = {0: ["attack-04", "reinforcement-5"], 1: ["attack-20"], 2: ["card-zap", "attack-05"]}
    table = Cosmos("mirror", *QUIET[1:], hands=hands).will(0, "reinforcement-5").will(2, "card-zap")
    table.says(0, "reinforce side", "side 1").sends(4).encounter()
    assert table.totals() == (4 + 4 + 5, 20 + 4)
    assert table.hand(2) == ["attack-05", "card-zap"]


@rule("cosmic:zap.3", "cosmic:zap.1")
def test_nothing_can_be_zapped_while_no_power_is_used() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["cosmic-zap", "card-zap", "attack-04"]}
    table = Cosmos("mirror", *QUIET[1:], hands=hands).will(2, "cosmic-zap", "card-zap").sends(1).encounter()
    assert table.hand(2) == ["attack-04", "card-zap", "cosmic-zap"]
