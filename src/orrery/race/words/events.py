"""The log in sentences: what each event carries, and which sentence tells it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.rules.draft import to_the_left
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import power_words

PAYING: Final = ("race:develop.5", "race:settle.4")  # steps in which cards are discarded as payment
NAMED_AT_MOST: Final = 6  # cards that one line names


def sentence_for(event: Event) -> str:
    """The sentence that tells it; "" for none."""
    kind, values = event.kind, event.values
    if kind == "discarded" and values[0] == 0:
        return ""  # games of earlier versions noted it
    if kind == "discarded" and event.rule in PAYING:
        return "paid"
    if kind == "kept" and values[0] == 0:
        return "kept none"
    if kind == "placed":
        return "placed world" if CARDS[values[0]].is_world else "placed development"
    if kind == "packs":
        return "packs left" if to_the_left(values[0]) else "packs right"
    if kind == "turned up" and len(values) > NAMED_AT_MOST:
        return "turned up many"  # of a long search the last: that is what it was for
    return kind if kind != "turned up" or values else "turned up nothing"


def worked_out(phrases: RacePhrases, name: str, values: tuple[int, ...]) -> str:
    """A part of a sentence that is no value by itself."""
    if name == "power":
        return power_words(phrases, CARDS[values[0]].powers[values[1]])
    if name == "goods":
        return phrases.goods(len(values), ANY)
    if name == "many":
        return phrases.count(len(values), "card")
    if name == "last":
        return phrases.card(values[-1])
    raise KeyError(name)
