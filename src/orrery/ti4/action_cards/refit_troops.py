"""Refit Troops: infantry become mechs."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Call, Next
from orrery.ti4.combat import thing_at
from orrery.ti4.reinforcements import at_hand, places_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.refitting import Refit, infantry_to_refit
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH
from orrery.ti4.windows import ACTION

MOST: Final = 2


class RefitTroops(ActionCard):
    """As an action: choose 1 or 2 of your infantry on the board and replace each of them with 1 mech."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, places: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.places = places  # of each infantry

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(places_of(game, seat, INFANTRY) and at_hand(game, seat, MECH))

    def choose(self, game: Galaxy) -> Next:
        if self.places:
            return None
        units = infantry_to_refit(game, self.seat, MOST)
        options: list[Option] = []
        for nth, place in enumerate(units):
            things = (("place", place), ("type", INFANTRY), ("damaged", 0), ("nth", nth), thing_at(place))
            options.append(Option("carry", things))
        most = min(MOST, len(options), at_hand(game, self.seat, MECH))
        return Decision(self.seat, "refit", options, 1, most)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.places = tuple([option.id() for option in reply.options()])
        return None

    def aims(self) -> tuple[Thing, ...]:
        return tuple([thing_at(place) for place in dict.fromkeys(self.places)])

    def commit(self, game: Galaxy) -> Next:
        return Call(Refit(self.seat, self.places))


DEEDS = (RefitTroops,)
