"""Ground forces that are taken up and set down elsewhere, all in one form: from where, and to where."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Next, Procedure
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import DAMAGED, ON_PLANET, kind_of, type_of
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import ground_types, is_closed
from orrery.ti4.reinforcements import forces_by_place
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, PDS, TYPES, count

TO: Final = "to "  # before the kind: the line is a place they go to


def landing_places(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]


def as_many_as_taken(gifts: tuple[Gift, ...]) -> Refused | None:
    """Of each kind as many are set down as were taken up."""
    for kind in sorted({line[1].removeprefix(TO) for line in gifts}):
        out = sum(amount for _, each, amount in gifts if each == kind)
        back = sum(amount for _, each, amount in gifts if each == TO + kind)
        if out != back:
            return Refused("as-many-as-taken", (back, out), "ti4:31.7")
    return None


def taken_rows(game: Galaxy, seat: int, most: int) -> list[Gift]:
    """Ground forces of this seat, anywhere, tokens or not; damage stays. What cannot be moved can be taken up."""
    rows: list[Gift] = []
    for place, force in forces_by_place(game, seat):
        for type in ground_types(game, seat):
            for hurt in (False, True):
                number = force[COUNT + type] if hurt else force[type]
                if number:
                    rows.append((place, kind_of(type, hurt), min(most, number)))
    return rows


def ask_where(
    game: Galaxy,
    seat: int,
    prompt: str,
    planets: list[int],
    most: int,
    none: list[Option],
    more: tuple[Thing, ...] = (),
) -> Decision:
    """One form: so many ground forces at most, from wherever they stand, to these planets."""
    taken = taken_rows(game, seat, most)
    kinds = sorted({kind for _, kind, _ in taken})
    to: list[Gift] = [(ON_PLANET + planet, TO + kind, most) for planet in planets for kind in kinds]
    forms: list[Form] = []
    for place, kind, number in taken:
        ends = [line for line in to if line[0] != place and line[1] == TO + kind]
        lines = [((place, kind, number), (there, to_kind, number)) for there, to_kind, _ in ends]
        forms += [Form(each) for each in lines if refuse_relocation(game, seat, each, most) is None][:2]
    if not forms:  # they stay where they are
        place, kind, _ = next((row for row in taken if (row[0], TO + row[1], most) in to), taken[0])
        there = place if (place, TO + kind, most) in to else to[0][0]
        stays = ((place, kind, 1), (there, TO + kind, 1))
        forms += [Form(stays)] if refuse_relocation(game, seat, stays, most) is None else []
    things = (("most", most), *more)
    return Decision(seat, prompt, none, forms=forms[:6], things=things, rows=(*taken, *to))


def refuse_relocation(game: Galaxy, seat: int, gifts: tuple[Gift, ...], most: int) -> Refused | None:
    """So many at most, and each that is taken up is set down; structures where a planet has room for them."""
    number = sum([amount for _, kind, amount in gifts if not kind.startswith(TO)])
    if number > most:
        return Refused("too-many-relocated", (number, most), "ti4:31.7")
    return as_many_as_taken(gifts) or too_many_structures(game, seat, gifts)


def too_many_structures(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> Refused | None:
    """Only where some are set down: others may have brought more than the limit there."""
    limit, brought = structures_on_planet(game, PDS), TO + TYPES[PDS]
    for place in sorted({place for place, kind, _ in gifts if kind in (brought, TO + DAMAGED + TYPES[PDS])}):
        there = count(game.players[seat].troops_on(place - ON_PLANET), PDS)
        for where, kind, number in gifts:
            if where == place and type_of(kind.removeprefix(TO))[0] == PDS:
                there += number if kind.startswith(TO) else -number
        if there > limit:
            return Refused("structures-enough", (there, limit), "ti4:34.5")
    return None


class Relocation(Procedure):
    """What every such form is carried out by."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def carry_out(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        for place, kind, number in form.gifts if form is not None else ():
            type, hurt = type_of(kind.removeprefix(TO))
            put_units(game, self.seat, place, type, number if kind.startswith(TO) else -number, hurt)
            game.note("placed" if kind.startswith(TO) else "taken up", self.seat, place, type, number)
        return None
