"""Invasions: ships of seat 0 wait in the middle, over Bereg and Lirta IV, and seat 0 activates that system."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import INFANTRY, count
from support.play import answer, asked
from support.ti4 import Table

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51


def table_of(**ships: int) -> Table:
    return Table("arborec", "muaat", tiles=TILES).pools(0, fleet=5).ships(0, 0, **ships)


def invade(table: Table, *dice: int) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    if game.asked(0) is not None and asked(game, 0).prompt == "move":
        answer(game, 0, "move nothing")
    return game


def on(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)
