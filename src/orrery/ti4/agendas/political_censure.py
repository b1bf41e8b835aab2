"""Political Censure: a point for who plays no action cards any more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Law, Voters
from orrery.ti4.components import CARD, COMPONENTS, NUMBER, thing_of
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.state import Galaxy


class Censured(Law):
    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        return seat == self.owner and COMPONENTS[component].kind == CARD


class PoliticalCensure(ElectPlayer):
    """The elected player gains it and 1 victory point, and cannot play action cards. Who loses it loses 1 point."""

    KEY = "political-censure"
    LAW = True
    PLACE = OWNED
    CHANGES = Censured

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        gain_point(game, outcome.id(), thing_of(NUMBER[self.KEY]))
        return None

    def repealed(self, game: Galaxy, elected: int, owner: int) -> None:
        lose_point(game, owner, thing_of(NUMBER[self.KEY]))


AGENDA: Final[Agenda] = PoliticalCensure()
