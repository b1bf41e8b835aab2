"""How much memory a running table takes: the clubs that many of them can share a machine."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4.title import TITLE
from orrery.web.live import LiveTable
from orrery.web.messages import FromServer
from orrery.web.seats import Connection
from support.house import live_table

MEGABYTE = 2**20
SEED = 3
LAST = 60  # choices that come from pages, which are told of them


@pytest.mark.parametrize(
    ("options", "choices", "most"), [({"players": 6}, 1000, 3), ({"players": 8, "sets": "kings"}, 1450, 5)]
)
def test_a_running_table_is_small(options: Options, choices: int, most: int) -> None:
    """Near the end of a game, with all that was chosen and told, and a page open at each seat."""
    asyncio.run(play(live_table(TITLE, options, SEED), 2 * LAST))  # what all tables share is made by that
    gc.collect()
    tracemalloc.start()
    try:
        live = live_table(TITLE, options, SEED)
        asyncio.run(play(live, choices))
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert live.table is not None
    assert not live.table.game.over
    assert len(live.table.choices) == choices
    assert len(live.connections) == options["players"]
    assert size < most * MEGABYTE


async def play(live: LiveTable, choices: int) -> None:
    """So many, at random."""
    table = live.table
    assert table is not None
    luck = seeded(SEED)
    while len(table.choices) < choices - LAST:
        table.answer(random_choice(table.game.waiting()[0], luck))
    live.connections += [Deaf(seat) for seat in range(table.game.seats)]
    while len(table.choices) < choices:
        choice, request = random_choice(table.game.waiting()[0], luck), f"request{len(table.choices)}"
        await live.choose(choice.seat, request, live.token(choice.seat), list(choice.picks), form=choice.form)


class Deaf(Connection):
    """A page that keeps nothing of what it hears."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"person{seat}", f"Person {seat}", seat, "en", forget)


def forget(message: FromServer) -> None:
    pass
