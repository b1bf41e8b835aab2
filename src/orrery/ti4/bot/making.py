"""What is built: units for the next plan, structures where they count."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.replies import best, filled, of_kind, picked
from orrery.ti4.building import is_free, least_price, waived
from orrery.ti4.limits import capacity, fleet_limit, troops_to_hold
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.payments import RESOURCES
from orrery.ti4.planets import home_of, planets_of, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.production import Produce, fill
from orrery.ti4.state import NOBODY
from orrery.ti4.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    SPACE_DOCK,
    TYPE,
    TYPES,
    WAR_SUN,
    capital_ships,
    count,
    ground_forces,
)

CARRIERS: Final = 3  # as many are needed to spread out
TRANSPORTS: Final = 2  # with fewer ships that carry many nobody gets far
MECHS: Final = 3  # beyond these other units are dearer
LOAD: Final = 4  # infantry that one carrier takes along
RICH: Final = 14  # resources: a war sun, and something to go with it
WELL_OFF: Final = 6  # resources: a dreadnought and a little more
DEAREST: Final = (FLAGSHIP, WAR_SUN, WAR_SUN)  # of what costs nothing
WANTED: Final = 1.0  # what an objective makes of a unit that is built for its sake
STAYS: Final = 0.8  # of what ships cost that a token keeps where they are, for this round
YARD: Final = 3.0  # a dock that builds nothing in this round


def owned(aims: Aims, type: int) -> int:
    return sum([count(force, type) for force in aims.table.players[aims.seat].forces()])


def lacks_transports(aims: Aims) -> bool:
    return owned(aims, CARRIER) + owned(aims, WAR_SUN) < TRANSPORTS


def wishes(aims: Aims, system: int) -> list[int]:
    """Types in the order in which they are wanted, one after the other."""
    game, seat = aims.table, aims.seat
    here = game.players[seat].ships_in(system)
    order: list[int] = [type for type in (FLAGSHIP, DREADNOUGHT) if aims.of_unit(system, type) > WANTED]
    if is_free(game, seat):
        order += [*DEAREST, *[DREADNOUGHT] * LOAD]
    waiting = who_wait(aims, system)
    room = capacity(game, seat, here) - troops_to_hold(game, seat, here) - waiting
    if owned(aims, CARRIER) < CARRIERS and room < LOAD:
        order += [CARRIER, *[INFANTRY] * max(0, LOAD - waiting)]
    elif room > 0:
        order += [INFANTRY] * min(room, LOAD)
    if aims.spare(RESOURCES) >= WELL_OFF and owned(aims, MECH) < MECHS:
        order.append(MECH)
    if aims.spare(RESOURCES) >= RICH:
        order.append(WAR_SUN)
    order += [DREADNOUGHT] if aims.spare(RESOURCES) >= WELL_OFF else [CRUISER]
    order += [CRUISER, DESTROYER, FIGHTER, FIGHTER, INFANTRY, INFANTRY]
    order += [DREADNOUGHT, CRUISER, DESTROYER, FIGHTER, FIGHTER, INFANTRY, INFANTRY]
    return order


def who_wait(aims: Aims, system: int) -> int:
    """Infantry on planets of a system that could fly away: all but a guard on each."""
    troops = aims.table.players[aims.seat].troops_on
    return sum([max(0, count(troops(planet), INFANTRY) - 1) for planet in aims.table.chart.planets[system]])


def choose_units(aims: Aims, decision: Decision) -> Choice:
    """As many of the wishes as the money that is not saved pays for; infantry in pairs."""
    game, seat = aims.table, aims.seat
    produce = under_way(game, Produce)
    if not isinstance(produce, Produce):
        return picked(decision, 0)
    works = produce.works(game)
    money = aims.spare(RESOURCES)
    chosen: tuple[Gift, ...] = ()
    ships = capital_ships(game.players[seat].ships_in(works.system))
    gifts = [type for type in CAPITAL if waived(game, seat, ((works.system, TYPES[type], 1),), ())]
    for type in [*gifts, *wishes(aims, works.system)]:
        if DESTROYER <= type < INFANTRY and ships >= fleet_limit(game, seat):
            continue
        row = row_of(aims, decision, type, works.system)
        if row is None:
            continue
        more = joined(chosen, (row[0], row[1], 2 if unit_of(game, seat, type).pair else 1))
        if least_price(game, seat, more, works.ability) > money or fill(game, works, list(more)) != more:
            continue
        chosen = more
        ships += 1 if DESTROYER <= type < INFANTRY else 0
    if chosen:
        return filled(decision, Form(tuple(sorted(chosen))))
    return picked(decision, 0) if decision.options else cheapest(aims, decision, works.ability)


def cheapest(aims: Aims, decision: Decision, ability: bool) -> Choice:
    """Something must be built."""
    forms = decision.forms or []
    return filled(decision, min(forms, key=lambda form: least_price(aims.table, aims.seat, form.gifts, ability)))


def row_of(aims: Aims, decision: Decision, type: int, system: int = NOBODY) -> Gift | None:
    """Where a unit of that type is put: ground forces to those that are fewest, else where it is built."""
    found = [row for row in decision.rows if row[2] and TYPE[row[1]] == type]
    troops = aims.table.players[aims.seat].troops_on

    def guards(row: Gift) -> int:
        return ground_forces(troops(row[0] - ON_PLANET)) if row[0] >= ON_PLANET else 0

    return min(found, key=lambda row: (guards(row), row[0] < ON_PLANET and row[0] != system, row[0]), default=None)


def joined(gifts: tuple[Gift, ...], gift: Gift) -> tuple[Gift, ...]:
    """One line for each kind at each place."""
    place, kind, number = gift
    for at, (where, what, there) in enumerate(gifts):
        if where == place and what == kind:
            return (*gifts[:at], (place, kind, there + number), *gifts[at + 1 :])
    return (*gifts, gift)


# -- structures --------------------------------------------------------------------------------------------------------


def structure_worth(aims: Aims, place: int, type: int) -> float:
    """What objectives make of it; docks where there is much to build with; cannons at home and where much lies."""
    game = aims.table
    planets = [place - ON_PLANET] if place >= ON_PLANET else game.chart.planets[place]
    rich = max([resources(game, planet) for planet in planets], default=0)
    system = system_at(game, place)
    worth = aims.of_unit(place, type)
    if type == SPACE_DOCK:
        elsewhere = system not in docked_systems(aims)
        return worth + (3.0 + rich if elsewhere else 0.5)
    return worth + 1.0 + 0.2 * rich + (1.0 if system == home_of(game, aims.seat) else 0.0)


def docked_systems(aims: Aims) -> set[int]:
    player, chart = aims.table.players[aims.seat], aims.table.chart
    found = {chart.system_of[planet] for planet, force in player.ground.items() if count(force, SPACE_DOCK)}
    return found | {system for system, force in player.space.items() if count(force, SPACE_DOCK)}


def choose_structure(aims: Aims, decision: Decision) -> Choice:
    def worth(option: Option) -> float:
        return structure_worth(aims, of_kind(option, "place"), of_kind(option, "type")) if option.things else 0.1

    return best(decision, worth)


def choose_system_to_build_in(aims: Aims, decision: Decision) -> Choice:
    """Where the best structure may stand; a system that one would still activate loses that."""
    return best(decision, lambda option: built_worth(aims, option.id()))


def best_followed(aims: Aims) -> float:
    """What Construction brings to who follows: the best structure, less what the token holds up there."""
    systems = {aims.table.chart.system_of[planet] for planet in planets_of(aims.table, aims.seat)} - {NOBODY}
    return max([built_worth(aims, system) for system in sorted(systems)], default=0.0)


def built_worth(aims: Aims, system: int) -> float:
    """The best structure of a system, where a token comes with it."""
    mine = [planet for planet in aims.table.chart.planets[system] if aims.table.controller[planet] == aims.seat]
    places = [ON_PLANET + planet for planet in mine]
    found = [structure_worth(aims, place, type) for place in places for type in may_stand(aims, place)]
    return max(found, default=0.0) - held_up(aims, system)


def held_up(aims: Aims, system: int) -> float:
    """What a token of one's own in a system holds up in this round: ships that would have moved, a dock."""
    game, seat = aims.table, aims.seat
    player = game.players[seat]
    if system in player.tokens or not player.tactic:
        return 0.0
    fleet = player.ships_in(system)
    price = sum([unit_of(game, seat, type).cost * count(fleet, type) for type in CAPITAL])
    return STAYS * price + (YARD if system in docked_systems(aims) else 0.0)


def may_stand(aims: Aims, place: int) -> list[int]:
    troops = aims.table.players[aims.seat].troops_on(place - ON_PLANET)
    return [type for type, most in ((SPACE_DOCK, 1), (PDS, 2)) if count(troops, type) < most]
