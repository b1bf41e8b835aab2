"""Leadership: command tokens, more of them for influence."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy

TOKENS: Final = 3
INFLUENCE_EACH: Final = 3


def affordable(game: Galaxy, seat: int) -> int:
    """So many tokens can be bought: by influence, and by what the reinforcements hold."""
    return min(purse(game, seat, INFLUENCE) // INFLUENCE_EACH, tokens_left(game, seat))


class LeadershipPrimary(Procedure):
    STEPS = (Step("ti4:33.2", "gain"), Step("ti4:33.2", "buy_more"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def gain(self, game: Galaxy) -> Next:
        return Call(GainTokens(self.seat, TOKENS))

    def buy_more(self, game: Galaxy) -> Next:
        return Call(LeadershipSecondary(self.seat))


class LeadershipSecondary(Procedure):
    """One token for each three influence."""

    STEPS = (
        Step("ti4:33.3", "choose_number", "note_number"),
        Step("ti4:33.3", "pay"),
        Step("ti4:33.4", "gain"),
    )

    def __init__(self, seat: int, number: int = 0) -> None:
        self.seat = seat
        self.number = number

    def choose_number(self, game: Galaxy) -> Next:
        most = affordable(game, self.seat)
        if not most:
            return Done()
        prices = [(number, number * INFLUENCE_EACH) for number in range(most + 1)]
        options = [Option("buy tokens", (("tokens", number),), (price,)) for number, price in prices]
        return Decision(self.seat, "buy tokens", options)

    def note_number(self, game: Galaxy, reply: Reply) -> Next:
        self.number = reply.option().id()
        return None if self.number else Done()

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, INFLUENCE, self.number * INFLUENCE_EACH))

    def gain(self, game: Galaxy) -> Next:
        return Call(GainTokens(self.seat, self.number))


def lacks(game: Galaxy, seat: int) -> Refused | None:
    if affordable(game, seat):
        return None
    if not tokens_left(game, seat):
        return Refused("no-tokens-left", (), "ti4:52.3a")
    return Refused("too-little-influence", (purse(game, seat, INFLUENCE), INFLUENCE_EACH), "ti4:33.3")


CARD: Final = StrategyCard(LeadershipPrimary, LeadershipSecondary, lacks, token=False)
