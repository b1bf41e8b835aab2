"""Modifiers: what powers, cards and technologies change until the encounter ends.

Each stands in the file of what brings it; `queries` and the chapters of the rules ask those in force. Everybody sees
those with a key, whose they are and what they are about; none of these is ever about a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from orrery.cosmic.encounter import NO_CARD, UNINVOLVED, LedgerLine
from orrery.kernel.modifier import Modifier as KernelModifier

if TYPE_CHECKING:
    from orrery.cosmic.state import Cosmic, Power

# The order in which cards' values are changed.
UNCHANGED: Final = 0
BEFORE_ALL_ELSE: Final = 1  # wild Tripler
TURNED: Final = 2  # Mirror
CUT: Final = 3  # Calculator
CALLED: Final = 4  # wild Calculator
RAISED: Final = 5  # wild Gambler
LAST_OF_ALL: Final = 6  # Tripler; in player order


class Modifier(KernelModifier):
    """One method for each query that can be changed. As they stand here they change nothing."""

    SCOPE = "encounter"
    KEY: ClassVar[str] = ""  # by which clients know it; without one nobody sees it
    STAGE: ClassVar[int] = UNCHANGED  # when it changes the values of cards

    # -- powers and cards ------------------------------------------------------------------------------------------

    def turns_off(self, power: Power) -> bool:
        """The power does not work."""
        return False

    def powers_of(self, game: Cosmic, seat: int, powers: list[Power]) -> list[Power]:
        """The powers that a seat has, of those it had without this."""
        return powers

    def bars(self, game: Cosmic, seat: int, card: int) -> bool:
        """The seat cannot play that card."""
        return False

    def reads_draws(self, seat: int) -> bool:
        """Its owner sees what that seat draws."""
        return False

    def at_the_end(self, game: Cosmic) -> None:
        """What is still to be done when the encounter is over."""

    # -- ships and allies ------------------------------------------------------------------------------------------

    def instead_of_retrieval(self) -> tuple[int, int] | None:
        """Who frees how many ships in place of the one that the offense frees."""
        return None

    def forces_redraw(self) -> bool:
        """The destiny card is discarded, and another one drawn."""
        return False

    def aims_anywhere(self, seat: int) -> bool:
        """This offense may meet its opponent in any system."""
        return False

    def ship_limit(self, seat: int, limit: int) -> int:
        """How many ships that seat may send."""
        return limit

    def extra_ships(self, seat: int) -> int:
        """How many it may send on top of that."""
        return 0

    def forbids_inviting(self, seat: int) -> bool:
        """That main player invites nobody."""
        return False

    def is_pressed(self, seat: int) -> bool:
        """That seat must ally with as many ships as it can spare."""
        return False

    def is_welcome(self, seat: int) -> bool:
        """That seat may join any side, invited or not."""
        return False

    # -- encounter cards and the outcome ---------------------------------------------------------------------------

    def lays_openly(self) -> int:
        """The side that lays its card first and face up."""
        return UNINVOLVED

    def must_lay(self, game: Cosmic, side: int) -> int:
        """The card that a side must lay if it can."""
        return NO_CARD

    def may_lay(self, game: Cosmic, side: int, cards: list[int]) -> list[int]:
        """What a side may lay of those cards, if nothing says which it must."""
        return cards

    def swaps_cards(self) -> bool:
        """The two cards have changed places since they were laid."""
        return False

    def is_added_to(self, side: int) -> bool:
        """The number it is about is a part of the value of that side's card."""
        return False

    def lies_beside(self) -> bool:
        """The card it is about lies beside the encounter card of its owner, and is discarded with it."""
        return False

    def wins_outright(self) -> int:
        """The side that wins, whatever the cards say."""
        return UNINVOLVED

    def lower_wins(self) -> bool:
        return False

    def trades_places(self) -> bool:
        """Last of all, winner and loser trade places."""
        return False

    def denies_compensation(self) -> bool:
        return False

    def denies_rewards(self) -> bool:
        return False

    def failed_deal_ships(self, seat: int) -> int:
        """How many ships more that seat loses by a failed deal."""
        return 0

    # -- values and totals -----------------------------------------------------------------------------------------

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        """Change the values of the two cards, offense first."""

    def seat_of_change(self) -> int:
        """Whose change of a value that is."""
        return self.owner

    def ship_weight(self, seat: int) -> int:
        """What each ship of that seat counts."""
        return 1

    def takes_away(self, game: Cosmic, side: int, seat: int) -> bool:
        """The ships of that seat are taken away from the total of its side."""
        return False

    def ship_lines(self, game: Cosmic, side: int, value: int) -> list[LedgerLine] | None:
        """What the ships of a side make of its card's value, if they do not simply count."""
        return None

    def adds(self, game: Cosmic, side: int) -> int:
        """What it adds to a side by what lies on the table at the moment."""
        return 0


BONUS: Final = "bonus "  # in front of what gave it, in the keys of bonuses


class Bonus(Modifier):
    """A number that was given to a side (`owner`): never multiplied, never turned."""
