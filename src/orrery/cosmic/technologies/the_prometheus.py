"""The Prometheus: a ship that adds 3."""

from __future__ import annotations

from typing import Any

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.rules.moves import take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import ADRIFT, FREED, GONE, PROMETHEUS, Cosmic, Tech
from orrery.kernel.procedure import Next, Procedure, Step


class LaunchPrometheus(Procedure):
    """On completion the Prometheus joins a colony: from now on a ship in every way. What it adds stands in `bonus`."""

    STEPS = (Step("cosmic:tech.effect.1", "join"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def join(self, game: Cosmic) -> Next:
        game.prometheus = self.seat
        game.prometheus_at = ADRIFT
        game.players[self.seat].adrift += 1
        game.note("prometheus", self.seat)
        return place_all(game)


def leave(game: Cosmic, tech: Tech) -> None:
    """The ship goes with the technology, wherever it is."""
    if game.prometheus == NOBODY:
        return
    if game.prometheus_at not in (ADRIFT, FREED):
        take_ships(game, game.prometheus, PROMETHEUS, 1)
    game.players[game.prometheus].adrift -= 1
    game.note("prometheus lost", game.prometheus)
    game.prometheus = NOBODY
    game.prometheus_at = GONE


DEEDS: tuple[Any, ...] = ()  # nobody uses it: it is a ship
COMPLETED = LaunchPrometheus
LEAVES = leave
