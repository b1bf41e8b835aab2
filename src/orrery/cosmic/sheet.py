"""Sheets: what is so of an alien as long as its sheet lies before a player, besides the deeds of its power."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.cosmic.cards import ALIENS
from orrery.cosmic.state import Cosmic, Power
from orrery.kernel.procedure import Procedure


class Sheet:
    """A sheet like most. The file of an alien whose sheet is special says what is so of it, as `SHEET`."""

    NEEDS_HOMES: ClassVar[bool] = True  # its power is lost for want of home colonies
    SET_UP: ClassVar[bool] = False  # something is laid on it when the game is set up: it never comes later
    LENDS: ClassVar[bool] = False  # cards lie on it face down, which its owner may play and lay by using the power
    BLUFFS: ClassVar[bool] = False  # the opponent's card is shown before the own one
    RELEASES: ClassVar[bool] = False  # its owner may free ships of others in a deal
    SHIPS_EARN: ClassVar[int] = 1  # cards or ships for each own ship, as compensation or reward

    def set_up(self, game: Cosmic, power: Power) -> None:
        """What is laid on it when it is taken at the beginning."""

    def deal(self, game: Cosmic, power: Power) -> None:
        """What is dealt to it after the hand of its owner."""

    def after_the_deal(self, seat: int) -> Procedure | None:
        """What its owner chooses when all hands are dealt."""
        return None

    def use_to_play(self, seat: int, power: Power, card: int, deed: str) -> Procedure:
        """The use by which a card that it lends is played as that deed."""
        raise NotImplementedError

    def use_to_lay(self, seat: int, power: Power, side: int) -> Procedure:
        """The use by which the card of that side was laid."""
        raise NotImplementedError

    def leaves(self, game: Cosmic, seat: int, power: Power) -> None:
        """What goes with it when it leaves the game."""

    def planet_falls(self, game: Cosmic, planet: int) -> None:
        """What goes with a planet that is destroyed."""


SHEETS: Final[list[Sheet]] = [Sheet() for _ in ALIENS]  # by alien; `content` puts the special ones in


def sheet_of(power: Power) -> Sheet:
    return SHEETS[power.alien]


def lender(game: Cosmic, seat: int) -> Power | None:
    """The own sheet, even face down, from which this seat may play cards; one that was lent lends nothing."""
    for power in game.players[seat].powers:
        if SHEETS[power.alien].LENDS and not power.lost and not (game.effects and game.is_zapped(power)):
            return power if power in game.held_by(seat) else None
    return None
