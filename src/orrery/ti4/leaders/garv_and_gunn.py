"""Garv and Gunn, agents of the Naaz-Rokha: at the end of a day's work somebody still digs."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.exploring import Explore, decks_for
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_TURN

NOTHING: Final = Option("explore nothing")


def sites(game: Galaxy, seat: int) -> list[int]:
    """The planets of a player that can be explored."""
    return [planet for planet in planets_of(game, seat) if decks_for(game, planet)]


class GarvAndGunn(Agent):
    """At the end of a player's turn, exhaust: that player may explore 1 planet that they control."""

    WINDOWS = (END_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(sites(game, game.active))

    def commit(self, game: Galaxy) -> Next:
        return Call(Digging(game.active))


class Digging(Procedure):
    """Whose turn it was says where, if anywhere."""

    STEPS = (Step("ti4:31.7", "choose_planet", "explore"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_planet(self, game: Galaxy) -> Next:
        return Decision(self.seat, "garv and gunn", [NOTHING, *about("planet", sites(game, self.seat))])

    def explore(self, game: Galaxy, reply: Reply) -> Next:
        return Done() if reply.option() == NOTHING else Call(Explore(self.seat, reply.option().id()))


DEEDS = (GarvAndGunn,)
