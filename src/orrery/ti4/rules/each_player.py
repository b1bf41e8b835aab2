"""What an outcome asks of several players: all choose at once, then it is carried out together, from the speaker on."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.combat import thing_at
from orrery.ti4.planets import ready_planets
from orrery.ti4.reinforcements import force_at, forces_by_place
from orrery.ti4.rules.foreign_tokens import lose_foreign_tokens
from orrery.ti4.rules.moves import Doomed, destroy_units, exhaust_planet
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.tokens import pools, set_pools
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, count, damaged

FLEET: Final = 1  # the place of that pool
Demand = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # who destroys how many units, of which types, where


def everywhere(game: Galaxy, seat: int) -> tuple[int, ...]:
    """All places where this player has units."""
    return tuple([place for place, _ in forces_by_place(game, seat)])


def all_units(game: Galaxy, seat: int, places: list[int], types: tuple[int, ...]) -> list[Doomed]:
    """Every unit of those types there."""
    found: list[Doomed] = []
    for place in places:
        force = force_at(game, seat, place)
        for type in types:
            hurt = damaged(force, type)
            found += [(seat, place, type, True)] * hurt + [(seat, place, type, False)] * (count(force, type) - hurt)
    return found


class DestroyChosen(Procedure):
    """Each destroys units of their own choice; all of them, and those that were doomed before, fall together."""

    STEPS = (Loop("ti4:2.18", "choose_units", "note_units"), Step("ti4:2.18", "destroy"))

    def __init__(self, demands: tuple[Demand, ...], doomed: tuple[Doomed, ...] = ()) -> None:
        self.demands = demands
        self.doomed = doomed

    def choose_units(self, game: Galaxy) -> Next:
        """The first demand of each player; where there are no more units than that, nobody is asked."""
        asked: list[Decision] = []
        for seat, number, types, places in self._first():
            units = all_units(game, seat, list(places), types)
            if len({unit[1:] for unit in units}) == 1:  # all alike: nothing to choose
                units = units[:number]
            options: list[Option] = []
            for nth, (_, place, type, hurt) in enumerate(units):
                things = (("place", place), ("type", type), ("damaged", int(hurt)), ("nth", nth), thing_at(place))
                options.append(Option("destroy", things))
            number = min(number, len(options))
            asked.append(Decision(seat, "destroy units", options, number, number))
        return Decisions(asked) if asked else None

    def _first(self) -> list[Demand]:
        found: dict[int, Demand] = {}
        for demand in self.demands:
            found.setdefault(demand[0], demand)
        return list(found.values())

    def note_units(self, game: Galaxy, reply: Reply) -> Next:
        done = self._first()
        self.demands = tuple([demand for demand in self.demands if demand not in done])
        for answer in reply.answers:
            for option in answer.options:
                (_, place), (_, type), (_, hurt) = option.things[:3]
                self.doomed += ((answer.seat, place, type, bool(hurt)),)
        return None

    def destroy(self, game: Galaxy) -> Next:
        destroy_units(game, list(self.doomed))
        return None


class ExhaustChosen(Procedure):
    """Each of these players exhausts so many planets of their own choice, as far as they have any."""

    STEPS = (Step("ti4:2.18", "choose_planets", "exhaust"),)

    def __init__(self, demands: tuple[tuple[int, int], ...]) -> None:
        self.demands = demands  # who, and how many

    def choose_planets(self, game: Galaxy) -> Next:
        asked: list[Decision] = []
        for seat, number in self.demands:
            planets = ready_planets(game, seat)
            number = min(number, len(planets))
            if number:
                asked.append(Decision(seat, "exhaust planets", about("planet", planets), number, number))
        return Decisions(asked) if asked else None

    def exhaust(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            exhaust_planets(game, answer.seat, [option.id() for option in answer.options])
        return None


def exhaust_planets(game: Galaxy, seat: int, planets: list[int]) -> None:
    """Those of them that are ready."""
    for planet in planets:
        if not game.exhausted[planet]:
            exhaust_planet(game, planet)
            game.note("planet exhausted", seat, planet)


class LoseToken(Procedure):
    """Each of these players returns so many command tokens of pools of their own choice, as far as they have any."""

    STEPS = (Loop("ti4:2.18", "choose_pools", "lose"),)

    def __init__(self, seats: tuple[int, ...], number: int = 1) -> None:
        self.seats = seats
        self.number = number

    def choose_pools(self, game: Galaxy) -> Next:
        """One from each of them, again and again."""
        asked: list[Decision] = []
        for seat in self.seats if self.number else ():
            numbers = pools(game, seat)
            options = [Option("pool", (("pool", pool),), (number,)) for pool, number in enumerate(numbers) if number]
            if options:
                asked.append(Decision(seat, "which pool", options))
        return Decisions(asked) if asked else None

    def lose(self, game: Galaxy, reply: Reply) -> Next:
        self.number -= 1
        for answer in reply.answers:
            left, pool = list(pools(game, answer.seat)), answer.options[0].id()
            left[pool] -= 1
            set_pools(game, answer.seat, left[0], left[1], left[2])
            game.note("token from pool", answer.seat, pool)
        return None


def lose_fleet_tokens(game: Galaxy, seat: int, number: int) -> None:
    """So many command tokens of the fleet pool go to the reinforcements, or all there are: the player's own first."""
    tactic, fleet, strategy = pools(game, seat)
    for _ in range(min(number, fleet)):
        game.note("token from pool", seat, FLEET)
    set_pools(game, seat, tactic, fleet - min(number, fleet), strategy)
    lose_foreign_tokens(game, seat, number - fleet)


class PlaceInfantry(Procedure):
    """One infantry for each of these players and places, one after the other."""

    STEPS = (Loop("ti4:2.18", "place_next"),)

    def __init__(self, todo: tuple[tuple[int, int], ...]) -> None:
        self.todo = todo

    def place_next(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        (seat, place), self.todo = self.todo[0], self.todo[1:]
        return Call(PlaceUnits(seat, place, INFANTRY))
