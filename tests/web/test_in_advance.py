"""A seat whose turn of asking is still to come passes already: kept, used, dropped, taken back, and told to nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Order, Refused
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

PASS = 0
EVEN = [[0, 2], [4, 6], [8, 10]]  # everybody can act in the market


def market(hands: list[list[int]] | None = None, asks: str = "all") -> LiveTable:
    """A market of three with these hands: the seats are asked in the order 1, 2, 0."""
    live = live_table(BAZAAR, {"players": 3, "asks": asks, "length": "long"}, 1)
    deal(live, hands or EVEN)
    return live


def deal(live: LiveTable, hands: list[list[int]]) -> None:
    game = bazaar_of(live)
    game.hands = [list(hand) for hand in hands]
    game.ask_again()
    assert game.order("market") == [1, 2, 0]


def bazaar_of(live: LiveTable) -> Bazaar:
    assert live.table is not None
    game = live.table.game
    assert isinstance(game, Bazaar)
    return game


def choices_of(live: LiveTable) -> list[Choice]:
    assert live.table is not None
    return live.table.choices


async def listeners(live: LiveTable) -> list[Ear]:
    ears = [ear_at(seat) for seat in (*range(len(live.chairs)), WATCHER)]
    for ear in ears:
        await live.arrive(ear)
    return ears


async def choose(live: LiveTable, seat: int, *picks: int) -> None:
    await live.choose(seat, "", live.token(seat), list(picks))


async def say_early(live: LiveTable, seat: int, on: bool = True) -> Order:
    [order] = live.orders.ahead(seat)
    await live.orders.give(seat, order.key(), on, "game")
    return order


async def follow(live: LiveTable) -> Choice | None:
    """Let what answers by itself answer, as the server does after its pause."""
    found = live.by_itself()
    if found is None:
        return None
    choice, token = found.choice, live.token(found.choice.seat)
    await live.choose_for(choice, token, lambda: live.would_choose(choice), found.order)
    return choice


async def refused(giving: Awaitable[None]) -> str:
    with pytest.raises(Refused) as caught:
        await giving
    return caught.value.reason


# -- kept and used -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asks", ["all", "some"])
def test_a_later_seat_passes_already_and_is_not_waited_for(asks: str) -> None:
    async def play() -> None:
        live = market(asks=asks)
        ears = await listeners(live)
        assert [len(ear.state().ahead) for ear in ears] == [1, 0, 1, 0]
        [told] = ears[2].state().ahead
        assert (told.text, told.on) == ("Pass in advance.", False)
        await say_early(live, 2)
        [told] = ears[2].state().ahead
        assert told.on
        assert ears[2].state().orders == [], "it is no standing order"
        assert live.by_itself() is None
        assert live.asked_seats() == [1]
        await choose(live, 1, PASS)
        assert await follow(live) == Choice(2, (PASS,))
        assert live.asked_seats() == [0]
        assert live.chairs[2].orders == []
        assert ears[2].state().ahead == []
        assert [each.text for each in ears[2].state().followed] == ["Your order has answered: Pass in advance."]

    asyncio.run(play())


def test_it_is_dropped_as_soon_as_somebody_acts_and_the_seat_is_asked() -> None:
    async def play() -> None:
        live = market()
        ears = await listeners(live)
        await say_early(live, 0)
        await say_early(live, 2)
        await choose(live, 1, 1)
        assert live.asked_seats() == [2]
        assert live.by_itself() is None
        assert [len(ear.state().ahead) for ear in ears] == [1, 1, 0, 0], "they may say it anew"
        assert not ears[0].state().ahead[0].on
        await choose(live, 2, PASS)
        assert live.asked_seats() == [0]
        assert await follow(live) is None

    asyncio.run(play())


def test_it_holds_for_this_window_alone() -> None:
    async def play() -> None:
        live = market()
        await listeners(live)
        await say_early(live, 0)
        for _ in range(2):
            await choose(live, live.asked_seats()[0], PASS)
        assert await follow(live) == Choice(0, (PASS,))
        await choose(live, live.asked_seats()[0], 0)  # no deal; the next market opens
        assert bazaar_of(live).waiting()[0].prompt == "market"
        while 0 not in live.asked_seats():
            await choose(live, live.asked_seats()[0], PASS)
        assert await follow(live) is None

    asyncio.run(play())


def test_who_answers_by_hand_has_nothing_in_advance_any_more() -> None:
    async def play() -> None:
        live = market()
        await listeners(live)
        await say_early(live, 2)
        await choose(live, 1, PASS)
        assert live.asked_seats() == [2]
        await choose(live, 2, 1)  # quicker than the server
        assert live.chairs[2].orders == []

    asyncio.run(play())


# -- taken back --------------------------------------------------------------------------------------------------------


def test_it_can_be_taken_back_until_it_is_used_and_then_there_is_a_reason() -> None:
    async def play() -> None:
        live = market()
        await listeners(live)
        order = await say_early(live, 2)
        await say_early(live, 2, on=False)
        assert live.chairs[2].orders == []
        await choose(live, 1, PASS)
        assert await follow(live) is None
        assert live.asked_seats() == [2]
        assert await refused(live.orders.give(2, order.key(), True, "game")) == "not-ahead", "it is asked now"
        key = (await say_early(live, 0)).key()
        await choose(live, 2, PASS)
        assert await follow(live) == Choice(0, (PASS,))
        assert await refused(live.orders.give(0, key, False, "game")) == "not-ahead", "it has been used"

    asyncio.run(play())


def test_even_in_the_pause_before_it_is_used(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await three_people(house)
        await say_early(live, 2)
        await choose(live, 1, PASS)
        assert live.passing_seat() == 2
        await say_early(live, 2, on=False)
        clock_of(house).advance(10)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.asked_seats() == [2]
        assert len(choices_of(live)) == 1

    with_bazaar(tmp_path, story)


def test_whoever_goes_back_in_the_game_is_asked_again() -> None:
    """The log grows anew, perhaps to the same length: what was said about another one must not count."""

    async def play() -> None:
        live = market()
        ears = await listeners(live)
        await say_early(live, 2)
        await choose(live, 1, PASS)
        assert await follow(live) == Choice(2, (PASS,))
        await live.taking_back.undo(1)
        for seat in (0, 2):
            await live.taking_back.agree(seat, True)
        assert choices_of(live) == []
        assert live.chairs[2].orders == []
        assert [each.on for each in ears[2].state().ahead] == [False]
        await say_early(live, 0)
        await choose(live, 1, PASS)
        await live.taking_back.undo(1)
        for seat in (0, 2):
            await live.taking_back.agree(seat, True)
        assert live.chairs[0].orders == [], "not used yet, and dropped all the same"

    asyncio.run(play())


# -- offered or not ----------------------------------------------------------------------------------------------------


def test_it_is_not_offered_to_who_is_answered_for_anyway_nor_to_strangers_and_bots() -> None:
    async def play() -> None:
        live = market([[0, 2], [4, 6], [1, 3]])
        assert len(live.orders.ahead(2)) == 1, "asked although it holds nothing"
        live.chairs[2].auto_pass = "nothing"
        assert live.orders.ahead(2) == []
        assert len(live.orders.ahead(0)) == 1
        await live.orders.give(0, "always_pass_market_0", True, "game")
        assert live.orders.ahead(0) == []
        await live.orders.give(0, "always_pass_market_0", False, "game")
        key = live.orders.ahead(0)[0].key()
        await live.pass_round(0, True)
        assert live.orders.ahead(0) == []
        await live.pass_round(0, False)
        assert await refused(live.orders.give(1, key, True, "game")) == "not-ahead"
        assert await refused(live.orders.give(WATCHER, key, True, "game")) == "not-seated"
        live.chairs[0].bot = "random"
        assert live.orders.ahead(0) == []

    asyncio.run(play())


def test_who_can_only_pass_is_offered_nothing_where_only_holders_are_asked() -> None:
    """Being offered it would tell that a window is open for something that one does not have."""

    async def play() -> None:
        live = market([[0, 2], [4, 6], [1, 3]], asks="some")
        assert live.orders.ahead(2) == []
        assert len(live.orders.ahead(0)) == 1

    asyncio.run(play())


def test_however_many_orders_stand_one_can_pass_in_advance() -> None:
    async def play() -> None:
        live = market()
        given = live.orders.possible(2)[-1]
        live.chairs[2].orders = [given] * MOST_ORDERS
        bazaar_of(live).coins[2] = 0
        await say_early(live, 2)
        assert len(live.chairs[2].orders) == MOST_ORDERS + 1

    asyncio.run(play())


# -- nobody else can tell ----------------------------------------------------------------------------------------------


def heard(ear: Ear) -> list[bytes]:
    return [msgspec.json.encode(message) for message in ear.heard]


@pytest.mark.parametrize(
    ("title", "options"),
    [
        (BAZAAR, {"players": 3, "asks": "all", "length": "long"}),
        (BAZAAR, {"players": 3, "asks": "some", "length": "long"}),
        (TITLES["cosmic"], {"players": 4, "windows": "everybody"}),
        (TITLES["cosmic"], {"players": 4, "windows": "holders"}),
        (TITLES["ti4"], {"players": 4, "windows": "everybody"}),
    ],
)
def test_others_hear_the_same_bytes_whether_somebody_passed_in_advance(title: Title, options: Options) -> None:
    """Two tables, the same game. At one of them seat 0 says in advance all it can; at the other it answers the same by
    hand when it is asked. In between it also takes some of it back."""
    answered = given = 0

    async def play(seed: int) -> None:
        nonlocal answered, given
        early, by_hand = live_table(title, options, seed), live_table(title, options, seed)
        ears, others = await listeners(early), await listeners(by_hand)
        luck = seeded(seed)
        for _ in range(150):
            assert early.table is not None
            game = early.table.game
            if game.over:
                break
            for order in early.orders.ahead(0):
                given += 1
                await early.orders.give(0, order.key(), luck.below(5) > 0, "once")
            choice = await follow(early)
            if choice is None:
                decision = game.waiting()[0]
                passes = decision.window and luck.below(10) < 8
                choice = Choice(decision.seat, (PASS,)) if passes else random_choice(decision, luck)
                await early.choose(choice.seat, "", early.token(choice.seat), list(choice.picks), "", choice.form)
            else:
                answered += 1
            await by_hand.choose(choice.seat, "", by_hand.token(choice.seat), list(choice.picks), "", choice.form)
        for ear, other in zip(ears, others, strict=True):
            if ear.seat != 0:
                assert heard(ear) == heard(other), ear.seat
        assert choices_of(early) == choices_of(by_hand)

    for seed in range(1, 4):
        asyncio.run(play(seed))
    assert given > 3
    assert answered > 1


def test_to_say_it_and_to_take_it_back_is_told_to_nobody_else() -> None:
    async def play() -> None:
        live = market()
        ears = await listeners(live)
        before = [len(ear.heard) for ear in ears]
        await say_early(live, 2)
        await say_early(live, 2, on=False)
        assert [len(ear.heard) - count for ear, count in zip(ears, before, strict=True)] == [0, 0, 2, 0]

    asyncio.run(play())


def test_whether_i_may_say_it_does_not_tell_whether_others_were_asked_or_passed() -> None:
    """Seat 0 is the last. What it is sent is the same whoever of the others holds something, and whoever has passed."""

    async def play() -> None:
        sent: set[bytes] = set()
        for hands in (EVEN, [[0, 2], [4, 6], [1, 3]], [[0, 2], [5, 7], [8, 10]]):
            live = market(hands)
            [ear] = [ear for ear in await listeners(live) if ear.seat == 0]
            for asked in (1, 2):
                assert live.asked_seats() == [asked]
                ear.lines = 0  # with the whole log again
                live.tell(ear)
                sent.add(heard(ear)[-1])
                assert len(ear.state().ahead) == 1
                await choose(live, asked, PASS)
        assert len(sent) == 1

    asyncio.run(play())


# -- kept over restarts ------------------------------------------------------------------------------------------------


async def three_people(house: House) -> LiveTable:
    seats = [("me", ""), ("open", ""), ("open", "")]
    live = await house.open_table(Wish(BAZAAR, "B", {"length": "long", "asks": "all"}, seats), ANNA)
    for person in (BEN, CLEO):
        await house.join(live, person, live.row.invite, None)
    for chair in live.chairs:
        chair.auto_pass = "never"
    assert bazaar_of(live).order("market") == [1, 2, 0]
    return live


def with_bazaar(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    TITLES["bazaar"] = BAZAAR
    try:
        in_house(folder / "kept", story)
    finally:
        del TITLES["bazaar"]


@pytest.mark.parametrize("acts", [False, True])
def test_it_is_there_after_a_restart(tmp_path: Path, acts: bool) -> None:
    """And is used with nobody there; or does not count, if somebody acts then."""
    kept: list[str] = []

    async def before(house: House) -> None:
        live = await three_people(house)
        await say_early(live, 2)
        kept.append(live.row.id)

    async def after(house: House) -> None:
        live = await house.table(kept[0])
        for chair in live.chairs:
            chair.auto_pass = "never"
        [order] = live.orders.ahead(2)
        assert order in live.chairs[2].orders
        if acts:
            bazaar_of(live).hands[1] = [0]
            bazaar_of(live).ask_again()
            await choose(live, 1, 1)
            assert live.passing_seat() < 0
            return
        await choose(live, 1, PASS)
        await until(lambda: len(choices_of(live)) == 2, lambda: clock_of(house).advance(1))
        assert choices_of(live)[1] == Choice(2, (PASS,))
        assert live.asked_seats() == [0]

    with_bazaar(tmp_path, before)
    with_bazaar(tmp_path, after)


# -- over the network --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("advance") / "kept", WITH_BAZAAR)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def test_said_on_the_wire_and_refused_in_words(served: Server) -> None:
    anna, ben = Visitor(served, "Anna"), Visitor(served, "Ben")
    for visitor in (anna, ben):
        visitor.call("PUT", "/api/settings", auto_pass="never")
    table, invite = anna.open_table("me", "open", game="bazaar", options={"length": "long"})
    ben.join(table, invite)
    with anna.sit(table) as one, ben.sit(table) as two:
        two.until_asked()
        assert two.question.window
        one.until_state(lambda state: bool(state.ahead))
        key = one.state.ahead[0].key
        one.do("order", order=key, on=True)
        one.until_state(lambda state: bool(state.ahead) and state.ahead[0].on)
        listed = anna.call("GET", f"/api/tables/{table}/orders")["orders"]
        assert all(each["key"] != key for each in listed), "they are not for the sheet of standing orders"
        two.choose(PASS)
        one.until_state(lambda state: not state.table.window)
        assert two.state.ahead == []
        late = one.refused("order", order=key, on=False)
        assert late.reason == "not-ahead"
        assert "in advance" in late.text
