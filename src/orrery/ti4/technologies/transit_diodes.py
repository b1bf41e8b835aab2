"""Transit Diodes: ground forces go anywhere at the start of a turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Refused, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET, kind_of, type_of
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import forces_by_place
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust, put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, GROUND
from orrery.ti4.windows import START_OF_TURN

MOST: Final = 4
TO: Final = "to "  # before the kind: the line is a place they go to


class TransitDiodes(Deed):
    """At the start of your turn, exhaust: remove up to 4 of your ground forces from the board and place them on 1 or
    more planets you control."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(landing_places(game, seat)) and bool(taken_rows(game, seat))

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Relocate(self.seat))


def taken_rows(game: Galaxy, seat: int) -> list[Gift]:
    """Ground forces of this seat, anywhere, tokens or not; damage stays."""
    rows: list[Gift] = []
    for place, force in forces_by_place(game, seat):
        for type in GROUND:
            for hurt in (False, True):
                number = force[type + COUNT] if hurt else force[type]
                if number:
                    rows.append((place, kind_of(type, hurt), min(MOST, number)))
    return rows


def landing_places(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]


class Relocate(Procedure):
    """One form: from where, and to where."""

    STEPS = (Step("ti4:31.7", "choose_plan", "carry_out", check="refuse_plan"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_plan(self, game: Galaxy) -> Next:
        taken = taken_rows(game, self.seat)
        kinds = sorted({kind for _, kind, _ in taken})
        planets = landing_places(game, self.seat)
        to: list[Gift] = [(ON_PLANET + planet, TO + kind, MOST) for planet in planets for kind in kinds]
        forms: list[Form] = []
        for place, kind, number in taken:
            ends = [line for line in to if line[0] != place and line[1] == TO + kind]
            forms += [Form(((place, kind, number), (there, to_kind, number))) for there, to_kind, _ in ends[:2]]
        if not forms:  # the only planet: they stay there
            place, kind, _ = taken[0]
            forms.append(Form(((place, kind, 1), (to[0][0], TO + kind, 1))))
        return Decision(self.seat, "relocate", [], forms=forms[:6], things=(("most", MOST),), rows=(*taken, *to))

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        taken = [line for line in form.gifts if not line[1].startswith(TO)]
        number = sum(amount for _, _, amount in taken)
        if number > MOST:
            return Refused("too-many-relocated", (number, MOST), "ti4:31.7")
        for kind in {line[1].removeprefix(TO) for line in form.gifts}:
            out = sum(amount for _, each, amount in taken if each == kind)
            back = sum(amount for _, each, amount in form.gifts if each == TO + kind)
            if out != back:
                return Refused("as-many-as-taken", (back, out), "ti4:31.7")
        return None

    def carry_out(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        for place, kind, number in form.gifts:
            type, hurt = type_of(kind.removeprefix(TO))
            put_units(game, self.seat, place, type, number if kind.startswith(TO) else -number, hurt)
            game.note("placed" if kind.startswith(TO) else "taken up", self.seat, place, type, number)
        return None


DEEDS = (TransitDiodes,)
