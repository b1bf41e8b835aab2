"""The log in sentences, from the reader's point of view."""

from __future__ import annotations

from typing import Final

from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.rules.draft import to_the_left
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import power_words
from orrery.race.words.printed import cost_words
from orrery.race.words.takeovers import HAPPENED, cards_in_takeover, takeover_event

SIDES_TAKEN: Final = ("lot", "side", "added")  # in the scenario
PAYING: Final = ("race:develop.5", "race:settle.4")  # steps in which cards are discarded as payment
NAMED_AT_MOST: Final = 6  # cards that one line names


def event_words(phrases: RacePhrases, event: Event, names: list[str], reader: int) -> str:
    """The sentence for an event as the reader may see it."""
    if event.actor < 0:
        return table_event(phrases, event)
    if event.kind in HAPPENED:
        return takeover_event(phrases, event, names, reader)
    if event.kind == "discarded" and event.values[0] == 0:
        return ""  # games of earlier versions noted it
    key, parts = player_event(phrases, event)
    if event.actor == reader:
        return phrases.say(f"event {key} you", **parts)
    return phrases.say(f"event {key}", who=names[event.actor], **parts)


def table_event(phrases: RacePhrases, event: Event) -> str:
    """What nobody in particular does."""
    value = event.values[0]
    if event.kind == "phase":
        return phrases.say("event phase", phase=phrases.say(f"name phase {value}"))
    if event.kind == "reshuffled":
        return phrases.say("event reshuffled", cards=phrases.count(value, "card"))
    if event.kind == "round":
        return phrases.say("event round", number=value)
    if event.kind == "packs":
        key = "event packs left" if to_the_left(value) else "event packs right"
        return phrases.say(key, number=value, cards=phrases.count(event.values[1], "card"))
    raise KeyError(event.kind)


def player_event(phrases: RacePhrases, event: Event) -> tuple[str, dict[str, str | int]]:
    """The key of the sentence and its parts."""
    kind, values = event.kind, list(event.values)
    if kind in ("drawn", "discarded", "kept", "saved", "took saved", "saved taken", "taken", "drafted"):
        return cards_event(phrases, event)
    if kind in ("given-up", "conquered", "start world", "good spent", "staked", "found", *SIDES_TAKEN):
        return kind, {"card": phrases.card(values[0])}
    if kind == "placed":
        key = "placed world" if CARDS[values[0]].is_world else "placed development"
        return key, {"card": phrases.card(values[0])}
    if kind == "good":
        return kind, {"card": phrases.card(values[0]), "kind": phrases.kind(CARDS[values[0]].kind)}
    if kind == "sold":
        world, good, cards = values
        parts: dict[str, str | int] = {"card": phrases.card(world), "kind": phrases.kind(good)}
        return kind, {**parts, "cards": phrases.count(cards, "card")}
    if kind == "vp":
        return kind, {"vp": phrases.count(values[0], "vp")}
    if kind == "uses":
        return kind, {
            "card": phrases.card(values[0]),
            "power": power_words(phrases, CARDS[values[0]].powers[values[1]]),
        }
    if kind == "consumed":
        return kind, {"goods": phrases.goods(len(values), ANY), "which": phrases.cards(values)}
    if kind in ("lucky", "unlucky"):
        number, card = values
        return kind, {"number": number, "card": phrases.card(card), "cost": cost_words(phrases, CARDS[card])}
    if kind in ("prestige", "prestige spent"):
        return kind, {"prestige": phrases.count(values[0], "prestige")}
    if kind in ("replaced", "won"):
        return kind, {"card": phrases.card(values[0]), "new": phrases.card(values[1])}
    if kind == "turned up":
        return turned_up(phrases, values)
    if kind == "reshuffled own":
        return kind, {"cards": phrases.count(values[0], "card")}
    if kind in ("goal", "goal token", "goal lost"):
        return kind, {"goal": phrases.say(f"name goal {values[0]}")}
    if kind in ("uses bonus", "leads", "shares lead", "lead rewarded", "search failed"):
        return kind, {}
    if kind == "boosted":
        bonus = phrases.say(f"name prestige bonus {values[0]}")
        return kind, {"action": phrases.action(values[0]), "bonus": bonus}
    if kind == "searches":
        return kind, {"category": phrases.say(f"name category {values[0]}")}
    if kind == "chose":
        return kind, {"actions": phrases.listed([phrases.action(action) for action in values])}
    if kind == "score":
        return kind, {"points": phrases.count(values[0], "point"), "tie": values[1]}
    raise KeyError(kind)


def turned_up(phrases: RacePhrases, cards: list[int]) -> tuple[str, dict[str, str | int]]:
    """A few by name; of a long search only how many, and the last: that is what it was for."""
    if not cards:
        return "turned up nothing", {}
    if len(cards) <= NAMED_AT_MOST:
        return "turned up", {"which": phrases.cards(cards)}
    return "turned up many", {"cards": phrases.count(len(cards), "card"), "which": phrases.card(cards[-1])}


def cards_event(phrases: RacePhrases, event: Event) -> tuple[str, dict[str, str | int]]:
    """Cards that only their owner sees: others learn how many."""
    parts: dict[str, str | int] = {}
    if event.values:
        parts["cards"] = phrases.count(event.values[0], "card")
    if event.secret:
        parts["which"] = phrases.cards(list(event.secret))
    if event.kind == "kept":
        if event.values[0] == 0:
            return "kept none", {}
        parts["rest"] = event.values[1]
    if event.kind == "discarded" and event.rule in PAYING:
        return "paid", parts
    return event.kind, parts


def cards_named(event: Event) -> list[int]:
    """The cards that the sentence names: what was seen, and the world, development or power it is about."""
    if event.kind in HAPPENED:
        return cards_in_takeover(event)
    kind, values = event.kind, list(event.values)
    if kind in (
        "given-up",
        "conquered",
        "start world",
        "placed",
        "good",
        "sold",
        "uses",
        "good spent",
        "staked",
        *SIDES_TAKEN,
    ):
        return values[:1]
    if kind in ("consumed", "turned up", "replaced", "won", "found"):
        return values
    if kind in ("lucky", "unlucky"):
        return values[1:]
    if kind in ("drawn", "discarded", "kept", "saved", "took saved", "saved taken", "taken", "drafted"):
        return list(event.secret)
    return []
