"""Standing orders: the game says which fits, the reply is one of the options, and asking comes first."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option, Order
from orrery.kernel.game import Game
from orrery.kernel.orders import FIRST, ONCE, is_in_force, lasting, left_after, reply_by, spans_of
from support.minigames.bazaar import Bazaar, setup

MARKET, RICH, REFUSE = Bazaar.orders(setup({}, 1), 0)


def bazaar(coins: int = 3) -> Bazaar:
    game = setup({"players": 2, "asks": "all"}, 3)
    game.coins = [coins, coins]
    return game


def reply(game: Game, *orders: Order) -> tuple[int, ...] | None:
    found = reply_by(game, game.waiting()[0], list(orders))
    return None if found is None else found.choice.picks


def test_an_order_answers_the_question_it_names_and_no_other() -> None:
    game = bazaar()
    assert game.waiting()[0].prompt == "market"
    assert reply(game) is None
    assert reply(game, MARKET) == (0,)
    assert reply(game, REFUSE) is None


def test_being_asked_comes_before_every_reply() -> None:
    assert reply(bazaar(coins=3), MARKET, RICH) == (0,)
    assert reply(bazaar(coins=4), MARKET, RICH) is None
    assert reply(bazaar(coins=4), RICH, MARKET) is None


def test_an_order_ends_with_its_span() -> None:
    game = bazaar()
    today = lasting(game, MARKET, "day")
    assert is_in_force(game, today)
    assert reply(game, today) == (0,)
    game.rounds += 1
    assert not is_in_force(game, today)
    assert reply(game, today) is None
    assert reply(game, lasting(game, today, "game")) == (0,)
    with pytest.raises(KeyError):
        lasting(game, MARKET, "year")


def test_an_order_for_once_is_in_force_until_it_has_answered() -> None:
    game = bazaar()
    once, asked = lasting(game, MARKET, ONCE), game.waiting()[0]
    game.rounds += 5
    assert is_in_force(game, once)
    assert reply(game, once) == (0,)
    assert left_after(game, asked, [once, REFUSE], once) == [REFUSE]
    assert left_after(game, asked, [once, REFUSE], None) == [once, REFUSE], "it has not answered"
    assert left_after(game, asked, [MARKET], MARKET) == [MARKET]
    assert spans_of(game) == ["game", "day", "once"]


def test_to_be_asked_once_is_done_when_the_seat_has_answered_itself() -> None:
    game = bazaar(coins=4)
    rich = lasting(game, RICH, ONCE)
    assert reply(game, MARKET, rich) is None
    assert left_after(game, game.waiting()[0], [MARKET, rich], None) == [MARKET]
    poor = bazaar(coins=3)
    assert left_after(poor, poor.waiting()[0], [MARKET, rich], None) == [MARKET, rich], "it says nothing about this"


def test_an_option_that_is_not_offered_is_not_taken() -> None:
    game = bazaar()
    asked = game.waiting()[0]
    flies = Order("always", "fly", "market")
    assert reply(game, flies) is None
    assert reply(game, flies, MARKET) == (0,)
    two = Decision(asked.seat, "market", asked.options * 2, 2, 2)
    assert reply_by(game, two, [MARKET]) is None, "one option is no reply to a question for two"


def test_among_options_of_one_key_the_things_say_which() -> None:
    """Research this technology, retreat to that system."""
    game = bazaar()
    options = [Option("system", (("system", number),)) for number in (4, 7, 9)]
    asked = Decision(0, "retreat", options)
    to_seven = Order("always", "system", "retreat", things=(("system", 7),))
    found = reply_by(game, asked, [to_seven])
    assert found is not None
    assert (found.choice, found.order) == (Choice(0, (1,)), to_seven)
    assert reply_by(game, asked, [Order("always", "system", "retreat", things=(("system", 8),))]) is None


def test_what_is_suggested_first_may_be_ordered() -> None:
    """Pay the first suggestion, take hits as proposed."""
    game, first = bazaar(), Order("always", FIRST, "pay")
    forms = [Form(((0, "coin", 2),)), Form(((0, "coin", 3),))]
    found = reply_by(game, Decision(0, "pay", [], forms=forms), [first])
    assert found is not None
    assert found.choice == Choice(0, (), forms[0])
    found = reply_by(game, Decision(0, "pay", [Option("ship", (("ship", each),)) for each in range(4)], 2, 2), [first])
    assert found is not None
    assert found.choice == Choice(0, (0, 1))
    assert reply_by(game, Decision(0, "pay", [Option("none")], forms=[]), [first]) is None


def test_two_orders_are_the_same_by_what_they_say() -> None:
    game = bazaar()
    assert lasting(game, MARKET, "day").key() == MARKET.key()
    keys = [order.key() for order in (MARKET, RICH, REFUSE)]
    assert len(set(keys)) == 3
    assert Order("rich", number=5).key() != Order("rich", number=4).key()
    assert Order("without", about=(("card", 1),)).key() != Order("without", about=(("card", 2),)).key()
    assert " " not in Order("moment", prompt="cards placed").key()
