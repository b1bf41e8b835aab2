"""Greyfire Mutagen, of the Yin: it is used against them."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import ABILITY, COMPONENTS, TECHNOLOGY
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY as ROWS
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Mutated(Modifier):
    """No faction abilities and no faction technologies; flagships still act."""

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        if seat != self.owner:
            return False
        thing = COMPONENTS[component]
        return thing.kind == ABILITY or (thing.kind == TECHNOLOGY and bool(ROWS[thing.key].faction))


class GreyfireMutagen(Deed):
    """After a system is activated: the Yin player cannot use faction abilities or faction technologies in this tactical
    action. Then it returns."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Mutated(COMPONENTS[self.source].issuer))
        return_note(game, self.seat, self.source)
        return None


DEEDS = (GreyfireMutagen,)
