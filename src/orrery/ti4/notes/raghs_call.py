"""Ragh's Call, of the Saar: their soldiers leave before anybody fights."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.leaving import move_across, other_planets
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import GROUND, ground_forces
from orrery.ti4.windows import AFTER_UNITS_COMMITTED


class RaghsCall(Deed):
    """After you commit units to land on a planet: all ground forces of the Saar player there go to another planet that
    the Saar player controls. Then it goes back."""

    WINDOWS = (AFTER_UNITS_COMMITTED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        landing, issuer = what_happened(game), COMPONENTS[source].issuer
        if landing.seat != seat or not ground_forces(game.players[issuer].troops_on(landing.number)):
            return False
        return bool(other_planets(game, issuer, landing.number))

    def announce(self, game: Galaxy) -> Next:
        """It goes back before anything is asked: nobody trades a note away that is being played."""
        super().announce(game)
        return_note(game, self.seat, self.source)
        return None

    def choose(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            return None
        planets = other_planets(game, COMPONENTS[self.source].issuer, what_happened(game).number)
        return Decision(self.seat, "call away to", about("planet", planets))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.target),) if self.target != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        issuer, planet = COMPONENTS[self.source].issuer, what_happened(game).number
        move_across(game, issuer, planet, self.target, list(GROUND))
        return None


DEEDS = (RaghsCall,)
