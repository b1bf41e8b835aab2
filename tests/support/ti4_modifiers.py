"""Modifiers of Twilight Imperium that no component of the game brings yet: what the rules ask can be tested."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class DoubleShielding(Modifier):
    """Each use of sustain damage cancels two hits."""

    def cancels_more(self, game: Galaxy, seat: int) -> int:
        return 1 if seat == self.owner else 0


class Silence(Modifier):
    """One seat makes no combat rolls."""

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        return seat == self.about


class Drill(Modifier):
    """One seat's combat rolls are better by far."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return 9 if seat == self.owner else 0
