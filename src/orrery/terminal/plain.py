"""The plain screen: one thing after the other in simple lines, good to listen to."""

from __future__ import annotations

from collections.abc import Callable

from orrery.terminal.screen import Read
from orrery.words import Panel


class PlainScreen:
    """No colour, no boxes, no drawing. Every cell is named, because a listener sees no column."""

    REPEATS_TABLE = False  # hearing it again takes a minute: the table is told at first, and when asked for

    def __init__(self, write: Callable[[str], object], read: Read) -> None:
        self.write = write
        self.read = read

    def line(self, text: str) -> None:
        self.write(text + "\n")

    def story(self, title: str, lines: list[str]) -> None:
        self.line(f"{title}:")
        for line in lines:
            self.line(line)

    def panels(self, panels: list[Panel]) -> None:
        for panel in panels:
            self.line(f"{panel.title}:")
            for row in panel.rows:
                self.line(spoken(panel.columns, row))

    def question(self, prompt: str, options: list[str], hint: str) -> None:
        self.line(prompt)
        for number, option in enumerate(options, 1):
            self.line(f"{number}: {option}")
        self.line(hint)

    def hide(self) -> None:
        """Nothing to take away: lines that were told stay where they are."""

    def ask(self, prompt: str) -> str:
        return self.read(prompt)


def spoken(columns: tuple[str, ...], row: tuple[str, ...]) -> str:
    """A row as one line: "Old Earth, cost: 3, victory points: 2"."""
    if not columns:
        return " ".join([cell for cell in row if cell])
    parts = [f"{column}: {cell}" if column else cell for column, cell in zip(columns, row, strict=True) if cell]
    return ", ".join(parts)
