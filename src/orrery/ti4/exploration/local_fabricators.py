"""Local Fabricators: a commodity, or a mech for what one can spare."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.procedure import Call, Next, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.commodities import CommodityOr
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH


class LocalFabricators(CommodityOr):
    """You may gain 1 commodity, or spend 1 trade good or 1 commodity to place 1 mech on this planet."""

    STEPS = (Step("ti4:29.7", "choose", "take"),)

    def question(self, options: list[Option]) -> Decision:
        return Decision(self.seat, "local-fabricators", options, things=(("planet", self.planet),))

    def is_to_be_had(self, game: Galaxy) -> bool:
        return bool(at_hand(game, self.seat, MECH)) and not is_closed(game, self.planet)

    def bought(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, MECH))


RESOLVE: Final = LocalFabricators
