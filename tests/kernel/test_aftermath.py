"""What a step brings about is settled before the next one, and duties that wait."""

from __future__ import annotations

from support.minigames.steps import OpensWindow, Stir, slate
from support.play import answer, asked


def test_what_has_happened_is_settled_before_the_next_step_and_the_result_is_handed_on() -> None:
    game = slate(2)
    game.begin(Stir())
    assert game.done == ["stirred", "settled round 0 1 2", "settled restart 1 0 -1", "heard 5", "after"]
    assert not game.unsettled


def test_what_nobody_could_react_to_is_not_kept() -> None:
    game = slate(2)
    game.begin(Stir())
    assert not any("nobody" in line for line in game.done)


def test_reactions_may_ask() -> None:
    game = slate(2, [[1], []])
    game.begin(Stir())
    assert asked(game, 0).prompt == "round"
    answer(game, 0, "card 1")
    assert game.done[:4] == ["stirred", "settled round 0 1 2", "0 plays 1", "1 works"]


def test_a_duty_that_waits_may_come_after_what_the_seat_may_do() -> None:
    game = slate(2, [[1, 150], []])
    game.begin(OpensWindow("round"))
    assert [option.id() for option in asked(game, 0).options] == [1, 150], "but nobody passes before it is done"
    answer(game, 0, "card 1")
    assert game.done == ["0 plays 1", "1 works", "0 plays 150", "150 works", "after"], "alone it is done unasked"
