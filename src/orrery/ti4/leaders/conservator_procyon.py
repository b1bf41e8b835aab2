"""Conservator Procyon, hero of the Empyrean: where nothing was, there is something to be found."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.exploring import ExploreFrontier
from orrery.ti4.rules.find_moves import place_frontier_token
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


def empty_systems(game: Galaxy) -> list[int]:
    return [system for system in range(game.chart.systems) if not game.chart.planets[system]]


class ConservatorProcyon(Hero):
    """As an action: put a frontier token into each system without planets that has none; then explore each frontier
    token in a system with ships of yours."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        for system in empty_systems(game):
            if system not in game.frontier:
                place_frontier_token(game, system)
                game.note("frontier token", self.seat, system)
        return Call(MultiverseShift(self.seat, tuple(frontiers(game, self.seat))))


def frontiers(game: Galaxy, seat: int) -> list[int]:
    """The systems with a frontier token and ships of this player."""
    return [system for system in game.frontier if has_ships(game, seat, system)]


class MultiverseShift(Procedure):
    """One after the other, in an order of the player's choice."""

    STEPS = (Loop("ti4:29.4", "choose_system", "explore"),)

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def choose_system(self, game: Galaxy) -> Next:
        """What one of them brings may have taken ships or a token away."""
        there = [system for system in self.left if system in frontiers(game, self.seat)]
        return Decision(self.seat, "next frontier", about("system", there)) if there else None

    def explore(self, game: Galaxy, reply: Reply) -> Next:
        system = reply.option().id()
        self.left = tuple([each for each in self.left if each != system])
        return Call(ExploreFrontier(self.seat, system))


DEEDS = (ConservatorProcyon,)
