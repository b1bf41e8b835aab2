"""A whole game of Twilight Imperium in which the first round asks everything: goods for all, and the custodians gone.

Seat 0 speaks, controls some planets with specialties, has seen technologies of two colours and could score at once.

    PYTHONPATH=src:tests python -m support.ti4_ripe FOLDER PORT

serves it by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import TYPE, changed
from support import ti4_served

PROGRAM = "from support.ti4_ripe import offer\noffer()\n"
FACTIONS = ("xxcha", "hacan", "l1z1x", "sol", "letnev", "norr")
PUBLIC = ("negotiate-trade-routes", "expand-borders")  # one that is paid, one that is nearly reached
WORLDS = 5  # planets outside the home


def ripe(options: Options, seed: int) -> TwilightImperium:
    seats = int(options.get("players", 3))
    game = setup({"players": seats, "factions": ",".join(FACTIONS[:seats]), "speaker": "0"}, seed)
    me = game.players[0]
    others = tuple([card for card in game.stage_one if card not in [NUMBER[key] for key in PUBLIC]])
    game.stage_one = (*[NUMBER[key] for key in PUBLIC], *others)[: len(game.stage_one)]
    game.custodians = False
    for player in game.players:
        player.goods = 5
    me.goods = 9
    free = [planet for planets in game.chart.planets for planet in planets if not PLANETS[planet].home]
    free.sort(key=lambda planet: (not PLANETS[planet].specialty, -PLANETS[planet].influence))
    for planet in free[:WORLDS]:
        game.controller[planet] = 0
        me.put_on_planet(planet, changed((), TYPE["infantry"], 1))
    game.exhausted[free[0]] = True
    return game


def offer() -> None:
    """In place of a game from its beginning."""
    TITLES["ti4"].setup = ripe


if __name__ == "__main__":
    offer()
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
