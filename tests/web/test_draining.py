"""The server is told to end: not ready at once, nothing begun by itself, all that is stored told, pages sent away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from orrery.kernel.decision import Choice
from orrery.web.draining import CUT_SHORT, LONGEST
from orrery.web.house import House
from orrery.web.messages import Done, Notice
from orrery.web.routes.live import RESTART, Line, listen
from support.house import ANNA, clock_of, ear_of, in_house, table_of, until
from support.players import Kept, check_kept, check_resumed, sit_down
from support.web import PATIENCE, START, Page, Server, Visitor, fetch, table_of_two
from web.test_durability import so_far, wait_until

ROUNDS = 3
PATIENT = """
import orrery.web.draining as draining
draining.FAREWELL = draining.LONGEST = 200.0
"""
# It lingers until there is a file "enough" beside the data, and sends pages away while there is one "leaving".
LINGERING = """
import sys
from pathlib import Path
from orrery.web.draining import Server
from orrery.web.house import House
beside, wait = Path(sys.argv[1]).parent, Server._until
Server._until = lambda self, is_so, seconds: wait(self, lambda: is_so() or (beside / "enough").exists(), seconds)
House.leaving = property(lambda self: (beside / "leaving").exists(), lambda self, leaving: None)
"""
LINGERING += PATIENT + START.replace("2])))", "2])), linger=1000)")
# A commit does not come to an end, or the loop does not turn: as long as these files lie beside the data.
HANGING = """
import sys, time
from pathlib import Path
from orrery.web.routes import operations
from orrery.web.writer import Writer
beside, count = Path(sys.argv[1]).parent, Writer._count
def slow(writer, batch, stored):
    while stored and (beside / "slow").exists():
        time.sleep(0.01)
    count(writer, batch, stored)
def stuck(request):
    while (beside / "stuck").exists():
        pass
    return True
Writer._count, operations.may_read = slow, stuck
"""
SHORT = """
import orrery.web.draining as draining
draining.LONGEST = 1.0
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "kept", PATIENT + START)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def told_to_end(server: Server) -> None:
    """It ends by itself, and in good order."""
    server.process.terminate()
    assert server.process.wait(PATIENCE) == -signal.SIGTERM, server.log()


# -- what is acknowledged ----------------------------------------------------------------------------------------------


def test_a_choice_just_before_the_end_is_acknowledged_or_not_there(own: Server) -> None:
    """Unlike after a kill, nothing is stored that nobody has been told of; and the same prompt is there afterwards."""
    luck = random.Random(2)
    players = sit_down(own, luck)
    for _ in range(ROUNDS):
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        enough = sum(len(player.acknowledged) for player in players) + luck.randint(2, 12)
        wait_until(partial(so_far, players, threads, enough))
        told_to_end(own)
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        check_kept(own, players)
        for player in players:
            if player.open is not None:
                assert Kept(own, player.table).times(player.open) == 0, "stored and not acknowledged"
        own.start()
        for player in players:
            check_resumed(own, player)
            assert not player.refusals
        if any(player.last is not None and player.last.table.status == "over" for player in players):
            players = sit_down(own, luck)


def test_what_is_being_stored_when_the_end_comes_is_acknowledged_before_the_page_is_sent_away(tmp_path: Path) -> None:
    server = Server(tmp_path / "kept", HANGING + PATIENT + START)
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        page.until_asked()
        (tmp_path / "slow").touch()
        id = page.post("choose", token=page.question.token, picks=[0, 1])
        wait_until(lambda: Kept(server, table).numbers == [0])
        server.process.terminate()
        code, seen = farewell(other)
        assert code == RESTART
        assert isinstance(seen[-1], Notice)
        (tmp_path / "slow").unlink()
        code, seen = farewell(page)
        assert code == RESTART
        assert any(isinstance(message, Done) and message.id == id for message in seen)
    server.process.wait(PATIENCE)
    assert "Traceback" not in server.log(), server.log()


def farewell(page: Page) -> tuple[int, list[object]]:
    """The code with which the server closes the page, and all that it had sent."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, list(page.seen)


# -- pages and requests ------------------------------------------------------------------------------------------------


def test_pages_are_told_to_come_again_and_find_the_same_prompt(own: Server) -> None:
    anna, ben, table = table_of_two(own)
    with anna.sit(table, "de") as page, ben.sit(table) as other:
        page.choose(0, 1)
        asked, log = other.until_asked(), other.state.log
        own.process.terminate()
        code, seen = farewell(page)
        assert code == RESTART
        said = "Der Server startet neu. Nichts geht verloren, und diese Seite kommt von selbst wieder."
        assert Notice("restart", said) in seen
        assert farewell(other)[0] == RESTART
    own.process.wait(PATIENCE)
    own.start()
    with ben.sit(table) as other:
        assert other.question == asked
        assert other.state.log == log
        other.choose(0, 1)
        other.until_state(lambda state: state.number == 1)


def test_it_is_not_ready_at_once_and_still_takes_requests_as_long_as_it_was_told(tmp_path: Path) -> None:
    server = Server(tmp_path / "kept", LINGERING)
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page:
        server.process.terminate()
        wait_until(lambda: fetch("GET", f"{server.address}/api/ready").status_code == 503)
        told = fetch("GET", f"{server.address}/api/ready")
        assert told.json() == {"reason": "draining", "text": "This server is about to end."}
        assert fetch("GET", f"{server.address}/api/health").json() == {"ok": True}
        page.choose(0, 1)
        with ben.sit(table) as late:
            late.choose(0, 1)
            page.until_state(lambda state: state.number == 1)
            (tmp_path / "enough").touch()
            assert farewell(late)[0] == RESTART
        assert farewell(page)[0] == RESTART
    server.everybody_leaves()
    assert server.process.wait(PATIENCE) == -signal.SIGTERM
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{server.address}/api/ready")
    assert "Traceback" not in server.log(), server.log()


def test_whoever_sits_down_while_pages_are_sent_away_is_sent_away_too(tmp_path: Path) -> None:
    server = Server(tmp_path / "kept", LINGERING)
    anna, _, table = table_of_two(server)
    (tmp_path / "leaving").touch()
    with pytest.raises(ConnectionClosed) as closed:
        anna.sit(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RESTART
    (tmp_path / "enough").touch()
    server.stop()


def test_what_comes_after_the_farewell_is_not_carried_out(tmp_path: Path) -> None:
    """Nobody could be told: the page asks again where it comes next."""

    class Socket:
        def __init__(self) -> None:
            self.codes: list[int] = []

        async def close(self, code: int) -> None:
            self.codes.append(code)

        async def send_text(self, text: str) -> None:
            pass

        async def receive(self) -> dict[str, str]:
            await until(lambda: self.codes != [])
            return {"type": "websocket." + ("disconnect" if late.pop() else "receive"), "text": '{"type": "undo"}'}

    async def story(house: House) -> None:
        live = await table_of(house)
        socket: Any = Socket()
        line = Line(socket, house.clock)
        line.leave()
        await line.pump()
        await listen(house, live, ear_of(ANNA, live), line)
        assert late == []
        assert socket.codes == [RESTART]
        assert line.refused == 0, "nothing was looked at"

    late = [True, False]
    in_house(tmp_path, story)


# -- what happens by itself --------------------------------------------------------------------------------------------


def test_bots_begin_nothing_more_and_what_is_due_stays_due(own: Server) -> None:
    anna = Visitor(own)
    table, _ = anna.open_table("me", "random", "random", "random")
    with anna.sit(table) as page:
        page.do("hand-over", bot="random")
        page.until_state(lambda state: state.number > 1)
        told_to_end(own)
    assert Kept(own, table).status == "playing"
    assert due(own, table) is not None
    own.start()
    wait_until(lambda: Kept(own, table).status == "over")
    Kept(own, table).game()


def due(server: Server, table: str) -> float | None:
    with closing(sqlite3.connect(server.folder / "orrery.db")) as database:
        found: tuple[float | None] = database.execute("select due from game_table where id = ?", (table,)).fetchone()
    return found[0]


def test_a_choice_that_a_bot_has_begun_to_store_is_whole_and_others_may_go_on(tmp_path: Path) -> None:
    """Told to rest in the middle of it: the table stands where the database says, and people still play at it."""

    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, "live", 60)
        stored, write = asyncio.Event(), house.writer.write

        async def slow(work: object) -> None:
            await stored.wait()
            await write(work)  # type: ignore[arg-type]

        await live.hand_over(0, "random")
        house.writer.write = slow  # type: ignore[method-assign]
        await until(lambda: len(house.tending.begun) == 1)
        resting = asyncio.ensure_future(house.tending.rest(60))
        await asyncio.sleep(0)
        stored.set()
        await resting
        assert live.table is not None
        assert [choice.seat for choice in live.table.choices] == [0]
        assert house.tending.begun == set()
        clock.advance(120)  # nobody watches the clock any more
        await live.choose(1, "", live.token(1), [0, 1])
        assert live.progress == 1
        assert live.row.due is not None
        await asyncio.sleep(0.05)
        assert len(live.table.choices) == 2, "and no bot goes on"

    in_house(tmp_path, story)


def test_a_bot_that_was_still_thinking_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        thinking = asyncio.Event()

        async def forever(*asked: object) -> Choice:
            thinking.set()
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(house.tending.thinkers, "choose", forever)
        live = await table_of(house, more=1)
        await thinking.wait()
        await house.tending.rest(60)
        await until(lambda: not house.tending.thinking)
        assert live.table is not None
        assert live.table.choices == []

    in_house(tmp_path, story)


def test_rest_lasts_no_longer_than_it_may(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)

        async def hangs(work: object) -> None:
            await asyncio.Event().wait()

        await live.hand_over(0, "random")
        house.writer.write, write = hangs, house.writer.write  # type: ignore[method-assign]
        await until(lambda: len(house.tending.begun) == 1)
        await house.tending.rest(0.01)
        assert len(house.tending.begun) == 1
        house.writer.write = write  # type: ignore[method-assign]

    in_house(tmp_path, story)


# -- whatever happens --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trouble", ["slow", "stuck"])
def test_it_ends_also_when_the_database_or_the_loop_does_not(tmp_path: Path, trouble: str) -> None:
    server = Server(tmp_path / "kept", HANGING + SHORT + START)
    anna, _, table = table_of_two(server)
    (tmp_path / trouble).touch()
    page = anna.sit(table)
    page.until_asked()
    if trouble == "slow":
        page.post("choose", token=page.question.token, picks=[0, 1])
        wait_until(lambda: Kept(server, table).numbers == [0])
    else:
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.address}/api/metrics", timeout=1)
    server.process.terminate()
    assert server.process.wait(PATIENCE) == CUT_SHORT
    assert LONGEST < 10
    assert Kept(server, table).numbers == ([0] if trouble == "slow" else [])
    server.everybody_leaves()


def test_a_second_ctrl_c_waits_for_nobody(tmp_path: Path) -> None:
    """Tests that a shell runs in the background inherit that Ctrl-C is ignored."""
    heeding = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    server = Server(tmp_path / "kept", heeding + LINGERING)
    server.process.send_signal(signal.SIGINT)
    wait_until(lambda: fetch("GET", f"{server.address}/api/ready").status_code == 503)
    os.kill(server.process.pid, signal.SIGINT)
    assert server.process.wait(PATIENCE) == -signal.SIGINT
