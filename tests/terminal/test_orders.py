"""Standing orders at the terminal: listed, switched by number, followed, and told to their seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.tables.table import Table
from support.bazaar import BAZAAR
from support.terminal import Firsts, Session

PASSED = "Your order has answered: Pass in the market."


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(*typed: str, language: str = "en", seed: int = 3) -> Session:
    """One person and a bot at the bazaar."""
    session = Session(*typed)
    session.play(Table(BAZAAR, {"length": "long"}, seed, ["human", "random"]), language)
    return session


def test_orders_are_listed_with_their_state() -> None:
    said = played("orders").said()
    assert "for how long: 1 the whole game, 2 this day, 3 once." in said
    assert "1. [off] Pass in the market." in said
    assert "3. [off] Refuse all deals." in said
    german = played("anweisungen", language="de").said()
    assert "1. [aus] Auf dem Markt passen." in german


def test_an_order_answers_until_it_is_switched_off() -> None:
    session = played("orders 1")
    assert "1. [the whole game] Pass in the market." in session.said()
    assert PASSED in session.said()
    mine = [choice for choice in session.table.choices if choice.seat == 0]
    assert Choice(0, (0,)) in mine
    asked = session.table.game.asked(0)
    assert asked is not None
    assert asked.prompt != "market", "that is answered"

    session = played("orders 3 2", "orders 3")
    assert "3. [this day] Refuse all deals." in session.said()
    assert "3. [off] Refuse all deals." in session.said()
    assert session.client.orders[0].given == []


def test_an_order_given_for_once_answers_once() -> None:
    session = played("orders 1 3")
    assert "1. [once] Pass in the market." in session.said()
    assert session.said().count(PASSED) == 1
    assert session.client.orders[0].given == []


def test_what_is_taken_back_is_asked() -> None:
    """The order stands, but whoever goes back wants to choose."""
    session = played("orders 3", "1", "undo", "orders")
    assert "3. [the whole game] Refuse all deals." in session.said()
    orders = session.client.orders[0]
    assert [order.reply for order in orders.given] == ["refuse"]


@pytest.mark.parametrize("wrong", ["orders 9", "orders 1 7", "orders x", "orders 1 2 3", "orders 0"])
def test_numbers_that_mean_nothing_change_nothing(wrong: str) -> None:
    session = played(wrong)
    assert f"“{wrong.removeprefix('orders ')}” is none of the orders" in session.said()
    assert session.client.orders[0].given == []


def test_where_there_is_nothing_to_order() -> None:
    session = Session("orders")
    session.play(Table(TITLES["race"], {"players": 2}, 1, ["human", "random"]))
    assert "In this game there is nothing to order." in session.said()


def test_cosmic_at_the_terminal() -> None:
    session = Session("orders 4")
    session.then = Firsts(session)
    session.play(Table(TITLES["cosmic"], {"players": 3, "windows": "everybody"}, 1, ["human", "random", "random"]))
    assert "4. [the whole game] Pass where I have nothing to act with." in session.said()
    assert "Your order has answered: Pass where I have nothing to act with." in session.said()
    assert session.table.game.over
