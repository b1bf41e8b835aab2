"""Zombie: its ships do not go to the warp. What it may do in a deal stands with the terms of deals."""

from __future__ import annotations

from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import allies, encounter_place, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.losses import batch
from orrery.cosmic.rules.moves import free_from_warp, put_ships
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import ADRIFT, Cosmic
from orrery.cosmic.windows import ALLIED, LOSING_LAST, LOSING_NEXT
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure


def about_to_lose(game: Cosmic, seat: int) -> int:
    """How many ships of this seat are on the way to the warp."""
    return batch(game).of(seat)


class Immortality(Use):
    """Whenever own ships should go to the warp they return to own colonies."""

    WINDOWS = (LOSING_NEXT,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return about_to_lose(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        losses = batch(game)
        losses.redirect(game, self.seat, losses.of(self.seat), ADRIFT)
        return None


class WildZombie(Wild):
    """When own ships go to the warp, save one of them to an own colony."""

    WINDOWS = (LOSING_LAST,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return about_to_lose(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        batch(game).redirect(game, self.seat, 1, ADRIFT)
        return None


class SuperZombie(Super):
    """As main player: each player allied with you may bring one more ship straight from the warp."""

    WINDOWS = (ALLIED,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return any(game.players[ally].warp for ally in allies(game, side_of(game, seat)))

    def commit(self, game: Cosmic) -> Next:
        return Call(ExtraShips(side_of(game, self.seat)))


class ExtraShips(Procedure):
    """Each ally of a side in turn may bring a ship from the warp; it does not count against the limit."""

    STEPS = (Loop("cosmic:flares.6", "ask_next", "bring"),)

    def __init__(self, side: int, asked: int = 0) -> None:
        self.side = side
        self.asked = asked

    def ask_next(self, game: Cosmic) -> Next:
        for seat in allies(game, self.side)[self.asked :]:
            if game.players[seat].warp:
                return Decision(seat, "zombie.extra ship", [Option("no"), Option("yes")])
            self.asked += 1
        return None

    def bring(self, game: Cosmic, reply: Reply) -> Next:
        seat = allies(game, self.side)[self.asked]
        self.asked += 1
        if reply.option().key == "yes":
            free_from_warp(game, seat, 1)
            put_ships(game, seat, encounter_place(game, seat), 1)
            game.note("ship from warp", seat, self.side)
        return None


class SheetOfTheDead(Sheet):
    """Its owner may let ships out of the warp for something in return."""

    RELEASES = True


POWER = (Immortality,)
WILD = (WildZombie,)
SUPER = (SuperZombie,)
SHEET = SheetOfTheDead()
