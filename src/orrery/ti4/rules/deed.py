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
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import UNKNOWN, Galaxy
from orrery.ti4.windows import AFTER_ACTION_CARD_DISCARDED, WHEN_ACTION_CARD_PLAYED

CANCELLED: Final = 1
PERFORMED: Final = 2
ENDED: Final = 3  # the turn, before its time


class Deed(kernel.Deed):
    """Something that a seat does by one of its components."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:31.22", "announce"),
        Loop("ti4:31.7", "choose", "chosen"),
        Step("ti4:31.12", "pay"),
        Step("ti4:31.7", "commit_unless_cancelled"),
    )

    def announce(self, game: Galaxy) -> Next:
        game.note(f"used {COMPONENTS[self.source].key}", self.seat, self.source)
        return None

    def aims(self) -> tuple[Thing, ...]:
        """What was named before others answer, for all to see."""
        return ()

    def pay(self, game: Galaxy) -> Next:
        """The cost, which is paid even where the effect then does nothing; a cancelled card costs nothing."""
        return None


class Agent(Deed):
    """The use of an agent: the cost is to exhaust it."""

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
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
        player.moments = UNKNOWN
        game.note_shown("card played", self.seat, self.source)
        return None

    def pay_unless_cancelled(self, game: Galaxy) -> Next:
        return None if self.cancelled else self.pay(game)

    def say_how_it_went(self, game: Galaxy) -> Next:
        """Until now it lay in no zone: a deck that runs out meanwhile is made without it."""
        game.discard.append(self.source)
        game.happen(AFTER_ACTION_CARD_DISCARDED, self.seat, about=self.source)
        return Done(CANCELLED if self.cancelled else PERFORMED)
