"""Committee Formation: one election without a vote."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import BEFORE_VOTING


class Committee(Deed):
    """Before the vote on an agenda that elects a player, its owner may discard it and name the player: nobody votes."""

    WINDOWS = (BEFORE_VOTING,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, outcome: Option = ABSTAIN) -> None:
        super().__init__(seat, source, cancelled)
        self.outcome = outcome

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = agenda_now(game)
        return isinstance(now.agenda(), ElectPlayer) and not now.decided

    def choose(self, game: Galaxy) -> Next:
        if self.outcome != ABSTAIN:
            return None
        now = agenda_now(game)
        return Decision(self.seat, "name elected", now.agenda().outcomes(game), things=(("agenda", now.card),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        return None

    def commit(self, game: Galaxy) -> Next:
        repeal_law(game, self.source)
        agenda_now(game).decide(game, self.outcome)
        return None


class CommitteeFormation(ElectPlayer):
    KEY = "committee-formation"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = CommitteeFormation()
DEEDS: Final = (Committee,)
