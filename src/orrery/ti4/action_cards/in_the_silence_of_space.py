"""In the Silence of Space: past the fleets of others."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Silent(Modifier):
    def passes_ships(self, game: Galaxy, seat: int, start: int, type: int) -> bool:
        return seat == self.owner and start == self.about


class InTheSilenceOfSpace(AimedCard):
    """After you activate a system: choose 1 system; your ships that start there may move through systems with ships of
    others in this tactical action."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        if seat != game.active:
            return []
        return [system for system in sorted(game.players[seat].space) if has_ships(game, seat, system)]

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Silent(self.seat, self.target))
        return None


DEEDS = (InTheSilenceOfSpace,)
