"""Z'eu, agent of the Naalu: knows what the council will hear next."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.rules.agenda_moves import look_at_agendas
from orrery.ti4.rules.deed import Agent
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_AGENDA_REVEALED

NOBODY_ELSE: Final = Option("show nobody")


class Zeu(Agent):
    """After an agenda is revealed, exhaust: look at the top card of the agenda deck; you may show it to 1 other
    player."""

    WINDOWS = (AFTER_AGENDA_REVEALED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.agendas or game.agenda_discard)

    def commit(self, game: Galaxy) -> Next:
        look_at_agendas(game, self.seat, 1)
        return Call(ShowAgenda(self.seat))


class ShowAgenda(Procedure):
    STEPS = (Step("ti4:31.7", "choose_player", "show"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_player(self, game: Galaxy) -> Next:
        others = [each for each in range(game.seats) if each != self.seat and not game.players[each].eliminated]
        return Decision(self.seat, "show agenda to", [NOBODY_ELSE, *about("seat", others)])

    def show(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOBODY_ELSE:
            return Done()
        look_at_agendas(game, reply.option().id(), 1)
        return None


DEEDS = (Zeu,)
