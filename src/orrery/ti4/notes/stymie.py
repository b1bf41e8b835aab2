"""Stymie, of the Arborec: nothing of theirs grows where the holder stands."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.components import COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_units
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION, WHEN_SYSTEM_ACTIVATED


class Stymied(Modifier):
    """While it is in play the Arborec player cannot produce units in or adjacent to non-home systems with units of
    the holder's."""

    def bars_production(self, game: Galaxy, seat: int, system: int) -> bool:
        if seat != self.about:
            return False
        near = [system, *adjacent(game, system, seat)]
        return any(has_units(game, self.owner, each) and not is_home(game, each) for each in near)


class Stymie(Deed):
    """Action: put it face up into your play area."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source not in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        return None


class Trespassed(Deed):
    """When its holder activates a system with units of the Arborec player, it goes back."""

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


DEEDS = (Stymie, Trespassed)
STANDING = Stymied
