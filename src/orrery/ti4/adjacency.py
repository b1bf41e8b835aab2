"""What a system is and what it touches, for whom: anomalies, wormholes, neighbours."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.queries import modifiers
from orrery.ti4.state import NOBODY, Galaxy

ENTANGLED: Final = NUMBER["quantum-entanglement"]
ASTEROIDS: Final = "asteroid"
NEBULA: Final = "nebula"
SUPERNOVA: Final = "supernova"
RIFT: Final = "rift"


def anomalies_of(game: Galaxy, system: int) -> str:
    """The anomalies that a system is, each named once: several gravity rifts are one."""
    return game.chart.anomalies[system]


def is_anomaly(game: Galaxy, system: int, kind: str) -> bool:
    return kind in anomalies_of(game, system)


def wormholes_in(game: Galaxy, system: int) -> str:
    printed = game.chart.wormholes[system]
    if game.wormholes:
        for where, kind in game.wormholes:
            if where == system:
                printed = f"{printed} {kind}"
    return printed


def adjacent(game: Galaxy, system: int, seat: int = NOBODY, moving: bool = False) -> list[int]:
    """The systems adjacent to one, for that player: next door, by hyperlane, by wormhole. None is adjacent to itself.

    For the Creuss alpha and beta are one kind, which nothing can prevent, and for everybody while something says so.
    What closes wormholes does so only for movement and retreats.
    """
    found = list(game.chart.near[system])
    here = wormholes_in(game, system)
    if not here:
        return found
    entangled = seat != NOBODY and ENTANGLED in game.players[seat].abilities
    entangled = entangled or any(each.joins_wormholes(game) for each in modifiers(game))
    closed = moving and any(each.closes_wormholes(game) for each in modifiers(game))
    for other in [*game.chart.holed, *[where for where, _ in game.wormholes]]:
        if other != system and other not in found:
            there = wormholes_in(game, other)
            if there and wormholes_match(here, there, entangled, closed):
                found.append(other)
    return found


def wormholes_match(here: str, there: str, entangled: bool, closed: bool = False) -> bool:
    if entangled and ("alpha" in here or "beta" in here) and ("alpha" in there or "beta" in there):
        return True
    return any(kind in there and not (closed and kind in ("alpha", "beta")) for kind in here.split())


def near_planet(game: Galaxy, planet: int, seat: int = NOBODY) -> list[int]:
    """The systems adjacent to a planet: those adjacent to its system, and its system itself."""
    system = game.chart.system_of[planet]
    return [system, *adjacent(game, system, seat)]


def are_neighbours(game: Galaxy, seat: int, other: int) -> bool:
    """Both have a unit or a planet in the same system or in adjacent ones, as either of them sees it (63.3)."""
    mine, theirs = presence(game, seat), presence(game, other)
    if mine & theirs:
        return True
    if any(near in theirs for system in mine for near in adjacent(game, system, seat)):
        return True
    return any(near in mine for system in theirs for near in adjacent(game, system, other))


def presence(game: Galaxy, seat: int) -> set[int]:
    """The systems in which this player has units or planets."""
    player, system_of = game.players[seat], game.chart.system_of
    found = set(player.space) | {system_of[planet] for planet in player.ground}
    return found | {system_of[planet] for planet, controller in enumerate(game.controller) if controller == seat}
