"""Somebody at the terminal, whose typing is known beforehand."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

from rich.console import Console

from orrery.tables.table import Table
from orrery.terminal.client import Client
from orrery.terminal.plain import PlainScreen
from orrery.terminal.screen import Screen


class Session:
    """A person who types these lines; when they are used up, `then` says what to type, or the input ends."""

    def __init__(self, *typed: str, plain: bool = True, then: Callable[[str], str] | None = None) -> None:
        self.typed = list(typed)
        self.then = then
        self.out = StringIO()
        console = Console(file=self.out, width=100, force_terminal=not plain, highlight=False)
        self.screen = PlainScreen(self.out.write, self.read) if plain else Screen(console, self.read)

    def read(self, prompt: str) -> str:
        self.out.write(prompt)
        if self.typed:
            line = self.typed.pop(0)
        elif self.then is not None:
            line = self.then(self.out.getvalue())
        else:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        self.out.write(line + "\n")
        return line

    def play(self, table: Table, language: str = "en", hints: bool | None = None) -> int:
        self.table = table
        self.client = Client(table, language, self.screen, hints)
        return self.client.run()

    def said(self) -> str:
        return self.out.getvalue()


class Firsts:
    """Types as many of the first numbers as the open question wants, and no at the end."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def __call__(self, said: str) -> str:
        client = self.session.client
        game, people = client.table.game, client.table.asked_people()
        if game.over:
            return "no" if client.language == "en" else "nein"
        if any("keyboard" in line for line in said.splitlines()[-3:]):
            return ""
        asked = game.asked(client.at if client.at in people else people[0])
        assert asked is not None
        return " ".join([str(number + 1) for number in range(asked.least)]) or "0"
