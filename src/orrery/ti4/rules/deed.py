"""Deeds: what an action card, an ability, a technology, a note or a leader does in a window.

A deed class states in which windows it may be done (`WINDOWS`), whether it must be done (`DUTY`), and for whom it fits
(`fits`). Announce, choose, let others answer, commit: nothing moves before the commit, so what is cancelled was never
done.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel import deed as kernel
from orrery.kernel.decision import Thing
from orrery.kernel.procedure import Done, Loop, Next, Step
from orrery.ti4.components import ABILITY, COMPONENTS
from orrery.ti4.rules.moves import exhaust, purge_leader
from orrery.ti4.state import NOBODY, USED, Galaxy
from orrery.ti4.windows import (
    AFTER_ABILITY_USED,
    AFTER_ACTION_CARD_DISCARDED,
    AFTER_AGENT_EXHAUSTED,
    WHEN_ACTION_CARD_PLAYED,
)

CANCELLED: Final = 1
PERFORMED: Final = 2
ENDED: Final = 3  # the turn, before its time

ANY_UNIT: Final = -1  # of the owner's choice
Roll = tuple[int, int, int, int, int]  # whose units, of which type, dice, what each needs, how many units there are


class Deed(kernel.Deed):
    """Something that a seat does by one of its components."""

    WHILE_EXHAUSTED: ClassVar[bool] = False  # a part of a text that does not exhaust its card acts all the same (30.4a)
    PRICED: ClassVar[bool] = False  # that its price can be paid was seen when it began: until then nothing is traded
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:31.22", "announce"),
        Loop("ti4:31.7", "choose", "chosen"),
        Step("ti4:31.12", "pay"),
        Step("ti4:31.7", "commit_unless_cancelled"),
        Step("ti4:31.16", "finish"),
    )

    def announce(self, game: Galaxy) -> Next:
        game.note(f"used {COMPONENTS[self.source].key}", self.seat, self.source)
        return None

    def aims(self) -> tuple[Thing, ...]:
        """What was named before others answer, for all to see."""
        return ()

    def rolls(self, game: Galaxy) -> tuple[Roll, ...]:
        """The dice that decide how many units it destroys, for those who think of an answer."""
        return ()

    def pay(self, game: Galaxy) -> Next:
        """The cost, which is paid even where the effect then does nothing; a cancelled card costs nothing."""
        return None

    def finish(self, game: Galaxy) -> Next:
        """Others may react to the use of a faction ability: whose, which, and at what it was aimed. What could unlock
        nothing while this went on now may."""
        if COMPONENTS[self.source].kind == ABILITY:
            aims = self.aims()
            game.happen(AFTER_ABILITY_USED, self.seat, aims[0][1] if aims else NOBODY, self.source)
            game.earn(self.seat, USED, self.source)
        game.look_at_all_leaders()  # nothing unlocks one while something is being resolved (7.6c)
        return None


class Agent(Deed):
    """The use of an agent: the cost is to exhaust it, or the one that has borrowed its text. Others may react to that
    once its ability is resolved."""

    def announce(self, game: Galaxy) -> Next:
        bearer = game.bearer(self.seat, self.source)
        if bearer != self.source:
            game.note(f"used {COMPONENTS[bearer].key}", self.seat, bearer)
        return super().announce(game)

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def finish(self, game: Galaxy) -> Next:
        bearer = game.bearer(self.seat, self.source)
        if bearer in game.players[self.seat].exhausted:
            game.happen(AFTER_AGENT_EXHAUSTED, self.seat, about=bearer)
        return super().finish(game)


class Hero(Deed):
    """The use of a hero: once its ability has been resolved it is purged, and nobody uses it again."""

    STEPS = (*Deed.STEPS[:-1], Step("ti4:7.12", "purge"), Deed.STEPS[-1])

    def purge(self, game: Galaxy) -> Next:
        purge_leader(game, self.seat, self.source)
        return None


class ActionCard(Deed):
    """An action card: shown, targets named, perhaps cancelled, resolved, discarded."""

    STEPS = (
        Step("ti4:3.6", "announce"),
        Loop("ti4:3.6", "choose", "chosen"),
        Step("ti4:3.7", "let_others_answer"),
        Step("ti4:3.7", "pay_unless_cancelled"),
        Step("ti4:3.7", "commit_unless_cancelled"),
        Step("ti4:3.7", "say_how_it_went"),
    )
    ANSWERED = WHEN_ACTION_CARD_PLAYED

    def announce(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        player.hand.remove(self.source)
        player.changed()
        game.note_shown("card played", self.seat, self.source)
        return None

    def pay_unless_cancelled(self, game: Galaxy) -> Next:
        return None if self.cancelled else self.pay(game)

    def say_how_it_went(self, game: Galaxy) -> Next:
        """Until now it lay in no zone: a deck that runs out meanwhile is made without it."""
        game.discard.append(self.source)
        game.happen(AFTER_ACTION_CARD_DISCARDED, self.seat, about=self.source)
        game.look_at_all_leaders()  # nothing unlocks one while something is being resolved (7.6c)
        return Done(CANCELLED if self.cancelled else PERFORMED)
