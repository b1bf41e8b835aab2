"""Merchant Station: trade far out."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.rules.commodities import NOTHING, convert, convert_commodities
from orrery.ti4.rules.moves import replenish
from orrery.ti4.state import Galaxy

REPLENISH: Final = Option("replenish")


class MerchantStation(Procedure):
    """You may replenish your commodities, or turn all of them into trade goods."""

    STEPS = (Step("ti4:29.7", "choose", "take"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def choose(self, game: Galaxy) -> Next:
        """To replenish may be answered by others, also where nothing is missing."""
        held = game.players[self.seat].commodities
        options = [NOTHING, REPLENISH, convert(held)] if held else [NOTHING, REPLENISH]
        return Decision(self.seat, "merchant-station", options, things=(("system", self.system),))

    def take(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        if option == REPLENISH:
            replenish(game, self.seat)
        elif option != NOTHING:
            convert_commodities(game, self.seat, option.id())
        return None


RESOLVE: Final = MerchantStation
