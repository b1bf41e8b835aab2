"""What harms others most: infantry, cannons, planets that could still be spent, tokens."""

from __future__ import annotations

from typing import Final

from orrery.ti4.action_cards.signal_jamming import SignalJamming
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.combat import bombarding_guns
from orrery.ti4.planets import influence, resources, traits_of
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.aimed import planets_of_others
from orrery.ti4.technologies import x89_bacterial_weapon
from orrery.ti4.units import INFANTRY, PDS, count, ships

DIES: Final = {"plague": 0.5, "unstable-planet": 1.0, "x89-bacterial-weapon": 1.0}  # how much of the infantry
AT_MOST: Final = {"unstable-planet": 3}
OF_LEADER: Final = 1.5  # what harms the leader is worth so much more


def theirs(aims: Aims, planet: int, type: int) -> int:
    """Units of that type of others on a planet."""
    others = [player for seat, player in enumerate(aims.table.players) if seat != aims.seat]
    return sum([count(player.troops_on(planet), type) for player in others])


def infantry_lost(aims: Aims, key: str, planet: int) -> float:
    """What others lose there by that card."""
    number = theirs(aims, planet, INFANTRY)
    lost = DIES[key] * min(number, AT_MOST.get(key, number))
    return lost * (OF_LEADER if aims.table.controller[planet] == leader(aims.table, aims.seat) else 1.0)


def most_infantry(aims: Aims, key: str) -> float:
    table, seat = aims.table, aims.seat
    if key == "x89-bacterial-weapon":
        planets = x89_bacterial_weapon.targets(table, seat)
    else:
        trait = "hazardous" if key == "unstable-planet" else ""
        planets = [planet for planet in planets_of_others(table, seat) if trait in traits_of(table, planet)]
    return max([infantry_lost(aims, key, planet) for planet in planets], default=0.0)


def cannons_lost(aims: Aims, planet: int) -> float:
    return float(theirs(aims, planet, PDS))


def most_cannons(aims: Aims) -> float:
    planets = planets_of_others(aims.table, aims.seat)
    return max([cannons_lost(aims, planet) for planet in planets], default=0.0)


def ready_there(aims: Aims, system: int) -> float:
    """What others could still spend by their planets in a system in which one's own ships can bombard."""
    table, worth = aims.table, 0.0
    if not bombarding_guns(table, aims.seat, system):
        return worth
    for planet in table.chart.planets[system]:
        if planet in planets_of_others(table, aims.seat) and not table.exhausted[planet]:
            worth += max(resources(table, planet), influence(table, planet))
    return worth


def could_come(aims: Aims, seat: int, system: int) -> bool:
    """A token would keep that player from a system: none lies there, and the player still acts in this round."""
    player = aims.table.players[seat]
    return not player.passed and system not in player.tokens


def harm_there(aims: Aims, system: int) -> float:
    """What others who could come have in a system, the leader's twice; less what is one's own."""
    table, first, worth = aims.table, leader(aims.table, aims.seat), 0.0
    for seat in range(table.seats):
        has = held_there(aims, seat, system)
        if seat == aims.seat:
            worth -= has
        elif could_come(aims, seat, system):
            worth += 2.0 * has if seat == first else has
    return worth


def held_there(aims: Aims, seat: int, system: int) -> float:
    """Ships and planets of a player in a system."""
    table = aims.table
    planets = [planet for planet in table.chart.planets[system] if table.controller[planet] == seat]
    return ships(table.players[seat].ships_in(system)) + 2.0 * len(planets)


def kept_from(aims: Aims, seat: int, system: int) -> float:
    """What a player could do in a system if a token did not lie there: come with ships that are next to it."""
    table = aims.table
    if not could_come(aims, seat, system):
        return 0.0
    near = [each for each in adjacent(table, system, seat) if has_ships(table, seat, each)]
    return held_there(aims, seat, system) + len(near)


def most_kept_away(aims: Aims) -> float:
    """The most that a token of another player could prevent, wherever one may be placed."""
    others = [seat for seat in range(aims.table.seats) if seat != aims.seat]
    systems = SignalJamming.targets(aims.table, aims.seat)
    return max([kept_from(aims, seat, system) for system in systems for seat in others], default=0.0)
