"""Seize Artifact: a relic fragment of a neighbour."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import neighbours_of
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.find_moves import give_fragment, row_of
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


class SeizeArtifact(AimedCard):
    """As an action: choose a neighbour with relic fragments and one of these, which they give you."""

    WINDOWS = (ACTION,)
    KIND = "seat"

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, fragment: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled, target)
        self.fragment = fragment

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return [other for other in neighbours_of(game, seat) if game.players[other].fragments]

    def choose(self, game: Galaxy) -> Next:
        if self.target == NOBODY:
            return super().choose(game)
        if self.fragment != NOBODY:
            return None
        kinds: dict[str, int] = {}
        for find in sorted(game.players[self.target].fragments):
            kinds.setdefault(row_of(find).key, find)
        options = [Option(key, (("find", find),)) for key, find in kinds.items()]
        return Decision(self.seat, "seize fragment", options, things=(("seat", self.target),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.target == NOBODY:
            return super().chosen(game, reply)
        self.fragment = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.fragment in game.players[self.target].fragments:
            give_fragment(game, self.target, self.seat, self.fragment)
        return None


DEEDS = (SeizeArtifact,)
