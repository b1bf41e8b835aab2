"""Phase 1: Regroup. The offense frees one ship from the warp."""

from __future__ import annotations

from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import colonies_of
from orrery.cosmic.rules.aftermath import Watches, reactions
from orrery.cosmic.rules.cheating import BehindBacks
from orrery.cosmic.rules.moves import free_from_warp, put_ships
from orrery.cosmic.rules.research import Research
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import GATE, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START, RETRIEVAL
from orrery.kernel.procedure import Call, Next, Procedure, Step


class Retrieves(Modifier):
    """Its owner frees so many ships (`about`) in place of the one of the offense."""

    KEY = "retrieves"

    def instead_of_retrieval(self) -> tuple[int, int] | None:
        return (self.owner, self.about)


class NoRetrieval(Retrieves):
    """Its owner, the offense, has done something else instead."""

    KEY = "no retrieval"


class Regroup(Procedure):
    """Windows at the start of the encounter, research, then the ship from the warp."""

    STEPS = (
        Watches("cosmic:timing.1", ENCOUNTER_START),
        Step("cosmic:cards.classic-filch-flare.1", "look_around"),
        Step("cosmic:tech.use.1", "research"),
        Watches("cosmic:regroup.1", RETRIEVAL),
        Step("cosmic:regroup.1", "free_a_ship"),
        Step("cosmic:timing.2", "settle"),
    )

    def look_around(self, game: Cosmic) -> Next:
        return Call(BehindBacks()) if game.options.classic_filch else None

    def research(self, game: Cosmic) -> Next:
        """Only in a turn of one's own, not in an encounter that was put in."""
        offense = game.now().offense
        return Call(Research(offense)) if game.options.technology and game.turn == offense else None

    def free_a_ship(self, game: Cosmic) -> Next:
        """One ship, unless an effect says how many, or that another player frees one instead."""
        seat, number = game.now().offense, 1
        for each in game.modifiers():
            seat, number = each.instead_of_retrieval() or (seat, number)
        if not free_from_warp(game, seat, number):
            return None
        if not colonies_of(game, seat) and seat == game.now().offense:
            put_ships(game, seat, GATE, game.players[seat].adrift)
            return None
        return place_all(game)

    def settle(self, game: Cosmic) -> Next:
        return reactions(game)


def retrieval_stands(game: Cosmic) -> bool:
    """The offense is about to free a ship, and nothing has taken the place of that yet."""
    if any(each.instead_of_retrieval() is not None for each in game.modifiers()):
        return False
    return game.players[game.now().offense].warp > 0
