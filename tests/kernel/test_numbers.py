"""Numbers travel with the question: some with every one, some only with the one that people are told."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.kernel.procedure import Procedure
from support.minigames.prices import Buy, Haggle
from support.minigames.steps import Slate


def begun(procedure: Procedure) -> Slate:
    game = Slate(2, [])
    game.begin(procedure)
    return game


def test_people_are_told_what_bots_are_not() -> None:
    game = begun(Buy(1, 7))
    asked, told = game.asked(1), game.told(1)
    assert asked is not None
    assert told is not None
    assert [option.values for option in asked.options] == [(), (), ()]
    assert [option.values for option in told.options] == [(2,), (4,), (6,)]
    assert (asked.values, told.values) == ((7,), (7,))
    assert game.told(0) is None


def test_a_question_that_is_told_is_the_one_that_is_asked() -> None:
    game = begun(Haggle(0, 7))
    asked, told = game.asked(0), game.told(0)
    assert asked is not None
    assert told is not None
    assert told.values == (7, 5)
    assert told.options == asked.options
    same = [name for name in asked.FIELDS if name != "values"]
    assert [getattr(told, name) for name in same] == [getattr(asked, name) for name in same]
    game.answer(Choice(0, (2,)))
    assert game.over
    assert game.told(0) is None
