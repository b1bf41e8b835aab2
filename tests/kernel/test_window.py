"""Windows: who is asked when, duties, offers, and what is cancelled."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import PASS, Option
from orrery.kernel.deed import answered, subject
from orrery.kernel.window import Window
from support.minigames.cosmic import Encounter
from support.minigames.steps import OpensWindow, PlayCard, Slate, slate
from support.play import answer, asked


def opened(name: str, *hands: list[int]) -> Slate:
    game = slate(len(hands), list(hands))
    game.begin(OpensWindow(name))
    return game


def waiting(game: Slate) -> list[int]:
    return [decision.seat for decision in game.waiting()]


def test_a_window_without_offers_asks_nobody() -> None:
    game = opened("round", [], [])
    assert game.done == ["after"]


def test_the_question_of_a_window_offers_to_pass_first() -> None:
    game = opened("round", [], [3, 4])
    decision = asked(game, 1)
    assert decision.options == [PASS, Option("card", (("card", 3),)), Option("card", (("card", 4),))]
    assert (decision.prompt, decision.rule) == ("round", "steps:round"), "the rule of the window, not of who opened it"


def test_round_asks_the_next_seat_after_an_action_until_all_pass_in_a_row() -> None:
    game = opened("round", [1, 2], [3], [4])
    for seat, reply in [(0, "card 1"), (1, "pass"), (2, "card 4"), (0, "pass"), (1, "card 3"), (0, "card 2")]:
        assert waiting(game) == [seat], game.done
        answer(game, seat, reply)
    assert game.done[-1] == "after"
    assert [line for line in game.done if "plays" in line] == ["0 plays 1", "2 plays 4", "1 plays 3", "0 plays 2"]


def test_round_closes_when_all_have_passed() -> None:
    game = opened("round", [1], [3])
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    assert game.done == ["after"]


def test_restart_asks_the_first_seat_again_after_each_action() -> None:
    game = opened("restart", [1], [2, 3], [4])
    for seat, reply in [
        (0, "pass"),
        (1, "card 2"),
        (0, "pass"),
        (1, "pass"),
        (2, "card 4"),
        (0, "card 1"),
        (1, "pass"),
    ]:
        assert waiting(game) == [seat], game.done
        answer(game, seat, reply)
    assert game.done[-1] == "after"


def test_a_single_duty_is_done_without_asking() -> None:
    game = opened("round", [1], [100])
    answer(game, 0, "pass")
    assert game.done[:2] == ["1 plays 100", "100 works"]
    assert waiting(game) == [0], "after an action everybody may act again"


def test_a_seat_with_duties_cannot_pass_before_they_are_done() -> None:
    game = opened("round", [5, 100, 101])
    decision = asked(game, 0)
    assert decision.prompt == "duty"
    assert [option.id() for option in decision.options] == [100, 101]
    answer(game, 0, "card 101")
    assert game.done == ["0 plays 101", "101 works", "0 plays 100", "100 works"]
    assert asked(game, 0).options == [PASS, Option("card", (("card", 5),))]


def test_each_offer_is_used_once_in_a_window() -> None:
    game = opened("round", [1], [2])
    window = game.stack[1].procedure
    assert isinstance(window, Window)
    answer(game, 0, "card 1")
    assert window.used == [(0, Option("card", (("card", 1),)))]
    game.hands[0].append(1)  # it came back into the hand
    answer(game, 1, "pass")
    assert game.over, "seat 0 is not offered the same card again"


def test_a_window_closes_when_its_subject_is_cancelled() -> None:
    game = opened("round", [1], [50], [51])
    answer(game, 0, "card 1")
    assert waiting(game) == [1]
    answer(game, 1, "card 50")
    assert waiting(game) == [2], "whoever is next may answer the answer"
    answer(game, 2, "pass")
    assert game.done == ["0 plays 1", "1 plays 50", "50 works", "after"], "nobody is asked about a cancelled card"
    assert game.hands[2] == [51]


def test_an_answer_to_an_answer_saves_the_first_card() -> None:
    game = opened("round", [1], [50], [51])
    answer(game, 0, "card 1")
    answer(game, 1, "card 50")
    answer(game, 2, "card 51")
    assert game.done == ["0 plays 1", "1 plays 50", "2 plays 51", "51 works", "1 works", "after"]


def test_a_deed_finds_the_one_it_answers_beneath_the_window() -> None:
    game = opened("round", [1], [50], [51])
    answer(game, 0, "card 1")
    answer(game, 1, "card 50")
    first, second = game.stack[2].procedure, game.stack[4].procedure
    assert isinstance(first, PlayCard)
    assert isinstance(second, PlayCard)
    assert answered(game, second) is first
    assert subject(game) is second, "what may be answered now is the innermost"
    with pytest.raises(LookupError):
        answered(game, first)  # an ordinary procedure opened the window


def test_a_window_of_two_names_offers_what_acts_in_either() -> None:
    game = slate(2, [[1], [2]])
    game.begin(OpensWindow("round", ("restart",)))
    window = game.stack[1].procedure
    assert isinstance(window, Window)
    assert window.names() == ("round", "restart")
    assert asked(game, 0).prompt == "round", "it is called by its first name"


def test_the_order_of_asking_is_that_of_the_moment() -> None:
    game = opened("backwards", [1], [2], [3])
    assert waiting(game) == [2]


def test_nobody_who_might_act_means_no_window() -> None:
    game = opened("nobody", [1], [2])
    assert game.done == ["after"]


def test_a_window_knows_whose_turn_it_is_and_copies_itself() -> None:
    window = Window("round", (2, 0, 1), 1, 2, [(0, PASS)])
    assert window.seat() == 0
    copy = window.copy()
    assert copy == window
    assert copy.used is not window.used
    fresh = Window("round", (2, 0, 1))
    assert (fresh.turn, fresh.passes, fresh.used) == (0, 0, [])


def test_a_window_is_one_line_of_the_numbered_list() -> None:
    names = [line.name for line in Encounter.LINES]
    assert names[4:7] == ["cards laid", "reveal", "outcome"]
