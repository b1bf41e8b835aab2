"""Three servers are restarted one after another under load: no choice is lost, none is refused, and no page is away for
long.

`ORRERY_RESTARTS=5` for more than one round, with pages that come again as the real one does; with `-s` it says for how
long they were away, at most three seconds. Otherwise nothing is measured: machines may be slow.
"""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Iterator
from typing import Final

import pytest

from support.players import check_kept
from support.postgres import Cluster
from support.servers import Servers
from support.steady import Steady
from support.web import PATIENCE, Visitor
from web.test_killing import goes_on

ROUNDS: Final = int(os.environ.get("ORRERY_RESTARTS", "0"))
PAUSE: Final = 2.0 if ROUNDS else 0.1  # seconds, at most, until a page comes again
LONGEST: Final = 3.0  # seconds that a page may be away, where that is measured


@pytest.fixture
def rolling(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory.mktemp("rolling") / "kept", cluster.new_database())
    yield servers
    servers.stop()
    assert "Traceback" not in servers.log(), servers.log()


def sit_down(server: Servers, luck: random.Random) -> list[Steady]:
    """Two tables of two, and a person with bots."""
    found: list[Steady] = []
    for _ in range(2):
        anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
        two, invite = anna.open_table("me", "open", pace={"kind": "live", "seconds": 3600})
        ben.join(two, invite)
        found += [Steady(anna, two, luck, pause=PAUSE), Steady(ben, two, luck, pause=PAUSE)]
    cleo = Visitor(server, "Cleo")
    three, _ = cleo.open_table("random", "me", "greedy")
    return [*found, Steady(cleo, three, luck, pause=PAUSE)]


def test_nobody_notices_that_servers_are_restarted(rolling: Servers) -> None:
    luck = random.Random(6)
    everybody: list[Steady] = []
    threads: list[threading.Thread] = []
    for _ in range(max(1, ROUNDS)):
        for server in rolling.each:
            if sum(1 for thread in threads if thread.is_alive()) < 3:
                new = sit_down(rolling, luck)
                everybody += new
                threads += [threading.Thread(target=player.play, daemon=True) for player in new]
                for thread in threads[-len(new) :]:
                    thread.start()
            goes_on(everybody)
            server.process.terminate()
            assert server.process.wait(PATIENCE) == -signal.SIGTERM, "it has ended in good order"
            goes_on(everybody)
            server.start()
    for player in everybody:
        player.stopped = True
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    check_kept(rolling, list(everybody))
    for player in everybody:
        assert not player.refusals, [(each.reason, each.text) for each in player.refusals]
        assert player.not_stored == 0
        assert len(player.away) <= player.farewells, "whoever was cut off had been told to come again"
    away = [seconds for player in everybody for seconds in player.away]
    assert away, "somebody was at one of them"
    if ROUNDS:
        choices = sum(len(player.acknowledged) for player in everybody)
        waits = max(wait for player in everybody for wait in player.waits)
        print(
            f"{3 * ROUNDS} restarts, {choices} choices acknowledged, {len(away)} times a page was away, "
            f"for {max(away):.1f} s at most; longest wait for an acknowledgement {waits:.1f} s"
        )
        assert max(away) <= LONGEST
