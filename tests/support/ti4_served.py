"""Twilight Imperium among the games of a process, for a server of its own: it is offered to nobody else yet.

    PYTHONPATH=src:tests python -m support.ti4_served FOLDER PORT

serves the skirmish by hand, with a third word `whole` the whole game. In a test: `Server(folder, PROGRAM + START)`, or
WHOLE in place of PROGRAM, with START of `support.web` or SERVE of the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from orrery.games import COMING, TITLES
from orrery.ti4 import setup, title
from orrery.title import Title
from orrery.web import thinking
from orrery.web.thinking import think

PROGRAM = "from support.ti4_served import offer\noffer()\n"  # to be run before anything that serves
WHOLE = "from support.ti4_served import offer_whole\noffer_whole()\n"


def offer() -> None:
    """Puts it among the games of this process. For a server of its own: other tests count the games."""
    TITLES["ti4"] = COMING["ti4"]
    thinking.think = think_of_it


def think_of_it(game: str, bot: str, view: Any, question: Any, luck: int, table: Any) -> Any:
    """What a bot chooses, in a worker, which knows only the games that everybody may play until it imports this."""
    offer()
    return think(game, bot, view, question, luck, table)


def offer_whole() -> None:
    """The same with the whole game in place of the skirmish."""
    offer()
    TITLES["ti4"] = whole()
    thinking.think = think_of_the_whole


def think_of_the_whole(game: str, bot: str, view: Any, question: Any, luck: int, table: Any) -> Any:
    offer_whole()
    return think(game, bot, view, question, luck, table)


def whole() -> Title:
    """To ten points, set up as everybody would."""
    skirmish = title.TITLE
    return Title(
        skirmish.name,
        skirmish.label,
        skirmish.rules,
        setup.setup,
        setup.checked,
        {"players": setup.CHOICES["players"]},
        skirmish.words,
        skirmish.things,
        skirmish.bots["greedy"],
        windows=True,
    )


def serve(folder: Path, port: int, is_whole: bool = False) -> None:
    import uvicorn

    from orrery.web.app import create_app
    from orrery.web.serve import configured

    if is_whole:
        offer_whole()
    else:
        offer()
    app = create_app(folder, pause=(0.0, 0.0))
    uvicorn.Server(configured(app, "127.0.0.1", port)).run()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), "whole" in sys.argv[3:])
