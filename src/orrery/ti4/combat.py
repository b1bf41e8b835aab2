"""Who fights where, how well, and with what: pure functions of the table, for combats and for unit abilities.

A place is the space of a system, or a planet: `ON_PLANET` and its number.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import adjacent
from orrery.ti4.attachments import ATTACHMENTS
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, ground_forces_on, ground_types, is_closed, owns, unit_of
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    GROUND,
    NONE,
    PDS,
    SHIPS,
    UNITS,
    WAR_SUN,
    Dice,
    Force,
    Unit,
    capital_ships,
    changed,
    count,
    damaged,
    whole,
)

ANTIMASS: Final = NUMBER["antimass-deflectors"]
DURANIUM: Final = NUMBER["duranium-armor"]
CANNON: Final = "space cannon"  # the unit abilities that fire
BARRAGE: Final = "anti-fighter barrage"
BOMBARDMENT: Final = "bombardment"
SHIELD: Final = "planetary shield"  # and one that does not
SIDES: Final = 10  # of a die; the 0 is a ten
SHIP_TYPES: Final = tuple(SHIPS)
GROUND_TYPES: Final = tuple(GROUND)
PLANET_GUN: Final = PDS  # what the gun of a planet is shown as

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
    types = ground_types(game, seat) if place >= ON_PLANET else SHIP_TYPES
    for each in deciding(game, Modifier.joins):
        types = each.joins(game, seat, place) + types
    return types


def taking_part(game: Galaxy, seat: int, place: int) -> list[tuple[int, int, int]]:
    """What takes part in a combat there as if it were a ship, from where it stands: place, type, how many."""
    found: list[tuple[int, int, int]] = []
    for each in game.lasting(Modifier) if game.effects else ():
        found += each.takes_part(game, seat, place)
    return found


def side_at(game: Galaxy, seat: int, place: int) -> Force:
    """What this player has in a combat there: the force of that place, and of what takes part as if it were a ship as
    many as do so, wherever they stand."""
    force, troops = force_at(game, seat, place), taking_part(game, seat, place)
    if not troops:
        return force
    counts = list(force or (0,) * (2 * COUNT))
    for _, type, _ in troops:
        counts[type] = counts[COUNT + type] = 0
    for where, type, number in troops:
        standing = force_at(game, seat, where)
        hurt = min(number, damaged(standing, type))
        counts[type] += min(number, count(standing, type)) - hurt
        counts[COUNT + type] += hurt
    return tuple(counts) if any(counts) else NONE


def where_they_fight(game: Galaxy, seat: int, type: int, place: int, hurt: bool = False) -> list[int]:
    """Where whole or damaged units of that type stand that are in the combat there: at that place, or elsewhere as if
    they were ships; then one entry for each."""
    found: list[int] = []
    for where, kind, number in taking_part(game, seat, place):
        if kind == type:
            broken = min(number, damaged(force_at(game, seat, where), type))
            found += [where] * (broken if hurt else number - broken)
    return found or [place]


def capital_side(game: Galaxy, seat: int, system: int) -> int:
    """The non-fighter ships of this player in a space combat there, with what counts as such (F.nekro.6, F.nekro.7)."""
    troops, force = taking_part(game, seat, system), game.players[seat].ships_in(system)
    joined = [type for type in combatants(game, seat, system) if type not in SHIPS]
    more = [count(force, type) for type in joined if type not in [row[1] for row in troops]]
    return capital_ships(force) + sum(more) + sum([number for _, _, number in troops])


def fighting(game: Galaxy, seat: int, place: int) -> bool:
    """This player has something there that fights."""
    force = side_at(game, seat, place)
    return bool(force) and any(force[type] or force[COUNT + type] for type in combatants(game, seat, place))


def landing_types(game: Galaxy, seat: int, system: int) -> tuple[int, ...]:
    """What of this player may land from the space of a system: ground forces, and what may do so as if it were some."""
    types = GROUND_TYPES
    for each in deciding(game, Modifier.lands):
        types += each.lands(game, seat, system)
    return types


def aboard(game: Galaxy, seat: int, system: int) -> int:
    """How many units this player could land there."""
    force = game.players[seat].ships_in(system)
    return sum([count(force, type) for type in landing_types(game, seat, system)]) if force else 0


def rivals_on(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The other players with ground forces on that planet."""
    others = [other for other in range(game.seats) if other != seat]
    return [other for other in others if ground_forces_on(game, other, planet)]


# -- combat rolls ------------------------------------------------------------------------------------------------------


def combat_bonus(game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
    """What is added to each combat roll of this player's units of that type."""
    return sum([each.combat_bonus(game, seat, type, place, opponent) for each in deciding(game, Modifier.combat_bonus)])


def combat_dice(game: Galaxy, seat: int, type: int, number: int, place: int, opponent: int) -> int:
    """The dice that so many units of that type roll, with those that one of them rolls on top of its own."""
    more = sum([each.extra_dice(game, seat, type) for each in deciding(game, Modifier.extra_dice)])
    return number * dice_of_each(game, seat, type, place, opponent) + more


def stand_ins(game: Galaxy, seat: int, place: int) -> list[tuple[int, int]]:
    """Types of which one unit there fights as if it were another, and the row of `UNITS` that counts for it."""
    found: list[tuple[int, int]] = []
    for each in game.lasting(Modifier) if game.effects else ():
        found += each.stands_in(game, seat, place)
    return found


def fighting_as(game: Galaxy, seat: int, type: int, place: int, force: Force) -> list[tuple[int, Unit]]:
    """The units of that type in a force, how many of them fight as what: most as their own row says."""
    number = count(force, type)
    others = [UNITS[row] for kind, row in stand_ins(game, seat, place) if kind == type][:number]
    found = [(1, unit) for unit in others]
    return [(number - len(others), unit_of(game, seat, type)), *found] if number > len(others) else found


def combat_groups(game: Galaxy, seat: int, type: int, place: int, opponent: int) -> list[tuple[int, int]]:
    """What the units of that type in a combat roll: what each die needs, and how many dice."""
    force, own = side_at(game, seat, place), unit_of(game, seat, type)
    found: list[tuple[int, int]] = []
    for number, unit in fighting_as(game, seat, type, place, force) if count(force, type) else ():
        if unit is own:
            dice = combat_dice(game, seat, type, number, place, opponent)
        else:  # what one of them rolls besides is rolled by another, if there is one
            more = (
                sum([each.extra_dice(game, seat, type) for each in deciding(game, Modifier.extra_dice)])
                if not found
                else 0
            )
            dice = number * unit.combat.dice + more
        found.append((unit.combat.hit_on, dice))
    return found


def dice_of_each(game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
    """The dice of one unit: as printed and what gives each more, or one for each unit of the opponent that fights there
    and is no fighter."""
    unit = unit_of(game, seat, type)
    if not unit.mirrors:
        return unit.combat.dice + sum(
            [each.dice_of_each(game, seat, type, place) for each in deciding(game, Modifier.dice_of_each)]
        )
    force = side_at(game, opponent, place)
    return sum([count(force, type) for type in combatants(game, opponent, place) if type != FIGHTER])


def extra_hits(game: Galaxy, seat: int, type: int, die: int) -> int:
    """The hits that a combat die makes by what it shows, before anything is added, besides its own."""
    return sum([each.extra_hits(game, seat, type, die) for each in deciding(game, Modifier.extra_hits)])


def rolls(game: Galaxy, seat: int) -> bool:
    """This player makes combat rolls in this round."""
    return not any(each.keeps_from_rolling(game, seat) for each in deciding(game, Modifier.keeps_from_rolling))


def spares_fighters(game: Galaxy, seat: int, type: int, system: int) -> bool:
    """Hits of this player's ships of that type in a space combat there go to other ships than fighters, if able."""
    return any(each.spares_fighters(game, seat, type, system) for each in deciding(game, Modifier.spares_fighters))


# -- sustaining --------------------------------------------------------------------------------------------------------


def may_sustain(game: Galaxy, seat: int, type: int, place: int) -> bool:
    """Whole units of that type can use sustain damage there."""
    sustains = unit_of(game, seat, type).sustains
    return sustains and not any(
        each.keeps_from_sustaining(game, seat, type, place) for each in deciding(game, Modifier.keeps_from_sustaining)
    )


def sustaining(game: Galaxy, seat: int, type: int, place: int, force: Force) -> int:
    """How many units of that type in a force can use sustain damage there."""
    number = able_to_sustain(game, seat, type, place, force)
    if number and any(
        each.keeps_from_sustaining(game, seat, type, place) for each in deciding(game, Modifier.keeps_from_sustaining)
    ):
        return 0
    return number


def able_to_sustain(game: Galaxy, seat: int, type: int, place: int, force: Force) -> int:
    """How many units of that type in a force are whole and have sustain damage, used or not: all of them, or those to
    which something lends it."""
    if unit_of(game, seat, type).sustains:
        return whole(force, type)
    lasting = game.lasting(Modifier) if game.effects else []
    lent = sum([each.lends_sustaining(game, seat, type, place) for each in lasting])
    return min(lent, whole(force, type))


def shielding(game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
    """Types that fight in no space combat there and may yet sustain hits for the ships that do."""
    found: tuple[int, ...] = ()
    for each in deciding(game, Modifier.shields_ships) if place < ON_PLANET else ():
        found += tuple([type for type in each.shields_ships(game, seat, place) if type not in found])
    return found


def cancelled_by_sustaining(game: Galaxy, seat: int) -> int:
    """How many hits one use of sustain damage cancels."""
    return 1 + sum([each.cancels_more(game, seat) for each in deciding(game, Modifier.cancels_more)])


def repairs(game: Galaxy, seat: int) -> int:
    """How many damaged units this player repairs in each round of a combat, of those that did not sustain in it."""
    return int(owns(game, seat, DURANIUM))


def mends(game: Galaxy, seat: int, system: int) -> int:
    """How many units of this player are repaired at the start of every round of a space combat there, by themselves."""
    return sum([each.mends(game, seat, system) for each in deciding(game, Modifier.mends)])


def nobody_can_win(game: Galaxy, attacker: int, defender: int, system: int) -> bool:
    """No dice can ever cost either side a ship: hits of all dice in every round come back to where they began.

    Each side sustains and repairs as well as it can; if that lasts, a damaged state comes again, since there are few.
    """
    sides = ((attacker, defender), (defender, attacker))
    taken = [most_hits(game, other, seat, system) for seat, other in sides]
    sound, hurt, anew = [0, 0], [0, 0], [0, 0]
    for side, (seat, _) in enumerate(sides):
        force = side_at(game, seat, system)
        for type in (*shielding(game, seat, system), *combatants(game, seat, system)):
            able = sustaining(game, seat, type, system, force)
            sound[side] += able
            hurt[side] += force[COUNT + type] if able or may_sustain(game, seat, type, system) else 0
        anew[side] = mends(game, seat, system)  # sound again in every round, so they sustain before all others
        sound[side] -= anew[side]
    met: list[list[int]] = []
    while sound not in met:
        met.append(sound.copy())
        for side, (seat, _) in enumerate(sides):
            cancelled = cancelled_by_sustaining(game, seat)
            used = max(0, -(-taken[side] // cancelled) - anew[side])
            if used > sound[side]:
                return False
            mended = min(hurt[side], repairs(game, seat))
            sound[side] += mended - used
            hurt[side] += used - mended
    return True


def most_hits(game: Galaxy, seat: int, opponent: int, system: int) -> int:
    """The hits that this player's ships make if every die shows its best."""
    force, made = side_at(game, seat, system), 0
    for type in combatants(game, seat, system):
        for hit_on, dice in combat_groups(game, seat, type, system, opponent) if count(force, type) else ():
            hits = int(SIDES + combat_bonus(game, seat, type, system, opponent) >= hit_on)
            made += (hits + extra_hits(game, seat, type, SIDES)) * dice
    return made


# -- unit abilities that fire ------------------------------------------------------------------------------------------


def guns_of(force: Force, seat: int, game: Galaxy, ability: str, place: int, reach: int = 0) -> list[Gun]:
    """What fires of that force by one ability, if it reaches so far."""
    found: list[Gun] = []
    if not force:
        return found
    for type in range(COUNT):
        number = force[type] + force[COUNT + type]
        for many, unit in fighting_as(game, seat, type, place, force) if number else ():
            dice: Dice = unit.cannon if ability == CANNON else unit.barrage if ability == BARRAGE else unit.bombardment
            reaches = dice.dice > 0 and (not reach or unit.cannon_reach >= reach)
            if reaches and not loses(game, seat, type, ability):
                found.append((type, many * dice.dice, dice.hit_on, place))
    return found


def loses(game: Galaxy, seat: int, type: int, ability: str) -> bool:
    """Something has taken that unit ability from this player's units of a type."""
    return any(each.takes_away(game, seat, type, ability) for each in deciding(game, Modifier.takes_away))


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
    for each in deciding(game, Modifier.more_guns):
        found += each.more_guns(game, seat, CANNON, system)
    return [*found, *planet_guns(game, seat, chart.planets[system], system)] if game.attachments else found


def planet_guns(game: Galaxy, seat: int, planets: tuple[int, ...], place: int) -> list[Gun]:
    """What is attached to planets of this player and fires as if it were a PDS there."""
    found: list[Gun] = []
    for planet in planets:
        if planet in game.attachments and game.controller[planet] == seat:
            dice = [ATTACHMENTS[each].cannon for each in game.attachments[planet] if ATTACHMENTS[each].cannon.dice]
            found += [(PLANET_GUN, each.dice, each.hit_on, place) for each in dice]
    return found


def reaches_out(game: Galaxy, seat: int) -> bool:
    """Some unit of this player could fire at an adjacent system: hardly ever, so nobody looks in vain."""
    return any(unit_of(game, seat, type).cannon_reach for type in range(COUNT))


def cannons_on(game: Galaxy, seat: int, planet: int) -> list[Gun]:
    """All that fires of this player at those who land on that planet: what stands on it, whatever else would reach."""
    place = ON_PLANET + planet
    found = guns_of(game.players[seat].troops_on(planet), seat, game, CANNON, place)
    for each in deciding(game, Modifier.more_guns):
        found += each.more_guns(game, seat, CANNON, place)
    return [*found, *planet_guns(game, seat, (planet,), place)] if game.attachments else found


def is_guarded(game: Galaxy, seat: int, target: int, system: int) -> bool:
    """This player cannot use space cannon against the ships of the target there."""
    return any(each.silences_cannons(game, seat, target, system) for each in deciding(game, Modifier.silences_cannons))


def cannons_at(game: Galaxy, seat: int, target: int, system: int) -> list[Gun]:
    """All that may fire of this player at the ships of one other there."""
    return [] if is_guarded(game, seat, target, system) else cannons(game, seat, system)


def cannon_bonus(game: Galaxy, target: int) -> int:
    """What is added to the space cannon rolls of others against that player's units."""
    return -1 if owns(game, target, ANTIMASS) else 0


def barrage_guns(game: Galaxy, seat: int, system: int) -> list[Gun]:
    found = guns_of(game.players[seat].ships_in(system), seat, game, BARRAGE, system)
    for each in deciding(game, Modifier.more_guns):
        found += each.more_guns(game, seat, BARRAGE, system)
    return found


def bombarding_guns(game: Galaxy, seat: int, system: int, but: int = NOBODY) -> list[Gun]:
    """One row for each type that can bombard; who aims it at a planet says how many of its units."""
    return guns_of(bombarding_force(game, seat, system, but), seat, game, BOMBARDMENT, system)


def bombarding_force(game: Galaxy, seat: int, system: int, but: int = NOBODY) -> Force:
    """What may bombard planets of a system: what is in its space, and on planets what may do so as if it were a ship.
    Whoever is on the planet `but` is in a ground combat there, and fights."""
    player, changing = game.players[seat], deciding(game, Modifier.bombards_from_planets)
    force = player.ships_in(system)
    for planet in game.chart.planets[system]:
        troops = player.troops_on(planet) if planet != but else NONE
        for type in GROUND if troops else ():
            if count(troops, type) and any(each.bombards_from_planets(game, seat, type) for each in changing):
                force = changed(force, type, count(troops, type))
    return force


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
    if any(each.lowers_shields(game, seat, system) for each in deciding(game, Modifier.lowers_shields)):
        return False
    others = [other for other in range(game.seats) if other != seat]
    return not any(count(game.players[other].ships_in(system), WAR_SUN) for other in others)


def bombardment_bonus(game: Galaxy, planet: int) -> int:
    """What is added to each bombardment roll against that planet."""
    return sum([each.bombardment_bonus(game, planet) for each in deciding(game, Modifier.bombardment_bonus)])


def no_bombarding(game: Galaxy, seat: int, planet: int) -> str:
    """Why this player's units cannot bombard that planet, or "" if they can."""
    if not rivals_on(game, seat, planet):
        return "nobody-to-bombard"
    if any(each.keeps_from_bombarding(game, seat, planet) for each in deciding(game, Modifier.keeps_from_bombarding)):
        return "bombarding-forbidden"
    if any(each.ignores_shields(game, seat) for each in deciding(game, Modifier.ignores_shields)):
        return ""
    return "planetary-shield" if is_shielded(game, planet) else ""


def no_landing(game: Galaxy, seat: int, planet: int) -> str:
    """Why this player's ground forces cannot land there, or "" if they can."""
    if planet == MECATOL_REX and game.custodians:
        return "custodians"
    return "demilitarized" if is_closed(game, planet) else ""
