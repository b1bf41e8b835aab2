"""The Empyrean: at home between the stars, and free to let others pass."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.loading import system_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.reinforcements import force_at
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import hits_taken
from orrery.ti4.rules.moves import repair
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.sustaining import just_sustained
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP, count, damaged, ships
from orrery.ti4.windows import AFTER_SUSTAIN_DAMAGE_USED, AFTER_SYSTEM_ACTIVATED

PRICE: Final = 2  # in influence, of a repair


class Voidborn(Modifier):
    """Nebulae do not affect the movement of your ships. They are anomalies all the same, and who defends in one has its
    bonus."""

    def ignores_nebulae(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class LetThrough(Modifier):
    """The player `about` may move ships through systems with ships of the owner, in this tactical action."""

    def lets_pass(self, game: Galaxy, seat: int, other: int) -> bool:
        return (seat, other) == (self.about, self.owner)


class Aetherpassage(Deed):
    """After another player activates a system you may let them move ships through systems with your ships. What was
    said before binds nobody."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active != seat and any(ships(force) for force in game.players[seat].space.values())

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(LetThrough(self.seat, game.active))
        return None


class Dynamo(Deed):
    """The flagship: after a unit of any player in its system or in an adjacent one uses sustain damage, you may spend
    2 influence to repair it. It does not sustain the same hits again."""

    WINDOWS = (AFTER_SUSTAIN_DAMAGE_USED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use, player = just_sustained(game), game.players[seat]
        if use.mended or use.gone or not damaged(force_at(game, use.seat, use.where), use.type):
            return False
        system = system_at(game, use.place)
        near = [system, *adjacent(game, system, seat)]
        return any(count(player.ships_in(each), FLAGSHIP) for each in near) and purse(game, seat, INFLUENCE) >= PRICE

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, INFLUENCE, PRICE))

    def commit(self, game: Galaxy) -> Next:
        use = just_sustained(game)
        use.mended = True
        repair(game, use.seat, use.where, use.type)
        hits_taken(game).mend(game, use.seat, use.type)
        game.note("repaired by dynamo", use.seat, use.place, use.type)
        return None


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"aetherpassage": (Aetherpassage,), "dynamo": (Dynamo,)}
STANDING: Final[dict[str, type[Modifier]]] = {"voidborn": Voidborn}
