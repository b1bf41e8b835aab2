"""Representative Government, of Prophecy of Kings: one player, one vote, and nothing is added to it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Voters
from orrery.ti4.agendas.representative_government_base import OneVote, RepresentativeGovernment
from orrery.ti4.components import NUMBER
from orrery.ti4.rules.agenda_moves import postpone
from orrery.ti4.state import Galaxy


class OneVoteAlone(OneVote):
    def bars_more_votes(self, game: Galaxy) -> bool:
        return True


class RepresentativeGovernmentOfKings(RepresentativeGovernment):
    """For, a law: nobody exhausts planets to vote; each player may cast 1 vote on each agenda, and no more.

    Against: those who voted so exhaust all their cultural planets at the start of the next strategy phase.
    """

    KEY = "representative-government-pok"
    CHANGES = OneVoteAlone

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST:
            postpone(game, NUMBER[self.KEY], voters.of(AGAINST))
        return None


AGENDA: Final[Agenda] = RepresentativeGovernmentOfKings()
