"""Lucky Shot: a ship falls to those below."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.components import CARD
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import destroy_ship
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CRUISER, DESTROYER, DREADNOUGHT, damaged, whole
from orrery.ti4.windows import ACTION

TYPES: Final = (DREADNOUGHT, CRUISER, DESTROYER)
Target = tuple[int, int, int, bool]  # system, whose, type, damaged


def targets(game: Galaxy, seat: int) -> list[Target]:
    """Ships of others above planets of this player; alike ones once."""
    found: list[Target] = []
    for system in sorted({game.chart.system_of[planet] for planet in planets_of(game, seat)}):
        for other, player in enumerate(game.players):
            force = player.ships_in(system)
            if other != seat:
                found += [(system, other, type, False) for type in TYPES if whole(force, type)]
                found += [(system, other, type, True) for type in TYPES if damaged(force, type)]
    return found


class LuckyShot(ActionCard):
    """As an action: destroy 1 dreadnought, cruiser or destroyer of another player in a system with a planet you
    control."""

    WINDOWS = (ACTION,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: Target = (NOBODY, NOBODY, NOBODY, False)
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(targets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.target[0] != NOBODY:
            return None
        options: list[Option] = []
        for system, other, type, hurt in targets(game, self.seat):
            things = (("system", system), ("seat", other), ("type", type), ("damaged", int(hurt)))
            options.append(Option("ship", things))
        return Decision(self.seat, "target ship", options, things=((CARD, self.source),))

    def aims(self) -> tuple[Thing, ...]:
        system, other, type, _ = self.target
        return (("system", system), ("seat", other), ("type", type)) if system != NOBODY else ()

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        (_, system), (_, other), (_, type), (_, hurt) = reply.option().things
        self.target = (system, other, type, bool(hurt))
        return None

    def commit(self, game: Galaxy) -> Next:
        system, other, type, hurt = self.target
        destroy_ship(game, other, system, type, hurt, self.seat)
        return None


DEEDS = (LuckyShot,)
