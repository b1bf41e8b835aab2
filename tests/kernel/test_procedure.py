"""Steps, loops, calls, jumps: the numbered lists of the rulebook on a stack."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.game import RulesBug
from orrery.kernel.procedure import Done, Frame, Loop, Step, begun, lines_of
from support.faulty import Stuck
from support.minigames.steps import (
    Ask,
    AskUpTo,
    CallUpTo,
    Hears,
    Jumps,
    Lost,
    Returns,
    Sequence,
    Slate,
    Terms,
    slate,
)
from support.play import answer, asked, log


def test_steps_are_carried_out_in_order_each_with_its_rule() -> None:
    game = slate()
    game.begin(Sequence())
    assert game.done == ["first", "second"]
    assert log(game) == ["steps:1 first 0", "steps:2 second 0"]
    assert game.over
    assert game.stack == []


def test_a_question_waits_and_the_next_line_uses_the_reply() -> None:
    game = slate()
    game.begin(Ask((1,)))
    assert not game.over
    assert asked(game, 1).rule == "steps:ask"
    answer(game, 1, "number 2")
    assert game.done == ["1: [2]", "after"]
    assert game.over


def test_nothing_to_ask_skips_the_line_that_would_use_the_reply() -> None:
    game = slate()
    game.begin(Ask(()))
    assert game.done == ["after"]


def test_a_loop_asks_until_there_is_nothing_to_ask() -> None:
    game = slate()
    game.begin(AskUpTo(3))
    for side in ("left", "right", "left"):
        assert asked(game, 0).rule == "steps:loop"
        answer(game, 0, side)
    assert game.done == ["left", "right", "left", "after"]
    never = slate()
    never.begin(AskUpTo(0))
    assert never.done == ["after"]


def test_a_loop_calls_until_there_is_nothing_to_call() -> None:
    game = slate()
    game.begin(CallUpTo(2))
    assert game.done == ["first", "second", "first", "second", "after"]


def test_the_result_of_a_call_reaches_the_line_after_it() -> None:
    game = slate()
    game.begin(Hears())
    assert game.done == ["result 7, 0 answers", "first", "second", "result 0", "after"]


def test_done_leaves_the_steps_behind_it_undone() -> None:
    game = slate()
    game.begin(Returns(1))
    assert game.done == []
    assert game.over
    assert Done().result == 0


def test_goto_goes_to_a_step_by_its_name() -> None:
    game = slate()
    game.begin(Jumps())
    assert game.done == ["start 1", "start 2", "start 3", "end"]


def test_goto_nowhere_stops_the_game() -> None:
    with pytest.raises(LookupError, match=r"minigames\.steps\.Lost has no step nowhere"):
        slate().begin(Lost())


def test_the_lines_of_steps() -> None:
    lines = lines_of(Ask, (Step("r", "choose", "use"), Loop("s", "after")))
    assert [(line.rule, line.name, line.asks, line.hears) for line in lines] == [
        ("r", "choose", True, False),
        ("r", "use", False, True),
        ("s", "after", False, False),
    ]
    assert [(line.after, line.wait) for line in lines] == [(2, 1), (2, 2), (3, 2)]
    assert all(line.check is None for line in lines)


def test_the_lines_of_loops() -> None:
    lines = lines_of(AskUpTo, (Step("r", "after"), Loop("s", "choose", "use")))
    assert [(line.after, line.wait) for line in lines] == [(1, 1), (3, 2), (1, 1)]


def test_the_check_of_a_form_belongs_to_the_line_that_asks() -> None:
    lines = lines_of(Terms, (Step("r", "choose", "use", check="refuse"),))
    assert lines[0].check is not None
    assert lines[1].check is None


@pytest.mark.parametrize("step", [Step("x", "annonce"), Step("x", "choose", "usw"), Step("x", "choose", "use", "chek")])
def test_a_misspelt_step_fails_when_the_class_is_made(step: Step) -> None:
    with pytest.raises(AttributeError, match=r"annonce|usw|chek"):
        lines_of(Stuck, (step,))


def test_a_name_cannot_stand_twice_in_steps() -> None:
    with pytest.raises(TypeError, match=r"minigames\.steps\.Sequence: a step name stands twice"):
        lines_of(Sequence, (Step("x", "first"), Step("y", "first")))


def test_a_frame_starts_at_its_first_line_and_finds_lines_by_name() -> None:
    frame = begun(Jumps())
    assert frame.at == 0
    assert [frame.position(name) for name in ("start", "back_or_on", "skipped", "end")] == [0, 1, 2, 3]


def test_a_copied_frame_stands_where_the_original_does() -> None:
    frame = Frame(AskUpTo(3, 1), AskUpTo.LINES, 1)
    copy = frame.copy()
    assert copy.at == 1
    assert copy.procedure == frame.procedure
    assert copy.procedure is not frame.procedure
    assert copy.lines is frame.lines


def test_a_procedure_without_fields_may_be_shared_by_copies() -> None:
    sequence, asking = Sequence(), AskUpTo(3)
    assert sequence.copy() is sequence
    assert asking.copy() is not asking
    assert asking.copy() == asking


def test_one_step_alone() -> None:
    game = Slate(2, [])
    assert Sequence().first(game) is None
    assert game.done == ["first"]


def test_a_step_that_loops_without_a_question_is_stopped() -> None:
    game = slate()
    game.begin(CallUpTo(2400))  # 4 steps each: leaving counts as one
    assert game.over
    with pytest.raises(RulesBug, match="10000 steps without a question: "):
        slate().begin(CallUpTo(2600))


def test_questions_start_the_count_anew() -> None:
    game = slate()
    game.begin(AskUpTo(6000))
    for _ in range(6000):
        game.answer(Choice(0, (0,)))
    assert game.over
