"""Fleet Regulations: small fleet pools."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.tokens import pools, set_pools
from orrery.ti4.state import Galaxy

LIMIT: Final = 4


class SmallPools(Law):
    def fleet_pool_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        return min(limit, LIMIT)


class FleetRegulations(Agenda):
    """For, a law: nobody has more than 4 tokens in the fleet pool. Against: each player places 1 token more there."""

    KEY = "fleet-regulations"
    LAW = True
    CHANGES = SmallPools

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in clockwise(game, game.speaker) if outcome == AGAINST else []:
            if tokens_left(game, seat):
                tactic, fleet, strategy = pools(game, seat)
                set_pools(game, seat, tactic, fleet + 1, strategy)
                game.note("tokens gained", seat, 0, 1, 0)
        return None


AGENDA: Final[Agenda] = FleetRegulations()
