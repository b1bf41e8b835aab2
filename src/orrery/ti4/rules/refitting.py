"""Infantry that mechs replace."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.reinforcements import force_at, left_of, places_of, units_to_take
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import TakeFromBoard
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, whole

FEWER: Final = Option("place fewer")
TAKE: Final = Option("take from board")


def infantry_to_refit(game: Galaxy, seat: int, most: int) -> list[int]:
    """The places of this player's infantry, each once for every one of them that could be chosen."""
    places = places_of(game, seat, INFANTRY)
    return [place for place in places for _ in range(min(most, whole(force_at(game, seat, place), INFANTRY)))]


class Refit(Procedure):
    """One after the other. Where no mech is left one may be taken from the board, or the infantry stays what it is."""

    STEPS = (Loop("ti4:59.4a", "refit_next", "take_from_board"),)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def refit_next(self, game: Galaxy) -> Next:
        while self.places:
            place = self.places[0]
            there = whole(force_at(game, self.seat, place), INFANTRY)
            if there and not left_of(game, self.seat, MECH) and units_to_take(game, self.seat, MECH):
                return Decision(self.seat, "none left", [FEWER, TAKE], things=(("type", MECH), ("place", place)))
            self.places = self.places[1:]
            if there and left_of(game, self.seat, MECH):
                put_units(game, self.seat, place, INFANTRY, -1)
                put_units(game, self.seat, place, MECH, 1)
                game.note("refitted", self.seat, place)
        return None

    def take_from_board(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == TAKE:
            return Call(TakeFromBoard(self.seat, MECH, 1))
        self.places = self.places[1:]
        return None
