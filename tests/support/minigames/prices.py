"""A question with numbers: some that it is asked with, some that only people are told."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from support.minigames.steps import Slate


class Buy(Procedure):
    """One of three cards, each for twice its number."""

    STEPS = (Step("prices:1", "choose_card", "pay"),)

    def __init__(self, seat: int, purse: int) -> None:
        self.seat = seat
        self.purse = purse

    def choose_card(self, game: Slate) -> Next:
        return Decision(self.seat, "buy", about("card", [1, 2, 3]), values=(self.purse,))

    def option_numbers(self, game: Slate, decision: Decision, option: Option) -> tuple[int, ...]:
        return (2 * option.id(),)

    def pay(self, game: Slate, reply: Reply) -> Next:
        return None


class Haggle(Buy):
    """The same, with what is left of the purse told as well."""

    def question_numbers(self, game: Slate, decision: Decision) -> tuple[int, ...]:
        return (*decision.values, self.purse - 2)
