"""Sentences: text with typed places, made ready once and said often.

    {who}                  the actor; to the reader "you", with a capital where a sentence begins
    {seat0} {card1} {n0}   a value as a thing of that kind, counted from 0; {cards0} a number with its noun
    {card*}                all values that are such things, in a list
    {cards}                in an event: the secret cards where the reader knows them, else how many
    {price}                a part that the caller gives, or that the game works out
    {seat0:dir}            the name; if that is the reader, this text instead
    {who|draws|draw}       a choice: the second form if that is the reader; {n0|ship|ships} if it is not one;
                           {cards||: {cards}} if the reader knows them

Forms may hold places of their own. What cannot be understood raises Unsayable when a language is made, not when it
is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

YOU: Final = {"en": "you", "de": "du"}
CAPITAL_AFTER: Final = {"en": (". ", "! ", "? "), "de": (". ", "! ", "? ", ": ")}
NAME: Final = re.compile(r"([a-z_]+)(\d|\*)?")


class Unsayable(ValueError):
    """A sentence that could not be said."""


class Speaker(Protocol):
    """Who says a sentence: the words of a game to one reader."""

    seat: int
    kinds: dict[str, Callable[[int], str]]

    def part(self, name: str, told: Told) -> str: ...

    def count(self, number: int, noun: str) -> str: ...

    def listed(self, items: list[str]) -> str: ...


class Told:
    """What one sentence is about, and who says it."""

    __slots__ = ("actor", "parts", "secret", "speaker", "values")

    def __init__(
        self,
        speaker: Speaker,
        actor: int,
        values: tuple[int, ...],
        secret: tuple[int, ...],
        parts: dict[str, str | int],
    ) -> None:
        self.speaker = speaker
        self.actor = actor
        self.values = values
        self.secret = secret
        self.parts = parts


class Place:
    """Where something stands in a sentence. `index` counts the values."""

    def __init__(self, kind: str, index: int) -> None:
        self.kind = kind
        self.index = index

    def said(self, told: Told) -> str:
        """What is said in this place."""
        return told.speaker.kinds[self.kind](told.values[self.index])

    def second(self, told: Told) -> bool:
        """Of two forms, whether the second is right."""
        raise NotImplementedError

    def things(self, told: Told) -> list[tuple[str, int]]:
        """What is named in this place."""
        return [(self.kind, told.values[self.index])]


class Seat(Place):
    """A player, who may be the reader."""

    def __init__(self, kind: str, index: int, own: Sentence) -> None:
        super().__init__(kind, index)
        self.own = own  # what is said if it is

    def seat(self, told: Told) -> int:
        return told.values[self.index]

    def said(self, told: Told) -> str:
        seat = self.seat(told)
        return self.own.said(told) if seat == told.speaker.seat >= 0 else told.speaker.kinds["seat"](seat)

    def second(self, told: Told) -> bool:
        return self.seat(told) == told.speaker.seat >= 0


class Actor(Seat):
    """Who does it; or a part of that name."""

    def seat(self, told: Told) -> int:
        return told.actor

    def said(self, told: Told) -> str:
        return str(told.parts["who"]) if "who" in told.parts else super().said(told)

    def things(self, told: Told) -> list[tuple[str, int]]:
        return []


class Number(Place):
    """A plain number."""

    def said(self, told: Told) -> str:
        return str(told.values[self.index])

    def second(self, told: Told) -> bool:
        return told.values[self.index] != 1

    def things(self, told: Told) -> list[tuple[str, int]]:
        return []


class Count(Number):
    """A number with its noun."""

    def said(self, told: Told) -> str:
        return told.speaker.count(told.values[self.index], self.kind)


class Every(Place):
    """All values from here on; the reader comes first."""

    def __init__(self, kind: str, index: int, own: Sentence) -> None:
        super().__init__(kind, index)
        self.own = own

    def said(self, told: Told) -> str:
        name, reader = told.speaker.kinds[self.kind], told.speaker.seat
        values = list(told.values[self.index :])
        said: list[str] = []
        if self.kind == "seat" and reader in values:
            values.remove(reader)
            said.append(self.own.said(told))
        said += [name(value) for value in values]
        return told.speaker.listed(said) or name(-1)

    def things(self, told: Told) -> list[tuple[str, int]]:
        return [(self.kind, value) for value in told.values[self.index :]]


class Secret(Place):
    """Cards that only some know; `index` is the value that says how many there are, or -1: one."""

    def said(self, told: Told) -> str:
        if told.secret:
            return told.speaker.listed([told.speaker.kinds["card"](card) for card in told.secret])
        return told.speaker.count(told.values[self.index] if self.index >= 0 else 1, "cards")

    def second(self, told: Told) -> bool:
        return bool(told.secret)

    def things(self, told: Told) -> list[tuple[str, int]]:
        return [("card", card) for card in told.secret]


class Part(Place):
    """A part that the caller gives; else the game works it out."""

    def said(self, told: Told) -> str:
        given = told.parts.get(self.kind)
        return told.speaker.part(self.kind, told) if given is None else str(given)

    def second(self, told: Told) -> bool:
        return int(told.parts[self.kind]) != 1

    def things(self, told: Told) -> list[tuple[str, int]]:
        return []


class Choice(Place):
    """One of two forms."""

    def __init__(self, by: Place, first: Sentence, second: Sentence) -> None:
        super().__init__(by.kind, by.index)
        self.by = by
        self.forms = (first, second)

    def said(self, told: Told) -> str:
        return self.forms[self.by.second(told)].said(told)


class Sentence:
    """A text that is ready to be said: plain pieces and places in turn."""

    def __init__(self, pieces: list[str | Place], places: dict[str, Place]) -> None:
        self.pieces = pieces
        self.places = places  # all that are in it, those within forms too, by name

    def said(self, told: Told) -> str:
        return "".join([piece if isinstance(piece, str) else piece.said(told) for piece in self.pieces])

    def things(self, told: Told) -> list[tuple[str, int]]:
        """The things that it is about, in the order of the values; secrets come last."""
        places = sorted(self.places.values(), key=lambda place: (isinstance(place, Secret), place.index))
        return [thing for place in places for thing in place.things(told)]


class Maker:
    """Makes the sentences of one language ready.

    `kinds` are the kinds of things that a place may name, each with what the value must be for it ("power": "alien"
    names the power of an alien); `nouns` those that are counted.
    """

    def __init__(self, language: str, kinds: dict[str, str], nouns: set[str]) -> None:
        self.language = language
        self.kinds = {"seat": "seat", **kinds}
        self.nouns = nouns
        self.carried: list[str] | None = None  # what an event carries: the kinds of its values, and +parts

    def sentence(self, text: str, carried: str | None = None) -> Sentence:
        self.carried = None if carried is None else carried.split()
        return self._sentence(text, "")

    def _sentence(self, text: str, before: str) -> Sentence:
        """`before` is the text in front of it: whether a place begins a sentence hangs on that."""
        pieces: list[str | Place] = []
        places: dict[str, Place] = {}
        while text:
            plain, brace, rest = text.partition("{")
            if "}" in plain:
                raise Unsayable("a brace is closed that was not opened")
            before += plain
            pieces += [plain] if plain else []
            if not brace:
                break
            inner, text = closed(rest)
            place, within = self._place(inner, before)
            pieces.append(place)
            places |= within
            before += "x"
        return Sentence(pieces, places)

    def _place(self, inner: str, before: str) -> tuple[Place, dict[str, Place]]:
        match = NAME.match(inner)
        if match is None or inner[match.end() : match.end() + 1] not in ("", ":", "|"):
            raise Unsayable(f"{{{inner}}} is no place")
        rest = inner[match.end() :]
        if rest.startswith("|"):
            forms = [self._sentence(form, before) for form in split(rest[1:])]
            by = self._typed(match[1], match[2] or "", Sentence([], {}))
            if len(forms) != 2 or type(by) in (Place, Every):
                raise Unsayable(f"{{{inner}}} is no choice of two")
            return Choice(by, *forms), {match[0]: by, **forms[0].places, **forms[1].places}
        own = self._sentence(rest[1:], before) if rest else Sentence([self._you(before)], {})
        place = self._typed(match[1], match[2] or "", own)
        if rest and not isinstance(place, (Seat, Every)):
            raise Unsayable(f"{{{inner}}} is never the reader")
        return place, {match[0]: place, **own.places}

    def _you(self, before: str) -> str:
        begins = not before or before.endswith(CAPITAL_AFTER[self.language])
        return YOU[self.language].capitalize() if begins else YOU[self.language]

    def _typed(self, kind: str, number: str, own: Sentence) -> Place:
        if number == "*":
            return Every(kind, self._first_of(kind), own)
        if number:
            return self._value(kind, int(number), own)
        if kind == "who":
            return Actor(kind, -1, own)
        if self.carried is None:
            return Part(kind, -1)
        if kind == "cards":
            return Secret(kind, self.carried.index(kind) if kind in self.carried else -1)
        if f"+{kind}" not in self.carried:
            raise Unsayable(f"its event has no {{{kind}}}")
        return Part(kind, -1)

    def _value(self, kind: str, index: int, own: Sentence) -> Place:
        counts = kind == "n" or (kind in self.nouns and kind not in self.kinds)
        if not counts and kind not in self.kinds:
            raise Unsayable(f"{{{kind}{index}}} is of no known kind")
        carried = self._carried_at(index)
        fits = carried == "n" or carried in self.nouns if counts else carried == self.kinds[kind]
        if carried and not fits:
            raise Unsayable(f"{{{kind}{index}}}: that value of its event is {carried}")
        if kind == "seat":
            return Seat(kind, index, own)
        return Number(kind, index) if kind == "n" else Count(kind, index) if counts else Place(kind, index)

    def _carried_at(self, index: int) -> str:
        """What the event carries there; "" if nobody knows, because it is no event."""
        if self.carried is None:
            return ""
        values = [kind for kind in self.carried if not kind.startswith("+")]
        last = values[-1] if values else ""
        if index < len(values):
            return values[index].removesuffix("*")
        if last.endswith("*"):
            return last.removesuffix("*")
        raise Unsayable(f"its event carries {len(values)} values, and a place counts to {index}")

    def _first_of(self, kind: str) -> int:
        if kind not in self.kinds:
            raise Unsayable(f"{{{kind}*}} is of no known kind")
        if self.carried is None:
            return 0
        if f"{self.kinds[kind]}*" not in self.carried:
            raise Unsayable(f"{{{kind}*}}: its event does not carry any number of them")
        return self.carried.index(f"{self.kinds[kind]}*")


def closed(text: str) -> tuple[str, str]:
    """What stands before the brace that closes, and what after it."""
    depth = 1
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if not depth:
            return text[:at], text[at + 1 :]
    raise Unsayable("a brace is not closed")


def split(text: str) -> list[str]:
    """The forms of a choice; those of a choice within it stay whole."""
    forms, depth = [""], 0
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if sign == "|" and not depth:
            forms.append("")
        else:
            forms[-1] += sign
    return forms
