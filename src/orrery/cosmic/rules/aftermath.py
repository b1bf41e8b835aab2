"""After every step that changed something: reactions, powers lost and regained, victory. And the watch over windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.cosmic.queries import colonies_to_win, homes_for_power
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import POWER_LOST
from orrery.kernel.moment import Happening
from orrery.kernel.procedure import Call, Leave, Loop, Next, Procedure, Step
from orrery.kernel.window import Window, opened

CONTEST: Final = "contest"  # an encounter up to its verdict


class Aftermath(Procedure):
    """Powers are looked at first: nobody reacts by a power just lost. Then what others may react to, one thing after
    the other; then powers again, and victory."""

    STEPS = (
        Step("cosmic:power-loss.2", "lose_powers_at_once"),
        Loop("cosmic:timing.2", "react"),
        Step("cosmic:home.leave.2", "place_ships"),
        Step("cosmic:power-loss.1", "check_powers"),
        Step("cosmic:victory.1", "check_victory"),
    )

    def __init__(
        self,
        todo: list[Happening],
        what: Happening | None = None,
    ) -> None:
        self.todo = todo  # taken off the table's list, so that what a reaction causes is settled within it
        self.what = what  # the open window is about this

    def lose_powers_at_once(self, game: Cosmic) -> Next:
        look_at_powers(game)
        return None

    def react(self, game: Cosmic) -> Next:
        """The next thing on the list that somebody may react to."""
        while self.todo or game.happened:
            if not self.todo:
                self.todo, game.happened = game.happened, self.todo
            what = self.todo.pop(0)
            if game.stirs(what.window):
                self.what = what
                return Call(Window(what.window, tuple(game.order(what.window))))
        return None

    def place_ships(self, game: Cosmic) -> Next:
        return place_all(game)

    def check_powers(self, game: Cosmic) -> Next:
        look_at_powers(game)
        return Call(Aftermath([])) if game.happened else None

    def check_victory(self, game: Cosmic) -> Next:
        """Who reaches the number of foreign colonies in the same step wins together."""
        if not game.shifted:
            return None
        game.shifted = False
        there = [seat for seat in game.order("") if game.foreign_colonies(seat) >= colonies_to_win(game)]
        if there:
            win(game, there)
        return None


def look_at_powers(game: Cosmic) -> None:
    """Too few home colonies: the power is lost at once; enough again: it is back at once."""
    if not game.shifted:
        return
    for seat in range(game.seats):
        too_few = game.home_colonies(seat) < homes_for_power(game)
        for power in game.players[seat].powers:
            lost = too_few and sheet_of(power).NEEDS_HOMES
            if power.lost != lost:
                power.lost = lost
                if power.face_up:  # under a sheet that is face down nobody sees it
                    game.note("power lost" if lost else "power regained", seat, power.alien)
                    if lost:
                        game.happen(POWER_LOST, seat)


def reactions(game: Cosmic) -> Next:
    """What others may react to, and a look at powers and victory, if anything has happened."""
    return Call(Aftermath([])) if game.happened or game.shifted else None


def decide(game: Cosmic, outcome: int) -> Next:
    """The encounter is decided before its time: what is left of it is its resolution."""
    game.now().outcome = outcome
    return Leave(CONTEST)


def win(game: Cosmic, seats: list[int]) -> None:
    """These have met a condition to win. While an encounter is resolved the end is declared when all of it is done."""
    encounter = game.encounters[-1] if game.encounters else None
    if encounter is not None and encounter.resolving:
        encounter.reached += [seat for seat in seats if seat not in encounter.reached]
    else:
        declare(game, seats)


def declare(game: Cosmic, seats: list[int]) -> None:
    """A win is told by its colonies where they are what has won."""
    for seat in seats:
        colonies = game.foreign_colonies(seat)
        game.note("wins" if colonies >= colonies_to_win(game) else "wins otherwise", seat, colonies)
    game.finish(sorted(seats))


def what_happened(game: Cosmic) -> Happening:
    """The happening that the open window is about."""
    aftermath = game.innermost(Aftermath)
    assert isinstance(aftermath, Aftermath)
    assert aftermath.what is not None
    return aftermath.what


def still_to_come(game: Cosmic) -> list[Happening]:
    """What happened in the same step as what the open window is about."""
    what = game.innermost(Aftermath)
    assert isinstance(what, Aftermath)
    return what.todo


class Watch(Procedure):
    """A moment of the encounter: first the reactions to what has happened, then the window, if anybody may act."""

    STEPS = (Step("cosmic:timing.2", "settle_first"), Step("cosmic:timing.1", "open"))

    def __init__(self, name: str, seats: tuple[int, ...] = ()) -> None:
        self.name = name
        self.seats = seats  # nobody named: all

    def settle_first(self, game: Cosmic) -> Next:
        return reactions(game)

    def open(self, game: Cosmic) -> Next:
        return opened(game, self.name, self.seats)


def watch(game: Cosmic, name: str, seats: tuple[int, ...] = ()) -> Next:
    """Open a window, if there is anything to react to or anybody who may act in it."""
    if game.happened or game.shifted:
        return Call(Watch(name, seats))
    return opened(game, name, seats)


class Watches(Step):
    """A step that opens a window and does nothing else: Watches("cosmic:planning.1", BEFORE_CARDS)."""

    def run_of(self, cls: type[Procedure]) -> Callable[..., Next]:
        name = self.do

        def open_window(procedure: Procedure, game: Cosmic) -> Next:
            return watch(game, name)

        return open_window
