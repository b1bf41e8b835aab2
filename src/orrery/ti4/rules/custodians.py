"""The custodians of Mecatol Rex: who pays for it sends them away, gains a point, and lands."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option, Refused
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.combat import aboard
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.queries import deciding
from orrery.ti4.rules.committing import may_send
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX

CUSTODIANS_PRICE: Final = 6  # influence
CUSTODIANS: Final = "custodians"  # a kind of thing: there is one
LEAVE: Final = Option("leave custodians")
REMOVE: Final = Option("remove custodians")


def custodians_price(game: Galaxy, seat: int) -> int:
    """The influence that this player must spend."""
    price = CUSTODIANS_PRICE
    for each in deciding(game, Modifier.custodians_price):
        price = each.custodians_price(game, seat, price)
    return price


def why_custodians_stay(game: Galaxy, seat: int, system: int) -> Refused | None:
    """Why this player cannot remove them before landing in that system."""
    if not game.custodians or game.chart.system_of[MECATOL_REX] != system:
        return Refused("no-custodians", (), "ti4:40")
    if not aboard(game, seat, system) and not may_send(game, seat, system):
        return Refused("nobody-to-land", (), "ti4:40.2a")
    has, price = purse(game, seat, INFLUENCE), custodians_price(game, seat)
    return Refused("pays-too-little", (has, price), "ti4:40.2") if has < price else None


class RemoveCustodians(Procedure):
    STEPS = (Step("ti4:40.2", "pay"), Step("ti4:40.3", "remove"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, INFLUENCE, custodians_price(game, self.seat)))

    def remove(self, game: Galaxy) -> Next:
        game.custodians = False
        game.note("custodians removed", self.seat)
        gain_point(game, self.seat, (CUSTODIANS, 0))
        return None
