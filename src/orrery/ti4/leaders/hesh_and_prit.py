"""Hesh and Prit, heroes of the Naaz-Rokha: a relic, and what others have planned."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.reinforcements import tokens_left, tokens_to_place
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.dues import TakeFromPool
from orrery.ti4.rules.relic_moves import gain_relic
from orrery.ti4.rules.strategic import STRATEGIES, Follow
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION

MOST: Final = 2
NO_MORE: Final = Option("no more cards")


def open_cards(game: Galaxy) -> list[int]:
    """The strategy cards that are readied, whoever has them, or that nobody has chosen."""
    used = [card for player in game.players for card in player.used]
    return [card for card in sorted(STRATEGY_CARDS) if card not in used]


class HeshAndPrit(Hero):
    """As an action: gain 1 relic and resolve the secondary abilities of up to 2 strategy cards that are readied or
    unchosen; command tokens for them are spent from the reinforcements."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        gain_relic(game, self.seat)
        return Call(PerfectSynthesis(self.seat))


class PerfectSynthesis(Procedure):
    """Both cards are named, in the order in which they are resolved, before the first is."""

    STEPS = (
        Loop("ti4:31.7", "choose_card", "note_card"),
        Loop("ti4:83.1", "resolve_next"),
    )

    def __init__(self, seat: int, named: tuple[int, ...] = (), over: bool = False, done: int = 0) -> None:
        self.seat = seat
        self.named = named
        self.over = over  # enough are named
        self.done = done  # twice as many as are resolved: the token of each comes first

    def choose_card(self, game: Galaxy) -> Next:
        cards = [card for card in open_cards(game) if card not in self.named and self._may(game, card)]
        if self.over or len(self.named) == MOST or not cards:
            return None
        return Decision(self.seat, "synthesis", [NO_MORE, *about("strategy", cards)])

    def _may(self, game: Galaxy, card: int) -> bool:
        """The rest of its price can be paid; a token comes from the reinforcements, or else from a pool."""
        payable = not STRATEGIES[card].token or tokens_to_place(game, self.seat)
        return payable and STRATEGIES[card].lacks(game, self.seat) is None

    def note_card(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NO_MORE:
            self.over = True
        else:
            self.named += (reply.option().id(),)
        return None

    def resolve_next(self, game: Galaxy) -> Next:
        """A token that is spent from the reinforcements lies there again; where none is left one comes from a pool
        (52.3b)."""
        while self.done < 2 * len(self.named):
            card, paid = self.named[self.done // 2], self.done % 2
            if not self._may(game, card):
                return None  # the second one: the first has used up what it needs
            self.done += 1
            if paid:
                return Call(Follow(self.seat, card, free=True))
            if STRATEGIES[card].token and not tokens_left(game, self.seat):
                return Call(TakeFromPool(self.seat))
        return None


DEEDS = (HeshAndPrit,)
