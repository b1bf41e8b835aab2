"""Objectives that ask where units stand: in systems of a kind, on planets, together in one place."""

from __future__ import annotations

from orrery.ti4.adjacency import anomalies_of, is_nexus
from orrery.ti4.building import production_in
from orrery.ti4.objectives import PlanetTest, Progress, Requirement, SystemTest, at_mecatol, is_home_of_another
from orrery.ti4.planets import home_of, is_legendary
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SPACE_DOCK, Force, capital_ships, count


class UnitsInSystems(Requirement):
    """Units in so many systems of a kind, in space or on planets; perhaps of some types alone."""

    def __init__(self, number: int, where: SystemTest, *types: int) -> None:
        self.number = number
        self.where = where
        self.types = types

    def progress(self, game: Galaxy, seat: int) -> Progress:
        player, system_of = game.players[seat], game.chart.system_of
        there = {system for system, force in player.space.items() if self.counts(force)}
        there |= {system_of[planet] for planet, force in player.ground.items() if self.counts(force)}
        found = [system for system in sorted(there) if self.where(game, seat, system)]
        return Progress(len(found), self.number, tuple([("system", system) for system in found]))

    def counts(self, force: Force) -> bool:
        return not self.types or any(count(force, type) for type in self.types)


class FleetInOneSystem(Requirement):
    """So many ships other than fighters together in one system."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        fleets = [(capital_ships(force), system) for system, force in game.players[seat].space.items()]
        best, there = max(fleets, default=(0, NOBODY))
        return Progress(best, self.number, (("system", there),) if best else ())


class UnitsOnPlanets(Requirement):
    """At least one unit of these types on each of so many planets of a kind."""

    def __init__(self, number: int, where: PlanetTest, *types: int) -> None:
        self.number = number
        self.where = where
        self.types = types

    def progress(self, game: Galaxy, seat: int) -> Progress:
        ground = game.players[seat].ground
        held = [planet for planet in sorted(ground) if any(count(ground[planet], type) for type in self.types)]
        found = [planet for planet in held if self.where(game, seat, planet)]
        return Progress(len(found), self.number, tuple([("planet", planet) for planet in found]))


class GarrisonWithoutDock(Requirement):
    """So many ground forces on one planet that has no space dock of their owner."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        best, there = 0, -1
        for planet, force in sorted(game.players[seat].ground.items()):
            number = ground_forces_on(game, seat, planet)
            if number > best and not count(force, SPACE_DOCK):
                best, there = number, planet
        return Progress(best, self.number, (("planet", there),) if best else ())


class ProductionInOneSystem(Requirement):
    """Units in one system with that much production together."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        best, there = 0, -1
        for system in range(game.chart.systems):
            value = production_in(game, seat, system)
            if value > best:
                best, there = value, system
        return Progress(best, self.number, (("system", there),) if best else ())


# -- which systems and planets -----------------------------------------------------------------------------------------


def anywhere_on_planets(game: Galaxy, seat: int, planet: int) -> bool:
    return True


def outside_own_home(game: Galaxy, seat: int, planet: int) -> bool:
    """Planets in homes of others are outside too."""
    return game.chart.system_of[planet] != home_of(game, seat)


def without_planets(game: Galaxy, seat: int, system: int) -> bool:
    return not game.chart.planets[system]


def on_the_edge(game: Galaxy, seat: int, system: int) -> bool:
    """A system at the edge of the board that is not the own home; homes of others count (79.2)."""
    return game.chart.rim[system] and system != home_of(game, seat)


def is_landmark(game: Galaxy, seat: int, system: int) -> bool:
    """It holds a legendary planet or Mecatol Rex, or is an anomaly."""
    legendary = any(is_legendary(game, planet) for planet in game.chart.planets[system])
    return legendary or at_mecatol(game, seat, system) or bool(anomalies_of(game, system))


def is_seat_of_power(game: Galaxy, seat: int, system: int) -> bool:
    """That of Mecatol Rex, or the home of another player."""
    return at_mecatol(game, seat, system) or is_home_of_another(game, seat, system)


def at_nexus(game: Galaxy, seat: int, system: int) -> bool:
    return is_nexus(game, system)
