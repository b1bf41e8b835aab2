"""The phrases of Race: the tables of a language, and the names of cards, goods and actions."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.words import de, en, powers_de, powers_en, reasons, sets_de, sets_en
from orrery.race.words.names_de import NAMES_DE
from orrery.race.words.power_table import PowerTable, Rows, same_places
from orrery.words import Phrases, agree

# What a place in a sentence may name, and what the value must be for it: {good0} is the kind of a world's good, {cost0}
# its printed cost or defense, {bonus0} the prestige bonus of an action.
KINDS: Final = {
    **{kind: kind for kind in ("card", "kind", "action", "goal", "category", "phase")},
    "good": "card",
    "cost": "card",
    "bonus": "action",
}
# What events carry, by the sentence that tells them; parts with a plus are worked out. Those not named carry nothing.
CARRIED: Final = {
    **dict.fromkeys(("reshuffled", "reshuffled own", "drawn", "discarded", "paid", "drafted"), "cards"),
    **dict.fromkeys(("saved taken", "took saved", "taken"), "cards"),
    **dict.fromkeys(("given-up", "good", "good spent", "placed development", "placed world", "conquered"), "card"),
    **dict.fromkeys(("start world", "staked", "found", "lot", "side", "added"), "card"),
    **dict.fromkeys(("replaced", "won"), "card card"),
    **dict.fromkeys(("goal", "goal token", "goal lost"), "goal"),
    **dict.fromkeys(("prestige", "prestige spent"), "prestige"),
    **dict.fromkeys(("packs left", "packs right"), "n cards"),
    **dict.fromkeys(("lucky", "unlucky"), "n card"),
    **dict.fromkeys(("takeover vetoed", "takeover void"), "card seat"),
    **dict.fromkeys(("takeover failed", "taken over", "destroyed"), "card seat n n"),
    "takeover declared": "card card seat",
    **dict.fromkeys(("kept", "kept none"), "cards n"),
    "sold": "card kind cards",
    "vp": "vp",
    "uses": "card n +power",
    "consumed": "card* +goods",
    "turned up": "card*",
    "turned up many": "card* +many +last",
    "boosted": "action",
    "chose": "action*",
    "searches": "category",
    "phase": "phase",
    "round": "n",
    "score": "point n",
}


class RacePhrases(Phrases):
    """One language. Sentences are said by table and key: say("ask keep", ...)."""

    def __init__(
        self,
        language: str,
        tables: dict[str, dict[str, str]],
        nouns: dict[str, tuple[str, str]],
        card_names: dict[str, str],
        powers: Rows,
    ) -> None:
        sentences = {f"{table} {key}": text for table, texts in tables.items() for key, text in texts.items()}
        super().__init__(
            language, sentences, {**nouns, "cards": nouns["card"], "goods": nouns["good -1"]}, KINDS, CARRIED
        )
        self.card_names = card_names  # by key, where they differ from the English ones
        self.powers = PowerTable(language, powers)

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

    def named(self, field: str, number: int) -> str:
        """What the number in a field of a power stands for: a kind, what is counted, whom a takeover is aimed at."""
        return self.say(f"name {field if field in ('kind', 'aim') else 'what'} {number}")

    def gain(self, vp: int, cards: int, prestige: int = 0) -> str:
        """VP, cards and prestige, whichever there are."""
        parts = [(vp, "vp"), (cards, "card"), (prestige, "prestige")]
        return self.listed([self.count(amount, noun) for amount, noun in parts if amount])


def merged(*tables: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The tables of the base game and of the sets."""
    return {name: {key: text for each in tables for key, text in each[name].items()} for name in tables[0]}


TABLES_EN: Final = {**merged(en.TABLES, sets_en.TABLES), "reason": reasons.ENGLISH}
TABLES_DE: Final = {**merged(de.TABLES, sets_de.TABLES), "reason": reasons.GERMAN}
PHRASES: Final[dict[str, RacePhrases]] = {
    "en": RacePhrases("en", TABLES_EN, {**en.NOUNS, **sets_en.NOUNS}, {}, powers_en.POWERS),
    "de": RacePhrases("de", TABLES_DE, {**de.NOUNS, **sets_de.NOUNS}, NAMES_DE, powers_de.POWERS),
}
same_places(PHRASES["en"].powers, PHRASES["de"].powers)
agree(PHRASES["en"], PHRASES["de"])
