"""Decisions: a question to one seat, its legal options, and what comes back."""

from __future__ import annotations

from typing import Final, final

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.plain import Value

Thing = tuple[str, int]  # ("card", 17): something on the table that a client can make clickable
Gift = tuple[int, str, int]  # (giver or place, kind, id or amount): one line of a form
Sum = tuple[str, int, int, int]  # what a form comes to: what is counted, where (-1: all together), how much, at most


class Refused(ValueError):
    """The reply is not legal, and the game has not changed. `reason` is a key that clients put into words."""

    def __init__(self, reason: str, numbers: tuple[int, ...] = (), rule: str = "") -> None:
        super().__init__(" ".join([reason, *[str(number) for number in numbers]]))
        self.reason = reason
        self.numbers = numbers
        self.rule = rule


@final
@mypyc_attr(acyclic=True)
class Option(Value):
    """One legal reply: what it does, the things on the table it is about, and its numbers: a price, a sum, odds.

    The numbers say more about it and do not tell it from others: two options are the same by key and things.
    """

    def __init__(self, key: str, things: tuple[Thing, ...] = (), values: tuple[int, ...] = ()) -> None:
        self.key = key
        self.things = things
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key and self.things == other.things

    def __hash__(self) -> int:
        return hash((self.key, self.things))

    def id(self) -> int:
        """The id of the first thing, for options about one thing."""
        return self.things[0][1]


PASS: Final = Option("pass")
NO_OPTIONS: Final[list[Option]] = []  # shared, never filled: most questions have nothing beside them


def about(kind: str, ids: list[int]) -> list[Option]:
    """One option for each thing of a kind: about("card", hand)."""
    return [Option(kind, ((kind, each),)) for each in ids]


class Form(Value):
    """The one kind of reply that cannot be listed: who gives what, or how many of what come from where."""

    def __init__(self, gifts: tuple[Gift, ...]) -> None:
        self.gifts = gifts


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision(Value):
    """A question to one seat. The runner adds the rule of the step that asked."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        least: int = 1,
        most: int = 1,
        forms: list[Form] | None = None,
        things: tuple[Thing, ...] = (),
        rule: str = "",
        window: bool = False,
        rows: tuple[Gift, ...] = (),
        asides: list[Option] | None = None,
        pause: bool = False,
        values: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.least = least
        self.most = most
        self.forms = forms  # sensible examples, if a form may be filled in; the step's check is the law
        self.things = things  # what the question is about: the card to be paid for, the power in use
        self.rule = rule
        self.window = window  # the first option passes; asked even of those who can only pass, where silence would tell
        self.rows = rows  # the lines a form may hold, each with its greatest amount; none: whatever the check allows
        self.asides = asides if asides is not None else NO_OPTIONS  # added by the runner: numbered on from the options
        self.values = values  # the numbers of the question: a price, the terms of a sum, odds
        self.pause = (
            pause  # asked even where only one reply is legal, if the seat has asides that delay: the end of a turn
        )

    def telling(self, options: list[Option], values: tuple[int, ...]) -> Decision:
        """The same question with these numbers."""
        return Decision(
            self.seat,
            self.prompt,
            options,
            self.least,
            self.most,
            self.forms,
            self.things,
            self.rule,
            self.window,
            self.rows,
            self.asides,
            self.pause,
            values,
        )

    def forced(self) -> bool:
        """Only one reply is legal, so nobody needs to be asked."""
        return self.forms is None and not self.window and (self.least >= len(self.options) or self.most == 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decisions:
    """Several seats decide at once and in secret."""

    def __init__(self, each: list[Decision]) -> None:
        self.each = each


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choice(Value):
    """What a seat replied: indices into the options, or a form. This is what a record keeps."""

    def __init__(self, seat: int, picks: tuple[int, ...], form: Form | None = None) -> None:
        self.seat = seat
        self.picks = picks
        self.form = form


class Order(Value):
    """A standing order: what a seat replies by itself to some questions. The game knows what its condition means."""

    def __init__(
        self,
        condition: str,
        reply: str = "pass",
        prompt: str = "",
        about: tuple[Thing, ...] = (),
        number: int = 0,
        things: tuple[Thing, ...] = (),
        lasts: str = "game",
        since: int = 0,
    ) -> None:
        self.condition = condition  # one of the game's own, see Game.follows
        self.reply = reply  # the key of an option, or of `orders`: ASK comes before all others
        self.prompt = prompt  # of the window or question; "": of any
        self.about = about  # what the condition is about: a card, a seat, a system
        self.number = number  # what it counts: tokens to keep, odds
        self.things = things  # of the option, if others have the same key
        self.lasts = lasts  # "game", "once", or one of Game.spans
        self.since = since  # the number of that span

    def key(self) -> str:
        """What it says, in short, and not for how long: a seat has each order once."""
        about = [f"{kind}={number}" for kind, number in [*self.about, *self.things]]
        return " ".join([self.condition, self.reply, self.prompt or "-", str(self.number), *about]).replace(" ", "_")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer:
    """One seat's choice in terms of the options."""

    def __init__(self, choice: Choice, options: list[Option]) -> None:
        self.seat = choice.seat
        self.choice = choice
        self.options = options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reply:
    """What came back to a step: the answers to its decision(s), or the result of the procedure it called."""

    def __init__(self, answers: list[Answer], result: int) -> None:
        self.answers = answers
        self.result = result

    def option(self) -> Option:
        """The one pick of the one seat that was asked."""
        return self.answers[0].options[0]

    def options(self) -> list[Option]:
        """All picks of the one seat that was asked."""
        return self.answers[0].options

    def form(self) -> Form | None:
        """The form that was filled in, or None if an option was picked instead."""
        return self.answers[0].choice.form


def chosen(decision: Decision, choice: Choice) -> Answer:
    """The choice in terms of the decision's options. Raises Refused if it is not one of the legal replies."""
    picks = choice.picks
    if choice.form is not None:
        if decision.forms is None:
            raise Refused("no-form", (), decision.rule)
        if decision.rows:
            check_lines(decision, choice.form)
        return Answer(choice, [])
    if not decision.least <= len(picks) <= decision.most:
        raise Refused("pick-count", (decision.least, decision.most, len(picks)), decision.rule)
    last = -1
    for pick in picks:
        if not last < pick < len(decision.options):
            raise Refused("pick-order", (pick, len(decision.options)), decision.rule)
        last = pick
    return Answer(choice, [decision.options[pick] for pick in picks])


def check_lines(decision: Decision, form: Form) -> None:
    """Each line of the form is one of the rows, stands once, and stays within its amount."""
    left = {(where, kind): most for where, kind, most in decision.rows}
    for where, kind, number in form.gifts:
        most = left.pop((where, kind), 0)
        if not 0 < number <= most:
            raise Refused("form-line", (where, number, most), decision.rule)
