"""Upgrade: a cruiser becomes a dreadnought."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import add_in_space
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CRUISER, DREADNOUGHT, count, whole
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


def cruisers(game: Galaxy, seat: int) -> int:
    """Those of this player that stood in the active system when it was activated."""
    action = game.innermost(TacticalAction)
    assert isinstance(action, TacticalAction)
    found = [force for owner, place, force in action.found if (owner, place) == (seat, action.system)]
    now = game.players[seat].ships_in(action.system)
    return min(count(found[0], CRUISER), count(now, CRUISER)) if found else 0


class Upgrade(ActionCard):
    """After you activate a system with 1 or more of your ships: replace 1 of your cruisers there with a dreadnought."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active and bool(cruisers(game, seat) and at_hand(game, seat, DREADNOUGHT))

    def commit(self, game: Galaxy) -> Next:
        return Call(ReplaceCruiser(self.seat, game.active_system, DREADNOUGHT))


class ReplaceCruiser(PlaceUnits):
    """The new ship comes undamaged; where none can be had the old one stays."""

    def place(self, game: Galaxy) -> Next:
        if not self.lacking(game):
            hurt = not whole(game.players[self.seat].ships_in(self.at), CRUISER)
            add_in_space(game, self.seat, self.at, CRUISER, -1, hurt)
            add_in_space(game, self.seat, self.at, self.type, 1)
            game.note("placed", self.seat, self.at, self.type, 1)
        return None


DEEDS = (Upgrade,)
