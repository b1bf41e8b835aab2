"""Start the server, and the browser with it if somebody wants to play here."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from orrery.web.app import PAGE, create_app
from orrery.web.clock import Clock
from orrery.web.draining import GRACE, Server
from orrery.web.entrance import BACKLOG, entrance_for, raised_descriptors, visits
from orrery.web.lock import InUse, file_of
from orrery.web.migrations import NewerDatabase
from orrery.web.packing import Packed
from orrery.web.quiet import speak_once
from orrery.web.storage import NoDriver, create_engine, database_in
from orrery.web.store import Store
from orrery.web.tidying import DAYS, count_guests, forget_guests

PORT = 8765


class CannotServe(Exception):
    """The server cannot start. The message says what is wrong and what would be right."""


def data_folder() -> Path:
    """Where tables are kept: $ORRERY_DATA, or the place the system has for such things."""
    if os.environ.get("ORRERY_DATA"):
        return Path(os.environ["ORRERY_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "orrery"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orrery"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "orrery"


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str, wanted: int) -> int:
    """The port that was wanted, or one of the next."""
    for port in range(wanted, wanted + 20):
        if is_free(host, port):
            return port
    raise CannotServe(f"ports {wanted} to {wanted + 19} of {host} are all in use; name another with --port")


def serve(
    host: str,
    port: int,
    folder: Path,
    url: str = "",
    workers: int = 1,
    browser: str | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    readers: Sequence[str] = (),
    linger: float = 0.0,
) -> None:
    """Serve until interrupted. `browser`: open the page at this path once the server listens.

    `names`: under which the server may be asked for, besides those of this machine. `proxies`: the addresses of those
    whose word counts for where a request comes from. `readers`: the addresses from which the metrics may be read.
    `linger`: for how many seconds, once told to end, it still takes requests while it says that it is not ready.
    """
    if not (PAGE / "index.html").exists():
        raise CannotServe("the page is not built; `make play` builds it, or run tools/build_page.py in the checkout")
    demand_networks("--proxy", proxies)
    demand_networks("--metrics", readers)
    if os.name == "posix":
        os.umask(0o077)  # what we write is for its owner alone
    check(folder, url)
    app = create_app(folder, url, workers, names=[*names, host], readers=readers)
    server = Server(app, configured(app, host, port, proxies), linger)
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0') else host}:{port}"
    kept = folder if not url else make_url(url).render_as_string(hide_password=True)
    print(f"Orrery plays at {address} (Ctrl-C ends it; tables are kept in {kept})", flush=True)
    if browser is not None:
        threading.Thread(target=open_when_ready, args=(host, port, address + browser), daemon=True).start()
    asyncio.run(server.serve())


def demand_networks(option: str, given: Sequence[str]) -> None:
    for each in given:
        try:
            ip_network(each)
        except ValueError:
            raise CannotServe(f"{option} {each}: no address such as 10.0.0.2, no network such as 10.0.0.0/8") from None


def configured(app: FastAPI, host: str, port: int, proxies: Sequence[str] = ()) -> uvicorn.Config:
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="asyncio",
        http=visits(entrance_for(raised_descriptors(), proxies)),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        backlog=BACKLOG,
        h11_max_incomplete_event_size=16_384,
        log_level="warning",
        access_log=False,  # addresses hold invitations
        ws=Packed,
        ws_max_size=65_536,
        timeout_graceful_shutdown=GRACE,
    )
    speak_once(Clock())  # after the framework has set up its loggers
    return config


def check(folder: Path, url: str) -> None:
    """Whether the house could open here. It opens later, where nobody would hear what is wrong."""
    with in_words(folder):
        Store(folder, url).close()


def guests(folder: Path, url: str, forget: bool) -> str:
    """Forget the guests who have had no table for long, or only say how many there are."""
    now = Clock().now()
    with in_words(folder):
        if forget:
            return f"{forgotten_guests(folder, url, now)} guests forgotten"
        engine = create_engine(url or database_in(folder))
        file = file_of(engine)
        if file is not None and not file.exists():
            raise CannotServe(f"there is no database {file}")
        with Session(engine) as session:
            everybody, found = count_guests(session, now)
        engine.dispose()
    return f"{found} of {everybody} guests came more than {DAYS} days ago and have no table; --forget forgets them"


def forgotten_guests(folder: Path, url: str, now: float) -> int:
    store, found = Store(folder, url), 0
    try:
        some = 1
        while some:
            with Session(store.engine) as session, session.begin():
                some = forget_guests(session, now)
            found += some
    finally:
        store.close()
    return found


@contextmanager
def in_words(folder: Path) -> Iterator[None]:
    """What is wrong with the place where everything is kept, in one line."""
    try:
        yield
    except OSError as wrong:
        raise CannotServe(f"the folder {folder} cannot be used: {wrong.strerror}") from None
    except (InUse, NewerDatabase, NoDriver) as wrong:
        raise CannotServe(str(wrong)) from None
    except SQLAlchemyError as wrong:
        raise CannotServe(f"the database cannot be used: {type(wrong).__name__}") from None


def open_when_ready(host: str, port: int, address: str) -> None:
    target = "127.0.0.1" if host == "0.0.0.0" else host
    for _ in range(100):
        try:
            with socket.create_connection((target, port), timeout=0.2):
                break
        except OSError:
            threading.Event().wait(0.1)
    webbrowser.open(address)
