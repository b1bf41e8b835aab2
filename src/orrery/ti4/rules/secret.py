"""Secret objectives of the action and the agenda phase: scored in the window of what they ask for."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.objective_cards import holds_home
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.scoring import Score, may_score_in_combat
from orrery.ti4.state import Galaxy


class ScoreSecret(Deed):
    """Its owner may score it now, or anybody if it is public. Each file says in which windows, and when it `holds`."""

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if source in game.leaked and not holds_home(game, seat):
            return False
        return may_score_in_combat(game, seat) and cls.holds(game, seat)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        raise NotImplementedError

    def announce(self, game: Galaxy) -> Next:
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Score(self.seat, self.source))
