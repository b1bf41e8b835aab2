"""Magen Defense Grid: a shield silences the invader for a round."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_ships, unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.ground_combat import GroundCombatRound
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, WAR_SUN, count
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
        force = game.players[seat].troops_on(fight.planet)
        shielded = any(count(force, type) and unit_of(game, seat, type).shield for type in range(COUNT))
        return shielded and not loses_shields(game, seat, game.chart.system_of[fight.planet])

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


def loses_shields(game: Galaxy, seat: int, system: int) -> bool:
    """A war sun of somebody else in the system: units there count as without planetary shield (66.3a)."""
    others = [other for other in range(game.seats) if other != seat and has_ships(game, other, system)]
    return any(count(game.players[other].ships_in(system), WAR_SUN) for other in others)


DEEDS = (MagenDefenseGrid,)
