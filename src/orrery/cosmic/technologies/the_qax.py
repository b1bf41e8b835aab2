"""The Qax: an ally who cannot refuse."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY, UNINVOLVED
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import side_of
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import INVITING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class Pressed(Modifier):
    KEY = "pressed"

    def is_pressed(self, seat: int) -> bool:
        return seat == self.owner


class TheQax(Invent):
    """When inviting, as a main player: an invited player gets this card and must join with four ships.

    As many as possible without giving up a colony. The new owner may use it on somebody else later.
    """

    WINDOWS = (INVITING,)
    DISCARDED = False

    def __init__(self, seat: int, source: int, cancelled: bool = False, guest: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.guest = guest

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(guests(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.guest != NOBODY:
            return None
        return Decision(self.seat, "the-qax.guest", seat_options(guests(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.guest = reply.option().id()
        game.note("named", self.seat, self.guest)
        return None

    def commit(self, game: Cosmic) -> Next:
        mine = game.players[self.seat]
        game.players[self.guest].techs.append(self.tech(game))
        mine.techs = [tech for tech in mine.techs if tech.card != self.source]
        game.now().sides[self.guest] = side_of(game, self.seat)
        game.begin_effect(Pressed(self.guest))
        game.note("qax", self.seat, self.guest)
        return None


def guests(game: Cosmic, seat: int) -> list[int]:
    """Whom this main player has invited and nobody has pressed yet."""
    encounter = game.now()
    return [guest for guest in encounter.invited[side_of(game, seat) - 1] if encounter.sides[guest] == UNINVOLVED]


DEEDS = (TheQax,)
