"""The agenda phase: two agendas, then all planets are readied."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.initiative import clockwise
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import exhausted_planets, planets_of
from orrery.ti4.queries import deciding
from orrery.ti4.rules.agenda_moves import draw_agenda
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.rules.vote import REPLACED, ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY, Galaxy
from orrery.ti4.windows import END_OF_AGENDA_PHASE, START_OF_AGENDA_PHASE

AGENDAS_A_PHASE: Final = 2


class AgendaPhase(Procedure):
    SCOPE = "agenda phase"
    STEPS = (
        Step("ti4:2.1", "begin_phase"),
        At("ti4:2.1", START_OF_AGENDA_PHASE),
        Loop("ti4:2.2", "next_agenda", "see_whether_replaced"),
        Step("ti4:2.4", "choose_readied", "ready_chosen"),
        Step("ti4:2.4", "ready_planets"),
        At("ti4:2.4", END_OF_AGENDA_PHASE),
    )

    def __init__(self, done: int = 0, extra: tuple[int, ...] = ()) -> None:
        self.done = done
        self.extra = extra  # agendas to be voted on before the next of the two

    def begin_phase(self, game: Galaxy) -> Next:
        game.phase = AGENDA
        game.active = NOBODY
        return None

    def next_agenda(self, game: Galaxy) -> Next:
        if self.extra:
            card, self.extra = self.extra[0], self.extra[1:]
            return Call(ResolveAgenda(card))
        if self.done == AGENDAS_A_PHASE:
            return None
        self.done += 1
        return Call(ResolveAgenda(draw_agenda(game)))

    def see_whether_replaced(self, game: Galaxy, reply: Reply) -> Next:
        """An agenda that was discarded for the next one does not count."""
        if reply.result == REPLACED:
            self.done -= 1
        return None

    def choose_readied(self, game: Galaxy) -> Next:
        """Where an outcome has said so, everybody names the few planets that are readied: all at once."""
        most = few_readied(game)
        asked: list[Decision] = []
        for seat in clockwise(game, game.speaker) if most else []:
            planets = exhausted_planets(game, seat)
            number = min(most, len(planets))
            if number:
                asked.append(Decision(seat, "ready few planets", about("planet", planets), number, number))
        return Decisions(asked) if asked else None

    def ready_chosen(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            for option in answer.options:
                ready_planet(game, option.id())
                game.note("planet readied", answer.seat, option.id())
        return None

    def ready_planets(self, game: Galaxy) -> Next:
        for seat in range(game.seats) if not few_readied(game) else range(0):
            for planet in planets_of(game, seat):
                ready_planet(game, planet)
        return None


def few_readied(game: Galaxy) -> int:
    """So many planets each player readies at the end of the phase; 0: all."""
    return max([each.planets_readied(game) for each in deciding(game, Modifier.planets_readied)], default=0)
