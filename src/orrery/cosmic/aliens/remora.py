"""Remora: clings to what others gain."""

from __future__ import annotations

from orrery.cosmic.rules.aftermath import still_to_come, what_happened
from orrery.cosmic.rules.deed import Deed, Flare, Super, Use, Wild, subject
from orrery.cosmic.rules.moves import draw, free_from_warp
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARD_PLAYED, CARDS_DRAWN, COLONY_GAINED, SHIPS_FREED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next


class Cling(Use):
    """Take a share of what another player just gained. What one Remora gains this way feeds no other."""

    @classmethod
    def clings(cls, game: Cosmic, seat: int) -> bool:
        gainer = what_happened(game).seat
        if gainer == seat:
            return False
        for frame in reversed(game.stack):
            if isinstance(frame.procedure, Deed):
                return not (isinstance(frame.procedure, Cling) and frame.procedure.seat == gainer)
        return True


class ClingToShips(Cling):
    """When another player frees ships from the warp: free one too, if it was there before this encounter."""

    WINDOWS = (SHIPS_FREED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.players[seat].warp > game.players[seat].fresh and cls.clings(game, seat)

    def commit(self, game: Cosmic) -> Next:
        free_from_warp(game, self.seat, 1)
        return place_all(game)


class ClingToCards(Cling):
    """When another player draws from the deck: draw one card too."""

    WINDOWS = (CARDS_DRAWN,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.clings(game, seat)

    def commit(self, game: Cosmic) -> Next:
        draw(game, self.seat, 1)
        return None


class WildRemora(Wild):
    """When another player uses a flare: draw a card."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        played = subject(game)
        return isinstance(played, Flare) and played.seat != seat

    def commit(self, game: Cosmic) -> Next:
        draw(game, self.seat, 1)
        return None


class SuperRemora(Super):
    """When another player gains a colony: draw a card or free a ship, once for each colony gained together."""

    WINDOWS = (COLONY_GAINED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, cards: int = -1, ships: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.cards = cards  # nothing said yet: -1
        self.ships = ships

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return what_happened(game).seat != seat

    def choose(self, game: Cosmic) -> Next:
        """This colony, and those on the list that were gained in the same step."""
        if self.cards >= 0:
            return None
        others = [what for what in still_to_come(game) if what.window == COLONY_GAINED and what.seat != self.seat]
        number = 1 + len(others)
        most = min(number, game.players[self.seat].warp)
        options = [Option("reward", (("cards", number - ships), ("ships", ships))) for ships in range(most + 1)]
        return Decision(self.seat, "reward", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        things = reply.option().things
        self.cards, self.ships = things[0][1], things[1][1]
        game.note("named gains", self.seat, self.cards, self.ships)
        return None

    def commit(self, game: Cosmic) -> Next:
        free_from_warp(game, self.seat, self.ships)
        draw(game, self.seat, self.cards)
        return place_all(game)


POWER = (ClingToShips, ClingToCards)
WILD = (WildRemora,)
SUPER = (SuperRemora,)
