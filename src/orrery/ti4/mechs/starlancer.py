"""Starlancer, mech of the Mahact: it stops those whose token they hold."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Leave, Next, Step
from orrery.ti4.rules.deed import ENDED, Deed
from orrery.ti4.rules.each_player import lose_fleet_tokens
from orrery.ti4.rules.foreign_tokens import return_foreign_token
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH, count
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Starlancer(Deed):
    """After a player of whom a token lies in your fleet pool activates its system: spend that token; that player gains
    it, and the turn ends at once. Your own tokens lie there too."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)
    STEPS = (*Deed.STEPS[:-1], Step("ti4:4.3a", "end_turn"), Deed.STEPS[-1])

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """It stood there when the system was activated."""
        action, player = game.innermost(TacticalAction), game.players[seat]
        assert isinstance(action, TacticalAction)
        if not (player.fleet if game.active == seat else game.active in player.foreign):
            return False
        return any(whose == seat and count(force, MECH) for whose, _, force in action.found)

    def commit(self, game: Galaxy) -> Next:
        if game.active == self.seat:
            lose_fleet_tokens(game, self.seat, 1)
        else:
            return_foreign_token(game, self.seat, game.active)
        return Call(GainTokens(game.active, 1))

    def end_turn(self, game: Galaxy) -> Next:
        """Neither the other answers nor the rest of the tactical action come; the end of the turn does."""
        return Leave("tactical action", ENDED)


DEEDS = (Starlancer,)
