"""The screen: tables in boxes, with colour where the terminal has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from orrery.words import Panel

Read = Callable[[str], str]  # a prompt to a line; raises EOFError at the end and KeyboardInterrupt

GAP: Final = 2  # between columns
FRAME: Final = 4  # what the box takes of a line


class Screen:
    """Draws with Rich. The words come as plain text: a bracket in a card name is no markup."""

    REPEATS_TABLE = True  # a glance is cheap: the table is shown with every question

    def __init__(self, console: Console, read: Read) -> None:
        self.console = console
        self.read = read

    def line(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def story(self, title: str, lines: list[str]) -> None:
        """What happened, oldest first."""
        self.console.print(Text(title, style="bold"))
        for line in lines:
            self.console.print(Padding(Text(line, style="dim"), (0, 0, 0, 2)))

    def panels(self, panels: list[Panel]) -> None:
        for panel in panels:
            content = rows_of(panel, self.console.width - FRAME)
            self.console.print(Box(content, title=Text(panel.title), title_align="left", box=box.ROUNDED))

    def question(self, prompt: str, options: list[str], hint: str) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        for number, option in enumerate(options, 1):
            grid.add_row(str(number), Text(option))
        self.console.print(Group(Text(prompt, style="bold"), grid, Text(hint, style="dim")))

    def hide(self) -> None:
        """Take a hand off the screen before somebody else looks."""
        self.console.clear()

    def ask(self, prompt: str) -> str:
        return self.read(prompt)


def rows_of(panel: Panel, width: int) -> RenderableType:
    """The rows as a table, without empty columns. Where they are too wide, the longest cells of a row go to a line of
    their own, but never the first, which says what it is about; several there have the names of their columns."""
    if not panel.columns:
        return Text("\n".join([" ".join(row) for row in panel.rows]))
    every = [column for column in range(len(panel.columns)) if any(row[column] for row in panel.rows)]
    widths = {column: max([cell_len(line[column]) for line in [panel.columns, *panel.rows]]) for column in every}
    side_by_side = list(every)
    while len(side_by_side) > 1 and sum([widths[column] + GAP for column in side_by_side]) - GAP > width:
        side_by_side.remove(max(side_by_side[1:], key=lambda column: widths[column]))
    drawn: list[RenderableType] = [Text(aligned(panel.columns, side_by_side, widths), style="dim")]
    for row in panel.rows:
        drawn.append(Text(aligned(row, side_by_side, widths)))
        below = [column for column in every if column not in side_by_side and row[column]]
        if below:
            drawn.append(Padding(Text(told_below(panel, row, below), style="dim"), (0, 0, 0, 2 * GAP)))
    return Group(*drawn)


def told_below(panel: Panel, row: tuple[str, ...], columns: list[int]) -> str:
    if len(columns) == 1:
        return row[columns[0]]
    named = [(panel.columns[column], row[column]) for column in columns]
    return "; ".join([f"{name}: {cell}" if name else cell for name, cell in named])


def aligned(cells: tuple[str, ...], columns: list[int], widths: dict[int, int]) -> str:
    """These cells side by side, each as wide as its column."""
    parts = [cells[column] + " " * (widths[column] - cell_len(cells[column])) for column in columns]
    return (" " * GAP).join(parts).rstrip()
