"""Functioning Base: a commodity, or an action card for what one can spare."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.procedure import Call, Next, Step
from orrery.ti4.rules.commodities import CommodityOr
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.state import Galaxy


class FunctioningBase(CommodityOr):
    """You may gain 1 commodity, or spend 1 trade good or 1 commodity to draw 1 action card."""

    STEPS = (Step("ti4:29.7", "choose", "take"),)

    def question(self, options: list[Option]) -> Decision:
        return Decision(self.seat, "functioning-base", options, things=(("planet", self.planet),))

    def is_to_be_had(self, game: Galaxy) -> bool:
        return bool(game.deck or game.discard)

    def bought(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, 1))


RESOLVE: Final = FunctioningBase
