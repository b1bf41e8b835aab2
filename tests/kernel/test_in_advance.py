"""Replies in advance: who will be asked later in an open window, and how long a pass that was said before holds."""

from __future__ import annotations

from orrery.kernel.decision import PASS, Choice, Decision, Option, Order
from orrery.kernel.orders import ASK, HERE, Ordered, in_advance, is_in_force, left_after, reply_by, standing
from support.minigames.bazaar import Bazaar, setup
from support.minigames.steps import Ask, OpensWindow, Slate, slate
from support.play import answer


def opened(name: str, *hands: list[int]) -> Slate:
    game = slate(len(hands), list(hands))
    game.begin(OpensWindow(name))
    return game


def seats_to_come(game: Slate) -> list[int]:
    return [seat for seat in range(game.seats) if game.later(seat)]


def card(number: int) -> Option:
    return Option("card", (("card", number),))


# -- who will be asked -------------------------------------------------------------------------------------------------


def test_the_seats_after_the_one_that_is_asked_are_still_to_come() -> None:
    game = opened("round", [1], [3], [], [4, 5])
    assert seats_to_come(game) == [1, 3], "not who is asked, and not who has nothing to offer"
    [decision] = game.later(3)
    assert (decision.seat, decision.prompt, decision.options) == (3, "round", [PASS, card(4), card(5)])
    answer(game, 0, "pass")
    assert seats_to_come(game) == [3], "who has passed is asked no more"
    assert game.later(3) == [decision]
    answer(game, 1, "pass")
    assert game.waiting()[0].options == decision.options
    assert seats_to_come(game) == []


def test_after_a_deed_all_the_others_are_to_come_again() -> None:
    game = opened("round", [1, 2], [3], [4])
    answer(game, 0, "pass")
    answer(game, 1, "card 3")
    assert game.waiting()[0].seat == 2
    assert seats_to_come(game) == [0]
    again = opened("restart", [1, 2], [3], [4])
    answer(again, 0, "pass")
    answer(again, 1, "card 3")
    assert again.waiting()[0].seat == 0
    assert seats_to_come(again) == [2]


def test_the_order_of_asking_is_that_of_the_window() -> None:
    game = opened("backwards", [1], [2], [3])
    assert game.waiting()[0].seat == 2
    answer(game, 2, "pass")
    assert seats_to_come(game) == [0]


def test_who_must_act_cannot_pass_and_while_somebody_must_nobody_is_offered_to() -> None:
    duties = opened("round", [1], [100, 101], [2])
    assert seats_to_come(duties) == [2]
    forced = opened("round", [100, 101], [2])
    assert forced.waiting()[0].prompt == "duty"
    assert seats_to_come(forced) == []


def test_outside_windows_nobody_is_to_come() -> None:
    game = slate(2)
    game.begin(Ask((0,)))
    assert seats_to_come(game) == []


# -- how long it holds -------------------------------------------------------------------------------------------------


def bazaar() -> tuple[Bazaar, list[int]]:
    """All may play a card in the market; the seats in the order of asking."""
    game = setup({"players": 3, "asks": "all"}, 3)
    game.hands = [[0, 2], [4, 6], [8, 10]]
    game.ask_again()
    return game, game.order("market")


def pass_of(game: Bazaar, seat: int) -> Order:
    [decision] = game.later(seat)
    found = in_advance(game, decision)
    assert found is not None
    return found


def replies(game: Bazaar, *orders: Order) -> Ordered | None:
    return reply_by(game, game.waiting()[0], list(orders))


def test_what_was_said_in_advance_answers_when_only_passes_came_before() -> None:
    game, (first, second, last) = bazaar()
    early = pass_of(game, last)
    assert (early.condition, early.reply, early.prompt) == (HERE, "pass", "market")
    assert replies(game, early) is None, "it is no reply to what the first seat is asked"
    game.answer(Choice(first, (0,)))
    game.answer(Choice(second, (0,)))
    found = replies(game, early)
    assert found is not None
    assert (found.choice, found.order) == (Choice(last, (0,)), early)


def test_as_soon_as_somebody_acts_it_is_no_more() -> None:
    game, (first, second, last) = bazaar()
    early = pass_of(game, last)
    game.answer(Choice(first, (0,)))
    game.answer(Choice(second, (1,)))
    assert game.waiting()[0].seat == last
    assert not is_in_force(game, early)
    assert replies(game, early) is None


def test_it_holds_for_this_window_and_not_for_the_next_of_that_name() -> None:
    game, (first, second, last) = bazaar()
    early = pass_of(game, last)
    for seat in (first, second, last):
        game.answer(Choice(seat, (0,)))
    game.answer(Choice(game.waiting()[0].seat, (0,)))
    assert game.waiting()[0].prompt == "market"
    assert not is_in_force(game, early)


def test_other_options_than_were_seen_then_are_asked() -> None:
    game, (first, second, last) = bazaar()
    early = pass_of(game, last)
    game.answer(Choice(first, (0,)))
    game.hands[last].append(12)
    game.answer(Choice(second, (0,)))
    assert game.waiting()[0].seat == last
    assert replies(game, early) is None


def test_a_log_that_is_shorter_than_it_was_or_not_there_says_nothing() -> None:
    game, (_, _, last) = bazaar()
    early = pass_of(game, last)
    assert is_in_force(game, early)
    copied = game.copy()
    assert not is_in_force(copied, early)
    assert game.log is not None
    game.log.pop()
    assert not is_in_force(game, early)


def test_it_comes_before_an_order_to_be_asked_and_is_over_whoever_answers() -> None:
    game, (first, second, last) = bazaar()
    early, ask = pass_of(game, last), Order("always", ASK, "market")
    game.answer(Choice(first, (0,)))
    game.answer(Choice(second, (0,)))
    found = replies(game, ask, early)
    assert found is not None
    assert found.order == early
    asked = game.waiting()[0]
    assert left_after(game, asked, [ask, early], early) == [ask]
    assert left_after(game, asked, [ask, early], None) == [ask], "the seat has answered itself"
    assert standing([ask, early]) == [ask]


def test_where_nothing_passes_nothing_is_said_in_advance() -> None:
    game, _ = bazaar()
    assert in_advance(game, Decision(0, "consent", [Option("refuse"), Option("agree")])) is None
