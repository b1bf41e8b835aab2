"""Bribery: trade goods become votes once the speaker has voted."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.rules.vote import add_votes, votes_cast
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.votes import may_add_votes, may_vote
from orrery.ti4.windows import AFTER_SPEAKER_VOTES


class Bribery(ActionCard):
    """After the speaker votes: spend any number of trade goods; each is 1 more vote for what you have voted for."""

    WINDOWS = (AFTER_SPEAKER_VOTES,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, goods: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.goods = goods

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return votes_cast(game, seat) > 0 and may_vote(game, seat) and may_add_votes(game, seat)

    def choose(self, game: Galaxy) -> Next:
        if self.goods != NOBODY:
            return None
        amounts = range(game.players[self.seat].goods + 1)
        return Decision(self.seat, "bribe with", [Option("goods", (("goods", amount),)) for amount in amounts])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.goods = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        spend_goods(game, self.seat, self.goods)
        return None

    def commit(self, game: Galaxy) -> Next:
        add_votes(game, self.seat, self.goods)
        return None


DEEDS = (Bribery,)
