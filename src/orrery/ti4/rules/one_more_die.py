"""Agents that give one unit of a combat one die more in its round."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import combatants, side_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Agent
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import count


class ExtraDie(Modifier):
    SCOPE = "combat round"

    def extra_dice(self, game: Galaxy, seat: int, type: int) -> int:
        return 1 if (seat, type) == (self.owner, self.about) else 0


class OneMoreDie(Agent):
    """Whose unit, and of which type. An agent may help anybody: its owner need not take part."""

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, whose: int = NOBODY, type: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.whose = whose
        self.type = type

    def types(self, game: Galaxy, seat: int) -> list[int]:
        """The types of that player's units that may roll it: what fights there, also as if it were a ship or a ground
        force (F.nekro.2)."""
        place = any_round(game).place()
        force = side_at(game, seat, place)
        return [type for type in dict.fromkeys(combatants(game, seat, place)) if count(force, type)]

    def ask_whose(self, sides: list[int]) -> Decision:
        raise NotImplementedError

    def ask_which(self, types: list[int]) -> Decision:
        raise NotImplementedError

    def choose(self, game: Galaxy) -> Next:
        fight = any_round(game)
        if self.whose == NOBODY:
            return self.ask_whose([seat for seat in (fight.attacker, fight.defender) if self.types(game, seat)])
        return self.ask_which(self.types(game, self.whose)) if self.type == NOBODY else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.whose == NOBODY:
            self.whose = reply.option().id()
        else:
            self.type = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(ExtraDie(self.whose, self.type))
        return None
