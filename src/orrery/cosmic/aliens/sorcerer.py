"""Sorcerer: swaps the two encounter cards before they are shown."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_ALLY, AS_MAIN
from orrery.cosmic.queries import is_main
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import discard, know
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED
from orrery.kernel.procedure import Next


class CardsSwapped(Modifier):
    """Each main player has the other's card, and still knows only the one it laid."""

    KEY = "cards swapped"

    def swaps_cards(self) -> bool:
        return True


class Magic(Use):
    """As main player, with both cards placed and face down: each player gets the other's card."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        encounter = game.now()
        encounter.laid.reverse()
        encounter.open_cards.reverse()
        encounter.from_sheet.reverse()
        game.begin_effect(CardsSwapped(self.seat))
        game.note("cards swapped", self.seat)
        return None


class WildSorcerer(Wild):
    """While no main player is the Sorcerer, before cards are chosen: both main players swap their sheets for good.

    The flare then goes to the Sorcerer, or to the discards if nobody plays it.
    """

    WINDOWS = (BEFORE_CARDS,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        sorcerer = holder(game, ALIEN["sorcerer"])
        return sorcerer == NOBODY or not is_main(game, sorcerer)

    def commit(self, game: Cosmic) -> Next:
        offense, defense = game.players[game.now().offense], game.players[game.now().defense]
        offense.powers, defense.powers = defense.powers, offense.powers
        game.shifted = True  # whoever has too few home colonies has lost the new power too
        game.note("powers swapped", self.seat)
        return None

    def back(self, game: Cosmic) -> None:
        if self.cancelled:
            super().back(game)
            return
        seat = holder(game, ALIEN["sorcerer"])
        if seat == NOBODY:
            discard(game, self.seat, [self.source])
        else:
            game.players[seat].hand.append(self.source)
            for other in range(game.seats):
                know(game, other, [self.source])
            game.note("flare passed on", self.seat, self.source, seat)


class SuperSorcerer(Stronger):
    """The power works for an ally too."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_ALLY,)
    USE = Magic


def holder(game: Cosmic, alien: int) -> int:
    """Who plays that alien now."""
    for seat in range(game.seats):
        if any(power.alien == alien and power.face_up for power in game.players[seat].powers):
            return seat
    return NOBODY


POWER = (Magic,)
WILD = (WildSorcerer,)
SUPER = (SuperSorcerer,)
