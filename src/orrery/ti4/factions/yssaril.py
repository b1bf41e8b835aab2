"""Yssaril Tribes: more cards than anybody, and all the time in the galaxy."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP
from orrery.ti4.windows import ACTION, WHEN_ACTION_CARDS_DRAWN

MORE_CARDS: Final = 1


class Discarding(Deed):
    """One action card of the hand, of its owner's choice, is discarded."""

    def __init__(self, seat: int, source: int, cancelled: bool = False, card: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card

    def choose(self, game: Galaxy) -> Next:
        if self.card != NOBODY:
            return None
        return Decision(self.seat, "discard", about("card", game.players[self.seat].hand))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.card = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        discard_cards(game, self.seat, [self.card])
        return None


class StallTactics(Discarding):
    """As an action: discard 1 action card."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.players[seat].hand)


class Schemer(Modifier):
    """When you draw 1 or more action cards, draw 1 more."""

    def draws_more(self, game: Galaxy, seat: int) -> int:
        return MORE_CARDS if seat == self.owner else 0


class Scheming(Discarding):
    """Then choose and discard 1 action card of your hand, before anything else happens."""

    WINDOWS = (WHEN_ACTION_CARDS_DRAWN,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        drawn = what_happened(game)
        return drawn.seat == seat and drawn.about > 0 and bool(game.players[seat].hand)


class Crafty(Modifier):
    """You can have any number of action cards; nothing prevents it."""

    def lifts_hand_limit(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class YsiaYssrila(Modifier):
    """The flagship: it can move through systems with ships of other players."""

    def passes_ships(self, game: Galaxy, seat: int, start: int, type: int) -> bool:
        return seat == self.owner and type == FLAGSHIP


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"stall-tactics": (StallTactics,), "scheming": (Scheming,)}
STANDING: Final[dict[str, type[Modifier]]] = {"scheming": Schemer, "crafty": Crafty, "ysia-yssrila": YsiaYssrila}
