"""Sentences with their parts filled in.

A placeholder names what a value is and where it stands among the values: {seat0} is the first value as a player's name,
{card1} the second as a card, {n0} a plain number, {ships0} and {cards0} a number with its noun, {fleet0} ships after
"with". {who} is the actor, {cards} the secret cards where the reader knows them, else how many there are.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from orrery.cosmic.cards import (
    ALIENS,
    ARTIFACT,
    ARTIFACTS,
    CARDS,
    CLASSIC_FILCH,
    COLOUR_CARDS,
    FLARE,
    TECHNOLOGIES,
    TYPES,
    WILD_DESTINY,
)
from orrery.cosmic.words import de, en, reasons
from orrery.cosmic.words.reader import GRAMMARS
from orrery.words import Phrases

COUNTED: Final = {
    "ships": "ship",
    "fleet": "fleet",
    "cards": "card",
    "colonies": "colony",
    "tokens": "token",
    "techs": "technology",
}


class CosmicPhrases(Phrases):
    """One language of the game: the common sentences, and those that the cards bring."""

    def __init__(self, language: str) -> None:
        common = en if language == "en" else de
        self.grammar = GRAMMARS[language]
        self.to_readers: dict[str, str] = {}  # sentences as their subjects read them, by key and placeholders
        super().__init__(common.SENTENCES.copy(), common.NOUNS)
        for key, sentence in (reasons.EN if language == "en" else reasons.DE).items():
            self.sentences[f"reason {key}"] = sentence
        self.aliens = [printed("aliens", key, language) for key in ALIENS]
        self.artifacts = {key: printed("artifacts", key, language) for key, _ in ARTIFACTS}
        self.technologies = [printed("technologies", key, language) for key, _ in TECHNOLOGIES]
        for texts in [*self.aliens, *self.artifacts.values(), *self.technologies]:
            for key, sentence in texts.items():
                if key.split()[0] in ("ask", "option", "event", "reason"):
                    self.sentences.setdefault(key, sentence)

    def number(self, number: int) -> str:
        """A small number in letters, a larger one in figures."""
        return self.sentences.get(f"number {number}", str(number))

    def to_reader(self, key: str, places: list[str]) -> str:
        """The sentence for somebody whom these placeholders stand for."""
        if not places:
            return self.sentences[key]
        known = " ".join([key, *places])
        if known not in self.to_readers:
            sentence = self.sentences[key]
            for place in places:
                sentence = self.grammar.to_reader(sentence, f"{{{place}}}")
            self.to_readers[known] = sentence
        return self.to_readers[known]

    def alien(self, number: int) -> str:
        return self.aliens[number]["name"] if number >= 0 else self.say("hidden alien")

    def power(self, number: int) -> str:
        return self.aliens[number]["power"]

    def tech(self, number: int) -> str:
        return self.technologies[number]["name"] if number >= 0 else self.say("panel unknown tech")

    def card(self, number: int) -> str:
        if number < 0:
            return self.say("hidden card")
        card = CARDS[number]
        if card.type == ARTIFACT:
            return self.artifacts[card.key]["name"]
        if card.type == FLARE:
            return self.say("classic flare" if number == CLASSIC_FILCH else "flare", alien=self.alien(card.alien))
        return self.say(TYPES[card.type], value=f"{card.value:02}" if card.type == 0 else card.value)

    def colour(self, seat: int) -> str:
        return self.say(f"colour {seat}")

    def destiny(self, number: int) -> str:
        if number < WILD_DESTINY:
            return self.say("destiny colour", colour=self.colour(number // COLOUR_CARDS))
        return self.say("destiny wild" if number < 17 else f"destiny {number}")

    def planet(self, number: int, planets_each: int, seats: int) -> str:
        if number >= planets_each * seats:
            return self.say("genesis")
        return self.say("planet", colour=self.colour(number // planets_each), number=number % planets_each + 1)


class Parts(dict[str, str]):
    """The parts of one sentence, worked out as they are asked for."""

    def __init__(self, phrases: CosmicPhrases, names: list[str], planets_each: int) -> None:
        super().__init__()
        self.phrases = phrases
        self.names = names
        self.planets_each = planets_each
        self.things: tuple[int, ...] = ()  # the values that the placeholders count

    def __missing__(self, key: str) -> str:
        kind = key.rstrip("0123456789")
        value = self.things[int(key[len(kind) :])]
        return self.named(kind, value)

    def named(self, kind: str, value: int) -> str:
        phrases = self.phrases
        if kind == "n":
            return str(value)
        if kind in COUNTED:
            return phrases.count(value, COUNTED[kind])
        if kind in ("seat", "player"):
            return self.names[value] if 0 <= value < len(self.names) else phrases.say("nobody")
        if kind == "planet":
            return phrases.planet(value, self.planets_each, max(len(self.names), 3))
        if kind in ("side", "outcome", "type"):
            return phrases.say(f"{kind} {value}")
        if kind in ("wild", "super"):
            return phrases.aliens[CARDS[value].alien][kind]
        by_kind = {
            "artifact": lambda number: phrases.artifacts[CARDS[number].key]["text"],
            "powertext": lambda number: phrases.aliens[number]["text"],
            "techtext": lambda number: phrases.technologies[number]["text"],
            "card": phrases.card,
            "alien": phrases.alien,
            "power": phrases.power,
            "tech": phrases.tech,
            "destiny": phrases.destiny,
            "colour": phrases.colour,
        }
        return by_kind[kind](value)


def printed(folder: str, key: str, language: str) -> dict[str, str]:
    """The words of one card or alien."""
    file = import_module(f"orrery.cosmic.words.{folder}.{key.replace('-', '_')}")
    texts: dict[str, str] = file.EN if language == "en" else file.DE
    return texts


@cache
def phrases_of(language: str) -> CosmicPhrases:
    return CosmicPhrases(language)
