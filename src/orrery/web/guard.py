"""The guard at the door: whom it is for is known, no body beyond measure and no text that cannot be kept comes in, and
what goes out wears the headers that keep it safe."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.web.names import host_in, may_be_asked_as
from orrery.web.phrases import phrase
from orrery.web.routes.common import language_of
from orrery.web.texts import is_address, is_readable

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
    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _knows(self, connection: HTTPConnection) -> bool:
        """Whether it asks for us. Who names nobody is no browser."""
        host, called = connection.headers.get("host"), connection.scope.get("server")
        return host is None or may_be_asked_as(host_in(host), self.names, called[0] if called else "")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(MutableHeaders(scope=message), request.url.path, message["status"])
            await send(message)

        async def heard() -> Message:
            return whole.pop() if whole else await receive()

        whole: list[Message] = []
        if not self._knows(request):
            await said(request, 421, "unknown-name")(scope, receive, dressed)
        elif not is_address(scope["path"], scope["query_string"]):
            await said(request, 422, "bad-request")(scope, receive, dressed)
        elif (body := await body_of(request, receive)) is None:
            await said(request, 413, "too-large")(scope, receive, dressed)
        elif not is_readable(body):
            await said(request, 422, "bad-request")(scope, receive, dressed)
        else:
            whole.append({"type": "http.request", "body": body, "more_body": False})
            await self.app(scope, heard, dressed)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What comes over a WebSocket is read here too; a message that cannot be is handed on as an empty one."""

        async def heard() -> Message:
            message = await receive()
            content = message.get("text") or message.get("bytes")
            if content and not is_readable(content):
                return {"type": "websocket.receive", "text": ""}
            return message

        if not (self._knows(HTTPConnection(scope)) and is_address(scope["path"], scope["query_string"])):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, heard, send)


async def body_of(request: Request, receive: Receive) -> bytes | None:
    """All of it; None: more than we take, or they went away before the end."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 9 or int(length) > MOST_BODY:
        return None
    body, more = b"", True
    while more and len(body) <= MOST_BODY:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body if len(body) <= MOST_BODY else None


def dress(headers: MutableHeaders, path: str, status: int) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/assets/"):  # their names change with what is in them
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if status < 400 else "no-store"
    elif path.startswith("/api/"):
        headers["Cache-Control"] = "no-store"
