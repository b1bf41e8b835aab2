"""Magen Defense Grid: a shield silences the invader for a round."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.combat import has_shield_on
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.ground_combat import GroundCombatRound
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND


class Silenced(Modifier):
    """The opponent of its owner makes no combat rolls in this round."""

    SCOPE = "combat round"

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        return seat == self.about


class MagenDefenseGrid(Deed):
    """At the start of a ground combat round on a planet with 1 or more of your units that have planetary shield,
    exhaust: your opponent makes no combat rolls in this round."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = ground_round(game)
        if seat not in (fight.attacker, fight.defender):
            return False
        return has_shield_on(game, seat, fight.planet)  # none that counts as lost (66.3a)

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        fight = ground_round(game)
        opponent = fight.defender if self.seat == fight.attacker else fight.attacker
        game.begin_effect(Silenced(self.seat, opponent))
        return None


def ground_round(game: Galaxy) -> GroundCombatRound:
    now = game.innermost(GroundCombatRound)
    assert isinstance(now, GroundCombatRound)
    return now


DEEDS = (MagenDefenseGrid,)
