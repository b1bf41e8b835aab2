"""Reveal Prototype: an upgrade in the middle of a battle."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.combat import combatants, side_at
from orrery.ti4.components import COMPONENTS
from orrery.ti4.payments import RESOURCES
from orrery.ti4.research import funds, is_replaced, researchable
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import count
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND, START_OF_SPACE_COMBAT_ROUND

PRICE: Final = 4


class RevealPrototype(ActionCard):
    """At the start of a combat, spend 4 resources: research a unit upgrade of a type that you have in this combat."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND, START_OF_GROUND_COMBAT_ROUND)
    PRICED = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        if fight.number != 1 or seat not in (fight.attacker, fight.defender):
            return False
        if funds(game, seat) < PRICE:
            return False
        types = fighting_types(game, seat)
        upgrades = [TECHNOLOGY[COMPONENTS[tech].key].upgrades for tech in researchable(game, seat)]
        return is_replaced(game, seat) or any(each in types for each in upgrades)

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, RESOURCES, PRICE, researches=True))

    def commit(self, game: Galaxy) -> Next:
        return Call(Research(self.seat, types=fighting_types(game, self.seat)))


def fighting_types(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The types of this player's units that take part in the combat."""
    place = any_round(game).place()
    force = side_at(game, seat, place)
    return tuple([type for type in combatants(game, seat, place) if count(force, type)])


DEEDS = (RevealPrototype,)
