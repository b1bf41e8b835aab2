"""Checks and Balances: strategy cards are chosen for others."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import AGENDA as AGENDA_PHASE
from orrery.ti4.state import Galaxy

PLANETS: Final = 3


class ForOthers(Law):
    def gives_strategy_cards(self, game: Galaxy) -> bool:
        return True


class FewReadied(Modifier):
    SCOPE = "agenda phase"

    def planets_readied(self, game: Galaxy) -> int:
        return PLANETS


class ChecksAndBalances(Agenda):
    """For, a law: who chooses a strategy card gives it to another player who has none (of two: fewer than two).

    Against: each player readies only 3 planets at the end of this agenda phase.
    """

    KEY = "checks-and-balances"
    LAW = True
    CHANGES = ForOthers

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST and game.phase == AGENDA_PHASE:
            game.begin_effect(FewReadied(game.speaker))
        return None


AGENDA: Final[Agenda] = ChecksAndBalances()
