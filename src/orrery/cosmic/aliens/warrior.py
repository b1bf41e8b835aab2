"""Warrior: every encounter as a main player makes it stronger."""

from __future__ import annotations

from orrery.cosmic.encounter import DEAL, FAILED_DEAL, NOBODY, SUCCESS
from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_ALLY, AS_MAIN, BOTH_ATTACK, OWN_ATTACK
from orrery.cosmic.queries import is_defense, is_offense, side_of
from orrery.cosmic.rules.deed import Clause, Stronger, Use, Wild
from orrery.cosmic.rules.encounter import HaveEncounter
from orrery.cosmic.rules.resolution import is_loss_for, is_win_for
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import AFTER_OUTCOME, ENCOUNTER_OVER, TOTALS
from orrery.kernel.procedure import Call, Next


class WarriorBonus(Bonus):
    KEY = "bonus warrior"


class Experience(Clause):
    """After an encounter as main player: a token for a win or a deal, two for a loss or a failed deal.

    One more each time in the game with four planets. Settling an own empty planet counts as a win.
    """

    WINDOWS = (AFTER_OUTCOME,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return earned(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        power = self.power(game)
        number = earned(game, self.seat)
        power.tokens += number
        game.note("tokens earned", self.seat, number, power.tokens)
        return None


def earned(game: Cosmic, seat: int) -> int:
    """The tokens for how the encounter ended; none if it ended with nothing decided."""
    outcome = game.now().outcome
    extra = 1 if game.options.planets_each == 4 else 0
    if outcome == FAILED_DEAL or is_loss_for(game, seat):
        return 2 + extra
    if outcome == DEAL or is_win_for(game, seat) or (outcome == SUCCESS and is_offense(game, seat)):
        return 1 + extra
    return 0


class Mastery(Use):
    """As main player, after showing an attack: 1 more for each token. The tokens stay."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        tokens = self.power(game).tokens
        game.begin_effect(WarriorBonus(side_of(game, self.seat), tokens))
        game.note("experience", self.seat, side_of(game, self.seat), tokens)
        return None


class WildWarrior(Wild):
    """As defense, right after the encounter: have an encounter with the offense in the offense's home system."""

    WINDOWS = (ENCOUNTER_OVER,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().defense != NOBODY and is_defense(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.note("strikes back", self.seat, game.now().offense)
        return Call(HaveEncounter(self.seat, game.now().offense))


class SuperWarrior(Stronger):
    """The power works for an ally too: the tokens count for the own side."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_ALLY, BOTH_ATTACK)
    USE = Mastery


POWER = (Experience, Mastery)
WILD = (WildWarrior,)
SUPER = (SuperWarrior,)
