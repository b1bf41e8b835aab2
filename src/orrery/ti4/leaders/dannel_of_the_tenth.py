"""Dannel of the Tenth, hero of the Yin: the spinners run over."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import force_at, places_of
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, count
from orrery.ti4.windows import ACTION


def manned(game: Galaxy, seat: int) -> list[int]:
    """The planets with infantry of this player."""
    return [place - ON_PLANET for place in places_of(game, seat, INFANTRY) if place >= ON_PLANET]


class DannelOfTheTenth(Hero):
    """As an action: ready each planet that contains infantry of yours, or place as many infantry on it as are there."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(manned(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(SpinnerOverdrive(self.seat))


class SpinnerOverdrive(Procedure):
    """Which are readied; on all others the infantry doubles."""

    STEPS = (
        Step("ti4:31.7", "choose_readied", "ready"),
        Step("ti4:31.7", "see_others"),
        Loop("ti4:59.4", "place_next"),
    )

    def __init__(self, seat: int, readied: tuple[int, ...] = (), todo: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.readied = readied
        self.todo = todo  # planets

    def choose_readied(self, game: Galaxy) -> Next:
        """What is ready has nothing of being readied."""
        own = [planet for planet in manned(game, self.seat) if game.controller[planet] == self.seat]
        spent = [planet for planet in own if game.exhausted[planet]]
        return Decision(self.seat, "spinner overdrive", about("planet", spent), 0, len(spent)) if spent else None

    def ready(self, game: Galaxy, reply: Reply) -> Next:
        self.readied = tuple([option.id() for option in reply.options()])
        for planet in self.readied:
            ready_planet(game, planet)
            game.note("planet readied", self.seat, planet)
        return None

    def see_others(self, game: Galaxy) -> Next:
        self.todo = tuple([planet for planet in manned(game, self.seat) if planet not in self.readied])
        return None

    def place_next(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        place, self.todo = ON_PLANET + self.todo[0], self.todo[1:]
        return Call(PlaceUnits(self.seat, place, INFANTRY, count(force_at(game, self.seat, place), INFANTRY)))


DEEDS = (DannelOfTheTenth,)
