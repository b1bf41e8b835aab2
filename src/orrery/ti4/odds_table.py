"""Sides of a combat as a table shows them: what stands there, what reaches it, what everybody owns and has begun."""

from __future__ import annotations

from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import Gun, cannons, cannons_on
from orrery.ti4.components import COMPONENTS, FACTION, FACTIONS
from orrery.ti4.content import SHEETS, is_written
from orrery.ti4.factions.letnev import PRICE as MUNITIONS
from orrery.ti4.fleets import KNOWN, Side
from orrery.ti4.odds import Combat
from orrery.ti4.queries import enemies_in, modifiers
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import COUNT, GROUND, NONE, PDS, SHIPS, SPACE_DOCK, UNITS, Force, count


def side_of(game: Galaxy, seat: int, units: Force, guns: list[Gun]) -> Side:
    """That force with everything on the table that counts for it now. What holds for one round counts for the first."""
    player = game.players[seat]
    has = [COMPONENTS[each].key for each in (*player.techs, *player.abilities) if each not in player.exhausted]
    has = [key for key in has if acts(key)]
    if player.goods < MUNITIONS:
        has = [key for key in has if key != "munitions-reserves"]
    bonus = first = 0
    for each in modifiers(game):
        more = each.combat_bonus(game, seat, NOBODY, NOBODY, NOBODY)  # what holds for all types alike
        first += more
        bonus += 0 if each.SCOPE == "combat round" else more
    known = tuple([key for key in KNOWN if key in has])
    return Side(units, player.units, known, bonus, first - bonus, tuple(guns))


def acts(key: str) -> bool:
    """The engine does what it says: abilities and technologies of factions that are not written yet do nothing."""
    return is_written(key) if key in TECHNOLOGY else any(key in FACTIONS[FACTION[each]].abilities for each in SHEETS)


# -- in space ----------------------------------------------------------------------------------------------------------


def space_combat(game: Galaxy, attacker: int, system: int) -> Combat | None:
    """The combat that the active player would have in that system as all stands, cannons of everybody included."""
    enemies = enemies_in(game, attacker, system)
    if enemies:
        defender = enemies[0]
    else:
        firing = [seat for seat in others_of(game, attacker) if cannons(game, seat, system)]
        if not firing:
            return None
        defender = firing[0]
    mine, theirs = space_sides(game, attacker, defender, system)
    thirds = [seat for seat in others_of(game, attacker) if seat != defender and cannons(game, seat, system)]
    return Combat(
        mine,
        theirs,
        nebula="nebula" in game.chart.anomalies[system],
        thirds=tuple([side_of(game, seat, NONE, cannons(game, seat, system)) for seat in thirds]),
    )


def others_of(game: Galaxy, seat: int) -> list[int]:
    """The other players, clockwise: the order in which they fire."""
    return [(seat + step) % game.seats for step in range(1, game.seats)]


def space_sides(game: Galaxy, attacker: int, defender: int, system: int) -> tuple[Side, Side]:
    """Both sides of a space combat as the table stands, the PDS in range included."""
    mine, theirs = [
        side_of(game, seat, in_and_around(game, seat, system), cannons(game, seat, system))
        for seat in (attacker, defender)
    ]
    return mine, theirs


def in_and_around(game: Galaxy, seat: int, system: int) -> Force:
    """The ships there with what they carry, the space docks beside them, and the PDS that reach them."""
    player = game.players[seat]
    reach = [system]
    if UNITS[player.units[PDS]].cannon_reach:
        reach += adjacent(game, system, seat)
    counts = list(player.ships_in(system) or (0,) * (2 * COUNT))
    for planet, force in player.ground.items():
        if game.chart.system_of[planet] in reach:
            counts[PDS] += count(force, PDS)
        if game.chart.system_of[planet] == system:
            counts[SPACE_DOCK] += count(force, SPACE_DOCK)
    return tuple(counts) if any(counts) else NONE


# -- on the ground -----------------------------------------------------------------------------------------------------


def ground_sides(game: Galaxy, attacker: int, defender: int, planet: int, landing: Force) -> tuple[Side, Side]:
    """Both sides of an invasion: what lands, the ships above it, and all that stands on the planet."""
    nothing = (0,) * (2 * COUNT)
    ships, troops = game.players[attacker].ships_in(game.chart.system_of[planet]) or nothing, landing or nothing
    landed = [
        ships[at] if at % COUNT in SHIPS else troops[at] if at % COUNT in GROUND else 0 for at in range(2 * COUNT)
    ]
    standing = game.players[defender].troops_on(planet)
    return (
        side_of(game, attacker, tuple(landed), []),
        side_of(game, defender, standing, cannons_on(game, defender, planet)),
    )
