"""The wormhole nexus: when it turns to its active side. What it touches follows from its wormholes alone."""

from __future__ import annotations

from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.moves import turn_nexus
from orrery.ti4.state import Galaxy


def wake_nexus(game: Galaxy, seat: int, system: int) -> None:
    """A unit has come there, or Mallice has a controller. Ships that move there wake it at the end of that step."""
    if system == game.chart.asleep and not is_moving_in(game, system):
        rule, game.rule = game.rule, "ti4:99.2"
        turn_nexus(game, seat)
        game.rule = rule


def is_moving_in(game: Galaxy, system: int) -> bool:
    return any(isinstance(frame.procedure, Movement) and frame.procedure.system == system for frame in game.stack)
