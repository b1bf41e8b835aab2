"""Rearmament Agreement: a mech for everybody, or none for anybody."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import home_planets
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import at_hand, forces_by_place
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, damaged, whole


class Rearm(Procedure):
    """All name their planets at once; the mechs are placed from the speaker on."""

    STEPS = (Step("ti4:2.18", "choose_planets", "note_planets"), Loop("ti4:2.18", "place_next"))

    def __init__(self, todo: tuple[tuple[int, int], ...] = ()) -> None:
        self.todo = todo  # who, and on which planet

    def choose_planets(self, game: Galaxy) -> Next:
        asked: list[Decision] = []
        for seat in clockwise(game, game.speaker):
            planets = planets_at_home(game, seat)
            if planets and at_hand(game, seat, MECH):
                asked.append(Decision(seat, "rearm where", about("planet", planets)))
        return Decisions(asked) if asked else None

    def note_planets(self, game: Galaxy, reply: Reply) -> Next:
        self.todo = tuple([(answer.seat, answer.options[0].id()) for answer in reply.answers])
        return None

    def place_next(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        (seat, planet), self.todo = self.todo[0], self.todo[1:]
        return Call(PlaceUnits(seat, ON_PLANET + planet, MECH))


def planets_at_home(game: Galaxy, seat: int) -> list[int]:
    """Those of the own home system that the player controls."""
    mine = planets_of(game, seat)
    return [planet for planet in home_planets(game, seat) if planet in mine and not is_closed(game, planet)]


def disarm(game: Galaxy, seat: int) -> None:
    """Each mech, damaged or not, is replaced by an infantry."""
    for place, force in forces_by_place(game, seat):
        upright, hurt = whole(force, MECH), damaged(force, MECH)
        if upright + hurt:
            put_units(game, seat, place, MECH, -upright)
            put_units(game, seat, place, MECH, -hurt, damaged=True)
            put_units(game, seat, place, INFANTRY, upright + hurt)
            game.note("taken up", seat, place, MECH, upright + hurt)
            game.note("placed", seat, place, INFANTRY, upright + hurt)


class RearmamentAgreement(Agenda):
    """For: each player places 1 mech on a planet that they control in their home system.

    Against: each player replaces each of their mechs with 1 infantry.
    """

    KEY = "rearmament-agreement"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == FOR:
            return Call(Rearm())
        for seat in clockwise(game, game.speaker):
            disarm(game, seat)
        return None


AGENDA: Final[Agenda] = RearmamentAgreement()
