"""The catalogue of things for drawing: each card, action and goal with its values, powers as signs and in words."""

from __future__ import annotations

from typing import Any, Final

from orrery.race.card import Card
from orrery.race.cards import ALL_SETS, CARDS, EDITIONS, deck_of
from orrery.race.goods import ANY, NO_GOOD, PRODUCTION, WINDFALL
from orrery.race.powers import (
    ANYTIME,
    CONSUME,
    DEVELOP,
    EVERY,
    EXPLORE,
    GAME_END,
    PRODUCE,
    ROUND_END,
    SELECT,
    SETTLE,
    SETUP,
    TRADE,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DevelopForLess,
    DiscardForVp,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawAtConsume,
    DrawAtDevelop,
    DrawAtProduce,
    DrawIfLucky,
    DrawIfProducedHere,
    DrawIfProducedMost,
    DrawMore,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    KeepMore,
    Military,
    PayForMilitary,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SavePaidForWorld,
    SellForMore,
    SellGood,
    SettleForLess,
    SettleForNothing,
    TemporaryMilitary,
)
from orrery.race.set_signs import KIND_KEYS, WHAT_SIGNS, set_sign
from orrery.race.set_things import PRESTIGE_SIGNS, category_things, goal_things
from orrery.race.state import ACTIONS, SEARCH
from orrery.race.words import RaceWords
from orrery.race.words.powers import line_words, other_lines, power_words, scoring_lines
from orrery.race.words.printed import counted_at_the_end, facts

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
ACTION_SIGNS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("explore", ("+5", "draw")),
    ("explore", ("+1", "draw", "+1", "keep")),
    ("develop", ("-1",)),
    ("settle", ("->", "1", "card")),
    ("consume", ("any", "->", "trade")),
    ("consume", ("vp", "x2")),
    ("produce", ("windfall",)),
    ("develop", ("-1",)),
    ("settle", ("->", "1", "card")),
    ("search", ("search",)),
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
        "sign": list(signs),
        "prestige": words.phrases.say(f"name prestige bonus {number}") if number != SEARCH else "",
        "prestige_sign": list(PRESTIGE_SIGNS[number]),
        "second": ACTIONS[number].endswith("-2"),
    }


# -- signs -------------------------------------------------------------------------------------------------------------


def sign(card: Card, power: Power) -> list[str]:
    """The power as a row of signs: at most six, so that it fits on a small card."""
    if isinstance(power, DrawMore):
        return [f"+{power.amount}", "draw"]
    if isinstance(power, KeepMore):
        return [f"+{power.amount}", "keep"]
    if isinstance(power, (DrawAtDevelop, DrawAtConsume, DrawAtProduce)):
        return [str(power.amount), "card"]
    if isinstance(power, (DrawAfterDeveloping, DrawAfterSettling, DrawIfProducedHere)):
        return ["->", str(power.amount), "card"]
    if isinstance(power, DevelopForLess):
        return [f"-{power.amount}"]
    if isinstance(power, SellForMore):
        return [f"+{power.amount}", *(["here"] if power.here else kind_sign(power.kind))]
    if power.PHASE == SETTLE:
        return settle_sign(power)
    if power.PHASE == CONSUME:
        return consume_sign(power)
    return produce_sign(card, power) if power.PHASE == PRODUCE else set_sign(power)


def settle_sign(power: Power) -> list[str]:
    if isinstance(power, SettleForLess):
        return [f"-{power.amount}", *kind_sign(power.kind)]
    if isinstance(power, SettleForNothing):
        return ["give-up", "->", "0"]
    if isinstance(power, Military):
        against = ["rebel"] if power.rebels_only else kind_sign(power.kind)
        if power.per != EVERY or power.owning != EVERY:
            against = ["/", *WHAT_SIGNS[power.per if power.per != EVERY else power.owning]]
        return [f"{power.amount:+d}", "military", *against]
    if isinstance(power, TemporaryMilitary):
        return ["give-up", "->", f"{power.amount:+d}", "military"]
    if isinstance(power, PayForMilitary):
        discount = [f"-{power.discount}"] if power.discount else []
        return ["card", "->", "defense", *WHAT_SIGNS[power.what], *discount]
    return set_sign(power)


def consume_sign(power: Power) -> list[str]:
    if isinstance(power, ConsumeGoods):
        gain = [*counted(power.vp, "vp"), *counted(power.cards, "card"), *counted(power.prestige, "prestige")]
        times = [f"x{power.up_to}"] if power.up_to > 1 else []
        goods = ["here"] if power.here else counted(power.goods, KIND_KEYS[power.kind])
        return [*goods, "->", *gain, *times]
    if isinstance(power, ConsumeDifferentKinds):
        return [str(power.kinds), "different", "->", *counted(power.vp, "vp")]
    if isinstance(power, ConsumeAllGoods):
        return ["n", "any", "->", "n-1", "vp"]
    if isinstance(power, SellGood):
        return ["any", "->", "trade" if power.with_trade_powers else "trade-plain"]
    if isinstance(power, DiscardForVp):
        return ["card", "->", "vp", *([f"x{power.up_to}"] if power.up_to > 1 else [])]
    if isinstance(power, DrawIfLucky):
        return ["die", "->", "card"]
    return set_sign(power)


def produce_sign(card: Card, power: Power) -> list[str]:
    if isinstance(power, ProduceHere):
        return [KIND_KEYS[card.kind]]
    if isinstance(power, ProduceOnWindfall):
        return ["windfall", *kind_sign(power.kind)]
    if isinstance(power, DrawPerGoodProduced):
        return ["card", "/", KIND_KEYS[power.kind]]
    if isinstance(power, DrawPerKindProduced):
        return ["card", "/", "different"]
    if isinstance(power, DrawIfProducedMost):
        return ["most", KIND_KEYS[power.kind], "->", *counted(power.amount, "card")]
    if isinstance(power, DrawPerWorld):
        return ["card", "/", KIND_KEYS[power.kind], "world"]
    return set_sign(power)


def kind_sign(kind: int) -> list[str]:
    """The kind, if the power names one."""
    return [] if kind == ANY else [KIND_KEYS[kind]]


def counted(number: int, token: str) -> list[str]:
    """The sign once, with its number if that is not one; nothing for none."""
    if not number:
        return []
    return [token] if number == 1 else [str(number), token]
