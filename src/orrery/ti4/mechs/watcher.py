"""Watcher, mech of the Empyrean: it is gone, and with it what somebody had in mind."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.deed import answered, cancel_answered, subject
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import thing_at
from orrery.ti4.loading import system_at
from orrery.ti4.queries import has_units
from orrery.ti4.reinforcements import force_at, places_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH, damaged, whole
from orrery.ti4.windows import WHEN_ACTION_CARD_PLAYED


def watching(game: Galaxy, seat: int, other: int) -> list[tuple[int, bool]]:
    """Where this player has mechs in systems that hold units of the other, or next to such: place, damaged."""
    found: list[tuple[int, bool]] = []
    for place in places_of(game, seat, MECH):
        system = system_at(game, place)
        if any(has_units(game, other, near) for near in [system, *adjacent(game, system, seat)]):
            force = force_at(game, seat, place)
            kinds = ((True, damaged(force, MECH)), (False, whole(force, MECH)))
            found += [(place, hurt) for hurt, number in kinds if number]
    return found


class Watcher(Deed):
    """When another player plays an action card, also a Sabotage: remove this unit from a system that holds units of
    that player, or is adjacent to such, to cancel the card."""

    WINDOWS = (WHEN_ACTION_CARD_PLAYED,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, place: int = NOBODY, hurt: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.place = place
        self.hurt = hurt

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        other = subject(game).seat
        return other != seat and bool(watching(game, seat, other))

    def choose(self, game: Galaxy) -> Next:
        if self.place != NOBODY:
            return None
        options: list[Option] = []
        for place, hurt in watching(game, self.seat, answered(game, self).seat):
            key = "damaged watcher" if hurt else "watcher"
            options.append(Option(key, (("place", place), ("damaged", int(hurt)), thing_at(place))))
        return Decision(self.seat, "which watcher", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.place, self.hurt = reply.option().id(), bool(reply.option().things[1][1])
        return None

    def pay(self, game: Galaxy) -> Next:
        put_units(game, self.seat, self.place, MECH, -1, self.hurt)
        game.note("taken back", self.seat, self.place, MECH)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.note("cancelled", self.seat, cancel_answered(game, self).seat)
        return None


DEEDS = (Watcher,)
