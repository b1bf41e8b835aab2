"""Deeds: what a seat does by one of its components, and what others may answer.

Announce, choose, let others answer, commit, put away, settle. Nothing on the table moves before the commit, so a deed
that is cancelled was never done. A deed class states in which windows it may be done (`WINDOWS`), whether it must be
done (`DUTY`), and for whom it fits (`fits`). A `Registry` lists the classes by window and component.

A game derives its own kinds of deed from `Deed`, writes STEPS with its rule ids, and leaves out what it does not have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from orrery.kernel.decision import Option, Reply, Thing
from orrery.kernel.game import Game
from orrery.kernel.moment import Offer
from orrery.kernel.procedure import Next, Procedure
from orrery.kernel.window import Window, opened

NO_SOURCE: Final = -1  # a component that nobody has seen


class Deed(Procedure):
    """Something that a seat does. `game` is the game's own class in every game."""

    FINISHES = True  # a card is put away even if it has ended the turn
    WINDOWS: ClassVar[tuple[str, ...]] = ()
    DUTY: ClassVar[bool] = False  # must be done when it fits
    WAITS: ClassVar[bool] = False  # a duty that may come after what the seat may do at the same time
    AGAIN: ClassVar[bool] = False  # may be done again in the same window
    ANSWERED: ClassVar[str] = ""  # the window in which others answer
    AS: ClassVar[tuple[Thing, ...]] = ()  # tells two deeds of one component in one window apart: (("as", 1),)

    def __init__(self, seat: int, source: int, cancelled: bool = False) -> None:
        self.seat = seat
        self.source = source  # the component it is done with
        self.cancelled = cancelled

    @classmethod
    def fits(cls, game: Any, seat: int, source: int) -> bool:
        """This seat has the role, the condition holds, and the cost can be paid."""
        return True

    @classmethod
    def might(cls, game: Any, seat: int) -> bool:
        """It may fit, for all that the others can know: the same wherever `fits` looks at nothing hidden."""
        return cls.fits(game, seat, NO_SOURCE)

    @classmethod
    def windows(cls) -> tuple[str, ...]:
        """Where it may be done: WINDOWS, unless something more is true of a whole kind of deed."""
        return cls.WINDOWS

    def announce(self, game: Any) -> Next:
        raise NotImplementedError

    def choose(self, game: Any) -> Next:
        """Ask for the next target or number that must be named before others answer; None when all is named."""
        return None

    def chosen(self, game: Any, reply: Reply) -> Next:
        raise NotImplementedError

    def let_others_answer(self, game: Any) -> Next:
        return opened(game, self.ANSWERED)

    def commit_unless_cancelled(self, game: Any) -> Next:
        return self.cancel(game) if self.cancelled else self.commit(game)

    def commit(self, game: Any) -> Next:
        """Do it. May return a procedure to carry out."""
        raise NotImplementedError

    def cancel(self, game: Any) -> Next:
        """What a cancelled deed still does: mostly nothing."""
        return None

    def put_away(self, game: Any) -> Next:
        return None

    def answered_enough(self) -> bool:
        return self.cancelled


OfDeeds = TypeVar("OfDeeds", bound=Deed, covariant=True)


class Registry(Generic[OfDeeds]):
    """Which deeds may be done in which window, by the kind of component they are done with. It never changes."""

    def __init__(self, deeds: Mapping[int, tuple[type[OfDeeds], ...]]) -> None:
        self.deeds = deeds
        self.windows: dict[str, dict[int, list[type[OfDeeds]]]] = {}
        for kind, each in deeds.items():
            for deed in each:
                for window in deed.windows():
                    self.windows.setdefault(window, {}).setdefault(kind, []).append(deed)

    def among(self, kinds: Iterable[int]) -> Registry[OfDeeds]:
        """What of it matters where there are only these kinds of components."""
        return Registry({kind: self.deeds[kind] for kind in kinds if kind in self.deeds})

    def users(self, window: str) -> dict[int, list[type[OfDeeds]]]:
        """The kinds of components that act in that window, each with its deeds."""
        return self.windows.get(window, {})

    def deed(self, names: tuple[str, ...], kind: int, tail: tuple[Thing, ...] = ()) -> type[OfDeeds]:
        """The deed of that kind of component in a window of these names which is told apart by that."""
        for window in names:
            for deed in self.users(window).get(kind, []):
                if deed.AS == tail:
                    return deed
        raise LookupError(f"component {kind} does nothing in {names}")


class AtTable:
    """What can act at one table: the windows of all that is in play, and by window the cards that a hand may hold."""

    def __init__(self, in_play: Registry[Deed], in_hands: Registry[Deed]) -> None:
        self.windows = frozenset(in_play.windows)
        self.cards = {window: frozenset(users) for window, users in in_hands.windows.items()}


class GameOfDeeds(Game):
    """A game that says what each seat holds; what may be done with it, and when, the registry says."""

    KERNEL = (*Game.KERNEL, "at_table")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.at_table: AtTable | None = None  # shared by copies; None: to be found out when it is asked for

    def registry(self) -> Registry[Deed]:
        raise NotImplementedError

    def in_play(self) -> Iterable[int]:
        """The kinds of components that lie before somebody. Whoever adds one to them sets `at_table` to None."""
        return self.registry().deeds

    def in_hands(self) -> Iterable[int]:
        """The kinds of components of this game that hands may hold."""
        return ()

    def all_hands(self) -> list[list[int]]:
        return []

    def can_act(self) -> AtTable:
        """What can act here at all, found once and kept."""
        if self.at_table is None:
            registry = self.registry()
            self.at_table = AtTable(registry.among(self.in_play()), registry.among(self.in_hands()))
        return self.at_table

    def stirs(self, name: str) -> bool:
        """Something in play acts in that window, or a card that is in a hand."""
        table = self.at_table or self.can_act()
        if name in table.windows:
            return True
        cards = table.cards.get(name)
        return cards is not None and any(not cards.isdisjoint(hand) for hand in self.all_hands())

    def copy(self) -> Game:
        new = super().copy()
        assert isinstance(new, GameOfDeeds)
        new.at_table = self.at_table
        return new

    def order(self, name: str) -> list[int]:
        return list(range(self.seats))

    def held(self, seat: int) -> list[tuple[int, Option]]:
        """What this seat may act with: the kind of each component, and the option that names it."""
        raise NotImplementedError

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        registry, found = self.registry(), list[Offer]()
        for name in window.names():
            users = registry.users(name)
            for kind, option in self.held(seat) if users else ():
                for deed in users.get(kind, ()):
                    if deed.fits(self, seat, option.id()):
                        found.append(Offer(Option(option.key, option.things + deed.AS), deed.DUTY, deed.WAITS))
        return found

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        assert isinstance(window, Window)
        for kind, held in self.held(seat):
            own = len(held.things)
            if held.key == option.key and held.things == option.things[:own]:
                deed = self.registry().deed(window.names(), kind, option.things[own:])
                if deed.AGAIN:
                    window.used.pop()
                return deed(seat, option.id())
        raise LookupError(f"seat {seat} does not hold {option}")


def answered(game: Game, answer: Deed) -> Deed:
    """The deed that this one answers: the next one beneath it."""
    found = False
    for frame in reversed(game.stack):
        if found and isinstance(frame.procedure, Deed):
            return frame.procedure
        found = found or frame.procedure is answer
    raise LookupError(f"{answer.NAME} answers nothing")


def cancel_answered(game: Game, answer: Deed) -> Deed:
    """Cancel the deed that this one answers."""
    cancelled = answered(game, answer)
    cancelled.cancelled = True
    return cancelled


def subject(game: Game) -> Deed:
    """The deed that may be answered now, seen from `fits`: the innermost one."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Deed):
            return frame.procedure
    raise LookupError("nothing to answer")
