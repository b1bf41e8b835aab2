"""Objectives that look at others: neighbours, their homes, their planets next to one's own, their notes."""

from __future__ import annotations

from orrery.kernel.decision import Thing
from orrery.ti4.adjacency import near_planet, neighbours_of
from orrery.ti4.components import COMPONENTS
from orrery.ti4.objectives import Progress, Requirement, is_home_of_another
from orrery.ti4.planets import notes_in_play, planets_of
from orrery.ti4.state import NOBODY, Galaxy


def as_seats(seats: list[int]) -> tuple[Thing, ...]:
    return tuple([("seat", seat) for seat in seats])


class MorePlanetsThanNeighbours(Requirement):
    """So many neighbours, each with fewer planets."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        mine = game.controller.count(seat)
        found = [other for other in neighbours_of(game, seat) if game.controller.count(other) < mine]
        return Progress(len(found), self.number, as_seats(found))


class NeighbourOfAll(Requirement):
    """A neighbour of every other player."""

    def progress(self, game: Galaxy, seat: int) -> Progress:
        others = [other for other in range(game.seats) if other != seat and not game.players[other].eliminated]
        found = neighbours_of(game, seat)
        return Progress(len(found), max(1, len(others)), as_seats(found))


class PlanetsAtHomes(Requirement):
    """So many planets, each in or next to the home of another player: to each planet a home of its own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        homes: dict[int, list[int]] = {}
        for planet in planets_of(game, seat):
            if game.chart.system_of[planet] != NOBODY:
                near = near_planet(game, planet, seat)
                homes[planet] = [system for system in near if is_home_of_another(game, seat, system)]
        held: dict[int, int] = {}
        for planet in homes:
            assign(planet, homes, held, [])
        return Progress(len(held), self.number, tuple([("planet", planet) for planet in sorted(held.values())]))


def assign(planet: int, homes: dict[int, list[int]], held: dict[int, int], tried: list[int]) -> bool:
    """Find a home for that planet: a free one, or one whose planet finds another."""
    for home in homes[planet]:
        if home not in tried:
            tried.append(home)
            if home not in held or assign(held[home], homes, held, tried):
                held[home] = planet
                return True
    return False


class NotesOfOthers(Requirement):
    """So many promissory notes of others in the own play area."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        found = [note for note in notes_in_play(game, seat) if COMPONENTS[note].issuer != seat]
        return Progress(len(found), self.number, tuple([("note", note) for note in found]))


# -- which planets -----------------------------------------------------------------------------------------------------


def beside_another(game: Galaxy, seat: int, planet: int) -> bool:
    """In its system lies a planet that another player controls."""
    system = game.chart.system_of[planet]
    beside = game.chart.planets[system] if system != NOBODY else ()
    return any(game.controller[other] not in (NOBODY, seat) for other in beside)
