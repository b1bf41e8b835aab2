"""Embers of Muaat: war suns from the beginning, and a way through burning stars."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import strategy_tokens
from orrery.ti4.reinforcements import at_hand, figure_at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, FLAGSHIP, WAR_SUN, count
from orrery.ti4.windows import ACTION

FIGHTERS: Final = 2  # or one destroyer


def systems_with(game: Galaxy, seat: int, type: int) -> list[int]:
    """The systems that hold a ship of that type of this player."""
    space = game.players[seat].space
    return [system for system in sorted(space) if count(space[system], type)]


def forged(game: Galaxy, seat: int) -> list[Option]:
    """What could be placed where: fighters or a destroyer, with one's war suns."""
    found: list[Option] = []
    for system in systems_with(game, seat, WAR_SUN):
        things: tuple[Thing, ...] = (("system", system),)
        if figure_at_hand(game, seat, FIGHTER, system):
            found.append(Option("forge fighters", (*things, ("type", FIGHTER))))
        if at_hand(game, seat, DESTROYER):
            found.append(Option("forge destroyer", (*things, ("type", DESTROYER))))
    return found


class StarForge(Deed):
    """As an action: spend 1 token of the strategy pool to place 2 fighters or 1 destroyer in a system with a war sun of
    yours."""

    WINDOWS = (ACTION,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY, type: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system
        self.type = type

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return strategy_tokens(game, seat) > 0 and bool(forged(game, seat))

    def choose(self, game: Galaxy) -> Next:
        return Decision(self.seat, "star forge", forged(game, self.seat)) if self.system == NOBODY else None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind != "system" or number in systems_with(game, seat, WAR_SUN):
            return None
        return Refused("no-war-sun", (number,), "ti4:58.3")

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        self.system, self.type = option.id(), option.things[1][1]
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        return Call(SpendToken(self.seat, told=False))

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, self.system, self.type, FIGHTERS if self.type == FIGHTER else 1))


class GashlaiPhysiology(Modifier):
    """Your ships may move through supernovas."""

    def passes_supernovae(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class TheInferno(Deed):
    """The flagship, as an action: spend 1 token of the strategy pool to place 1 cruiser in its system."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        afloat = bool(systems_with(game, seat, FLAGSHIP))
        return afloat and bool(strategy_tokens(game, seat) and at_hand(game, seat, CRUISER))

    def pay(self, game: Galaxy) -> Next:
        return Call(SpendToken(self.seat, told=False))

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, systems_with(game, self.seat, FLAGSHIP)[0], CRUISER))


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"star-forge": (StarForge,), "the-inferno": (TheInferno,)}
STANDING: Final[dict[str, type[Modifier]]] = {"gashlai-physiology": GashlaiPhysiology}
