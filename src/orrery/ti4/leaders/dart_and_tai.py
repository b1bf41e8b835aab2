"""Dart and Tai, commanders of the Naaz-Rokha: what others have held hides something too."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import system_at
from orrery.ti4.reinforcements import places_of
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import Explore, decks_for
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH
from orrery.ti4.windows import AFTER_CONTROL_GAINED

SYSTEMS: Final = 3  # with mechs


class DartAndTai(Deed):
    """After you gain control of a planet that another player controlled you may explore it."""

    WINDOWS = (AFTER_CONTROL_GAINED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gain = gaining(game)
        return gain.seat == seat and gain.before not in (NOBODY, seat) and bool(decks_for(game, gain.planet))

    def commit(self, game: Galaxy) -> Next:
        return Call(Explore(self.seat, gaining(game).planet))


def systems_with_mechs(game: Galaxy, seat: int) -> tuple[int, int]:
    return len({system_at(game, place) for place in places_of(game, seat, MECH)}), SYSTEMS


DEEDS = (DartAndTai,)
UNLOCKS = systems_with_mechs
