"""Simulate: bots play many games against each other."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from orrery.kernel.record import BadOption, Options
from orrery.lab import playing
from orrery.lab.playing import Outcome, demand_bots, outcomes
from orrery.title import Title


def simulate(
    title: Title,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> dict[str, Any]:
    """Play the games with the seeds from `seed` on, and count. The numbers do not depend on the jobs."""
    chosen = title.checked(options)
    seats = int(chosen["players"])
    demand_bots(title, bots)
    if not 1 <= len(bots) <= seats:
        raise BadOption("too-many-bots", ",".join(bots), f"1 to {seats}, repeated in order if fewer")
    seated = [bots[seat % len(bots)] for seat in range(seats)]
    count = Count(seats)
    started = time.perf_counter()
    tasks = [(title.name, chosen, seed + number, tuple(seated)) for number in range(games)]
    for outcome in outcomes(tasks, jobs):
        count.add(outcome)
        progress()
    seconds = time.perf_counter() - started
    return {
        "game": title.name,
        "games": games,
        "players": seats,
        "bots": seated,
        "options": chosen,
        "seed": seed,
        "decisions": count.decisions,
        "seconds": round(seconds, 4),
        "games_per_s": round(games / seconds, 2),
        "decisions_per_s": round(count.decisions / seconds, 1),
        **count.means(),
        "unfinished": count.unfinished,
        "errors": count.errors,
    }


class Count:
    """Sums over the games. Means are over those that came to an end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.decisions = 0
        self.finished = 0
        self.unfinished = 0
        self.rounds = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.errors: list[dict[str, Any]] = []

    def add(self, outcome: Outcome) -> None:
        self.decisions += outcome.decisions
        if outcome.error:
            self.errors.append(outcome.failure())
            return
        if not outcome.over:
            self.unfinished += 1
            return
        self.finished += 1
        self.rounds += outcome.rounds
        for seat in range(self.seats):
            self.points[seat] += outcome.scores[seat]
        for winner in outcome.winners:
            self.wins[winner] += 1 / len(outcome.winners)

    def means(self) -> dict[str, Any]:
        if not self.finished:
            return {"wins": self.wins, "mean_scores": None, "mean_rounds": None}
        return {
            "wins": [round(won, 4) for won in self.wins],
            "mean_scores": [round(points / self.finished, 4) for points in self.points],
            "mean_rounds": round(self.rounds / self.finished, 4),
        }


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text = [
        f"{report['game']}: {report['games']} games in {report['seconds']:.2f} s "
        f"({report['games_per_s']:.1f} games/s, {report['decisions_per_s']:.0f} decisions/s)"
    ]
    for seat, bot in enumerate(report["bots"]):
        mean = "" if report["mean_scores"] is None else f", mean score {report['mean_scores'][seat]:.1f}"
        text.append(f"  seat {seat + 1} {bot}: {report['wins'][seat]:g} wins{mean}")
    if report["mean_rounds"] is not None:
        text.append(f"  mean rounds {report['mean_rounds']:.1f}")
    if report["unfinished"]:
        text.append(f"  {report['unfinished']} games stopped after {playing.DECISION_LIMIT} decisions")
    text += [f"  error in the game of seed {error['seed']}: {error['error']}" for error in report["errors"]]
    return text
