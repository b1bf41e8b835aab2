"""A skirmish in place of the whole game, for a server of its own: there is fighting from the first turn on.

    PYTHONPATH=src:tests python -m support.ti4_served FOLDER PORT

serves it by hand, with a third word `kings` the whole game with Prophecy of Kings. In a test: `Server(folder, PROGRAM +
START)`, or KINGS in place of PROGRAM, with START of `support.web` or SERVE of the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.ti4 import setup
from orrery.ti4.game import TwilightImperium
from orrery.ti4.title import TITLE
from orrery.title import Title
from support import ti4_fleets

PROGRAM = "from support.ti4_served import offer\noffer()\n"  # to be run before anything that serves
KINGS = "from support.ti4_served import offer_kings\noffer_kings()\n"

SKIRMISH = Title(
    TITLE.name,
    TITLE.label,
    TITLE.rules,
    ti4_fleets.skirmish,
    ti4_fleets.checked,
    ti4_fleets.CHOICES,
    TITLE.words,
    TITLE.things,
    TITLE.bots["greedy"],
    windows=True,
)


def offer() -> None:
    """Puts it among the games of this process. For a server of its own: other tests play the whole game."""
    TITLES["ti4"] = SKIRMISH


def kings_checked(options: Options) -> Options:
    return setup.checked({**options, "sets": "kings"})


def kings_setup(options: Options, seed: int) -> TwilightImperium:
    return setup.setup({**options, "sets": "kings"}, seed)


def offer_kings() -> None:
    """Prophecy of Kings, three to eight players, in both layouts."""
    TITLES["ti4"] = Title(
        TITLE.name,
        TITLE.label,
        TITLE.rules,
        kings_setup,
        kings_checked,
        {"players": setup.CHOICES["players"], "layout": setup.CHOICES["layout"]},
        TITLE.words,
        TITLE.things,
        TITLE.bots["greedy"],
        windows=True,
    )


def serve(folder: Path, port: int) -> None:
    """Serves whatever is among the games now."""
    from orrery.web.app import create_app
    from orrery.web.draining import Server
    from orrery.web.serve import configured

    app = create_app(folder, pause=(0.0, 0.0))
    Server(app, configured(app, "127.0.0.1", port)).run()


if __name__ == "__main__":
    if sys.argv[3:] == ["kings"]:
        offer_kings()
    else:
        offer()
    serve(Path(sys.argv[1]), int(sys.argv[2]))
