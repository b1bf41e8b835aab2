"""Reasons: why a seat cannot choose a thing that it points at."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Next, Procedure, Step
from support.minigames.steps import Slate, slate


class Buy(Procedure):
    """Asks seat 0 for card 1 or 2; card 3 is too dear."""

    STEPS = (Step("mini:buy.1", "ask", "bought"),)

    def ask(self, game: Slate) -> Next:
        return Decision(0, "buy", [Option("card", (("card", card),)) for card in (1, 2)])

    def bought(self, game: Slate, reply: Reply) -> Next:
        return None

    def why_not(self, game: Any, seat: int, thing: Thing) -> Refused | None:
        if thing == ("card", 3):
            return Refused("too-dear", (5, 4), "mini:buy.2")
        return Refused("not-for-sale") if thing[0] == "card" else None


def shop() -> Slate:
    game = slate(2, [[], []])
    game.begin(Buy())
    return game


def test_what_can_be_chosen_needs_no_reason() -> None:
    assert shop().why_not(0, ("card", 1)) is None


def test_the_procedure_that_asks_says_why_with_numbers_and_its_rule() -> None:
    refused = shop().why_not(0, ("card", 3))
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("too-dear", (5, 4), "mini:buy.2")


def test_a_reason_without_a_rule_has_that_of_the_question() -> None:
    refused = shop().why_not(0, ("card", 9))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("not-for-sale", "mini:buy.1")


def test_what_the_question_is_not_about_is_said_so() -> None:
    refused = shop().why_not(0, ("planet", 3))
    assert refused is not None
    assert refused.reason == "not-in-question"


def test_who_is_not_asked_and_who_comes_too_late_are_told() -> None:
    game = shop()
    refused = game.why_not(1, ("card", 1))
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("not-asked", (1,))
    game.finish([0])
    refused = game.why_not(0, ("card", 1))
    assert refused is not None
    assert refused.reason == "game-over"
