"""How much one player may have in the space of one system: the fleet pool for ships, capacity for what they hold."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, unit_of
from orrery.ti4.state import TOKENS, Galaxy
from orrery.ti4.units import (
    CAPITAL,
    COUNT,
    FIGHTER,
    IN_SPACE,
    MECH,
    PDS,
    PLASTIC,
    SPACE_DOCK,
    Force,
    capital_ships,
    count,
    ground_forces,
)

ON_EACH_PLANET: Final = {SPACE_DOCK: 1, PDS: 2}  # structures of one player
ALL_SHIPS: Final = sum([PLASTIC[type] for type in CAPITAL])  # of a player, but for fighters


def fleet_limit(game: Galaxy, seat: int) -> int:
    """The non-fighter ships this player may have in one system."""
    if any(each.lifts_fleet_limit(game, seat) for each in deciding(game, Modifier.lifts_fleet_limit)):
        return ALL_SHIPS
    return fleet_tokens(game, seat) + sum([each.more_ships(game, seat) for each in deciding(game, Modifier.more_ships)])


def fleet_tokens(game: Galaxy, seat: int) -> int:
    """The command tokens in the fleet pool of this player, also those of others."""
    player = game.players[seat]
    return player.fleet + len(player.foreign)


def fleet_pool_limit(game: Galaxy, seat: int) -> int:
    """The most command tokens that the fleet pool of this player may hold."""
    limit = TOKENS
    for each in deciding(game, Modifier.fleet_pool_limit):
        limit = each.fleet_pool_limit(game, seat, limit)
    return limit


def structures_on_planet(game: Galaxy, type: int) -> int:
    """The most structures of that type that one player may have on one planet."""
    lifted = any(each.lifts_structure_limit(game, type) for each in deciding(game, Modifier.lifts_structure_limit))
    return PLASTIC[type] if lifted else ON_EACH_PLANET[type]


def capacity(game: Galaxy, seat: int, force: Force) -> int:
    """How many fighters and ground forces those ships hold, and space docks that stand in space."""
    if not force:
        return 0
    total = 0
    for type in IN_SPACE:
        number = force[type] + force[COUNT + type]
        if number:
            total += number * unit_of(game, seat, type).capacity
    return total


def rides_free(game: Galaxy, seat: int, type: int) -> bool:
    """Units of that type need no room, as long as any ship with capacity is there."""
    return type == MECH and any(each.needs_no_room(game, seat, type) for each in deciding(game, Modifier.needs_no_room))


def troops_to_hold(game: Galaxy, seat: int, force: Force) -> int:
    """The ground forces among those units that need capacity."""
    free = count(force, MECH)
    if free and not (capacity(game, seat, force) and rides_free(game, seat, MECH)):
        free = 0
    return ground_forces(force) - free


def flies_alone(game: Galaxy, seat: int) -> bool:
    """This player's fighters have a move value of their own."""
    return bool(unit_of(game, seat, FIGHTER).move)


def docked_fighters(game: Galaxy, seat: int, system: int) -> int:
    """How many fighters need no capacity there, thanks to space docks."""
    player = game.players[seat]
    if not player.ground:
        return 0
    docks = sum(count(player.troops_on(planet), SPACE_DOCK) for planet in game.chart.planets[system])
    return docks * unit_of(game, seat, SPACE_DOCK).fighters


def fighters_to_hold(game: Galaxy, seat: int, system: int) -> int:
    """The fighters there that need capacity or, if they fly by themselves, a place in the fleet pool."""
    fighters = count(game.players[seat].ships_in(system), FIGHTER)
    return max(0, fighters - docked_fighters(game, seat, system)) if fighters else 0


def loose_fighters(game: Galaxy, seat: int, system: int) -> int:
    """Fighters that fly by themselves and find no room in ships: they count against the fleet pool."""
    force = game.players[seat].ships_in(system)
    if not force or not flies_alone(game, seat):
        return 0
    room = max(0, capacity(game, seat, force) - troops_to_hold(game, seat, force))
    return max(0, fighters_to_hold(game, seat, system) - room)


def loose_ships(game: Galaxy, seat: int, system: int) -> int:
    """As how many ships those fighters count: each as one, or two of them together; half a ship is one too many."""
    loose = loose_fighters(game, seat, system)
    return (loose + 1) // 2 if unit_of(game, seat, FIGHTER).half else loose


def over_fleet(game: Galaxy, seat: int, system: int, fighting: bool = False) -> int:
    """How many ships are too many for the fleet pool, at least. In a space combat fighters do not count."""
    loose = 0 if fighting else loose_ships(game, seat, system)
    return max(0, capital_ships(game.players[seat].ships_in(system)) + loose - fleet_limit(game, seat))


def over_capacity(game: Galaxy, seat: int, system: int) -> int:
    """How many fighters and ground forces are too many for the ships there."""
    force = game.players[seat].ships_in(system)
    if not force:
        return 0
    aboard = troops_to_hold(game, seat, force)
    if not flies_alone(game, seat):
        aboard += fighters_to_hold(game, seat, system)
    return max(0, aboard - capacity(game, seat, force)) if aboard else 0
