"""Emotion Control, Force Field, Ionic Gas, Mobius Tubes, Plague and Quash."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS, NUMBERS
from orrery.cosmic.encounter import FAILED_DEAL, OFFENSE_WINS, UNINVOLVED
from orrery.cosmic.rules.terms import CARD, COLONY
from orrery.kernel.decision import Choice, Form
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")  # they pass unless told otherwise


# -- Emotion Control ---------------------------------------------------------------------------------------------------


@cite.card("cosmic:emotion-control")
@rule("cosmic:artifacts.1", "cosmic:artifacts.2")
def test_emotion_control_turns_attacks_into_negotiates() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["emotion-control", "attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).will(2, "emotion-control").sends(2)
    talks = table.to("deal")
    assert talks.seat == 0
    assert table.game.now().faces == [-1, -1]
    assert table.hand(2) == ["attack-05"]


def test_emotion_control_turns_a_morph_that_copied_an_attack() -> None:
    hands = {0: ["attack-30"], 1: ["morph"], 2: ["emotion-control", "attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).will(2, "emotion-control").sends(2)
    table.to("deal")
    assert table.game.now().faces == [-1, -1]


def test_emotion_control_sends_allies_home_and_leaves_no_compensation() -> None:
    hands = {0: ["attack-30"], 1: ["negotiate"], 2: ["attack-05"], 3: ["emotion-control", "attack-06"]}
    table = Cosmos(*QUIET, hands=hands).invites(0, 2).joins(2, "offense", 2).will(3, "emotion-control").sends(2)
    table.to("deal")
    assert sum(table.ships(2).values()) == 20
    table.encounter()
    assert not table.events("given")


def test_emotion_control_meets_an_attack_of_nothing() -> None:
    hands = {0: ["attack-00"], 1: ["negotiate"], 2: ["emotion-control", "attack-05"]}
    Cosmos(*QUIET[:3], hands=hands).will(2, "emotion-control").sends(2).to("deal")


def test_emotion_control_leaves_a_deal_where_one_side_had_come_to_talk() -> None:
    hands = {0: ["negotiate"], 1: ["attack-15"], 2: ["emotion-control", "attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).will(2, "emotion-control").sends(2)
    table.to("deal")
    assert [event.actor for event in table.events("calmed")] == [2]


def test_emotion_control_is_not_offered_when_nobody_shows_an_attack() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["emotion-control", "attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).will(2, "emotion-control").sends(2).encounter()
    assert "emotion-control" in table.hand(2)


# -- Force Field -------------------------------------------------------------------------------------------------------


@cite.card("cosmic:force-field")
def test_force_field_sends_the_named_allies_home() -> None:
    hands = {0: ["attack-08", "force-field"], 1: ["attack-06"], 2: ["attack-05"], 3: ["attack-04"]}
    table = Cosmos(*QUIET, hands=hands).sends(2).invites(0, 2).invites(1, 3)
    table.joins(2, "offense", 3).joins(3, "defense", 4).will(0, "force-field")
    table.says(0, "force-field.allies", "seat 3").encounter()
    assert table.totals() == (8 + 2 + 3, 6 + 4)
    assert sum(table.ships(3).values()) == 20


def test_force_field_may_send_all_allies_home_and_they_are_allies_no_more() -> None:
    hands = {0: ["attack-08", "force-field"], 1: ["attack-06"], 2: ["attack-05"], 3: ["attack-04"]}
    table = Cosmos(*QUIET, hands=hands).sends(2).invites(0, 2).invites(1, 3)
    table.joins(2, "offense", 3).joins(3, "defense", 4).will(0, "force-field")
    table.says(0, "force-field.allies", "seat 2", "seat 3").to("before cards")
    assert table.game.now().sides[2:] == [UNINVOLVED, UNINVOLVED]
    assert (sum(table.ships(2).values()), sum(table.ships(3).values())) == (20, 20)
    assert [event.actor for event in table.events("shut out")] == [2, 3]
    table.encounter()
    assert table.totals() == (8 + 2, 6 + 4)
    assert not [planet for planet in table.ships(2) if planet // 5 == 1]


def test_force_field_needs_an_alliance() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-08", "force-field"]}).will(0, "force-field").sends(1).encounter()
    assert "force-field" in table.hand(0)


def test_card_zap_keeps_the_allies_in_spite_of_a_force_field() -> None:
    hands = {0: ["attack-08", "force-field"], 1: ["attack-06"], 2: ["attack-05"], 3: ["attack-04", "card-zap"]}
    table = Cosmos(*QUIET, hands=hands).sends(2).invites(1, 3).joins(3, "defense", 4)
    table.will(0, "force-field").will(3, "card-zap").encounter()
    assert table.totals() == (8 + 2, 6 + 4 + 4)


def test_whom_a_force_field_has_sent_home_cannot_come_back() -> None:
    hands = {0: ["attack-08", "force-field"], 1: ["attack-06"], 2: ["attack-05", "fodder-flare"], 3: ["attack-04"]}
    table = Cosmos(*QUIET, hands=hands).sends(2).invites(0, 2).joins(2, "offense", 3)
    table.will(0, "force-field").will(2, "fodder-flare").encounter()
    assert table.totals() == (8 + 2, 6 + 4)
    free = Cosmos(*QUIET, hands=hands).sends(2).invites(0, 2).will(2, "fodder-flare").encounter()
    assert free.totals() == (8 + 2 + 1, 6 + 4)


# -- Ionic Gas ---------------------------------------------------------------------------------------------------------


@cite.card("cosmic:ionic-gas")
@rule("cosmic:rewards.5")
def test_ionic_gas_stops_rewards() -> None:
    hands = {0: ["attack-04"], 1: ["attack-30"], 2: ["attack-05"], 3: ["ionic-gas", "attack-06"]}
    table = Cosmos(*QUIET, hands=hands).sends(2).invites(1, 2).joins(2, "defense", 3).will(3, "ionic-gas").encounter()
    assert not table.events("reward")
    assert table.hand(2) == ["attack-05"]
    assert sum(table.ships(2).values()) == 20
    assert table.warp(0) == 2


@cite.card("cosmic:ionic-gas")
def test_ionic_gas_stops_compensation() -> None:
    hands = {0: ["attack-04", "attack-06", "attack-07"], 1: ["negotiate"], 2: ["ionic-gas", "attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("attack-04", "negotiate").sends(2).will(2, "ionic-gas").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.warp(1) == 4
    assert table.hand(1) == []


def test_without_ionic_gas_both_are_paid() -> None:
    hands = {0: ["attack-04", "attack-06", "attack-07"], 1: ["negotiate"], 2: ["attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("attack-04", "negotiate").sends(2).encounter()
    assert table.hand(1) == ["attack-06", "attack-07"]


def test_ionic_gas_leaves_the_colonies_of_offensive_allies() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["attack-05", "ionic-gas"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(2, 5).invites(0, 2).joins(2, "offense", 1).will(2, "ionic-gas")
    table.encounter()
    assert table.ships(2)[5] == 1
    assert table.hand(2) == ["attack-05"]


# -- Mobius Tubes ------------------------------------------------------------------------------------------------------


@cite.card("cosmic:mobius-tubes")
def test_mobius_tubes_free_everybody() -> None:
    table = warped(Cosmos(*QUIET[:3], hands={0: ["attack-08", "mobius-tubes"]}), 3).will(0, "mobius-tubes")
    table.to("launch")
    assert [table.warp(seat) for seat in range(3)] == [0, 0, 0]
    assert [sum(table.ships(seat).values()) for seat in range(3)] == [20, 20, 20]


def test_only_the_offense_plays_mobius_tubes() -> None:
    table = warped(Cosmos(*QUIET[:3], hands={1: ["attack-08", "mobius-tubes"]}), 3).will(1, "mobius-tubes")
    table.to("launch")
    assert table.warp(1) == 3
    assert "mobius-tubes" in table.hand(1)


def test_who_has_no_colony_leaves_the_ships_in_the_warp() -> None:
    table = warped(Cosmos(*QUIET[:3], hands={0: ["attack-08", "mobius-tubes"]}), 3).will(0, "mobius-tubes")
    for planet in table.game.colonies:
        table.game.players[2].warp += planet[2]
        planet[2] = 0
    table.to("launch")
    assert table.warp(2) == 20
    assert table.warp(1) == 0


def warped(table: Cosmos, number: int) -> Cosmos:
    """Everybody has some ships in the warp."""
    for seat in range(table.game.seats):
        table.game.colonies[seat * 5][seat] -= number
        table.game.players[seat].warp += number
    return table


# -- Plague ------------------------------------------------------------------------------------------------------------


@cite.card("cosmic:plague")
@rule("cosmic:card-types.1")
def test_plague_takes_three_ships_and_a_card_of_each_type() -> None:
    sick = ["attack-06", "attack-08", "negotiate", "morph", "reinforcement-2", "cosmic-zap", "tripler-flare"]
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10", "plague"], 1: sick}).will(0, "plague")
    table.says(0, "plague.victim", "seat 1").says(1, "plague.discard", "attack-08")
    table.says(1, "lose ships", "planet 5", "planet 6", "planet 7").to("launch")
    assert table.hand(1) == ["attack-06"]
    assert table.warp(1) == 3
    assert table.ships(1) == {5: 3, 6: 3, 7: 3, 8: 4, 9: 4}
    thrown = sorted(CARDS[card].key for card in table.game.discard)
    assert thrown == sorted([*sick[1:], "plague"])


def test_plague_may_strike_its_own_player_and_takes_what_there_is() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10", "attack-08", "plague"]}).will(0, "plague")
    for planet in range(1, 5):
        table.game.colonies[planet][0] = 0
        table.game.players[0].warp += 4
    table.game.colonies[0][0] = 2
    table.game.players[0].warp += 2
    table.says(0, "plague.victim", "seat 0").says(0, "plague.discard", "attack-10").to("aim")
    assert table.hand(0) == ["attack-08"]
    assert table.game.players[0].gate == 1  # the regroup ship of a player without colonies


def test_plague_passes_over_types_that_are_not_held() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10", "plague"], 1: ["attack-06", "morph", "cosmic-zap"]})
    table.will(0, "plague").says(0, "plague.victim", "seat 1").to("launch")
    assert table.hand(1) == []


def test_a_zapped_plague_strikes_nobody() -> None:
    hands = {0: ["attack-10", "plague"], 1: ["attack-08", "card-zap"]}
    table = Cosmos(*QUIET[:3], hands=hands).will(0, "plague").says(0, "plague.victim", "seat 1").will(1, "card-zap")
    table.to("launch")
    assert table.warp(1) == 0
    assert table.hand(1) == ["attack-08"]


# -- Quash -------------------------------------------------------------------------------------------------------------


def agreed(hands: dict[int, list[str]], *gifts: tuple[int, str, int]) -> Cosmos:
    """Both main players have shown a negotiate, and the offense has made an offer."""
    table = Cosmos(*QUIET[:3], hands=hands).sends(2).lays("negotiate", "negotiate")
    table.to("deal")
    table.game.answer(Choice(0, (), Form(gifts)))
    table.says(1, "deal", "accept")
    return table


@cite.card("cosmic:quash")
@rule("cosmic:resolution.deal-failed.1")
def test_quash_calls_a_deal_off_and_both_pay() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["quash", "attack-04"]}
    table = agreed(hands, (0, COLONY, 0), (1, COLONY, 5)).will(2, "quash").encounter()
    assert table.game.foreign_colonies(0) == table.game.foreign_colonies(1) == 0
    assert table.warp(0) == table.warp(1) == 3
    assert "0 second encounter" not in table.prompts
    assert table.events("quashed")
    assert table.hand(2) == ["attack-04"]


def test_a_quashed_deal_is_a_failed_deal() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["quash", "attack-04"]}
    table = agreed(hands, (0, COLONY, 0)).will(2, "quash")
    table.to("lose ships")
    assert table.game.now().outcome == FAILED_DEAL


def test_card_zap_saves_the_deal_even_if_it_was_promised_itself() -> None:
    hands = {0: ["negotiate", "card-zap"], 1: ["negotiate"], 2: ["quash", "attack-04"]}
    table = agreed(hands, (0, CARD, NUMBERS["card-zap"][0]), (1, COLONY, 5)).will(2, "quash").will(0, "card-zap")
    table.encounter()
    assert table.game.foreign_colonies(0) == 1
    assert table.hand(1) == []
    assert table.warp(1) == 0


def test_nobody_quashes_a_deal_that_failed_by_itself() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["quash", "attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(2).will(2, "quash").encounter()
    assert "quash" in table.hand(2)


def test_ionic_gas_is_not_offered_after_a_deal() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"], 2: ["ionic-gas", "attack-05"]}
    for last in ("end talks", "accept"):
        table = Cosmos(*QUIET[:3], hands=hands).will(2, "ionic-gas")
        table.to("deal")
        if last == "accept":
            table.offer(0, (0, "colony", 0), (1, "colony", 5))
            table.pick(1, "accept")
        else:
            table.pick(0, "end talks")
        table.encounter()
        assert table.hand(2) == ["attack-05", "ionic-gas"]
