"""The draft: everybody builds a draw pile of their own before the game."""

from __future__ import annotations

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.state import Race


class Draft(Procedure):
    """Packs go round until all cards are drafted; then each shuffles what was picked and draws six."""

    STEPS = (Step("race:draft.5", "draft"),)

    def draft(self, game: Race) -> Next:
        return None
