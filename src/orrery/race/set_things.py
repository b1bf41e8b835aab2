"""What came with the sets, for drawing: goals, prestige bonuses, and what a page needs to count Military by itself."""

from __future__ import annotations

from typing import Any, Final

from orrery.race.card import Card, is_one
from orrery.race.goals import GOALS
from orrery.race.powers import (
    EVERY,
    IMPERIUM_CARD,
    HandLimit,
    LargerTableau,
    SavePaidForWorld,
    Takeover,
    TakeoverDefense,
)
from orrery.race.searching import CATEGORIES
from orrery.race.words import RaceWords
from orrery.race.words.signs import KIND_KEYS

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
PRESTIGE_SIGNS: Final[tuple[tuple[str, ...], ...]] = (
    ("+6", "draw", "+1", "keep"),
    ("+6", "draw", "+1", "keep"),
    ("-3",),
    ("-3", "/", "+2", "military"),
    ("trade", "+3", "card"),
    ("vp", "x3"),
    ("3", "card", "2", "windfall"),
    ("-3",),
    ("-3", "/", "+2", "military"),
    (),
)

# What a search looks for, in the order of CATEGORIES.
CATEGORY_SIGNS: Final[tuple[tuple[str, ...], ...]] = (
    ("development", "military"),
    ("defense", "windfall"),
    ("world", "windfall"),
    ("chromosome",),
    ("alien", "world"),
    ("2", "any", "->"),
    ("5", "defense"),
    ("6", "development"),
    ("takeover",),
)


def temporary_strength(card: Card) -> int:
    """The Military that this card gives once something is given for it: prestige, a good, or the card itself."""
    for_good = card.military_for_good
    return card.temporary_military + card.military_for_prestige + (for_good.amount if for_good is not None else 0)


def counted_facts(card: Card) -> dict[str, Any]:
    """Military that depends on something, takeovers, and what the tableau of its owner may hold."""
    return {
        "is": [what for what in range(EVERY + 1, IMPERIUM_CARD + 1) if is_one(card, what)],
        "counted": [{"amount": power.amount, "per": power.per, "owning": power.owning} for power in card.counted],
        "special": [
            {"amount": power.amount, "rebel": power.rebels_only, "kind": KIND_KEYS[power.kind]}
            for power in card.specialised
        ],
        "takeover": next(
            ({"rebel": power.per_rebel_world} for power in card.powers if isinstance(power, Takeover)), None
        ),
        "defends": next(
            (
                {"rebel": power.per_rebel_world, "other": power.per_other_world}
                for power in card.powers
                if isinstance(power, TakeoverDefense)
            ),
            None,
        ),
        "reinforces": temporary_strength(card),
        "opens": card.conquers_peaceful.less if card.conquers_peaceful is not None else 0,
        "full": next((power.cards for power in card.powers if isinstance(power, LargerTableau)), 0),
        "hand": next((power.cards for power in card.powers if isinstance(power, HandLimit)), 0),
        "saves": any(isinstance(power, SavePaidForWorld) for power in card.powers),
    }


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
        "sign": list(CATEGORY_SIGNS[number]),
    }


def goal_things(words: RaceWords) -> dict[str, Any]:
    return {str(number): goal_thing(words, number) for number in range(len(GOALS))}


def category_things(words: RaceWords) -> dict[str, Any]:
    return {str(number): category_thing(words, number) for number in range(len(CATEGORIES))}
