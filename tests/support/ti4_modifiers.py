"""What no component of Twilight Imperium brings yet, so that what the rules ask and open can be tested."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.window import Window
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import replenish
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY


class DoubleShielding(Modifier):
    """Each use of sustain damage cancels two hits."""

    def cancels_more(self, game: Galaxy, seat: int) -> int:
        return 1 if seat == self.owner else 0


class Silence(Modifier):
    """One seat makes no combat rolls."""

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        return seat == self.about


class Drill(Modifier):
    """One seat's combat rolls are better by far."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return 9 if seat == self.owner else 0


class Boarders(Modifier):
    """Infantry of one seat fights in space."""

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        return (INFANTRY,) if seat == self.owner else ()


class Zeal(Drill):
    """Until the end of the turn."""

    SCOPE = "turn"


class Ring(Deed):
    """Mandatory, and does nothing but to be noted by the name of the moment."""

    DUTY = True

    def commit(self, game: Galaxy) -> Next:
        window = game.innermost(Window)
        assert isinstance(window, Window)
        game.note(window.name, self.seat)
        return None


class Probe(Deed):
    """May be done whenever it is asked for, and does nothing: whoever is asked at all can be seen."""

    def commit(self, game: Galaxy) -> Next:
        return None


class Replenishing(Procedure):
    """Commodities are replenished, and nothing else happens."""

    STEPS = (Step("ti4:57.3", "refill"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def refill(self, game: Galaxy) -> Next:
        replenish(game, self.seat)
        return None


class RiftMade(Modifier):
    """One system is a gravity rift, until the end of the turn."""

    SCOPE = "turn"
    KIND: ClassVar[str] = "gravity_rift"

    def anomalies(self, game: Galaxy, system: int) -> str:
        return self.KIND if system == self.about else ""


class NovaMade(RiftMade):
    """One system is a supernova."""

    KIND = "supernova"


class NebulaMade(RiftMade):
    """One system is a nebula."""

    KIND = "nebula"
