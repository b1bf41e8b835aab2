"""Sleeper tokens: laid on planets and taken from there, for all to see."""

from __future__ import annotations

from typing import Final

from orrery.ti4.state import Galaxy

SLEEPERS: Final = 5  # tokens of a player


def lay_sleeper(game: Galaxy, seat: int, planet: int) -> None:
    player = game.players[seat]
    player.sleepers = tuple(sorted((*player.sleepers, planet)))
    game.note("sleeper laid", seat, planet)


def lift_sleeper(game: Galaxy, seat: int, planet: int) -> None:
    player = game.players[seat]
    player.sleepers = tuple([each for each in player.sleepers if each != planet])
