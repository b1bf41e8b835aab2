"""A space combat in the middle of the table: who comes, how the dice fall, what is left."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import count
from support.play import answer
from support.ti4 import Table, everything


def battle(table: Table, *dice: int) -> TwilightImperium:
    """Seat 0 moves everything from system 1 into the middle, where seat 1 waits. The dice fall as told."""
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    return game


def left(game: TwilightImperium, seat: int, type: int, system: int = 0) -> int:
    return count(game.players[seat].ships_in(system), type)


def card(game: TwilightImperium, seat: int, key: str) -> None:
    number = next(each for each in game.players[seat].hand if COMPONENTS[each].key == key)
    answer(game, seat, f"card {number}")


def enter(table: Table) -> TwilightImperium:
    """Seat 0 is about to move into the middle."""
    return table.activate(0)
