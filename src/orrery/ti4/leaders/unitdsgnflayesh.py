"""UNIT.DSGN.FLAYESH, hero of the Nekro: a planet is taken apart for what it knows."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.components import COMPONENTS, TECHNOLOGY
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import influence, resources, specialties_of
from orrery.ti4.queries import has_units
from orrery.ti4.research import technology_deck
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import Doomed, destroy_units, gain_goods, gain_technology
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY as ROWS
from orrery.ti4.units import COUNT, damaged, whole
from orrery.ti4.windows import ACTION


def planets(game: Galaxy, seat: int) -> list[int]:
    """Those with a technology specialty in systems with units of this player."""
    systems = [system for system in range(game.chart.systems) if has_units(game, seat, system)]
    found = [planet for system in systems for planet in game.chart.planets[system]]
    return [planet for planet in found if specialties_of(game, planet)]


def matching(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The technologies that this player does not own, of a colour of that planet."""
    colours = specialties_of(game, planet)
    return [tech for tech in technology_deck(game, seat) if ROWS[COMPONENTS[tech].key].colour in colours]


class Flayesh(Hero):
    """As an action: choose a planet with a technology specialty in a system with your units; destroy the units of
    others on it, gain trade goods equal to its resources and influence, and a technology of that colour."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(planets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "take apart", about("planet", planets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(TakeApart(self.seat, self.planet))


class TakeApart(Procedure):
    STEPS = (
        Step("ti4:31.7", "destroy"),
        Step("ti4:31.7", "gain_wealth"),
        Step("ti4:31.7", "choose_technology", "take"),
    )

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def destroy(self, game: Galaxy) -> Next:
        doomed: list[Doomed] = []
        for other, player in enumerate(game.players):
            force = player.troops_on(self.planet)
            for type in range(COUNT if force and other != self.seat else 0):
                doomed += [(other, ON_PLANET + self.planet, type, False)] * whole(force, type)
                doomed += [(other, ON_PLANET + self.planet, type, True)] * damaged(force, type)
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None

    def gain_wealth(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, resources(game, self.planet) + influence(game, self.planet))
        return None

    def choose_technology(self, game: Galaxy) -> Next:
        """It is no research, and the ability of no faction: nothing replaces it."""
        techs = matching(game, self.seat, self.planet)
        options = [Option(TECHNOLOGY, ((TECHNOLOGY, tech),)) for tech in techs]
        return Decision(self.seat, "take technology", options) if options else None

    def take(self, game: Galaxy, reply: Reply) -> Next:
        gain_technology(game, self.seat, reply.option().id())
        return None


DEEDS = (Flayesh,)
