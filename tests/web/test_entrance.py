"""Connections that say nothing, too many of them, names nobody gave us, and what proxies may say."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from orrery.web.entrance import Entrance, Visit, entrance_for
from orrery.web.names import host_in, may_be_asked_as, own_names
from orrery.web.quiet import OnceAMinute
from orrery.web.serve import CannotServe, serve
from support.clock import HandClock
from support.web import PATIENCE, START, Server, Visitor, fetch

FEW = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (200, 300))\n" + START
IMPATIENT = "import orrery.web.entrance\norrery.web.entrance.REQUEST = 5.0\n" + START
PROXIED = START.replace("int(sys.argv[2])", 'int(sys.argv[2]), ["127.0.0.0/8"]').replace(
    "pause=(0.0, 0.0)", 'pause=(0.0, 0.0), names=["games.example"]'
)


def started(folder: Path, script: str) -> Iterator[Server]:
    server = Server(folder / "kept", script)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from started(tmp_path_factory.mktemp("few"), FEW)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from started(tmp_path_factory.mktemp("impatient"), IMPATIENT)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from started(tmp_path_factory.mktemp("proxied"), PROXIED)


# -- connections -------------------------------------------------------------------------------------------------------


def connected(server: Server, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    line.sendall(said)
    return line


def test_hundreds_that_say_nothing_keep_nobody_out(few: Server) -> None:
    """More connections than the system gives us descriptors: who asks is answered, who plays goes on, and the log
    says it once."""
    anna = Visitor(few, "Anna")
    table, _ = anna.open_table("me", "open")
    with anna.sit(table) as page:
        lines = [connected(few, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:") for _ in range(330)]
        assert fetch("GET", f"{few.address}/api/games").status_code == 200
        page.do("say", text="still here")
        for line in lines:
            line.close()
        assert fetch("GET", f"{few.address}/api/games").status_code == 200
    assert few.log().count("too many connections from one address (50)") == 1, few.log()
    assert len(few.log()) < 3000, few.log()


BEGUN = [
    b"",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
]


def test_who_does_not_come_to_the_end_is_cut_off(impatient: Server) -> None:
    lines = [connected(impatient, begun) for begun in BEGUN]
    for begun, line in zip(BEGUN, lines, strict=True):
        with line:
            assert is_cut_off(line), begun


def is_cut_off(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_a_byte_now_and_then_gains_no_time(impatient: Server) -> None:
    with connected(impatient, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        line.settimeout(0.05)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            go_on(line)


def go_on(line: socket.socket) -> None:
    for _ in range(20 * int(PATIENCE)):
        line.send(b"X")
        try:
            if line.recv(10_000) == b"":
                raise ConnectionResetError
        except TimeoutError:
            pass


def test_a_page_that_is_open_has_all_the_time(impatient: Server) -> None:
    anna = Visitor(impatient, "Anna")
    table, _ = anna.open_table("me", "open")
    with anna.sit(table) as page:
        with connected(impatient, b"GET") as line:
            assert is_cut_off(line), "somebody else, who came later"
        page.do("say", text="still here")


class Guest(Visit):
    """A connection without a network."""

    def __init__(self, address: str, entrance: Entrance, busy: bool = False) -> None:
        self.address = address
        self.entrance = entrance
        self.busy = busy
        self.thrown_out = False
        self.transport = self  # type: ignore[assignment]

    def waits(self) -> bool:
        return not self.busy

    def is_gone(self) -> bool:
        return False

    def abort(self) -> None:
        self.thrown_out = True


def test_when_it_is_full_who_waits_longest_goes_and_nobody_who_is_busy() -> None:
    entrance = Entrance(4, 2, ["10.0.0.0/8"])
    first, second, third = [Guest("1.1.1.1", entrance) for _ in range(3)]
    assert entrance.admits(first)
    assert entrance.admits(second)
    assert entrance.admits(third), "the third of one address takes the place of the first"
    assert [guest.thrown_out for guest in (first, second, third)] == [True, False, False]
    assert entrance.admits(Guest("10.0.0.1", entrance, busy=True))
    assert entrance.admits(Guest("10.0.0.1", entrance, busy=True))
    assert entrance.admits(Guest("10.0.0.1", entrance, busy=True)), "behind a proxy there are many"
    assert second.thrown_out
    assert entrance.admits(Guest("2.2.2.2", entrance, busy=True))
    assert third.thrown_out
    assert not entrance.admits(Guest("3.3.3.3", entrance))
    assert len(entrance.inside) == 4


def test_a_small_system_lets_fewer_in() -> None:
    sizes = [(each.most, each.most_each) for each in (entrance_for(number) for number in (64, 300, 1024, 65_536))]
    assert sizes == [(20, 10), (100, 50), (824, 412), (2000, 500)]


def test_the_log_says_it_once_a_minute() -> None:
    clock = HandClock()
    once = OnceAMinute(clock)

    def says(text: str, wrong: Exception | None = None) -> bool:
        about = (type(wrong), wrong, None) if wrong is not None else None
        return bool(once.filter(logging.LogRecord("x", logging.ERROR, "", 0, text, (), about)))

    assert [says("full\nfd=7"), says("full\nfd=8"), says("other")] == [True, False, True]
    assert [says("accept", OSError(24, "no more")) for _ in range(2)] == [True, False]
    assert [says("failed", KeyError("x")) for _ in range(2)] == [True, True]
    clock.advance(60)
    assert says("full\nfd=9")


# -- names and proxies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:1234", 200),
        ("127.0.0.1", 200),
        ("192.168.1.20:8765", 200),
        ("[::1]:8765", 200),
        (socket.gethostname(), 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("8.8.8.8", 421),
        ("games.example", 421),
        ("", 421),
    ],
)
def test_the_server_answers_to_names_that_are_known(server: Server, host: str, status: int) -> None:
    for path in ("/", "/api/me", "/assets/none.js"):
        answer = fetch("GET", f"{server.address}{path}", headers={"Host": host})
        assert answer.status_code in ((status,) if status == 421 else (200, 404, 503)), path
    if status == 421:
        assert answer.json()["reason"] == "unknown-name"
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_page_of_another_name_gets_no_line(server: Server) -> None:
    anna = Visitor(server)
    table, _ = anna.open_table("me", "open")
    with pytest.raises(InvalidStatus):
        anna.sit(table, Host="evil.example", Origin="http://evil.example")


def test_a_name_that_was_given_is_known(proxied: Server) -> None:
    for host, status in (("games.example", 200), ("Games.Example.:80", 200), ("other.example", 421)):
        assert fetch("GET", f"{proxied.address}/api/me", headers={"Host": host}).status_code == status


def test_addresses_count_if_they_are_called_or_of_this_network() -> None:
    names = own_names(["Games.Example"])
    assert {"localhost", "games.example", socket.gethostname().lower()} <= names
    assert f"{socket.gethostname().lower().partition('.')[0]}.local" in names
    assert may_be_asked_as("8.8.8.8", frozenset(), "8.8.8.8")
    assert not may_be_asked_as("8.8.4.4", frozenset(), "8.8.8.8")
    assert may_be_asked_as("fe80::1", frozenset(), "")
    assert host_in("[fe80::1]:80") == "fe80::1"


SAID = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def judged_log_ins(place: Server) -> int:
    """How many of 24 tries are judged at all, said to come from two addresses in turn; the others are too many."""
    tried = [
        fetch(
            "POST",
            f"{place.address}/api/login",
            json={"name": "nobody at all", "password": "x"},
            headers={"X-Forwarded-For": f"203.0.113.{number % 2}"},
        ).status_code
        for number in range(24)
    ]
    assert set(tried) <= {403, 429}
    return tried.count(403)


def test_a_proxy_that_was_not_named_says_nothing(server: Server) -> None:
    assert "Secure" not in fetch("GET", f"{server.address}/api/me", headers=SAID).headers["set-cookie"]
    assert judged_log_ins(server) <= 10, "other tests may have tried as well just now"


def test_a_proxy_that_was_named_says_where_a_request_comes_from(proxied: Server) -> None:
    assert "Secure" in fetch("GET", f"{proxied.address}/api/me", headers=SAID).headers["set-cookie"]
    assert judged_log_ins(proxied) == 20


def test_a_proxy_is_an_address(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="--proxy nginx: no address"):
        serve("127.0.0.1", 1, tmp_path, proxies=["nginx"])


def test_what_is_not_there_is_not_kept(server: Server) -> None:
    missing = fetch("GET", f"{server.address}/assets/index-gone.js")
    assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")
    found = fetch("GET", f"{server.address}/").text.partition('src="')[2].partition('"')[0]
    assert "immutable" in fetch("GET", f"{server.address}{found}").headers["cache-control"]
