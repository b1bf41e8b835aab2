"""Forms by typing: how many of which rows, such as "2a 1c", or "2 carrier from Wellon, 3 fighter"."""

from __future__ import annotations

import re
from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Form, Gift
from orrery.kernel.game import Game
from orrery.terminal.words import say
from orrery.words import Words, folded

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
# Words between the names of things, in every language: they say nothing about which row is meant.
SMALL: Final = ("from", "at", "on", "of", "to", "in", "the", "and", "von", "aus", "auf", "nach", "in", "im", "und")
ALL: Final = ("all", "alle", "alles")


class BadRow(ValueError):
    """The line is no form. The message says why, in the language of the person."""


class Rows:
    """The rows of a question that can hold something, each with its letters and its words."""

    def __init__(self, game: Game, asked: Decision, words: Words[Any]) -> None:
        self.seat = asked.seat
        self.language = words.language
        self.rows: list[Gift] = [row for row in asked.rows if row[2]]
        self.texts = [words.row(row[1], game.row_of(asked, row)) for row in self.rows]
        self.names = [folded(text.replace(",", " ").replace(":", " ")).split() for text in self.texts]

    def lines(self) -> list[str]:
        """What can be filled in: "a: carrier, Wellon, at most 2"."""
        return [
            say(self.language, "row", letter=letters(at), text=text, most=row[2])
            for at, (row, text) in enumerate(zip(self.rows, self.texts, strict=True))
        ]

    def reply(self, text: str) -> Choice:
        """The form that a line of input means."""
        amounts: dict[int, int] = {}
        last = -1
        for part in parts_of(text):
            last, number = self._read(part, last)
            amounts[last] = amounts.get(last, 0) + number
        lines = [(self.rows[at][0], self.rows[at][1], number) for at, number in sorted(amounts.items()) if number]
        return Choice(self.seat, (), Form(tuple(lines)))

    def _read(self, part: str, last: int) -> tuple[int, int]:
        """Which row is meant, and how many of it."""
        match = re.fullmatch(r"(\d{1,3}|[^\W\d]+)\s*(.+)", part)
        if match is None or not (match[1].isdecimal() or match[1].casefold() in ALL):
            raise BadRow(say(self.language, "row-number", part=part))
        at = self._meant(match[2].strip(), last)
        return at, int(match[1]) if match[1].isdecimal() else self.rows[at][2]

    def _meant(self, name: str, last: int) -> int:
        """A row by its letters, or by words of its text; what is not said is as in the part before."""
        for at in range(len(self.rows)):
            if name.casefold() == letters(at):
                return at
        wanted = [word for word in folded(name).split() if word not in SMALL]
        found = [at for at, row in enumerate(self.names) if wanted and all(fits(word, row) for word in wanted)]
        exact = [at for at in found if all(word in self.names[at] for word in wanted)]
        found = exact or found
        if len(found) > 1 and last >= 0:
            found = [at for at in found if self.rows[at][0] == self.rows[last][0]] or found
        if not found:
            raise BadRow(say(self.language, "row-unknown", name=name))
        if len(found) > 1:
            several = " / ".join([self.texts[at] for at in found])
            raise BadRow(say(self.language, "row-several", name=name, several=several))
        return found[0]


def letters(at: int) -> str:
    """a, b, ... z, aa, ab ..."""
    first, second = divmod(at, len(LETTERS))
    return (LETTERS[first - 1] if first else "") + LETTERS[second]


def parts_of(text: str) -> list[str]:
    """The parts of a line: divided by commas, or by blanks where all are as short as "2a 1c"."""
    short = re.fullmatch(r"\s*(\d{1,3}\s?[a-z]{1,2}[\s,]*)+", text)
    if short:
        return re.findall(r"\d{1,3}\s?[a-z]{1,2}", text)
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def fits(word: str, row: list[str]) -> bool:
    """A word of the row begins like that, or that is its plural."""
    return any(each.startswith(word) or (len(each) > 2 and word.startswith(each)) for each in row)
