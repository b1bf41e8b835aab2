"""What a form comes to while somebody is filling it in: limits, prices. Nothing here decides what is legal."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form, Gift, Sum
from orrery.ti4.building import Works, cost, least_price, number_of
from orrery.ti4.combat import aboard, bombarding_force, bombarding_guns, cannon_bonus, cannons, is_guarded
from orrery.ti4.limits import capacity, fighters_to_hold, fleet_limit, loose_fighters, loose_ships, troops_to_hold
from orrery.ti4.loading import type_of
from orrery.ti4.payments import GOODS, leaves, payments, purse, value_of, value_of_all
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, TYPES, capital_ships, changed, count

ALL: Final = -1  # a sum of the whole form, not of one place


def arrival_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """The fleet in the active system once the plan has been carried out. What leaves it comes back to it."""
    arriving = [line for line in form.gifts if line[0] != system]
    then = with_more(game, seat, system, arriving)
    return (*room_sums(then, seat, system), *cannons_ahead(then, seat, system))


def cannons_ahead(game: Galaxy, seat: int, system: int) -> list[Sum]:
    """What may fire at the ships that arrive, by owner and type: the dice, and what each of them needs."""
    bonus = cannon_bonus(game, seat)
    return [
        (f"cannon {TYPES[type]}", other, dice, hit_on - bonus)
        for other in range(game.seats)
        if other != seat and not is_guarded(game, other, seat, system)
        for type, dice, hit_on, _ in cannons(game, other, system)
    ]


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
    held = troops_to_hold(game, seat, force) + fighters_to_hold(game, seat, system) - loose
    return (
        ("fleet", ALL, capital_ships(force) + loose_ships(game, seat, system), fleet_limit(game, seat)),
        ("capacity", ALL, held, room),
    )


def landing_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """How many of the ground forces aboard land."""
    landed = sum([number for _, _, number in form.gifts])
    return (("forces", ALL, landed, aboard(game, seat, system)),)


def bombarding_sums(game: Galaxy, seat: int, form: Form, system: int) -> tuple[Sum, ...]:
    """How many of the units that can bombard have a target."""
    force = bombarding_force(game, seat, system)
    guns = sum([count(force, type) for type, _, _, _ in bombarding_guns(game, seat, system)])
    return (("bombards", ALL, sum([number for _, _, number in form.gifts]), guns),)


def building_sums(game: Galaxy, works: Works, form: Form) -> tuple[Sum, ...]:
    """The units that are built, what is paid of what there is, and the fleet with them."""
    number = works.counted(form.gifts)
    to_pay = least_price(game, works.seat, form.gifts, works.ability)
    then = with_more(game, works.seat, works.system, [line for line in form.gifts if line[0] == works.system])
    return (
        ("production", ALL, number, works.limit),
        *([("forces", ALL, number_of(form.gifts, INFANTRY), works.troops)] if works.troops < works.limit else []),
        ("cost", ALL, cost(game, works.seat, form.gifts), to_pay),
        ("resources", ALL, to_pay, works.money if works.ability else min(works.money, works.budget)),
        *room_sums(then, works.seat, works.system),
        *best_payment(game, works.seat, works.kind, to_pay),
    )


def best_payment(game: Galaxy, seat: int, kind: str, to_pay: int) -> list[Sum]:
    """How the price would best be paid: what each planet gives, and the trade goods."""
    if not 0 < to_pay <= purse(game, seat, kind):
        return []
    best = payments(game, seat, kind, to_pay)[0]
    return [
        ("pays goods", ALL, number, game.players[seat].goods) if what == GOODS else ("pays", place, worth, ALL)
        for (place, what, number), worth in [(line, value_of(game, kind, line)) for line in best.gifts]
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
