"""Rise of a Messiah: infantry everywhere."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import left_of, places_of, places_to_take_from
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import ACTION


class RiseOfAMessiah(ActionCard):
    """As an action: place 1 infantry on each planet you control, if there are figures enough for all of them."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """On a planet that is closed to units none is placed, so none is needed for it."""
        places = [ON_PLANET + planet for planet in planets_of(game, seat) if not is_closed(game, planet)]
        bare = [place for place in places if place not in places_of(game, seat, INFANTRY)]
        spare = [place for place in places_to_take_from(game, seat, INFANTRY) if place not in places]
        return len(bare) <= left_of(game, seat, INFANTRY) + len(spare)

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceOnEach(self.seat, tuple(planets_of(game, self.seat))))


class PlaceOnEach(Procedure):
    STEPS = (Loop("ti4:59.4", "place_next"),)

    def __init__(self, seat: int, planets: tuple[int, ...]) -> None:
        self.seat = seat
        self.planets = planets  # where infantry is still to come

    def place_next(self, game: Galaxy) -> Next:
        if not self.planets:
            return None
        planet, self.planets = self.planets[0], self.planets[1:]
        return Call(PlaceUnits(self.seat, ON_PLANET + planet, INFANTRY))


DEEDS = (RiseOfAMessiah,)
