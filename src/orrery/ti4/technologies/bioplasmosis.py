"""Bioplasmosis, of the Arborec: infantry spreads from planet to planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Refused
from orrery.kernel.procedure import Call, Next, Step
from orrery.ti4.adjacency import adjacent
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.relocating import TO, Relocation, as_many_as_taken, landing_places
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY, TYPES, whole
from orrery.ti4.windows import END_OF_STATUS_PHASE

KIND: Final = TYPES[INFANTRY]


class Bioplasmosis(Deed):
    """At the end of the status phase you may remove any number of infantry from planets you control and place them on
    planets you control in the same or adjacent systems."""

    WINDOWS = (END_OF_STATUS_PHASE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any(ends_of(game, seat, place - ON_PLANET) for place, _, _ in growing(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(Spread(self.seat))


def growing(game: Galaxy, seat: int) -> list[Gift]:
    """The infantry on planets of one's own."""
    troops = game.players[seat].troops_on
    found = [(ON_PLANET + planet, KIND, whole(troops(planet), INFANTRY)) for planet in planets_of(game, seat)]
    return [line for line in found if line[2]]


def ends_of(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The other planets that infantry of that planet may go to: of its system, and next door."""
    return [each for each in landing_places(game, seat) if each != planet and is_near(game, seat, planet, each)]


def is_near(game: Galaxy, seat: int, planet: int, other: int) -> bool:
    here, there = game.chart.system_of[planet], game.chart.system_of[other]
    return NOBODY not in (here, there) and (here == there or there in adjacent(game, here, seat))


class Spread(Relocation):
    """One form for all of it, so that nobody goes farther than one system."""

    STEPS = (Step("ti4:31.7", "choose_plan", "carry_out", check="refuse_plan"),)

    def choose_plan(self, game: Galaxy) -> Next:
        taken = growing(game, self.seat)
        most = sum([number for _, _, number in taken])
        to: list[Gift] = [(ON_PLANET + planet, TO + KIND, most) for planet in landing_places(game, self.seat)]
        forms: list[Form] = []
        for place, kind, number in taken:
            for planet in ends_of(game, self.seat, place - ON_PLANET)[:2]:
                forms.append(Form(((place, kind, number), (ON_PLANET + planet, TO + kind, number))))
        return Decision(self.seat, "spread", [], forms=forms[:6], rows=(*taken, *to))

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        refused = as_many_as_taken(form.gifts)
        if refused is None and not all_arrive(game, seat, form.gifts):
            return Refused("farther-than-next-door", (), "ti4:31.7")
        return refused


def all_arrive(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> bool:
    """Everybody who is taken up can be set down no farther than next door."""
    starts = [(place - ON_PLANET, number) for place, kind, number in gifts if kind == KIND]
    ends = [(place - ON_PLANET, number) for place, kind, number in gifts if kind != KIND]
    near = [[here == there or is_near(game, seat, here, there) for there, _ in ends] for here, _ in starts]
    who = [start for start, (_, number) in enumerate(starts) for _ in range(number)]
    seats = [end for end, (_, number) in enumerate(ends) for _ in range(number)]
    holder = [NOBODY] * len(seats)
    return all(settle(near, who, seats, holder, each, set()) for each in range(len(who)))


def settle(
    near: list[list[bool]], who: list[int], seats: list[int], holder: list[int], each: int, tried: set[int]
) -> bool:
    """Each in turn finds a place, or takes that of another who then finds another one."""
    for at, end in enumerate(seats):
        if at not in tried and near[who[each]][end]:
            tried.add(at)
            if holder[at] == NOBODY or settle(near, who, seats, holder, holder[at], tried):
                holder[at] = each
                return True
    return False


DEEDS = (Bioplasmosis,)
