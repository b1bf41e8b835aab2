"""The server as one application: doors, page, headers, and what is said when something is wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, JSONResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from orrery import __version__
from orrery.kernel.decision import Refused
from orrery.kernel.record import BadOption
from orrery.web.guard import Guard, said
from orrery.web.house import House
from orrery.web.names import own_names
from orrery.web.routes import advice, games, live, odds, operations, orders, people, tables, wishes
from orrery.web.routes.common import Problem, language_of
from orrery.web.tending import PAUSE
from orrery.words import bad_option

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
STATUS = {
    "no-table": 404,
    "bad-invite": 403,
    "not-owner": 403,
    "not-seated": 403,
    "not-invited": 403,
    "no-watching": 403,
    "no-such-person": 422,
    "several-persons": 422,
    "rate": 429,
}


class Doors(FastAPI):
    """All doors, with the guard before them. It stands outermost, so that it dresses our failures as well."""

    names: frozenset[str]
    readers: list[IPv4Network | IPv6Network]  # who may read the metrics

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(super().build_middleware_stack(), self.names)


def create_app(
    folder: Path,
    url: str = "",
    workers: int = 1,
    pause: tuple[float, float] = PAUSE,
    names: Iterable[str] = (),
    readers: Iterable[str] = (),
) -> Doors:
    """The server over the data in a folder; `url` names another database than the SQLite file there.

    `pause`: how many seconds go by, at least and at most, before a seat passes by itself. `names`: under which the
    server may be asked for, besides those of this machine. `readers`: the addresses and networks from which its metrics
    may be read.
    """

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(folder, url, workers, pause)
        yield
        await app.state.house.close()

    app = Doors(
        title="Orrery",
        version=__version__,
        lifespan=open_house,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.names = own_names(names)
    app.readers = [ip_network(reader) for reader in readers]
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    for router in (
        people.router,
        games.router,
        odds.router,
        odds.tables,
        wishes.router,
        tables.router,
        orders.router,
        advice.router,
        live.router,
        operations.router,
    ):
        app.include_router(router)
    app.add_exception_handler(Problem, problem)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(BadOption, wrong_option)
    app.add_exception_handler(RequestValidationError, wrong_request)
    app.add_exception_handler(HTTPException, http_problem)
    app.add_exception_handler(OperationalError, not_stored)
    app.add_exception_handler(Exception, failed)
    if (PAGE / "assets").exists():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")
    app.get("/{path:path}", include_in_schema=False)(page)
    return app


async def page(path: str) -> Response:
    """A file of the page, or the page itself: it finds its way by the address."""
    if path.startswith("api/"):
        raise Problem(404, "bad-request")
    if path in files_of_page():
        return FileResponse(PAGE / path)
    if (PAGE / "index.html").exists():
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
    return JSONResponse({"reason": "no-page", "text": "The page is not built; run make play."}, 503)


@cache
def files_of_page() -> frozenset[str]:
    """What may be asked for by name: the files that were built, and nothing else on this machine."""
    return frozenset(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file())


async def problem(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Problem)
    return said(request, wrong.status, wrong.reason, wrong.text)


async def refused(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Refused)
    return said(request, STATUS.get(wrong.reason, 409), wrong.reason)


async def wrong_option(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, BadOption)
    return said(request, 422, wrong.reason, bad_option_words(language_of(request), wrong))


def bad_option_words(language: str, wrong: BadOption) -> str:
    from orrery.games import TITLES

    for title in TITLES.values():
        try:
            return title.words(language, [], -1).bad_option(wrong)
        except KeyError:
            continue
    return bad_option(language, wrong)


async def wrong_request(request: Request, wrong: Exception) -> Response:
    return said(request, 422, "bad-request")


async def http_problem(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    return said(request, wrong.status_code, {404: "no-table", 413: "too-large"}.get(wrong.status_code, "bad-request"))


async def not_stored(request: Request, wrong: Exception) -> Response:
    """The database takes nothing just now: its disk is full, or somebody else has locked it. The writer logs it."""
    return said(request, 503, "not-stored")


async def failed(request: Request, wrong: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return said(request, 500, "internal")
