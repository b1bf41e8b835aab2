"""Which ship carries what: asked where a gravity rift on somebody's way makes it matter."""

from __future__ import annotations

from orrery.kernel.decision import Form, Gift, Refused
from orrery.ti4.loading import Cargo, Ship, kind_of, system_at, type_of
from orrery.ti4.state import Galaxy


def matters(ships: list[Ship]) -> bool:
    """Some ship may be lost, and what is carried could lie on another one."""
    carriers = [ship for ship in ships if ship.capacity]
    risky = any(ship.route is not None and ship.route.rifts for ship in carriers)
    if not risky or len(carriers) < 2:
        return False
    units = [unit for ship in carriers for unit in ship.cargo]
    kinds = {(type, damaged) for _, type, damaged in units}
    full = len(units) == sum(ship.capacity for ship in carriers)
    return bool(units) and not (full and len(kinds) == 1 and not any(ship.free for ship in carriers))


def carry_rows(game: Galaxy, ships: list[Ship], target: int) -> tuple[Gift, ...]:
    """For each ship, by its place in the plan: the kinds that it could carry, and how many of them."""
    units = all_cargo(ships)
    found: list[Gift] = []
    for index, ship in enumerate(ships):
        near = [unit for unit in units if passes(game, ship, unit, target)]
        for kind in sorted({kind_of(type, damaged) for _, type, damaged in near}):
            number = sum(1 for _, type, damaged in near if kind_of(type, damaged) == kind)
            if ship.capacity:
                found.append((index, kind, ship.room_for(kind, number)))
    return tuple(found)


def all_cargo(ships: list[Ship]) -> list[Cargo]:
    return [unit for ship in ships for unit in ship.cargo]


def passes(game: Galaxy, ship: Ship, unit: Cargo, target: int) -> bool:
    """That ship comes by where the unit stands, and may take it up."""
    system = system_at(game, unit[0])
    if system in ship.held:
        return False
    return system == target or (ship.route is not None and system in ship.route.systems)


def as_form(ships: list[Ship]) -> Form:
    """What is carried by whom, as it has been found."""
    gifts: list[Gift] = []
    for index, ship in enumerate(ships):
        kinds = [kind_of(type, damaged) for _, type, damaged in ship.cargo]
        gifts += [(index, kind, kinds.count(kind)) for kind in sorted(set(kinds))]
    return Form(tuple(gifts))


def stow_by(game: Galaxy, ships: list[Ship], form: Form, target: int) -> Refused | None:
    """Put the cargo where the form says; or why that cannot be done."""
    units = all_cargo(ships)
    for index, ship in enumerate(ships):
        kinds = [kind for where, kind, _ in form.gifts if where == index]
        number = sum(amount for where, kind, amount in form.gifts if where == index and needs_room(ship, kind))
        if number > ship.capacity or (kinds and not ship.capacity):
            return Refused("no-room", (number, ship.capacity), "ti4:92")
    carried: list[list[Cargo]] = [[] for _ in ships]
    for kind in sorted({kind_of(type, damaged) for _, type, damaged in units}):
        alike = [unit for unit in units if kind_of(unit[1], unit[2]) == kind]
        room = [
            sum(amount for where, name, amount in form.gifts if (where, name) == (i, kind)) for i in range(len(ships))
        ]
        if sum(room) != len(alike):
            return Refused("carry-all", (len(alike), sum(room)), "ti4:17.6")
        aboard: list[list[Cargo]] = [[] for _ in ships]
        for unit in alike:
            if not hand_over(game, ships, unit, aboard, room, target, []):
                return Refused("not-on-the-way", (len(alike), sum(room)), "ti4:92.1")
        carried = [one + other for one, other in zip(carried, aboard)]
    for ship, cargo in zip(ships, carried):
        ship.cargo = cargo
    return None


def needs_room(ship: Ship, kind: str) -> bool:
    return type_of(kind)[0] not in ship.free


def hand_over(
    game: Galaxy,
    ships: list[Ship],
    unit: Cargo,
    aboard: list[list[Cargo]],
    room: list[int],
    target: int,
    seen: list[int],
) -> bool:
    """Find a ship for that unit, moving others to other ships where that is needed."""
    for index, ship in enumerate(ships):
        if index in seen or not room[index] or not passes(game, ship, unit, target):
            continue
        seen.append(index)
        if len(aboard[index]) < room[index]:
            aboard[index].append(unit)
            return True
        for at, other in enumerate(aboard[index]):
            if hand_over(game, ships, other, aboard, room, target, seen):
                aboard[index][at] = unit
                return True
    return False


def carry_samples(game: Galaxy, ships: list[Ship], offered: tuple[Gift, ...], target: int) -> list[Form]:
    """As found, which fills the safest ships first; then each ship filled before the others. All are legal."""
    found = [as_form(ships)]
    total: dict[str, int] = {}
    for _, type, damaged in all_cargo(ships):
        total[kind_of(type, damaged)] = total.get(kind_of(type, damaged), 0) + 1
    for first in range(len(ships)):
        left = dict(total)
        room = [ship.capacity for ship in ships]
        gifts: list[Gift] = []
        for index, kind, most in sorted(offered, key=lambda row: row[0] != first):
            free = not needs_room(ships[index], kind)
            number = min(most, left[kind]) if free else min(most, left[kind], room[index])
            if number:
                left[kind] -= number
                gifts.append((index, kind, number))
            if not free:
                room[index] -= number
        form = Form(tuple(sorted(gifts)))
        if ships[first].capacity and form not in found and is_legal(game, ships, form, target):
            found.append(form)
    return found


def is_legal(game: Galaxy, ships: list[Ship], form: Form, target: int) -> bool:
    before = [ship.cargo for ship in ships]
    refused = stow_by(game, ships, form, target)
    for ship, cargo in zip(ships, before):
        ship.cargo = cargo
    return refused is None


def numbers_of(ships: list[Ship]) -> tuple[int, ...]:
    """For each ship of the plan: where it starts, its type, whether it is damaged, how many rifts it leaves."""
    found: list[int] = []
    for ship in ships:
        found += [ship.start, ship.type, int(ship.damaged), ship.route.rifts if ship.route is not None else 0]
    return tuple(found)
