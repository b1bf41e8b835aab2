"""Windows: who is asked is told to nobody, seats pass by themselves as their people want it, and all of it is kept."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.tables.table import Table
from orrery.web.live import LiveTable
from orrery.web.messages import Refusal, State
from orrery.web.speech import WATCHER, in_window
from orrery.web.telling import state_of
from support.bazaar import BAZAAR
from support.house import ear_at, live_table
from support.minigames.bazaar import market_is_open
from support.web import WITH_BAZAAR, Page, Server, Visitor, next_asked

PASS = 0


# -- nobody else notices -----------------------------------------------------------------------------------------------


def live_bazaar(seed: int, players: int = 4, asks: str = "all", pace: str = "none") -> LiveTable:
    return live_table(BAZAAR, {"players": players, "asks": asks, "length": "long"}, seed, pace)


def game_of(live: LiveTable) -> Game:
    assert live.table is not None
    return live.table.game


def sent_to(live: LiveTable, seat: int) -> bytes:
    person = f"person{seat}" if seat != WATCHER else "somebody"
    return msgspec.json.encode(state_of(live, seat, person, "en", 0))


async def answer(live: LiveTable, seat: int, *picks: int) -> None:
    await live.choose(seat, "", live.token(seat), list(picks))


@pytest.mark.parametrize("asks", ["all", "some"])
def test_a_pass_in_an_open_window_is_noticed_by_nobody_else(asks: str) -> None:
    """Neither a message nor a later look tells the others that somebody was asked and passed, nor who is asked now."""
    silent = 0

    async def play(seed: int) -> None:
        nonlocal silent
        live = live_bazaar(seed, asks=asks, pace="live")
        ears = [ear_at(seat) for seat in (WATCHER, 0, 1, 2, 3)]
        for ear in ears:
            await live.arrive(ear)
        while game_of(live).rounds_played() < 4:
            [asked] = live.asked_seats()
            before = {ear.seat: (len(ear.heard), sent_to(live, ear.seat)) for ear in ears}
            window = in_window(game_of(live))
            await answer(live, asked, PASS)
            if not (window and in_window(game_of(live))):
                continue
            [next_asked] = live.asked_seats()
            silent += 1
            for ear in ears:
                if ear.seat not in (asked, next_asked):
                    assert (len(ear.heard), sent_to(live, ear.seat)) == before[ear.seat], ear.seat
                else:
                    assert len(ear.heard) > before[ear.seat][0]

    for seed in range(5):
        asyncio.run(play(seed))
    assert silent > 20


@pytest.mark.parametrize("windows", TITLES["cosmic"].choices["windows"])
def test_windows_of_cosmic_encounter_are_as_silent(windows: str) -> None:
    """Everybody chooses at random; whenever somebody passes and the window stays open, the others notice nothing."""
    luck = random.Random(3)
    silent = 0

    async def play(seed: int) -> None:
        nonlocal silent
        live = live_table(TITLES["cosmic"], {"players": 4, "windows": windows}, seed)
        ears = [ear_at(seat) for seat in (WATCHER, 0, 1, 2, 3)]
        for ear in ears:
            await live.arrive(ear)
        for _ in range(400):
            game = game_of(live)
            if game.over:
                return
            decision = luck.choice(game.waiting())
            choice = random_choice(decision, seeded(luck.getrandbits(40)))
            if decision.window and luck.random() < 0.8:
                choice = Choice(decision.seat, (PASS,))
            window, frame, lines = in_window(game), game.stack[-1], len(game.log or [])
            before = {ear.seat: (len(ear.heard), sent_to(live, ear.seat)) for ear in ears} if window else {}
            await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks), form=choice.form)
            if not (window and in_window(game) and game.stack[-1] is frame):
                continue
            if choice.picks == (PASS,) and len(game.log or []) == lines:  # nobody had to act by duty meanwhile
                silent += 1
                for ear in ears:
                    if ear.seat not in (choice.seat, *live.asked_seats()):
                        assert (len(ear.heard), sent_to(live, ear.seat)) == before[ear.seat], ear.seat

    asyncio.run(play(1))
    assert silent > (100 if windows == "everybody" else 2), silent


def test_windows_in_a_row_share_one_pause() -> None:
    """Seats pass by themselves after a pause since the last change that everybody saw; a window is no such change."""

    async def play() -> tuple[int, int]:
        live = live_table(TITLES["cosmic"], {"players": 4, "windows": "everybody"}, 5)
        same = anew = 0
        for _ in range(300):
            game = game_of(live)
            decision = game.waiting()[0]
            window, frame, lines, live.shown_since = in_window(game), game.stack[-1], len(game.log or []), 0.0
            picks = list(range(max(1, decision.least)))
            await live.choose(decision.seat, "", live.token(decision.seat), picks)
            if window and in_window(game) and game.stack[-1] is not frame and len(game.log or []) == lines:
                assert live.shown_since == 0.0
                same += 1
            elif len(game.log or []) > lines and game.pending:
                assert live.shown_since != 0.0
                anew += 1
        return same, anew

    same, anew = asyncio.run(play())
    assert same > 5
    assert anew > 5


@pytest.mark.parametrize("people", [1, 2])
def test_between_people_everybody_is_asked_alone_with_bots_only_who_can_act(market: Server, people: int) -> None:
    found = [Visitor(market, f"Guest {number}") for number in range(people)]
    kinds = ["me", *["open"] * (people - 1), *["greedy"] * (3 - people)]
    table, invite = found[0].open_table(*kinds, game="cosmic")
    for visitor in found[1:]:
        visitor.join(table, invite)
    with closing(sqlite3.connect(market.folder / "orrery.db")) as database:
        [(options,)] = database.execute("select options from game_table where id = ?", (table,)).fetchall()
    assert msgspec.json.decode(options)["windows"] == ("everybody" if people > 1 else "holders")


@pytest.mark.parametrize("asks", ["all", "some"])
def test_tables_that_differ_in_who_holds_something_give_equal_bytes(asks: str) -> None:
    """Everything a seat cannot know is dealt anew and the window asks again: another seat may be asked, and nobody else
    can tell."""
    luck = random.Random(7)
    compared = others_asked = 0

    async def play(seed: int) -> None:
        nonlocal compared, others_asked
        live = live_bazaar(seed, asks=asks)
        while game_of(live).rounds_played() < 5:
            [asked] = live.asked_seats()
            for reader in (WATCHER, 0, 1, 2, 3):
                if in_window(game_of(live)) and reader != asked:
                    twin = as_it_could_be(live, reader, luck)
                    if twin is not None and twin.asked_seats() != [reader]:
                        compared += 1
                        others_asked += twin.asked_seats() != [asked]
                        assert sent_to(twin, reader) == sent_to(live, reader)
            options = len(game_of(live).waiting()[0].options)
            await answer(live, asked, luck.randrange(options))

    for seed in range(6):
        asyncio.run(play(seed))
    assert compared > 50
    assert asks == "all" or others_asked > 10


def as_it_could_be(live: LiveTable, reader: int, luck: random.Random) -> LiveTable | None:
    """None: dealt like this, nobody would be asked."""
    assert live.table is not None
    game = live.table.game
    other = game.redeal(reader if reader != WATCHER else 0, seeded(luck.getrandbits(40)))
    other.log = game.log
    try:
        other.ask_with([])
    except RulesBug:
        return None
    table = Table(BAZAAR, live.table.options, 1, live.table.occupants, other, live.table.course)
    table._past, table._loaded = live.table._past, live.table._loaded
    twin = LiveTable(BAZAAR, live.row, live.chairs, live.writer, live.clock)
    twin.table, twin.progress, twin.replied, twin.asked_since = table, live.progress, live.replied, live.asked_since
    return twin


def test_every_seat_counts_as_waiting_and_my_own_is_exact() -> None:
    live = live_bazaar(3, pace="live")
    assert market_is_open(game_of(live))
    [asked] = live.asked_seats()
    for reader in (WATCHER, 0, 1, 2, 3):
        state = state_of(live, reader, "", "en", 0)
        assert state.table.window
        waiting = [seat.waiting for seat in state.table.seats]
        expected = [True] * 4
        if reader not in (WATCHER, asked):
            expected[reader] = False
        assert waiting == expected
        assert state.table.clock.running == [0, 1, 2, 3]
        assert [left is not None for left in state.table.clock.left] == [seat == reader == asked for seat in range(4)]
        assert (state.question is not None) == (reader == asked)
        if state.question is not None:
            assert state.question.window
            assert not state.question.final, "whether others hold something shows only after it"


def test_whether_i_may_take_back_a_pass_does_not_tell_that_others_passed() -> None:
    live = live_bazaar(3)

    async def play() -> None:
        [first] = live.asked_seats()
        await answer(live, first, PASS)
        before = state_of(live, first, f"person{first}", "en", 0)
        [second] = live.asked_seats()
        await answer(live, second, PASS)
        after = state_of(live, first, f"person{first}", "en", 0)
        assert (before.undo, before.consent) == (after.undo, after.consent)
        assert before.undo

    asyncio.run(play())


def test_a_form_that_plays_itself_out_is_recorded_like_any_choice() -> None:
    live = live_bazaar(1, players=2)

    async def play() -> None:
        while not game_of(live).waiting()[0].forms:
            await answer(live, live.asked_seats()[0], PASS)
        decision = game_of(live).waiting()[0]
        assert decision.forms
        await live.choose(decision.seat, "", live.token(decision.seat), [], form=decision.forms[0])
        assert live.table is not None
        assert live.table.choices[-1] == Choice(decision.seat, (), decision.forms[0])

    asyncio.run(play())


# -- over the network --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("market") / "kept", WITH_BAZAAR)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def people(server: Server, auto_pass: str, number: int = 2, **options: Any) -> tuple[str, list[Visitor]]:
    """A table of the bazaar, and those who sit at it in the order of their seats."""
    found = [Visitor(server, f"Person {seat}") for seat in range(number)]
    for visitor in found:
        visitor.call("PUT", "/api/settings", auto_pass=auto_pass)
    chosen = {"length": "long", **options}
    table, invite = found[0].open_table("me", *["open"] * (number - 1), game="bazaar", options=chosen)
    for visitor in found[1:]:
        visitor.join(table, invite)
    return table, found


def holds_nothing(state: State) -> bool:
    assert state.view is not None
    return all(card % 2 for card in state.view["hand"])


def test_the_server_passes_for_those_who_hold_nothing(market: Server) -> None:
    """All play what they can in the first days. Whoever is asked holds something; in the end nobody is asked any more,
    and the passes that nobody sent are stored like all others."""
    table, visitors = people(market, "nothing", 3)
    pages = [visitor.sit(table) for visitor in visitors]
    sent = 0
    while day_of(pages[0]) < 12:  # three cards each are played by then
        page = asked_page(pages)
        if page.question.window:
            assert not holds_nothing(page.state)
            page.choose(1)
        else:
            page.choose(PASS)
        sent += 1
    with closing(sqlite3.connect(market.folder / "orrery.db")) as database:
        rows = database.execute("select choice, request from choice where table_id = ?", (table,)).fetchall()
    by_themselves = [msgspec.json.decode(choice) for choice, request in rows if request == ""]
    assert all(picks == [PASS] for _, picks in by_themselves)
    assert {seat for seat, _ in by_themselves} == {0, 1, 2}
    assert len(rows) == sent + len(by_themselves)


def day_of(page: Page) -> int:
    """The round that the page has heard of."""
    assert page.state.view is not None
    return int(page.state.view["rounds"])


def asked_page(pages: list[Page]) -> Page:
    """The page that has to choose: a question that the server passes by itself does not count."""
    while True:
        page = next_asked(pages)
        assert page is not None
        if not page.question.passing:
            return page
        page.answered.add(page.question.token)


def test_never_means_that_i_am_asked_whatever_i_hold(market: Server) -> None:
    table, visitors = people(market, "never")
    pages = [visitor.sit(table) for visitor in visitors]
    for _ in range(8):
        page = asked_page(pages)
        assert not page.question.passing
        page.choose(PASS)
    assert all(not page.question.passing for page in pages if page.state.question)


def test_for_the_rest_of_this_round_and_no_longer(market: Server) -> None:
    table, visitors = people(market, "never", 2)
    pages = [visitor.sit(table) for visitor in visitors]
    page = asked_page(pages)
    other = pages[1 - pages.index(page)]
    assert page.question.window
    day = day_of(page)
    page.answered.add(page.question.token)
    page.do("pass-round", on=True)
    other.until_asked()
    assert other.question.window, "the server has passed for the first one"
    page.until_state(lambda state: state.passes)
    assert not other.state.passes
    while day_of(other) == day:
        asked_page(pages).choose(PASS)
    page.until_state(lambda state: not state.passes)
    # In the next round it is asked again.
    for _ in range(4):
        asked = asked_page(pages)
        if asked is page and asked.question.window:
            return
        asked.choose(PASS)
    raise AssertionError("never asked again")


def test_passing_for_this_round_is_cancelled_by_another_click(market: Server) -> None:
    table, visitors = people(market, "never", 2)
    pages = [visitor.sit(table) for visitor in visitors]
    first = asked_page(pages)
    waits = pages[1 - pages.index(first)]
    waits.do("pass-round", on=True)
    waits.until_state(lambda state: state.passes)
    waits.do("pass-round", on=False)
    waits.until_state(lambda state: not state.passes)
    first.choose(PASS)
    assert waits.until_asked().window


def test_watchers_and_strangers_cannot_pass(market: Server) -> None:
    table, _ = people(market, "never", 2)
    watcher = Visitor(market, "Willa").sit(table)
    assert watcher.refused("pass-round", on=True).reason == "not-seated"
    assert watcher.state.table.window
    assert watcher.state.question is None


def test_what_passes_by_itself_goes_on_after_a_restart_with_nobody_there(market: Server) -> None:
    """Both pass for this round; the server is killed before it did so, and nobody has a page open afterwards."""
    table, visitors = people(market, "never", 2)
    pages = [visitor.sit(table) for visitor in visitors]
    first = asked_page(pages)
    second = pages[1 - pages.index(first)]
    second.do("pass-round", on=True)
    for page in pages:
        page.close()
    market.kill()
    market.start()
    page = visitors[pages.index(first)].sit(table)
    assert page.until_asked().window
    page.choose(PASS)
    # The other one passes without a page, so the market closes.
    page.until_state(lambda state: not state.table.window)


def test_a_deal_goes_both_ways_and_a_bad_one_is_refused_in_words(market: Server) -> None:
    table, visitors = people(market, "nothing", 2, asks="some")
    pages = [visitors[0].sit(table), visitors[1].sit(table, "de")]
    while not (page := asked_page(pages)).question.forms:
        page.choose(PASS)
    me = pages.index(page)
    forms = page.question.forms
    assert forms is not None
    assert [(gift.giver, gift.kind, gift.id) for gift in forms[0].gifts] == [(me, "coin", 1), (1 - me, "coin", 1)]
    coins = "1 coins" if me == 0 else "1 Münzen"
    assert forms[0].text.startswith(f"Person {me} {'gives' if me == 0 else 'gibt'} {coins}")
    token = page.question.token

    for gifts, reason, english, german in (
        ([], "no-terms", "A deal needs a gift.", "Ein Handel braucht eine Gabe."),
        ([[me, "moon", 1]], "not-for-deals", "That cannot be given.", "Das kann man nicht geben."),
        ([[9, "coin", 1]], "not-a-player", "Only you two can give something.", "Nur ihr beiden könnt etwas geben."),
    ):
        form = [{"giver": giver, "kind": kind, "id": number} for giver, kind, number in gifts]
        refused = page.refused("choose", token=token, picks=[], form=form)
        assert (refused.reason, refused.rule) == (reason, "bazaar:deal.1")
        assert refused.text == (english if me == 0 else german)
    page.post("choose", token=token, picks=[], form="coins")
    page.until(lambda message: isinstance(message, Refusal) and message.reason == "malformed")

    page.answered.add(token)
    gift = {"giver": me, "kind": "coin", "id": 2}
    page.do("choose", token=token, picks=[], form=[gift])
    other = pages[1 - me]
    assert other.until_asked().prompt == "consent"
    other.choose(1)
    page.until_state(lambda state: state.scores[me] == 1 and state.scores[1 - me] == 5)


def test_a_form_where_there_is_none_is_refused(market: Server) -> None:
    table, visitors = people(market, "never", 2)
    pages = [visitor.sit(table) for visitor in visitors]
    page = asked_page(pages)
    refused = page.refused("choose", token=page.question.token, picks=[], form=[])
    assert refused.reason == "no-form"


def test_the_game_is_listed_with_its_options_and_checked_like_any_other(market: Server) -> None:
    visitor = Visitor(market)
    bazaar = next(game for game in visitor.call("GET", "/api/games") if game["name"] == "bazaar")
    assert [option["name"] for option in bazaar["options"]] == ["asks", "length"]
    assert (bazaar["least_players"], bazaar["most_players"]) == (2, 4)
    seats = [{"kind": "me"}, {"kind": "open"}]
    checked = visitor.call("POST", "/api/games/bazaar/check", options={"asks": "some"}, seats=seats)
    assert checked == {"objections": [], "bots": ["random", "greedy"], "advice": False}


def test_bazaar_is_played_to_the_end_and_replayed(market: Server) -> None:
    table, visitors = people(market, "nothing", 2, length="short")
    pages = [visitor.sit(table) for visitor in visitors]
    while pages[0].state.table.status == "playing":
        page = asked_or_over(pages)
        if page is None:
            break
        page.choose(PASS)
    over = pages[0].until_state(lambda state: state.table.status == "over")
    assert over.winners == [0, 1]
    assert over.result is not None
    assert over.result[0].title == "Coins"
    replayed = visitors[0].call("GET", f"/api/tables/{table}/replay?step=1")
    assert replayed["view"]["coins"] == [3, 3]
    course = visitors[0].call("GET", f"/api/tables/{table}/course")
    assert {line["round"] for line in course["log"]} == {1, 2, 3}


def asked_or_over(pages: list[Page]) -> Page | None:
    while (page := next_asked(pages)) is not None:
        if not page.question.passing:
            return page
        page.answered.add(page.question.token)
    return None
