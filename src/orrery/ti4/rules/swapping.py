"""Strategy cards that change hands at the end of the strategy phase."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.deed import Deed
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import END_OF_STRATEGY_PHASE


class SwapStrategies(Deed):
    """At the end of the strategy phase: one of your strategy cards for one of another player. Trade goods that came
    with the cards stay where they are."""

    WINDOWS = (END_OF_STRATEGY_PHASE,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, mine: int = NOBODY, theirs: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.mine = mine
        self.theirs = theirs

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.players[seat].strategies) and bool(cls.theirs_to_take(game, seat, source))

    @classmethod
    def theirs_to_take(cls, game: Galaxy, seat: int, source: int) -> list[int]:
        others = [other for other in clockwise(game, seat) if other != seat]
        return sorted([card for other in others for card in game.players[other].strategies])

    def choose(self, game: Galaxy) -> Next:
        if self.mine == NOBODY:
            return Decision(self.seat, "give strategy", about("strategy", sorted(game.players[self.seat].strategies)))
        if self.theirs == NOBODY:
            theirs = self.theirs_to_take(game, self.seat, self.source)
            return Decision(self.seat, "take strategy", about("strategy", theirs))
        return None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.mine == NOBODY:
            self.mine = reply.option().id()
        else:
            self.theirs = reply.option().id()
        return None

    def other(self, game: Galaxy) -> int:
        """Whose card is taken."""
        return next(seat for seat, player in enumerate(game.players) if self.theirs in player.strategies)

    def commit(self, game: Galaxy) -> Next:
        for player in game.players:
            swapped = {self.mine: self.theirs, self.theirs: self.mine}
            player.strategies = tuple([swapped.get(card, card) for card in player.strategies])
        game.note("strategies swapped", self.seat, self.mine, self.theirs)
        return None
