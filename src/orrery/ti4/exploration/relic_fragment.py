"""Relic fragments: three of a kind are a relic. Those of unknown origin count as any kind, but not by themselves."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.find_moves import purge_fragments
from orrery.ti4.rules.relic_moves import gain_relic
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION

NEEDED: Final = 3
UNKNOWN: Final = "unknown-relic-fragment"


class RelicFragment(Deed):
    """As an action, purge 3 of your fragments of one kind, unknown ones among them: gain 1 relic. Also where no relic
    is left (73.2a)."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, purged: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.purged = purged

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Those of a kind act together, so the first of them offers it."""
        fragments = game.players[seat].fragments
        own = of_kind(fragments, COMPONENTS[source].key)
        return own[0] == source and len(own) + len(of_kind(fragments, UNKNOWN)) >= NEEDED

    def choose(self, game: Galaxy) -> Next:
        """How many unknown ones are among them."""
        if self.purged:
            return None
        fragments = game.players[self.seat].fragments
        own, unknown = of_kind(fragments, COMPONENTS[self.source].key), of_kind(fragments, UNKNOWN)
        ways = [number for number in range(NEEDED) if number <= len(unknown) and NEEDED - number <= len(own)]
        options = [Option("fragments", (("unknown", number), ("own", NEEDED - number))) for number in ways]
        return Decision(self.seat, "which fragments", options, things=(("find", self.source),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        unknown = reply.option().id()
        fragments = game.players[self.seat].fragments
        own = of_kind(fragments, COMPONENTS[self.source].key)[: NEEDED - unknown]
        self.purged = tuple(own + of_kind(fragments, UNKNOWN)[:unknown])
        return None

    def pay(self, game: Galaxy) -> Next:
        purge_fragments(game, self.seat, list(self.purged))
        return None

    def commit(self, game: Galaxy) -> Next:
        gain_relic(game, self.seat)
        return None


def of_kind(fragments: tuple[int, ...], key: str) -> list[int]:
    return [each for each in fragments if COMPONENTS[each].key == key]


DEEDS = (RelicFragment,)
