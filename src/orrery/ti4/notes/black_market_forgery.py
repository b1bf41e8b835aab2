"""Black Market Forgery, of the Naaz-Rokha: two fragments pass for three."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.find_moves import purge_fragments
from orrery.ti4.rules.fragments import pairs_of_a_kind
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.relic_moves import gain_relic
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class BlackMarketForgery(Deed):
    """As an action: purge 2 of your relic fragments of one type to gain 1 relic, if one is left. Then it returns."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, purged: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.purged = purged

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.relics) and bool(pairs_of_a_kind(game.players[seat].fragments))

    def choose(self, game: Galaxy) -> Next:
        if self.purged:
            return None
        pairs = pairs_of_a_kind(game.players[self.seat].fragments)
        return Decision(
            self.seat, "forge", [Option("forge relic", (("find", one), ("find", two))) for one, two in pairs]
        )

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.purged = tuple([number for _, number in reply.option().things])
        return None

    def pay(self, game: Galaxy) -> Next:
        purge_fragments(game, self.seat, list(self.purged))
        return None

    def commit(self, game: Galaxy) -> Next:
        gain_relic(game, self.seat)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (BlackMarketForgery,)
