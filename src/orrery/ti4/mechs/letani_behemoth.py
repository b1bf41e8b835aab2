"""Letani Behemoth, mech of the Arborec: what would grow becomes strong instead."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.components import NUMBER
from orrery.ti4.factions.arborec import Grown, Mitosis
from orrery.ti4.queries import owns
from orrery.ti4.reinforcements import places_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.deploying import may_replace, replace_infantry
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import START_OF_STATUS_PHASE


def sites(game: Galaxy, seat: int) -> list[int]:
    return [place for place in places_of(game, seat, INFANTRY) if may_replace(game, seat, place)]


class LetaniBehemoth(Deed):
    """Deploy: when you would use Mitosis you may instead replace 1 of your infantry with 1 mech."""

    WINDOWS = (START_OF_STATUS_PHASE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, place: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.place = place

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        mitosis = NUMBER["mitosis"]
        grows = owns(game, seat, mitosis) and Mitosis.fits(game, seat, mitosis)
        return grows and bool(sites(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.place != NOBODY:
            return None
        options = [Option("place", (("place", place), thing_at(place))) for place in sites(game, self.seat)]
        return Decision(self.seat, "replace infantry", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.place = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Grown(self.seat))
        replace_infantry(game, self.seat, self.place)
        return None


DEEDS = (LetaniBehemoth,)
