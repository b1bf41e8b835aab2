"""The guard at the door: no body beyond measure comes in, and what goes out wears the headers that keep it safe."""

from __future__ import annotations

from typing import Final

from fastapi import HTTPException
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.web.phrases import phrase
from orrery.web.routes.common import language_of

MOST_BODY: Final = 65_536
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def said(request: Request, status: int, reason: str, text: str = "") -> JSONResponse:
    """A refusal as every door says it."""
    return JSONResponse({"reason": reason, "text": text or phrase(language_of(request), reason)}, status)


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        heard = 0

        async def counted() -> Message:
            nonlocal heard
            message = await receive()
            heard += len(message.get("body", b""))
            if heard > MOST_BODY:
                raise HTTPException(413)  # of FastAPI, which lets its own pass while it reads a body
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(MutableHeaders(scope=message), request.url.path)
            await send(message)

        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > MOST_BODY:
            await said(request, 413, "too-large")(scope, receive, dressed)
        else:
            await self.app(scope, counted, dressed)


def dress(headers: MutableHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/assets/"):
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif path.startswith("/api/"):
        headers["Cache-Control"] = "no-store"
