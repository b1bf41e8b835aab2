"""Sides of a combat as a table shows them: what stands there, what reaches it, what everybody owns and has begun."""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import NEBULA, adjacent, is_anomaly, wormholes_in
from orrery.ti4.combat import Gun, cannons, cannons_at, cannons_on, stand_ins, taking_part
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.components import MECH as MECH_CARD
from orrery.ti4.factions.letnev import PRICE as MUNITIONS
from orrery.ti4.factions.yin import PRICE as INDOCTRINATION
from orrery.ti4.factions.yin import converts as conversions
from orrery.ti4.fleets import ALASTOR, ALL, EIDOLONS, KNOWN, REAPER, Side
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.mechs.dunlain_reaper import DunlainReaper
from orrery.ti4.modifier import Modifier
from orrery.ti4.odds import Combat
from orrery.ti4.payments import INFLUENCE, RESOURCES, purse
from orrery.ti4.queries import deciding, enemies_in, ground_types, is_barred, is_mute, unit_of
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import (
    COUNT,
    FLAGSHIP,
    GROUND,
    INFANTRY,
    MECH,
    NONE,
    PDS,
    SHIPS,
    SPACE_DOCK,
    UNIT,
    UNITS,
    Force,
    count,
)

ADDED: Final = ("unrelenting", "fragile")  # the table adds them to its rolls: they count once


def printed(game: Galaxy, seat: int, planet: int) -> tuple[int, ...]:
    """The rows of a player's units. A mech whose text a law has taken away is a mech like any other; on the ground,
    where an Eidolon has only its dice, it keeps them."""
    player = game.players[seat]
    mute = any(COMPONENTS[each].kind == MECH_CARD and is_mute(game, each) for each in player.abilities)
    if not mute or (planet != NOBODY and UNITS[player.units[MECH]].key in EIDOLONS):
        return player.units
    return tuple([UNIT["mech"] if type == MECH else row for type, row in enumerate(player.units)])


def side_of(
    game: Galaxy,
    seat: int,
    units: Force,
    guns: list[Gun],
    system: int = NOBODY,
    joined: int = ALL,
    opponent: int = NOBODY,
    planet: int = NOBODY,
) -> Side:
    """That force with everything on the table that counts for it now. What holds for one round counts for the first.
    In space it is told in which system, on the ground on which planet: some things count at some places only, some
    against some players only."""
    player = game.players[seat]
    has = [
        COMPONENTS[each].key
        for each in player.techs + player.copies() + player.abilities + player.relics
        if each not in player.exhausted
    ]
    if player.goods < MUNITIONS:
        has = [key for key in has if key != "munitions-reserves"]
    if "indoctrination" in has and not converts(game, seat):
        has.remove("indoctrination")
    if "dimensional-splicer" in has and not (system >= 0 and wormholes_in(game, system)):
        has.remove("dimensional-splicer")
    bonus = first = 0
    place = system if planet == NOBODY else ON_PLANET + planet
    better = dict.fromkeys(GROUND if planet != NOBODY else (), 0)  # what ships alone have, the fleets know
    for each in deciding(game, Modifier.combat_bonus):
        more = each.combat_bonus(game, seat, NOBODY, place, opponent)  # what holds for all types alike
        first += more
        for type in better:
            better[type] += each.combat_bonus(game, seat, type, place, opponent) - more
        bonus += 0 if each.SCOPE == "combat round" else more
    known = tuple([key for key in KNOWN if key in has and key not in ADDED])
    alone = tuple([(type, more) for type, more in better.items() if more])
    rows = printed(game, seat, planet)
    found = Side(units, rows, known, bonus, first - bonus, tuple(guns), joined=joined, better=alone)
    found.served = opponent in player.foreign
    found.mechs = ALL if joined == ALL else joining(game, seat, system, MECH)
    found.stand_ins = tuple(stand_ins(game, seat, system)) if system >= 0 else ()
    if planet != NOBODY:
        found.reaps = reaps(game, seat)
        found.remakes = "indoctrination" in has and MECH in conversions(game, seat, ON_PLANET + planet)
    return found


def reaps(game: Galaxy, seat: int) -> int:
    """How many mechs this player could deploy in the rounds of a ground combat, and pay for."""
    if unit_of(game, seat, MECH).key != REAPER:
        return 0
    return min(left_of(game, seat, MECH), purse(game, seat, RESOURCES) // DunlainReaper.PRICE)


def converts(game: Galaxy, seat: int) -> bool:
    """Indoctrination can be paid for, and nothing bars it."""
    return purse(game, seat, INFLUENCE) >= INDOCTRINATION and not is_barred(game, seat, NUMBER["indoctrination"])


def owned_keys(game: Galaxy, seat: int) -> tuple[str, ...]:
    """The abilities, technologies and leaders of a player, what is copied or lent included."""
    player = game.players[seat]
    owned = player.abilities + player.techs + player.copies() + player.leaders + game.lent_to(seat)
    return tuple([COMPONENTS[each].key for each in owned])


# -- in space ----------------------------------------------------------------------------------------------------------


def space_combat(game: Galaxy, attacker: int, system: int) -> Combat | None:
    """The combat that the active player would have in that system as all stands, cannons of everybody included."""
    enemies = enemies_in(game, attacker, system)
    if enemies:
        defender = enemies[0]
    else:
        firing = [seat for seat in others_of(game, attacker) if cannons_at(game, seat, attacker, system)]
        if not firing:
            return None
        defender = firing[0]
    mine, theirs = space_sides(game, attacker, defender, system)
    thirds = [
        seat for seat in others_of(game, attacker) if seat != defender and cannons_at(game, seat, attacker, system)
    ]
    return Combat(
        mine,
        theirs,
        nebula=is_anomaly(game, system, NEBULA),
        thirds=tuple([side_of(game, seat, NONE, cannons(game, seat, system)) for seat in thirds]),
    )


def others_of(game: Galaxy, seat: int) -> list[int]:
    """The other players, clockwise: the order in which they fire."""
    return [(seat + step) % game.seats for step in range(1, game.seats)]


def space_sides(game: Galaxy, attacker: int, defender: int, system: int) -> tuple[Side, Side]:
    """Both sides of a space combat as the table stands, the PDS in range included."""
    mine, theirs = [
        side_of(
            game,
            seat,
            in_and_around(game, seat, system),
            cannons_at(game, seat, other, system),
            system,
            joining(game, seat, system),
        )
        for seat, other in ((attacker, defender), (defender, attacker))
    ]
    return mine, theirs


def joining(game: Galaxy, seat: int, system: int, type: int = INFANTRY) -> int:
    """The infantry that fights there in space, or the mechs; before the combat: all that could beside the flagship."""
    troops = taking_part(game, seat, system)
    player = game.players[seat]
    flagship = count(player.ships_in(system), FLAGSHIP) and UNITS[player.units[FLAGSHIP]].key == ALASTOR
    if troops or not flagship or any(isinstance(frame.procedure, SpaceCombat) for frame in game.stack):
        return sum([number for _, kind, number in troops if kind == type])
    planets = [player.troops_on(planet) for planet in game.chart.planets[system]]
    return sum([count(force, type) for force in (player.ships_in(system), *planets)])


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


def ground_sides(
    game: Galaxy,
    attacker: int,
    defender: int,
    planet: int,
    landing: Force,
    landed: tuple[int, ...] = (),
    joined: bool = False,
) -> tuple[Side, Side]:
    """Both sides of an invasion: what lands, ships of some types perhaps too, the other ships above it, and all that
    stands on the planet. Who lands may be `joined` by others who stand there already."""
    nothing = (0,) * (2 * COUNT)
    ships, troops = game.players[attacker].ships_in(game.chart.system_of[planet]) or nothing, landing or nothing
    above, below = [type for type in SHIPS if type not in landed], (*landed, *GROUND)
    there = [ships[at] if at % COUNT in above else troops[at] if at % COUNT in below else 0 for at in range(2 * COUNT)]
    before = game.players[attacker].troops_on(planet)  # who has come there without landing fights along
    types = [type for type in ground_types(game, attacker) if before and (joined or type not in GROUND)]
    for type in types:
        there[type] += before[type]
        there[COUNT + type] += before[COUNT + type]
    standing = game.players[defender].troops_on(planet)
    mine = side_of(game, attacker, tuple(there), [], opponent=defender, planet=planet)
    mine.landed = landed
    mine.pierces = any(each.ignores_shields(game, attacker) for each in deciding(game, Modifier.ignores_shields))
    guns = cannons_on(game, defender, planet)
    return mine, side_of(game, defender, standing, guns, opponent=attacker, planet=planet)
