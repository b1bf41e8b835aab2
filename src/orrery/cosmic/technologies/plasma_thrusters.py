"""Plasma Thrusters: one ship more."""

from __future__ import annotations

from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_DEFENSE, SENDING
from orrery.cosmic.queries import colonies_of
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import picked_planets, settle, ship_options, take_ships
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BRINGING, LAUNCHED, LAUNCHING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


class OneMoreShip(Modifier):
    KEY = "extra ships"

    def extra_ships(self, seat: int) -> int:
        return self.about if seat == self.owner else 0


class Thrust(Invent):
    """As the offense or an ally: send one ship more than usual. It stays in play."""

    WINDOWS = (LAUNCHING, BRINGING)
    NEEDS = (SENDING,)
    DISCARDED = False

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(OneMoreShip(self.seat, 1))
        return None


class Rush(Invent):
    """As the defense, after the offense has launched: move a ship from another colony to the attacked planet."""

    WINDOWS = (LAUNCHED,)
    NEEDS = (AS_DEFENSE,)
    DISCARDED = False

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(sources(game, seat))

    def commit(self, game: Cosmic) -> Next:
        return Call(RushHome(self.seat))


class RushHome(Procedure):
    """The defense picks the ship."""

    STEPS = (Step("cosmic:tech.effect.1", "choose_ship", "move"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_ship(self, game: Cosmic) -> Next:
        return Decision(self.seat, "plasma-thrusters.ship", ship_options(game, self.seat, sources(game, self.seat), 1))

    def move(self, game: Cosmic, reply: Reply) -> Next:
        for planet, number in picked_planets(reply.options()):
            take_ships(game, self.seat, planet, number)
            settle(game, self.seat, game.now().planet, number)
        return None


def sources(game: Cosmic, seat: int) -> list[int]:
    return [planet for planet in colonies_of(game, seat) if planet != game.now().planet]


DEEDS = (Thrust, Rush)
