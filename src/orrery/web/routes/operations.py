"""For those who run the server: whether it lives, whether it can take requests, what it counts."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, cast

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import PlainTextResponse, Response

from orrery.web.metrics import TEXT
from orrery.web.routes.common import REFUSALS, Problem, house_of

if TYPE_CHECKING:
    from orrery.web.app import Doors

router = APIRouter(prefix="/api", tags=["operations"], responses=REFUSALS)
FORWARDED = ("forwarded", "x-forwarded-for")
PLAIN: dict[int | str, dict[str, object]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


class Well(BaseModel):
    """It is."""

    ok: bool = True


@router.get("/health")
async def health() -> Well:
    """The event loop turns. Nothing else is asked."""
    return Well()


@router.get("/ready")
async def ready(request: Request) -> Well:
    """Whether new requests should come here: the database answers, its schema is known, the server is not ending."""
    house = house_of(request)
    wrong = "draining" if house.draining else await house.health.wrong()
    if wrong:
        raise Problem(503, wrong)
    return Well()


@router.get("/metrics", response_class=Response, responses=PLAIN)  # a refusal is JSON, as everywhere
async def metrics(request: Request) -> PlainTextResponse:
    """What this server counts, in the text form of Prometheus, for those named with --metrics."""
    if not may_read(request):
        raise Problem(404, "bad-request")
    return PlainTextResponse(house_of(request).metrics.text(), media_type=TEXT)


def may_read(request: Request) -> bool:
    """The number of choices tells that somebody has replied in secret: it is for whoever runs the server, who comes
    from an address that was named, and not through a proxy, where all others may come from as well."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    app = cast("Doors", request.app)
    return any(ip_address(request.client.host) in network for network in app.readers)
