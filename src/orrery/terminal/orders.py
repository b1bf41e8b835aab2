"""Standing orders at the terminal: listed, switched by number, and followed as long as the game is open here."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Decision, Order
from orrery.kernel.game import Game
from orrery.kernel.orders import Ordered, is_in_force, lasting, left_after, reply_by, spans_of
from orrery.terminal.words import say
from orrery.words import Words


class Orders:
    """What one seat has ordered."""

    def __init__(self) -> None:
        self.given: list[Order] = []
        self.answered: list[Order] = []  # since the seat has looked last
        self.by_hand: Decision | None = None  # the question to which it has come back

    def reply(self, game: Game, decision: Decision) -> Ordered | None:
        """What has been ordered for this question; None: ask."""
        return None if not self.given or decision is self.by_hand else reply_by(game, decision, self.given)

    def left(self, game: Game, decision: Decision, by: Order | None) -> list[Order]:
        """What still holds once this question is answered."""
        return left_after(game, decision, self.given, by)

    def possible(self, game: Game, seat: int) -> list[Order]:
        """What may be ordered now, each as it was given, if it was; then what else was given."""
        self.given = [order for order in self.given if is_in_force(game, order)]
        given = {order.key(): order for order in self.given}
        return list(({order.key(): order for order in game.orders(seat)} | given).values())

    def listed(self, game: Game, seat: int, words: Words[Any]) -> list[str]:
        """All that may be ordered, by number."""
        texts: list[str] = []
        for number, order in enumerate(self.possible(game, seat), 1):
            state = words.span(order.lasts) if order in self.given else say(words.language, "order-off")
            texts.append(say(words.language, "order", number=number, order=words.order(order), state=state))
        return texts

    def switch(self, game: Game, seat: int, text: str) -> bool:
        """ "2": the second order, on or off; "2 3": on, for the third span. False: the numbers mean nothing."""
        numbers = [int(number) for number in text.split() if number.isdecimal() and len(number) < 4]
        possible, spans = self.possible(game, seat), spans_of(game)
        if len(numbers) != len(text.split()) or len(numbers) > 2 or not 1 <= numbers[0] <= len(possible):
            return False
        order, until = possible[numbers[0] - 1], numbers[-1] if len(numbers) == 2 else 1
        if not 1 <= until <= len(spans):
            return False
        on = len(numbers) == 2 or order not in self.given
        self.given = [each for each in self.given if each.key() != order.key()]
        if on:
            self.given.append(lasting(game, order, spans[until - 1]))
        return True
