"""The load benchmark: a server in a process of its own, or several on one database, and tables at which every seat
answers as soon as it is asked: a hundred of two people, or a few of six in the middle of a long game."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError

import orrery
from orrery.web.load import Evening, Figures, Pace, Seat, play, sit_down
from orrery.web.storage import NoDriver, create_engine

START: Final = """
import sys, uvicorn
from pathlib import Path
from orrery.web.app import create_app
from orrery.web.serve import configured
app = create_app(Path(sys.argv[1]), "".join(sys.argv[3:]), readers=["127.0.0.1"])
uvicorn.Server(configured(app, "127.0.0.1", int(sys.argv[2]))).run()
"""

WARM_UP: Final = 4.0  # seconds
ALONE, TOGETHER, SPREAD = "one server on SQLite", "seats together", "seats spread"
EVENINGS: Final = {
    "race": Evening("race", players=2, tables=100, rate=200.0),
    "ti4": Evening("ti4", players=6, tables=2, rate=20.0, before=600),  # in the third or fourth round
}


class CannotMeasure(Exception):
    """The message says why, and what would be right."""


class Server:
    """A server of our own on a free port, with an empty folder or a database that it may share."""

    def __init__(self, folder: Path, database: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        given = [str(folder), str(self.port), *([database] if database else [])]
        sources = str(Path(str(orrery.__file__)).parents[1])  # the server that is measured is this one
        environment = {**os.environ, "PYTHONPATH": sources, "PYTHONWARNINGS": "ignore:resource_tracker"}
        self.process = subprocess.Popen([sys.executable, "-c", START, *given], env=environment)

    async def wait(self) -> None:
        async with httpx.AsyncClient(base_url=self.address) as client:
            for _ in range(1200):
                try:
                    if (await client.get("/api/ready")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
        raise CannotMeasure("the server does not answer")

    def memory(self) -> int:
        """Bytes in use, where the system tells."""
        try:
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) * 1024
        except OSError:
            pass
        return 0

    def processor_seconds(self) -> float:
        """What the server has used so far, its workers not counted, where the system tells."""
        return seconds_of(stat_of(self.process.pid), 2)

    async def counted(self) -> dict[str, float]:
        """The numbers that it counts of itself."""
        async with httpx.AsyncClient(base_url=self.address) as client:
            told = (await client.get("/api/metrics")).text
        pairs = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Database:
    """An empty database of PostgreSQL for one measurement, beside the one that was named. Raises CannotMeasure."""

    def __init__(self, beside: str) -> None:
        name = f"orrery_bench_{os.getpid()}_{time.monotonic_ns()}"
        try:
            engine = create_engine(beside)
            self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
            with self.engine.connect() as connection:
                connection.execute(text(f"CREATE DATABASE {name}"))
                backend = connection.execute(text("SELECT pg_backend_pid(), inet_client_addr() IS NULL")).one()
        except (NoDriver, SQLAlchemyError) as wrong:
            raise CannotMeasure(f"no database could be made beside {safe(beside)}: {said_by(wrong)}") from None
        self.name = name
        self.address = make_url(beside).set(database=name).render_as_string(hide_password=False)
        self.postmaster = int(stat_of(backend[0])[1]) if backend[1] and stat_of(backend[0]) else 0

    def processor_seconds(self) -> float:
        """What all its processes have used so far, those that have ended included; 0 where it runs elsewhere."""
        if not self.postmaster:
            return 0.0
        stats = [stat_of(int(path.name)) for path in Path("/proc").glob("[0-9]*")]
        children = [stat for stat in stats if stat and int(stat[1]) == self.postmaster]
        return seconds_of(stat_of(self.postmaster), 4) + sum(seconds_of(stat, 2) for stat in children)

    def written(self) -> float:
        """Bytes of its log so far."""
        with self.engine.connect() as connection:
            return float(connection.execute(text("SELECT pg_current_wal_insert_lsn() - '0/0'")).scalar_one())

    def drop(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {self.name} WITH (FORCE)"))
        self.engine.dispose()


def safe(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def said_by(wrong: Exception) -> str:
    return (str(getattr(wrong, "orig", None) or wrong).strip().splitlines() or [type(wrong).__name__])[0]


def stat_of(process: int) -> list[str]:
    """State, parent and so on, as Linux tells them; nothing elsewhere, or if it has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def seconds_of(stat: list[str], fields: int) -> float:
    """Of the processor: 2 fields are the process's own, 4 also those of children that have ended."""
    return sum(int(each) for each in stat[11 : 11 + fields]) / os.sysconf("SC_CLK_TCK") if stat else 0.0


# -- one measurement ---------------------------------------------------------------------------------------------------


@contextmanager
def started(folder: Path, servers: int, beside: str) -> Iterator[tuple[list[Server], Database | None]]:
    """One server on SQLite, or so many on a database of PostgreSQL."""
    database = Database(beside) if servers else None
    running: list[Server] = []
    try:
        for number in range(max(1, servers)):
            running.append(Server(folder / str(number), database.address if database is not None else ""))
        yield running, database
    finally:
        for server in running:
            server.stop()
        if database is not None:
            database.drop()


class Used:
    """How much of everything had been used at a moment."""

    def __init__(self, servers: float, database: float, written: float, counted: dict[str, float]) -> None:
        self.servers = servers
        self.database = database
        self.written = written
        self.counted = counted

    @classmethod
    async def so_far(cls, servers: list[Server], database: Database | None) -> Used:
        counted: dict[str, float] = {}
        for server in servers:
            for name, value in (await server.counted()).items():
                counted[name] = counted.get(name, 0.0) + value
        return cls(
            sum(server.processor_seconds() for server in servers),
            database.processor_seconds() if database is not None else 0.0,
            await asyncio.to_thread(database.written) if database is not None else 0.0,
            counted,
        )


async def measure(
    evening: Evening, seconds: float, rate: float, servers: int = 0, beside: str = "", spread: bool = False
) -> dict[str, Any]:
    """`servers`: so many on PostgreSQL; 0: one on SQLite. `spread`: the seats of a table are at different servers."""
    luck = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, started(Path(folder), servers, beside) as (running, database):
        await asyncio.gather(*[server.wait() for server in running])
        empty = sum(server.memory() for server in running)
        seats: list[Seat] = []
        for table in range(evening.tables):
            at = [running[(table + step * spread) % len(running)].address for step in range(evening.players)]
            seats += await sit_down(at, evening)
        begun = time.perf_counter()
        figures, pace = Figures(begun + WARM_UP), Pace(rate, luck)
        turns = asyncio.ensure_future(pace.give_turns())
        warm = asyncio.ensure_future(used_until_warm(running, database))
        await asyncio.gather(*[play(seat, luck, pace, figures, begun + WARM_UP + seconds) for seat in seats])
        turns.cancel()
        before, after = await warm, await Used.so_far(running, database)
        spent = time.perf_counter() - figures.start
        memory = sum(server.memory() for server in running) - empty
    choices = max(1, len(figures.times))
    found: dict[str, Any] = {
        "tables": evening.tables,
        "connections": len(seats),
        "wanted_per_s": rate or None,
        "seconds": round(spent, 1),
        "choices": len(figures.times),
        "choices_per_s": round(len(figures.times) / spent, 1),
        "cpu_ms_per_choice": round(1000 * (after.servers - before.servers) / choices, 2),
        "p50_ms": quantile(figures.times, 0.50),
        "p99_ms": quantile(figures.times, 0.99),
        "refused": figures.refused,
        "games_over": figures.over // evening.players,
        "kB_per_table": round(memory / evening.tables / 1024, 1),
        **counts(before.counted, after.counted),
    }
    if database is not None:
        found["database_cpu_ms_per_choice"] = (
            round(1000 * (after.database - before.database) / choices, 2) if database.postmaster else None
        )
        found["wal_kB_per_choice"] = round((after.written - before.written) / choices / 1024, 2)
    return found


def counts(before: dict[str, float], after: dict[str, float]) -> dict[str, Any]:
    """What the servers have counted between the two moments."""
    choices, commits, overtaken = [
        after[name] - before[name]
        for name in ("orrery_choices_total", "orrery_commits_total", "orrery_overtaken_total")
    ]
    return {
        "choices_per_commit": round(choices / max(1, commits), 2),
        "overtaken_percent": round(100 * overtaken / max(1, choices), 1),
    }


async def used_until_warm(servers: list[Server], database: Database | None) -> Used:
    await asyncio.sleep(WARM_UP)
    return await Used.so_far(servers, database)


def quantile(times: list[float], share: float) -> float | None:
    return round(sorted(times)[int(share * (len(times) - 1))] * 1000, 1) if times else None


# -- all of them -------------------------------------------------------------------------------------------------------


def run(
    evening: Evening = EVENINGS["race"],
    seconds: float = 20.0,
    rate: float = 0.0,
    servers: int = 0,
    beside: str = "",
    rounds: int = 1,
) -> dict[str, Any]:
    """At the wanted rate, and as fast as it goes; with several servers beside one alone, the seats of a table at one
    server and at different ones. Of several rounds, one after another, the one that took least of the processor."""
    if servers and not beside:
        raise CannotMeasure(
            "several servers need a PostgreSQL: --database postgresql://..., in which databases may be made; "
            "in a checkout `python tools/with_postgres.py` starts one"
        )
    if servers:
        Database(beside).drop()  # what is wrong with it is said at once
    ways = {ALONE: (0, False), **({TOGETHER: (servers, False), SPREAD: (servers, True)} if servers else {})}
    report: dict[str, Any] = {}
    for _ in range(rounds):
        for name, wanted in (("paced", rate or evening.rate), ("flat out", 0.0)):
            for way, (number, spread) in ways.items():
                found = asyncio.run(measure(evening, seconds, wanted, number, beside, spread))
                known = report.get(f"{name}, {way}")
                report[f"{name}, {way}"] = found if known is None else less(known, found)
    if servers:
        report["ratios"] = ratios(report)
    return report


def less(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return min(one, other, key=lambda found: float(found["cpu_ms_per_choice"]))


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """The processor's time for a choice, of the servers, against that of one on SQLite."""
    found: dict[str, float] = {}
    for name, part in report.items():
        alone = report[f"{name.partition(', ')[0]}, {ALONE}"]
        if part is not alone:
            found[name] = round(part["cpu_ms_per_choice"] / max(0.01, alone["cpu_ms_per_choice"]), 2)
    return found


def lines(report: dict[str, Any]) -> list[str]:
    said = [f"{name}: {', '.join(words_of(found))}" for name, found in report.items() if name != "ratios"]
    more = [f"{name}: {ratio} times the CPU of {ALONE}" for name, ratio in report.get("ratios", {}).items()]
    return [*said, *more]


def words_of(found: dict[str, Any]) -> Iterable[str]:
    yield f"{found['tables']} tables, {found['connections']} connections, {found['choices_per_s']} choices/s"
    yield f"{found['cpu_ms_per_choice']} ms CPU a choice"
    if "wal_kB_per_choice" in found:
        database = found["database_cpu_ms_per_choice"]
        yield f"{'?' if database is None else database} ms of the database, {found['wal_kB_per_choice']} kB WAL"
    yield f"{found['choices_per_commit']} choices a commit, {found['overtaken_percent']} % overtaken"
    yield f"p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms"
    yield f"{found['kB_per_table']} kB a table, {found['refused']} refused"


if __name__ == "__main__":
    print(json.dumps(run(), indent=1))
