"""Icarus Drive, mech of the Creuss: it burns, and a wormhole opens where it was."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.factions.creuss import put_wormhole, token_kinds
from orrery.ti4.loading import system_at
from orrery.ti4.reinforcements import force_at, places_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH, damaged
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class IcarusDrive(Deed):
    """After any player activates a system you may remove this unit from the board to place or move a wormhole token of
    the Creuss into the system in which it was. Each of them may."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)
    AGAIN = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, place: int = NOBODY, kind: str = "") -> None:
        super().__init__(seat, source, cancelled)
        self.place = place
        self.kind = kind

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(places_of(game, seat, MECH))

    def choose(self, game: Galaxy) -> Next:
        if self.place == NOBODY:
            places = places_of(game, self.seat, MECH)
            options = [Option("place", (("place", place), thing_at(place))) for place in places]
            return Decision(self.seat, "which drive", options)
        if not self.kind:
            kinds = [Option(f"{kind} wormhole") for kind in token_kinds(game)]
            return Decision(self.seat, "which wormhole", kinds, things=(("system", system_at(game, self.place)),))
        return None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.place == NOBODY:
            self.place = reply.option().id()
        else:
            self.kind = reply.option().key.split()[0]
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (thing_at(self.place),) if self.place != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        """One that is damaged goes first: nobody misses it more."""
        put_units(game, self.seat, self.place, MECH, -1, bool(damaged(force_at(game, self.seat, self.place), MECH)))
        game.note("removed", self.seat, self.place, MECH)
        return None

    def commit(self, game: Galaxy) -> Next:
        put_wormhole(game, self.seat, self.kind, system_at(game, self.place))
        return None


DEEDS = (IcarusDrive,)
