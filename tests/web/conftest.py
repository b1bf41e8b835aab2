"""One server for most tests, with its own folder; its log must stay clean of failures and secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.web import Server


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
