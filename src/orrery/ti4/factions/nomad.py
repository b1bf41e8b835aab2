"""The Nomad: three agents for hire, a glance at what is to come, and a flagship that finds its own ways."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.prediction import ABSTAIN, Prediction
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import AGENDA, Galaxy
from orrery.ti4.units import MECH, count
from orrery.ti4.windows import AFTER_OUTCOME_RESOLVED


class FutureSight(Deed):
    """In the agenda phase, after an outcome that you voted for or predicted is resolved, you gain 1 trade good, once
    for an agenda. The Company, beside it, is the row of the sheet: it names three agents."""

    WINDOWS = (AFTER_OUTCOME_RESOLVED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        agenda = agenda_now(game)
        if game.phase != AGENDA or agenda.unresolved or agenda.outcome == ABSTAIN:
            return False
        voted = any(voter == seat and number and each == agenda.outcome for voter, each, number in agenda.votes)
        return voted or any(each.owner == seat and each.outcome == agenda.outcome for each in game.lasting(Prediction))

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


class Memoria(Modifier):
    """The flagship, of both levels: in a movement it is adjacent to systems with mechs of yours. Nothing else is, and
    nothing is adjacent to it."""

    def reaches(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        if seat != self.owner:
            return ()
        player, system_of = game.players[seat], game.chart.system_of
        found = {system for system, force in player.space.items() if count(force, MECH)}
        return tuple(
            sorted(found | {system_of[planet] for planet, force in player.ground.items() if count(force, MECH)})
        )


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"future-sight": (FutureSight,)}
STANDING: Final[dict[str, type[Modifier]]] = {"memoria-i": Memoria}
