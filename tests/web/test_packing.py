"""What is worked out once for all who are told together, and how it is packed."""

from __future__ import annotations

import asyncio
from unittest import mock

import msgspec
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from orrery.games import TITLES
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.web import live as live_module
from orrery.web.messages import State
from orrery.web.speech import WATCHER, Parts, in_window, wire
from orrery.web.telling import state_of
from support.house import ear_at, live_table
from support.web import Server, table_of_two

SIX: Options = {"players": 6}


def test_the_state_before_is_in_sight_of_what_packs_the_next(server: Server) -> None:
    anna, _, table = table_of_two(server)
    with anna.sit(table) as page:
        [packer] = page.line.protocol.extensions
        assert isinstance(packer, PerMessageDeflate)
        assert packer.remote_max_window_bits == 15
        assert not packer.remote_no_context_takeover, "each message is packed with those before it"


@pytest.mark.parametrize(("name", "options"), [("ti4", SIX), ("race", {"players": 3}), ("cosmic", {"players": 4})])
def test_views_that_go_out_together_are_those_that_go_out_alone(name: str, options: Options) -> None:
    game, luck = TITLES[name].setup(options, 5), seeded(5)
    readers = [WATCHER, *range(game.seats)]
    for number in range(300):
        if game.over:
            break
        game.answer(random_choice(game.waiting()[0], luck))
        if number % 20 == 0:
            parts = Parts()
            for reader, view in zip(readers, game.views(readers), strict=True):
                alone = wire(game.public_view() if reader == WATCHER else game.view(reader))
                assert msgspec.json.encode(parts.of(view)) == msgspec.json.encode(alone)


def test_what_all_see_is_put_into_json_once() -> None:
    game = TITLES["ti4"].setup(SIX, 5)
    parts = Parts()
    told = [parts.of(view) for view in game.views(list(range(6)))]
    for name in ("systems", "planets", "players"):
        assert all(each[name] is told[0][name] for each in told)
    assert len({bytes(each["notes"]) for each in told}) == 6, "notes in hand are each seat's own"


def test_who_passes_and_who_is_asked_next_are_shown_the_table_together() -> None:
    """Nobody else is told; each of the two gets what it would get alone."""
    live = live_table(TITLES["ti4"], {**SIX, "windows": "everybody"}, 3)
    ears = [ear_at(seat) for seat in (WATCHER, *range(6))]
    live.connections += ears
    shown: list[list[int]] = []
    views = live_module.LiveTable._views

    def noted(table: live_module.LiveTable, readers: list[int]) -> object:
        shown.append(readers)
        return views(table, readers)

    async def play() -> int:
        luck, silent = seeded(3), 0
        assert live.table is not None
        for _ in range(200):
            choice = random_choice(live.table.game.waiting()[0], luck)
            for ear in ears:
                ear.heard.clear()
            shown.clear()
            progress, window = live.progress, in_window(live.table.game)
            await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks), "", choice.form)
            assert len(shown) <= 1
            if window and live.progress == progress:
                silent += 1
                asked = live.asked_seats()
                assert shown == [sorted({choice.seat, *asked})]
                for ear in ears:
                    assert len(ear.heard) == (ear.seat in shown[0])
                    for state in ear.heard:
                        assert isinstance(state, State)
                        alone = state_of(live, ear.seat, ear.person, "en", ear.lines)
                        assert msgspec.json.encode(state.view) == msgspec.json.encode(alone.view)
                        assert state.question == alone.question
        return silent

    with mock.patch.object(live_module.LiveTable, "_views", noted):
        assert asyncio.run(play()) > 10
