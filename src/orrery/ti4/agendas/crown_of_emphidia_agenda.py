"""The Crown of Emphidia: a point that is won in a home system."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Voters
from orrery.ti4.components import NUMBER, thing_of
from orrery.ti4.planets import home_of
from orrery.ti4.rules.agenda_moves import win_law
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


class Dethroned(Deed):
    """Who gains control of a planet in its owner's home system gains it and 1 victory point; then the former owner
    loses 1."""

    WINDOWS = (AFTER_CONTROL_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = gaining(game)
        return now.seat != seat and game.chart.system_of[now.planet] == home_of(game, seat)

    def commit(self, game: Galaxy) -> Next:
        win_law(game, self.source, gaining(game).seat)
        return None


class CrownOfEmphidia(ElectPlayer):
    """The elected player gains it and 1 victory point."""

    KEY = "crown-of-emphidia-agenda"
    LAW = True
    PLACE = OWNED

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        gain_point(game, outcome.id(), thing_of(NUMBER[self.KEY]))
        return None


AGENDA: Final[Agenda] = CrownOfEmphidia()
DEEDS: Final = (Dethroned,)
