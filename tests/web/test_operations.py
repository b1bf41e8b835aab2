"""Health, readiness and metrics: true at any moment, at no cost for the tables, and nothing of anybody in them."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Engine, create_engine, text

from orrery.web.app import create_app
from orrery.web.health import Health
from orrery.web.house import House
from orrery.web.metrics import SECONDS, Metrics
from orrery.web.migrations import known, newest, upgrade
from orrery.web.phrases import PHRASES
from orrery.web.routes.operations import may_read
from orrery.web.serve import CannotServe, demand_networks
from orrery.web.storage import database_in
from orrery.web.writer import Overtaken, Writer
from support.house import ANNA, BEN, ear_of, in_house, table_of, until
from support.web import START, Server, Visitor, fetch, table_of_two

READABLE = START.replace("pause=(0.0, 0.0)", 'pause=(0.0, 0.0), readers=["127.0.0.1"]')


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("counting") / "kept", READABLE)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def numbers(server: Server) -> dict[str, float]:
    """What it counts; a bucket by its name with its bound."""
    told = fetch("GET", f"{server.address}/api/metrics")
    assert told.status_code == 200, told.text
    assert told.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(told.text)


def read(told: str) -> dict[str, float]:
    lines = [line for line in told.splitlines() if not line.startswith("#")]
    found = dict(line.rsplit(" ", 1) for line in lines)
    assert len(found) == len(lines), "each of them once"
    return {name: float(value) for name, value in found.items()}


# -- health and readiness ----------------------------------------------------------------------------------------------


def test_a_server_that_runs_is_well_and_ready(server: Server) -> None:
    for path in ("health", "ready"):
        told = fetch("GET", f"{server.address}/api/{path}")
        assert (told.status_code, told.json()) == (200, {"ok": True})
        assert "set-cookie" not in told.headers, "nobody comes"


def test_a_database_that_does_not_answer_makes_the_server_unready_in_time_and_takes_one_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, asked = threading.Event(), []

    def hangs(engine: Engine) -> str:
        asked.append(engine)
        released.wait()
        return ""

    async def story() -> None:
        health = Health(create_engine(database_in(tmp_path)), patience=0.01)
        with monkeypatch.context() as broken:
            broken.setattr("orrery.web.health.wrong_with", hangs)
            found = await asyncio.gather(*[health.wrong() for _ in range(20)])
            assert set(found) == {"no-database"}
            assert len(asked) == 1
            released.set()
            health.patience = 60
            assert await health.wrong() == ""

    asyncio.run(story())


def test_a_schema_that_is_not_known_or_no_database_at_all_is_not_ready(tmp_path: Path) -> None:
    engine = create_engine(database_in(tmp_path))

    async def found() -> str:
        return await Health(engine, patience=60).wrong()

    assert asyncio.run(found()) == "other-schema", "there is none yet"
    upgrade(engine)
    assert asyncio.run(found()) == ""
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999', oldest = '9999'"))
    assert asyncio.run(found()) == "other-schema"
    engine.dispose()
    engine = create_engine(f"sqlite:///{tmp_path / 'no' / 'folder' / 'x.db'}")
    assert asyncio.run(found()) == "no-database"
    assert newest() in known()
    assert all({"draining", "no-database", "other-schema"} <= set(words) for words in PHRASES.values())


# -- metrics -----------------------------------------------------------------------------------------------------------


def test_what_is_played_is_counted(counting: Server) -> None:
    before = numbers(counting)
    anna, ben, table = table_of_two(counting)
    with anna.sit(table) as page, ben.sit(table) as other:
        page.choose(0, 1)
        other.choose(0, 1)
        page.until_state(lambda state: state.number == 1)
        page.refused("choose", token="none", picks=[0])
        now = numbers(counting)
        assert now["orrery_open_pages"] == 2
        assert now["orrery_live_tables"] == before["orrery_live_tables"] + 1
        assert now["orrery_bot_queue"] == 0
    assert now["orrery_choices_total"] - before["orrery_choices_total"] == 2
    assert now["orrery_commits_total"] > before["orrery_commits_total"] + 2
    assert now["orrery_commit_choices_sum"] == now["orrery_choices_total"]
    assert now["orrery_commit_choices_count"] == now["orrery_commits_total"]
    assert now["orrery_overtaken_total"] == 0
    count = "orrery_acknowledgement_seconds_count"
    assert now[count] - before[count] == 2, "refusals are no acknowledgements"
    assert now['orrery_acknowledgement_seconds_bucket{le="+Inf"}'] == now[count]


def test_chat_is_no_choice(counting: Server) -> None:
    anna, _, table = table_of_two(counting)
    with anna.sit(table) as page:
        before = numbers(counting)
        page.do("say", text="hello")
        now = numbers(counting)
    assert now["orrery_choices_total"] == before["orrery_choices_total"]
    assert now["orrery_acknowledgement_seconds_count"] == before["orrery_acknowledgement_seconds_count"] + 1
    assert now['orrery_commit_choices_bucket{le="0"}'] > before['orrery_commit_choices_bucket{le="0"}']


def test_who_was_overtaken_is_counted_and_what_wrote_nothing_is_no_commit(tmp_path: Path) -> None:
    def late(session: object) -> None:
        raise Overtaken

    async def story(house: House) -> None:
        metrics = house.metrics
        await table_of(house)
        commits = metrics.commits.value
        with pytest.raises(Overtaken):
            await house.writer.write(late)
        assert (metrics.overtaken.value, metrics.commits.value) == (1, commits)
        await house.writer.write(lambda session: None)
        assert (metrics.overtaken.value, metrics.commits.value) == (1, commits + 1)

    in_house(tmp_path, story)


def test_bots_that_wait_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async def slow(*asked: object) -> Any:
            await asyncio.Event().wait()

        monkeypatch.setattr(house.tending.thinkers, "choose", slow)
        for _ in range(3):
            await table_of(house, more=1)
        assert read(house.metrics.text())["orrery_bot_queue"] == 3
        await house.tending.rest(60)
        await until(lambda: read(house.metrics.text())["orrery_bot_queue"] == 0)

    in_house(tmp_path, story)


def test_the_text_has_the_form_that_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.counter("orrery_things_total", "Things.").add(3)
    metrics.gauge("orrery_now", "Now.", lambda: 2.5)
    some = metrics.histogram("orrery_some", "Some.", (1, 2.5))
    for value in (0, 1, 2, 2.5, 7):
        some.observe(value)
    assert metrics.text().endswith(
        "# HELP orrery_things_total Things.\n# TYPE orrery_things_total counter\norrery_things_total 3\n"
        "# HELP orrery_now Now.\n# TYPE orrery_now gauge\norrery_now 2.5\n"
        "# HELP orrery_some Some.\n# TYPE orrery_some histogram\n"
        'orrery_some_bucket{le="1"} 2\norrery_some_bucket{le="2.5"} 4\norrery_some_bucket{le="+Inf"} 5\n'
        "orrery_some_sum 12.5\norrery_some_count 5\n"
    )
    with pytest.raises(AssertionError, match="orrery_now"):
        metrics.counter("orrery_now", "Again.")
    assert list(SECONDS) == sorted(SECONDS)


def test_metrics_name_nobody_and_no_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        await live.arrive(ear_of(ANNA, live))
        await live.choose(0, "", live.token(0), [0, 1])
        told = house.metrics.text()
        for secret in (live.row.id, live.row.invite, house.server, ANNA.id, BEN.id, "Anna", "Race"):
            assert secret not in told
        assert set(re.findall(r"{(\w+)=", told)) == {"le"}, "no label but the bounds"

    in_house(tmp_path, story)


def test_the_guide_names_every_number_and_every_reason(tmp_path: Path) -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "guides" / "servers.md").read_text(encoding="utf-8")

    async def story(house: House) -> None:
        assert set(re.findall(r"`(orrery_\w+)`", guide)) == set(house.metrics.told)

    in_house(tmp_path, story)
    assert {"draining", "no-database", "other-schema"} <= set(re.findall(r"`([a-z-]+)`", guide))


# -- who may read them -------------------------------------------------------------------------------------------------


def test_nobody_reads_metrics_unless_named(server: Server) -> None:
    """That a number has grown would tell that somebody has replied in secret."""
    assert Visitor(server).refused("GET", "/api/metrics", 404) == "bad-request"


def asked_from(host: str, readers: list[str], headers: tuple[str, ...] = ()) -> bool:
    app = SimpleNamespace(readers=create_app(Path("unused"), readers=readers).readers)
    client = SimpleNamespace(host=host) if host else None
    return may_read(cast(Any, SimpleNamespace(app=app, client=client, headers=headers)))


@pytest.mark.parametrize(
    ("host", "readers", "may"),
    [
        ("127.0.0.1", [], False),
        ("127.0.0.1", ["127.0.0.1"], True),
        ("10.1.2.3", ["127.0.0.1", "10.0.0.0/8"], True),
        ("11.1.2.3", ["127.0.0.1", "10.0.0.0/8"], False),
        ("::1", ["127.0.0.1"], False),
        ("::1", ["::1"], True),
        ("", ["0.0.0.0/0"], False),
    ],
)
def test_metrics_are_for_the_addresses_that_were_named(host: str, readers: list[str], may: bool) -> None:
    assert asked_from(host, readers) is may


def test_what_comes_through_a_proxy_may_come_from_anybody(counting: Server) -> None:
    for name in ("X-Forwarded-For", "Forwarded"):
        assert fetch("GET", f"{counting.address}/api/metrics", headers={name: "127.0.0.1"}).status_code == 404
    assert fetch("GET", f"{counting.address}/api/metrics").status_code == 200


def test_what_is_no_network_is_refused_in_words() -> None:
    with pytest.raises(CannotServe, match="--metrics everybody: no address such as"):
        demand_networks("--metrics", ["10.0.0.2", "everybody"])


def test_a_writer_without_a_house_counts_for_itself(tmp_path: Path) -> None:
    async def story() -> None:
        writer = Writer(create_engine(database_in(tmp_path)))
        await writer.write(lambda session: None)
        assert writer.metrics.commits.value == 1
        await asyncio.to_thread(writer.close)

    asyncio.run(story())
