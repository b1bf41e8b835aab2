"""Terraform, of the Titans: a world of every kind."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.find_moves import attach
from orrery.ti4.rules.note_moves import lay_note_down
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.windows import ACTION


def soils(game: Galaxy, seat: int) -> list[int]:
    """The planets of this player that are in no home system, but for Mecatol Rex."""
    planets = [planet for planet in planets_of(game, seat) if planet != MECATOL_REX]
    return [planet for planet in planets if not is_home(game, game.chart.system_of[planet])]


class Terraform(Deed):
    """Action: attach it to a planet of yours in no home system other than Mecatol Rex. Its values rise by 1 each, and
    it has all three traits. It stays there for good."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(soils(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            return None
        return Decision(self.seat, "terraform", about("planet", soils(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.target),) if self.target != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        lay_note_down(game, self.seat, self.source)
        attach(game, self.target, ATTACHMENT["terraform"])
        game.note("attached", self.seat, self.target, self.source)
        return None


DEEDS = (Terraform,)
