"""Genetic Recombination, of the Mahact: somebody votes as they are told, or pays for it."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.vote import agenda_now, can_vote, voting_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import BEFORE_PLAYER_CASTS_VOTES


class GeneticRecombination(Deed):
    """Before a player casts votes, exhaust: that player casts at least 1 vote for the outcome that you name, or loses 1
    token of the fleet pool."""

    WINDOWS = (BEFORE_PLAYER_CASTS_VOTES,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, outcome: Option = ABSTAIN) -> None:
        super().__init__(seat, source, cancelled)
        self.outcome = outcome

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """For who can cast votes, another player, and once."""
        vote = voting_now(game)
        return vote.seat != seat and vote.told == ABSTAIN and can_vote(game, vote.seat)

    def choose(self, game: Galaxy) -> Next:
        if self.outcome != ABSTAIN:
            return None
        vote = voting_now(game)
        things = (("seat", vote.seat), ("agenda", vote.card))
        return Decision(self.seat, "tell to vote", agenda_now(game).agenda().outcomes(game), things=things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return self.outcome.things

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        vote = voting_now(game)
        vote.told = self.outcome
        things = [number for _, number in self.outcome.things]
        game.note(f"told to vote {self.outcome.key}", self.seat, vote.seat, *things)
        return None


DEEDS = (GeneticRecombination,)
