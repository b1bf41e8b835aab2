"""Colonial Redistribution: a planet is emptied for somebody with few points."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.agenda import Agenda, ElectPlanet, Voters
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import destroy_units
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.units import COUNT, INFANTRY

DECLINE: Final = Option("place nothing")
PLACE: Final = Option("place infantry")


class Redistribute(Procedure):
    """All units there fall; its controller names one of those with the fewest points, who may land there."""

    STEPS = (
        Step("ti4:2.18", "destroy_all"),
        Step("ti4:77.5", "choose_heir", "name_heir"),
        Step("ti4:2.18", "choose_to_place", "place"),
    )

    def __init__(self, planet: int, heir: int = NOBODY) -> None:
        self.planet = planet
        self.heir = heir

    def destroy_all(self, game: Galaxy) -> Next:
        place = ON_PLANET + self.planet
        doomed = [unit for seat in range(game.seats) for unit in all_units(game, seat, [place], tuple(range(COUNT)))]
        destroy_units(game, doomed)
        return None

    def choose_heir(self, game: Galaxy) -> Next:
        players = {seat: player.points for seat, player in enumerate(game.players) if not player.eliminated}
        fewest = [seat for seat, points in players.items() if points == min(players.values())]
        controller = game.controller[self.planet]
        return Decision(controller, "give planet to", about("seat", fewest), things=(("planet", self.planet),))

    def name_heir(self, game: Galaxy, reply: Reply) -> Next:
        self.heir = reply.option().id()
        return None

    def choose_to_place(self, game: Galaxy) -> Next:
        """Whoever stands there alone controls it: that is due at once."""
        return Decision(self.heir, "may place infantry", [DECLINE, PLACE], things=(("planet", self.planet),))

    def place(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == DECLINE:
            return Done()
        return Call(PlaceUnits(self.heir, ON_PLANET + self.planet, INFANTRY))


class ColonialRedistribution(ElectPlanet):
    """Elected planet, neither of a home system nor Mecatol Rex: destroy all units there. Its controller chooses a
    player with the fewest victory points, who may place 1 infantry on it."""

    KEY = "colonial-redistribution"

    def fits(self, game: Galaxy, planet: int) -> bool:
        return planet != MECATOL_REX and not PLANETS[planet].home

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(Redistribute(outcome.id()))


AGENDA: Final[Agenda] = ColonialRedistribution()
