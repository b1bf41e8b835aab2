"""Gila the Silvertongue, commander of the Hacan: votes are for sale."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.rules.vote import voting_now
from orrery.ti4.state import Galaxy
from orrery.ti4.votes import may_add_votes
from orrery.ti4.windows import WHEN_YOU_CAST_VOTES

GOODS: Final = 10
VOTES: Final = 2  # for each trade good


class GilaTheSilvertongue(Deed):
    """When you cast votes you may spend any number of trade goods: each is 2 more votes for the same outcome."""

    WINDOWS = (WHEN_YOU_CAST_VOTES,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, goods: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.goods = goods

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return voting_now(game).seat == seat and game.players[seat].goods > 0 and may_add_votes(game, seat)

    def choose(self, game: Galaxy) -> Next:
        if self.goods:
            return None
        amounts = range(1, game.players[self.seat].goods + 1)
        return Decision(self.seat, "buy votes", [Option("goods", (("goods", amount),)) for amount in amounts])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.goods = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        spend_goods(game, self.seat, self.goods)
        return None

    def commit(self, game: Galaxy) -> Next:
        voting_now(game).number += VOTES * self.goods
        game.note("votes added", self.seat, VOTES * self.goods)
        return None


def wealth(game: Galaxy, seat: int) -> tuple[int, int]:
    return game.players[seat].goods, GOODS


DEEDS = (GilaTheSilvertongue,)
UNLOCKS = wealth
