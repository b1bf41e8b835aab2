"""Diplomacy: a system is closed to the others, and planets are readied."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.initiative import clockwise
from orrery.ti4.planets import exhausted_planets, planets_of
from orrery.ti4.rules.moves import place_token, ready_planet
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX

READIED: Final = 2


def systems_to_close(game: Galaxy, seat: int) -> list[int]:
    """Where this player controls a planet, but not the system of Mecatol Rex."""
    systems = {game.chart.system_of[planet] for planet in planets_of(game, seat)}
    return sorted(systems - {game.chart.system_of[MECATOL_REX]})


def close_to_others(game: Galaxy, seat: int, system: int) -> None:
    """Each other player places a token there; where one lies already that changes nothing."""
    for other in clockwise(game, seat)[1:]:
        place_token(game, other, system)
    game.note("system closed", seat, system)


class DiplomacyPrimary(Procedure):
    STEPS = (
        Step("ti4:23.2", "choose_system", "close"),
        Step("ti4:23.2", "ready"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_system(self, game: Galaxy) -> Next:
        """Planets are readied "then": where no system can be closed, none is (31.17)."""
        systems = systems_to_close(game, self.seat)
        return Decision(self.seat, "close system", about("system", systems)) if systems else Done()

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, system = thing
        if kind != "system" or system in systems_to_close(game, seat):
            return None
        if system == game.chart.system_of[MECATOL_REX]:
            return Refused("not-mecatol", (system,), "ti4:23.2")
        return Refused("no-planet-there", (system,), "ti4:23.2")

    def close(self, game: Galaxy, reply: Reply) -> Next:
        close_to_others(game, self.seat, reply.option().id())
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
