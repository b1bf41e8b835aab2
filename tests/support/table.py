"""Tables for tests: a small game without words of its own, and people who follow a script."""

from __future__ import annotations

from typing import Any

from orrery.bots.bot import Bot, RandomBot
from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.imagining import Imagine
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng
from orrery.tables.table import Table
from orrery.title import Title
from orrery.words import Panel, Words
from support.faulty import Fault, Pebbles, Play, TakesTwoForGranted


class PebbleWords(Words[Any]):
    """Says what is there, with brackets that must not be taken for markup."""

    def prompt(self, decision: Decision, view: Any) -> str:
        return f"Lay a [{decision.prompt}]."

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        return f"pebble {option.id()}"

    def event(self, event: Event) -> str:
        return f"{self.names[event.actor]} wins {event.values}"

    def table(self, view: Any) -> list[Panel]:
        return [Panel("Hand", ("pebble", "worth"), [(str(pebble), "") for pebble in view.hand])]

    def result(self, view: Any) -> list[Panel]:
        return [Panel("Pebbles won", (), [(str(won),) for won in view.won])]


class WrongBot:
    """Answers for somebody else."""

    IMAGINES = False

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        return Choice(1 - decision.seat, (0,))


class BrokenBot:
    IMAGINES = False

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        raise ZeroDivisionError("no idea")


class Witness:
    """A bot that writes down all it is given."""

    IMAGINES = False
    SEEN: list[tuple[Any, Decision]] = []

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        Witness.SEEN.append((view, decision))
        return RandomBot().choose(view, decision, rng)


def as_given(options: Options) -> Options:
    return {"players": 2, **options}


def nothing_printed(language: str) -> dict[str, dict[str, Any]]:
    return {}


def pebbles(greedy: type[Bot[Any]] = RandomBot, play: type[Play] = TakesTwoForGranted) -> Title:
    """Two seats lay one to three pebbles each, and three pebbles crash the rules; or some other way of play."""
    setup = Fault("", Pebbles, play).setup
    return Title("pebbles", "Pebbles", 1, setup, as_given, {"players": ("2",)}, PebbleWords, nothing_printed, greedy)


def first_options(game: Game, seat: int) -> Choice:
    """As few picks as allowed, from the top."""
    decision = game.asked(seat)
    assert decision is not None, f"seat {seat} is not asked"
    return Choice(seat, tuple(range(decision.least)))


def play_out(table: Table) -> Table:
    """People always take the first options, bots do what they do."""
    table.bots_move()
    while not table.game.over:
        assert len(table.choices) < 5000, "the game does not end"
        table.answer(first_options(table.game, table.asked_people()[0]))
        table.bots_move()
    return table
