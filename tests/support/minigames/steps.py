"""Procedures of a line or two, one for each thing that a step can do. They write down what they did on a slate."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Form, Option, Refused, Reply, Thing, about
from orrery.kernel.deed import Deed, cancel_answered
from orrery.kernel.game import Game
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.procedure import Call, Done, Goto, Leave, Loop, Next, Procedure, Step
from orrery.kernel.window import RESTART, ROUND, Window, opened

MOMENTS: Final[dict[str, Moment]] = {
    "round": Moment("steps:round", ROUND),
    "restart": Moment("steps:restart", RESTART),
    "answer": Moment("steps:answer", ROUND),
    "backwards": Moment("steps:backwards", ROUND, "backwards"),
    "nobody": Moment("steps:nobody", ROUND),
}
DUTY: Final = 100  # cards from this number on must be played
ENDING: Final = (40, 60)  # a card, and an answer, that end a shift
WAITING: Final = 150  # these must be played too, but may wait for others
BESIDE: Final = 200  # cards from this number on may be played beside any question
CANCELLING: Final = 50  # cards from this number on are answers


class Slate(Game):
    """A table with nothing on it but what has been done, and a hand of open cards for each seat."""

    def __init__(self, seats: int, done: list[str], hands: list[list[int]] | None = None) -> None:
        super().__init__(seats)
        self.done = done
        self.hands = hands if hands is not None else [[] for _ in range(seats)]

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def order(self, name: str) -> list[int]:
        return list(range(self.seats))[:: -1 if name == "backwards" else 1]

    def stirs(self, name: str) -> bool:
        return name != "nobody"

    def asides(self, seat: int) -> list[Option]:
        return about("card", [card for card in self.hands[seat] if card >= BESIDE])

    def step_aside(self, seat: int, option: Option) -> Procedure:
        return Propose(seat, option.id())

    def aftermath(self, result: int) -> Procedure | None:
        return Settle(result) if self.happened else None

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        answers = window.name == "answer"
        cards = [card for card in self.hands[seat] if (CANCELLING <= card < DUTY) == answers]
        cards = [card for card in cards if card < BESIDE]
        return [Offer(Option("card", (("card", card),)), card >= DUTY, card >= WAITING) for card in cards]

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        return EndShift(seat, option.id()) if option.id() in ENDING else PlayCard(seat, option.id())


def slate(seats: int = 2, hands: list[list[int]] | None = None) -> Slate:
    return Slate(seats, [], hands)


# -- steps -------------------------------------------------------------------------------------------------------------


class Sequence(Procedure):
    """Two steps, one after the other."""

    STEPS = (Step("steps:1", "first"), Step("steps:2", "second"))

    def first(self, game: Slate) -> Next:
        game.done.append("first")
        game.note("first", 0)
        return None

    def second(self, game: Slate) -> Next:
        game.done.append("second")
        game.note("second", 0)
        return None


class Ask(Procedure):
    """Put one question to some seats and write down what they reply. No seats: nothing to ask.

    One seat is asked openly, unless the question is a secret one that only this seat happens to have."""

    STEPS = (Step("steps:ask", "choose", "use"), Step("steps:after", "after"))

    def __init__(
        self, asked: tuple[int, ...], options: int = 3, least: int = 1, most: int = 1, secret: bool = False
    ) -> None:
        self.asked = asked
        self.options = options
        self.least = least
        self.most = most
        self.secret = secret

    def choose(self, game: Slate) -> Next:
        if not self.asked:
            return None
        options = [Option("number", (("number", number),)) for number in range(self.options)]
        decisions = [Decision(seat, "number", options, self.least, self.most) for seat in self.asked]
        return Decisions(decisions) if self.secret or len(decisions) > 1 else decisions[0]

    def use(self, game: Slate, reply: Reply) -> Next:
        for answer in reply.answers:
            game.done.append(f"{answer.seat}: {[option.id() for option in answer.options]}")
        return None

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class AskUpTo(Procedure):
    """Ask seat 0 again and again until the number of times is reached."""

    STEPS = (Loop("steps:loop", "choose", "use"), Step("steps:after", "after"))

    def __init__(self, times: int, asked: int = 0) -> None:
        self.times = times
        self.asked = asked

    def choose(self, game: Slate) -> Next:
        if self.asked == self.times:
            return None
        return Decision(0, "again", [Option("left"), Option("right")])

    def use(self, game: Slate, reply: Reply) -> Next:
        self.asked += 1
        game.done.append(reply.option().key)
        return None

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class CallUpTo(Procedure):
    """Carry out a procedure again and again until the number of times is reached."""

    STEPS = (Loop("steps:loop", "next_sequence"), Step("steps:after", "after"))

    def __init__(self, times: int) -> None:
        self.times = times

    def next_sequence(self, game: Slate) -> Next:
        if not self.times:
            return None
        self.times -= 1
        return Call(Sequence())

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class Returns(Procedure):
    """Leave with a result; the step behind it is not carried out."""

    STEPS = (Step("steps:1", "leave"), Step("steps:2", "never"))

    def __init__(self, result: int) -> None:
        self.result = result

    def leave(self, game: Slate) -> Next:
        return Done(self.result)

    def never(self, game: Slate) -> Next:
        game.done.append("never")
        return None


class Hears(Procedure):
    """Call a procedure that leaves with a result, and one that merely ends; write down what came back."""

    STEPS = (
        Step("steps:1", "call", "hear"),
        Step("steps:2", "call_without_result", "hear_nothing"),
        Step("steps:3", "call_unheard"),
        Step("steps:4", "after"),
    )

    def call(self, game: Slate) -> Next:
        return Call(Returns(7))

    def hear(self, game: Slate, reply: Reply) -> Next:
        game.done.append(f"result {reply.result}, {len(reply.answers)} answers")
        return None

    def call_without_result(self, game: Slate) -> Next:
        return Call(Sequence())

    def hear_nothing(self, game: Slate, reply: Reply) -> Next:
        game.done.append(f"result {reply.result}")
        return None

    def call_unheard(self, game: Slate) -> Next:
        return Call(Returns(3))

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class Jumps(Procedure):
    """Go back to a step by its name, twice, and then past one."""

    STEPS = (
        Step("steps:1", "start"),
        Step("steps:2", "back_or_on"),
        Step("steps:3", "skipped"),
        Step("steps:4", "end"),
    )

    def __init__(self, rounds: int = 0) -> None:
        self.rounds = rounds

    def start(self, game: Slate) -> Next:
        self.rounds += 1
        game.done.append(f"start {self.rounds}")
        return None

    def back_or_on(self, game: Slate) -> Next:
        return Goto("start") if self.rounds < 3 else Goto("end")

    def skipped(self, game: Slate) -> Next:
        game.done.append("skipped")
        return None

    def end(self, game: Slate) -> Next:
        game.done.append("end")
        return None


class Lost(Procedure):
    """Go to a step that does not exist."""

    STEPS = (Step("steps:1", "jump"),)

    def jump(self, game: Slate) -> Next:
        return Goto("nowhere")


class Ends(Procedure):
    """End the game from two frames down; nothing above it is carried out any more."""

    STEPS = (Step("steps:1", "go_deeper"), Step("steps:2", "never"))

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def go_deeper(self, game: Slate) -> Next:
        if self.depth:
            return Call(Ends(self.depth - 1))
        game.finish([1])
        return None

    def never(self, game: Slate) -> Next:
        game.done.append("never")
        return None


class EndsAsking(Procedure):
    """End the game and ask something in the same step: the question is void."""

    STEPS = (Step("steps:1", "finish_and_ask", "never"),)

    def finish_and_ask(self, game: Slate) -> Next:
        game.finish([0, 1])
        return Decision(0, "too late", [Option("yes"), Option("no")])

    def never(self, game: Slate, reply: Reply) -> Next:
        game.done.append("never")
        return None


class Terms(Procedure):
    """A form whose sum must be the number; no option beside it where `only` is set."""

    STEPS = (Step("steps:form", "choose", "use", check="refuse"),)

    def __init__(self, number: int, only: bool = False) -> None:
        self.number = number
        self.only = only

    def choose(self, game: Slate) -> Next:
        options = [] if self.only else [Option("none")]
        return Decision(0, "terms", options, forms=[Form(((0, "gold", self.number),))])

    def refuse(self, game: Slate, seat: int, form: Form) -> str | Refused:
        given = sum(amount for _, _, amount in form.gifts)
        if given > 100:
            return Refused("too-much", (given, 100), "steps:limit" if given > 200 else "")
        return "" if given == self.number else f"wrong-sum-{seat}"

    def use(self, game: Slate, reply: Reply) -> Next:
        form = reply.form()
        game.done.append(str(form.gifts) if form is not None else reply.option().key)
        return None


class Buy(Procedure):
    """Asks seat 0 for card 1 or 2, or for an offer; card 3 is too dear."""

    STEPS = (Step("steps:buy.1", "ask", "bought", check="check"),)

    def __init__(self, form: bool = False) -> None:
        self.form = form

    def ask(self, game: Slate) -> Next:
        return Decision(0, "buy", about("card", [1, 2]), forms=[Form(())] if self.form else None)

    def bought(self, game: Slate, reply: Reply) -> Next:
        return None

    def check(self, game: Slate, seat: int, form: Form) -> str:
        return ""

    def why_not(self, game: Slate, seat: int, thing: Thing) -> Refused | None:
        if thing == ("card", 3):
            return Refused("too-dear", (5, 4), "steps:buy.2")
        return Refused("not-for-sale") if thing[0] == "card" else None


class Fickle(Procedure):
    """Asks only the first time."""

    STEPS = (Step("steps:1", "choose", "use"),)

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def choose(self, game: Slate) -> Next:
        if self.asked:
            return None
        self.asked = True
        return Decision(0, "now", [Option("yes"), Option("no")])

    def use(self, game: Slate, reply: Reply) -> Next:
        return None


class Crash(Procedure):
    STEPS = (Step("steps:1", "call"),)

    def call(self, game: Slate) -> Next:
        return Call(CrashInside())


class CrashInside(Procedure):
    STEPS = (Step("steps:1", "fine"), Step("steps:2", "divide"))

    def fine(self, game: Slate) -> Next:
        return None

    def divide(self, game: Slate) -> Next:
        game.done.append(str(1 // len(game.done)))
        return None


class CrashLater(Procedure):
    """Ask, and fail when the reply comes."""

    STEPS = (Step("steps:1", "choose", "use"),)

    def choose(self, game: Slate) -> Next:
        return Decision(0, "now", [Option("yes"), Option("no")])

    def use(self, game: Slate, reply: Reply) -> Next:
        game.done.append(str(1 // len(game.done)))
        return None


# -- effects -----------------------------------------------------------------------------------------------------------


class Fog(Modifier):
    SCOPE = "night"


class Moon(Modifier):
    SCOPE = "night"


class Bell(Modifier):
    SCOPE = "hour"


class Busy(Modifier):
    SCOPE = "shift"


class Night(Procedure):
    """Begin an effect that lasts until the end of the night, and maybe a night inside this one; ask in between."""

    SCOPE = "night"
    STEPS = (
        Step("steps:1", "begin_fog"),
        Step("steps:2", "choose_before", "note_before"),
        Step("steps:3", "dream"),
        Step("steps:4", "choose_after", "note_after"),
    )

    def __init__(self, inner: int) -> None:
        self.inner = inner

    def begin_fog(self, game: Slate) -> Next:
        game.begin_effect(Fog(self.inner, 5))
        return None

    def choose_before(self, game: Slate) -> Next:
        return Decision(0, "before", [Option("go on"), Option("hour")])

    def note_before(self, game: Slate, reply: Reply) -> Next:
        return Call(Hour()) if reply.option().key == "hour" else None

    def dream(self, game: Slate) -> Next:
        return Call(Night(self.inner - 1)) if self.inner else None

    def choose_after(self, game: Slate) -> Next:
        return Decision(0, "after", [Option("go on"), Option("wake")])

    def note_after(self, game: Slate, reply: Reply) -> Next:
        return Done() if reply.option().key == "wake" else None


class Hour(Procedure):
    """An effect of the hour, and one of the night around it."""

    SCOPE = "hour"
    STEPS = (Step("steps:1", "begin_effects"), Step("steps:2", "choose", "use"))

    def begin_effects(self, game: Slate) -> Next:
        game.begin_effect(Bell(1))
        game.begin_effect(Moon(2))
        return None

    def choose(self, game: Slate) -> Next:
        return Decision(0, "hour", [Option("go on"), Option("wait")])

    def use(self, game: Slate, reply: Reply) -> Next:
        return None


# -- windows -----------------------------------------------------------------------------------------------------------


class OpensWindow(Procedure):
    """One step that opens the window of that policy; one after it."""

    STEPS = (Step("steps:1", "open_named"), Step("steps:2", "after"))

    def __init__(self, name: str, also: tuple[str, ...] = ()) -> None:
        self.name = name
        self.also = also

    def open_named(self, game: Slate) -> Next:
        return opened(game, self.name, also=self.also)

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class PlayCard(Deed):
    """Announce a card, let the others answer, then write down that it worked. An answer cancels what it answers."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("steps:announce", "announce"),
        Step("steps:answer", "let_others_answer"),
        Step("steps:commit", "commit_unless_cancelled"),
    )
    ANSWERED = "answer"

    def announce(self, game: Slate) -> Next:
        game.hands[self.seat].remove(self.source)
        game.done.append(f"{self.seat} plays {self.source}")
        return None

    def commit(self, game: Slate) -> Next:
        if CANCELLING <= self.source < DUTY:
            cancel_answered(game, self)
        game.done.append(f"{self.source} works")
        return None


class Propose(Procedure):
    """Beside a question: the next seat is asked whether it agrees. Card 201 is gone afterwards, 200 stays."""

    STEPS = (Step("steps:beside", "ask", "hear"),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def ask(self, game: Slate) -> Next:
        return Decision((self.seat + 1) % game.seats, "agree", [Option("yes"), Option("no")])

    def hear(self, game: Slate, reply: Reply) -> Next:
        game.done.append(f"{self.card} {reply.option().key}")
        if self.card > BESIDE:
            game.hands[self.seat].remove(self.card)
        return None


class Settle(Procedure):
    """One window for each thing that has happened, oldest first; the result of what was left is handed through."""

    STEPS = (Loop("steps:react", "react"), Step("steps:react", "hand_on"))

    def __init__(self, result: int) -> None:
        self.result = result

    def react(self, game: Slate) -> Next:
        if not game.happened:
            return None
        what = game.happened.pop(0)
        game.done.append(f"settled {what.window} {what.seat} {what.number} {what.about}")
        return opened(game, what.window)

    def hand_on(self, game: Slate) -> Next:
        return Done(self.result)


class Shift(Procedure):
    """A scope with a window in it, and a step after it that a card may spare; its result is written down."""

    SCOPE = "shift"
    STEPS = (Step("steps:1", "open"), Step("steps:2", "go_on"))

    def open(self, game: Slate) -> Next:
        game.begin_effect(Busy(0))
        return opened(game, "round")

    def go_on(self, game: Slate) -> Next:
        game.done.append("went on")
        return Done(1)


class Day(Procedure):
    """A shift, and what comes of it."""

    STEPS = (Step("steps:3", "work", "rest"),)

    def work(self, game: Slate) -> Next:
        return Call(Shift())

    def rest(self, game: Slate, reply: Reply) -> Next:
        game.done.append(f"rest {reply.result}")
        return None


class EndShift(PlayCard):
    """A card that ends the shift: it is put away first, and whoever it answers is done first too."""

    STEPS = (*PlayCard.STEPS, Step("steps:away", "put_away"))

    def commit(self, game: Slate) -> Next:
        return Leave("shift", 7)

    def put_away(self, game: Slate) -> Next:
        game.done.append(f"{self.source} away")
        return None


class Stir(Procedure):
    """A step makes two things happen; they are settled before the next step, and before the caller hears the result."""

    STEPS = (Step("steps:1", "call", "hear"), Step("steps:2", "after"))

    def call(self, game: Slate) -> Next:
        return Call(Stirred())

    def hear(self, game: Slate, reply: Reply) -> Next:
        game.done.append(f"heard {reply.result}")
        return None

    def after(self, game: Slate) -> Next:
        game.done.append("after")
        return None


class Stirred(Procedure):
    STEPS = (Step("steps:1", "stir"), Step("steps:2", "end"))

    def stir(self, game: Slate) -> Next:
        game.happen("round", 0, 1, 2)
        game.happen("nobody", 0)
        game.done.append("stirred")
        return None

    def end(self, game: Slate) -> Next:
        game.happen("restart", 1)
        return Done(5)


class EndTurn(Procedure):
    """One reply is legal, but whoever could do something beside it is asked all the same."""

    STEPS = (Step("steps:end", "ask", "end"),)

    def ask(self, game: Slate) -> Next:
        return Decision(0, "end turn", [Option("end")], pause=True)

    def end(self, game: Slate, reply: Reply) -> Next:
        game.done.append("ended")
        return None
