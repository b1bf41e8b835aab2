"""Xxcha Kingdom: peace by treaty, and agendas that are never voted on."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import near_planet
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import strategy_tokens
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.strategic import Follow, SpendToken, StrategicAction
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.windows import AFTER_STRATEGIC_ABILITY, WHEN_AGENDA_REVEALED

DIPLOMACY: Final = next(number for number, key in STRATEGY_CARDS.items() if key == "diplomacy")


def has_resolved(game: Galaxy, seat: int, card: int) -> bool:
    """This player has just resolved the primary or the secondary ability of that strategy card."""
    for frame in reversed(game.stack):
        now = frame.procedure
        if isinstance(now, (Follow, StrategicAction)):
            return (now.seat, now.card) == (seat, card)
    return False


def peaceful_planets(game: Galaxy, seat: int) -> list[int]:
    """Planets without units in systems adjacent to a planet of this player, its own system too; not Mecatol Rex."""
    near = {system for planet in planets_of(game, seat) for system in near_planet(game, planet, seat)}
    planets = sorted([planet for system in near for planet in game.chart.planets[system]])
    found = [planet for planet in planets if planet != MECATOL_REX and game.controller[planet] != seat]
    return [planet for planet in found if not any(player.troops_on(planet) for player in game.players)]


class PeaceAccords(Deed):
    """After you resolve the primary or secondary ability of Diplomacy: gain control of 1 such planet."""

    WINDOWS = (AFTER_STRATEGIC_ABILITY,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return has_resolved(game, seat, DIPLOMACY) and bool(peaceful_planets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "peace accords", about("planet", peaceful_planets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(GainControl(self.seat, self.planet))


class Quash(Deed):
    """When an agenda is revealed: spend 1 token from your strategy pool to discard it; the next one is revealed and
    voted on in its place."""

    WINDOWS = (WHEN_AGENDA_REVEALED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return strategy_tokens(game, seat) > 0

    def pay(self, game: Galaxy) -> Next:
        return Call(SpendToken(self.seat))

    def commit(self, game: Galaxy) -> Next:
        agenda_now(game).replace(game, self.seat)
        return None


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"peace-accords": (PeaceAccords,), "quash": (Quash,)}
STANDING: Final[dict[str, type[Modifier]]] = {}  # what the flagship can do is printed in its row
