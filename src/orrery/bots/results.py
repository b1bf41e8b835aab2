"""How a game came out for each seat."""

from __future__ import annotations

from orrery.kernel.game import Game


def results_of(game: Game) -> list[tuple[float, float]]:
    """For each seat what it has of the win, from -1 to 1, and by how many points it is ahead of the best other."""
    scores, winners = game.scores(), game.winners
    found: list[tuple[float, float]] = []
    for seat in range(game.seats):
        won = 2 / len(winners) - 1 if seat in winners else -1.0
        found.append((won, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)))
    return found
