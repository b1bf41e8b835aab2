"""Signal Jamming: a system is closed to somebody."""

from __future__ import annotations

from orrery.kernel.decision import Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.aimed import AimedCard, is_home
from orrery.ti4.rules.moves import tell_token
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


class SignalJamming(AimedCard):
    """As an action: choose 1 system, no home, with or next to 1 of your ships, and another player; a command token from
    that player's reinforcements is placed there."""

    WINDOWS = (ACTION,)
    KIND = "system"

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, other: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled, target)
        self.other = other

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        found: set[int] = set()
        if len(clockwise(game, seat)) == 1:  # nobody else is left whose token could be placed
            return []
        for system in game.players[seat].space:
            if has_ships(game, seat, system):
                found.update((system, *adjacent(game, system, seat)))
        return sorted([system for system in found if not is_home(game, system)])

    def choose(self, game: Galaxy) -> Next:
        if self.target == NOBODY:
            return self.ask("system", self.targets(game, self.seat))
        return self.ask("seat", clockwise(game, self.seat)[1:]) if self.other == NOBODY else None

    def aims(self) -> tuple[Thing, ...]:
        return (*super().aims(), *((("seat", self.other),) if self.other != NOBODY else ()))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.target == NOBODY:
            self.target = reply.option().id()
        else:
            self.other = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        """Where one lies already it goes back to the reinforcements (52.6)."""
        tell_token(game, self.other, self.target)
        return None


DEEDS = (SignalJamming,)
