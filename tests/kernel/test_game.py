"""The runner: questions, secret replies, the end, effects, copies and saves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option, Refused
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.imagining import imagine
from orrery.kernel.loading import load
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.plain import TornSave
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Arranged, Rng, seeded
from support.faulty import (
    BUGS,
    AskedTwice,
    Contradictory,
    Deaf,
    EmptyForm,
    Pebbles,
    Play,
    Stuck,
    TellingQuestion,
    TooFew,
    UncheckedForm,
    Unscoped,
    deal,
)
from support.minigames.steps import (
    Ask,
    Crash,
    CrashLater,
    Ends,
    EndsAsking,
    Fickle,
    Fog,
    Moon,
    Night,
    OpensWindow,
    PlayCard,
    Sequence,
    Slate,
    Terms,
    slate,
)
from support.play import answer, asked, fill_in


def asking(procedure: Procedure, seats: int = 3) -> Slate:
    game = slate(seats)
    game.begin(procedure)
    return game


def effects(game: Game) -> list[str]:
    return [f"{type(effect).__name__.lower()} {effect.owner} {effect.about}" for effect in game.in_force()]


# -- questions ---------------------------------------------------------------------------------------------------------


def test_the_game_goes_on_when_the_last_reply_is_in() -> None:
    game = asking(Ask((0, 2)))
    assert [decision.seat for decision in game.waiting()] == [0, 2]
    assert game.asked(1) is None
    answer(game, 2, "number 1")
    assert game.done == []
    assert game.asked(2) is None
    assert [decision.seat for decision in game.waiting()] == [0]
    answer(game, 0, "number 0")
    assert game.done == ["0: [0]", "2: [1]", "after"], "in the order of the seats that were asked, not of the replies"
    assert game.waiting() == []


def test_whoever_is_not_asked_is_refused() -> None:
    game = asking(Ask((0, 2)))
    answer(game, 2, "number 1")
    before = game.save()
    for seat in (1, 2, 3, -1):
        with pytest.raises(Refused) as caught:
            game.answer(Choice(seat, (0,)))
        assert (caught.value.reason, caught.value.numbers) == ("not-asked", (seat,))
    assert game.save() == before


def test_a_refused_reply_changes_nothing_and_can_be_given_again() -> None:
    game = asking(Ask((0,), options=4, least=2, most=3))
    before = game.save()
    for picks in [(), (1,), (0, 1, 2, 3), (1, 1), (2, 1), (0, 4)]:
        with pytest.raises(Refused) as caught:
            game.answer(Choice(0, picks))
        assert caught.value.rule == "steps:ask"
        assert game.save() == before
    game.answer(Choice(0, (1, 3)))
    assert game.done == ["0: [1, 3]", "after"]


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        (Ask((0,), options=1), "0: [0]"),
        (Ask((0,), options=2, least=2, most=2), "0: [0, 1]"),
        (Ask((0,), options=3, least=0, most=0), "0: []"),
        (Ask((0,), options=0, least=0, most=0), "0: []"),
    ],
)
def test_a_forced_reply_is_never_asked_for(question: Ask, reply: str) -> None:
    game = asking(question)
    assert game.done == [reply, "after"]
    assert game.learned == 0


def test_a_forced_reply_among_others_is_filled_in() -> None:
    game = Pebbles(2, [], [[1], [2, 3]], [], [0, 0])
    game.begin(Play())
    assert [decision.seat for decision in game.waiting()] == [1]
    answer(game, 1, "pebble 3")
    assert game.heap == [1, 3]


def test_secret_replies_are_something_learned_when_all_are_in() -> None:
    game = asking(Ask((0, 1)))
    assert game.together
    answer(game, 0, "number 1")
    assert game.learned == 0
    answer(game, 1, "number 1")
    assert game.learned == 1


def test_a_secret_question_to_one_seat_is_still_secret() -> None:
    game = asking(Ask((0,), secret=True))
    assert game.together
    assert game.copy().together
    assert load(game.save()).together
    answer(game, 0, "number 1")
    assert game.learned == 1


def test_an_open_reply_is_nothing_learned() -> None:
    game = asking(Ask((0,)))
    assert not game.together
    assert not game.copy().together
    answer(game, 0, "number 1")
    assert game.learned == 0


# -- forms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "rule"), [(150, "steps:form"), (250, "steps:limit")])
def test_a_check_may_refuse_with_numbers_and_the_rule_that_is_broken(given: int, rule: str) -> None:
    game = asking(Terms(5))
    with pytest.raises(Refused) as caught:
        fill_in(game, 0, Form(((0, "gold", given),)))
    assert (caught.value.reason, caught.value.numbers, caught.value.rule) == ("too-much", (given, 100), rule)


def test_a_form_is_checked_by_the_step_that_asked() -> None:
    game = asking(Terms(5))
    before = game.save()
    with pytest.raises(Refused) as caught:
        fill_in(game, 0, Form(((0, "gold", 4),)))
    assert (caught.value.reason, caught.value.rule) == ("wrong-sum-0", "steps:form")
    assert game.save() == before
    fill_in(game, 0, Form(((0, "gold", 2), (1, "gold", 3))))
    assert game.done == ["((0, 'gold', 2), (1, 'gold', 3))"]


def test_an_option_may_stand_beside_the_form() -> None:
    game = asking(Terms(5))
    answer(game, 0, "none")
    assert game.done == ["none"]


def test_a_form_may_be_the_only_reply() -> None:
    game = asking(Terms(5, only=True))
    with pytest.raises(Refused):
        game.answer(Choice(0, ()))
    fill_in(game, 0, Form(((0, "gold", 5),)))
    assert game.done == ["((0, 'gold', 5),)"]


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_game_ends_from_deep_in_the_stack() -> None:
    game = asking(Ends(3))
    assert game.over
    assert game.winners == [1]
    assert game.stack == game.waiting() == game.done == []


def test_a_question_of_the_last_step_is_void() -> None:
    game = asking(EndsAsking())
    assert game.over
    assert game.winners == [0, 1]
    assert game.waiting() == game.done == []
    with pytest.raises(Refused):
        game.answer(Choice(0, (0,)))


def test_the_end_of_all_steps_is_an_end_without_winners() -> None:
    game = asking(Sequence())
    assert game.over
    assert game.winners == []


def test_effects_end_with_the_game() -> None:
    game = asking(Night(0))
    game.effects.append(Moon(0, 0, 0))
    answer(game, 0, "go on")
    answer(game, 0, "go on")
    assert game.over
    assert game.effects == []


# -- rules that cannot be --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("procedure", BUGS, ids=lambda procedure: procedure.NAME)
def test_impossible_rules_stop_the_game_and_say_where(procedure: Procedure) -> None:
    with pytest.raises(RulesBug, match=procedure.NAME):
        Game(2).begin(procedure)


@pytest.mark.parametrize(
    ("procedure", "words"),
    [
        (Stuck(), "nothing leaves seat 0 no legal reply: faulty.Stuck.choose"),
        (TooFew(), "three leaves seat 0 no legal reply: faulty.TooFew.choose"),
        (Contradictory(), "two of one leaves seat 0 no legal reply: faulty.Contradictory.choose"),
        (EmptyForm(), "form leaves seat 0 no legal reply: faulty.EmptyForm.choose"),
        (UncheckedForm(), "form leaves seat 0 no legal reply: faulty.UncheckedForm.choose"),
        (AskedTwice(), "a seat is asked twice at once: faulty.AskedTwice.choose"),
        (Deaf(), "nothing uses the reply to faulty.Deaf.choose; write Step(rule, ask, use)"),
        (Unscoped(), "no night is in progress"),
    ],
)
def test_the_message_says_what_is_impossible(procedure: Procedure, words: str) -> None:
    with pytest.raises(RulesBug) as caught:
        Game(2).begin(procedure)
    assert str(caught.value) == words


def test_a_crash_is_reported_with_the_stack_in_words_of_the_rules() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        slate().begin(Crash())
    assert caught.value.__notes__ == ["in minigames.steps.Crash.call > minigames.steps.CrashInside.divide"]


def test_a_crash_after_a_reply_is_reported_too() -> None:
    game = asking(CrashLater())
    with pytest.raises(ZeroDivisionError) as caught:
        answer(game, 0, "yes")
    assert caught.value.__notes__ == ["in minigames.steps.CrashLater.use"]


def test_a_question_that_is_not_asked_again_stops_the_game() -> None:
    game = asking(Fickle())
    with pytest.raises(RulesBug, match=r"minigames\.steps\.Fickle\.choose asked nothing when asked again"):
        game.ask_again()


# -- frames and effects ------------------------------------------------------------------------------------------------


def test_beneath_is_the_procedure_that_called() -> None:
    game = slate(2, [[1], [50]])
    game.begin(OpensWindow("round"))
    answer(game, 0, "card 1")
    opened, window, played, inner = [frame.procedure for frame in game.stack]
    assert isinstance(opened, OpensWindow)
    assert isinstance(played, PlayCard)
    assert game.beneath(inner) is played
    assert game.beneath(played) is window
    assert game.beneath(window) is opened
    with pytest.raises(RulesBug, match=r"minigames\.steps\.OpensWindow was not called"):
        game.beneath(opened)
    with pytest.raises(RulesBug, match=r"minigames\.steps\.Sequence was not called"):
        game.beneath(Sequence())


def test_an_effect_lasts_until_its_frame_is_left() -> None:
    game = asking(Night(0))
    assert effects(game) == ["fog 0 5"]
    assert game.effects == [Fog(0, 5, 0)]
    answer(game, 0, "go on")
    assert effects(game) == ["fog 0 5"]
    answer(game, 0, "go on")
    assert game.effects == []


def test_an_effect_attaches_to_the_innermost_frame_of_its_scope_and_ends_with_that_one() -> None:
    game = asking(Night(0))
    answer(game, 0, "hour")
    assert effects(game) == ["fog 0 5", "bell 1 0", "moon 2 0"]
    assert [effect.depth for effect in game.effects] == [0, 1, 0]
    answer(game, 0, "go on")
    assert effects(game) == ["fog 0 5", "moon 2 0"], "the hour is over, the night is not"


def test_an_inner_frame_of_the_same_scope_does_not_feel_the_effects_of_the_outer_one() -> None:
    game = asking(Night(1))
    assert effects(game) == ["fog 1 5"]
    answer(game, 0, "go on")
    assert [effect.depth for effect in game.effects] == [0, 1]
    assert effects(game) == ["fog 0 5"], "only that of the inner night"
    answer(game, 0, "go on")
    answer(game, 0, "wake")
    assert asked(game, 0).prompt == "after"
    assert effects(game) == ["fog 1 5"], "the inner night was left by Done, and the outer one goes on"


def test_no_effects_no_list() -> None:
    assert slate().in_force() == []


def test_samples_leave_the_sequence_alone() -> None:
    game = asking(Ask((0,)))
    before = game.rng.state
    first = [game.aside().below(1000) for _ in range(3)]
    assert len(set(first)) == 1, "asking twice gives the same samples"
    assert game.aside(1).state != game.aside().state
    assert game.aside(1).state == seeded(before + 1).state
    assert game.rng.state == before


# -- copies and saves --------------------------------------------------------------------------------------------------


def in_the_middle() -> Slate:
    """An effect is in force, a reply is in, a log is written, a frame lies beneath."""
    game = slate(3, [[1], [], [50, 51]])
    game.begin(OpensWindow("round"))
    answer(game, 0, "card 1")
    game.effects.append(Fog(1, 2, 0))
    game.winners = [2]
    game.learned = 4
    game.rng = seeded(5)
    game.note("something", 0)
    return game


def test_a_copy_is_the_same_and_listens_to_nobody() -> None:
    game = in_the_middle()
    copy = game.copy()
    assert isinstance(copy, Slate)
    assert copy.same_as(game)
    assert copy.log is None
    assert copy.learned == 4
    assert copy.rng == game.rng
    assert copy.effects == game.effects
    assert copy.winners == [2]
    assert copy.over is False


def test_a_copy_goes_its_own_way() -> None:
    game = in_the_middle()
    before = game.save()
    copy = game.copy()
    copy.rng.below(3)
    copy.winners.append(1)
    copy.effects.clear()
    answer(copy, 2, "card 50")
    assert game.save() == before
    assert asked(game, 2).options[1].id() == 50


def test_a_copy_keeps_the_replies_that_are_in() -> None:
    game = asking(Ask((0, 1, 2)))
    answer(game, 1, "number 2")
    copy = game.copy()
    answer(copy, 0, "number 0")
    assert [decision.seat for decision in game.waiting()] == [0, 2]
    assert [decision.seat for decision in copy.waiting()] == [2]


def test_a_copy_of_a_game_that_is_over_is_over() -> None:
    game = asking(Ends(1))
    copy = game.copy()
    assert copy.over
    assert copy.winners == [1]
    assert load(game.save()).same_as(game)


def test_a_save_is_text_and_loads_to_the_same_game() -> None:
    game = asking(Ask((0, 1, 2)))
    answer(game, 1, "number 2")
    game.rng = seeded(11)
    loaded = load(json.loads(json.dumps(game.save())))
    assert loaded.same_as(game)
    assert loaded.log is None
    assert [decision.seat for decision in loaded.waiting()] == [0, 2]
    assert asked(loaded, 0) == asked(game, 0)
    assert loaded.rng == seeded(11)
    for each in (game, loaded):
        answer(each, 0, "number 0")
        answer(each, 2, "number 1")
    assert isinstance(loaded, Slate)
    assert loaded.done == game.done == ["0: [0]", "1: [2]", "2: [1]", "after"]


def test_a_save_keeps_told_orders() -> None:
    game = asking(Ask((0,)))
    game.rng = Arranged(7, [[1, 2], [3]])
    assert load(game.save()).rng == Arranged(7, [[1, 2], [3]])


def test_a_save_names_the_step() -> None:
    frames = in_the_middle().save()["frames"]
    assert [(fields[""], step) for fields, step in frames] == [
        ("minigames.steps.OpensWindow", "after"),
        ("kernel.window.Window", "offer"),
        ("minigames.steps.PlayCard", "commit_unless_cancelled"),
        ("kernel.window.Window", "offer"),
    ]


def test_a_frame_that_is_at_its_end_is_saved_and_loaded() -> None:
    game = asking(Night(1))
    for _ in range(2):
        answer(game, 0, "go on")
    game.stack[0].at = len(game.stack[0].lines)
    saved = game.save()
    assert saved["frames"][0][1] == ""
    loaded = load(saved)
    assert loaded.stack[0].at == game.stack[0].at
    assert loaded.same_as(game)


def test_effects_are_saved() -> None:
    game = asking(Night(1))
    answer(game, 0, "go on")
    loaded = load(game.save())
    assert loaded.effects == game.effects
    assert effects(loaded) == ["fog 0 5"]


@pytest.mark.parametrize("part", ["table", "rng", "frames", "effects", "heard", "winners", "over"])
def test_every_part_of_a_save_matters(part: str) -> None:
    game = asking(Ask((0, 1)))
    answer(game, 1, "number 2")
    other = game.copy()
    if part == "table":
        assert isinstance(other, Slate)
        other.done.append("x")
    elif part == "rng":
        other.rng = seeded(99)
    elif part == "frames":
        other.stack[0].at = 2
    elif part == "effects":
        other.effects.append(Fog(0, 0, 0))
    elif part == "heard":
        answer(other.copy(), 0, "number 1")
        other.heard[1] = None
    elif part == "winners":
        other.winners = [1]
    else:
        other.over = True
    assert not other.same_as(game)


def test_what_is_asked_matters() -> None:
    game, other = asking(Ask((0,))), asking(Ask((0,)))
    assert other.same_as(game)
    other.pending = [Decision(0, "another", [Option("yes"), Option("no")])]
    assert other.save() == game.save()
    assert not other.same_as(game)


def test_replies_of_today_must_still_fit() -> None:
    game = asking(Ask((0, 1)))
    answer(game, 1, "number 2")
    saved = game.save()
    saved["frames"][0][0]["options"] = 2
    with pytest.raises(TornSave, match="not a saved game of this version: pick-order 2 2"):
        load(saved)


def torn(change: str) -> dict[str, Any]:
    saved = asking(Ask((0, 1))).save()
    frame = saved["frames"][0]
    if change == "nothing":
        return {}
    if change == "no table":
        saved["table"] = {"": "kernel.rng.Rng", "state": 1}
    elif change == "unknown class":
        saved["table"] = {"": "nothing.Nothing"}
    elif change == "no generator":
        saved["rng"] = 5
    elif change == "no frames":
        del saved["frames"]
    elif change == "missing field":
        del frame[0]["asked"]
    elif change == "unknown step":
        frame[1] = "sleep"
    elif change == "short frame":
        saved["frames"] = [["Ask"]]
    elif change == "frame that is none":
        saved["frames"] = [[5, "choose"]]
    elif change == "value as frame":
        saved["frames"] = [[{"": "kernel.decision.Form", "gifts": {"": "tuple", "items": []}}, "choose"]]
    elif change == "nothing in progress":
        saved["frames"] = []
    elif change == "step that asks nothing":
        frame[1] = "after"
    return saved


TEARS = [
    "nothing",
    "no table",
    "unknown class",
    "no generator",
    "no frames",
    "missing field",
    "unknown step",
    "short frame",
    "frame that is none",
    "value as frame",
    "nothing in progress",
    "step that asks nothing",
]


@pytest.mark.parametrize("change", TEARS)
def test_a_torn_save_is_one_clear_line(change: str) -> None:
    with pytest.raises(TornSave) as caught:
        load(torn(change))
    assert str(caught.value).startswith("not a saved game of this version: ")
    assert "\n" not in str(caught.value)


def test_a_field_that_an_old_save_does_not_know_takes_its_default() -> None:
    saved = asking(Ask((0,))).save()
    del saved["frames"][0][0]["most"]
    assert asked(load(saved), 0).most == 1


def test_asking_again_keeps_the_replies_that_are_in() -> None:
    game = asking(Ask((0, 1, 2)))
    answer(game, 1, "number 2")
    before = game.save()
    game.ask_again()
    assert game.save() == before
    assert [decision.seat for decision in game.waiting()] == [0, 2]
    assert asked(game, 0).rule == "steps:ask"


# -- imagining ---------------------------------------------------------------------------------------------------------


def test_an_imagined_table_asks_the_seat_the_same() -> None:
    game = deal(Pebbles(2, [], [], [], [0, 0]), 3, Play())
    assert isinstance(game, Pebbles)
    answer(game, 1, f"pebble {game.hands[1][0]}")
    rng = seeded(1)
    others: set[tuple[int, ...]] = set()
    for _ in range(20):
        imagined = imagine(game, 0, rng)
        assert isinstance(imagined, Pebbles)
        assert imagined.asked(0) == game.asked(0)
        assert imagined.hands[0] == game.hands[0]
        assert [decision.seat for decision in imagined.waiting()] == [0, 1], "seat 0 cannot know who has replied"
        others.add(tuple(imagined.hands[1]))
    assert len(others) > 5


def test_an_imagined_table_does_not_tell_what_will_be_drawn() -> None:
    game = deal(Pebbles(2, [], [], [], [0, 0]), 3, Play())
    rng = seeded(1)
    states = {imagine(game, 0, rng).rng.state for _ in range(20)}
    assert len(states) == 20
    assert game.rng.state not in states


def test_a_table_that_fits_nothing_is_an_error() -> None:
    game = deal(Pebbles(2, [], [], [], [0, 0]), 3, TellingQuestion())
    with pytest.raises(RulesBug, match=r"no table fits what seat 0 sees: faulty\.TellingQuestion\.choose_pebbles"):
        imagine(game, 0, seeded(1), tries=5)


def test_imagining_gives_up_after_its_tries() -> None:
    game = deal(Pebbles(2, [], [], [], [0, 0]), 3, TellingQuestion())
    rng, same = seeded(1), seeded(1)
    with pytest.raises(RulesBug):
        imagine(game, 0, rng, tries=3)
    for _ in range(3):
        game.redeal(0, same)
    assert rng == same


# -- what every game answers -------------------------------------------------------------------------------------------


def test_a_game_has_no_points_rounds_or_pieces_unless_it_says_so() -> None:
    game = Game(3)
    assert game.scores() == [0, 0, 0]
    assert game.rounds_played() == 0
    assert game.count() == {}
    assert game.log == []
    assert (game.over, game.together, game.learned, game.rule) == (False, False, 0, "")
    assert game.rng == Rng(1)


def test_a_game_without_answers_says_so() -> None:
    game = Game(2)
    for question in (
        lambda: game.view(0),
        lambda: game.redeal(0, seeded(1)),
        lambda: game.moment("x"),
        lambda: game.order("x"),
        lambda: game.offers(Sequence(), 0),
        lambda: game.act(Sequence(), 0, Option("x")),
    ):
        with pytest.raises(NotImplementedError):
            question()


def test_an_offer_is_no_duty_unless_it_says_so() -> None:
    assert not Offer(Option("x")).duty
    assert Offer(Option("x"), True).duty
    assert Moment("x:1", "round") == Moment("x:1", "round")
