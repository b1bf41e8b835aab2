"""Hacker: its power in both directions, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos

PAYING = ["attack-20", "attack-06", "attack-08", "attack-10"]
HANDS = {0: ["negotiate"], 1: PAYING, 2: ["attack-30", "attack-12"]}


def owed(*aliens: str, hands: dict[int, list[str]] | None = None, ships: int = 2) -> Cosmos:
    """The offense came to negotiate and loses its ships."""
    return Cosmos(*aliens, hands=hands or HANDS).sends(ships).lays("negotiate", "attack-20")


def test_it_picks_the_cards_of_the_player_it_names() -> None:
    table = owed("hacker", "clone", "mirror").will(0, "hacker").says(0, "hacker.who pays", "seat 1")
    assert table.to("pick compensation").most == 2
    table.pick(0, "attack-10", "attack-06").encounter()
    assert table.hand(0) == ["attack-06", "attack-10"]


def test_the_payer_need_not_be_the_opponent() -> None:
    table = owed("hacker", "clone", "mirror").will(0, "hacker").says(0, "hacker.who pays", "seat 2").encounter()
    assert table.hand(0) == ["attack-12", "attack-30"]
    assert table.hand(2) == []
    assert len(table.hand(1)) == 3


def test_the_payer_may_be_an_ally() -> None:
    table = owed("hacker", "clone", "mirror", ships=1).invites(0, 2).joins(2, "offense")
    table.will(0, "hacker").says(0, "hacker.who pays", "seat 2").says(0, "pick compensation", "attack-30").encounter()
    assert table.hand(0) == ["attack-30"]


def test_when_it_pays_it_picks_the_cards_that_go() -> None:
    table = owed("clone", "hacker", "mirror").will(1, "hacker").says(1, "pick compensation", "attack-06", "attack-08")
    assert table.encounter().hand(0) == ["attack-06", "attack-08"]


@rule("cosmic:zap.2", "cosmic:compensation.1")
def test_zapped_the_cards_are_drawn_blindly_from_the_opponent() -> None:
    hands = {**HANDS, 2: ["attack-30", "cosmic-zap"]}
    table = owed("hacker", "clone", "mirror", hands=hands).will(0, "hacker").will(2, "cosmic-zap")
    table.says(0, "hacker.who pays", "seat 2").encounter()
    assert not table.events("looked")
    assert len(table.hand(0)) == 2
    assert len(table.hand(1)) == 1  # three were left, two are gone


def test_zapped_as_payer_the_opponent_draws_blindly() -> None:
    hands = {**HANDS, 2: ["attack-30", "cosmic-zap"]}
    table = owed("clone", "hacker", "mirror", hands=hands).will(1, "hacker").will(2, "cosmic-zap").encounter()
    assert "1 pick compensation" not in table.prompts
    assert len(table.hand(0)) == 2


def test_nobody_else_learns_which_cards_it_saw_or_took() -> None:
    table = owed("hacker", "clone", "mirror", "tripler").will(0, "hacker").says(0, "hacker.who pays", "seat 1")
    table.encounter()
    seen = [event.secret for event in table.game.log_for(3) if event.kind in ("looked", "given")]
    assert seen == [(), ()]


def test_with_fewer_cards_than_owed_the_named_player_pays_the_whole_hand() -> None:
    table = owed("hacker", "clone", "mirror", ships=4).will(0, "hacker").says(0, "hacker.who pays", "seat 2")
    table.encounter()
    assert table.hand(0) == ["attack-12", "attack-30"]


def test_wild_flare_the_opponent_takes_nothing_from_you() -> None:
    hands = {**HANDS, 1: [*PAYING, "hacker-flare"]}
    table = owed("clone", "mirror", "zombie", hands=hands).will(1, "hacker-flare").encounter()
    assert table.hand(0) == []
    assert "hacker-flare" in table.hand(1)


def test_wild_flare_stops_the_hacker_unless_it_has_named_another() -> None:
    hands = {**HANDS, 1: [*PAYING, "hacker-flare"]}
    table = owed("hacker", "mirror", "zombie", hands=hands).will(0, "hacker").says(0, "hacker.who pays", "seat 1")
    assert table.will(1, "hacker-flare").encounter().hand(0) == []
    table = owed("hacker", "mirror", "zombie", hands=hands).will(0, "hacker").says(0, "hacker.who pays", "seat 2")
    assert table.will(1, "hacker-flare").encounter().hand(0) == ["attack-12", "attack-30"]


def test_super_flare_gives_back_up_to_as_many_cards_of_choice() -> None:
    hands = {**HANDS, 0: ["negotiate", "attack-00", "hacker-flare"]}
    table = owed("hacker", "clone", "mirror", hands=hands).will(0, "hacker", "hacker-flare")
    table.says(0, "hacker.who pays", "seat 2").says(0, "hacker.give back", "attack-00", "attack-12").encounter()
    assert table.hand(0) == ["attack-30", "hacker-flare"]
    assert table.hand(2) == ["attack-00", "attack-12"]


def test_super_flare_needs_the_power_to_have_named_the_payer() -> None:
    hands = {**HANDS, 0: ["negotiate", "attack-00", "hacker-flare"]}
    table = owed("hacker", "clone", "mirror", hands=hands).will(0, "hacker-flare").encounter()
    assert not table.events("played")


def test_who_takes_no_part_hacks_nothing() -> None:
    table = owed("clone", "mirror", "hacker").will(2, "hacker").encounter()
    assert not table.events("power")


def test_once_the_compensation_is_refused_there_is_nothing_left_to_hack() -> None:
    hands = {0: ["attack-20", "attack-06", "hacker-flare"], 1: ["negotiate", "attack-04"], 2: ["attack-30"]}
    table = Cosmos("clone", "hacker", "mirror", hands=hands).lays("attack-20", "negotiate")
    table.will(0, "hacker-flare").will(1, "hacker").encounter()
    assert table.events("no compensation")[0].actor == 0
    assert not table.events("power")
    assert table.hand(1) == ["attack-04"]


def test_the_payer_is_named_before_the_hand_is_seen() -> None:
    table = owed("hacker", "clone", "mirror").will(0, "hacker").says(0, "hacker.who pays", "seat 2").encounter()
    assert table.events("payer named")[0].values == (2,)
    assert table.events("looked")[0].values[0] == 2


def test_nobody_without_cards_can_be_named() -> None:
    table = owed("hacker", "clone", "mirror", "tripler", hands={**HANDS, 2: []}).will(0, "hacker")
    assert [option.id() for option in table.to("hacker.who pays").options] == [1, 3]


def test_super_flare_may_give_back_nothing() -> None:
    hands = {**HANDS, 0: ["negotiate", "hacker-flare"]}
    table = owed("hacker", "clone", "mirror", hands=hands).will(0, "hacker", "hacker-flare")
    decision = table.to("hacker.give back")
    assert (decision.least, decision.most) == (0, 2)


def test_who_may_zap_is_told_who_is_to_pay() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", "attack-06"], 2: ["cosmic-zap", "attack-08"]}
    table = Cosmos("hacker", "mirror", "trader", hands=hands).sends(1).lays("negotiate", "attack-10")
    table.will(0, "hacker").says(0, "hacker.who pays", "seat 2").to("power used", 2)
    assert [event.values for event in table.events("payer named")] == [(2,)]
    assert table.hand(2) == ["attack-08", "cosmic-zap"]
