"""The Vuil'raith Cabal: what falls before them is theirs. Their docks tear gravity rifts open (see `units`)."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.loading import system_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.any_combat import combat_on
from orrery.ti4.rules.capturing import may_capture
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP, count


class Devour(Modifier):
    """You capture the units of your opponent that are destroyed in a combat, but for structures."""

    def captures(self, game: Galaxy, seat: int, place: int, type: int) -> bool:
        combat = combat_on(game)
        if combat is None or seat == self.owner or self.owner not in (combat.attacker, combat.defender):
            return False
        return seat in (combat.attacker, combat.defender) and may_capture(game, self.owner, seat)


class Amalgamation(Modifier):
    """For each unit that you produce you may return 1 captured unit of its type and pay nothing for it."""

    def frees_by_captives(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class Riftmeld(Modifier):
    """For the upgrade of a unit you may return 1 captured unit of that type and ignore all prerequisites."""

    def waives_by_captives(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class TheTerrorBetween(Modifier):
    """The flagship: you capture all other units that are destroyed in its system, your own too, but for structures.
    What falls together with it falls beside it."""

    def captures(self, game: Galaxy, seat: int, place: int, type: int) -> bool:
        if not count(game.players[self.owner].ships_in(system_at(game, place)), FLAGSHIP):
            return False
        return type != FLAGSHIP if seat == self.owner else may_capture(game, self.owner, seat)


DEEDS: Final[dict[str, tuple[Any, ...]]] = {}
STANDING: Final[dict[str, type[Modifier]]] = {
    "devour": Devour,
    "amalgamation": Amalgamation,
    "riftmeld": Riftmeld,
    "the-terror-between": TheTerrorBetween,
}
