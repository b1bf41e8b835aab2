"""Armed Forces Standardization: a command sheet as at the beginning."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectPlayer, Voters
from orrery.ti4.reinforcements import tokens_abroad
from orrery.ti4.rules.foreign_tokens import lose_foreign_tokens, own_fleet_room
from orrery.ti4.rules.tokens import set_pools
from orrery.ti4.state import TOKENS, Galaxy

TACTIC, FLEET, STRATEGY = 3, 3, 2


class ArmedForcesStandardization(ElectPlayer):
    """Elected player: 3 command tokens in the tactic pool, 3 in the fleet pool, 2 in the strategy pool; the rest goes
    to the reinforcements, or comes from there as far as there are any."""

    KEY = "armed-forces-standardization"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        seat = outcome.id()
        left, foreign = TOKENS - len(game.players[seat].tokens) - tokens_abroad(game, seat), game.players[seat].foreign
        tactic = min(TACTIC, left)
        fleet = min(max(0, FLEET - len(foreign)), left - tactic, own_fleet_room(game, seat))
        strategy = min(STRATEGY, left - tactic - fleet)
        set_pools(game, seat, tactic, fleet, strategy)
        lose_foreign_tokens(game, seat, len(foreign) - FLEET)
        game.note("tokens redistributed", seat, tactic, fleet, strategy)
        return None


AGENDA: Final[Agenda] = ArmedForcesStandardization()
