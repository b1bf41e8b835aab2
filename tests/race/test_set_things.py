"""What the page draws of the sets: goals, categories, prestige bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import TITLES
from orrery.race.cards import numbers_of
from orrery.race.goals import GOALS
from orrery.race.searching import CATEGORIES
from orrery.race.state import ACTIONS, SEARCH
from orrery.race.things import TOKENS, things
from orrery.words import LANGUAGES


@pytest.fixture(params=LANGUAGES, name="shown")
def shown_things(request: pytest.FixtureRequest) -> dict[str, dict[str, Any]]:
    return things(str(request.param))


def fact(name: str, key: str) -> Any:
    return things("en")["card"][str(numbers_of(key)[0])][name]


def test_every_goal_has_a_name_and_its_rule(shown: dict[str, dict[str, Any]]) -> None:
    assert list(shown["goal"]) == [str(number) for number in range(len(GOALS))]
    rulebook = TITLES["race"].rulebook()
    for number, goal in enumerate(GOALS):
        thing = shown["goal"][str(number)]
        assert (thing["key"], thing["most"], thing["least"], thing["vp"]) == (goal.key, goal.most, goal.least, goal.vp)
        assert thing["name"]
        text = rulebook[thing["rule"].removeprefix("race:")]["text"]
        assert text.startswith(goal.name), f"{goal.key}: {text}"


def test_categories_and_prestige_bonuses_have_words_and_signs(shown: dict[str, dict[str, Any]]) -> None:
    assert [thing["key"] for thing in shown["category"].values()] == list(CATEGORIES)
    for thing in shown["category"].values():
        assert thing["name"]
        assert all(token in TOKENS or token.isdigit() for token in thing["sign"])
    for number in range(len(ACTIONS)):
        action = shown["action"][str(number)]
        assert bool(action["prestige"]) == bool(action["prestige_sign"]) == (number != SEARCH)


def test_the_world_that_saves_cards_says_so() -> None:
    assert fact("saves", "galactic-scavengers")
    assert not fact("saves", "old-earth")
