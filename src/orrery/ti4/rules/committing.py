"""Ground forces that are committed from planets, not from the space area: one of each planet that may send one."""

from __future__ import annotations

from orrery.kernel.decision import Form, Gift, Refused
from orrery.ti4.adjacency import adjacent, rolls_for_rift
from orrery.ti4.combat import no_landing
from orrery.ti4.loading import ON_PLANET, kind_of, type_of
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.routes import bound_systems, may_come_into
from orrery.ti4.rules.movement import RIFT_LOSS
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.relocating import TO, as_many_as_taken
from orrery.ti4.state import Galaxy
from orrery.ti4.units import GROUND, damaged, ground_forces, whole


def may_send(game: Galaxy, seat: int, system: int) -> list[int]:
    """The planets of the system, and of those adjacent to it in which no own command token holds units. Who is kept out
    of the system, or has no ships that could enter it, commits none from elsewhere."""
    commits = any(each.commits_from_planets(game, seat) for each in deciding(game, Modifier.commits_from_planets))
    if seat != game.active or not commits:
        return []
    systems = [system]
    if may_come_into(game, seat, system) and not any(
        each.keeps_out(game, seat) for each in deciding(game, Modifier.keeps_out)
    ):
        bound = bound_systems(game, seat, system)
        systems += [near for near in adjacent(game, system, seat, moving=True) if near not in bound]
    planets = [planet for near in systems for planet in game.chart.planets[near]]
    return [planet for planet in planets if ground_forces(game.players[seat].troops_on(planet))]


def targets(game: Galaxy, seat: int, system: int) -> list[int]:
    return [planet for planet in game.chart.planets[system] if not no_landing(game, seat, planet)]


def sending_rows(game: Galaxy, seat: int, system: int) -> tuple[Gift, ...]:
    """From each planet one of each kind that stands there; to each planet as many as there may be."""
    senders, rows = may_send(game, seat, system), list[Gift]()
    for planet in senders:
        force = game.players[seat].troops_on(planet)
        for type in GROUND:
            for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
                if number:
                    rows.append((ON_PLANET + planet, kind_of(type, hurt), 1))
    kinds = list(dict.fromkeys([kind for _, kind, _ in rows]))
    for planet in targets(game, seat, system) if rows else []:
        for kind in kinds:
            most = sum([each == kind and place != ON_PLANET + planet for place, each, _ in rows])
            if most:
                rows.append((ON_PLANET + planet, TO + kind, most))
    return tuple(rows)


def sending_forms(game: Galaxy, seat: int, system: int, rows: tuple[Gift, ...]) -> list[Form]:
    """The first kind of each planet, all of them to one planet."""
    forms: list[Form] = []
    for planet in targets(game, seat, system):
        sent: dict[int, str] = {}
        for place, kind, _ in rows:
            if not kind.startswith(TO) and place != ON_PLANET + planet:
                sent.setdefault(place, kind)
        kinds = list(dict.fromkeys(sent.values()))
        lines = [(place, kind, 1) for place, kind in sent.items()]
        lines += [(ON_PLANET + planet, TO + kind, list(sent.values()).count(kind)) for kind in kinds]
        if sent:
            forms.append(Form(tuple(sorted(lines))))
    return forms


def refuse_sending(gifts: tuple[Gift, ...]) -> Refused | None:
    """One of each planet; as many of each kind land as come, and nobody where it comes from."""
    sent = [place for place, kind, _ in gifts if not kind.startswith(TO)]
    if len(set(sent)) < len(sent):
        return Refused("one-of-each-planet", (), "ti4:27.2")
    refused = as_many_as_taken(gifts)
    if refused is not None:
        return refused
    for place, kind, number in gifts:
        if kind.startswith(TO):
            others = sum([each == kind.removeprefix(TO) and start != place for start, each, _ in gifts])
            if number > others:
                return Refused("lands-elsewhere", (place - ON_PLANET,), "ti4:27.2")
    return None


def send(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """They leave and land; who comes out of a gravity rift may be lost on the way (37.2). What has landed where."""
    lost: list[str] = []
    for place, kind, number in gifts:
        if not kind.startswith(TO):
            type, hurt = type_of(kind)
            put_units(game, seat, place, type, -number, hurt)
            if rolls_for_rift(game, seat, game.chart.system_of[place - ON_PLANET]):
                die = game.rng.die(10)
                game.note_shown("rift", seat, type, die)
                lost += [kind] if die <= RIFT_LOSS else []
    landed: list[Gift] = []
    for place, kind, number in gifts:
        if kind.startswith(TO):
            name = kind.removeprefix(TO)
            gone = min(number, lost.count(name))
            for _ in range(gone):
                lost.remove(name)
            if number > gone:
                type, hurt = type_of(name)
                put_units(game, seat, place, type, number - gone, hurt)
                game.note("landed", seat, place - ON_PLANET, type, number - gone)
                landed.append((place, name, number - gone))
    return tuple(landed)
