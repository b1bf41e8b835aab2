"""Trilossa Aun Mirik, agent of the Argent Flight: soldiers come down where they are needed."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.adjacency import adjacent
from orrery.ti4.building import figures_lacking
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import places_of
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.production import Produce, producing
from orrery.ti4.state import Galaxy
from orrery.ti4.units import GROUND, INFANTRY, PLASTIC
from orrery.ti4.windows import WHEN_UNITS_PRODUCED

AS_ORDERED: Final = Option("place as ordered")


def troops_of(production: Produce) -> list[Gift]:
    """The ground forces of an order: where each kind would be placed, and how many."""
    return [line for line in production.built if type_of(line[1])[0] in GROUND]


def landings(game: Galaxy, production: Produce) -> list[int]:
    """The planets of who produces, in the system and in adjacent ones, as places."""
    systems = [production.system, *adjacent(game, production.system, production.seat)]
    planets = [planet for system in systems for planet in game.chart.planets[system]]
    own = [planet for planet in planets if game.controller[planet] == production.seat]
    return sorted([ON_PLANET + planet for planet in own if not is_closed(game, planet)])


class TrilossaAunMirik(Agent):
    """When a player produces ground forces in a system, exhaust: they may place them on planets that they control in
    that and in adjacent systems."""

    WINDOWS = (WHEN_UNITS_PRODUCED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        production = producing(game)
        ordered = {place for place, _, _ in troops_of(production)}
        return bool(ordered) and any(place not in ordered for place in landings(game, production))

    def commit(self, game: Galaxy) -> Next:
        return Call(Spread(producing(game).seat))


class Spread(Procedure):
    """Who produces says where each of them goes; what is not moved stays where it was ordered."""

    STEPS = (Step("ti4:31.7", "choose_places", "note_places", check="refuse_places"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_places(self, game: Galaxy) -> Next:
        rows = self._rows(game)
        number = {kind: most for _, kind, most in rows}
        forms: list[Form] = []
        for place in landings(game, producing(game)):
            form = Form(tuple([(place, kind, number[kind]) for kind in sorted(number)]))
            if self.refuse_places(game, self.seat, form) is None:
                forms.append(form)
        things = (("system", producing(game).system),)
        return Decision(self.seat, "spread troops", [AS_ORDERED], forms=forms, things=things, rows=rows)

    def _rows(self, game: Galaxy) -> tuple[Gift, ...]:
        """All of a kind at each of its places: those that were ordered, and planets around."""
        production = producing(game)
        troops = troops_of(production)
        rows: list[Gift] = []
        for kind in sorted({kind for _, kind, _ in troops}):
            number = sum([amount for _, each, amount in troops if each == kind])
            ordered = [place for place, each, _ in troops if each == kind]
            rows += [(place, kind, number) for place in sorted({*ordered, *landings(game, production)})]
        return tuple(rows)

    def refuse_places(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        """All of them, on the ordered places and on planets, and a figure wherever infantry is."""
        troops = troops_of(producing(game))
        for kind in sorted({kind for _, kind, _ in troops}):
            wanted = sum([amount for _, each, amount in troops if each == kind])
            placed = sum([amount for _, each, amount in form.gifts if each == kind])
            if placed != wanted:
                return Refused("as-many-as-taken", (placed, wanted), "ti4:31.7")
        for place, kind, number in form.gifts:
            ordered = sum([amount for where, each, amount in troops if (where, each) == (place, kind)])
            if place < ON_PLANET and number > ordered:
                return Refused("production-limit", (number, ordered), "ti4:69.4")
        if figures_lacking(game, seat, INFANTRY, form.gifts):
            return Refused("no-figure-left", (len(places_of(game, seat, INFANTRY)), PLASTIC[INFANTRY]), "ti4:59.4b")
        return None

    def note_places(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is not None:
            production = producing(game)
            ships = [line for line in production.built if type_of(line[1])[0] not in GROUND]
            production.built = (*ships, *form.gifts)
        return None


DEEDS = (TrilossaAunMirik,)
