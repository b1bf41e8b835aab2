"""What every game answers: what is seen, who is asked, what may be done. A game overrides what it has to say."""

from __future__ import annotations

from orrery.kernel.decision import NO_OPTIONS, PASS, Choice, Decision, Gift, Option, Order, Refused, Thing
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.plain import Plain, Value
from orrery.kernel.procedure import Procedure


class Answers(Plain):
    """The part of a game that its rules do not run, but are asked."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def view(self, seat: int) -> Value:
        """The whole game as this seat sees it: the only door between the state and any client or bot."""
        raise NotImplementedError

    def public_view(self) -> Value:
        """The game as somebody sees it who only watches."""
        raise NotImplementedError

    def views(self, readers: list[int]) -> list[Value]:
        """The same for several at once, NOBODY for who only watches: a game may work out once what all of them see."""
        return [self.public_view() if reader == NOBODY else self.view(reader) for reader in readers]

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return [0] * self.seats

    def rounds_played(self) -> int:
        """How many rounds, turns or encounters have begun."""
        return 0

    def count(self) -> dict[str, int]:
        """How many of everything there are. The law of conservation: this never changes."""
        return {}

    def moment(self, name: str) -> Moment:
        raise NotImplementedError

    def order(self, name: str) -> list[int]:
        """The seats in that order of asking (`Moment.order`): by initiative, from the left of the speaker."""
        raise NotImplementedError

    def stirs(self, name: str) -> bool:
        """Somebody might act in that window: a quick test that saves opening it in vain."""
        return True

    def asks_also(self, name: str, seat: int) -> bool:
        """That window asks this seat also if it can only pass, so that a pause tells nobody who holds something."""
        return False

    def asks_forced(self, decision: Decision) -> bool:
        """That question is asked also if only one reply is legal, since others must not learn that it is so."""
        return False

    def about(self, name: str) -> tuple[Thing, ...]:
        """What the question of that window is about, for clients: the action that may be answered."""
        return ()

    def in_sight(self, seat: int) -> list[Thing]:
        """All things that this seat can point at: what its view names, and what it could be asked about now."""
        return []

    def row_of(self, decision: Decision, row: Gift) -> Thing:
        """What a row of a form is about, for clients: who gives, or where something stands."""
        return ("seat", row[0])

    def numbers_of(self, decision: Decision, option: Option) -> tuple[int, ...]:
        """The numbers of what may be done in a window, for people (`Procedure.option_numbers`)."""
        return option.values

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        """Why that thing cannot be chosen, where the procedure that asks has nothing to say about it."""
        return None

    def orders(self, seat: int) -> list[Order]:
        """The standing orders that this seat may give, from what it may know."""
        return []

    def spans(self) -> dict[str, int]:
        """For how long an order may last: which turn, round or encounter it is now."""
        return {}

    def follows(self, order: Order, decision: Decision, orders: list[Order]) -> bool:
        """Whether that order of the seat that is asked fits this question; `orders` are all that it has given."""
        return False

    def ordered(self, order: Order, decision: Decision) -> Choice | None:
        """The reply that an order leaves to the game to work out; None: it cannot be given."""
        return None

    def passing(self, decision: Decision) -> str:
        """The key of the option by which a seat does nothing, and so leaves to the others what they knew; "": none."""
        return PASS.key if decision.window else ""

    def tells_of_pass(self, event: Event) -> bool:
        """That line of the log says only that somebody has passed."""
        return False

    def asides(self, seat: int) -> list[Option]:
        """What this seat may do whenever it is asked something, before it replies: propose a transaction."""
        return NO_OPTIONS

    def delays(self, asides: list[Option]) -> bool:
        """A question that is put for the sake of asides alone is put where there are these."""
        return bool(asides)

    def step_aside(self, seat: int, option: Option) -> Procedure:
        """What carries out an aside."""
        raise NotImplementedError

    def aftermath(self, result: int) -> Procedure | None:
        """What settles all that a step has brought about (`unsettled`) before the next; it ends with that result."""
        return None

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        """What this seat may or must do in this window."""
        raise NotImplementedError

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        """The action behind an offer."""
        raise NotImplementedError
