"""Procedures: the rulebook's numbered lists, carried out step by step on an explicit stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.decision import Choice, Decision, Decisions, Form, Option, Refused, Sum, Thing
from orrery.kernel.plain import Plain, register, to_data


class Step:
    """One numbered line of the rulebook.

    `do` alone changes the table. With `then`, `do` only *asks* (it may be run again and must ask the same), and `then`
    uses the reply. `check` names the method that states the legality of a form: it returns the key of the reason to
    refuse it, or "".
    """

    LOOP: ClassVar[bool] = False

    def __init__(self, rule: str, do: str, then: str = "", check: str = "") -> None:
        self.rule = rule
        self.do = do
        self.then = then
        self.check = check

    def run_of(self, cls: type[Procedure]) -> Callable[..., Next]:
        """The method behind `do`. A misspelt name fails here, when the module is imported."""
        run: Callable[..., Next] = getattr(cls, self.do)
        return run


class Loop(Step):
    """A step that is repeated until `do` returns None: "each player in turn ..." or "as often as you like"."""

    LOOP: ClassVar[bool] = True


class Procedure(Plain):
    """One chapter of the rulebook. The class opens with STEPS; each step is a method that returns what happens next.

    Fields are its local variables: numbers, strings, lists; never another frame's object. Every field is a constructor
    argument. Steps are methods `(self, game)`, those after a question `(self, game, reply)`.
    """

    STEPS: ClassVar[tuple[Step, ...]] = ()
    SCOPE: ClassVar[str] = ""  # "turn", "encounter": lasting effects may end with this frame, and it can be left
    FINISHES: ClassVar[bool] = False  # goes on to its end before a scope around it is left
    LINES: ClassVar[list[Line]] = []

    def __init_subclass__(cls) -> None:
        register(cls)  # not super().__init_subclass__(): compiled, that receives `type` instead of the class
        cls.LINES = lines_of(cls, cls.STEPS)

    def answered_enough(self) -> bool:
        """What a window around it could still answer is decided: it has been cancelled."""
        return False

    def why_not(self, game: Any, seat: int, thing: Thing) -> Refused | None:
        """Why the seat that it asks cannot choose that thing, by what the seat may know; None: nothing to say."""
        return None

    def later(self, game: Any, seat: int) -> Decision | None:
        """What that seat will be asked here if all who are asked before it pass, by what it may know; None: nothing, or
        nobody can say. It is made anew when its turn comes, and so has no rule and no asides yet."""
        return None

    def question_numbers(self, game: Any, decision: Decision) -> tuple[int, ...]:
        """The numbers of a question that it asks, for people: those that it would cost too much to ask with."""
        return decision.values

    def option_numbers(self, game: Any, decision: Decision, option: Option) -> tuple[int, ...]:
        """The numbers of one option, likewise."""
        return option.values

    def sums(self, game: Any, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """What a form that it asks for comes to, legal or not: for people who are still filling it in."""
        return ()

    def row_reasons(self, game: Any, decision: Decision) -> list[Refused | None]:
        """For each row of a question that it asks: why nothing of it can be chosen; None: nothing to say."""
        return [None] * len(decision.rows)

    def copy(self) -> Plain:
        """Like every Plain; but without fields there is nothing that could change, and copies may share it."""
        return super().copy() if self.FIELDS else self


@mypyc_attr(acyclic=True, free_list_len=1)
class Call:
    """Carry out that procedure first. Its result reaches this step's `then`."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


@mypyc_attr(acyclic=True)
class Goto:
    """Continue with the step of that name in this procedure."""

    def __init__(self, step: str) -> None:
        self.step = step


@mypyc_attr(acyclic=True)
class Done:
    """Leave the procedure, with a result for the step that called it."""

    def __init__(self, result: int = 0) -> None:
        self.result = result


class Leave:
    """Leave the innermost procedure of that scope, from any depth, with a result for its caller: "the turn ends at
    once". What is being done (FINISHES) is done first; everything else that was begun is not finished."""

    def __init__(self, scope: str, result: int = 0) -> None:
        self.scope = scope
        self.result = result


Next = Decision | Decisions | Call | Goto | Done | Leave | None


class Line:
    """A method of a procedure, resolved when the class is made, and where to go after it."""

    def __init__(
        self,
        rule: str,
        name: str,
        run: Callable[..., Next],
        asks: bool,
        hears: bool,
        after: int,
        wait: int,
        check: Any = None,
    ) -> None:
        self.rule = rule
        self.name = name
        self.run = run
        self.asks = asks  # may return a decision: the line after it uses the reply
        self.hears = hears  # takes a reply
        self.after = after  # next line when it returns None
        self.wait = wait  # next line when an answer or a result has come back
        self.check = check


def lines_of(cls: type[Procedure], steps: tuple[Step, ...]) -> list[Line]:
    """STEPS as lines."""
    lines: list[Line] = []
    for step in steps:
        at = len(lines)
        if step.then:
            check: Any = getattr(cls, step.check) if step.check else None
            lines.append(Line(step.rule, step.do, step.run_of(cls), True, False, at + 2, at + 1, check))
            back = at if step.LOOP else at + 2
            lines.append(Line(step.rule, step.then, getattr(cls, step.then), False, True, back, back))
        else:
            wait = at if step.LOOP else at + 1
            lines.append(Line(step.rule, step.do, step.run_of(cls), False, False, at + 1, wait))
    names = [line.name for line in lines]
    if len(set(names)) < len(names):
        raise TypeError(f"{cls.NAME}: a step name stands twice in STEPS, so a save could not name it")
    return lines


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A procedure in progress and the line it stands on."""

    def __init__(self, procedure: Procedure, lines: list[Line], at: int, kept: list[Choice] | None = None) -> None:
        self.procedure = procedure
        self.lines = lines
        self.at = at
        self.kept = kept  # replies to its question that came before an aside; None: no aside

    def copy(self) -> Frame:
        procedure = self.procedure.copy()
        assert isinstance(procedure, Procedure)
        return Frame(procedure, self.lines, self.at, self.kept)

    def save(self) -> list[Any]:
        """The procedure, the step, and the replies that are kept, if any."""
        step = self.lines[self.at].name if self.at < len(self.lines) else ""
        return [to_data(self.procedure), step, *([to_data(self.kept)] if self.kept else [])]

    def position(self, name: str) -> int:
        for at in range(len(self.lines)):
            if self.lines[at].name == name:
                return at
        raise LookupError(f"{self.procedure.NAME} has no step {name}")


def begun(procedure: Procedure) -> Frame:
    return Frame(procedure, procedure.LINES, 0)
