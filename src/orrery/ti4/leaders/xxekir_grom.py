"""Xxekir Grom, hero of the Xxcha: two agendas by decree."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.rules.decreeing import DecreeAgendas
from orrery.ti4.rules.deed import Hero
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class XxekirGrom(Hero):
    """As an action: you may discard 1 law; look at the top 5 agendas, resolve 2 of them as if you alone had cast 1 vote
    for an outcome of your choice, discard the others. Other players resolve no abilities meanwhile."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        return Call(DecreeAgendas(self.seat))


DEEDS = (XxekirGrom,)
