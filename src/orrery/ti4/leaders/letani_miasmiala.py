"""Letani Miasmiala, hero of the Arborec: it grows everywhere at once."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure
from orrery.ti4.building import PRODUCIBLE, Works, to_be_had
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.queries import deciding
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import Galaxy
from orrery.ti4.units import ground_forces
from orrery.ti4.windows import ACTION

ENOUGH: Final = Option("produce no more")


def units_at_most(game: Galaxy, seat: int) -> int:
    """As many as could be paid for, two for one resource, and what nobody pays for."""
    changing = deciding(game, Modifier.pays_nothing)
    unpaid = [type for type in PRODUCIBLE if any(each.pays_nothing(game, seat, type) for each in changing)]
    return 2 * purse(game, seat, RESOURCES) + sum([to_be_had(game, seat, type) for type in unpaid])


def systems(game: Galaxy, seat: int, used: tuple[int, ...]) -> list[int]:
    """Those with ground forces of this player, in space too, in which something can be produced."""
    player, number = game.players[seat], units_at_most(game, seat)
    held = {system for system, force in player.space.items() if ground_forces(force)}
    held |= {game.chart.system_of[planet] for planet, force in player.ground.items() if ground_forces(force)}
    found = [system for system in sorted(held) if system not in used and number]
    return [each for each in found if any(most for _, _, most in Works(game, seat, each, number=number).rows(game))]


class LetaniMiasmiala(Hero):
    """As an action: produce any number of units in any number of systems that contain your ground forces. They are
    paid in full: it is not the production ability."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(systems(game, seat, ()))

    def commit(self, game: Galaxy) -> Next:
        return Call(GrowEverywhere(self.seat))


class GrowEverywhere(Procedure):
    """One system after the other, in the order that its player likes."""

    STEPS = (Loop("ti4:26.3", "choose_system", "produce"),)

    def __init__(self, seat: int, used: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.used = used

    def choose_system(self, game: Galaxy) -> Next:
        left = systems(game, self.seat, self.used)
        return Decision(self.seat, "produce next", [ENOUGH, *about("system", left)]) if left else None

    def produce(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == ENOUGH:
            return Done()
        system = reply.option().id()
        self.used += (system,)
        return Call(Produce(self.seat, system, number=units_at_most(game, self.seat)))


DEEDS = (LetaniMiasmiala,)
