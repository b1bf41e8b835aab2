"""Assault Cannon: three big ships cost the opponent one before the first die."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import capital_side, combatants, side_at
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import fall
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, damaged, whole
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND

SHIPS_NEEDED: Final = 3


class AssaultCannon(Deed):
    """At the start of a space combat in a system with 3 or more of your non-fighter ships, your opponent must destroy
    1 of their non-fighter ships. It is no hit: nothing sustains it."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)
    DUTY = True
    WAITS = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, chosen_ship: tuple[Item, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.chosen_ship = chosen_ship

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        if fight.number != 1 or seat not in (fight.attacker, fight.defender):
            return False
        return capital_side(game, seat, fight.system) >= SHIPS_NEEDED and bool(ships_of_opponent(game, seat))

    def choose(self, game: Galaxy) -> Next:
        """The opponent chooses."""
        if self.chosen_ship:
            return None
        fight = combat_round(game)
        things = (("system", fight.system),)
        return pick_units(fight.opponent(self.seat), "destroy ship", ships_of_opponent(game, self.seat), 1, things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.chosen_ship = tuple(picked_units(reply.options()))
        return None

    def commit(self, game: Galaxy) -> Next:
        fight = combat_round(game)
        doomed = [(fight.opponent(self.seat), fight.system, type, hurt) for _, type, hurt in self.chosen_ship]
        return fall(game, doomed, [self.seat] * len(doomed))


def ships_of_opponent(game: Galaxy, seat: int) -> list[Item]:
    fight = combat_round(game)
    opponent = fight.opponent(seat)
    force = side_at(game, opponent, fight.system)
    items: list[Item] = []
    for type in combatants(game, opponent, fight.system):
        if type == FIGHTER:
            continue
        items += [("unit", type, True)] * damaged(force, type) + [("unit", type, False)] * whole(force, type)
    return items


DEEDS = (AssaultCannon,)
