"""Transit Diodes: ground forces go anywhere at the start of a turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form, Refused
from orrery.kernel.procedure import Call, Next, Step
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.relocating import Relocation, ask_where, landing_places, refuse_relocation, taken_rows
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_TURN

MOST: Final = 4


class TransitDiodes(Deed):
    """At the start of your turn, exhaust: remove up to 4 of your ground forces from the board and place them on 1 or
    more planets you control."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(landing_places(game, seat)) and bool(taken_rows(game, seat, MOST))

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Relocate(self.seat))


class Relocate(Relocation):
    """One form: from where, and to where."""

    STEPS = (Step("ti4:31.7", "choose_plan", "carry_out", check="refuse_plan"),)

    def choose_plan(self, game: Galaxy) -> Next:
        return ask_where(game, self.seat, "relocate", landing_places(game, self.seat), MOST, [])

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return refuse_relocation(game, seat, form.gifts, MOST)


DEEDS = (TransitDiodes,)
