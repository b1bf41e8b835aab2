"""Kyver, Blade and Key, hero of the Yssaril: everybody's hand is opened a little."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Loop, Next, Step
from orrery.ti4.components import CARD
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.giving import give_card
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.rules.showing import ShownCards
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION

DISCARDED: Final = 3
LEAVE: Final = Option("leave cards")
TAKE: Final = "take shown card"
DISCARD: Final = "discard at random"


class Kyver(Hero):
    """As an action: each other player shows you 1 action card of its choice; of each you may take that card, or make it
    discard 3 action cards by chance."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any(player.hand for other, player in enumerate(game.players) if other != seat)

    def commit(self, game: Galaxy) -> Next:
        return Call(GuildOfSpies(self.seat))


class GuildOfSpies(ShownCards):
    """All have shown their cards before anything is taken or discarded."""

    STEPS = (
        Step("ti4:31.7", "choose_cards", "show"),
        Loop("ti4:31.7", "choose_fate", "carry_out"),
    )

    def __init__(self, seat: int, shown: tuple[tuple[int, int], ...] = (), now: int = NOBODY) -> None:
        super().__init__(seat, shown)
        self.now = now  # the player about whose cards is decided

    def viewed(self, game: Galaxy) -> list[int]:
        return clockwise(game, self.seat)[1:]

    def choose_fate(self, game: Galaxy) -> Next:
        while self.shown:
            self.now, card = self.shown[0]
            if game.players[self.now].hand:
                return self._question(game, card)
            self.shown = self.shown[1:]
        return None

    def _question(self, game: Galaxy, card: int) -> Decision:
        hand = game.players[self.now].hand
        things = (("seat", self.now), (CARD, card))
        options = [LEAVE, Option(TAKE, ((CARD, card),))] if card in hand else [LEAVE]
        options.append(Option(DISCARD, (("seat", self.now),), (min(DISCARDED, len(hand)),)))
        return Decision(self.seat, "guild of spies", options, things=things)

    def carry_out(self, game: Galaxy, reply: Reply) -> Next:
        (other, card), self.shown = self.shown[0], self.shown[1:]
        key = reply.option().key
        if key == TAKE:
            give_card(game, other, self.seat, card)
        elif key == DISCARD:
            left = sorted(game.players[other].hand)
            game.rng.shuffle(left)
            discard_cards(game, other, left[:DISCARDED])
        return None if self.shown else Done()


DEEDS = (Kyver,)
