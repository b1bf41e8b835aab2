"""Machine: its turn goes on for as long as it has encounter cards."""

from __future__ import annotations

from orrery.cosmic.encounter import TURN_ENDS
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import draw, has_encounter_card
from orrery.cosmic.rules.regroup import NoRetrieval, retrieval_stands
from orrery.cosmic.rules.resolution import is_success
from orrery.cosmic.rules.turn import ENCOUNTERS, Turn
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_OVER, RETRIEVAL
from orrery.kernel.procedure import Next


def turn_of(game: Cosmic) -> Turn:
    turn = game.innermost(Turn)
    assert isinstance(turn, Turn)
    return turn


def is_finished(game: Cosmic, seat: int) -> bool:
    """An encounter of this seat's own turn, none that was put in, has come to its end, and so may the turn."""
    if game.turn != seat or game.now() is not game.encounters[0] or turn_of(game).closed:
        return False
    return game.now().outcome != TURN_ENDS


class Continuity(Use):
    """After an encounter of the own turn, won or lost: another may follow, if there is an encounter card in hand."""

    WINDOWS = (ENCOUNTER_OVER,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.might(game, seat) and has_encounter_card(game, seat)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        if not is_finished(game, seat) or not game.players[seat].hand:
            return False
        by_rule = is_success(game.now().outcome) and turn_of(game).encounters < ENCOUNTERS
        return not by_rule and not turn_of(game).granted

    def commit(self, game: Cosmic) -> Next:
        turn = turn_of(game)
        turn.granted, turn.granted_by = True, game.rule
        return None


class WildMachine(Wild):
    """As offense, after the first encounter: a second one, even after a loss or without encounter cards.

    In that case a new hand is drawn first; the flare lies on the table meanwhile and then comes back.
    """

    WINDOWS = (ENCOUNTER_OVER,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not cls.might(game, seat):
            return False
        return not is_success(game.now().outcome) or not has_encounter_card(game, seat)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return is_finished(game, seat) and turn_of(game).encounters < ENCOUNTERS

    def commit(self, game: Cosmic) -> Next:
        turn = turn_of(game)
        turn.granted, turn.granted_by = True, game.rule
        turn.laid_by.append(self.source)
        return None


class SuperMachine(Super):
    """In the own regroup phase: draw a card instead of freeing a ship."""

    WINDOWS = (RETRIEVAL,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return retrieval_stands(game)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(NoRetrieval(self.seat))
        draw(game, self.seat, 1)
        return None


POWER = (Continuity,)
WILD = (WildMachine,)
SUPER = (SuperMachine,)
