"""What came with the sets, for drawing: goals, categories of a search, prestige bonuses."""

from __future__ import annotations

from typing import Any, Final

from orrery.race.goals import GOALS
from orrery.race.searching import CATEGORIES
from orrery.race.words import RaceWords

# Where each goal stands in the rulebook, in the order of GOALS.
GOAL_RULES: Final = (
    "race:goals.first.standard-of-living",
    "race:goals.first.system-diversity",
    "race:goals.first.overlord-discoveries",
    "race:goals.first.budget-surplus",
    "race:goals.first.innovation-leader",
    "race:goals.first.galactic-status",
    "race:goals.first.uplift-knowledge",
    "race:goals.first.galactic-riches",
    "race:goals.first.expansion-leader",
    "race:goals.first.military-influence",
    "race:goals.first.galactic-standing",
    "race:goals.first.peace-war-leader.1",
    "race:goals.most.production",
    "race:goals.most.infrastructure",
    "race:goals.most.military",
    "race:goals.most.industry",
    "race:goals.most.propaganda",
    "race:goals.most.prosperity",
    "race:goals.most.research",
    "race:goals.most.prestige",
)

# The signs of the prestige bonus of each action card, in the order of ACTIONS.
PRESTIGE_SIGNS: Final = (
    "+6 draw +1 keep",
    "+6 draw +1 keep",
    "-3",
    "-3 / +2 military",
    "trade +3 card",
    "vp x3",
    "3 card 2 windfall",
    "-3",
    "-3 / +2 military",
    "",
)

# What a search looks for, in the order of CATEGORIES.
CATEGORY_SIGNS: Final = (
    "development military",
    "defense windfall",
    "world windfall",
    "chromosome",
    "alien world",
    "2 any ->",
    "5 defense",
    "6 development",
    "takeover",
)


def goal_thing(words: RaceWords, number: int) -> dict[str, Any]:
    goal = GOALS[number]
    name = words.thing("goal", number)
    return {
        "id": number,
        "key": goal.key,
        "name": name,
        "text": name,
        "most": goal.most,
        "least": goal.least,
        "vp": goal.vp,
        "rule": GOAL_RULES[number],
    }


def category_thing(words: RaceWords, number: int) -> dict[str, Any]:
    name = words.phrases.say(f"name category {number}")
    return {
        "id": number,
        "key": CATEGORIES[number],
        "name": name,
        "text": name,
        "sign": CATEGORY_SIGNS[number].split(),
    }


def goal_things(words: RaceWords) -> dict[str, Any]:
    return {str(number): goal_thing(words, number) for number in range(len(GOALS))}


def category_things(words: RaceWords) -> dict[str, Any]:
    return {str(number): category_thing(words, number) for number in range(len(CATEGORIES))}
