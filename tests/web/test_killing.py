"""Servers and their database are killed and paused, one after another, while people play: what was acknowledged is
there, once, and every table goes on.

`ORRERY_KILLS=60` for more than a few.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import WebSocketException

from orrery.web.messages import Done, FromServer, Refusal
from support.players import Kept, Player, check_kept
from support.postgres import Cluster
from support.servers import Servers
from support.web import PATIENCE, START, Page, Server, Visitor

KILLS = int(os.environ.get("ORRERY_KILLS", "4"))
# A server is thought dead after a second, so that a test need not wait for five.
HASTY = "import orrery.web.neighbours as n, orrery.web.sharing as s\nn.DEAD, s.BEAT, s.COMPARE = 1.0, 0.2, 0.5\n"


class Steady(Player):
    """Comes again whenever the connection is lost, sends what has no answer again, and some of it twice at once."""

    stopped = False

    def play(self) -> None:
        while not self.stopped and (self.last is None or self.last.table.status == "playing"):
            try:
                with self.visitor.sit(self.table) as page:
                    if self.open is not None:
                        self.send(self.open, page)
                    self.meet(page)
                    self.stay(page)
            except (WebSocketException, OSError, EOFError, AssertionError):  # killed, also while a page connects
                time.sleep(0.05)

    def stay(self, page: Page) -> None:
        while not self.stopped and self.last is not None and self.last.table.status == "playing":
            try:
                self.take(page.hear(0.5), page)
            except TimeoutError:
                continue

    def take(self, message: FromServer, page: Page) -> None:
        if isinstance(message, Refusal) and message.reason == "not-stored":
            assert self.open is not None
            time.sleep(0.2)
            self.send(self.open, page)
            return
        super().take(message, page)
        if isinstance(message, Done) and self.luck.random() < 0.1 and self.acknowledged:
            self.send(self.acknowledged[-1], page)  # once more


@pytest.fixture(scope="module")
def fragile(cluster: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL that no other test needs."""
    own = Cluster()
    yield own
    own.close()


@pytest.fixture(scope="module")
def doomed(fragile: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory.mktemp("doomed") / "kept", fragile.new_database(), HASTY + START)
    yield servers
    servers.stop()
    assert "Traceback" not in servers.log(), servers.log()


def sit_down(server: Server, luck: random.Random) -> list[Steady]:
    """Two people at a table of their own, and two with bots."""
    anna, ben, cleo, dora = [Visitor(server, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    two, invite = anna.open_table("me", "open", pace={"kind": "live", "seconds": 3600})
    ben.join(two, invite)
    one, _ = cleo.open_table("greedy", "me")
    four, _ = dora.open_table("random", "greedy", "me", "random")
    return [Steady(who, table, luck) for who, table in ((anna, two), (ben, two), (cleo, one), (dora, four))]


def test_nothing_is_lost_and_every_table_goes_on(doomed: Servers, fragile: Cluster) -> None:
    luck = random.Random(3)
    everybody: list[Steady] = []
    threads: list[threading.Thread] = []

    def people_come() -> None:
        new = sit_down(doomed, luck)
        everybody.extend(new)
        for player in new:
            threads.append(threading.Thread(target=player.play, daemon=True))
            threads[-1].start()

    def kill_one() -> None:
        server = luck.choice(doomed.each)
        server.kill()
        goes_on(everybody)
        server.start()

    def pause_one() -> None:
        server = luck.choice(doomed.each)
        server.process.send_signal(signal.SIGSTOP)
        goes_on(everybody, others_of=server)
        time.sleep(1.5)  # longer than its sign of life
        server.process.send_signal(signal.SIGCONT)

    def kill_all() -> None:
        doomed.kill()
        doomed.start()

    def kill_database() -> None:
        fragile.stop("immediate")
        fragile.start()

    people_come()
    events: list[Callable[[], None]] = [kill_one, kill_database, pause_one, kill_all]
    for turn in range(KILLS):
        events[turn % len(events)]()
        goes_on(everybody)
        if sum(1 for thread in threads if thread.is_alive()) < 3:
            people_come()
    for player in everybody:
        player.stopped = True
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    check_kept(doomed, list(everybody))
    assert sum(len(player.acknowledged) for player in everybody) > 10 * KILLS
    for player in everybody:
        assert not player.refusals, [(each.reason, each.text) for each in player.refusals]
        assert Kept(doomed, player.table).status in ("playing", "over")


def goes_on(players: list[Steady], others_of: Server | None = None) -> None:
    """Everybody who still plays gets some more choices acknowledged; while a server is paused, somebody does."""
    before = {player: len(player.acknowledged) for player in players}
    until = time.monotonic() + PATIENCE

    def moved(player: Steady) -> bool:
        over = player.last is not None and player.last.table.status != "playing"
        return over or len(player.acknowledged) > before[player]

    enough = any if others_of is not None else all
    while not enough(moved(player) for player in players):
        assert time.monotonic() < until, [(each.table, each.open, each.last) for each in players if not moved(each)]
        time.sleep(0.02)
