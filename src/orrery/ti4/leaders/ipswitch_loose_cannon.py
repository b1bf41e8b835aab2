"""Ipswitch, Loose Cannon, hero of the Mentak: whatever falls has a brother on the other side."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.building import may_own
from orrery.ti4.modifier import Lent
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.deed import Deed, Hero
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import purge_leader
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SHIPS
from orrery.ti4.windows import AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT, START_OF_SPACE_COMBAT_ROUND


class SleeperCell(Lent):
    """The card is gone, and acts to the end of the combat."""

    SCOPE = "combat"


class Ipswitch(Hero):
    """At the start of a space combat of yours, purge: from now on each ship of your opponent that is destroyed in it
    brings you one of its type from your reinforcements."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        mine = fight.number == 1 and seat in (fight.attacker, fight.defender)
        return mine and not has_lasting(game, SleeperCell, seat)

    def pay(self, game: Galaxy) -> Next:
        """Here the purge is the cost."""
        purge_leader(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(SleeperCell(self.seat, self.source))
        return None

    def purge(self, game: Galaxy) -> Next:
        return None


class Sleepers(Deed):
    """What is no ship but fought like one has none of its kind; a war sun needs its technology."""

    WINDOWS = (AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        lost = what_happened(game)
        theirs = lost.seat != seat and lost.about in SHIPS and has_lasting(game, SleeperCell, seat)
        return theirs and may_own(game, seat, lost.about)

    def commit(self, game: Galaxy) -> Next:
        lost = what_happened(game)
        return Call(PlaceUnits(self.seat, lost.number, lost.about))


DEEDS = (Ipswitch, Sleepers)
