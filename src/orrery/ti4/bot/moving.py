"""Tactical actions: which system is worth a token, and what moves there."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Refused
from orrery.kernel.rng import seeded
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import POINT, Aims
from orrery.ti4.bot.attack import (
    GOOD,
    frontier_worth,
    landing_plan,
    of_types,
    price_of,
    to_take,
    troops_of,
)
from orrery.ti4.bot.hindering import danger
from orrery.ti4.bot.making import lacks_transports
from orrery.ti4.bot.marching import prospect
from orrery.ti4.bot.outlook import outlook
from orrery.ti4.bot.perils import arrival, under_fire
from orrery.ti4.bot.replies import best
from orrery.ti4.building import is_blockaded, producers
from orrery.ti4.components import COMPONENTS, note_of
from orrery.ti4.limits import fleet_limit
from orrery.ti4.loading import ON_PLANET, load, system_at, type_of
from orrery.ti4.payments import RESOURCES
from orrery.ti4.planets import home_of
from orrery.ti4.plans import fill, rows
from orrery.ti4.queries import enemies_in, fits_aboard, has_units, unit_of
from orrery.ti4.routes import Passage
from orrery.ti4.rules.tactical import may_activate
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import (
    DESTROYER,
    GROUND,
    IN_SPACE,
    SHIPS,
    SPACE_DOCK,
    Force,
    capital_ships,
    changed,
    count,
    ships,
)

WORTH_WHILE: Final = 1.5  # of a tactical action: what its token is worth
TO_SPARE: Final = 2  # tokens for actions; what lies beyond them is worth half as much, and so on
BUILDS: Final = 3  # resources that make it worth while to build
CONSIDERED: Final = 10  # movements into one system
PRIZE: Final = 0.4  # of what destroyed ships of others cost: they are not one's own then
LOSS: Final = 0.6  # of what one's own cost: some of a lost fleet gets away or takes others along
WEAR: Final = 0.02  # of what moves: of two fleets that do the same the smaller one goes
LEFT: Final = 0.1  # for each ground force that leaves its planet
ALONG: Final = 0.25  # for each that goes on with the ships: more than it is missed at home
BARE: Final = 0.5  # a planet without ground forces
BUILT: Final = 0.7  # of what is spent: units are worth less than the resources that can still be anything
FIRST_CARRIER: Final = 4.0  # what it takes in the rounds to come, while transports lack
EACH_UNIT: Final = 1.5  # resources that a unit costs, about
FREED_FLEET: Final = 0.3  # of what ships cost that can move again
EMPTY_PLANET: Final = 1.5  # a planet that others need only step on, who are next to it
EMPTY_HOME: Final = 6.0  # a planet of the home system without ground forces
EMPTY_MECATOL: Final = 8.0  # the same of Mecatol Rex, to which everybody looks, also from farther away
DOCK_LOST: Final = 4.0  # a dock in space that somebody may blockade

Plan = tuple[float, Form | None]


def arriving(game: Galaxy, seat: int, system: int, form: Form | None) -> Force:
    """What would be in the space of the system after a movement."""
    force = game.players[seat].ships_in(system)
    for place, kind, number in form.gifts if form is not None else ():
        type, hurt = type_of(kind)
        if place != system:
            force = changed(force, type, number, hurt)
    return force


# -- proposals ---------------------------------------------------------------------------------------------------------


def proposals(game: Galaxy, seat: int, ways: Passage, wanted: int) -> list[Form]:
    """One ship with those who land, one ship alone, and everything: from each system and from all together."""
    offered = [row for row in rows(game, seat, ways) if row[2]]
    offered.sort(key=lambda row: fits_aboard(type_of(row[1])[0]))
    starts = sorted({place for place, kind, _ in offered if not fits_aboard(type_of(kind)[0])})
    starts = [start for start in starts if start != ways.target]
    found: list[Form] = []
    for start in starts:
        found += of_one_ship(game, seat, start, offered, wanted)
    full = capital_ships(game.players[seat].ships_in(ways.target)) >= fleet_limit(game, seat)
    found = [] if full else found
    luck = seeded(1)
    if starts:
        found.append(fill(game, seat, tuple(offered), ways, starts, luck, 1))
    if len(starts) > 1:
        found += [fill(game, seat, tuple(offered), ways, [start], luck, 1) for start in starts[:3]]
    unique: list[Form] = []
    for form in found:
        if form.gifts and form not in unique:
            unique.append(form)
    return unique


def of_one_ship(game: Galaxy, seat: int, start: int, offered: list[Gift], wanted: int) -> list[Form]:
    """Each kind of ship of a system alone; with room: also with ground forces, just enough and as many as it holds."""
    aboard = [row for row in offered if type_of(row[1])[0] in GROUND and system_at(game, row[0]) == start]
    aboard.sort(key=lambda row: (row[0] >= ON_PLANET, type_of(row[1])[0]))  # those in space first, then infantry
    found: list[Form] = []
    for place, kind, _ in offered:
        type, _ = type_of(kind)
        if place != start or fits_aboard(type):
            continue
        room = unit_of(game, seat, type).capacity
        for number in sorted({min(room, wanted), min(room, wanted + 1), room, 0}, reverse=True):
            lines: list[Gift] = [(place, kind, 1)]
            for where, what, most in aboard:
                taken = min(most, number)
                number -= taken
                if taken:
                    lines.append((where, what, taken))
            form = Form(tuple(lines))
            if form not in found:
                found.append(form)
    return found


# -- worth -------------------------------------------------------------------------------------------------------------


def plan_worth(
    aims: Aims, system: int, form: Form | None, wanted: list[tuple[float, int]], ways: Passage | None = None
) -> float:
    """What a movement brings: planets, finds, objectives, destroyed ships; less what is likely to be lost on these
    ways, under fire and in combat, or left open."""
    game, seat = aims.table, aims.seat
    force, enemies = arriving(game, seat, system, form), enemies_in(game, seat, system)
    stake = price_of(game, seat, of_types(force, SHIPS))
    chance = arrival(game, seat, form, ways)
    worth = -(1.0 - chance) * stake
    left, shot = under_fire(aims, system, force, enemies)
    worth -= chance * shot * stake / max(1, capital_ships(force))
    chance *= left
    for other in enemies:
        front = outlook(aims).front(other, system)
        win = front.chance(force) if ships(force) else 0.0
        prize = front.price * (1.0 + danger(game, seat, other))
        worth += chance * (win * PRIZE * prize - (1.0 - win) * LOSS * stake)
        worth -= stake if win < GOOD else 0.0
        chance *= win
    taken = landing_plan(aims, wanted, troops_of(force)) if chance else []
    values = {planet: value for value, planet in wanted}
    alone = sum([aims.of_planet(planet) for planet, _, _ in taken])
    gain = sum([values[planet] * sure for planet, _, sure in taken]) - alone
    gain += frontier_worth(game, seat, system) if ships(force) else 0.0
    if form is not None or taken:
        gain += aims.of_move(system, form or Form(()), [planet for planet, _, _ in taken])
    risk = left_open(game, seat, form) + docks_at_risk(game, seat, system, form)
    return worth + chance * (gain + along(aims, system, form, taken)) - risk - WEAR * stake


def along(aims: Aims, system: int, form: Form | None, taken: list[tuple[int, int, float]]) -> float:
    """What it is worth that infantry comes along which is not needed here: it lands with the next step."""
    if form is None:
        return 0.0
    more = soldiers(form) - sum([number for _, number, _ in taken])
    if more <= 0:
        return 0.0
    return prospect(aims, system) + (ALONG * more if goes_alone(aims, form) else 0.0)


def soldiers(form: Form) -> int:
    return sum([number for _, kind, number in form.gifts if type_of(kind)[0] in GROUND])


def goes_alone(aims: Aims, form: Form) -> bool:
    """One ship that carries, and none in its system besides, which could take that infantry somewhere else."""
    game, seat = aims.table, aims.seat
    starts = {place for place, _, _ in form.gifts if place < ON_PLANET}
    there = [game.players[seat].ships_in(start) for start in starts]
    return sum([count(force, type) for force in there for type in SHIPS if unit_of(game, seat, type).capacity]) == 1


def left_open(game: Galaxy, seat: int, form: Form | None) -> float:
    """What it costs to take ground forces away from planets of one's own."""
    cost, home = 0.0, home_of(game, seat)
    for place, kind, number in form.gifts if form is not None else ():
        if place >= ON_PLANET and type_of(kind)[0] in GROUND:
            planet = place - ON_PLANET
            system = game.chart.system_of[planet]
            left = sum([count(game.players[seat].troops_on(planet), type) for type in GROUND]) - number
            cost += LEFT * number
            if left <= 0 and planet == MECATOL_REX:
                cost += EMPTY_MECATOL
            elif left <= 0:
                near = threatened(game, seat, system)
                cost += BARE if not near else EMPTY_HOME if system == home else EMPTY_PLANET
    return cost


def docks_at_risk(game: Galaxy, seat: int, system: int, form: Form | None) -> float:
    """What it costs that docks which stand in space end up, or stay behind, without ships where others may come."""
    moving = [(place, type_of(kind)[0], number) for place, kind, number in (form.gifts if form is not None else ())]
    arriving = sum([number for _, type, number in moving if type == SPACE_DOCK])
    guarded = ships(game.players[seat].ships_in(system)) or any(type in SHIPS for _, type, _ in moving)
    lost = arriving if not guarded and threatened(game, seat, system) else 0
    for start in sorted({place for place, _, _ in moving if place < ON_PLANET and place != system}):
        left = game.players[seat].ships_in(start)
        for place, type, number in moving:
            left = changed(left, type, -number) if place == start and type in IN_SPACE else left
        if count(left, SPACE_DOCK) and ships(left) <= 0 and threatened(game, seat, start):
            lost += count(left, SPACE_DOCK)
    return DOCK_LOST * lost


def threatened(game: Galaxy, seat: int, system: int) -> bool:
    """Ships of others are near."""
    near = {system}.union(adjacent(game, system))
    for other, player in enumerate(game.players):
        if other != seat and any(ships(force) for place, force in player.space.items() if place in near):
            return True
    return False


def best_plan(aims: Aims, system: int) -> Plan:
    """The best legal movement into a system, and its worth; None: nothing moves."""
    game, seat = aims.table, aims.seat
    wanted = to_take(aims, system)
    found: Plan = (plan_worth(aims, system, None, wanted), None)
    presence = 0.0 if ships(game.players[seat].ships_in(system)) else aims.of_unit(system, DESTROYER)
    presence += frontier_worth(game, seat, system)
    on_the_way = not wanted and presence <= 0.0 and not prizes(game, seat, system)
    if on_the_way and not prospect(aims, system):
        return found
    ways = outlook(aims).ways(system)
    forms = proposals(game, seat, ways, len(wanted))[:CONSIDERED]
    forms = [form for form in forms if soldiers(form)] if on_the_way else forms
    worths = [plan_worth(aims, system, form, wanted, ways) for form in forms]
    ranked = sorted([(worth, -at) for at, worth in enumerate(worths)], reverse=True)
    for worth, at in ranked:
        if worth <= found[0]:
            break
        if not isinstance(load(game, seat, forms[-at], ways), Refused):
            return worth, forms[-at]
    return found


def prizes(game: Galaxy, seat: int, system: int) -> bool:
    """Ships of others that might be worth a fight."""
    return bool(enemies_in(game, seat, system))


def building_worth(aims: Aims, system: int) -> float:
    """What it is worth to build there now."""
    game, seat = aims.table, aims.seat
    limit = sum([value for _, value in producers(game, seat, system)])
    if not limit or is_blockaded(game, seat, system):
        return 0.0
    money = aims.spare(RESOURCES)
    if money < BUILDS:
        return 0.0
    return BUILT * min(money, EACH_UNIT * limit) + (FIRST_CARRIER if lacks_transports(aims) else 0.0)


def points_lost(aims: Aims, system: int) -> int:
    """Support for the Throne that goes back if this system is activated."""
    area = [COMPONENTS[note] for note in aims.table.players[aims.seat].area]
    issuers = [note.issuer for note in area if note.key == "support-for-the-throne"]
    return sum([has_units(aims.table, issuer, system) for issuer in issuers])


def is_kept_out(aims: Aims, system: int) -> bool:
    """Somebody there holds the Ceasefire of this seat, and would play it."""
    note = note_of("ceasefire", aims.seat)
    holders = [seat for seat, player in enumerate(aims.table.players) if seat != aims.seat and note in player.notes]
    return any(has_units(aims.table, seat, system) for seat in holders)


def system_worth(aims: Aims, system: int) -> float:
    """What it is worth to activate a system now."""
    worth = building_worth(aims, system)
    if not is_kept_out(aims, system):
        worth += best_plan(aims, system)[0]
    return worth - POINT * points_lost(aims, system)


def worth_of_token(aims: Aims) -> float:
    """What an action must bring: the more tokens for actions lie there, the less one of them is worth."""
    more = aims.table.players[aims.seat].tactic - TO_SPARE
    return WORTH_WHILE * 0.5 ** max(0, more)


def best_system(aims: Aims, enough: float) -> float:
    """What it is worth to activate the best system; or one that is worth enough, for then nothing else is asked."""
    most = 0.0
    for system in may_activate(aims.table, aims.seat):
        most = max(most, system_worth(aims, system))
        if most >= enough:
            break
    return most


# -- tokens taken back -------------------------------------------------------------------------------------------------


def freed_worth(aims: Aims, system: int) -> float:
    """What it is worth that one's token lies no longer in a system: to activate it anew, or to fly away from it."""
    fleet = price_of(aims.table, aims.seat, of_types(aims.table.players[aims.seat].ships_in(system), SHIPS))
    return max(system_worth(aims, system), FREED_FLEET * fleet)


def best_freed(aims: Aims) -> float:
    return max([freed_worth(aims, system) for system in aims.table.players[aims.seat].tokens], default=0.0)


def take_token_back(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: freed_worth(aims, option.id()))
