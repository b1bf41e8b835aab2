"""Federation of Sol: soldiers from orbit, and more command tokens than others."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed, strategy_tokens
from orrery.ti4.reinforcements import figure_at_hand, places_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, INFANTRY
from orrery.ti4.windows import ACTION, END_OF_STATUS_PHASE

DROPPED: Final = 2


def drop_places(game: Galaxy, seat: int) -> list[int]:
    """The planets of this player on which infantry can be placed."""
    own = [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]
    return [planet for planet in own if figure_at_hand(game, seat, INFANTRY, ON_PLANET + planet)]


class OrbitalDrop(Deed):
    """As an action: spend 1 token from your strategy pool to place 2 infantry on 1 planet you control."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return strategy_tokens(game, seat) > 0 and bool(drop_places(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "orbital drop", about("planet", drop_places(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        return Call(SpendToken(self.seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, INFANTRY, DROPPED))


class Versatile(Modifier):
    """When you gain command tokens in the status phase you gain 1 more."""

    def more_tokens(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.owner)


class Genesis(Deed):
    """The flagship: at the end of the status phase 1 infantry is placed beside it, in the space of its system."""

    WINDOWS = (END_OF_STATUS_PHASE,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(places_of(game, seat, FLAGSHIP))

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, places_of(game, self.seat, FLAGSHIP)[0], INFANTRY))


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"orbital-drop": (OrbitalDrop,), "genesis": (Genesis,)}
STANDING: Final[dict[str, type[Modifier]]] = {"versatile": Versatile}
