"""Coldsleep Ship: a colony in a foreign system."""

from __future__ import annotations

from orrery.cosmic.encounter import NOWHERE
from orrery.cosmic.queries import SHIPS_SENT, colonies_of, ships_at
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import picked_planets, planet_options, settle, ship_options, take_ships
from orrery.cosmic.rules.research import pick_research, research_options
from orrery.cosmic.state import ON_TECH, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


class ColdsleepShip(Invent):
    """At the start of any encounter, discarded: a colony on any planet of another's system where you have none."""

    WINDOWS = (ENCOUNTER_START,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOWHERE) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(destinations(game, seat)) and (bool(colonies_of(game, seat)) or bool(asleep(game, seat)))

    def choose(self, game: Cosmic) -> Next:
        if self.planet != NOWHERE:
            return None
        return Decision(self.seat, "coldsleep-ship.planet", planet_options(destinations(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.planet = reply.option().id()
        game.note("named planet", self.seat, self.planet)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(WakeUp(self.seat, self.source, self.planet))


class WakeUp(Procedure):
    """One to four ships from colonies or from the card; who has no colony lands with all ships of the card."""

    STEPS = (Step("cosmic:tech.effect.1", "choose_ships", "land"), Step("cosmic:tech.effect.1", "land_all"))

    def __init__(self, seat: int, tech: int, planet: int) -> None:
        self.seat = seat
        self.tech = tech
        self.planet = planet

    def choose_ships(self, game: Cosmic) -> Next:
        colonies = colonies_of(game, self.seat)
        if not colonies:
            return None
        options = ship_options(game, self.seat, colonies, SHIPS_SENT) + research_options(game, self.seat, self.tech)
        things = (("planet", self.planet),)
        return Decision(self.seat, "coldsleep-ship.ships", options, 1, min(SHIPS_SENT, len(options)), things=things)

    def land(self, game: Cosmic, reply: Reply) -> Next:
        number = pick_research(game, self.seat, self.tech, reply.options())
        for planet, ships in picked_planets([option for option in reply.options() if option.things[0][0] == "planet"]):
            take_ships(game, self.seat, planet, ships)
            number += ships
        settle(game, self.seat, self.planet, number)
        return None

    def land_all(self, game: Cosmic) -> Next:
        number = ships_at(game, self.seat, ON_TECH - self.tech)
        if not colonies_of(game, self.seat) and number:
            take_ships(game, self.seat, ON_TECH - self.tech, number)
            settle(game, self.seat, self.planet, number)
        return None


def destinations(game: Cosmic, seat: int) -> list[int]:
    planets = [planet for other in range(game.seats) if other != seat for planet in game.home(other)]
    return [planet for planet in planets if not game.colonies[planet][seat]]


def asleep(game: Cosmic, seat: int) -> int:
    """Ships that stayed on the completed card because their owner had no colony left."""
    return sum(tech.ships for tech in game.players[seat].techs if tech.done)


DEEDS = (ColdsleepShip,)
