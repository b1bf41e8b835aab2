"""Bots that have chosen are shown as ready, and nothing can be learned from it."""

from __future__ import annotations

import asyncio

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.web.live import LiveTable
from orrery.web.readiness import Readiness
from orrery.web.seats import Chair
from orrery.web.speech import WATCHER
from orrery.web.telling import seats_of
from support.bazaar import BAZAAR
from support.house import ear_at, live_table

RACE = TITLES["race"]


def table_with_bots(*bots: int) -> tuple[LiveTable, Readiness]:
    """Seats 0 to 3 of a game of Race, at its first question, which all are asked; there is no pause."""
    live = live_table(RACE, {"players": 4}, seed=3)
    for seat in bots:
        live.chairs[seat] = Chair(None, "x", "random")
    readiness = Readiness((0.0, 0.0))
    live.on_change = readiness.look_after
    return live, readiness


def told(live: LiveTable, reader: int = WATCHER) -> list[tuple[bool, bool]]:
    return [(seat.waiting, seat.ready) for seat in seats_of(live, reader)]


async def reply(live: LiveTable, seat: int) -> None:
    await live.choose_for(Choice(seat, (0, 1)), live.token(seat), lambda: True)
    await asyncio.sleep(0)


async def pause_is_over(readiness: Readiness) -> None:
    await asyncio.gather(*readiness.pausing.values())


WAITING, READY = (True, False), (False, True)


def test_bots_are_ready_all_at_once_and_people_never() -> None:
    async def story() -> None:
        live, readiness = table_with_bots(1, 2)
        watching = ear_at(WATCHER)
        await live.arrive(watching)
        readiness.look_after(live)
        await pause_is_over(readiness)
        await reply(live, 0)
        await reply(live, 1)
        assert told(live) == [WAITING] * 4, "one bot still thinks"
        heard = len(watching.heard)
        await reply(live, 2)
        assert told(live) == [WAITING, READY, READY, WAITING], "Person 0 has replied too, and nobody may know"
        assert len(watching.heard) == heard + 1
        assert told(live, reader=0)[0] == (False, False)
        assert watching.state().table.clock.running == [0, 3]
        await reply(live, 3)
        assert live.progress == 1
        assert told(live) == [WAITING] * 4, "the next common question"

    asyncio.run(story())


def test_bots_are_not_ready_before_the_pause_is_over() -> None:
    async def story() -> None:
        live, readiness = table_with_bots(1)
        readiness.pause = (1000.0, 1000.0)
        readiness.look_after(live)
        await reply(live, 1)
        assert told(live) == [WAITING] * 4
        readiness.close()

    asyncio.run(story())


def test_a_bot_that_was_not_asked_is_shown_like_one_that_was() -> None:
    """Whether a seat is asked at all may follow from its hand."""

    async def story(asked: list[int]) -> list[tuple[bool, bool]]:
        live, readiness = table_with_bots(1, 2)
        assert live.table is not None
        game = live.table.game
        game.heard = [None if seat in asked else heard for seat, heard in enumerate(game.heard)]
        game.pending = [decision for decision in game.pending if decision.seat in asked]
        game.heard = [None] * len(game.pending)
        readiness.look_after(live)
        await pause_is_over(readiness)
        for seat in (1, 2):
            if seat in asked:
                await reply(live, seat)
        return told(live)

    assert asyncio.run(story([0, 1, 2, 3])) == asyncio.run(story([0, 1, 3])) == asyncio.run(story([0, 3]))


def test_a_stand_in_is_never_shown_as_ready() -> None:
    async def story() -> None:
        live, readiness = table_with_bots(1)
        await reply(live, 0)
        live.chairs[0].bot = "greedy"  # the person had replied before
        readiness.look_after(live)
        await pause_is_over(readiness)
        await reply(live, 1)
        assert told(live) == [WAITING, READY, WAITING, WAITING]

    asyncio.run(story())


@pytest.mark.parametrize("asks", ["all", "some"])
def test_in_a_window_nobody_is_ready(asks: str) -> None:
    async def story() -> None:
        live = live_table(BAZAAR, {"players": 3, "asks": asks}, seed=1)
        live.chairs[1] = Chair(None, "x", "random")
        readiness = Readiness((0.0, 0.0))
        readiness.look_after(live)
        assert readiness.pausing == {}
        live.bots_due = live.bots_ready = live.progress
        assert told(live) == [WAITING] * 3

    asyncio.run(story())
