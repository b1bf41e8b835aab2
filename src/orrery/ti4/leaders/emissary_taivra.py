"""Emissary Taivra, agent of the Creuss: every wormhole leads here."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import holes_of
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Whispering(Modifier):
    """For everybody the system `about` is adjacent to all others that hold a wormhole now, of whatever kind. What
    closes wormholes does not matter: nothing moves by them."""

    def links(self, game: Galaxy, system: int) -> tuple[int, ...]:
        holes = holes_of(game)
        if system != self.about:
            return (self.about,) if system in holes else ()
        return tuple([other for other in sorted(holes) if other != system])


class EmissaryTaivra(Agent):
    """After a player activates a system with a wormhole that is not delta, exhaust: in this tactical action it is
    adjacent to all other systems with wormholes."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction)
        assert isinstance(action, TacticalAction)
        return any(kind != "delta" for kind in action.holes.split())

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Whispering(self.seat, game.active_system))
        return None


DEEDS = (EmissaryTaivra,)
