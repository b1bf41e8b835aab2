"""Predictive Intelligence: tokens are laid anew, and votes come that cost the card if they were in vain."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.tokens import Redistribute, pools
from orrery.ti4.rules.vote import agenda_now, voting_now
from orrery.ti4.state import Galaxy
from orrery.ti4.votes import may_add_votes
from orrery.ti4.windows import AFTER_OUTCOME_RESOLVED, END_OF_TURN, WHEN_YOU_CAST_VOTES

VOTES: Final = 3


class Redistributing(Deed):
    """At the end of your turn, exhaust: redistribute your command tokens."""

    WINDOWS = (END_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and sum(pools(game, seat)) > 0

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Redistribute(self.seat))


class Staked(Modifier):
    """Its owner has voted with more than planets."""

    SCOPE = "agenda"


class Predicting(Deed):
    """When you cast votes you may cast 3 more."""

    WINDOWS = (WHEN_YOU_CAST_VOTES,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        voting = voting_now(game)
        return voting.seat == seat and may_add_votes(game, seat) and not has_lasting(game, Staked, seat)

    def commit(self, game: Galaxy) -> Next:
        voting_now(game).number += VOTES
        game.begin_effect(Staked(self.seat))
        return None


class Mistaken(Deed):
    """If the outcome that you voted for was not resolved, exhaust this card."""

    WINDOWS = (AFTER_OUTCOME_RESOLVED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        agenda = agenda_now(game)
        right = not agenda.unresolved and any(
            voter == seat and outcome == agenda.outcome for voter, outcome, _ in agenda.votes
        )
        return has_lasting(game, Staked, seat) and not right

    def announce(self, game: Galaxy) -> Next:
        """It was used when the votes were cast."""
        game.note("technology exhausted", self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None


DEEDS = (Redistributing, Predicting, Mistaken)
