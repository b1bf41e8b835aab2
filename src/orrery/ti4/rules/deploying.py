"""Deploying: mechs that come by their own ability, only from the reinforcements and once in each window (28)."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import force_at, left_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY, MECH, count, whole


def may_deploy(game: Galaxy, seat: int, place: int) -> bool:
    """A mech is left that can be placed there: none is taken from the board for it (28.2)."""
    closed = place >= ON_PLANET and is_closed(game, place - ON_PLANET)
    return bool(left_of(game, seat, MECH)) and not closed


def deploy(game: Galaxy, seat: int, place: int) -> None:
    put_units(game, seat, place, MECH, 1)
    game.note("deployed", seat, place)


def may_replace(game: Galaxy, seat: int, place: int) -> bool:
    """An infantry there can become a mech."""
    return may_deploy(game, seat, place) and count(force_at(game, seat, place), INFANTRY) > 0


def replace_infantry(game: Galaxy, seat: int, place: int) -> None:
    """An infantry goes back to the reinforcements, and a mech stands in its place."""
    put_units(game, seat, place, INFANTRY, -1, not whole(force_at(game, seat, place), INFANTRY))
    deploy(game, seat, place)


class Deploy(Deed):
    """The deploy ability of a mech, where the moment says at which place it comes."""

    PRICE: ClassVar[int] = 0  # in resources; nothing, unless it is said (28.1a)
    REPLACES: ClassVar[bool] = False  # an infantry that stands there

    @classmethod
    def site(cls, game: Galaxy, seat: int) -> int:
        """The place at which it would come now; nobody: it cannot be used."""
        raise NotImplementedError

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        place = cls.site(game, seat)
        if place == NOBODY or purse(game, seat, RESOURCES) < cls.PRICE:
            return False
        return may_replace(game, seat, place) if cls.REPLACES else may_deploy(game, seat, place)

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, RESOURCES, self.PRICE)) if self.PRICE else None

    def commit(self, game: Galaxy) -> Next:
        place = self.site(game, self.seat)
        if self.REPLACES:
            replace_infantry(game, self.seat, place)
        else:
            deploy(game, self.seat, place)
        return None
