"""Umbat, agent of the Muaat: great ships build in the middle of nowhere."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.building import PRODUCIBLE, Works
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, WAR_SUN, count
from orrery.ti4.windows import ACTION

UNITS: Final = 2
DEAREST: Final = 4  # so much each of them may cost
NOTHING: Final = Option("build nothing")


def cheap(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The types that this player could produce by it."""
    return tuple([type for type in PRODUCIBLE if 0 < unit_of(game, seat, type).cost <= DEAREST])


def yards(game: Galaxy, seat: int) -> list[int]:
    """The systems with a war sun or the flagship of this player in which something could be produced and paid."""
    space = game.players[seat].space
    great = [system for system in sorted(space) if count(space[system], WAR_SUN) or count(space[system], FLAGSHIP)]
    works = [(system, Works(game, seat, system, number=UNITS, types=cheap(game, seat))) for system in great]
    return [system for system, each in works if any(most for _, _, most in each.rows(game))]


def builders(game: Galaxy) -> list[int]:
    return [seat for seat in range(game.seats) if yards(game, seat)]


class Umbat(Agent):
    """As an action, exhaust: choose a player, who may produce up to 2 units that cost 4 or less each in a system with a
    war sun or the flagship of that player. They are paid in full: it is not the production ability."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, whose: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.whose = whose

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(builders(game))

    def choose(self, game: Galaxy) -> Next:
        return Decision(self.seat, "umbat whom", about("seat", builders(game))) if self.whose == NOBODY else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.whose = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.whose),) if self.whose != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(BuildAfar(self.whose))


class BuildAfar(Procedure):
    """That player says where, if anywhere."""

    STEPS = (Step("ti4:26.3", "choose_system", "produce"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_system(self, game: Galaxy) -> Next:
        return Decision(self.seat, "umbat where", [NOTHING, *about("system", yards(game, self.seat))])

    def produce(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            return Done()
        types = cheap(game, self.seat)
        return Call(Produce(self.seat, reply.option().id(), number=UNITS, types=types, exact=True))


DEEDS = (Umbat,)
