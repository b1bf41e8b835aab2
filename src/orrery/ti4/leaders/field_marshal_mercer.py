"""Field Marshal Mercer, agent of the Nomad: troops are called to where somebody has acted."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form, Option, Refused
from orrery.kernel.procedure import Call, Next, Step
from orrery.ti4.queries import is_closed
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.relocating import Relocation, ask_where, refuse_relocation, taken_rows
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import END_OF_TURN

MOST: Final = 2
NOBODY_COMES: Final = Option("call nobody")


def camps(game: Galaxy, seat: int) -> list[int]:
    """The planets of that player in the system that it activated in this turn."""
    here = game.chart.planets[game.activated] if game.activated != NOBODY else ()
    return [planet for planet in here if game.controller[planet] == seat and not is_closed(game, planet)]


class FieldMarshalMercer(Agent):
    """At the end of a player's turn, exhaust: that player may take up to 2 of its ground forces from the board and
    place them on planets that it controls in the active system."""

    WINDOWS = (END_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(camps(game, game.active)) and bool(taken_rows(game, game.active, MOST))

    def commit(self, game: Galaxy) -> Next:
        return Call(CalledUp(game.active))


class CalledUp(Relocation):
    """Whose turn it was says who comes, and to which planet."""

    STEPS = (Step("ti4:31.7", "choose_plan", "carry_out", check="refuse_plan"),)

    def choose_plan(self, game: Galaxy) -> Next:
        things = (("system", game.activated),)
        return ask_where(game, self.seat, "mercer", camps(game, self.seat), MOST, [NOBODY_COMES], things)

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return refuse_relocation(game, seat, form.gifts, MOST)


DEEDS = (FieldMarshalMercer,)
