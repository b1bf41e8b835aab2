"""Modifiers: what cards, notes, relics and leaders change for a while. Each stands in the file of what brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.kernel.modifier import Modifier as KernelModifier

if TYPE_CHECKING:
    from orrery.ti4.state import Galaxy


class Modifier(KernelModifier):
    """One method for each query that can be changed. As they stand here they change nothing."""

    SCOPE: ClassVar[str] = "tactical action"

    # -- movement --------------------------------------------------------------------------------------------------

    def moves_farther(self, game: Galaxy, seat: int) -> int:
        """What is added to the move value of each ship of that seat."""
        return 0

    def keeps_out(self, game: Galaxy, seat: int) -> bool:
        """That seat moves nothing into the active system."""
        return False

    def frees_from_tokens(self, game: Galaxy, seat: int) -> bool:
        """Units of that seat may leave systems that hold its command tokens."""
        return False

    # -- combat ----------------------------------------------------------------------------------------------------

    def combat_bonus(self, game: Galaxy, seat: int) -> int:
        """What is added to each combat roll of that seat."""
        return 0

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        """That seat makes no combat rolls."""
        return False

    def extra_dice(self, game: Galaxy, seat: int, type: int) -> int:
        """Dice that one ship of that type rolls on top of its own."""
        return 0
