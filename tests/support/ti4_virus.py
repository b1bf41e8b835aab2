"""A combat of the Nekro Virus for a server of its own: its flagship lets infantry fight in space, and a card copies.

PYTHONPATH=src:tests python -m support.ti4_virus FOLDER PORT
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.tiles import PLANET
from support import ti4_served
from support.play import answer
from support.ti4 import Table, everything

PROGRAM = "from support.ti4_virus import offer\noffer()\n"
CARD, COPIED = "valefar-assimilator-x", "neuroglaive"
TILES = ("35", "19", "20", "21", "22", "23", "24")  # Bereg in the middle


def virus(options: Options, seed: int) -> TwilightImperium:
    """Seat 0 has sent its flagship against four cruisers, and is asked which of its infantry fights along."""
    game = fought().copy()
    assert isinstance(game, TwilightImperium)
    return game


@cache
def fought() -> TwilightImperium:
    table = Table("nekro", "hacan", "sol", tiles=TILES).own(0).techs(0, CARD).pools(0, fleet=3)
    table.ships(0, 1, flagship=1, infantry=1).troops(0, PLANET["bereg"], infantry=2).ships(1, 0, cruiser=4).ships(
        1, 3, cruiser=1
    )
    for seat in range(3):
        table.planets(seat, seat)  # of no tile here: nobody is eliminated
    table.game.players[0].copied = ((NUMBER[CARD], NUMBER[COPIED]),)
    table.game.players[0].changed()
    game = table.activate(0)
    everything(game, 0)
    answer(game, 0, "flagship")
    return game


def offer() -> None:
    """In place of a game from its beginning."""
    TITLES["ti4"].setup = virus


if __name__ == "__main__":
    offer()
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
