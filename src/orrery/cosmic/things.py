"""What is printed on everything, by kind and number, for drawing."""

from __future__ import annotations

from typing import Any

from orrery.cosmic.cards import (
    ALIENS,
    CARDS,
    CLASSIC_FILCH,
    DESTINY,
    LEVELS,
    SECRET_TECHS,
    TECHNOLOGIES,
    TYPES,
    colour_of,
)
from orrery.cosmic.words import CosmicWords

LEVEL_KEYS = ("green", "yellow", "red")
COLOURS = 5


def things(language: str) -> dict[str, dict[str, Any]]:
    """All things by their number, as text because JSON knows no other keys. Planets are named after a colour."""
    words = CosmicWords(language, [], -1)
    return {
        "card": {str(number): card_thing(words, number) for number in range(len(CARDS))},
        "alien": {str(number): alien_thing(words, number) for number in range(len(ALIENS))},
        "tech": {str(number): tech_thing(words, number) for number in range(len(TECHNOLOGIES))},
        "destiny": {str(number): destiny_thing(words, number) for number in range(DESTINY)},
        "colour": {str(seat): colour_thing(words, seat) for seat in range(COLOURS)},
    }


def card_thing(words: CosmicWords, number: int) -> dict[str, Any]:
    card = CARDS[number]
    texts = words.phrases.aliens[card.alien] if card.alien >= 0 else {}
    wild = "classic wild" if number == CLASSIC_FILCH else "wild"
    return {
        "id": number,
        "key": card.key,
        "name": words.thing("card", number),
        "text": printed(words, "card", number),
        "type": TYPES[card.type],
        "type_name": words.thing("type", card.type),
        "value": card.value,
        "alien": card.alien,
        "wild": texts.get(wild, ""),
        "super": texts.get("super", ""),
    }


def alien_thing(words: CosmicWords, number: int) -> dict[str, Any]:
    texts = words.phrases.aliens[number]
    return {
        "id": number,
        "key": ALIENS[number],
        "name": texts["name"],
        "power": texts["power"],
        "gist": texts["gist"],
        "text": texts["text"],
        "level": LEVEL_KEYS[LEVELS[number][1]],
        "wild": texts["wild"],
        "super": texts["super"],
    }


def tech_thing(words: CosmicWords, number: int) -> dict[str, Any]:
    key, research = TECHNOLOGIES[number]
    texts = words.phrases.technologies[number]
    return {
        "id": number,
        "key": key,
        "name": texts["name"],
        "text": texts["text"],
        "research": research,
        "secret": number in SECRET_TECHS,
    }


def destiny_thing(words: CosmicWords, number: int) -> dict[str, Any]:
    return {
        "id": number,
        "key": words.thing("destiny", number),
        "name": words.thing("destiny", number),
        "text": printed(words, "destiny", number),
        "colour": colour_of(number),
    }


def colour_thing(words: CosmicWords, seat: int) -> dict[str, Any]:
    """The colour of a seat: its planets are called after it."""
    name = words.thing("colour", seat)
    return {"id": seat, "key": f"colour-{seat}", "name": name, "text": name}


def printed(words: CosmicWords, kind: str, number: int) -> str:
    """What is printed on a thing, without its name in front."""
    return words.describe(kind, number).removeprefix(f"{words.thing(kind, number)}. ")
