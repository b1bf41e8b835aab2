"""Experimental Battlestation: a space dock fires."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import CANNON, Gun
from orrery.ti4.loading import system_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.reinforcements import places_of
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SPACE_DOCK, Dice
from orrery.ti4.windows import AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM

STATION: Final = Dice(5, 3)


class Armed(Modifier):
    """The dock fires with whatever else its owner fires with at ships in the active system, `about`."""

    def more_guns(self, game: Galaxy, seat: int, ability: str, place: int) -> list[Gun]:
        fires = seat == self.owner and ability == CANNON and place == self.about
        return [(SPACE_DOCK, STATION.dice, STATION.hit_on, place)] if fires else []


class ExperimentalBattlestation(AimedCard):
    """After another player has moved ships into the active system: choose 1 of your space docks in or next to it; in
    the space cannon offense it fires three dice, a hit on 5, at that player's ships there (F.action-cards.12)."""

    WINDOWS = (AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM,)
    KIND = "place"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        if seat == game.active:
            return []
        near = [game.active_system, *adjacent(game, game.active_system, seat)]
        return [place for place in places_of(game, seat, SPACE_DOCK) if system_at(game, place) in near]

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Armed(self.seat, game.active_system))
        return None


DEEDS = (ExperimentalBattlestation,)
