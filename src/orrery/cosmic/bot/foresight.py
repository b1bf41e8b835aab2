"""Foresight: replies are tried on imagined tables, played on by habit until the encounter is over, and judged."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.candidates import habit
from orrery.cosmic.bot.position import outlook
from orrery.cosmic.seeing import seen_by
from orrery.cosmic.state import Cosmic
from orrery.kernel.decision import Choice
from orrery.kernel.imagining import Imagine

BUDGET: Final = 300  # answers given on imagined tables for one choice; it bounds the time without a clock
HARD_BUDGET: Final = 500  # where somebody is about to win
LEAST_TABLES: Final = 4
MOST_TABLES: Final = 10
LONGEST: Final = 120  # answers on one table
COUNTED: Final = ("fodder.cards", "fodder.side", "reserve.card", "kamikaze.ships for points")  # asks for the totals
SURE: Final = 2.0  # standard errors
FINE: Final = 0.003  # a difference that is none


def best_of(choices: list[Choice], imagine: Imagine, budget: int) -> Choice:
    """The choice with the best outlook. Those that have fallen behind for sure are not followed any further."""
    values: list[list[float]] = [[] for _ in choices]
    live = list(range(len(choices)))
    spent = tables = 0
    while len(live) > 1 and tables < MOST_TABLES and (spent < budget or tables < 2):
        table = imagine()
        assert isinstance(table, Cosmic)
        for at in live:
            game = table.copy()
            assert isinstance(game, Cosmic)
            spent += 2 + play_on(game, choices[at])
            values[at].append(outlook(game, choices[at].seat))
        tables += 1
        if tables >= LEAST_TABLES:
            live = still_open(values, live)
    return choices[max(live, key=lambda at: mean(values[at]) + (FINE if at == 0 else 0.0))]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def still_open(values: list[list[float]], live: list[int]) -> list[int]:
    """Those that may yet be the best: compared table by table, since all were tried on the same ones."""
    front = max(live, key=lambda at: mean(values[at]))
    kept: list[int] = []
    for at in live:
        ahead = [one - other for one, other in zip(values[front], values[at])]
        number, middle = len(ahead), mean(ahead)
        error = (sum([(each - middle) ** 2 for each in ahead]) / (number - 1) / number) ** 0.5
        if at == front or middle < SURE * error + FINE:
            kept.append(at)
    return kept


def play_on(game: Cosmic, choice: Choice) -> int:
    """Give the reply, then everybody plays by habit until the encounter is over. Returns how many answers that took."""
    end = game.met if game.encounters else game.met + 1
    game.answer(choice)
    for number in range(LONGEST):
        if game.over or game.met > end:
            return number
        decision = game.waiting()[0]
        if len(decision.options) == 1 and decision.window:
            game.answer(Choice(decision.seat, (0,)))
        else:
            counted = decision.window or decision.prompt in COUNTED
            game.answer(habit(seen_by(game, decision.seat, decision, counted), decision))
    return LONGEST
