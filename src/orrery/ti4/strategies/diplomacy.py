"""Diplomacy: a system is closed to the others, and planets are readied."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.planets import exhausted_planets, planets_of
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.rules.tokens import PlaceToken
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX

READIED: Final = 2


def systems_to_close(game: Galaxy, seat: int) -> list[int]:
    """Where this player controls a planet, but not the system of Mecatol Rex."""
    systems = {game.chart.system_of[planet] for planet in planets_of(game, seat)}
    return sorted(systems - {game.chart.system_of[MECATOL_REX]})


class DiplomacyPrimary(Procedure):
    STEPS = (
        Step("ti4:23.2", "choose_system", "close"),
        Loop("ti4:23.2", "next_token"),
        Step("ti4:23.2", "ready"),
    )

    def __init__(self, seat: int, system: int = NOBODY, placed: int = 0) -> None:
        self.seat = seat
        self.system = system
        self.placed = placed  # others who have had to place a token

    def choose_system(self, game: Galaxy) -> Next:
        systems = systems_to_close(game, self.seat)
        return Decision(self.seat, "close system", about("system", systems)) if systems else None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, system = thing
        if kind != "system" or system in systems_to_close(game, seat):
            return None
        if system == game.chart.system_of[MECATOL_REX]:
            return Refused("not-mecatol", (system,), "ti4:23.2")
        return Refused("no-planet-there", (system,), "ti4:23.2")

    def close(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def next_token(self, game: Galaxy) -> Next:
        """Clockwise; who has a token there places none."""
        while self.system != NOBODY and self.placed < game.seats - 1:
            self.placed += 1
            other = (self.seat + self.placed) % game.seats
            if not game.players[other].out:
                return Call(PlaceToken(other, self.system))
        return None

    def ready(self, game: Galaxy) -> Next:
        return Call(ReadyPlanets(self.seat))


class ReadyPlanets(Procedure):
    """Up to two exhausted planets of one's own."""

    STEPS = (Step("ti4:23.3", "choose_planets", "ready"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_planets(self, game: Galaxy) -> Next:
        planets = exhausted_planets(game, self.seat)
        if not planets:
            return None
        return Decision(self.seat, "ready planets", about("planet", planets), 0, min(READIED, len(planets)))

    def ready(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            ready_planet(game, option.id())
            game.note("planet readied", self.seat, option.id())
        return None


CARD: Final = StrategyCard(DiplomacyPrimary, ReadyPlanets)
