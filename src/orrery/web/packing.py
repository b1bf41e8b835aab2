"""How messages to pages are packed on their way.

Each state repeats most of the one before it. The framework lets a packer look back over 4 kB, in which the state before
is no more; over 32 kB it finds it. At a large table a state takes a seventh of the bytes and less than half of the
processor's time, for about 110 kB of memory a page.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LOOKING_BACK: Final = 15  # the bits of so many bytes: the most that there are
HEARING: Final = 12  # what pages say is short


class Packed(WebSocketsSansIOProtocol):
    """The connection of a page."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        packer = ServerPerMessageDeflateFactory(
            server_max_window_bits=LOOKING_BACK, client_max_window_bits=HEARING, compress_settings={"memLevel": 5}
        )
        self.conn.available_extensions = [packer]
