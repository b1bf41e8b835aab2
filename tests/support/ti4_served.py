"""Twilight Imperium among the games of a process, for a server of its own: it is offered to nobody else yet.

    PYTHONPATH=src:tests python -m support.ti4_served FOLDER PORT

serves it by hand. In a test: `Server(folder, PROGRAM + START)`, with START of `support.web` or SERVE of the browser
tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from orrery.games import COMING, TITLES
from orrery.web import thinking
from orrery.web.thinking import think

PROGRAM = "from support.ti4_served import offer\noffer()\n"  # to be run before anything that serves


def offer() -> None:
    """Puts it among the games of this process. For a server of its own: other tests count the games."""
    TITLES["ti4"] = COMING["ti4"]
    thinking.think = think_of_it


def think_of_it(game: str, bot: str, view: Any, question: Any, luck: int, table: Any) -> Any:
    """What a bot chooses, in a worker, which knows only the games that everybody may play until it imports this."""
    offer()
    return think(game, bot, view, question, luck, table)


def serve(folder: Path, port: int) -> None:
    import uvicorn

    from orrery.web.app import create_app
    from orrery.web.serve import configured

    offer()
    app = create_app(folder, pause=(0.0, 0.0))
    uvicorn.Server(configured(app, "127.0.0.1", port)).run()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
