"""Most tests run twice: with one server and its folder, and with three on PostgreSQL behind a balancer that sends every
connection to the next. The same must come of it; and their logs must stay clean of failures and secrets."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

import pytest

from support.postgres import CannotRun, Cluster
from support.servers import Servers
from support.web import Server


@cache
def only_cluster() -> Cluster | CannotRun:
    try:
        return Cluster()
    except CannotRun as why:
        return why


def running() -> Cluster:
    """Where it cannot run its tests are skipped, but never where everything is checked."""
    found = only_cluster()
    if isinstance(found, Cluster):
        return found
    if os.environ.get("CI"):
        pytest.fail(f"PostgreSQL is not tested: {found}", pytrace=False)
    pytest.skip(f"PostgreSQL is not tested: {found}")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Here and not in a fixture: so all skipped tests share one line."""
    if isinstance(item, pytest.Function):
        server = item.callspec.params.get("server") if hasattr(item, "callspec") else None
        if server == "three" or "cluster" in item.fixturenames:
            running()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = running()
    yield found
    found.close()


@pytest.fixture(scope="module")
def postgres(cluster: Cluster) -> str:
    """The address of an empty database, one for the tests of each file."""
    return cluster.new_database()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("one_server") is not None
        metafunc.parametrize("server", ["one"] if alone else ["one", "three"], indirect=True)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server, or three that look like one."""
    found = request.getfixturevalue("single" if request.param == "one" else "several")
    assert isinstance(found, Server)
    yield found
    found.everybody_leaves()


@pytest.fixture(scope="session")
def single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "kept")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="session")
def several(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    servers = Servers(tmp_path_factory.mktemp("houses") / "kept", cluster.new_database())
    yield servers
    servers.stop()
    assert "Traceback" not in servers.log(), servers.log()


@pytest.fixture(autouse=True)
def _everybody_leaves(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    for name in ("strict", "mortal", "market"):
        if name in request.fixturenames:
            request.getfixturevalue(name).everybody_leaves()
