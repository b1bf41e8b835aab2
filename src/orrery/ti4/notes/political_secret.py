"""Political Secret: its issuer is silent for an agenda."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import ABILITY, CARD, COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_AGENDA_REVEALED


class Silenced(Modifier):
    """No votes, no action cards, no faction abilities that are used by choice; all else goes on."""

    SCOPE = "agenda"

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        return seat == self.owner and COMPONENTS[component].kind in (CARD, ABILITY)


class PoliticalSecret(Deed):
    """When an agenda is revealed: the issuer cannot vote, play action cards or use faction abilities until it is
    resolved or discarded. Then it returns."""

    WINDOWS = (WHEN_AGENDA_REVEALED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source not in game.players[seat].area and not agenda_now(game).replaced

    def commit(self, game: Galaxy) -> Next:
        """It lies open as long as it acts (95.3)."""
        game.begin_effect(Silenced(COMPONENTS[self.source].issuer))
        put_note_in_area(game, self.seat, self.source)
        agenda = agenda_now(game)
        agenda.notes = (*agenda.notes, (self.seat, self.source))
        return None


DEEDS = (PoliticalSecret,)
