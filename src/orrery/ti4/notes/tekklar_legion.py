"""Tekklar Legion, of the N'orr: their soldiers in another's ground combat."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND


class Legion(Modifier):
    """`about` is the player whose soldiers they are: against them they are missed."""

    SCOPE = "combat"

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if seat == self.owner:
            return 1
        return -1 if seat == self.about and opponent == self.owner else 0


class TekklarLegion(Deed):
    """At the start of a ground combat: +1 to the result of each of your units' combat rolls in it; if your opponent is
    the N'orr player, -1 to theirs. Then it returns."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        return fight.number == 1 and seat in (fight.attacker, fight.defender)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Legion(self.seat, COMPONENTS[self.source].issuer))
        return_note(game, self.seat, self.source)
        return None


DEEDS = (TekklarLegion,)
