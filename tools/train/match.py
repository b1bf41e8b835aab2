"""Matches of a net against another bot: each deal from every seat."""

from __future__ import annotations

from typing import Any, Final

from orrery.bots.net import Net
from orrery.bots.results import results_of
from orrery.kernel.record import Options
from tools.train.coders import CODERS, title_called
from tools.train.selfplay import SelfPlay, in_lockstep

FIRST_DEAL: Final = 77_000_000  # apart from the deals of the training


Match = tuple[str, dict[str, Any], str, Options, list[int], int]


def shared_out(games: int, workers: int) -> list[list[int]]:
    """The numbers of the games for each worker."""
    return [list(range(games))[worker::workers] for worker in range(workers)]


def wins_against(task: Match) -> float:
    """How many of these games the net wins, alone against the opponent on all other seats. A tie counts half."""
    name, arrays, opponent, options, numbers, tables = task
    title, coder = title_called(name), CODERS[name]()
    seats = int(title.checked(options)["players"])
    waiting: list[SelfPlay] = []
    for number in numbers:
        others = {other: title.bots[opponent]() for other in range(seats) if other != number % seats}
        waiting.append(SelfPlay(title, coder, options, FIRST_DEAL + number // seats, others))
    in_lockstep(waiting, Net.of_arrays(arrays), tables, False)
    return sum(
        (results_of(each.game)[number % seats][0] + 1) / 2 for each, number in zip(waiting, numbers) if each.game.over
    )
