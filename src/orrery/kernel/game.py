"""The game: a table, a stack of procedures, and the runner that carries them out."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar, cast

from orrery.kernel.answers import Answers
from orrery.kernel.decision import (
    Answer,
    Choice,
    Decision,
    Decisions,
    Form,
    Option,
    Refused,
    Reply,
    Sum,
    Thing,
    check_lines,
    chosen,
)
from orrery.kernel.event import Event
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Happening
from orrery.kernel.plain import to_data
from orrery.kernel.procedure import Call, Done, Frame, Goto, Leave, Next, Procedure, begun
from orrery.kernel.rng import Rng, seeded

RUNAWAY: Final = 10_000  # steps without a question; more is a bug in the rules
NOTHING_CAME: Final = Reply([], 0)  # shared: what most procedures bring back

Kind = TypeVar("Kind", bound=Modifier)


class RulesBug(Exception):
    """The rules did something impossible. The game stops; the message holds the stack."""


class Game(Answers):
    """Base of every game. A subclass adds the table as constructor arguments and gives the answers."""

    KERNEL: ClassVar[tuple[str, ...]] = (
        "rng",
        "stack",
        "effects",
        "pending",
        "heard",
        "winners",
        "over",
        "rule",
        "log",
        "learned",
        "together",
        "happened",
        "unsettled",
        "leaving",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rng = Rng(1)
        self.stack: list[Frame] = []
        self.effects: list[Modifier] = []
        self.pending: list[Decision] = []  # what is asked now; never saved: the step asks again
        self.heard: list[Answer | None] = []  # one for each pending decision
        self.together = False  # several are asked at once and in secret: nobody may know who has to choose at all
        self.winners: list[int] = []
        self.over = False
        self.rule = ""  # of the step being carried out
        self.log: list[Event] | None = []  # output, not state; None: nobody listens
        self.happened: list[Happening] = []  # what others may still react to
        self.unsettled = False  # something must be seen to before the next step
        self.leaving: list[int] = []  # [depth, result] of a scope that is left as soon as no deed in it is in progress
        self.learned = 0  # how often somebody has come to know something hidden; choices before that stay made

    # -- for rules -------------------------------------------------------------------------------------------------

    def note(self, kind: str, actor: int, *values: int) -> None:
        """Write one line of the log. The rule is that of the step being carried out."""
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values))

    def note_all(self, kind: str, actor: int, values: list[int]) -> None:
        """The same with a list of values. (Compiled, a call with a star is slow, and mostly nobody listens.)"""
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, tuple(values)))

    def note_shown(self, kind: str, actor: int, *values: int) -> None:
        """Write a line about something that was hidden until now and that everybody sees."""
        self.learned += 1
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values))

    def note_learned(self, kind: str, actor: int, secret: list[int], knowers: list[int], *values: int) -> None:
        """Write a line about something that was hidden until now and that only the knowers see."""
        self.learned += 1
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values, tuple(secret), tuple(knowers)))

    def note_secret(self, kind: str, actor: int, secret: list[int], knowers: list[int], *values: int) -> None:
        """Everybody sees the kind, the actor and the values; only the knowers, who knew it before, see the secret."""
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values, tuple(secret), tuple(knowers)))

    def note_own(self, kind: str, actor: int, secret: list[int], learned: bool = False) -> None:
        """Everybody sees how many there are, and only the actor which; `learned`: only from now on."""
        if learned:
            self.learned += 1
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, (len(secret),), tuple(secret), (actor,)))

    def finish(self, winners: list[int]) -> None:
        """The game ends with the step being carried out, however deep in the stack."""
        self.winners = winners
        self.over = True

    def happen(self, window: str, seat: int, number: int = 0, about: int = -1, by: int = -1) -> None:
        """Others may react to this before the next step, if anybody could."""
        if self.stirs(window):
            self.happened.append(Happening(window, seat, number, about, by))
            self.unsettled = True

    def begin_effect(self, effect: Modifier) -> None:
        """Let a modifier hold from now on; it ends with the innermost frame of its scope."""
        effect.depth = self._depth_of(effect.SCOPE)
        self.effects.append(effect)

    def in_force(self) -> list[Modifier]:
        """The modifiers in force: an inner encounter does not feel those of the outer one."""
        effects = self.effects
        if not effects:
            return effects
        scope = effects[0].SCOPE
        depth = self._depth_of(scope)
        for effect in effects:
            if effect.depth != depth or effect.SCOPE != scope:
                return [each for each in effects if self._depth_of(each.SCOPE) == each.depth]
        return effects

    def lasting(self, kind: type[Kind]) -> list[Kind]:
        """The modifiers of that kind in force."""
        return [effect for effect in self.in_force() if isinstance(effect, kind)] if self.effects else []

    def _depth_of(self, scope: str) -> int:
        """The depth of the innermost frame of that scope."""
        stack = self.stack
        for depth in range(len(stack) - 1, -1, -1):
            if stack[depth].procedure.SCOPE == scope:
                return depth
        raise RulesBug(f"no {scope} is in progress")

    def beneath(self, procedure: Procedure) -> Procedure:
        """The procedure that called this one: the subject of a window, the window of an action."""
        for depth in range(len(self.stack) - 1, 0, -1):
            if self.stack[depth].procedure is procedure:
                return self.stack[depth - 1].procedure
        raise RulesBug(f"{procedure.NAME} was not called")

    def innermost(self, kind: type[Procedure]) -> Procedure:
        """The innermost procedure of that kind in progress: what a card deep in the stack is about."""
        for frame in reversed(self.stack):
            if isinstance(frame.procedure, kind):
                return frame.procedure
        raise RulesBug(f"no {kind.__name__} is in progress")

    def aside(self, salt: int = 0) -> Rng:
        """A generator for samples and suggestions that leaves the game's own sequence alone."""
        return seeded(self.rng.state + salt)

    def log_for(self, seat: int, since: int = 0) -> list[Event]:
        """The lines of the log from a place on, as that seat may read them."""
        return [event.seen_by(seat) for event in (self.log or [])[since:]]

    # -- for players -----------------------------------------------------------------------------------------------

    def begin(self, procedure: Procedure) -> None:
        self.stack = [begun(procedure)]
        self._run_or_report(NOTHING_CAME)

    def asked(self, seat: int) -> Decision | None:
        """The question this seat still has to answer."""
        for decision, heard in zip(self.pending, self.heard):
            if decision.seat == seat and heard is None:
                return decision
        return None

    def first_asked(self) -> Decision:
        """The first question that waits for a reply."""
        for index in range(len(self.pending)):
            if self.heard[index] is None:
                return self.pending[index]
        raise RulesBug("nobody is asked")

    def waiting(self) -> list[Decision]:
        return [decision for decision, heard in zip(self.pending, self.heard) if heard is None]

    def later(self, seat: int) -> list[Decision]:
        """What this seat will be asked if all who are asked before it pass (`Procedure.later`), the nearest first."""
        found = [frame.procedure.later(self, seat) for frame in reversed(self.stack)]
        return [decision for decision in found if decision is not None]

    def told(self, seat: int) -> Decision | None:
        """The question of this seat with all its numbers, to be put into words. Bots are asked without those that are
        not at hand anyway: they are asked millions of times."""
        asked = self.asked(seat)
        if asked is None:
            return None
        asker = self.stack[-1].procedure
        options = [Option(each.key, each.things, asker.option_numbers(self, asked, each)) for each in asked.options]
        return asked.telling(options, asker.question_numbers(self, asked))

    def why_not(self, seat: int, thing: Thing) -> Refused | None:
        """Why this seat cannot choose that thing now, by what it may know; None: it can."""
        if self.over:
            return Refused("game-over")
        decision = self.asked(seat)
        if any(thing in option.things for option in self.beside(seat)):
            return None
        if decision is None:
            return Refused("not-asked", (seat,))
        if any(thing in option.things for option in decision.options):
            return None
        refused = self.stack[-1].procedure.why_not(self, seat, thing) or self.reason(seat, thing)
        if refused is None and decision.forms is None:  # a form may hold what no option names: its procedure knows
            refused = Refused("not-in-question")
        if refused is None or refused.rule:
            return refused
        return Refused(refused.reason, refused.numbers, decision.rule)

    def beside(self, seat: int) -> list[Option]:
        """What this seat may do beside the open question, asked or not. As picks they number on from the options."""
        if self.over:
            return []
        decision = self.asked(seat)
        return self.asides(seat) if decision is None else decision.asides

    def answer(self, choice: Choice) -> None:
        """Take a reply; when the last one is in, go on. Raises Refused, and changes nothing, if it is not legal."""
        for index in range(len(self.pending)):
            decision = self.pending[index]
            if decision.seat == choice.seat and self.heard[index] is None:
                if decision.asides and self._stepped_aside(choice, len(decision.options), decision.asides):
                    return
                answer = chosen(decision, choice)
                if choice.form is not None:
                    self._check(choice, decision.rule)
                self.heard[index] = answer
                if self._all_heard():
                    self._run_or_report(self._collect())
                return
        if 0 <= choice.seat < self.seats and self._stepped_aside(choice, 0, self.beside(choice.seat)):
            return
        raise Refused("not-asked", (choice.seat,))

    def would_refuse(self, choice: Choice) -> Refused | None:
        """Why that reply would be refused now; None: it is legal. Nothing is carried out."""
        decision = self.asked(choice.seat)
        if self.over or decision is None:
            return Refused("not-asked", (choice.seat,))
        try:
            chosen(decision, choice)
            if choice.form is not None:
                self._check(choice, decision.rule)
        except Refused as refused:
            return refused
        return None

    def sums(self, seat: int, form: Form) -> tuple[Sum, ...]:
        """What a form comes to that this seat may be filling in; only lines that the question offers count."""
        decision = self.asked(seat)
        if decision is None or decision.forms is None:
            return ()
        if decision.rows:
            try:
                check_lines(decision, form)
            except Refused:
                return ()
        return self.stack[-1].procedure.sums(self, decision, form)

    def row_reasons(self, seat: int) -> list[Refused | None]:
        """For each row of the seat's question why nothing of it can be chosen, with a rule; None: it can."""
        decision = self.asked(seat)
        if decision is None or not decision.rows:
            return []
        found: list[Refused | None] = []
        for row, refused in zip(decision.rows, self.stack[-1].procedure.row_reasons(self, decision)):
            if row[2] or refused is None:
                found.append(None)
            else:
                found.append(Refused(refused.reason, refused.numbers, refused.rule or decision.rule))
        return found

    def _check(self, choice: Choice, rule: str) -> None:
        """The step's own check: the key of a reason, or a refusal with its numbers and the rule it breaks."""
        frame = self.stack[-1]
        reason = frame.lines[frame.at].check(frame.procedure, self, choice.seat, choice.form)
        if isinstance(reason, Refused):
            raise Refused(reason.reason, reason.numbers, reason.rule or rule)
        if reason:
            raise Refused(reason, (), rule)

    def _stepped_aside(self, choice: Choice, first: int, asides: list[Option]) -> bool:
        """If the pick is an aside, carry it out; then the step that asked asks again, and keeps the replies it has."""
        if choice.form is not None or len(choice.picks) != 1 or not first <= choice.picks[0] < first + len(asides):
            return False
        self.stack[-1].kept = [answer.choice for answer in self.heard if answer is not None]
        self.pending = []
        self.heard = []
        self.stack.append(begun(self.step_aside(choice.seat, asides[choice.picks[0] - first])))
        self._run_or_report(NOTHING_CAME)
        return True

    # -- the runner ------------------------------------------------------------------------------------------------

    def _run_or_report(self, reply: Reply) -> None:
        try:
            self._run(reply)
        except Exception as bug:
            bug.add_note(f"in {self.where()}")
            raise

    def _run(self, reply: Reply) -> None:
        """Carry out steps until somebody must decide or the game is over."""
        stack = self.stack
        for _ in range(RUNAWAY):
            frame = stack[-1]
            if frame.at == len(frame.lines):
                reply = self._leave(0)
            else:
                line = frame.lines[frame.at]
                self.rule = line.rule
                comes: Next = line.run(frame.procedure, self, reply) if line.hears else line.run(frame.procedure, self)
                if comes is None:
                    frame.at = line.after
                elif isinstance(comes, Call):
                    frame.at = line.wait
                    stack.append(begun(comes.procedure))
                elif isinstance(comes, Done):
                    reply = self._leave(comes.result)
                elif isinstance(comes, Goto):
                    frame.at = frame.position(comes.step)
                elif isinstance(comes, Leave):
                    self._leave_later(comes)
                    if frame.procedure.FINISHES:
                        frame.at = line.after
                    else:
                        reply = self._leave(0)
                else:
                    if not line.asks:
                        raise RulesBug(f"nothing uses the reply to {self.where()}; write Step(rule, ask, use)")
                    self._ask(comes)
                    if frame.kept:
                        self._hear_again(frame)
                    if not self._all_heard() and not self.over:
                        return
                    reply = self._collect()
            if self.unsettled and stack and not self.over:
                reply = self._see_to(reply)
            if self.over or not stack:
                self.over = True
                stack.clear()
                self.effects.clear()
                return
        raise RulesBug(f"{RUNAWAY} steps without a question: {self.where()}")

    def _see_to(self, reply: Reply) -> Reply:
        """Before the next step: what others may react to, then the scope that is being left."""
        self.unsettled = False
        settling = self.aftermath(reply.result)
        if settling is not None:
            self.unsettled = bool(self.leaving)
            self.stack.append(begun(settling))
            return reply
        if not self.leaving:
            return reply
        depth, result = self.leaving
        self.unsettled = any(self.stack[at].procedure.FINISHES for at in range(depth + 1, len(self.stack)))
        if self.unsettled:
            return reply
        self.leaving = []
        while len(self.stack) > depth:
            reply = self._leave(result)
        return reply

    def _leave_later(self, leave: Leave) -> None:
        """Remember what is to be left; the outer of two scopes takes the inner one along."""
        depth = self._depth_of(leave.scope)
        if not self.leaving or depth <= self.leaving[0]:
            self.leaving = [depth, leave.result]
        self.unsettled = True

    def _ask(self, comes: Decision | Decisions) -> None:
        self.together = isinstance(comes, Decisions)
        decisions = comes.each if isinstance(comes, Decisions) else [comes]
        if len(decisions) > 1 and some_seat_twice(decisions):
            raise RulesBug(f"a seat is asked twice at once: {self.where()}")
        self.pending = decisions
        self.heard = []
        for decision in decisions:
            decision.rule = self.rule
            if self._unanswerable(decision):
                raise RulesBug(f"{decision.prompt} leaves seat {decision.seat} no legal reply: {self.where()}")
            decision.asides = self.asides(decision.seat)
            if not decision.forced() or (decision.pause and self.delays(decision.asides)) or self.asks_forced(decision):
                self.heard.append(None)
            else:
                self.heard.append(chosen(decision, Choice(decision.seat, tuple(range(decision.least)))))

    def _all_heard(self) -> bool:
        for answer in self.heard:  # noqa: SIM110 - a generator takes longer, and this is asked after every reply
            if answer is None:
                return False
        return True

    def _unanswerable(self, decision: Decision) -> bool:
        """No option or form can be a legal reply, or nothing says which form is."""
        if decision.forms is not None:
            frame = self.stack[-1]
            return frame.lines[frame.at].check is None or not (decision.options or decision.forms)
        return decision.least > min(decision.most, len(decision.options))

    def _collect(self) -> Reply:
        answers = cast("list[Answer]", self.heard)  # all of them are in
        if self.together:
            self.learned += 1  # secret replies are known to all from now on
        self.pending = []
        self.heard = []
        frame = self.stack[-1]
        frame.at = frame.lines[frame.at].wait
        return Reply(answers, 0)

    def _leave(self, result: int) -> Reply:
        self.stack.pop()
        depth = len(self.stack)
        if self.effects:
            self.effects = [effect for effect in self.effects if effect.depth < depth]
        return Reply([], result) if result else NOTHING_CAME

    def ask_again(self) -> None:
        """Ask the open question anew, as after loading; the replies that have come remain."""
        self.ask_with([answer.choice for answer in self.heard if answer is not None])

    def ask_with(self, heard: list[Choice]) -> None:
        frame = self.stack[-1]
        line = frame.lines[frame.at]
        self.rule = line.rule
        comes: Next = line.run(frame.procedure, self)
        if not isinstance(comes, (Decision, Decisions)):
            raise RulesBug(f"{self.where()} asked nothing when asked again")
        self._ask(comes)
        for choice in heard:
            for index in range(len(self.pending)):
                if self.pending[index].seat == choice.seat:
                    self.heard[index] = chosen(self.pending[index], choice)

    def _hear_again(self, frame: Frame) -> None:
        """After an aside: the replies that had come still hold. One that is not legal any more is asked for again."""
        kept, frame.kept = frame.kept, None
        for choice in kept or []:
            for index in range(len(self.pending)):
                if self.pending[index].seat == choice.seat and self.heard[index] is None:
                    try:
                        answer = chosen(self.pending[index], choice)
                        if choice.form is not None:
                            self._check(choice, self.pending[index].rule)
                        self.heard[index] = answer
                    except Refused:
                        pass

    def where(self) -> str:
        """The stack in words of the rulebook, for crash reports."""
        return " > ".join(
            f"{frame.procedure.NAME}.{frame.lines[min(frame.at, len(frame.lines) - 1)].name}" for frame in self.stack
        )

    # -- copies and saves ------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """A game that goes on by itself. The log is not copied: search listens to nobody."""
        new = self.copy_table()
        new.rng = self.rng.copy()
        new.stack = [frame.copy() for frame in self.stack]
        new.effects = self.effects.copy()
        new.pending = self.pending
        new.together = self.together
        new.heard = self.heard.copy()
        new.winners = self.winners.copy()
        new.over = self.over
        new.learned = self.learned
        new.happened = self.happened.copy()
        new.unsettled = self.unsettled
        new.leaving = self.leaving.copy()
        new.log = None
        return new

    def copy_table(self) -> Game:
        """The table alone, by its constructor. Games write their own: it is the hot part of a copy."""
        new = super().copy()
        assert isinstance(new, Game)
        return new

    def save(self) -> dict[str, Any]:
        """The whole game as JSON data, in the middle of any decision."""
        data = {
            "table": to_data(self),
            "rng": to_data(self.rng),
            "frames": [frame.save() for frame in self.stack],
            "effects": to_data(self.effects),
            "heard": [to_data(answer.choice) for answer in self.heard if answer is not None],
            "winners": self.winners.copy(),
            "over": self.over,
        }
        if self.happened:
            data["happened"] = to_data(self.happened)
        if self.leaving:
            data["leaving"] = self.leaving.copy()
        return data

    def same_as(self, other: Game) -> bool:
        """Equal in everything that can matter to the rest of the game."""
        return self.save() == other.save() and self.pending == other.pending

    def redeal(self, seat: int, rng: Rng) -> Game:
        """A copy in which everything this seat cannot know is dealt anew."""
        raise NotImplementedError


def some_seat_twice(decisions: list[Decision]) -> bool:
    """Somebody is asked more than one of these questions."""
    seen = 0  # one bit for each seat
    for decision in decisions:
        if seen >> decision.seat & 1:
            return True
        seen |= 1 << decision.seat
    return False
