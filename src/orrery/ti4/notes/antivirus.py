"""Antivirus, of the Nekro: who has it learns nothing from them, and they nothing from who has it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_units
from orrery.ti4.rules.combat_now import opponent_now
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND, START_OF_SPACE_COMBAT_ROUND, WHEN_SYSTEM_ACTIVATED

SINGULARITY: Final = NUMBER["technological-singularity"]


class Immune(Modifier):
    """As long as it lies in the play area, Technological Singularity cannot be used against you."""

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        return component == SINGULARITY and opponent_now(game, seat) == self.owner


class Antivirus(Deed):
    """At the start of a combat that you take part in: put it into your play area."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND, START_OF_GROUND_COMBAT_ROUND)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        return fight.number == 1 and seat in (fight.attacker, fight.defender) and source not in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        return None


class Outbreak(Deed):
    """When you activate a system with units of the Nekro player, it returns."""

    WINDOWS = (WHEN_SYSTEM_ACTIVATED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if source not in game.players[seat].area or game.active != seat:
            return False
        return has_units(game, COMPONENTS[source].issuer, game.active_system)

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return None


DEEDS = (Antivirus, Outbreak)
STANDING = Immune
