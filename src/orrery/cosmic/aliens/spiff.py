"""Spiff: a crushing defeat is a landing too."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.queries import is_defense, is_offense
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.losses import batch
from orrery.cosmic.rules.resolution import is_loss_for
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import LOSING_LAST
from orrery.kernel.procedure import Next

CRUSHING: Final = 10
SEVERE: Final = 5  # enough with the super flare


def losing(game: Cosmic, seat: int) -> bool:
    """This seat's side has lost, and ships of its own are on the way from the encounter to the warp."""
    losses = batch(game)
    return losses.in_encounter and losses.of(seat) > 0 and is_loss_for(game, seat)


def save_on_planet(game: Cosmic, seat: int) -> None:
    """One ship lands on, or stays on, the planet of the encounter."""
    batch(game).redirect(game, seat, 1, game.now().planet)


class CrashLanding(Use):
    """As offense, after losing by 10 or more, attack against attack: one own ship lands on the planet all the same."""

    WINDOWS = (LOSING_LAST,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return losing(game, seat) and is_offense(game, seat) and game.now().by_attack and game.now().margin >= CRUSHING

    def commit(self, game: Cosmic) -> Next:
        save_on_planet(game, self.seat)
        return None


class WildSpiff(Wild):
    """As defense, on losing: one own ship stays on the planet beside the winners."""

    WINDOWS = (LOSING_LAST,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return losing(game, seat) and is_defense(game, seat)

    def commit(self, game: Cosmic) -> Next:
        save_on_planet(game, self.seat)
        return None


class SuperSpiff(Stronger):
    """The power works after losing by 5 or more already."""

    WINDOWS = (LOSING_LAST,)
    USE = CrashLanding

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not losing(game, seat) or not is_offense(game, seat):
            return False
        return game.now().by_attack and SEVERE <= game.now().margin < CRUSHING


POWER = (CrashLanding,)
WILD = (WildSpiff,)
SUPER = (SuperSpiff,)
