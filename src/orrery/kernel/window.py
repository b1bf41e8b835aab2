"""Windows: the named moments at which cards may act, and the steps that open them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Reply
from orrery.kernel.game import Game
from orrery.kernel.moment import Offer
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

ROUND: Final = "round"  # after a deed the next seat is asked, until all pass in a row
RESTART: Final = "restart"  # after a deed the first seat is asked again, until all pass in a row


class Window(Procedure):
    """Ask the seats in order; each does one deed or passes. A seat with a duty cannot pass before it is done."""

    SCOPE = "window"  # what holds for one window ends with it: no second card of that name on the same thing
    STEPS = (Loop("", "offer", "act"),)

    def __init__(
        self,
        name: str,
        order: tuple[int, ...],
        turn: int = 0,
        passes: int = 0,
        used: list[tuple[int, Option]] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.order = order
        self.turn = turn
        self.passes = passes
        self.used = used if used is not None else []  # each ability once by each seat in each window
        self.also = also  # the same moment by other names: the start of a combat is the start of its first round

    def copy(self) -> Window:
        return Window(self.name, self.order, self.turn, self.passes, self.used.copy(), self.also)

    def names(self) -> tuple[str, ...]:
        return (self.name, *self.also) if self.also else (self.name,)

    def seat(self) -> int:
        return self.order[self.turn]

    def offer(self, game: Game) -> Next:
        """Find the next seat that has something to offer; nobody left, or what was answered is cancelled: close."""
        game.rule = game.moment(self.name).rule
        while self.passes < len(self.order) and not game.beneath(self).answered_enough():
            found = self.question_to(game, self.seat())
            if found is not None:
                return found
            self._pass()
        return None

    def question_to(self, game: Game, seat: int) -> Decision | None:
        """What that seat is asked when its turn comes; None: it has nothing to offer, and nobody need think it had."""
        offers = game.offers(self, seat)
        if offers and self.used:
            offers = [offer for offer in offers if (seat, offer.option) not in self.used]
        if offers:
            return self.question(game, seat, offers)
        if game.asks_also(self.name, seat):
            return Decision(seat, self.name, [PASS], things=game.about(self.name), window=True)
        return None

    def later(self, game: Game, seat: int) -> Decision | None:
        """A pass changes nothing on the table, so a seat that comes after the one that is asked will be asked what it
        would be asked now. It learns of no more than its own hand and that this window is open; who must act has no
        pass, and while somebody must, that the window is open is no common knowledge."""
        if game.stack[-1].procedure is not self or not any(decision.window for decision in game.pending):
            return None
        number = len(self.order)
        if seat not in [self.order[(self.turn + step) % number] for step in range(1, number - self.passes)]:
            return None
        found = self.question_to(game, seat)
        return found if found is not None and found.window else None

    def question(self, game: Game, seat: int, offers: list[Offer]) -> Decision:
        """Duties first. One that waits may come after the rest, but nobody can pass before it is done."""
        at_once = [offer.option for offer in offers if offer.duty and not offer.waits]
        if at_once:
            return Decision(seat, "duty", at_once)
        options = [offer.option for offer in offers]
        about = game.about(self.name)
        if any(offer.duty for offer in offers):
            return Decision(seat, self.name, options, things=about)
        return Decision(seat, self.name, [PASS, *options], things=about, window=True)

    def option_numbers(self, game: Game, decision: Decision, option: Option) -> tuple[int, ...]:
        return game.numbers_of(decision, option)

    def act(self, game: Game, reply: Reply) -> Next:
        seat, option = self.seat(), reply.option()
        if option.key == PASS.key:
            self._pass()
            return None
        self.used.append((seat, option))
        self.passes = 0
        self.turn = 0 if game.moment(self.name).policy == RESTART else (self.turn + 1) % len(self.order)
        return Call(game.act(self, seat, option))

    def _pass(self) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)


def opened(game: Game, name: str, seats: tuple[int, ...] = (), also: tuple[str, ...] = ()) -> Next:
    """Open a window if anybody might act in it; nobody named: for all, in the moment's own order."""
    if not game.stirs(name) and not (also and any(game.stirs(other) for other in also)):
        return None
    return Call(Window(name, seats or tuple(game.order(game.moment(name).order)), also=also))


class At(Step):
    """A step that opens a window and does nothing else: At("ti4:88.1", "after-system-activated")."""

    def run_of(self, cls: type[Procedure]) -> Callable[..., Next]:
        name = self.do

        def open_window(procedure: Procedure, game: Game) -> Next:
            return opened(game, name)

        return open_window
