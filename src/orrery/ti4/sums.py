"""What a form comes to while somebody is filling it in: limits, prices, odds. Nothing here decides what is legal."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form, Gift, Sum
from orrery.ti4.building import Works, cost, price
from orrery.ti4.combat import bombarding_guns
from orrery.ti4.limits import capacity, fighters_to_hold, fleet_limit, loose_fighters
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.odds import Combat, TooLarge, odds
from orrery.ti4.odds_table import cannons_at, side_of, space_sides
from orrery.ti4.payments import GOODS, RESOURCES, leaves, payments, purse, value_of, value_of_all
from orrery.ti4.queries import enemies_in
from orrery.ti4.state import Galaxy
from orrery.ti4.units import NONE, SHIPS, Force, capital_ships, changed, count, ground_forces

ALL: Final = -1  # a sum of the whole form, not of one place
WHOLE: Final = 1000  # chances are told in thousandths
RESTING: Final = ("assumes all", "assumes losses", "assumes retreats", "assumes cards")  # what every chance rests on


def arrival_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """The fleet in the active system once the plan has been carried out. What leaves it comes back to it."""
    arriving = [line for line in form.gifts if line[0] != system]
    then = with_more(game, seat, system, arriving)
    return (*room_sums(then, seat, system), *space_chances(then, seat, system))


def with_more(game: Galaxy, seat: int, system: int, lines: list[Gift]) -> Galaxy:
    """The galaxy with more units in the space of a system."""
    then = game.copy()
    assert isinstance(then, Galaxy)
    force = game.players[seat].ships_in(system)
    for _, kind, number in lines:
        type, hurt = type_of(kind)
        force = changed(force, type, number, hurt)
    then.players[seat].put_in_space(system, force)
    return then


def room_sums(game: Galaxy, seat: int, system: int) -> tuple[Sum, ...]:
    """How much of fleet pool and capacity is used in a system."""
    force = game.players[seat].ships_in(system)
    room, loose = capacity(game, seat, force), loose_fighters(game, seat, system)
    aboard = ground_forces(force) + fighters_to_hold(game, seat, system) - loose
    return (
        ("fleet", ALL, capital_ships(force) + loose, fleet_limit(game, seat)),
        ("capacity", ALL, aboard, room),
    )


def landing_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """How many of the ground forces aboard land."""
    landed = sum([number for _, _, number in form.gifts])
    aboard = ground_forces(game.players[seat].ships_in(system))
    return (("forces", ALL, landed, aboard), *ground_chances(game, seat, form))


def bombarding_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """How many of the units that can bombard have a target."""
    force = game.players[seat].ships_in(system)
    guns = sum([count(force, type) for type, _, _, _ in bombarding_guns(game, seat, system)])
    return (("bombards", ALL, sum([number for _, _, number in form.gifts]), guns),)


def building_sums(game: Galaxy, works: Works, form: Form) -> tuple[Sum, ...]:
    """The units that are built, what is paid of what there is, and the fleet with them."""
    number = sum([amount for _, _, amount in form.gifts])
    to_pay = price(game, works.seat, form.gifts, works.ability)
    then = with_more(game, works.seat, works.system, [line for line in form.gifts if line[0] == works.system])
    return (
        ("production", ALL, number, works.limit),
        ("cost", ALL, cost(game, works.seat, form.gifts), to_pay),
        ("resources", ALL, to_pay, works.money if works.ability else min(works.money, works.budget)),
        *room_sums(then, works.seat, works.system),
        *best_payment(game, works.seat, to_pay),
    )


def best_payment(game: Galaxy, seat: int, to_pay: int) -> list[Sum]:
    """How the price would best be paid: what each planet gives, and the trade goods."""
    if not 0 < to_pay <= purse(game, seat, RESOURCES):
        return []
    best = payments(game, seat, RESOURCES, to_pay)[0]
    return [
        ("pays goods", ALL, number, game.players[seat].goods) if what == GOODS else ("pays", place, worth, ALL)
        for (place, what, number), worth in [(line, value_of(game, RESOURCES, line)) for line in best.gifts]
    ]


def paying_sums(game: Galaxy, seat: int, kind: str, to_pay: int, form: Form) -> tuple[Sum, ...]:
    """What is paid of the price, and what it leaves."""
    ready, influence, goods, lost = leaves(game, seat, kind, to_pay, form)
    return (
        ("paid", ALL, value_of_all(game, kind, form), to_pay),
        ("purse", ALL, purse(game, seat, kind), ALL),
        ("left resources", ALL, ready, ALL),
        ("left influence", ALL, influence, ALL),
        ("left goods", ALL, goods, ALL),
        ("lost", ALL, max(0, lost), ALL),
    )


# -- odds --------------------------------------------------------------------------------------------------------------


def chances(where: int, combat: Combat) -> list[Sum]:
    """Win and draw in thousandths; the rest is lost. Nothing where it would take too long."""
    try:
        found = odds(combat)
    except TooLarge:
        return []
    return [("win", where, round(WHOLE * found.win), WHOLE), ("draw", where, round(WHOLE * found.draw), WHOLE)]


def space_chances(game: Galaxy, seat: int, system: int) -> list[Sum]:
    """The space combat that would follow, with the cannons of both sides before it."""
    others = enemies_in(game, seat, system)
    if not others or not any(count(game.players[seat].ships_in(system), type) for type in SHIPS):
        return []
    mine, theirs = space_sides(game, seat, others[0], system)
    nebula = "nebula" in game.chart.anomalies[system]
    third = [other for other in range(game.seats) if other not in (seat, others[0]) and cannons_at(game, other, system)]
    resting = [*RESTING, *(["assumes thirds"] if third or len(others) > 1 else [])]
    return [*chances(ALL, Combat(mine, theirs, nebula=nebula)), *[(each, ALL, 1, ALL) for each in resting]]


def ground_chances(game: Galaxy, seat: int, form: Form) -> list[Sum]:
    """For each planet that is defended: the space cannons there, then the ground combat. The bombardment is over."""
    landing: dict[int, Force] = {}
    for place, kind, number in form.gifts:
        type, hurt = type_of(kind)
        landing[place] = changed(landing.get(place, NONE), type, number, hurt)
    found: list[Sum] = []
    for place, force in sorted(landing.items()):
        planet = place - ON_PLANET
        others = [other for other in range(game.seats) if other != seat and game.players[other].troops_on(planet)]
        if others:
            theirs = side_of(game, others[0], game.players[others[0]].troops_on(planet))
            found += chances(place, Combat(side_of(game, seat, force), theirs, ground=True))
    return [*found, *[(each, ALL, 1, ALL) for each in RESTING]] if found else []


def chances_now(game: Galaxy, seat: int, attacker: int, defender: int, system: int) -> tuple[int, ...]:
    """Win and draw of one side in a space combat that has begun, in thousandths; nothing if that cannot be said."""
    mine, theirs = [side_of(game, each, game.players[each].ships_in(system)) for each in (attacker, defender)]
    nebula = "nebula" in game.chart.anomalies[system]
    found = chances(ALL, Combat(mine, theirs, nebula=nebula, begun=True))
    if not found:
        return ()
    win, draw = found[0][2], found[1][2]
    return (win, draw) if seat == attacker else (WHOLE - win - draw, draw)
