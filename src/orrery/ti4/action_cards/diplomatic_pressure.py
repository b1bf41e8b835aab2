"""Diplomatic Pressure: a promissory note out of another hand."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.note_giving import GiveNote
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_AGENDA_REVEALED


class Pressed(Modifier):
    """Its owner has put pressure on a player during this agenda."""

    SCOPE = "agenda"


class DiplomaticPressure(AimedCard):
    """When an agenda is revealed: another player gives you 1 promissory note of their hand, of their choice. Nobody
    does so to the same player twice for one agenda."""

    WINDOWS = (WHEN_AGENDA_REVEALED,)
    KIND = "seat"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        pressed = [each.about for each in game.lasting(Pressed) if each.owner == seat]
        others = [other for other, player in enumerate(game.players) if other != seat and player.notes]
        return [other for other in others if other not in pressed]

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Pressed(self.seat, self.target))
        return Call(GiveNote(self.target, self.seat))


DEEDS = (DiplomaticPressure,)
