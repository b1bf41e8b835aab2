"""After something has happened: its windows, before the next step."""

from __future__ import annotations

from orrery.kernel.game import Happening
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import Window
from orrery.ti4.state import Galaxy


class Aftermath(Procedure):
    """One window after the other for what has happened in a step, in the order in which it happened.

    The runner puts it on the stack before the next step; what its own windows cause is settled within them.
    """

    STEPS = (Loop("ti4:31.14", "react"), Step("ti4:31.14", "hand_on"))

    def __init__(self, result: int, todo: list[Happening], now: Happening | None = None) -> None:
        self.result = result  # of the procedure that was left by the step
        self.todo = todo
        self.now = now

    def react(self, game: Galaxy) -> Next:
        if not self.todo:
            return None
        self.now = self.todo.pop(0)
        return Call(Window(self.now.window, tuple(game.order(game.moment(self.now.window).order))))

    def hand_on(self, game: Galaxy) -> Next:
        return Done(self.result)


def what_happened(game: Galaxy) -> Happening:
    """The happening that the open window is about."""
    what = game.innermost(Aftermath)
    assert isinstance(what, Aftermath)
    assert what.now is not None
    return what.now
