"""Ember Colossus, mech of the Muaat: where a star forges ships it forges soldiers."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Refused, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.adjacency import adjacent
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand, force_at, places_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, TYPES, count
from orrery.ti4.windows import AFTER_ABILITY_USED

STAR_FORGE: Final = NUMBER["star-forge"]


def embers(game: Galaxy, seat: int, system: int) -> tuple[Gift, ...]:
    """Where mechs of this player in and around a system stand, and how many infantry may come to them: one to each."""
    near = [system, *adjacent(game, system, seat)]
    places = [place for place in places_of(game, seat, MECH) if system_at(game, place) in near]
    places = [place for place in places if place < ON_PLANET or not is_closed(game, place - ON_PLANET)]
    open_ones = [place for place in places if figure_at_hand(game, seat, INFANTRY, place)]
    return tuple([(place, TYPES[INFANTRY], count(force_at(game, seat, place), MECH)) for place in open_ones])


class EmberColossus(Deed):
    """When you use Star Forge in its system or an adjacent one you may place 1 infantry with it: with each of them."""

    WINDOWS = (AFTER_ABILITY_USED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = what_happened(game)
        return (use.seat, use.about) == (seat, STAR_FORGE) and bool(embers(game, seat, use.number))

    def commit(self, game: Galaxy) -> Next:
        return Call(JoinColossi(self.seat, what_happened(game).number))


class JoinColossi(Procedure):
    """With which of them, and how many."""

    STEPS = (
        Step("ti4:31.7", "choose_places", "note_places", check="refuse_places"),
        Loop("ti4:59.4", "place_next"),
    )

    def __init__(self, seat: int, system: int, todo: tuple[Gift, ...] = ()) -> None:
        self.seat = seat
        self.system = system
        self.todo = todo

    def choose_places(self, game: Galaxy) -> Next:
        rows = embers(game, self.seat, self.system)
        return Decision(self.seat, "with colossi", [], forms=[Form(rows)], things=(("system", self.system),), rows=rows)

    def refuse_places(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        """Each mech is for itself: as many as the rows say, or fewer."""
        return None

    def note_places(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        self.todo = form.gifts if form is not None else ()
        return None

    def place_next(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        (place, _, number), self.todo = self.todo[0], self.todo[1:]
        return Call(PlaceUnits(self.seat, place, INFANTRY, number))


DEEDS = (EmberColossus,)
