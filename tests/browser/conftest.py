"""A real browser before a real server: Chromium is found, the page is built, and everybody is watched for errors."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

sys.path.append(str(Path(__file__).resolve().parents[1]))  # for the run on the compiled engine, whose paths are others
from browser.play import PATIENCE, Player
from orrery.web.lock import FileLock, InUse

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SCREENS = BUILD / "screens"
NAMES = ("chromium", "chromium-browser", "google-chrome")
HOW = "no Chromium here: apt install chromium, or playwright install chromium, or CHROMIUM=/path/to/it"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOST = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "WebSocket connection to")
DESKTOP = (1440, 900)
expect.set_options(timeout=PATIENCE * 1000)  # a machine may be slow and have other work; only a hang is a failure

# `orrery serve`, but all tables are dealt from the same seed: every run sees the same games.
SERVE = """
import runpy, secrets
secrets.randbits = lambda bits: 4
runpy.run_module("orrery", run_name="__main__", alter_sys=True)
"""


# -- the browser -------------------------------------------------------------------------------------------------------


@cache
def chromium() -> str | None:
    """The browser that is named, on the PATH, Playwright's own, or one that is installed now."""
    if os.environ.get("CHROMIUM"):
        return shutil.which(os.environ["CHROMIUM"])
    return on_path() or playwrights_own() or installed()


def on_path() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def playwrights_own() -> str | None:
    with sync_playwright() as started:
        own = Path(started.chromium.executable_path)
    return str(own) if own.exists() else None


def installed() -> str | None:
    """Only where nobody else lives: on a machine of continuous integration, as root."""
    if os.environ.get("CI") != "true" or not hasattr(os, "geteuid") or os.geteuid() or not shutil.which("apt-get"):
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with Turn(BUILD / "chromium"):
        if not on_path():
            for words in (["update"], ["install", "-y", "chromium"]):
                subprocess.run(["apt-get", *words], env=environment, capture_output=True)
    return on_path()


def pytest_runtest_setup() -> None:
    """Here and not in a fixture: so all skipped tests share one line."""
    if chromium() is None:
        pytest.skip(HOW)


class Turn:
    """One worker at a time: the others wait until it is done."""

    def __init__(self, folder: Path, patience: float = 300) -> None:
        self.folder = folder
        self.patience = patience

    def __enter__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        until = time.monotonic() + self.patience
        while True:
            try:
                self.lock = FileLock(self.folder / "lock")
                return
            except InUse:
                if time.monotonic() > until:
                    raise

    def __exit__(self, *_: object) -> None:
        self.lock.close()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """For one module only: while it runs, no other test of this process could have an event loop of its own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield launched
    launched.close()


# -- the server --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def built_page() -> None:
    with Turn(BUILD / "page"):
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "build_page.py")], cwd=ROOT, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stdout + done.stderr


class Server:
    """A server in a process of its own. It can be killed and started again over the same data."""

    def __init__(self, folder: Path, script: str = SERVE, root: Path = ROOT) -> None:
        self.folder = folder
        self.script = script
        self.root = root  # the tree that it runs from
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.said = folder / "said.txt"

    def start(self) -> None:
        folders = [str(self.root / "src"), str(self.root / "tests")]  # the page was built into the first
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
        words = [sys.executable, "-c", self.script, "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(words, env=environment, stdout=said, stderr=said)
        until = time.monotonic() + 5 * PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.said.read_text(encoding="utf-8")
            assert time.monotonic() < until, self.said.read_text(encoding="utf-8")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/games", timeout=5) as response:
                return bool(response.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def check(self) -> None:
        """Whatever the tests did, the server found no mistake of its own."""
        said = self.said.read_text(encoding="utf-8")
        assert "Traceback" not in said, said


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def own_server(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.stop()
    started.check()


# -- people ------------------------------------------------------------------------------------------------------------


class Crowd:
    """Opens browsers for people, and hears everything that goes wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []
        self.may_lose = False  # the connection: a test cuts it on purpose

    def come(self, name: str = "", size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any) -> Player:
        """Somebody with a browser of their own. Things stand still, so that clicks need not wait for them."""
        wishes: dict[str, Any] = {
            "viewport": {"width": size[0], "height": size[1]},
            "color_scheme": "dark",
            "reduced_motion": "reduce",
            "locale": "de-DE" if language == "de" else "en-GB",
            "base_url": self.address,
            **more,
        }
        context = self.browser.new_context(**wishes)
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        page = context.new_page()
        self.watch(page)
        player = Player(page, self.address, language)
        if name:
            player.call("PUT", "/api/me", {"name": name})
        return player

    def phone(self, name: str = "", **more: Any) -> Player:
        return self.come(name, (390, 844), has_touch=True, is_mobile=True, device_scale_factor=2, **more)

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("request", self.check_host)
        page.on("websocket", lambda line: self.check_address(line.url))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.may_lose and any(lost in message.text for lost in LOST):
            return
        self.wrong.append(f"{message.type} at {message.location.get('url', '')}: {message.text}")

    def check_host(self, request: Request) -> None:
        self.check_address(request.url)

    def check_address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.wrong.append(f"request to another host: {url}")

    def go(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.wrong == []


@pytest.fixture
def crowd(browser: Browser, server: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, server.address)
    yield gathered
    gathered.go()


@pytest.fixture(scope="session")
def screens() -> Path:
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS


class Finished:
    """A game that is over: where it was, and the cookies of the person who sat there."""

    def __init__(self, id: str, cookies: Any) -> None:
        self.id = id
        self.cookies = cookies


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """Played by bots: the person hands the seat over at once."""
    crowd = Crowd(browser, server.address)
    player = crowd.come("Lena")
    id = player.play_now(players=3)
    player.hand_over()
    player.wait_until_over()
    made = Finished(id, player.page.context.storage_state())
    crowd.go()
    return made
