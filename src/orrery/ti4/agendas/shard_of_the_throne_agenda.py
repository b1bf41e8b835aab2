"""Shard of the Throne: a point that is won in combat."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Voters
from orrery.ti4.components import NUMBER, thing_of
from orrery.ti4.rules.agenda_moves import win_law
from orrery.ti4.rules.combat_now import combat_now
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON, AFTER_SPACE_COMBAT_WON


class Shattered(Deed):
    """Who wins a combat against its owner gains it and 1 victory point; then the former owner loses 1."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON, AFTER_GROUND_COMBAT_WON)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_now(game)
        return seat in (fight.attacker, fight.defender) and fight.winner != seat

    def commit(self, game: Galaxy) -> Next:
        win_law(game, self.source, combat_now(game).winner)
        return None


class ShardOfTheThrone(ElectPlayer):
    """The elected player gains it and 1 victory point."""

    KEY = "shard-of-the-throne-agenda"
    LAW = True
    PLACE = OWNED

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        gain_point(game, outcome.id(), thing_of(NUMBER[self.KEY]))
        return None


AGENDA: Final[Agenda] = ShardOfTheThrone()
DEEDS: Final = (Shattered,)
