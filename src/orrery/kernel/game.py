"""The game: a table, a stack of procedures, and the runner that carries them out."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Answer, Choice, Decision, Decisions, Option, Refused, Reply, Thing, chosen
from orrery.kernel.event import Event
from orrery.kernel.plain import Plain, TornSave, Value, from_data, to_data
from orrery.kernel.procedure import Call, Done, Effect, Frame, Goto, Next, Procedure, begun
from orrery.kernel.rng import Rng, seeded

RUNAWAY: Final = 10_000  # steps without a question; more is a bug in the rules


class RulesBug(Exception):
    """The rules did something impossible. The game stops; the message holds the stack."""


class Moment(Value):
    """A window of a game's closed list: its rule, and what happens after somebody has acted in it."""

    def __init__(self, rule: str, policy: str) -> None:
        self.rule = rule
        self.policy = policy


class Offer:
    """Something a seat may do in a window, or must if it is a duty."""

    def __init__(self, option: Option, duty: bool = False) -> None:
        self.option = option
        self.duty = duty


class Game(Plain):
    """Base of every game. A subclass adds the table as constructor arguments and answers the questions at the end."""

    KERNEL = ("rng", "stack", "effects", "pending", "heard", "winners", "over", "rule", "log", "learned", "together")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rng = Rng(1)
        self.stack: list[Frame] = []
        self.effects: list[Effect] = []
        self.pending: list[Decision] = []  # what is asked now; never saved: the step asks again
        self.heard: list[Answer | None] = []  # one for each pending decision
        self.together = False  # several are asked at once and in secret: nobody may know who has to choose at all
        self.winners: list[int] = []
        self.over = False
        self.rule = ""  # of the step being carried out
        self.log: list[Event] | None = []  # output, not state; None: nobody listens
        self.learned = 0  # how often somebody has come to know something hidden; choices before that stay made

    # -- for rules -------------------------------------------------------------------------------------------------

    def note(self, kind: str, actor: int, *values: int) -> None:
        """Write one line of the log. The rule is that of the step being carried out."""
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values))

    def note_shown(self, kind: str, actor: int, *values: int) -> None:
        """Write a line about something that was hidden until now and that everybody sees."""
        self.learned += 1
        self.note(kind, actor, *values)

    def note_learned(self, kind: str, actor: int, secret: list[int], knowers: list[int], *values: int) -> None:
        """Write a line about something that was hidden until now and that only the knowers see."""
        self.learned += 1
        self.note_secret(kind, actor, secret, knowers, *values)

    def note_secret(self, kind: str, actor: int, secret: list[int], knowers: list[int], *values: int) -> None:
        """Everybody sees the kind, the actor and the values; only the knowers, who knew it before, see the secret."""
        if self.log is not None:
            self.log.append(Event(self.rule, kind, actor, values, tuple(secret), tuple(knowers)))

    def finish(self, winners: list[int]) -> None:
        """The game ends with the step being carried out, however deep in the stack."""
        self.winners = winners
        self.over = True

    def begin_effect(self, name: str, owner: int, scope: str, about: int = 0) -> None:
        """Start an effect that ends with the innermost frame of that scope."""
        self.effects.append(Effect(name, owner, about, scope, self._depth_of(scope)))

    def in_force(self) -> list[Effect]:
        """The effects in force: an inner encounter does not feel those of the outer one."""
        effects = self.effects
        if not effects:
            return effects
        scope, depth = effects[0].scope, self._depth_of(effects[0].scope)
        for effect in effects:
            if effect.scope != scope or effect.depth != depth:
                return [each for each in effects if self._depth_of(each.scope) == each.depth]
        return effects

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
        self._run_or_report(Reply([], 0))

    def asked(self, seat: int) -> Decision | None:
        """The question this seat still has to answer."""
        for decision, heard in zip(self.pending, self.heard):
            if decision.seat == seat and heard is None:
                return decision
        return None

    def waiting(self) -> list[Decision]:
        return [decision for decision, heard in zip(self.pending, self.heard) if heard is None]

    def answer(self, choice: Choice) -> None:
        """Take a reply; when the last one is in, go on. Raises Refused, and changes nothing, if it is not legal."""
        for index in range(len(self.pending)):
            decision = self.pending[index]
            if decision.seat == choice.seat and self.heard[index] is None:
                answer = chosen(decision, choice)
                if choice.form is not None:
                    self._check(choice, decision.rule)
                self.heard[index] = answer
                if None not in self.heard:
                    self._run_or_report(self._collect())
                return
        raise Refused("not-asked", (choice.seat,))

    def _check(self, choice: Choice, rule: str) -> None:
        frame = self.stack[-1]
        reason = frame.lines[frame.at].check(frame.procedure, self, choice.seat, choice.form)
        if reason:
            raise Refused(reason, (), rule)

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
                else:
                    if not line.asks:
                        raise RulesBug(f"nothing uses the reply to {self.where()}; write Step(rule, ask, use)")
                    self._ask(comes)
                    if None in self.heard and not self.over:
                        return
                    reply = self._collect()
            if self.over or not stack:
                self.over = True
                stack.clear()
                self.effects.clear()
                return
        raise RulesBug(f"{RUNAWAY} steps without a question: {self.where()}")

    def _ask(self, comes: Decision | Decisions) -> None:
        self.together = isinstance(comes, Decisions)
        decisions = comes.each if isinstance(comes, Decisions) else [comes]
        if len(decisions) > 1 and len({decision.seat for decision in decisions}) < len(decisions):
            raise RulesBug(f"a seat is asked twice at once: {self.where()}")
        self.pending = decisions
        self.heard = []
        for decision in decisions:
            decision.rule = self.rule
            if self._unanswerable(decision):
                raise RulesBug(f"{decision.prompt} leaves seat {decision.seat} no legal reply: {self.where()}")
            every = Choice(decision.seat, tuple(range(decision.least)))
            self.heard.append(chosen(decision, every) if decision.forced() else None)

    def _unanswerable(self, decision: Decision) -> bool:
        """No option or form can be a legal reply, or nothing says which form is."""
        if decision.forms is not None:
            frame = self.stack[-1]
            return frame.lines[frame.at].check is None or not (decision.options or decision.forms)
        return decision.least > min(decision.most, len(decision.options))

    def _collect(self) -> Reply:
        answers = [answer for answer in self.heard if answer is not None]
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
        return Reply([], result)

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
        new.log = None
        return new

    def copy_table(self) -> Game:
        """The table alone, by its constructor. Games write their own: it is the hot part of a copy."""
        new = super().copy()
        assert isinstance(new, Game)
        return new

    def save(self) -> dict[str, Any]:
        """The whole game as JSON data, in the middle of any decision."""
        return {
            "table": to_data(self),
            "rng": to_data(self.rng),
            "frames": [
                [to_data(frame.procedure), frame.lines[frame.at].name if frame.at < len(frame.lines) else ""]
                for frame in self.stack
            ],
            "effects": to_data(self.effects),
            "heard": [to_data(answer.choice) for answer in self.heard if answer is not None],
            "winners": self.winners.copy(),
            "over": self.over,
        }

    def same_as(self, other: Game) -> bool:
        """Equal in everything that can matter to the rest of the game."""
        return self.save() == other.save() and self.pending == other.pending

    # -- what every game answers -----------------------------------------------------------------------------------

    def view(self, seat: int) -> Value:
        """The whole game as this seat sees it: the only door between the state and any client or bot."""
        raise NotImplementedError

    def public_view(self) -> Value:
        """The game as somebody sees it who only watches."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> Game:
        """A copy in which everything this seat cannot know is dealt anew."""
        raise NotImplementedError

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
        """The seats in the order in which that window asks them."""
        raise NotImplementedError

    def asks_all(self, name: str) -> bool:
        """That window asks also those who can only pass, so that a pause tells nobody who holds something."""
        return False

    def about(self, name: str) -> tuple[Thing, ...]:
        """What the question of that window is about, for clients: the action that may be answered."""
        return ()

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        """What this seat may or must do in this window."""
        raise NotImplementedError

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        """The action behind an offer."""
        raise NotImplementedError


def load(data: Any) -> Game:
    """The inverse of Game.save. The open question is asked again, so its options are those of today's rules."""
    try:
        game = from_data(data["table"])
        rng = from_data(data["rng"])
        effects: list[Effect] = from_data(data["effects"])
        heard: list[Choice] = from_data(data["heard"])
        winners, over = data["winners"], data["over"]
        if not isinstance(game, Game) or not isinstance(rng, Rng):
            raise TornSave("no table, or no generator")
        if not (are_all(effects, Effect) and are_all(heard, Choice) and are_all(winners, int) and type(over) is bool):
            raise TornSave("no effects, replies, winners or end")
        for fields, step in data["frames"]:
            frame = begun(from_data(fields))
            frame.at = frame.position(step) if step else len(frame.lines)
            game.stack.append(frame)
        game.rng, game.effects, game.winners, game.over = rng, effects, winners, over
        game.log = None
        if not game.over:
            game.ask_with(heard)
    except Exception as wrong:  # damaged data can fail in any way the rules can
        raise TornSave(f"not a saved game of this version: {str(wrong) or type(wrong).__name__}") from wrong
    return game


def are_all(found: Any, kind: type) -> bool:
    """Whether this is a list of nothing but that kind."""
    return type(found) is list and all(type(each) is kind for each in found)


def imagine(game: Game, seat: int, rng: Rng, tries: int = 100) -> Game:
    """A table at which this seat, being asked, could be sitting: for search. What it cannot know is dealt anew until
    this seat is asked the same; who else is asked, and what others have replied in secret, it cannot know."""
    for _ in range(tries):
        new = game.redeal(seat, rng)
        try:
            new.ask_with([])
        except RulesBug:
            continue
        if new.asked(seat) == game.asked(seat):
            return new
    raise RulesBug(f"no table fits what seat {seat} sees: {game.where()}")
