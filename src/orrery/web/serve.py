"""Start the server, and the browser with it if somebody wants to play here."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from orrery.web.app import PAGE, create_app
from orrery.web.lock import FolderInUse, FolderLock
from orrery.web.migrations import NewerDatabase, upgrade
from orrery.web.storage import create_engine, database_in

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


def serve(host: str, port: int, folder: Path, url: str = "", workers: int = 1, browser: str | None = None) -> None:
    """Serve until interrupted. `browser`: open the page at this path once the server listens."""
    if not (PAGE / "index.html").exists():
        raise CannotServe("the page is not built; `make play` builds it, or run tools/build_page.py in the checkout")
    check(folder, url)
    app = create_app(folder, url, workers)
    server = uvicorn.Server(configured(app, host, port))
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0') else host}:{port}"
    print(f"Orrery plays at {address} (Ctrl-C ends it; tables are kept in {folder})", flush=True)
    if browser is not None:
        threading.Thread(target=open_when_ready, args=(host, port, address + browser), daemon=True).start()
    asyncio.run(server.serve())


def configured(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # addresses hold invitations
        ws_max_size=65_536,
        timeout_graceful_shutdown=3,
    )


def check(folder: Path, url: str) -> None:
    """Whether the house could open here. It opens later, where nobody would hear what is wrong."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        FolderLock(folder).close()
        engine = create_engine(url or database_in(folder))
        try:
            upgrade(engine)
        finally:
            engine.dispose()
    except OSError as wrong:
        raise CannotServe(f"the folder {folder} cannot be used: {wrong.strerror}") from None
    except (FolderInUse, NewerDatabase) as wrong:
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
