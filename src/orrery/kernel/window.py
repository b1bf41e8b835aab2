"""Windows: the named moments at which cards may act, and the actions that take place in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Reply
from orrery.kernel.game import Game
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

ROUND: Final = "round"  # after an action the next seat is asked, until all pass in a row
RESTART: Final = "restart"  # after an action the first seat is asked again, until all pass in a row
ONCE: Final = "once"  # each seat is asked once


class Window(Procedure):
    """Ask the seats in order; each takes one action or passes. A seat with a duty cannot pass before it is done."""

    STEPS = (Loop("", "offer", "act"),)

    def __init__(
        self,
        name: str,
        order: tuple[int, ...],
        turn: int = 0,
        passes: int = 0,
        used: list[tuple[int, Option]] | None = None,
    ) -> None:
        self.name = name
        self.order = order
        self.turn = turn
        self.passes = passes
        self.used = used if used is not None else []  # each ability once by each seat in each window

    def copy(self) -> Window:
        return Window(self.name, self.order, self.turn, self.passes, self.used.copy())

    def seat(self) -> int:
        return self.order[self.turn]

    def offer(self, game: Game) -> Next:
        """Find the next seat that has something to offer; nobody left, or the subject was cancelled: close."""
        game.rule = game.moment(self.name).rule
        while self.passes < len(self.order) and not self._cancelled(game):
            offers = game.offers(self, self.seat())
            if self.used:
                offers = [offer for offer in offers if (self.seat(), offer.option) not in self.used]
            duties = [offer.option for offer in offers if offer.duty]
            if duties:
                return Decision(self.seat(), "duty", duties)
            if offers or game.asks_also(self.name, self.seat()):
                options = [PASS, *[offer.option for offer in offers]]
                return Decision(self.seat(), self.name, options, things=game.about(self.name), window=True)
            self._pass()
        return None

    def act(self, game: Game, reply: Reply) -> Next:
        seat, option = self.seat(), reply.option()
        if option.key == PASS.key:
            self._pass()
            return None
        self.used.append((seat, option))
        policy = game.moment(self.name).policy
        if policy == ONCE:
            self._pass()
        else:
            self.passes = 0
            self.turn = 0 if policy == RESTART else (self.turn + 1) % len(self.order)
        return Call(game.act(self, seat, option))

    def _pass(self) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)

    def _cancelled(self, game: Game) -> bool:
        subject = game.beneath(self)
        return isinstance(subject, Action) and subject.cancelled


class Action(Procedure):
    """Something that others may answer: announce, choose, let others answer, commit.

    Nothing on the table moves before the commit, so a cancelled action leaves nothing to undo. A game's own base class
    writes STEPS with its rule ids; `commit_unless_cancelled` is the last step, and calls the card's own `commit`.
    """

    def __init__(self, seat: int, cancelled: bool = False) -> None:
        self.seat = seat
        self.cancelled = cancelled


class Opens(Step):
    """A step that opens a window and does nothing else: Opens("ti4:88.1", "after-system-activated")."""

    def run_of(self, cls: type[Procedure]) -> Callable[..., Next]:
        name = self.do

        def open_window(procedure: Procedure, game: Game) -> Next:
            return Call(Window(name, tuple(game.order(name))))

        return open_window


def cancel_answered(game: Game, answer: Action) -> Action:
    """Cancel the action that this one answers: it lies two frames down, beneath the window."""
    subject = game.beneath(game.beneath(answer))
    assert isinstance(subject, Action)
    subject.cancelled = True
    return subject
