"""Xenon Lasers: one more or one less for the own side."""

from __future__ import annotations

from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_INVOLVED, BOTH_ATTACK
from orrery.cosmic.queries import side_of
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next


class LaserBonus(Bonus):
    KEY = "bonus xenon-lasers"


class XenonLasers(Invent):
    """As main player or ally, after the flip: add 1 to the own side's total or take 1 from it. It stays in play."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED, BOTH_ATTACK)
    DISCARDED = False

    def __init__(self, seat: int, source: int, cancelled: bool = False, change: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.change = change

    def choose(self, game: Cosmic) -> Next:
        if self.change:
            return None
        return Decision(self.seat, "xenon lasers", [Option("plus one"), Option("minus one")])

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.change = 1 if reply.option().key == "plus one" else -1
        game.note("lasers set", self.seat, self.change)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(LaserBonus(side_of(game, self.seat), self.change))
        return None


DEEDS = (XenonLasers,)
