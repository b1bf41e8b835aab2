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
from typing import Final

from orrery.words.places import Actor, Choice, Count, Every, Number, Part, Place, Seat, Secret, Sentence

YOU: Final = {"en": "you", "de": "du"}
CAPITAL_AFTER: Final = {"en": (". ", "! ", "? "), "de": (". ", "! ", "? ", ": ")}
NAME: Final = re.compile(r"(?P<kind>[a-z_]+)(?P<number>\d|\*)?(?P<sign>[:|}])")


class Unsayable(ValueError):
    """A sentence that could not be said."""


class Maker:
    """Makes the sentences of one language ready.

    `kinds` are the kinds of things that a place may name, each with what the value must be for it ("power": "alien"
    names the power of an alien); `nouns` those that are counted.
    """

    def __init__(self, language: str, kinds: dict[str, str], nouns: set[str]) -> None:
        self.language = language
        self.kinds = {"seat": "seat", **kinds}
        self.nouns = nouns
        self.text = ""  # the sentence at hand
        self.carried: list[str] | None = None  # what an event carries: the kinds of its values, and +parts

    def sentence(self, text: str, carried: str | None = None) -> Sentence:
        self.text = text
        self.carried = None if carried is None else carried.split()
        return self._read(0, "", "")[0]

    def _read(self, at: int, ends: str, before: str) -> tuple[Sentence, int]:
        """What stands from here to one of the signs that end it, and where that is. `before` is the text in front:
        whether a place begins a sentence hangs on that."""
        pieces: list[str | Place] = []
        places: dict[str, Place] = {}
        while True:
            found = re.compile(f"[{{}}{ends}]").search(self.text, at)
            stop = found.start() if found else len(self.text)
            pieces.append(self.text[at:stop])
            before += self.text[at:stop]
            if found is None or found[0] in ends:
                if not found and ends:
                    raise Unsayable("a brace is not closed")
                return Sentence([piece for piece in pieces if piece], places), stop
            if found[0] == "}":
                raise Unsayable("a brace is closed that was not opened")
            place, within, at = self._place(stop + 1, before)
            pieces.append(place)
            places |= within
            before += "x"

    def _place(self, at: int, before: str) -> tuple[Place, dict[str, Place], int]:
        """The place whose brace was opened, those within its forms, and where the text goes on."""
        match = NAME.match(self.text, at)
        if match is None:
            raise Unsayable(f"no place: {self.text[at - 1 :]}")
        end, sign = match.end() - 1, match["sign"]
        forms: list[Sentence] = []
        while self.text[end] != "}":
            form, end = self._read(end + 1, "|}" if sign == "|" else "}", before)
            forms.append(form)
        own = forms[0] if forms else Sentence([self._you(before)], {})
        place = self._typed(match["kind"], match["number"] or "", own)
        within = {match[0].rstrip(":|}"): place}
        for form in forms:
            within |= form.places
        if sign == "|":
            if len(forms) != 2 or type(place) in (Place, Every):
                raise Unsayable(f"no choice of two: {self.text[at - 1 : end + 1]}")
            place = Choice(place, forms)
        elif forms and not isinstance(place, Seat):
            raise Unsayable(f"never the reader: {self.text[at - 1 : end + 1]}")
        return place, within, end + 1

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
        values = values_of(self.carried)
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


def values_of(carried: list[str]) -> list[str]:
    """The kinds of the values among what an event carries."""
    return [kind for kind in carried if not kind.startswith("+")]
