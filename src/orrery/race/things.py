"""The catalogue of things for drawing: each card, action and goal with its values, powers as signs and in words."""

from __future__ import annotations

from typing import Any, Final

from orrery.race.card import Card
from orrery.race.cards import ALL_SETS, CARDS, EDITIONS, deck_of
from orrery.race.goods import NO_GOOD, PRODUCTION, WINDFALL
from orrery.race.powers import (
    ANYTIME,
    CONSUME,
    DEVELOP,
    EXPLORE,
    GAME_END,
    PRODUCE,
    ROUND_END,
    SELECT,
    SETTLE,
    SETUP,
    TRADE,
    Power,
    SavePaidForWorld,
)
from orrery.race.set_things import PRESTIGE_SIGNS, category_things, goal_things
from orrery.race.state import ACTIONS, SEARCH
from orrery.race.words import RaceWords
from orrery.race.words.powers import line_words, other_lines, power_words, scoring_lines
from orrery.race.words.printed import counted_at_the_end, facts
from orrery.race.words.signs import KIND_KEYS, sign

# Every sign that is no number; the page has a picture or a letter for each. Numbers are "3", "+3", "-3" and "x3".
TOKENS: Final = (
    "->",
    "/",
    "n",
    "n-1",
    "0",
    "draw",
    "keep",
    "card",
    "give-up",
    "military",
    "defense",
    "rebel",
    "trade",
    "trade-plain",
    "here",
    "any",
    "different",
    "novelty",
    "rare",
    "genes",
    "alien",
    "vp",
    "die",
    "windfall",
    "world",
    "most",
    "prestige",
    "chromosome",
    "imperium",
    "takeover",
    "production",
    "development",
    "mix",
    "last",
    "search",
)

PHASES: Final = {
    EXPLORE: "explore",
    DEVELOP: "develop",
    SETTLE: "settle",
    TRADE: "trade",
    CONSUME: "consume",
    PRODUCE: "produce",
    SETUP: "setup",
    SELECT: "select",
    ROUND_END: "round-end",
    GAME_END: "game-end",
    ANYTIME: "anytime",
}
DECKS: Final = [frozenset(deck_of(edition, sets)) for edition in EDITIONS for sets in range(ALL_SETS + 1)]
SOURCES: Final = {NO_GOOD: "", WINDFALL: "windfall", PRODUCTION: "production"}

# The phase of each action card and the sign of its bonus, in the order of ACTIONS.
ACTION_SIGNS: Final = (
    ("explore", "+5 draw"),
    ("explore", "+1 draw +1 keep"),
    ("develop", "-1"),
    ("settle", "-> 1 card"),
    ("consume", "any -> trade"),
    ("consume", "vp x2"),
    ("produce", "windfall"),
    ("develop", "-1"),
    ("settle", "-> 1 card"),
    ("search", "search"),
)


def things(language: str) -> dict[str, dict[str, Any]]:
    """Cards, actions, goals and categories by their number, as text because JSON knows no other keys."""
    words = RaceWords(language, [], -1)
    return {
        "card": {str(number): card_thing(words, number) for number in range(len(CARDS))},
        "action": {str(number): action_thing(words, number) for number in range(len(ACTIONS))},
        "goal": goal_things(words),
        "category": category_things(words),
    }


def card_thing(words: RaceWords, number: int) -> dict[str, Any]:
    card, phrases = CARDS[number], words.phrases
    lines = [line_words(phrases, card, group) for group in scoring_lines(card)] + other_lines(phrases, card)
    return {
        "id": number,
        "key": card.key,
        "name": words.thing("card", number),
        "text": words.describe("card", number),
        "facts": facts(phrases, card),
        "is_world": card.is_world,
        "military": card.military,
        "cost": card.cost,
        "vp": None if counted_at_the_end(card) else card.vp,
        "kind": KIND_KEYS[card.kind],
        "kind_name": phrases.kind(card.kind) if card.kind else "",
        "source": SOURCES[card.source],
        "rebel": card.rebel,
        "alien": card.alien,
        "symbols": list(card.symbols),
        "prestige": card.prestige,
        "start": card.start,
        "six": counted_at_the_end(card),
        "strength": card.strength,
        "powers": [power_thing(words, card, power) for power in card.powers],
        "scoring": lines,
        "decks": sum(1 << place for place, deck in enumerate(DECKS) if number in deck),  # by edition, then by sets
        "saves": any(isinstance(power, SavePaidForWorld) for power in card.powers),
    }


def power_thing(words: RaceWords, card: Card, power: Power) -> dict[str, Any]:
    """A power; its place in the list is the number by which options name it."""
    return {"phase": PHASES[power.PHASE], "sign": sign(card, power), "text": power_words(words.phrases, power)}


def action_thing(words: RaceWords, number: int) -> dict[str, Any]:
    phase, signs = ACTION_SIGNS[number]
    return {
        "id": number,
        "key": ACTIONS[number],
        "name": words.thing("action", number),
        "text": words.describe("action", number),
        "bonus": words.phrases.say(f"name bonus {number}"),
        "phase": phase,
        "sign": signs.split(),
        "prestige": words.phrases.say(f"name prestige bonus {number}") if number != SEARCH else "",
        "prestige_sign": PRESTIGE_SIGNS[number].split(),
        "second": ACTIONS[number].endswith("-2"),
    }
