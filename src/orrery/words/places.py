"""Places: where something stands in a sentence, and how it is said to the reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Speaker(Protocol):
    """Who says a sentence: the words of a game to one reader."""

    seat: int
    kinds: dict[str, Callable[[int], str]]

    def part(self, name: str, told: Told) -> str: ...

    def count(self, number: int, noun: str) -> str: ...

    def listed(self, items: list[str]) -> str: ...


@dataclass(slots=True)
class Told:
    """What one sentence is about, and who says it."""

    speaker: Speaker
    actor: int
    values: tuple[int, ...]
    secret: tuple[int, ...]
    parts: dict[str, str | int]


class Place:
    """Where something stands in a sentence: one of the values as a thing of a kind."""

    NAMES = True  # something that a client could point at

    def __init__(self, kind: str, index: int) -> None:
        self.kind = kind
        self.index = index  # counts the values

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

    def said(self, told: Told) -> str:
        seat = told.values[self.index]
        return self.own.said(told) if seat == told.speaker.seat >= 0 else told.speaker.kinds["seat"](seat)

    def second(self, told: Told) -> bool:
        return told.values[self.index] == told.speaker.seat >= 0


class Actor(Seat):
    """Who does it; or a part of that name."""

    NAMES = False

    def said(self, told: Told) -> str:
        if "who" in told.parts:
            return str(told.parts["who"])
        return self.own.said(told) if told.actor == told.speaker.seat >= 0 else told.speaker.kinds["seat"](told.actor)

    def second(self, told: Told) -> bool:
        return told.actor == told.speaker.seat >= 0


class Number(Place):
    """A plain number."""

    NAMES = False

    def said(self, told: Told) -> str:
        return str(told.values[self.index])

    def second(self, told: Told) -> bool:
        return told.values[self.index] != 1


class Count(Number):
    """A number with its noun."""

    def said(self, told: Told) -> str:
        return told.speaker.count(told.values[self.index], self.kind)


class Every(Seat):
    """All values from here on; the reader comes first."""

    def said(self, told: Told) -> str:
        name, reader = told.speaker.kinds[self.kind], told.speaker.seat
        mine = self.kind == "seat" and reader in told.values[self.index :]
        said = [self.own.said(told)] if mine else []
        said += [name(value) for value in told.values[self.index :] if not mine or value != reader]
        return told.speaker.listed(said) or name(-1)

    def things(self, told: Told) -> list[tuple[str, int]]:
        """A list of players is pointed at nowhere."""
        return [(self.kind, value) for value in told.values[self.index :] if self.kind != "seat"]


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


class Part(Number):
    """A part that the caller gives; else the game works it out."""

    def said(self, told: Told) -> str:
        given = told.parts.get(self.kind)
        return told.speaker.part(self.kind, told) if given is None else str(given)

    def second(self, told: Told) -> bool:
        return int(told.parts[self.kind]) != 1


class Choice(Place):
    """One of two forms."""

    def __init__(self, by: Place, forms: list[Sentence]) -> None:
        super().__init__(by.kind, by.index)
        self.by = by
        self.forms = forms

    def said(self, told: Told) -> str:
        return self.forms[self.by.second(told)].said(told)


class Sentence:
    """A text that is ready to be said: plain pieces and places in turn."""

    def __init__(self, pieces: list[str | Place], places: dict[str, Place]) -> None:
        self.pieces = pieces
        self.plain = "" if places else "".join([str(piece) for piece in pieces])
        self.places = places  # all that are in it, those within forms too, by name
        naming = [place for place in places.values() if place.NAMES]
        self.naming = sorted(naming, key=lambda place: (isinstance(place, Secret), place.index))

    def said(self, told: Told) -> str:
        if not self.places:
            return self.plain
        return "".join([piece if isinstance(piece, str) else piece.said(told) for piece in self.pieces])

    def things(self, told: Told) -> list[tuple[str, int]]:
        """The things that it is about, in the order of the values; secrets come last."""
        return [thing for place in self.naming for thing in place.things(told)]
