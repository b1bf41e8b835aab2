"""Fire Team: the dice of ground forces again."""

from __future__ import annotations

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.rerolling import roll_of_all_again, which_of_all_again
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_ROLL


class FireTeam(ActionCard):
    """After your ground forces have made combat rolls, mechs and infantry: reroll any of those dice. Which is said when
    it is sure that the card is not cancelled."""

    WINDOWS = (AFTER_GROUND_COMBAT_ROLL,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        return fight.roller == seat and bool(fight.dice) and fight.has_rolled_all(game)

    def commit(self, game: Galaxy) -> Next:
        return Call(RerollDice(self.seat))


class RerollDice(Procedure):
    """Any of the dice that this player has just rolled in a combat, those of all groups."""

    STEPS = (Step("ti4:20.1", "choose_dice", "reroll"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_dice(self, game: Galaxy) -> Next:
        return which_of_all_again(game, self.seat)

    def reroll(self, game: Galaxy, reply: Reply) -> Next:
        roll_of_all_again(game, self.seat, tuple([option.id() for option in reply.options()]))
        return None


DEEDS = (FireTeam,)
