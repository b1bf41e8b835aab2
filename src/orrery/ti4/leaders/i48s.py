"""I48S, agent of the L1Z1X: a soldier becomes a machine."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.building import may_own
from orrery.ti4.combat import thing_at
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import at_hand, force_at
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.refitting import Refit
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, count
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

NOTHING: Final = Option("replace nothing")


def places(game: Galaxy) -> list[int]:
    """Where in the active system infantry of the active player stood at the activation, and may become a mech."""
    action, seat = game.innermost(TacticalAction), game.active
    if not isinstance(action, TacticalAction) or not may_own(game, seat, MECH):
        return []
    found = [place for whose, place, force in action.found if whose == seat and count(force, INFANTRY)]
    found = [place for place in found if count(force_at(game, seat, place), INFANTRY)]
    closed = [place for place in found if place >= ON_PLANET and is_closed(game, place - ON_PLANET)]
    return [place for place in found if place not in closed] if at_hand(game, seat, MECH) else []


class I48s(Agent):
    """After a player activates a system, exhaust: that player may replace 1 of its infantry there with 1 mech from its
    reinforcements. It is no deploy ability: where none is left one may come from the board."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(places(game))

    def commit(self, game: Galaxy) -> Next:
        return Call(Rebuilt(game.active))


class Rebuilt(Procedure):
    """Whose infantry it is says which, if any."""

    STEPS = (Step("ti4:31.7", "choose_place", "replace"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_place(self, game: Galaxy) -> Next:
        options = [Option("place", (("place", place), thing_at(place))) for place in places(game)]
        return Decision(self.seat, "rebuild infantry", [NOTHING, *options])

    def replace(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            return Done()
        return Call(Refit(self.seat, (reply.option().id(),)))


DEEDS = (I48s,)
