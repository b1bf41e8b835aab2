"""Questions, legal replies, and what is refused."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import PASS, Answer, Choice, Decision, Form, Option, Refused, Reply, about, chosen

LETTERS = [Option("a"), Option("b"), Option("c"), Option("d")]


def test_an_option_is_what_it_does_and_what_it_is_about() -> None:
    option = Option("card", (("card", 17), ("world", 3)))
    assert option.id() == 17
    assert option == Option("card", (("card", 17), ("world", 3)))
    assert hash(option) == hash(Option("card", (("card", 17), ("world", 3))))
    for other in (Option("card", (("card", 17),)), Option("world", (("card", 17), ("world", 3))), "card"):
        assert option != other
    assert len({Option("a"), Option("a"), Option("b")}) == 2


def test_the_numbers_of_an_option_do_not_tell_it_from_others() -> None:
    option = Option("card", (("card", 17),), (3, 1))
    assert option.values == (3, 1)
    assert option == Option("card", (("card", 17),))
    assert hash(option) == hash(Option("card", (("card", 17),)))


def test_about_makes_one_option_for_each_thing() -> None:
    assert about("card", [4, 9]) == [Option("card", (("card", 4),)), Option("card", (("card", 9),))]
    assert about("card", []) == []


def test_to_pass_is_about_nothing() -> None:
    assert PASS.key == "pass"
    assert PASS.things == ()


@pytest.mark.parametrize(
    ("options", "least", "most", "forced"),
    [
        (1, 1, 1, True),
        (2, 1, 1, False),
        (2, 2, 2, True),
        (3, 2, 2, False),
        (3, 0, 3, False),
        (3, 0, 0, True),
        (0, 0, 0, True),
        (0, 0, 1, True),
        (1, 0, 1, False),
    ],
)
def test_a_question_with_one_legal_reply_is_forced(options: int, least: int, most: int, forced: bool) -> None:
    assert Decision(0, "x", LETTERS[:options], least, most).forced() is forced


def test_a_question_with_a_form_is_never_forced() -> None:
    assert not Decision(0, "x", LETTERS[:1], forms=[]).forced()
    assert not Decision(0, "x", LETTERS[:1], forms=[Form(())]).forced()
    assert not Decision(0, "x", LETTERS, 0, 0, forms=[Form(())]).forced()


def test_a_question_asks_for_one_pick_unless_it_says_otherwise() -> None:
    decision = Decision(2, "x", LETTERS)
    assert (decision.least, decision.most, decision.forms, decision.things, decision.rule) == (1, 1, None, (), "")
    assert Decision(2, "x", LETTERS, things=(("card", 3),)).things == (("card", 3),)


@pytest.mark.parametrize("picks", [(0,), (3,), (0, 1), (0, 3), (1, 2, 3)])
def test_legal_picks_become_options(picks: tuple[int, ...]) -> None:
    answer = chosen(Decision(2, "x", LETTERS, 1, 3), Choice(2, picks))
    assert answer.seat == 2
    assert answer.choice == Choice(2, picks)
    assert answer.options == [LETTERS[pick] for pick in picks]


@pytest.mark.parametrize(
    ("picks", "reason", "numbers"),
    [
        ((), "pick-count", (1, 3, 0)),
        ((0, 1, 2, 3), "pick-count", (1, 3, 4)),
        ((4,), "pick-order", (4, 4)),
        ((0, 4), "pick-order", (4, 4)),
        ((-1,), "pick-order", (-1, 4)),
        ((1, 0), "pick-order", (0, 4)),
        ((2, 2), "pick-order", (2, 4)),
        ((0, 2, 1), "pick-order", (1, 4)),
    ],
)
def test_other_picks_are_refused(picks: tuple[int, ...], reason: str, numbers: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as caught:
        chosen(Decision(2, "x", LETTERS, 1, 3, rule="x:1"), Choice(2, picks))
    assert (caught.value.reason, caught.value.numbers, caught.value.rule) == (reason, numbers, "x:1")


def test_a_form_replies_only_to_a_question_with_forms() -> None:
    form = Form(((0, "card", 3),))
    answer = chosen(Decision(0, "x", LETTERS, forms=[]), Choice(0, (), form))
    assert answer.options == []
    assert Reply([answer], 0).form() == form
    with pytest.raises(Refused) as caught:
        chosen(Decision(0, "x", LETTERS, rule="x:1"), Choice(0, (), form))
    assert (caught.value.reason, caught.value.numbers, caught.value.rule) == ("no-form", (), "x:1")


def test_a_refusal_can_be_read() -> None:
    assert str(Refused("pick-count", (1, 3, 0))) == "pick-count 1 3 0"
    assert str(Refused("no-form")) == "no-form"
    assert Refused("no-form").numbers == ()
    assert Refused("no-form").rule == ""


def test_a_reply_gives_the_picks_of_the_one_seat_that_was_asked() -> None:
    reply = Reply([Answer(Choice(1, (0, 2)), [LETTERS[0], LETTERS[2]])], 0)
    assert reply.option() == LETTERS[0]
    assert reply.options() == [LETTERS[0], LETTERS[2]]
    assert reply.form() is None


@pytest.mark.parametrize(
    "gifts",
    [
        ((2, "cruiser", 1),),  # no such place
        ((1, "fighter", 1),),  # no such kind there
        ((1, "cruiser", 3),),  # more than there are
        ((1, "cruiser", 0),),
        ((1, "cruiser", 1), (1, "cruiser", 1)),  # twice
    ],
)
def test_a_form_holds_only_lines_that_are_rows_each_once_and_within_its_amount(
    gifts: tuple[tuple[int, str, int], ...],
) -> None:
    decision = Decision(0, "move", [], forms=[], rows=((1, "cruiser", 2), (4, "carrier", 1)), rule="steps:form")
    with pytest.raises(Refused, match="form-line") as refused:
        chosen(decision, Choice(0, (), Form(gifts)))
    assert refused.value.rule == "steps:form"
    whole = Form(((1, "cruiser", 2), (4, "carrier", 1)))
    assert chosen(decision, Choice(0, (), whole)).choice.form == whole
