"""Scavenger Zeta, mech of the Saar: what is found is guarded at once."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deploying import Deploy, deploy
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


class ScavengerZeta(Deploy):
    """After you gain control of a planet: spend 1 trade good to place a mech on it. What Scavenge brings may pay."""

    WINDOWS = (AFTER_CONTROL_GAINED,)

    @classmethod
    def site(cls, game: Galaxy, seat: int) -> int:
        gain = gaining(game)
        return ON_PLANET + gain.planet if gain.seat == seat and game.players[seat].goods else NOBODY

    def pay(self, game: Galaxy) -> Next:
        spend_goods(game, self.seat, 1)
        return None

    def commit(self, game: Galaxy) -> Next:
        """The good that it took may have been the last."""
        deploy(game, self.seat, ON_PLANET + gaining(game).planet)
        return None


DEEDS = (ScavengerZeta,)
