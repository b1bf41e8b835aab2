"""Sustain damage: a unit is turned on its side, and others may answer."""

from __future__ import annotations

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.combat import where_they_fight
from orrery.ti4.rules.moves import damage
from orrery.ti4.rules.picking import which_unit
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.sustained import Sustained
from orrery.ti4.windows import AFTER_SUSTAIN_DAMAGE_USED, WHEN_SUSTAIN_DAMAGE_USED


class SustainDamage(Procedure):
    """One use of sustain damage, with the answers to it. Only called when somebody could answer, or must say
    which of several units it is."""

    STEPS = (
        Step("ti4:F.nekro.2", "choose_which", "note_which"),
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

    def choose_which(self, game: Galaxy) -> Next:
        places = where_they_fight(game, self.seat, self.type, self.place)
        return which_unit(self.seat, self.seat, self.type, self.place, places)

    def note_which(self, game: Galaxy, reply: Reply) -> Next:
        self.where = reply.option().id()
        return None

    def turn_on_its_side(self, game: Galaxy) -> Next:
        sustain(game, self.seat, self.place, self.type, self.where)
        return None


def sustain(game: Galaxy, seat: int, place: int, type: int, where: int) -> None:
    """A unit takes a hit there, from where it stands."""
    damage(game, seat, where, type)
    game.note("sustained", seat, place, type)
    if any(frame.procedure.SCOPE == "combat round" for frame in game.stack):
        game.begin_effect(Sustained(seat, type))


def just_sustained(game: Galaxy) -> SustainDamage:
    """The use of sustain damage that something is about to answer."""
    used = game.innermost(SustainDamage)
    assert isinstance(used, SustainDamage)
    return used
