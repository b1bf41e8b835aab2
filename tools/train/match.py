"""Matches of a net against another bot: each deal from every seat."""

from __future__ import annotations

from orrery.bots.coder import Coder
from orrery.bots.net import Net
from orrery.bots.results import results_of
from orrery.kernel.record import Options
from tools.train.coders import title_called
from tools.train.selfplay import SelfPlay, in_lockstep

FIRST_DEAL = 77_000_000  # apart from the deals of the training


def share_against(
    name: str, coder: Coder, net: Net, opponent: str, options: Options, games: int, tables: int = 64
) -> float:
    """The net's share of the wins, alone against the opponent on all other seats. Half the wins of a tie for two."""
    title = title_called(name)
    seats = int(title.checked(options)["players"])
    waiting: list[SelfPlay] = []
    mine: list[int] = []
    for number in range(games):
        seat = number % seats
        others = {other: title.bots[opponent]() for other in range(seats) if other != seat}
        waiting.append(SelfPlay(title, coder, options, FIRST_DEAL + number // seats, others))
        mine.append(seat)
    in_lockstep(waiting, net, tables, 0.0)
    won = [(results_of(each.game)[seat][0] + 1) / 2 if each.game.over else 0.0 for each, seat in zip(waiting, mine)]
    return sum(won) / len(won)
