"""Blackshade Infiltrator, mech of the Yssaril: while they stall, something arrives."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.deploying import deploy, may_deploy
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_ABILITY_USED

STALL_TACTICS: Final = NUMBER["stall-tactics"]


def sites(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if may_deploy(game, seat, ON_PLANET + planet)]


class BlackshadeInfiltrator(Deed):
    """Deploy: after you use Stall Tactics you may place a mech on a planet you control."""

    WINDOWS = (AFTER_ABILITY_USED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = what_happened(game)
        return (use.seat, use.about) == (seat, STALL_TACTICS) and bool(sites(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "infiltrate where", about("planet", sites(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        deploy(game, self.seat, ON_PLANET + self.planet)
        return None


DEEDS = (BlackshadeInfiltrator,)
