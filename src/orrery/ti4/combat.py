"""Who fights where, how well, and with what: pure functions of the table, for combats and for unit abilities.

A place is the space of a system, or a planet: `ON_PLANET` and its number.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import adjacent
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed, modifiers, owns, unit_of
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import COUNT, GROUND, SHIPS, WAR_SUN, Dice, Force, count, ground_forces

UNRELENTING: Final = NUMBER["unrelenting"]
ANTIMASS: Final = NUMBER["antimass-deflectors"]
DURANIUM: Final = NUMBER["duranium-armor"]
CANNON: Final = "space cannon"  # the unit abilities that fire
BARRAGE: Final = "anti-fighter barrage"
BOMBARDMENT: Final = "bombardment"
SHIELD: Final = "planetary shield"  # and one that does not
SIDES: Final = 10  # of a die; the 0 is a ten
SHIP_TYPES: Final = tuple(SHIPS)
GROUND_TYPES: Final = tuple(GROUND)

# What fires, for whatever reason: type of the unit, dice, what hits, and the place it is aimed at.
Gun = tuple[int, int, int, int]


def force_at(game: Galaxy, seat: int, place: int) -> Force:
    player = game.players[seat]
    return player.troops_on(place - ON_PLANET) if place >= ON_PLANET else player.ships_in(place)


def thing_at(place: int) -> tuple[str, int]:
    """The place as a client knows it."""
    return ("planet", place - ON_PLANET) if place >= ON_PLANET else ("system", place)


# -- who takes part ----------------------------------------------------------------------------------------------------


def combatants(game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
    """The types that fight at that place: ships in space, ground forces on planets, and what counts as such."""
    types = GROUND_TYPES if place >= ON_PLANET else SHIP_TYPES
    for each in modifiers(game):
        types += each.joins(game, seat, place)
    return types


def fighting(game: Galaxy, seat: int, place: int) -> bool:
    """This player has something there that fights."""
    force = force_at(game, seat, place)
    return bool(force) and any(force[type] or force[type + COUNT] for type in combatants(game, seat, place))


def rivals_on(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The other players with ground forces on that planet."""
    others = [other for other in range(game.seats) if other != seat]
    return [other for other in others if ground_forces(game.players[other].troops_on(planet))]


# -- combat rolls ------------------------------------------------------------------------------------------------------


def combat_bonus(game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
    """What is added to each combat roll of this player's units of that type."""
    bonus = 1 if UNRELENTING in game.players[seat].abilities else 0
    return bonus + sum([each.combat_bonus(game, seat, type, place, opponent) for each in modifiers(game)])


def combat_dice(game: Galaxy, seat: int, type: int, number: int, place: int, opponent: int) -> int:
    """The dice that so many units of that type roll, with those that one of them rolls on top of its own."""
    more = sum([each.extra_dice(game, seat, type) for each in modifiers(game)])
    return number * unit_of(game, seat, type).combat.dice + more


def rolls(game: Galaxy, seat: int) -> bool:
    """This player makes combat rolls in this round."""
    return not any(each.keeps_from_rolling(game, seat) for each in modifiers(game))


# -- sustaining --------------------------------------------------------------------------------------------------------


def may_sustain(game: Galaxy, seat: int, type: int, place: int) -> bool:
    """Whole units of that type can use sustain damage there."""
    sustains = unit_of(game, seat, type).sustains
    return sustains and not any(each.keeps_from_sustaining(game, seat, type) for each in modifiers(game))


def cancelled_by_sustaining(game: Galaxy, seat: int) -> int:
    """How many hits one use of sustain damage cancels."""
    return 1 + sum([each.cancels_more(game, seat) for each in modifiers(game)])


def repairs(game: Galaxy, seat: int) -> int:
    """How many damaged units this player repairs in each round of a combat, of those that did not sustain in it."""
    return int(owns(game, seat, DURANIUM))


def nobody_can_win(game: Galaxy, attacker: int, defender: int, system: int) -> bool:
    """No dice can ever cost either side a ship: hits of all dice in every round come back to where they began.

    Each side sustains and repairs as well as it can; if that lasts, a damaged state comes again, since there are few.
    """
    sides = ((attacker, defender), (defender, attacker))
    taken = [most_hits(game, other, seat, system) for seat, other in sides]
    sound, hurt = [0, 0], [0, 0]
    for side, (seat, _) in enumerate(sides):
        force = force_at(game, seat, system)
        for type in combatants(game, seat, system):
            if may_sustain(game, seat, type, system):
                sound[side] += force[type]
                hurt[side] += force[type + COUNT]
    met: list[list[int]] = []
    while sound not in met:
        met.append(sound.copy())
        for side, (seat, _) in enumerate(sides):
            cancelled = cancelled_by_sustaining(game, seat)
            used = -(-taken[side] // cancelled)
            if used > sound[side]:
                return False
            mended = min(hurt[side], repairs(game, seat))
            sound[side] += mended - used
            hurt[side] += used - mended
    return True


def most_hits(game: Galaxy, seat: int, opponent: int, system: int) -> int:
    """The hits that this player's ships make if every die shows its best."""
    force, made = force_at(game, seat, system), 0
    for type in combatants(game, seat, system):
        number, unit = count(force, type), unit_of(game, seat, type)
        if number and SIDES + combat_bonus(game, seat, type, system, opponent) >= unit.combat.hit_on:
            made += combat_dice(game, seat, type, number, system, opponent)
    return made


# -- unit abilities that fire ------------------------------------------------------------------------------------------


def guns_of(force: Force, seat: int, game: Galaxy, ability: str, place: int, reach: int = 0) -> list[Gun]:
    """What fires of that force by one ability, if it reaches so far."""
    found: list[Gun] = []
    if not force:
        return found
    for type in range(COUNT):
        number = force[type] + force[type + COUNT]
        if number:
            unit = unit_of(game, seat, type)
            dice: Dice = unit.cannon if ability == CANNON else unit.barrage if ability == BARRAGE else unit.bombardment
            reaches = dice.dice > 0 and (not reach or unit.cannon_reach >= reach)
            if reaches and not loses(game, seat, type, ability):
                found.append((type, number * dice.dice, dice.hit_on, place))
    return found


def loses(game: Galaxy, seat: int, type: int, ability: str) -> bool:
    """Something has taken that unit ability from this player's units of a type."""
    return any(each.takes_away(game, seat, type, ability) for each in modifiers(game))


def cannons(game: Galaxy, seat: int, system: int) -> list[Gun]:
    """All that fires of this player at ships in that system: what stands in it, and what reaches it from next door."""
    player, chart = game.players[seat], game.chart
    found = guns_of(player.ships_in(system), seat, game, CANNON, system)
    for planet in chart.planets[system]:
        found += guns_of(player.troops_on(planet), seat, game, CANNON, system)
    if reaches_out(game, seat):
        for near in adjacent(game, system, seat):
            found += guns_of(player.ships_in(near), seat, game, CANNON, system, 1)
            for planet in chart.planets[near]:
                found += guns_of(player.troops_on(planet), seat, game, CANNON, system, 1)
    for each in modifiers(game):
        found += each.more_guns(game, seat, CANNON, system)
    return found


def reaches_out(game: Galaxy, seat: int) -> bool:
    """Some unit of this player could fire at an adjacent system: hardly ever, so nobody looks in vain."""
    return any(unit_of(game, seat, type).cannon_reach for type in range(COUNT))


def cannons_on(game: Galaxy, seat: int, planet: int) -> list[Gun]:
    """All that fires of this player at those who land on that planet: what stands on it, whatever else would reach."""
    place = ON_PLANET + planet
    found = guns_of(game.players[seat].troops_on(planet), seat, game, CANNON, place)
    for each in modifiers(game):
        found += each.more_guns(game, seat, CANNON, place)
    return found


def cannon_bonus(game: Galaxy, target: int) -> int:
    """What is added to the space cannon rolls of others against that player's units."""
    return -1 if owns(game, target, ANTIMASS) else 0


def barrage_guns(game: Galaxy, seat: int, system: int) -> list[Gun]:
    found = guns_of(game.players[seat].ships_in(system), seat, game, BARRAGE, system)
    for each in modifiers(game):
        found += each.more_guns(game, seat, BARRAGE, system)
    return found


def bombarding_guns(game: Galaxy, seat: int, system: int) -> list[Gun]:
    """One row for each type that can bombard; who aims it at a planet says how many of its units."""
    return guns_of(game.players[seat].ships_in(system), seat, game, BOMBARDMENT, system)


# -- planets under attack ----------------------------------------------------------------------------------------------


def is_shielded(game: Galaxy, planet: int) -> bool:
    """A unit with planetary shield stands there."""
    return any(has_shield_on(game, seat, planet) for seat in range(game.seats))


def has_shield_on(game: Galaxy, seat: int, planet: int) -> bool:
    """This player has a unit with planetary shield there that no war sun of another player in the system takes away."""
    force = game.players[seat].troops_on(planet)
    types = [type for type in range(COUNT) if count(force, type) and unit_of(game, seat, type).shield]
    if all(loses(game, seat, type, SHIELD) for type in types):
        return False
    system = game.chart.system_of[planet]
    others = [other for other in range(game.seats) if other != seat]
    return not any(count(game.players[other].ships_in(system), WAR_SUN) for other in others)


def bombardment_bonus(game: Galaxy, planet: int) -> int:
    """What is added to each bombardment roll against that planet."""
    return sum([each.bombardment_bonus(game, planet) for each in modifiers(game)])


def no_bombarding(game: Galaxy, seat: int, planet: int) -> str:
    """Why this player's units cannot bombard that planet, or "" if they can."""
    if not rivals_on(game, seat, planet):
        return "nobody-to-bombard"
    if any(each.keeps_from_bombarding(game, seat, planet) for each in modifiers(game)):
        return "bombarding-forbidden"
    return "planetary-shield" if is_shielded(game, planet) else ""


def no_landing(game: Galaxy, seat: int, planet: int) -> str:
    """Why this player's ground forces cannot land there, or "" if they can."""
    if planet == MECATOL_REX and game.custodians:
        return "custodians"
    return "demilitarized" if is_closed(game, planet) else ""
