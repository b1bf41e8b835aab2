"""How much one player may have in the space of one system: the fleet pool for ships, capacity for what they hold."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.queries import modifiers, unit_of
from orrery.ti4.state import TOKENS, Galaxy
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    IN_SPACE,
    PDS,
    PLASTIC,
    SPACE_DOCK,
    Force,
    capital_ships,
    count,
    ground_forces,
)

ARMADA: Final = NUMBER["armada"]
ARMADA_SHIPS: Final = 2
ON_EACH_PLANET: Final = {SPACE_DOCK: 1, PDS: 2}  # structures of one player
DOCK_FIGHTERS: Final = 3  # a space dock holds as many fighters of its system


def fleet_limit(game: Galaxy, seat: int) -> int:
    """The non-fighter ships this player may have in one system."""
    more = ARMADA_SHIPS if ARMADA in game.players[seat].abilities else 0
    return game.players[seat].fleet + more


def fleet_pool_limit(game: Galaxy, seat: int) -> int:
    """The most command tokens that the fleet pool of this player may hold."""
    limit = TOKENS
    for each in modifiers(game):
        limit = each.fleet_pool_limit(game, seat, limit)
    return limit


def structures_on_planet(game: Galaxy, type: int) -> int:
    """The most structures of that type that one player may have on one planet."""
    lifted = any(each.lifts_structure_limit(game, type) for each in modifiers(game))
    return PLASTIC[type] if lifted else ON_EACH_PLANET[type]


def capacity(game: Galaxy, seat: int, force: Force) -> int:
    """How many fighters and ground forces those ships hold, and space docks that stand in space."""
    if not force:
        return 0
    total = 0
    for type in IN_SPACE:
        number = force[type] + force[type + COUNT]
        if number:
            total += number * unit_of(game, seat, type).capacity
    return total


def flies_alone(game: Galaxy, seat: int) -> bool:
    """This player's fighters have a move value of their own."""
    return unit_of(game, seat, FIGHTER).move > 0


def docked_fighters(game: Galaxy, seat: int, system: int) -> int:
    """How many fighters need no capacity there, thanks to space docks."""
    player = game.players[seat]
    if not player.ground:
        return 0
    return DOCK_FIGHTERS * sum(count(player.troops_on(planet), SPACE_DOCK) for planet in game.chart.planets[system])


def fighters_to_hold(game: Galaxy, seat: int, system: int) -> int:
    """The fighters there that need capacity or, if they fly by themselves, a place in the fleet pool."""
    fighters = count(game.players[seat].ships_in(system), FIGHTER)
    return max(0, fighters - docked_fighters(game, seat, system)) if fighters else 0


def loose_fighters(game: Galaxy, seat: int, system: int) -> int:
    """Fighters that fly by themselves and find no room in ships: they count against the fleet pool."""
    force = game.players[seat].ships_in(system)
    if not force or not flies_alone(game, seat):
        return 0
    room = max(0, capacity(game, seat, force) - ground_forces(force))
    return max(0, fighters_to_hold(game, seat, system) - room)


def over_fleet(game: Galaxy, seat: int, system: int, fighting: bool = False) -> int:
    """How many ships are too many for the fleet pool. In a space combat fighters do not count."""
    loose = 0 if fighting else loose_fighters(game, seat, system)
    return max(0, capital_ships(game.players[seat].ships_in(system)) + loose - fleet_limit(game, seat))


def over_capacity(game: Galaxy, seat: int, system: int) -> int:
    """How many fighters and ground forces are too many for the ships there."""
    force = game.players[seat].ships_in(system)
    if not force:
        return 0
    aboard = ground_forces(force)
    if not flies_alone(game, seat):
        aboard += fighters_to_hold(game, seat, system)
    return max(0, aboard - capacity(game, seat, force)) if aboard else 0
