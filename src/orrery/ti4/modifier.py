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

    def passes_ships(self, game: Galaxy, seat: int, start: int) -> bool:
        """Ships of that seat that start there may move through systems with ships of others."""
        return False

    def joins_wormholes(self, game: Galaxy) -> bool:
        """Alpha and beta wormholes are one kind, for everybody."""
        return False

    def closes_wormholes(self, game: Galaxy) -> bool:
        """Nothing moves by alpha and beta wormholes."""
        return False

    def opens_nebulae(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat may move through nebulae."""
        return False

    # -- combat ----------------------------------------------------------------------------------------------------

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        """What is added to each combat roll of that seat's units of a type."""
        return 0

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        """That seat makes no combat rolls."""
        return False

    def extra_dice(self, game: Galaxy, seat: int, type: int) -> int:
        """Dice that one unit of that type rolls on top of its own."""
        return 0

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        """Types of that seat that count as ships or ground forces in a combat there, besides those that are."""
        return ()

    # -- hits ------------------------------------------------------------------------------------------------------

    def keeps_from_sustaining(self, game: Galaxy, seat: int, type: int) -> bool:
        """Units of that type cannot use sustain damage."""
        return False

    def cancels_more(self, game: Galaxy, seat: int) -> int:
        """Hits that each use of sustain damage of that seat cancels besides the first."""
        return 0

    def more_guns(self, game: Galaxy, seat: int, ability: str, place: int) -> list[tuple[int, int, int, int]]:
        """What fires at a place as if it were a unit with that ability: see `combat.Gun`."""
        return []

    def takes_away(self, game: Galaxy, seat: int, type: int, ability: str) -> bool:
        """Units of that seat and type have lost a unit ability: space cannon, planetary shield ..."""
        return False

    def bombardment_bonus(self, game: Galaxy, planet: int) -> int:
        """What is added to each bombardment roll against that planet."""
        return 0

    # -- what may act ----------------------------------------------------------------------------------------------

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        """That seat cannot choose to use that component."""
        return False

    # -- planets ---------------------------------------------------------------------------------------------------

    def closes(self, game: Galaxy, planet: int) -> bool:
        """No unit lands on that planet, is produced on it or placed on it."""
        return False

    def keeps_from_producing(self, game: Galaxy, planet: int) -> bool:
        """Units on that planet cannot use production."""
        return False

    def keeps_from_bombarding(self, game: Galaxy, seat: int, planet: int) -> bool:
        """Units of that seat cannot use bombardment against that planet."""
        return False

    # -- production and limits -------------------------------------------------------------------------------------

    def ends_pairs(self, game: Galaxy, seat: int) -> bool:
        """That seat produces one fighter or infantry for its cost, not two."""
        return False

    def fleet_pool_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        """The most command tokens in the fleet pool of that seat, where it would be `limit` without this."""
        return limit

    def lifts_structure_limit(self, game: Galaxy, type: int) -> bool:
        """Any number of structures of that type may stand on a planet."""
        return False

    # -- votes and research ----------------------------------------------------------------------------------------

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        """That seat casts no votes."""
        return False

    def votes_given(self, game: Galaxy, seat: int) -> int:
        """The votes that seat has in place of those of its planets; 0: its planets vote."""
        return 0

    def hand_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        """The most action cards that seat may hold, where it would be `limit` without this."""
        return limit

    def waives_prerequisites(self, game: Galaxy, seat: int, upgrades: int) -> bool:
        """That seat needs no prerequisites for technologies that upgrade units of that type."""
        return False

    def researches_for_nothing(self, game: Galaxy, seat: int) -> bool:
        """That seat pays no resources when it researches by the Technology strategy card."""
        return False
