"""Human: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS, flare_of
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

ATTACKS = {0: ["attack-10"], 1: ["attack-20"]}


def test_four_are_added_to_its_side_as_main_player() -> None:
    assert Cosmos("human", "clone", "mirror", hands=ATTACKS).sends(2).encounter().totals() == (10 + 2 + 4, 20 + 4)
    assert Cosmos("clone", "human", "mirror", hands=ATTACKS).sends(2).encounter().totals() == (10 + 2, 20 + 4 + 4)


def test_four_are_added_to_its_side_as_ally() -> None:
    table = Cosmos("clone", "mirror", "human", hands=ATTACKS).sends(2).invites(0, 2).joins(2, "offense").encounter()
    assert table.totals() == (10 + 2 + 1 + 4, 20 + 4)


def test_nothing_is_added_when_it_takes_no_part() -> None:
    assert Cosmos("clone", "mirror", "human", hands=ATTACKS).sends(2).encounter().totals() == (10 + 2, 20 + 4)


@rule("cosmic:zap.2")
def test_zapped_its_side_wins_whatever_the_totals() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("human", "clone", "mirror", hands=hands).will(2, "cosmic-zap").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert not table.events("totals")


def test_zapped_with_two_negotiates_its_side_wins_and_there_is_no_deal() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("clone", "human", "mirror", hands=hands).will(2, "cosmic-zap").encounter()
    assert table.outcome() == DEFENSE_WINS
    plain = Cosmos("clone", "human", "mirror", hands={0: ["negotiate"], 1: ["negotiate"]}).encounter()
    assert plain.events("outcome")[0].values == (DEAL,)


def test_zapped_as_an_ally_it_wins_for_its_side() -> None:
    hands = {0: ["attack-04", "cosmic-zap"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "human", hands=hands).will(0, "cosmic-zap")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.ships(2)[5] == 1


def test_an_upset_is_applied_after_the_zap() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("human", "loser", "mirror", hands=hands).will(1, "loser")
    table.to("before cards", 1)
    table.pick(1, "loser")
    table.to("power used", 2)
    table.pick(2, "pass")
    table.will(2, "cosmic-zap").encounter()
    assert table.outcome() == DEFENSE_WINS


@rule("cosmic:timing.2")
def test_if_a_pacifist_would_win_outright_too_the_order_of_play_decides() -> None:
    zap = {2: ["cosmic-zap", "attack-06"]}
    first = Cosmos("human", "pacifist", "mirror", hands={0: ["attack-04"], 1: ["negotiate"], **zap})
    assert first.will(2, "cosmic-zap").encounter().outcome() == OFFENSE_WINS
    second = Cosmos("pacifist", "human", "mirror", hands={0: ["negotiate"], 1: ["attack-04"], **zap})
    assert second.will(2, "cosmic-zap").encounter().outcome() == OFFENSE_WINS
    assert second.events("humanity wins")


def test_wild_flare_makes_the_own_card_an_attack_42_and_goes_to_the_human() -> None:
    hands = {0: ["negotiate", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "human", hands=hands).will(0, "human-flare").sends(1).encounter()
    assert table.totals() == (42 + 1, 20 + 4)
    assert "human-flare" in table.hand(2)
    assert "human-flare" not in table.hand(0)


def test_wild_flare_is_discarded_if_nobody_is_the_human() -> None:
    hands = {0: ["attack-04", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "human-flare").encounter()
    assert "human-flare" not in table.hand(0)
    assert [event.values[0] for event in table.events("discarded")][:1] == [table.events("played")[0].values[0]]


def test_wild_flare_does_not_work_against_the_human() -> None:
    hands = {0: ["attack-04", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "human", "zombie", hands=hands).will(0, "human-flare").encounter()
    assert table.totals() == (4 + 1, 20 + 4 + 4)
    assert "human-flare" in table.hand(0)


def test_super_flare_adds_eight_instead_of_four() -> None:
    hands = {0: ["attack-10", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("human", "clone", "mirror", hands=hands)
    table.to("power used", 0)
    table.pick(0, "pass")
    table.will(0, "human-flare").encounter()
    assert table.totals() == (10 + 1 + 8, 20 + 4)
    assert "human-flare" in table.hand(0)


def test_super_flare_may_zap_the_own_power_and_is_discarded() -> None:
    hands = {0: ["attack-04", "human-flare"], 1: ["attack-40"]}
    table = Cosmos("human", "clone", "mirror", hands=hands).will(0, "human-flare").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert "human-flare" not in table.hand(0)


def test_a_card_zap_on_the_super_flare_leaves_the_power_its_four() -> None:
    hands = {0: ["attack-10", "human-flare"], 1: ["attack-20", "card-zap"]}
    table = Cosmos("human", "clone", "mirror", hands=hands).will(0, "human-flare").will(1, "card-zap").encounter()
    assert table.totals() == (10 + 1 + 4, 20 + 4)


def test_the_log_says_that_the_card_became_an_attack_42() -> None:
    hands = {0: ["negotiate", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "human", hands=hands).will(0, "human-flare").encounter()
    assert [event.actor for event in table.events("attack 42")] == [0]


def test_a_flare_that_zapped_its_own_power_lies_on_the_discard_pile() -> None:
    hands = {0: ["attack-04", "human-flare"], 1: ["attack-40"]}
    table = Cosmos("human", "clone", "mirror", hands=hands).will(0, "human-flare").encounter()
    assert "human-flare" in [CARDS[card].key for card in table.game.discard]


def test_a_flare_that_anti_matter_stops_comes_back_to_its_player() -> None:
    wild = {0: ["attack-04", "human-flare"], 1: ["attack-40", "anti-matter-flare"]}
    table = Cosmos("clone", "mirror", "human", hands=wild).will(0, "human-flare").will(1, "anti-matter-flare")
    table.encounter()
    assert table.totals() == (4 + 1, 40 + 4)
    assert "human-flare" in table.hand(0)
    own = {0: ["attack-04", "human-flare"], 1: ["attack-40", "anti-matter-flare"]}
    table = Cosmos("human", "anti-matter", "mirror", hands=own).will(0, "human-flare").will(1, "anti-matter-flare")
    table.encounter()
    assert not table.events("humanity wins")
    assert "human-flare" in table.hand(0)


def test_wild_flare_is_for_main_players() -> None:
    hands = {**ATTACKS, 2: ["human-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "human-flare").encounter()
    assert not table.events("played")


@rule("cosmic:variant.hidden-powers.1")
def test_a_hidden_human_does_not_get_the_wild_flare() -> None:
    hands = {0: ["attack-04", "human-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "human", hands=hands, hidden=True).will(0, "human-flare").encounter()
    assert "human-flare" not in table.hand(2)
    assert flare_of(ALIEN["human"]) in table.game.discard
