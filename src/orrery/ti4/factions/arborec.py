"""The Arborec: infantry that produces and grows by itself, and docks that make none. Letani Warriors are in `units`."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.building import Works
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.relocating import landing_places
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, INFANTRY, SPACE_DOCK, count
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED, START_OF_STATUS_PHASE

FLAGSHIP_UNITS: Final = 5


class Barren(Modifier):
    """Mitosis: your space docks cannot produce infantry."""

    def keeps_from_making(self, game: Galaxy, seat: int, maker: int, type: int) -> bool:
        return seat == self.owner and maker == SPACE_DOCK and type == INFANTRY


class Grown(Modifier):
    """Mitosis, or what came in its place, is done in this status phase."""

    SCOPE = "status phase"


class Mitosis(Deed):
    """At the start of the status phase place 1 infantry from your reinforcements on a planet you control."""

    WINDOWS = (START_OF_STATUS_PHASE,)
    DUTY = True
    WAITS = True  # something else may come in its place

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(landing_places(game, seat)) and not has_lasting(game, Grown, seat)

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "grow on", about("planet", landing_places(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Grown(self.seat))
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, INFANTRY))


class DuhaMenaimon(Deed):
    """The flagship: after you activate the system that it is in, you may produce up to 5 units in that system. They
    are paid in full: it is not the production ability."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction)
        if not isinstance(action, TacticalAction) or action.seat != seat:
            return False
        if not any(who == seat and count(force, FLAGSHIP) for who, _, force in action.found):
            return False
        works = Works(game, seat, action.system, number=FLAGSHIP_UNITS)
        return any(most for _, _, most in works.rows(game))

    def commit(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, game.active_system, number=FLAGSHIP_UNITS))


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"mitosis": (Mitosis,), "duha-menaimon": (DuhaMenaimon,)}
STANDING: Final[dict[str, type[Modifier]]] = {"mitosis": Barren}
