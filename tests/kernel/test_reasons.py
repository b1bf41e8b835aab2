"""Reasons: why a seat cannot choose a thing that it points at."""

from __future__ import annotations

from support.minigames.steps import Buy, Slate, slate


def shop() -> Slate:
    game = slate(2, [[], []])
    game.begin(Buy())
    return game


def test_what_can_be_chosen_needs_no_reason() -> None:
    assert shop().why_not(0, ("card", 1)) is None


def test_the_procedure_that_asks_says_why_with_numbers_and_its_rule() -> None:
    refused = shop().why_not(0, ("card", 3))
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("too-dear", (5, 4), "steps:buy.2")


def test_a_reason_without_a_rule_has_that_of_the_question() -> None:
    refused = shop().why_not(0, ("card", 9))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("not-for-sale", "steps:buy.1")


def test_what_the_question_is_not_about_is_said_so() -> None:
    refused = shop().why_not(0, ("planet", 3))
    assert refused is not None
    assert refused.reason == "not-in-question"


def test_who_is_not_asked_and_who_comes_too_late_are_told() -> None:
    game = shop()
    refused = game.why_not(1, ("card", 1))
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("not-asked", (1,))
    game.finish([0])
    refused = game.why_not(0, ("card", 1))
    assert refused is not None
    assert refused.reason == "game-over"


def test_what_can_be_done_beside_the_question_needs_no_reason() -> None:
    game = slate(2, [[200], [200]])
    game.begin(Buy())
    assert game.why_not(0, ("card", 200)) is None
    assert game.why_not(1, ("card", 200)) is None, "also who is not asked may"


def test_where_a_form_may_be_filled_in_silence_means_that_it_may_stand_on_it() -> None:
    game = slate(2, [[], []])
    game.begin(Buy(form=True))
    assert game.why_not(0, ("coin", 3)) is None
    refused = game.why_not(0, ("card", 3))
    assert refused is not None
    assert refused.reason == "too-dear"
