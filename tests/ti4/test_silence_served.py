"""What the server sends at a table with windows for everybody: equal bytes, whatever the others hold."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.game import RulesBug
from orrery.kernel.rng import Rng, seeded
from orrery.tables.table import Table
from orrery.ti4.game import TwilightImperium
from orrery.ti4.title import TITLE
from orrery.web.live import LiveTable
from orrery.web.speech import WATCHER, in_window
from orrery.web.telling import state_of
from support.house import ear_at, live_table
from support.ti4_skirmish import lively

PASS = (0,)


def game_of(live: LiveTable) -> TwilightImperium:
    assert live.table is not None
    game = live.table.game
    assert isinstance(game, TwilightImperium)
    return game


def sent_to(live: LiveTable, seat: int) -> bytes:
    person = f"person{seat}" if seat != WATCHER else "somebody"
    return msgspec.json.encode(state_of(live, seat, person, "en", 0))


def opened(seed: int) -> LiveTable:
    """A table of three whose first round has agendas, everybody with three action cards."""
    live = live_table(TITLE, {"players": 3, "windows": "everybody"}, seed)
    game = game_of(live)
    game.custodians = False
    for player in game.players:
        player.hand += [game.deck.pop() for _ in range(3)]
        player.moments = -1
    return live


def chosen(game: TwilightImperium, luck: Rng) -> Choice:
    """Whoever is asked in a window mostly passes."""
    decision = game.waiting()[luck.below(len(game.waiting()))]
    if decision.window and luck.below(6):
        return Choice(decision.seat, PASS)
    return lively(game, decision, luck)


async def answer(live: LiveTable, choice: Choice) -> None:
    await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks), form=choice.form)


def as_it_could_be(live: LiveTable, reader: int, luck: Rng) -> LiveTable | None:
    """The same table with everything dealt anew that the reader cannot know, and the open question asked again."""
    assert live.table is not None
    game = game_of(live)
    other = game.redeal(reader, luck)
    other.log = game.log
    try:
        other.ask_with([])
    except RulesBug:
        return None
    table = Table(TITLE, live.table.options, 1, live.table.occupants, other, live.table.course)
    table._past, table._loaded = live.table._past, live.table._loaded
    twin = LiveTable(TITLE, live.row, live.chairs, live.writer, live.clock)
    twin.table, twin.progress, twin.replied, twin.asked_since = table, live.progress, live.replied, live.asked_since
    return twin


@pytest.mark.parametrize("seed", range(2))
def test_tables_that_differ_in_hidden_hands_give_equal_bytes_to_the_others(seed: int) -> None:
    live, luck, compared, windows = opened(seed), seeded(seed), 0, 0

    async def play() -> None:
        nonlocal compared, windows
        for number in range(260):
            game = game_of(live)
            if game.over:
                return
            untouched = all(heard is None for heard in game.heard)
            reader = luck.below(game.seats)
            if number % 3 == 0 and untouched and game.asked(reader) is None:
                twin = as_it_could_be(live, reader, luck)
                if twin is not None:
                    compared += 1
                    windows += in_window(game)
                    assert twin.asked_seats() == live.asked_seats(), game.where()
                    assert sent_to(twin, reader) == sent_to(live, reader), game.where()
            await answer(live, chosen(game, luck))

    asyncio.run(play())
    assert compared > 30
    assert windows > 10


def test_a_pass_in_an_open_window_is_noticed_by_nobody_else() -> None:
    """Neither a message nor a later look tells the others that somebody was asked and passed, nor who is asked now."""
    live, luck, silent = opened(5), seeded(5), 0

    async def play() -> None:
        nonlocal silent
        ears = [ear_at(seat) for seat in (WATCHER, 0, 1, 2)]
        for ear in ears:
            await live.arrive(ear)
        for _ in range(160):
            game = game_of(live)
            choice = chosen(game, luck)
            window, frame, lines = in_window(game), game.stack[-1], len(game.log or [])
            quiet = [ear for ear in ears if window and choice.picks == PASS]
            before = {ear.seat: (len(ear.heard), sent_to(live, ear.seat)) for ear in quiet}
            await answer(live, choice)
            if not (quiet and in_window(game) and game.stack[-1] is frame and len(game.log or []) == lines):
                continue
            silent += 1
            for ear in quiet:
                if ear.seat not in (choice.seat, *live.asked_seats()):
                    assert (len(ear.heard), sent_to(live, ear.seat)) == before[ear.seat], ear.seat

    asyncio.run(play())
    assert silent > 10
