"""Machine: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def machine(*others: str, hand: list[str], destiny: list[int] | None = None) -> Cosmos:
    aliens = ("machine", *(others or ("clone", "mirror")))
    hands = {0: hand, 1: ["attack-40", "attack-30", "attack-23"]}
    return Cosmos(*aliens, hands=hands, destiny=destiny or [3, 4, 5]).lays("attack-04", "attack-40")


@rule("cosmic:turn.3")
def test_after_a_loss_another_encounter_follows_and_who_has_chosen_it_is_not_asked_again() -> None:
    table = machine(hand=["attack-04", "attack-06"]).will(0, "machine")
    table.to("encounter over", 0)
    table.to("aim")
    assert table.outcome() == DEFENSE_WINS
    assert len(table.events("round")) == 2
    assert "0 second encounter" not in table.prompts


def test_who_does_not_use_it_ends_the_turn_with_that() -> None:
    table = machine(hand=["attack-04", "attack-06"]).encounter()
    assert table.game.over
    assert table.prompts.count("0 encounter over") == 1


def test_without_an_encounter_card_in_hand_the_turn_ends() -> None:
    table = machine(hand=["attack-04", "card-zap"]).will(0, "machine").encounter()
    assert table.game.over
    assert not table.events("power")


def test_there_is_no_limit_of_two() -> None:
    hands = {0: ["attack-40", "attack-30", "attack-23", "attack-20"], 1: ["attack-04", "attack-01", "attack-00"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands, destiny=[3, 4, 5]).will(0, "machine", "machine")
    table.to("second encounter")  # the rules allow this one
    table.pick(0, "encounter").encounter()
    assert len(table.events("round")) == 4
    assert [event.rule for event in table.events("power")] == ["cosmic:timing.1"] * 2


def test_after_a_first_success_the_rules_allow_a_second_one_without_the_power() -> None:
    hands = {0: ["attack-40", "attack-30"], 1: ["attack-04", "attack-01"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands).will(0, "machine")
    table.to("second encounter")
    assert not table.events("power")


@rule("cosmic:zap.2")
def test_zapped_the_turn_ends_as_usual() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-40"], 2: ["cosmic-zap", "attack-08"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands).lays("attack-04", "attack-40")
    table.will(0, "machine").will(2, "cosmic-zap").encounter()
    assert table.events("zapped")
    assert table.game.over


@rule("cosmic:new-hand.2")
def test_a_turn_that_ended_for_want_of_a_card_does_not_go_on() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands)
    table.to("launch")
    table.game.discard += table.game.players[0].hand
    table.game.players[0].hand.clear()
    table.will(0, "machine").encounter()
    assert table.events("no encounter card")
    assert not table.events("power")


def test_in_the_technology_variant_a_later_encounter_may_be_given_up_for_a_technology() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-40"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands, techs={1: ["xenon-lasers"]})
    table.game.tech_deck = [3, 4, 5]
    table.lays("attack-04", "attack-40").will(0, "machine")
    assert [option.key for option in table.to("second encounter").options] == ["encounter", "new technology"]
    assert table.game.waiting()[0].rule == "cosmic:conflict.1"
    table.pick(0, "new technology")
    assert table.encounter().game.over
    assert len(table.game.players[0].techs) == 1


def test_wild_flare_allows_a_second_encounter_after_a_loss() -> None:
    hands = {0: ["attack-04", "attack-06", "machine-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).lays("attack-04", "attack-40").will(0, "machine-flare")
    table.to("encounter over", 0)
    table.to("aim")
    assert len(table.events("round")) == 2
    assert not table.events("new hand")


def test_wild_flare_without_encounter_cards_draws_a_new_hand_and_comes_back() -> None:
    hands = {0: ["attack-04", "card-zap", "machine-flare"], 1: ["attack-40"]}
    top = ["attack-06", "attack-08", "attack-10", "negotiate", "morph", "attack-12", "attack-14", "attack-20"]
    table = Cosmos("tripler", "mirror", "zombie", hands=hands, top=top).will(0, "machine-flare")
    table.to("encounter over", 0)
    table.to("aim")
    assert table.hand(0) == sorted([*top, "machine-flare"])
    assert table.conserved()


def test_wild_flare_grants_no_third_encounter() -> None:
    hands = {0: ["attack-40", "attack-04", "attack-06", "machine-flare"], 1: ["attack-10", "attack-30"]}
    table = Cosmos("tripler", "mirror", "zombie", hands=hands, destiny=[3, 4])
    table.says(0, "encounter card", "attack-06").says(0, "encounter card", "attack-04")
    table.says(1, "encounter card", "attack-10").says(1, "encounter card", "attack-30")
    table.to("second encounter")
    table.pick(0, "encounter")
    table.will(0, "machine-flare").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.game.over


def test_super_flare_draws_a_card_instead_of_freeing_a_ship() -> None:
    hands = {0: ["attack-04", "machine-flare"], 1: ["attack-40"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands, top=["attack-20"]).will(0, "machine-flare")
    lose_ships(table, 0, 2)
    table.to("launch")
    assert table.warp(0) == 2
    assert "attack-20" in table.hand(0)


def lose_ships(table: Cosmos, seat: int, number: int) -> None:
    table.game.colonies[seat * 5][seat] -= number
    table.game.players[seat].warp += number


def test_in_other_players_turns_it_does_nothing() -> None:
    for aliens in (("clone", "machine", "mirror"), ("clone", "mirror", "machine")):
        table = Cosmos(*aliens, hands={0: ["attack-04", "attack-06"], 1: ["attack-40", "attack-30"]})
        table.will(1, "machine").will(2, "machine").lays("attack-04", "attack-40").encounter()
        assert not table.events("power")
        assert table.game.over


def test_an_encounter_that_was_put_in_is_not_one_of_its_turn() -> None:
    hands = {0: ["attack-04", "attack-06", "attack-08"], 1: ["attack-40", "attack-30"]}
    table = Cosmos("machine", "clone", "mirror", hands=hands, destiny=[3, 4], techs={0: ["infinity-drive"]})
    table.says(0, "encounter card", "attack-04").says(0, "encounter card", "attack-06")
    table.says(1, "encounter card", "attack-40").says(1, "encounter card", "attack-30")
    table.to("encounter over", 0)
    table.pick(0, "infinity-drive")
    table.to("encounter over", 0)
    assert len(table.events("round")) == 2
    assert len(table.game.encounters) == 1
    assert "machine" in table.offered(0)


def test_wild_flare_is_for_the_offense_whose_turn_it_is() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-40", "machine-flare", "attack-30"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "machine-flare")
    assert not table.lays("attack-04", "attack-40").encounter().events("played")


def test_wild_flare_does_not_help_a_turn_that_ended_for_want_of_a_card() -> None:
    hands = {0: ["attack-04", "machine-flare"], 1: ["attack-40"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands)
    table.to("launch")
    card = next(card for card in table.game.players[0].hand if CARDS[card].key == "attack-04")
    table.game.players[0].hand.remove(card)
    table.game.discard.append(card)
    table.will(0, "machine-flare").encounter()
    assert table.events("no encounter card")
    assert not table.events("played")


def test_super_flare_draws_one_card_in_the_own_regroup_phase_only() -> None:
    hands = {0: ["attack-04", "machine-flare"], 1: ["attack-40", "attack-30"]}
    own = Cosmos("machine", "clone", "mirror", hands=hands).will(0, "machine-flare")
    lose_ships(own, 0, 2)
    own.to("launch")
    assert len(own.hand(0)) == 2 + 1
    other = Cosmos("machine", "clone", "mirror", hands=hands, offense=1, defense=2).will(0, "machine-flare")
    lose_ships(other, 0, 2)
    lose_ships(other, 1, 2)
    other.to("launch")
    assert not other.events("played")
