"""The phrases of the game: its common sentences, those that the cards bring, and the names of things.

How a sentence is written stands in `orrery.words.sentences`. Here {fleet0} are ships after "with", {power0} is the
power of an alien, {player0} a player by name even if that is the reader. {wild_half0}, {super_half0}, {artifact_text0},
{power_text0} and {tech_text0} are what is printed.
"""

from __future__ import annotations

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
from orrery.cosmic.words.events import CARRIED
from orrery.words import LANGUAGES, Phrases, agree

SAID: Final = ("ask", "option", "event", "reason")  # what a card's file has besides what is printed on it
# What a place can name; and what its value is, where that is called otherwise.
NAMED: Final = ("card", "alien", "power", "tech", "destiny", "colour", "side", "outcome", "type")
PRINTED: Final = {
    "wild_half": "card",
    "super_half": "card",
    "artifact_text": "card",
    "power_text": "alien",
    "tech_text": "tech",
}
KINDS: Final = {**{kind: kind for kind in NAMED}, **PRINTED, "planet": "planet", "power": "alien", "player": "seat"}


class CosmicPhrases(Phrases):
    """One language of the game: the common sentences, and those that the cards bring."""

    def __init__(self, language: str) -> None:
        common = en if language == "en" else de
        sentences, carried = common.SENTENCES.copy(), CARRIED.copy()
        for key, sentence in (reasons.EN if language == "en" else reasons.DE).items():
            sentences[f"reason {key}"] = sentence

        def printed(folder: str, key: str) -> dict[str, str]:
            """The words of one card or alien; its sentences are said like all others."""
            file = import_module(f"orrery.cosmic.words.{folder}.{key.replace('-', '_')}")
            texts: dict[str, str] = file.EN if language == "en" else file.DE
            sentences.update({key: text for key, text in texts.items() if key.split()[0] in SAID})
            carried.update(getattr(file, "EVENTS", {}))
            return texts

        self.aliens = [printed("aliens", key) for key in ALIENS]
        self.artifacts = {key: printed("artifacts", key) for key, _ in ARTIFACTS}
        self.technologies = [printed("technologies", key) for key, _ in TECHNOLOGIES]
        super().__init__(language, sentences, common.NOUNS, KINDS, carried)

    def number(self, number: int) -> str:
        """A small number in letters, a larger one in figures."""
        return self.sentences.get(f"number {number}", str(number))

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

    def wild_half(self, flare: int) -> str:
        texts = self.aliens[CARDS[flare].alien]
        return texts.get("classic wild", texts["wild"]) if flare == CLASSIC_FILCH else texts["wild"]

    def super_half(self, flare: int) -> str:
        return self.aliens[CARDS[flare].alien]["super"]

    def artifact_text(self, card: int) -> str:
        return self.artifacts[CARDS[card].key]["text"]

    def power_text(self, alien: int) -> str:
        return self.aliens[alien]["text"]

    def tech_text(self, tech: int) -> str:
        return self.technologies[tech]["text"]

    def colour(self, seat: int) -> str:
        return self.say(f"colour {seat}")

    def side(self, number: int) -> str:
        return self.say(f"side {number}")

    def outcome(self, number: int) -> str:
        return self.say(f"outcome {number}")

    def type(self, number: int) -> str:
        return self.say(f"type {number}")

    def destiny(self, number: int) -> str:
        if number < WILD_DESTINY:
            return self.say("destiny colour", colour=self.colour(number // COLOUR_CARDS))
        return self.say("destiny wild" if number < 17 else f"destiny {number}")

    def planet(self, number: int, planets_each: int, seats: int) -> str:
        if number >= planets_each * seats:
            return self.say("genesis")
        return self.say("planet", colour=self.colour(number // planets_each), number=number % planets_each + 1)


PHRASES: Final = {language: CosmicPhrases(language) for language in LANGUAGES}
agree(*PHRASES.values())


def phrases_of(language: str) -> CosmicPhrases:
    return PHRASES[language]
