"""Anti-Intellectual Revolution: research costs ships."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import AGAINST, Agenda, Voters
from orrery.ti4.components import NUMBER
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import technologies
from orrery.ti4.reinforcements import on_board
from orrery.ti4.rules.agenda_moves import postpone
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.each_player import DestroyChosen, ExhaustChosen, everywhere
from orrery.ti4.rules.researching import Research
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CAPITAL
from orrery.ti4.windows import AFTER_TECHNOLOGY_RESEARCHED


class Revolt(Deed):
    """After a player researches a technology, that player destroys 1 own ship that is no fighter, if there is one."""

    WINDOWS = (AFTER_TECHNOLOGY_RESEARCHED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        research = game.innermost(Research)
        assert isinstance(research, Research)
        return research.seat == seat and any(on_board(game, seat, type) for type in CAPITAL)

    def commit(self, game: Galaxy) -> Next:
        return Call(DestroyChosen(((self.seat, 1, tuple(CAPITAL), everywhere(game, self.seat)),)))


class AntiIntellectualRevolution(Agenda):
    """For, a law: see above. Against: at the start of the next strategy phase each player exhausts 1 planet of their
    choice for each technology they own."""

    KEY = "anti-intellectual-revolution"
    LAW = True

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST:
            postpone(game, NUMBER[self.KEY], clockwise(game, game.speaker))
        return None

    def later(self, game: Galaxy, seats: list[int]) -> Next:
        return Call(ExhaustChosen(tuple([(seat, len(technologies(game, seat))) for seat in seats])))


DEEDS: Final = (Revolt,)


AGENDA: Final[Agenda] = AntiIntellectualRevolution()
