"""Supercharge, of the Naaz-Rokha: for one round everything is a little stronger."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND, START_OF_SPACE_COMBAT_ROUND


class Charged(Modifier):
    SCOPE = "combat round"

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return int(seat == self.owner)


class Supercharge(Deed):
    """At the start of a round of combat of yours, exhaust: +1 to each of your combat rolls in it."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND, START_OF_GROUND_COMBAT_ROUND)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        return seat in (fight.attacker, fight.defender)

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Charged(self.seat))
        return None


DEEDS = (Supercharge,)
