"""Scuttle: ships become trade goods."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import force_at
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import gain_goods, remove_ship
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CAPITAL, COUNT
from orrery.ti4.windows import ACTION

MOST: Final = 2
Ship = tuple[int, int, bool]  # system, type, damaged


class Scuttle(ActionCard):
    """As an action: return 1 or 2 of your non-fighter ships on the board to the reinforcements; gain as many trade
    goods as they cost together."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, ships: tuple[Ship, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.ships = ships

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(ships_to_scuttle(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.ships:
            return None
        options: list[Option] = []
        for nth, (system, type, hurt) in enumerate(ships_to_scuttle(game, self.seat)):
            things = (("place", system), ("type", type), ("damaged", int(hurt)), ("nth", nth), ("system", system))
            options.append(Option("carry", things))
        return Decision(self.seat, "scuttle", options, 1, min(MOST, len(options)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            (_, system), (_, type), (_, hurt) = option.things[:3]
            self.ships += ((system, type, bool(hurt)),)
        return None

    def aims(self) -> tuple[Thing, ...]:
        return tuple([("type", type) for _, type, _ in self.ships])

    def commit(self, game: Galaxy) -> Next:
        total = 0
        for system, type, hurt in self.ships:
            force = force_at(game, self.seat, system)
            if force and force[type + COUNT * int(hurt)]:
                remove_ship(game, self.seat, system, type, hurt)
                total += unit_of(game, self.seat, type).cost
        gain_goods(game, self.seat, total)
        return None


def ships_to_scuttle(game: Galaxy, seat: int) -> list[Ship]:
    """Two alike in one system are enough to choose from."""
    systems = sorted(game.players[seat].space)
    ships = [(system, type, hurt) for _, system, type, hurt in all_units(game, seat, systems, tuple(CAPITAL))]
    return [ship for at, ship in enumerate(ships) if ships[:at].count(ship) < MOST]


DEEDS = (Scuttle,)
