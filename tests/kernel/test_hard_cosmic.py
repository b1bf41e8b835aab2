"""The encounter's hard cases: zaps of zaps, duties and offers in one window, effects that end, deals, nesting."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.decision import PASS, Choice, Form, Refused
from orrery.kernel.laws import random_choice
from orrery.kernel.loading import load
from orrery.kernel.rng import seeded
from support.minigames.cosmic import (
    Cosmic,
    Deal,
    Encounter,
    Encounters,
    PlayArtifact,
    Surged,
    UsePower,
    Zapped,
    encounter,
    may_use_power,
    total,
)
from support.play import answer, asked, fill_in, log

POWER_ZAP, OTHER_POWER_ZAP = 45, 46
CARD_ZAP, OTHER_CARD_ZAP, THIRD_CARD_ZAP = 55, 56, 57


def table(powers: list[str], hands: list[list[int]]) -> Cosmic:
    used = {card for hand in hands for card in hand}
    deck = [card for card in range(60) if card not in used]
    seats = len(hands)
    return Cosmic(seats, powers, deck, [], hands, [[] for _ in hands], [0] * seats)


def cards_laid(powers: list[str], hands: list[list[int]]) -> Cosmic:
    """Seat 0 attacks seat 1; both have laid the first card of their hands."""
    first = [hand[0] for hand in hands]
    game = table(powers, hands)
    game.begin(Encounters())
    for decision in game.waiting():
        if decision.prompt == "encounter card":
            answer(game, decision.seat, f"card {first[decision.seat]}")
    return game


def revealed(game: Cosmic) -> list[tuple[int, ...]]:
    """The cards and totals of each encounter that was revealed."""
    return [event.values for event in game.log or [] if event.kind == "revealed"]


def names(game: Cosmic) -> list[str]:
    return [frame.procedure.NAME.split(".")[-1] for frame in game.stack]


# -- cancelling --------------------------------------------------------------------------------------------------------


def test_a_power_is_zapped_and_leaves_only_its_log_line() -> None:
    game = cards_laid(["surge", "again"], [[9], [10, POWER_ZAP]])  # surge is a duty: it is used without asking
    answer(game, 1, f"card {POWER_ZAP}")
    assert log(game)[1:4] == [
        "cosmic:power.1 power used 0",
        "cosmic:artifact.1 card played 1",
        "cosmic:artifact.3 cancelled 1",
    ]
    assert revealed(game) == [(9, 10, 9, 10)], "no surge in the total"


def fought(powers: list[str], zap: bool) -> Cosmic:
    """One encounter, 9 against 10, to its end; the defense zaps the offense's power if it can and wants to."""
    game = table(powers, [[9], [10, POWER_ZAP]])
    game.begin(Encounter(0))
    if not game.over:
        answer(game, 1, f"card {POWER_ZAP}" if zap else "pass")
    assert game.over
    return game


def test_a_cancelled_power_leaves_the_table_as_if_it_had_never_been() -> None:
    zapped, used = fought(["surge", "again"], True), fought(["surge", "again"], False)
    without = fought(["collect", "again"], False)  # a power that the loser cannot use
    zapped.powers = used.powers = without.powers
    assert used != without
    zapped.discard.remove(POWER_ZAP)  # the card that cancelled is gone, and that is all
    without.hands[1].remove(POWER_ZAP)
    assert zapped == without
    assert zapped.effects == without.effects == []


def test_a_power_that_nobody_zaps_works() -> None:
    game = cards_laid(["surge", "again"], [[9], [10, POWER_ZAP]])
    answer(game, 1, "pass")
    assert revealed(game) == [(9, 10, 14, 10)]


def test_the_zap_is_zapped_and_that_zap_too() -> None:
    game = cards_laid(["surge", "again"], [[9, CARD_ZAP, 30, 31], [10, POWER_ZAP, OTHER_CARD_ZAP, 32]])
    answer(game, 1, f"card {POWER_ZAP}")  # zap the power
    answer(game, 0, f"card {CARD_ZAP}")  # zap the zap
    assert names(game)[2:] == [
        "Window",  # cards laid
        "UsePower",
        "Window",  # power used
        "PlayArtifact",
        "Window",  # card played
        "PlayArtifact",
        "Window",  # card played
    ]
    copy, saved = game.copy(), load(json.loads(json.dumps(game.save())))
    answer(game, 1, f"card {OTHER_CARD_ZAP}")  # zap that: the first zap stands
    assert revealed(game) == [(9, 10, 9, 10)]
    for other in (copy, saved):
        assert isinstance(other, Cosmic)
        other.log = []
        answer(other, 1, "pass")  # the zap is zapped: the power works
        assert revealed(other) == [(9, 10, 14, 10)]


def test_a_chain_of_four_zaps() -> None:
    game = cards_laid(["surge", "again"], [[9, CARD_ZAP, THIRD_CARD_ZAP, 30], [10, POWER_ZAP, OTHER_CARD_ZAP, 32]])
    for seat, card in [(1, POWER_ZAP), (0, CARD_ZAP), (1, OTHER_CARD_ZAP), (0, THIRD_CARD_ZAP)]:
        if [decision.seat for decision in game.waiting()] != [seat]:
            answer(game, 1 - seat, "pass")  # whoever comes first could answer their own card
        answer(game, seat, f"card {card}")
    cancelled = [(event.actor, event.values) for event in game.log or [] if event.kind == "cancelled"]
    assert cancelled == [(0, (1,)), (0, (1,))], "the last zaps the third, so the second zaps the first"
    assert revealed(game)[0] == (9, 10, 14, 10), "and the power works"
    assert {POWER_ZAP, CARD_ZAP, OTHER_CARD_ZAP, THIRD_CARD_ZAP} <= set(game.discard)


def test_nobody_is_asked_about_what_is_already_cancelled() -> None:
    game = cards_laid(["surge", "again"], [[9], [10, POWER_ZAP, OTHER_POWER_ZAP, 32]])
    answer(game, 1, f"card {POWER_ZAP}")
    assert revealed(game), "the second zap was never offered"
    assert OTHER_POWER_ZAP in game.hands[1]


def test_a_zapped_zap_leaves_no_effect() -> None:
    game = cards_laid(["surge", "again"], [[9, CARD_ZAP, 30], [10, POWER_ZAP, 32, OTHER_CARD_ZAP]])
    answer(game, 1, f"card {POWER_ZAP}")
    answer(game, 0, f"card {CARD_ZAP}")
    before = list(game.effects)
    answer(game, 1, "pass")
    assert before == []
    assert not game.lasting(Zapped)
    assert may_use_power(game, 0)


def test_a_zapped_power_is_off_until_the_encounter_ends() -> None:
    game = table(["surge", "dampen"], [[9, 30], [10, 31, POWER_ZAP]])
    game.begin(Encounter(0))
    answer(game, 0, "card 9")
    answer(game, 1, "card 10")
    answer(game, 1, f"card {POWER_ZAP}")
    assert not may_use_power(game, 0)
    assert may_use_power(game, 1)
    answer(game, 1, "pass")
    assert game.over
    assert game.effects == []


def test_the_next_encounter_knows_nothing_of_the_zap() -> None:
    game = cards_laid(["surge", "dampen"], [[9, 30, 31], [10, 32, POWER_ZAP]])
    answer(game, 1, f"card {POWER_ZAP}")
    assert [type(effect) for effect in game.effects] == [Zapped]
    answer(game, 1, "pass")  # the defense does not dampen
    assert encounter(game).offense == 1
    assert game.effects == []
    assert may_use_power(game, 0)


# -- duties and offers -------------------------------------------------------------------------------------------------


def test_duty_and_offer_meet_in_one_window_in_the_order_of_the_rules() -> None:
    game = table(["dampen", "surge", "dampen"], [[9], [10], [11]])
    game.begin(Encounter(0))  # destiny makes seat 1 the defense
    assert encounter(game).defense == 1
    assert (asked(game, 0).prompt, asked(game, 0).rule) == ("cards laid", "cosmic:planning.3")
    answer(game, 0, "pass")  # then the defense's duty is done without asking, and the offense is asked again
    assert log(game)[-1] == "cosmic:power.1 power used 1"
    assert [decision.seat for decision in game.waiting()] == [0]
    answer(game, 0, "power")
    assert total(game, 1) == 10 + 5 - 8
    answer(game, 2, "power")
    answer(game, 2, "seat 1")
    assert game.over, "everybody has used or passed"
    assert [values[2:] for values in revealed(game)] == [(9, -1)]


def test_the_order_is_offense_defense_then_clockwise_from_the_offense() -> None:
    game = table(["dampen"] * 4, [[9], [10], [11], [12]])
    game.begin(Encounter(2))
    main = encounter(game)
    main.defense = 1
    assert game.order("cards laid") == [2, 1, 3, 0]
    main.defense = 3
    assert game.order("cards laid") == [2, 3, 0, 1]
    main.offense = 0
    assert game.order("cards laid") == [0, 3, 1, 2]


def test_after_each_action_the_window_starts_again_until_all_pass() -> None:
    game = table(["dampen", "dampen", "dampen"], [[9], [10], [11]])
    game.begin(Encounter(0))
    seats: list[int] = []
    for reply in ["pass", "pass", "power", "pass", "power", "pass"]:
        seats.append(game.waiting()[0].seat)
        if reply == "power":
            assert asked(game, seats[-1]).options[0] == PASS
        answer(game, seats[-1], reply)
        if game.waiting() and game.waiting()[0].prompt == "target":
            answer(game, seats[-1], f"seat {0 if seats[-1] else 1}")
    assert seats == [0, 1, 2, 0, 1, 0], "offense, defense, third; after each action the offense again"
    assert game.over


def test_a_power_is_used_once_in_a_window() -> None:
    game = table(["dampen", "again"], [[9], [10]])
    game.begin(Encounter(0))
    answer(game, 0, "power")
    assert game.over, "it is not offered a second time"


# -- modifiers ---------------------------------------------------------------------------------------------------------


def test_a_modifier_asks_who_asks() -> None:
    game = cards_laid(["dampen", "collect"], [[9, 30], [10, 31]])
    answer(game, 0, "power")
    after = [values[2:] for values in revealed(game)]
    assert after == [(9, 2)], "only the other side is dampened"


def test_an_inner_encounter_does_not_feel_the_effects_of_the_outer_one() -> None:
    game = table(["again", "surge"], [[9, 29, 28], [10, 12, 33]])
    game.begin(Encounter(0))
    answer(game, 0, "card 9")
    answer(game, 1, "card 10")
    answer(game, 0, "power")  # "encounter over": begin an encounter inside this one
    assert names(game).count("Encounter") == 2
    assert [type(effect) for effect in game.effects] == [Surged]
    assert game.in_force() == []
    copy, saved = game.copy(), load(json.loads(json.dumps(game.save())))
    for each in (game, copy, saved):
        assert isinstance(each, Cosmic)
        answer(each, 0, "card 29")
        answer(each, 1, "card 12")
        assert each.over
        assert each.colonies == [1, 0]
    assert revealed(game)[1] == (29, 12, 29, 17), "the inner encounter has its own surge, once"


def test_no_encounter_no_order() -> None:
    with pytest.raises(LookupError, match="no encounter is in progress"):
        table(["surge", "again"], [[9], [10]]).order("cards laid")


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_a_card_is_laid_face_down_until_both_are_revealed() -> None:
    game = cards_laid(["dampen", "again"], [[9, 30], [10, 31]])
    assert game.view(0).laid == ((9,), ())
    assert game.view(1).laid == ((), (10,))
    redealt = game.redeal(1, seeded(2))
    assert isinstance(redealt, Cosmic)
    assert redealt.laid[1] == [10]
    assert redealt.laid[0] != [9]
    assert all(9 not in event.values for event in game.log_for(1))
    answer(game, 0, "pass")
    assert revealed(game)[0][:2] == (9, 10)


# -- deals -------------------------------------------------------------------------------------------------------------


def dealing() -> Cosmic:
    game = table(["again", "again"], [[30, 5, 6], [31, 7]])
    game.begin(Deal(0, 1))
    return game


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        (Form(()), "no-terms"),
        (Form(((0, "colony", 1), (0, "colony", 1))), "no-terms"),
        (Form(((0, "card", 7),)), "not-in-your-hand"),
        (Form(((1, "card", 7),)), "not-in-your-hand"),
        (Form(((2, "colony", 1),)), "not-a-main-player"),
        (Form(((0, "soul", 1),)), "not-for-deals"),
    ],
)
def test_a_form_is_checked_by_its_one_validator(form: Form, reason: str) -> None:
    game = dealing()
    before = game.save()
    with pytest.raises(Refused) as caught:
        fill_in(game, 0, form)
    assert (caught.value.reason, caught.value.rule) == (reason, "cosmic:deal.1")
    assert game.save() == before


def test_the_examples_are_the_same_each_time_and_legal() -> None:
    game = dealing()
    forms = asked(game, 0).forms
    assert forms is not None
    assert len(forms) == 2
    game.ask_again()
    assert asked(game, 0).forms == forms
    for form in forms:
        other = game.copy()
        fill_in(other, 0, form)
        assert asked(other, 1).prompt == "consent"


def test_a_deal_that_was_suggested_by_nobody_can_be_made() -> None:
    game = dealing()
    fill_in(game, 0, Form(((0, "card", 6), (0, "card", 5), (1, "colony", 1))))
    saved = load(json.loads(json.dumps(game.save())))
    for each in (game, saved):
        assert isinstance(each, Cosmic)
        answer(each, 1, "agree")
        assert each.hands == [[30], [31, 7, 6, 5]]
        assert each.colonies == [1, 0]


def test_a_named_card_is_known_to_all() -> None:
    game = dealing()
    fill_in(game, 0, Form(((0, "card", 6),)))
    for seed in range(5):
        imagined = game.redeal(1, seeded(seed))
        assert isinstance(imagined, Cosmic)
        assert 6 in imagined.hands[0]


def test_no_deal_is_an_option() -> None:
    game = dealing()
    answer(game, 0, "no deal")
    assert game.over
    assert game.hands == [[30, 5, 6], [31, 7]]


def test_a_refused_deal_moves_nothing() -> None:
    game = dealing()
    fill_in(game, 0, Form(((0, "card", 6), (1, "colony", 1))))
    answer(game, 1, "refuse")
    assert game.hands == [[30, 5, 6], [31, 7]]
    assert game.colonies == [0, 0]


def test_a_win_in_a_deal_is_shared() -> None:
    game = dealing()
    game.colonies = [3, 3]
    fill_in(game, 0, Form(((0, "colony", 1), (1, "colony", 1))))
    answer(game, 1, "agree")
    assert game.over
    assert game.winners == [0, 1]
    assert game.stack == []


def test_a_form_is_no_answer_to_a_plain_question() -> None:
    game = table(["surge", "again"], [[9, 8], [10, 11]])
    game.begin(Encounter(0))
    with pytest.raises(Refused) as caught:
        game.answer(Choice(0, (), Form(())))
    assert caught.value.reason == "no-form"


def test_one_step_alone() -> None:
    game = table(["surge", "again"], [[9], [10]])
    assert UsePower(0, "surge", cancelled=True).commit_unless_cancelled(game) is None
    assert PlayArtifact(0, POWER_ZAP, cancelled=True).commit_unless_cancelled(game) is None
    assert game.effects == []


def test_everything_goes_on_from_a_copy_and_a_save_in_the_middle_of_a_chain() -> None:
    game = cards_laid(["surge", "again"], [[9, CARD_ZAP, 30, 31], [10, POWER_ZAP, OTHER_CARD_ZAP, 32]])
    answer(game, 1, f"card {POWER_ZAP}")
    answer(game, 0, f"card {CARD_ZAP}")
    copy, saved = game.copy(), load(json.loads(json.dumps(game.save())))
    for each in (game, copy, saved):
        rng = seeded(1)
        while not each.over:
            each.answer(random_choice(each.waiting()[0], rng))
    assert copy.same_as(game)
    assert saved.same_as(game)
