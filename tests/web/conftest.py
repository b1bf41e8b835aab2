"""One server for most tests, with its own folder; its log must stay clean of failures and secrets."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from support.postgres import CannotRun, Cluster
from support.web import Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Where it cannot run its tests are skipped, but never where everything is checked."""
    try:
        cluster = Cluster()
    except CannotRun as why:
        if os.environ.get("CI"):
            pytest.fail(f"PostgreSQL is not tested: {why}")
        pytest.skip(f"PostgreSQL is not tested: {why}")
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def postgres(cluster: Cluster) -> str:
    """The address of an empty database, one for the tests of each file."""
    return cluster.new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "kept")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(autouse=True)
def _everybody_leaves(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    for name in ("server", "strict", "mortal", "market"):
        if name in request.fixturenames:
            request.getfixturevalue(name).everybody_leaves()
