"""Every question of the game has an answer with a reason: none is left to chance."""

from __future__ import annotations

import pytest

from orrery.cosmic.bot import GreedyBot
from orrery.cosmic.bot.candidates import BY_HABIT, candidates, habit
from orrery.cosmic.bot.follies import is_folly
from orrery.cosmic.bot.habits import HABITS
from orrery.cosmic.setup import setup
from orrery.cosmic.windows import MOMENTS
from orrery.kernel.decision import Decision, chosen
from orrery.kernel.laws import random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from support.cosmic_matches import VARIANTS
from support.cosmic_prompts import all_prompts


def test_every_question_of_the_sources_has_its_habit() -> None:
    prompts = all_prompts()
    assert len(prompts) > 90
    assert prompts - set(HABITS) == {"deal"}  # talks are judged by what they bring


def test_no_habit_answers_what_nobody_asks() -> None:
    assert set(HABITS) - all_prompts() == set()
    assert BY_HABIT <= set(HABITS)
    assert not set(HABITS) & set(MOMENTS) - {"open card"}  # the one word for a moment and for a question


@pytest.mark.parametrize("options", VARIANTS)
def test_whatever_random_play_leads_to_it_answers_legally_and_always_the_same(options: Options) -> None:
    """Random games come to questions that sensible ones never see."""
    game = setup(options, 40)
    rng = seeded(1)
    while not game.over:
        for decision in game.waiting():
            view = game.view(decision.seat)
            for choice in candidates(view, decision):
                chosen(decision, choice)
            assert GreedyBot().choose(view, decision, rng.copy()) == GreedyBot().choose(view, decision, seeded(9))
        game.answer(random_reply(game, rng))


def test_an_unknown_question_is_an_error_and_no_dice() -> None:
    view = setup({"players": 4}, 1).view(0)
    with pytest.raises(KeyError, match="nobody knows"):
        GreedyBot().choose(view, Decision(0, "nobody knows", []), seeded(1))


def test_a_habit_is_never_a_folly() -> None:
    for seed in range(2):
        game = setup({"players": 5, "flares": "many"}, seed)
        rng = seeded(seed)
        while not game.over:
            decision = game.waiting()[0]
            view = game.view(decision.seat)
            picks = habit(view, decision).picks
            assert not any(is_folly(view, decision, decision.options[at]) for at in picks)
            game.answer(random_reply(game, rng))
