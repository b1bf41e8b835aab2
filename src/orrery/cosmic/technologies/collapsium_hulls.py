"""Collapsium Hulls: one ship holds out on a planet that is lost."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from orrery.cosmic.queries import is_defense
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.losses import batch
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import LOSING_LAST
from orrery.kernel.procedure import Next

MARGIN = 5


class CollapsiumHulls(Invent):
    """As the defense, on losing by 5 or less: one ship stays on the planet, beside the winners. It stays in play."""

    WINDOWS = (LOSING_LAST,)
    DUTY = True
    DISCARDED = False

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not game.encounters or not is_defense(game, seat):
            return False
        encounter = game.now()
        if encounter.outcome != OFFENSE_WINS or not encounter.by_attack or encounter.margin > MARGIN:
            return False
        losses = batch(game)
        return losses.in_encounter and losses.of(seat) > 0

    def commit(self, game: Cosmic) -> Next:
        batch(game).redirect(game, self.seat, 1, game.now().planet)
        return None


DEEDS = (CollapsiumHulls,)
