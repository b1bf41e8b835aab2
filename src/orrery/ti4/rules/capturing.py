"""Capture: units of others on one's own sheet, out of their owners' reach until they are returned.

A captured ship or mech is kept with its owner; of fighters and infantry a token lies there that is nobody's (50.3).
"""

from __future__ import annotations

from orrery.ti4.building import is_blockaded
from orrery.ti4.queries import enemies_in
from orrery.ti4.reinforcements import TOKENED
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SPACE_DOCK, count

Captive = tuple[int, int]  # owner, or nobody; type


def may_capture(game: Galaxy, seat: int, owner: int) -> bool:
    """Who blockades a space dock of a player loses no unit to that player's capture (19.2a, 50.6)."""
    return seat != owner and not game.players[owner].eliminated and owner not in blockaders_of(game, seat)


def blockaders_of(game: Galaxy, seat: int) -> set[int]:
    """The players who blockade any space dock of this one."""
    found: set[int] = set()
    for system in dock_systems(game, seat):
        if is_blockaded(game, seat, system):
            found.update(enemies_in(game, seat, system))
    return found


def dock_systems(game: Galaxy, seat: int) -> list[int]:
    """The systems in which this player has a space dock, on a planet or in space."""
    player, system_of = game.players[seat], game.chart.system_of
    found = {system_of[planet] for planet, force in player.ground.items() if count(force, SPACE_DOCK)}
    return sorted(found | {system for system, force in player.space.items() if count(force, SPACE_DOCK)})


def capture(game: Galaxy, seat: int, owner: int, type: int) -> None:
    """A unit that has left the board, or never reached it, comes onto this player's sheet."""
    player = game.players[seat]
    captive = (NOBODY if type in TOKENED else owner, type)
    player.captured = tuple(sorted((*player.captured, captive)))
    if seat == owner:
        game.note("kept on the sheet", seat, type)
    else:
        game.note("captured", seat, owner, type)


def return_captive(game: Galaxy, seat: int, captive: Captive) -> None:
    """It goes to the reinforcements of its owner, a token to the supply."""
    player = game.players[seat]
    left = list(player.captured)
    left.remove(captive)
    player.captured = tuple(left)
    owner, type = captive
    game.note("captive freed" if owner == NOBODY else "captive returned", seat, owner, type)


def return_captives(game: Galaxy, seat: int, owners: set[int]) -> None:
    for captive in game.players[seat].captured:
        if captive[0] in owners:
            return_captive(game, seat, captive)


def return_to_blockaders(game: Galaxy, system: int) -> None:
    """As soon as somebody blockades a space dock, their captured ships and mechs go back; tokens stay (19.2, 50.4b)."""
    for seat, player in enumerate(game.players):
        if player.captured and system in dock_systems(game, seat) and is_blockaded(game, seat, system):
            return_captives(game, seat, set(enemies_in(game, seat, system)))
