"""The server is killed at any moment, under load: what it has acknowledged is there, once, and all goes on."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from support.players import Kept, Player, check_kept, check_resumed, sit_down
from support.web import PATIENCE, Server, Visitor

ROUNDS = 8


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("mortal") / "kept")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(mortal: Server) -> None:
    luck = random.Random(1)
    players = sit_down(mortal, luck)
    everybody = list(players)
    for _ in range(ROUNDS):
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        acknowledged = sum(len(player.acknowledged) for player in players)
        enough = acknowledged + luck.randint(3, 30)
        wait_until(partial(so_far, players, threads, enough))
        mortal.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        check_kept(mortal, everybody)
        mortal.start()
        for player in players:
            check_resumed(mortal, player)
            assert not player.refusals
        if any(player.last is not None and player.last.table.status == "over" for player in players):
            players = sit_down(mortal, luck)
            everybody += players
    check_kept(mortal, everybody)
    assert sum(len(player.acknowledged) for player in everybody) > 16


def so_far(players: list[Player], threads: list[threading.Thread], enough: int) -> bool:
    """Whether so many choices have been acknowledged, or the games are over before."""
    made = sum(len(player.acknowledged) for player in players)
    return made >= enough or not any(thread.is_alive() for thread in threads)


def test_bots_go_on_with_a_new_worker_and_with_a_new_server(mortal: Server) -> None:
    anna = Visitor(mortal)
    forsaken, _ = anna.open_table("me", "random", "random", "random")
    table, _ = anna.open_table("me", "greedy")
    with anna.sit(table) as page:
        page.choose(0, 1)
        page.until_state(lambda state: state.number == 1)
        for child in children_of(mortal.process.pid):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                os.kill(child, signal.SIGKILL)
        page.choose(0)
        page.until_state(lambda state: state.number == 2)
    with anna.sit(forsaken) as page:
        page.do("hand-over", bot="random")
    children = children_of(mortal.process.pid)
    assert children
    mortal.kill()
    wait_until(lambda: not any(is_running(child) for child in children))
    mortal.start()
    wait_until(lambda: Kept(mortal, forsaken).status == "over")  # though nobody looks
    with anna.sit(table) as page:
        number = page.state.number
        page.choose()
        page.until_state(lambda state: state.number > number)


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
