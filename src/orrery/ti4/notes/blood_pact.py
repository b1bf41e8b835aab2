"""Blood Pact, of the Empyrean: two who vote alike are heard."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.notes.trade_convoys import Attacked, TradeConvoys
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.vote import add_votes, agenda_now, voting_now
from orrery.ti4.state import Galaxy
from orrery.ti4.votes import may_add_votes
from orrery.ti4.windows import AFTER_YOU_CAST_VOTES

VOTES: Final = 4


class BloodPact(TradeConvoys):
    """As an action: put it face up before you."""


class PactBroken(Attacked):
    """When you activate a system with units of the Empyrean player it goes back."""


class VotingAlike(Deed):
    """As long as it lies there: when you and the Empyrean player have cast votes for the same outcome, you cast 4 more
    for it. Both must have cast at least 1; the second of them to vote brings it about."""

    WINDOWS = (AFTER_YOU_CAST_VOTES,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        issuer = COMPONENTS[source].issuer
        if source not in game.players[seat].area or voting_now(game).seat not in (seat, issuer):
            return False
        cast = {voter: outcome for voter, outcome, number in agenda_now(game).votes if number}
        alike = seat in cast and issuer in cast and cast[seat] == cast[issuer]
        return alike and may_add_votes(game, seat)

    def commit(self, game: Galaxy) -> Next:
        add_votes(game, self.seat, VOTES)
        return None


DEEDS = (BloodPact, PactBroken, VotingAlike)
