"""A log that says it once: what goes wrong a thousand times a second is written once a minute."""

from __future__ import annotations

import errno
import logging
from typing import Final

from orrery.web.clock import Clock

MINUTE: Final = 60.0
NO_MORE: Final = (errno.EMFILE, errno.ENFILE)  # descriptors
LOUD: Final = ("asyncio", "uvicorn.error", "orrery.web.entrance", "orrery.web.writer")


class OnceAMinute(logging.Filter):
    """Lines with a traceback all pass, but for those that say that nothing more can be opened."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        wrong = record.exc_info[1] if record.exc_info else None
        if wrong is not None and getattr(wrong, "errno", None) not in NO_MORE:
            return True
        what, moment = record.getMessage().partition("\n")[0], self.clock.moment()
        if moment - self.said.get(what, -MINUTE) < MINUTE:
            return False
        self.said = {text: at for text, at in self.said.items() if moment - at < MINUTE} | {what: moment}
        return True


def speak_once(clock: Clock) -> None:
    for name in LOUD:
        logging.getLogger(name).addFilter(OnceAMinute(clock))
