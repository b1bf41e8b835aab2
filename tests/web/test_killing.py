"""Servers and their database are killed and paused, one after another, while people play: what was acknowledged is
there, once, and every table goes on.

`ORRERY_KILLS=60` for more than a few; with `-s` it says what came of them.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from support.players import Kept, check_kept
from support.postgres import Cluster
from support.servers import Servers
from support.steady import Lively, Steady, check_lively
from support.web import PATIENCE, START, Server, Visitor

KILLS = int(os.environ.get("ORRERY_KILLS", "4"))
# A server is thought dead after a second, so that a test need not wait for five.
HASTY = "import orrery.web.neighbours as n, orrery.web.sharing as s\nn.DEAD, s.BEAT, s.COMPARE = 1.0, 0.2, 0.5\n"


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
    """Two people at a table of their own, and two with bots, who only choose and talk to another server as well; and
    two tables of people who also take back, talk, and let bots play."""
    found: list[Steady] = []
    for kind in (Steady, Lively):
        anna, ben, cleo = [Visitor(server, name) for name in ("Anna", "Ben", "Cleo")]
        two, invite = anna.open_table("me", "open", pace={"kind": "live", "seconds": 3600})
        ben.join(two, invite)
        four, _ = cleo.open_table("random", "greedy", "me", "random")
        found += [kind(who, table, luck, twice=True) for who, table in ((anna, two), (ben, two), (cleo, four))]
    return found


def test_nothing_is_lost_and_every_table_goes_on(doomed: Servers, fragile: Cluster) -> None:
    luck = random.Random(3)
    everybody: list[Steady] = []
    threads: list[threading.Thread] = []
    longest = 0.0

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
        longest = max(longest, goes_on(everybody))
        if sum(1 for thread in threads if thread.is_alive()) < 4:
            people_come()
    for player in everybody:
        player.stopped = True
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    lively = [player for player in everybody if isinstance(player, Lively)]
    check_kept(doomed, [player for player in everybody if player not in lively])
    for player in lively:
        check_lively(doomed, player)
    assert sum(len(player.acknowledged) for player in everybody) > 10 * KILLS
    for player in everybody:
        assert not player.refusals, [(each.reason, each.text) for each in player.refusals]
        assert Kept(doomed, player.table).status in ("playing", "over")
    for kind in ("undo", "say", "hand-over"):
        assert sum(player.count(kind) for player in lively) > 0, kind
    print(figures(everybody, lively), f"all had gone on after {longest:.1f} s")


def figures(everybody: list[Steady], lively: list[Lively]) -> str:
    """What the long run is for, with `-s`."""
    choices = sum(len(player.acknowledged) for player in everybody)
    wishes = {kind: sum(player.count(kind) for player in lively) for kind in ("undo", "agree", "say", "hand-over")}
    waits = [wait for player in everybody for wait in player.waits]
    return (
        f"{KILLS} blows, {len({player.table for player in everybody})} tables, {choices} choices acknowledged and kept "
        f"once, {wishes}, {sum(player.overtaken for player in lively)} refused for others' undo, "
        f"longest wait for an acknowledgement {max(waits):.1f} s;"
    )


def goes_on(players: list[Steady], others_of: Server | None = None) -> float:
    """Everybody who still plays gets something more acknowledged; while a server is paused, somebody does. How many
    seconds it took."""
    before = {player: player.moved() for player in players}
    begun = time.monotonic()

    def moved(player: Steady) -> bool:
        over = player.last is not None and player.last.table.status != "playing"
        return over or player.moved() > before[player]

    enough = any if others_of is not None else all
    while not enough(moved(player) for player in players):
        waiting = [(each.table, each.open, each.last) for each in players if not moved(each)]
        assert time.monotonic() < begun + PATIENCE, waiting
        time.sleep(0.02)
    return time.monotonic() - begun
