"""Fire Team: the dice of ground forces again."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_ROLL


class FireTeam(ActionCard):
    """After your ground forces have made combat rolls: reroll any of those dice. Which is said when it is sure that the
    card is not cancelled."""

    WINDOWS = (AFTER_GROUND_COMBAT_ROLL,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any_round(game).roller == seat and bool(any_round(game).dice)

    def commit(self, game: Galaxy) -> Next:
        return Call(RerollDice(self.seat))


class RerollDice(Procedure):
    """Any of the dice that were just rolled in a combat."""

    STEPS = (Step("ti4:20.1", "choose_dice", "reroll"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_dice(self, game: Galaxy) -> Next:
        dice = any_round(game).dice
        options = [Option("die", (("die", place), ("shows", dice[place]))) for place in range(len(dice))]
        return Decision(self.seat, "reroll", options, 0, len(options))

    def reroll(self, game: Galaxy, reply: Reply) -> Next:
        fight = any_round(game)
        dice = list(fight.dice)
        for option in reply.options():
            dice[option.id()] = game.rng.die(10)
        fight.dice = tuple(dice)
        game.note_shown("rerolled", self.seat, fight.value, *dice)
        return None


DEEDS = (FireTeam,)
