"""After a step: the windows of what has happened, then what is due, before the next step."""

from __future__ import annotations

from orrery.kernel.moment import Happening
from orrery.kernel.procedure import Call, Done, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import Window
from orrery.ti4.rules.dues import drop_what_holds, is_due, settle_next
from orrery.ti4.state import Galaxy


class Aftermath(Procedure):
    """One window after the other for what has happened in a step, in the order in which it happened; then the dues.

    The runner puts it on the stack before the next step. What it causes itself it hears of (`Game.aftermath`) and
    settles too; what windows within it cause is settled within them.
    """

    STEPS = (Loop("ti4:31.14", "react"), Step("ti4:31.14", "settle"), Step("ti4:31.14", "hand_on"))

    def __init__(self, result: int, todo: list[Happening], now: Happening | None = None) -> None:
        self.result = result  # of the procedure that was left by the step
        self.todo = todo
        self.now = now

    def react(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        self.now = self.todo.pop(0)
        return Call(Window(self.now.window, tuple(game.order(game.moment(self.now.window).order))))

    def settle(self, game: Galaxy) -> Next:
        """One due; what its settling brings about comes before the next."""
        drop_what_holds(game)
        return Call(settle_next(game)) if is_due(game) else None

    def hand_on(self, game: Galaxy) -> Next:
        if self.todo or is_due(game):
            return Goto("react")
        return Done(self.result)


def what_happened(game: Galaxy) -> Happening:
    """The happening that the open window is about."""
    what = game.innermost(Aftermath)
    assert isinstance(what, Aftermath)
    assert what.now is not None
    return what.now
