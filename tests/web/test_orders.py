"""Standing orders at a table: they answer for their seat, nobody else can tell, and taken back they answer no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.title import Title
from orrery.web.house import House, Wish
from orrery.web.live import LiveTable
from orrery.web.orders import MOST_ORDERS
from orrery.web.speech import WATCHER
from support.bazaar import BAZAAR
from support.house import ANNA, BEN, CLEO, Ear, clock_of, ear_at, in_house, live_table, until
from support.minigames.bazaar import Bazaar
from support.web import WITH_BAZAAR, Server, Visitor

COSMIC = TITLES["cosmic"]
MARKET, RICH, REFUSE = "always_pass_market_0", "rich_ask_market_4", "always_refuse_consent_0"


async def listeners(live: LiveTable) -> list[Ear]:
    ears = [ear_at(seat) for seat in (WATCHER, *range(len(live.chairs)))]
    for ear in ears:
        await live.arrive(ear)
    return ears


def heard(ear: Ear) -> list[bytes]:
    return [msgspec.json.encode(message) for message in ear.heard]


async def follow(live: LiveTable) -> Choice | None:
    """Let an order answer, as the server does after its pause."""
    found = live.by_itself()
    if found is None:
        return None
    choice, token = found.choice, live.token(found.choice.seat)
    await live.choose_for(choice, token, lambda: live.would_choose(choice), found.order)
    return choice


# -- nobody else can tell ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "options"),
    [
        (BAZAAR, {"players": 3, "asks": "all", "length": "long"}),
        (COSMIC, {"players": 4, "windows": "everybody"}),
    ],
)
def test_others_hear_the_same_bytes_whether_an_order_answers_or_a_person(title: Title, options: Options) -> None:
    """Two tables, the same game. At one of them seat 0 has given orders; at the other it answers the same by hand."""
    answered = 0

    async def play() -> None:
        nonlocal answered
        ordered, by_hand = live_table(title, options, 5), live_table(title, options, 5)
        ears, others = await listeners(ordered), await listeners(by_hand)
        assert ordered.table is not None
        for order in [order for order in ordered.orders.possible(0) if not order.about][:3]:
            await ordered.orders.give(0, order.key(), True, "game")
        luck = seeded(7)
        for _ in range(120):
            game = ordered.table.game
            if game.over:
                break
            choice = await follow(ordered)
            if choice is None:
                decision = game.waiting()[0]
                passes = decision.window and luck.below(10) < 7
                choice = Choice(decision.seat, (0,)) if passes else random_choice(decision, luck)
                await ordered.choose(choice.seat, "", ordered.token(choice.seat), list(choice.picks), "", choice.form)
            else:
                answered += 1
            await by_hand.choose(choice.seat, "", by_hand.token(choice.seat), list(choice.picks), "", choice.form)
        for ear, other in zip(ears, others, strict=True):
            if ear.seat != 0:
                assert heard(ear) == heard(other), ear.seat
        assert by_hand.table is not None
        assert ordered.table.choices == by_hand.table.choices

    asyncio.run(play())
    assert answered > 5


def test_giving_an_order_is_told_to_nobody_else() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 3}, 1)
        ears = await listeners(live)
        before = [len(ear.heard) for ear in ears]
        await live.orders.give(1, REFUSE, True, "game")
        more = [len(ear.heard) - count for ear, count in zip(ears, before, strict=True)]
        assert more == [0, 0, 1, 0]
        [order] = ears[2].state().orders or []
        assert (order.key, order.text, order.span) == (REFUSE, "Refuse all deals.", "the whole game")
        assert ears[1].state().orders == []
        live.tell_all()
        assert [ear.state().orders for ear in ears] == [None, [], [order], []]

    asyncio.run(play())


def test_what_an_order_has_answered_is_told_to_its_owner() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 2, "length": "long"}, 1)
        ears = await listeners(live)
        for seat in (0, 1):
            await live.orders.give(seat, MARKET, True, "game")
        assert live.table is not None
        asked = live.asked_seats()[0]
        question = ears[1 + asked].state().question
        assert question is not None
        assert question.passing
        lines = live.log_length()
        first = await follow(live)
        assert first is not None
        [told] = ears[1 + first.seat].state().followed
        assert (told.line, told.text, told.order, told.on) == (
            lines,
            "Your order has answered: Pass in the market.",
            MARKET,
            True,
        )
        assert ears[0].state().followed == ears[2 - first.seat].state().followed == []
        await live.orders.give(first.seat, MARKET, False, "")
        assert not ears[1 + first.seat].state().followed[0].on

    asyncio.run(play())


# -- given, taken back, gone -------------------------------------------------------------------------------------------


def test_an_order_that_is_taken_back_is_not_followed(tmp_path: Path) -> None:
    """Not even if the server was about to answer."""

    async def story(house: House) -> None:
        live = await house.open_table(Wish(BAZAAR, "B", {"length": "long"}, [("me", ""), ("open", "")]), ANNA)
        await house.join(live, BEN, live.row.invite, None)
        for chair in live.chairs:
            chair.auto_pass = "never"
        assert live.table is not None
        seat = live.asked_seats()[0]
        await live.orders.give(seat, MARKET, True, "game")
        assert live.passing_seat() == seat
        await live.orders.give(seat, MARKET, False, "")
        clock_of(house).advance(10)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.asked_seats() == [seat]
        assert live.table.choices == []
        await live.orders.give(seat, MARKET, True, "game")
        await until(lambda: bool(live.table and live.table.choices), lambda: clock_of(house).advance(1))
        assert live.table.choices == [Choice(seat, (0,))]

    with_bazaar(tmp_path, story)


def with_bazaar(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    TITLES["bazaar"] = BAZAAR
    try:
        in_house(folder / "kept", story)
    finally:
        del TITLES["bazaar"]


def test_orders_are_there_after_a_restart_and_go_on_with_nobody_there(tmp_path: Path) -> None:
    """Not in a window: the order refuses a deal, and wakes the table for it."""
    kept: list[str] = []

    async def before(house: House) -> None:
        live = await house.open_table(Wish(BAZAAR, "B", {"length": "long"}, [("me", ""), ("open", "")]), ANNA)
        await house.join(live, BEN, live.row.invite, None)
        for chair in live.chairs:
            chair.auto_pass = "never"
        assert live.table is not None
        game = live.table.game
        while game.waiting()[0].forms is None:
            seat = live.asked_seats()[0]
            await live.choose(seat, "", live.token(seat), [0])
        asked = game.waiting()[0]
        other = 1 - asked.seat
        await live.orders.give(other, REFUSE, True, "game")
        await live.orders.give(other, MARKET, True, "day")
        live.on_change = lambda live: None  # the server ends before it can answer
        assert asked.forms
        await live.choose(asked.seat, "", live.token(asked.seat), [], form=asked.forms[0])
        assert live.asked_seats() == [other]
        kept.append(live.row.id)

    async def after(house: House) -> None:
        await until(lambda: kept[0] in house.live)  # time stands still: else it may be done and put away unseen
        live = house.live[kept[0]]
        assert live.table is not None
        told = [(order.key(), order.lasts) for chair in live.chairs for order in chair.orders]
        assert told == [(REFUSE, "game"), (MARKET, "day")]
        await until(lambda: any(chair.followed for chair in live.chairs), lambda: clock_of(house).advance(1))
        assert [chair.followed[0].order.key() for chair in live.chairs if chair.followed] == [REFUSE]

    with_bazaar(tmp_path, before)
    with_bazaar(tmp_path, after)


def test_who_takes_back_what_an_order_chose_chooses_by_hand() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 2, "length": "long"}, 1)
        await listeners(live)
        assert live.table is not None
        while live.table.game.waiting()[0].forms is None:
            await live.choose(live.asked_seats()[0], "", live.token(live.asked_seats()[0]), [0])
        asked = live.table.game.waiting()[0]
        other = 1 - asked.seat
        await live.orders.give(other, REFUSE, True, "game")
        assert asked.forms
        await live.choose(asked.seat, "", live.token(asked.seat), [], form=asked.forms[0])
        number = len(live.table.choices)
        assert (await follow(live)) == Choice(other, (0,))
        await live.taking_back.undo(other)
        await live.taking_back.agree(asked.seat, True)
        assert len(live.table.choices) == number
        assert live.passing_seat() < 0, "asked, though the order stands"
        assert live.chairs[other].followed == []
        await live.choose(other, "", live.token(other), [1])
        assert live.chairs[other].orders, "and it holds for the next time"

    asyncio.run(play())


def test_an_order_given_for_once_answers_once_and_holds_again_when_that_is_taken_back() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 2, "length": "long"}, 1)
        ears = await listeners(live)
        assert live.table is not None
        seat = live.asked_seats()[0]
        await live.orders.give(seat, MARKET, True, "once")
        assert (await follow(live)) == Choice(seat, (0,))
        assert live.chairs[seat].orders == []
        assert ears[1 + seat].state().orders == []
        assert not ears[1 + seat].state().followed[0].on
        await live.taking_back.undo(seat)
        await live.taking_back.agree(1 - seat, True)
        assert [(order.key(), order.lasts) for order in live.chairs[seat].orders] == [(MARKET, "once")]
        assert live.passing_seat() < 0, "it is chosen by hand now"
        await live.choose(seat, "", live.token(seat), [0])
        assert len(live.chairs[seat].orders) == 1, "the order has not answered, so it holds"

    asyncio.run(play())


def test_to_be_asked_once_is_over_when_one_has_been_asked() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 2, "length": "long"}, 1)
        await listeners(live)
        assert live.table is not None
        game = live.table.game
        assert isinstance(game, Bazaar)
        game.coins = [9, 9]
        seat = live.asked_seats()[0]
        await live.orders.give(seat, MARKET, True, "game")
        await live.orders.give(seat, RICH, True, "once")
        assert await follow(live) is None
        await live.choose(seat, "", live.token(seat), [0])
        assert [order.key() for order in live.chairs[seat].orders] == [MARKET]

    asyncio.run(play())


def test_only_what_the_game_offers_can_be_ordered_and_only_by_those_who_play() -> None:
    async def play() -> None:
        live = live_table(BAZAAR, {"players": 2}, 1)
        for seat, key, lasts, reason in (
            (0, "always_agree_consent_0", "game", "no-such-order"),
            (0, MARKET, "year", "no-such-order"),
            (WATCHER, MARKET, "game", "not-seated"),
        ):
            with pytest.raises(Refused) as refused:
                await live.orders.give(seat, key, True, lasts)
            assert refused.value.reason == reason
        race = live_table(TITLES["race"], {"players": 2}, 1)
        assert race.orders.possible(0) == []
        cosmic = live_table(COSMIC, {"players": 3}, 1)
        order = cosmic.orders.possible(0)[0]
        cosmic.chairs[0].orders = [order] * MOST_ORDERS
        with pytest.raises(Refused) as refused:
            await cosmic.orders.give(0, cosmic.orders.possible(0)[-1].key(), True, "game")
        assert refused.value.reason == "too-many-orders"

    asyncio.run(play())


def test_a_bot_that_stands_in_follows_no_order_and_who_leaves_takes_them_along(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.open_table(
            Wish(BAZAAR, "B", {"length": "long"}, [("me", ""), ("open", ""), ("open", "")]), ANNA
        )
        for person in (BEN, CLEO):
            await house.join(live, person, live.row.invite, None)
        await live.orders.give(0, MARKET, True, "game")
        live.on_change = lambda live: None
        await live.hand_over(0, "random")
        assert live.by_itself() is None or live.passing_seat() != 0
        await live.hand_over(0, "")
        await house.ways_out.quit(live, ANNA)
        assert live.chairs[0].orders == []
        house.forget(live)
        assert (await house.table(live.row.id)).chairs[0].orders == []

    with_bazaar(tmp_path, story)


# -- over the network --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("orders") / "kept", WITH_BAZAAR)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def test_orders_are_listed_given_and_followed(market: Server) -> None:
    anna, ben = Visitor(market, "Anna"), Visitor(market, "Ben")
    for visitor in (anna, ben):
        visitor.call("PUT", "/api/settings", auto_pass="never")
    table, invite = anna.open_table("me", "open", game="bazaar", options={"length": "long"})
    ben.join(table, invite)
    found = anna.call("GET", f"/api/tables/{table}/orders?lang=de")
    assert [(each["key"], each["on"]) for each in found["orders"]] == [(MARKET, False), (RICH, False), (REFUSE, False)]
    assert found["orders"][0]["text"] == "Auf dem Markt passen."
    assert found["spans"] == [
        {"key": "game", "text": "das ganze Spiel"},
        {"key": "day", "text": "diesen Tag"},
        {"key": "once", "text": "einmal"},
    ]
    assert Visitor(market, "Willa").refused("GET", f"/api/tables/{table}/orders", 403) == "not-seated"
    with anna.sit(table) as one, ben.sit(table) as two:
        one.do("order", order=MARKET, on=True)
        one.until_state(lambda state: bool(state.orders))
        assert anna.call("GET", f"/api/tables/{table}/orders")["orders"][0]["on"]
        two.until_asked()
        assert two.question.window
        two.choose(0)
        one.until_state(lambda state: not state.table.window)
        assert [each.order for each in one.state.followed] == [MARKET]
        assert two.state.followed == []
        assert two.state.orders == []
        one.do("order", order=MARKET, on=False)
        one.until_state(lambda state: state.orders == [])
        assert one.refused("order", order="nonsense", on=True).reason == "no-such-order"
