"""Plague: infantry dies on a planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.aimed import AimedCard, planets_of_others
from orrery.ti4.rules.deed import Roll
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, whole
from orrery.ti4.windows import ACTION

DEADLY: Final = 6


class Plague(AimedCard):
    """As an action: choose 1 planet of another player and roll a die for each infantry on it; each 6 or more destroys
    1 of them."""

    WINDOWS = (ACTION,)

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return planets_of_others(game, seat)

    def rolls(self, game: Galaxy) -> tuple[Roll, ...]:
        there = [(seat, whole(player.troops_on(self.target), INFANTRY)) for seat, player in enumerate(game.players)]
        return tuple([(seat, INFANTRY, number, DEADLY, number) for seat, number in there if number])

    def commit(self, game: Galaxy) -> Next:
        doomed: list[Doomed] = []
        for other, player in enumerate(game.players):
            dice = [game.rng.die(10) for _ in range(whole(player.troops_on(self.target), INFANTRY))]
            if dice:
                game.note_shown("plague rolled", self.seat, self.target, *dice)
            dead = sum(1 for die in dice if die >= DEADLY)
            doomed += [(other, ON_PLANET + self.target, INFANTRY, False)] * dead
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


DEEDS = (Plague,)
