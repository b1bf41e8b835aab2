"""The load benchmark: what it measures of one server and of several. How much does not matter here."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from orrery.web import bench
from orrery.web.bench import ALONE, SPREAD, TOGETHER, CannotMeasure, lines, measure, run
from orrery.web.load import Evening, reply
from support.postgres import Cluster

FIGURES = {"cpu_ms_per_choice", "p50_ms", "p99_ms", "choices_per_commit", "overtaken_percent", "refused"}
TWO = Evening("race", players=2, tables=2, rate=0.0)
OF_DATABASE = {"database_cpu_ms_per_choice", "wal_kB_per_choice"}


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WARM_UP", 0.5)


def measured(evening: Evening, *given: Any, **named: Any) -> dict[str, Any]:
    """For a second, or for longer where nobody comes to choose in so short a time."""
    for seconds in (1, 8, 64):
        found = asyncio.run(measure(evening, seconds, *given, **named))
        if found["choices"]:
            return found
    raise AssertionError("nobody chooses")


def test_one_server_and_several_are_measured(cluster: Cluster) -> None:
    alone = measured(TWO, 20)
    spread = measured(TWO, 0, 2, cluster.address("postgres"), spread=True)
    for found in (alone, spread):
        assert found["refused"] == 0
        assert FIGURES <= set(found)
    assert set(spread) - set(alone) == OF_DATABASE
    assert "orrery_bench" not in str(databases(cluster)), "nothing is left of it"
    assert "kB WAL" in lines({"x": spread})[0]
    assert "kB WAL" not in lines({"x": alone})[0]


def test_people_take_their_seats_from_bots_in_the_middle_of_a_game() -> None:
    found = measured(Evening("ti4", players=3, tables=1, rate=0.0, before=12), 0)
    assert found["refused"] == 0
    assert found["connections"] == 3


def test_an_example_is_sent_where_a_form_is_asked_for() -> None:
    luck, gifts = random.Random(1), [{"giver": 0, "kind": "good", "id": 2}]
    asked = {"options": [], "least": 0, "forms": [{"gifts": gifts, "text": ""}]}
    assert reply(asked, luck) == {"picks": [], "form": gifts}
    assert reply({"options": [{}, {}], "least": 2, "forms": asked["forms"]}, luck) == {"picks": [0, 1]}


def test_ratios_are_those_of_one_report(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def measured(*given: object) -> dict[str, float]:
        asked.append(given[3:])
        return {"cpu_ms_per_choice": 2.0 if given[3] == 0 else 3.0 if given[5] else 2.5}

    monkeypatch.setattr(bench, "measure", measured)
    url = cluster.address("postgres")
    report = run(servers=2, beside=url)
    ways = {ALONE: 1.0, TOGETHER: 1.25, SPREAD: 1.5}
    assert report["ratios"] == {
        f"{name}, {way}": ratio for name in ("paced", "flat out") for way, ratio in ways.items() if way != ALONE
    }
    assert asked == [(0, url, False), (2, url, False), (2, url, True)] * 2


def databases(cluster: Cluster) -> Sequence[object]:
    import psycopg

    with psycopg.connect(cluster.address("postgres")) as connection:
        return connection.execute("select datname from pg_database").fetchall()


def test_of_several_rounds_the_one_that_took_least_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([3.0, 1.5, 2.0, 2.5])

    async def measured(*given: object) -> dict[str, float]:
        return {"cpu_ms_per_choice": next(times)}

    monkeypatch.setattr(bench, "measure", measured)
    assert run(rounds=2) == {
        f"paced, {ALONE}": {"cpu_ms_per_choice": 2.0},
        f"flat out, {ALONE}": {"cpu_ms_per_choice": 1.5},
    }


def test_what_is_missing_is_said() -> None:
    with pytest.raises(CannotMeasure, match=r"--database postgresql://.*with_postgres"):
        run(servers=2)
    with pytest.raises(CannotMeasure, match=r"no database could be made beside postgresql://me:\*\*\*@/x") as wrong:
        run(servers=2, beside="postgresql://me:secret@/x?host=/nowhere")
    assert "secret" not in str(wrong.value)
