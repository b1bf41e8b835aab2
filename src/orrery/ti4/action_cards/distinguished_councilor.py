"""Distinguished Councilor: more votes for who has just voted."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.vote import CastVotes, add_votes, votes_cast
from orrery.ti4.state import Galaxy
from orrery.ti4.votes import may_add_votes
from orrery.ti4.windows import AFTER_YOU_CAST_VOTES

VOTES: Final = 5


class DistinguishedCouncilor(ActionCard):
    """After you cast votes in your turn to vote: 5 more for the same outcome."""

    WINDOWS = (AFTER_YOU_CAST_VOTES,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        voting = game.innermost(CastVotes)
        assert isinstance(voting, CastVotes)
        return voting.seat == seat and votes_cast(game, seat) > 0 and may_add_votes(game, seat)

    def commit(self, game: Galaxy) -> Next:
        add_votes(game, self.seat, VOTES)
        return None


DEEDS = (DistinguishedCouncilor,)
