"""Movement plans: what could come, why the rest cannot, and sensible plans for those who do not want to think."""

from __future__ import annotations

from orrery.kernel.decision import Form, Gift, Refused
from orrery.kernel.rng import Rng
from orrery.ti4.limits import fleet_limit, rides_free
from orrery.ti4.loading import ON_PLANET, kind_of, load, system_at, type_of
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, fits_aboard, unit_of
from orrery.ti4.routes import (
    NEVER,
    Passage,
    bound_systems,
    freed_types,
    single_boosts,
)
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, FIGHTER, GROUND, IN_SPACE, SPACE_DOCK, TYPES, Force, capital_ships, count


def rows(game: Galaxy, seat: int, ways: Passage) -> tuple[Gift, ...]:
    """Every kind of unit in each place and how many of them could arrive. What cannot stays in its place with none."""
    player, target = game.players[seat], ways.target
    barred, freed = bound_systems(game, seat, target), freed_types(game, seat)
    stuck = any(each.keeps_out(game, seat) for each in deciding(game, Modifier.keeps_out))
    stops = set() if stuck else pick_ups(game, seat, ways, barred)
    found: list[Gift] = []
    for start in sorted(player.space):
        force = player.space[start]
        for type in IN_SPACE:
            if count(force, type):
                leaves = start not in barred or type in freed
                comes = not stuck and leaves and arrives(game, seat, type, start, ways)
                found += lines(start, force, type, comes or (type == FIGHTER and start in stops and start != target))
        if start != target:
            for type in GROUND:
                found += lines(start, force, type, start in stops)
    for planet in sorted(player.ground):
        for type in GROUND:
            found += lines(ON_PLANET + planet, player.troops_on(planet), type, game.chart.system_of[planet] in stops)
    return tuple(found)


def arrives(game: Galaxy, seat: int, type: int, start: int, ways: Passage) -> bool:
    """A ship of that type could come by itself. A fighter that is there already has no reason to leave."""
    move = ways.space.best_move_value(type, start)
    if not move or (type == FIGHTER and start == ways.target):
        return False
    return ways.needs_for(type, start) <= move + single_boosts(game, seat)


def pick_ups(game: Galaxy, seat: int, ways: Passage, barred: tuple[int, ...]) -> set[int]:
    """The systems where some ship with capacity could pick something up on its way here."""
    found: set[int] = set()
    boosts, freed = single_boosts(game, seat), freed_types(game, seat)
    player = game.players[seat]
    held: set[int] = set()
    for start in sorted(player.space):
        for type in IN_SPACE:
            if start in barred and type not in freed:
                continue
            carries = count(player.space[start], type) and unit_of(game, seat, type).capacity
            most = ways.space.best_move_value(type, start) if carries else 0
            for each in (ways, ways.after):
                if most and each is not None and each.needs_from(start, type) <= most + boosts:
                    passed = each.stops(start, most + boosts, type)
                    found.update(passed)
                    found.add(ways.target)
                    held.update([system for system in passed if type in freed])
    return (found - set(barred)) | held


def lines(place: int, force: Force, type: int, comes: bool) -> list[Gift]:
    found: list[Gift] = []
    if force[type]:
        found.append((place, TYPES[type], force[type] if comes else 0))
    if force[COUNT + type]:
        found.append((place, kind_of(type, True), force[COUNT + type] if comes else 0))
    return found


def why_not(game: Galaxy, seat: int, row: Gift, ways: Passage) -> Refused | None:
    """Why nothing of that row can come."""
    place, kind, most = row
    type, _ = type_of(kind)
    system = system_at(game, place)
    if most:
        return None
    if any(each.keeps_out(game, seat) for each in deciding(game, Modifier.keeps_out)):
        return Refused("kept-out", (ways.target,), "ti4:17.4")
    if system in bound_systems(game, seat, ways.target):
        return Refused("own-token", (system,), "ti4:92.3" if fits_aboard(type) else "ti4:17.4c")
    if fits_aboard(type):
        if system == ways.target and place < ON_PLANET:
            return Refused("is-there", (system,), "ti4:17.4a")
        return Refused("nobody-passes", (system,), "ti4:92.1")
    needs, move = ways.needs_for(type, system), ways.space.best_move_value(type, system) + single_boosts(game, seat)
    if needs == NEVER:
        return Refused("no-way", (system, ways.target), "ti4:17.4b")
    return Refused("too-far", (system, needs, move), "ti4:17.4f")


# -- plans for those who do not want to think --------------------------------------------------------------------------


def samples(game: Galaxy, seat: int, offered: tuple[Gift, ...], ways: Passage, rng: Rng) -> list[Form]:
    """Sensible and random plans: everything that fits, everything of one place, and some at random. All are legal."""
    offered = tuple(sorted([row for row in offered if row[2]], key=lambda row: fits_aboard(type_of(row[1])[0])))
    starts = sorted({place for place, kind, _ in offered if not fits_aboard(type_of(kind)[0])})
    others = [start for start in starts if start != ways.target]
    found = [fill(game, seat, offered, ways, others, rng, 1)]
    found += [fill(game, seat, offered, ways, [start], rng, 1) for start in others[:3]]
    found += [fill(game, seat, offered, ways, starts, rng, 2) for _ in range(3)]
    unique: list[Form] = []
    for form in found:
        if form.gifts and form not in unique and not isinstance(load(game, seat, form, ways), Refused):
            unique.append(form)
    return unique


def fill(
    game: Galaxy, seat: int, offered: tuple[Gift, ...], ways: Passage, starts: list[int], rng: Rng, chance: int
) -> Form:
    """Each unit one time in `chance`; ships up to the fleet pool, cargo up to what the ships of its system hold."""
    limit = fleet_limit(game, seat) - capital_ships(game.players[seat].ships_in(ways.target))
    boosts, faster = single_boosts(game, seat), ways.space.fast
    room: dict[int, int] = {}
    gifts: list[Gift] = []
    for place, kind, most in offered:
        type, _ = type_of(kind)
        system = system_at(game, place)
        number = most if chance == 1 else sum(1 for _ in range(most) if not rng.below(chance))
        if fits_aboard(type):
            if not rides_free(game, seat, type) or system not in room:
                number = min(number, room.get(system, 0))
                room[system] = room.get(system, 0) - number
        elif system not in starts:
            number = 0
        else:
            if ways.needs_for(type, system) > ways.space.move_value(type, system):
                fast = sum([type_of(kind) == (what, hurt) and system == where for where, what, hurt, _ in faster])
                number = min(number, boosts + fast)
                boosts -= max(0, number - fast)
            if type == SPACE_DOCK:  # it stands in no fleet pool, and does not go along unless somebody wants it to
                number = number if chance > 1 else 0
            elif system != ways.target:
                number = min(number, max(0, limit))
                limit -= number
            room[system] = room.get(system, 0) + number * unit_of(game, seat, type).capacity
        if number > 0:
            gifts.append((place, kind, number))
    return Form(tuple(gifts))
