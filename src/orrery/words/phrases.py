"""The phrases of one language, and that two languages say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.event import NOBODY
from orrery.words.common import NOUNS, SENTENCES
from orrery.words.places import Sentence, Told
from orrery.words.sentences import Maker, Unsayable, values_of

LANGUAGES: Final = ("en", "de")


class Phrases:
    """The sentences and nouns of one language, by key, with those that all games share. A key that is missing is a
    bug, so it raises KeyError.

    `carried` says what the values of each event are ("given": "seat cards"; none if it is not named there), `kinds`
    which things a place may name: see `Maker`. A sentence that does not fit raises Unsayable here.
    """

    seat = NOBODY  # who reads what is said without words of a reader

    def __init__(
        self,
        language: str,
        sentences: dict[str, str],
        nouns: dict[str, tuple[str, str]],
        kinds: dict[str, str] | None = None,
        carried: dict[str, str] | None = None,
    ) -> None:
        self.language = language
        self.sentences = {**SENTENCES[language], **sentences}
        self.nouns = {**NOUNS[language], **nouns}  # singular and plural
        self.carried = carried
        self.kinds: dict[str, Callable[[int], str]] = {}
        maker = Maker(language, kinds or {}, set(self.nouns))
        self.ready = {key: self._ready(maker, key, carried) for key in self.sentences}
        for key in carried or {}:
            if f"event {key}" not in sentences:
                raise Unsayable(f"{language}: there is no sentence for the event {key}")

    def _ready(self, maker: Maker, key: str, carried: dict[str, str] | None) -> Sentence:
        table, _, kind = key.partition(" ")
        told = carried.get(kind, "") if table == "event" and carried is not None else None
        try:
            return maker.sentence(self.sentences[key], told)
        except Unsayable as wrong:
            raise Unsayable(f"{self.language}, {key!r}: {wrong}") from None

    def say(self, key: str, **parts: str | int) -> str:
        """A sentence in which all places are parts."""
        return self.tell(key, Told(self, NOBODY, (), (), parts))

    def tell(self, key: str, told: Told) -> str:
        """A sentence. A name that ends in a full stop ("Lifeforms, Inc.") is not followed by another one."""
        return self.ready[key].said(told).replace("..", ".")

    def carries(self, kind: str, number: int) -> bool:
        """Whether an event has as many values as it is said to carry; nothing is known of a game that says nothing."""
        if self.carried is None:
            return True
        values = values_of(self.carried.get(kind, "").split())
        return number >= len(values) - 1 if values and values[-1].endswith("*") else number == len(values)

    def part(self, name: str, told: Told) -> str:
        raise KeyError(name)

    def count(self, number: int, noun: str) -> str:
        """A number with its noun: "1 card", "3 cards"."""
        return f"{number} {self.nouns[noun][0 if number == 1 else 1]}"

    def listed(self, items: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.sentences['and']} {items[-1]}"


def agree(one: Phrases, other: Phrases) -> None:
    """Both languages have the same sentences, and each the same places in both."""
    for key in sorted(one.ready.keys() ^ other.ready.keys()):
        raise Unsayable(f"{key!r} is not in both {one.language} and {other.language}")
    for key, sentence in one.ready.items():
        only = ", ".join(sorted(sentence.places.keys() ^ other.ready[key].places.keys()))
        if only:
            raise Unsayable(f"{key!r}: not in both {one.language} and {other.language}: {only}")


COMMON: Final = {language: Phrases(language, {}, {}) for language in LANGUAGES}
agree(COMMON["en"], COMMON["de"])
