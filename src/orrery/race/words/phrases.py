"""The phrases of Race: the tables of a language, and the names of cards, goods and actions."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.words import de, en, sets_de, sets_en
from orrery.race.words.names_de import NAMES_DE
from orrery.words import Phrases


class RacePhrases(Phrases):
    """One language. Sentences are said by table and key: say("event drawn you", ...)."""

    def __init__(
        self,
        language: str,
        tables: dict[str, dict[str, str]],
        nouns: dict[str, tuple[str, str]],
        card_names: dict[str, str],
    ) -> None:
        sentences = {f"{table} {key}": text for table, texts in tables.items() for key, text in texts.items()}
        super().__init__(language, sentences, nouns)
        self.card_names = card_names  # by key, where they differ from the English ones

    def card(self, number: int) -> str:
        """The printed name."""
        card = CARDS[number]
        return self.card_names.get(card.key.removesuffix("-revised"), card.name)

    def cards(self, numbers: list[int]) -> str:
        return self.listed([self.card(number) for number in numbers])

    def kind(self, kind: int) -> str:
        return self.say(f"name kind {kind}")

    def goods(self, number: int, kind: int) -> str:
        """So many goods of a kind, or of any."""
        return self.count(number, f"good {kind}")

    def action(self, number: int) -> str:
        return self.say(f"name action {number}")

    def gain(self, vp: int, cards: int, prestige: int = 0) -> str:
        """VP, cards and prestige, whichever there are."""
        parts = [(vp, "vp"), (cards, "card"), (prestige, "prestige")]
        return self.listed([self.count(amount, noun) for amount, noun in parts if amount])


def merged(*tables: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The tables of the base game and of the sets."""
    return {name: {key: text for each in tables for key, text in each[name].items()} for name in tables[0]}


PHRASES: Final[dict[str, RacePhrases]] = {
    "en": RacePhrases("en", merged(en.TABLES, sets_en.TABLES), {**en.NOUNS, **sets_en.NOUNS}, {}),
    "de": RacePhrases("de", merged(de.TABLES, sets_de.TABLES), {**de.NOUNS, **sets_de.NOUNS}, NAMES_DE),
}
