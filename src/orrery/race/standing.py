"""What a player has used in this phase, and what the player has of prestige and goals. Both never change: a new one
takes their place, so that copies of a game share them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.plain import Value
from orrery.race.goods import NO_GOOD

NO_ACTION: Final = -1


class Spent(Value):
    """What a player has used in this phase. Nothing of it outlasts the phase."""

    def __init__(self, gone: tuple[int, ...] = (), used: tuple[int, ...] = (), reinforced: int = 0) -> None:
        self.gone = gone  # left the tableau: their powers work until the phase ends
        self.used = used  # cards whose optional powers were used, once for each use
        self.reinforced = reinforced  # temporary Military


class Standing(Value):
    """What a player has of prestige and goals."""

    def __init__(
        self,
        prestige: int = 0,
        gained: int = 0,
        boosted: int = NO_ACTION,
        searched: bool = False,
        goals: tuple[int, ...] = (),
        tokens: int = 0,
        reached: tuple[int, ...] = (),
        said: int = NO_GOOD,
    ) -> None:
        self.prestige = prestige
        self.gained = gained  # prestige on the leader's tile, or, for others, in this phase
        self.boosted = boosted  # the action that has the prestige bonus in this round
        self.searched = searched  # the prestige/search card is out of the game
        self.goals = goals  # goal tiles
        self.tokens = tokens  # of 3 VP each, for goals
        self.reached = reached  # value for each "most" goal of the game when it was last checked
        self.said = said  # kind of the multi-kind world for the final count; NO_GOOD: whichever is worth most

    def with_prestige(self, prestige: int, gained: int) -> Standing:
        return Standing(prestige, gained, self.boosted, self.searched, self.goals, self.tokens, self.reached, self.said)

    def with_bonus(self, boosted: int, searched: bool) -> Standing:
        return Standing(self.prestige, self.gained, boosted, searched, self.goals, self.tokens, self.reached, self.said)

    def with_goals(self, goals: tuple[int, ...], tokens: int, reached: tuple[int, ...]) -> Standing:
        return Standing(self.prestige, self.gained, self.boosted, self.searched, goals, tokens, reached, self.said)

    def with_kind(self, said: int) -> Standing:
        return Standing(
            self.prestige, self.gained, self.boosted, self.searched, self.goals, self.tokens, self.reached, said
        )


NOTHING_SPENT: Final = Spent()
NO_STANDING: Final = Standing()
