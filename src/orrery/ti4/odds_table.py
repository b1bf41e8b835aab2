"""Sides of a combat as a table shows them: what stands there, what reaches it, what everybody owns and has begun."""

from __future__ import annotations

from orrery.ti4.adjacency import adjacent
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.letnev import PRICE as MUNITIONS
from orrery.ti4.fleets import KNOWN, Side
from orrery.ti4.queries import modifiers
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import COUNT, GROUND, NONE, PDS, SHIPS, UNITS, Force, count


def side_of(game: Galaxy, seat: int, units: Force) -> Side:
    """That force with everything on the table that counts for it now. What holds for one round counts for the first."""
    player = game.players[seat]
    has = [COMPONENTS[each].key for each in (*player.techs, *player.abilities) if each not in player.exhausted]
    if player.goods < MUNITIONS:
        has = [key for key in has if key != "munitions-reserves"]
    bonus = first = 0
    for each in modifiers(game):
        more = each.combat_bonus(game, seat, NOBODY, NOBODY, NOBODY)  # what holds for all types alike
        first += more
        bonus += 0 if each.SCOPE == "combat round" else more
    return Side(units, player.units, tuple([key for key in has if key in KNOWN]), bonus, first - bonus)


def space_sides(game: Galaxy, attacker: int, defender: int, system: int) -> tuple[Side, Side]:
    """Both sides of a space combat as the table stands, the PDS in range included."""
    mine, theirs = [
        side_of(game, seat, together(game.players[seat].ships_in(system), cannons_at(game, seat, system)))
        for seat in (attacker, defender)
    ]
    return mine, theirs


def ground_sides(game: Galaxy, attacker: int, defender: int, planet: int, landing: Force) -> tuple[Side, Side]:
    """Both sides of an invasion: what lands, the ships above it, and all that stands on the planet."""
    ships = game.players[attacker].ships_in(game.chart.system_of[planet])
    above = tuple([number if at % COUNT in SHIPS else 0 for at, number in enumerate(ships)])
    landed = tuple([number if at % COUNT in GROUND else 0 for at, number in enumerate(landing)])
    standing = game.players[defender].troops_on(planet)
    return side_of(game, attacker, together(above, landed)), side_of(game, defender, standing)


def together(one: Force, other: Force) -> Force:
    if not one or not other:
        return one or other
    return tuple([first + second for first, second in zip(one, other)])


def cannons_at(game: Galaxy, seat: int, system: int) -> Force:
    """The PDS of a player that reach a system: those in it, and with Deep Space Cannon those next to it."""
    player = game.players[seat]
    reach = [system]
    if UNITS[player.units[PDS]].cannon_reach:
        reach += adjacent(game, system, seat)
    number = sum(count(force, PDS) for planet, force in player.ground.items() if game.chart.system_of[planet] in reach)
    return tuple([number if type == PDS else 0 for type in range(2 * COUNT)]) if number else NONE
