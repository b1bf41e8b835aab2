"""Public Execution: a player has neither cards nor votes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectPlayer, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.moves import discard_cards, make_speaker
from orrery.ti4.state import AGENDA as AGENDA_PHASE
from orrery.ti4.state import Galaxy


class Silenced(Modifier):
    SCOPE = "agenda phase"

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class PublicExecution(ElectPlayer):
    """Elected player: discards all action cards, gives the speaker token to the left, and votes no more this phase."""

    KEY = "public-execution"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        seat = outcome.id()
        discard_cards(game, seat, game.players[seat].hand.copy())
        if game.speaker == seat:
            make_speaker(game, [*clockwise(game, seat)[1:], seat][0])
        if game.phase == AGENDA_PHASE:
            game.begin_effect(Silenced(seat))
            game.note("no vote", seat)
        return None


AGENDA: Final[Agenda] = PublicExecution()
