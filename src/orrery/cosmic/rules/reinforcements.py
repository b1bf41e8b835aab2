"""Reinforcements: main players and allies raise the total of a side until all have passed."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEFENSE, OFFENSE
from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_INVOLVED
from orrery.cosmic.queries import totals_with
from orrery.cosmic.rules.deed import Artifact, deed_steps
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import REINFORCED, REINFORCING
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next


class ReinforcementBonus(Bonus):
    KEY = "bonus reinforcement"


class Reinforce(Artifact):
    """A reinforcement for either side: discarded afterwards like an artifact, but no Card Zap meets it."""

    STEPS = deed_steps("cosmic:reinforcements.3", "cosmic:reinforcements.3")
    WINDOWS = (REINFORCING,)
    NEEDS = (AS_INVOLVED,)
    ANSWERED = REINFORCED

    def __init__(self, seat: int, source: int, cancelled: bool = False, side: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.side = side

    def choose(self, game: Cosmic) -> Next:
        return None if self.side else which_side(self.seat)

    def option_numbers(self, game: Cosmic, decision: Decision, option: Option) -> tuple[int, ...]:
        """Both totals, if it comes to that side."""
        return totals_with(game, option.id(), CARDS[self.source].value)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.side = reply.option().id()
        game.note("named side", self.seat, self.side)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(ReinforcementBonus(self.side, CARDS[self.source].value))
        game.note("reinforced", self.seat, self.side, CARDS[self.source].value)
        return None


def which_side(seat: int) -> Decision:
    """Either side may be reinforced."""
    return Decision(seat, "reinforce side", [Option("side", (("side", side),)) for side in (OFFENSE, DEFENSE)])


DEEDS = (Reinforce,)
