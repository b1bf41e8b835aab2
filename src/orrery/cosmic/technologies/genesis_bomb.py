"""Genesis Bomb: a sixth planet."""

from __future__ import annotations

from orrery.cosmic.cards import TECH, TECHNOLOGIES
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.queries import ships_at
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import settle
from orrery.cosmic.rules.research import most_research, pick_research, research_options
from orrery.cosmic.state import ON_TECH, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

BOMB = TECH["genesis-bomb"]


class GenesisBomb(Invent):
    """Secret until used. At the start of any encounter, with enough ships on it: Genesis joins your home system."""

    WINDOWS = (ENCOUNTER_START,)
    SECRET = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.genesis == NOBODY and ships_at(game, seat, ON_TECH - BOMB) >= TECHNOLOGIES[BOMB][1]

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return game.genesis == NOBODY and most_research(game, seat) >= TECHNOLOGIES[BOMB][1]

    def commit(self, game: Cosmic) -> Next:
        game.genesis = self.seat
        game.note("genesis", self.seat, len(game.colonies) - 1)
        return Call(SettleGenesis(self.seat))


class SettleGenesis(Procedure):
    """Any of the ships that researched the bomb may settle there at once; the others go home."""

    STEPS = (Step("cosmic:tech.effect.1", "choose_ships", "settle"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_ships(self, game: Cosmic) -> Next:
        options = research_options(game, self.seat, BOMB)
        return Decision(self.seat, "genesis-bomb.settle", options, 0, len(options)) if options else None

    def settle(self, game: Cosmic, reply: Reply) -> Next:
        number = pick_research(game, self.seat, BOMB, reply.options())
        if number:
            settle(game, self.seat, len(game.colonies) - 1, number)
        return None


DEEDS = (GenesisBomb,)
