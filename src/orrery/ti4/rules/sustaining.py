"""Sustain damage: a unit is turned on its side, and others may answer."""

from __future__ import annotations

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.combat import where_it_fights
from orrery.ti4.rules.moves import damage
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.sustained import Sustained
from orrery.ti4.windows import AFTER_SUSTAIN_DAMAGE_USED, WHEN_SUSTAIN_DAMAGE_USED


class SustainDamage(Procedure):
    """One use of sustain damage, with the answers to it. Only called when somebody could answer."""

    STEPS = (
        At("ti4:75", WHEN_SUSTAIN_DAMAGE_USED),
        Step("ti4:75.1", "turn_on_its_side"),
        At("ti4:75", AFTER_SUSTAIN_DAMAGE_USED),
    )

    def __init__(
        self,
        seat: int,
        place: int,
        type: int,
        maker: int = NOBODY,
        mended: bool = False,
        gone: bool = False,
        where: int = NOBODY,
    ) -> None:
        self.seat = seat
        self.place = place
        self.type = type
        self.maker = maker  # of the hit that is cancelled
        self.mended = mended  # that unit has been repaired since
        self.gone = gone  # or destroyed
        self.where = where  # it stands: what fights as if it were a ship may stand on a planet

    def turn_on_its_side(self, game: Galaxy) -> Next:
        self.where = sustain(game, self.seat, self.place, self.type)
        return None


def sustain(game: Galaxy, seat: int, place: int, type: int) -> int:
    """A unit takes a hit there. Returns where it stands."""
    where = where_it_fights(game, seat, type, place)
    damage(game, seat, where, type)
    game.note("sustained", seat, place, type)
    if any(frame.procedure.SCOPE == "combat round" for frame in game.stack):
        game.begin_effect(Sustained(seat, type))
    return where


def just_sustained(game: Galaxy) -> SustainDamage:
    """The use of sustain damage that something is about to answer."""
    used = game.innermost(SustainDamage)
    assert isinstance(used, SustainDamage)
    return used
