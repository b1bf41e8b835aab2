"""Games with one fault each, to show that the laws and the runner find it.

Compiled with the rest: a native class has no interpreted subclasses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.kernel.decision import Choice, Decision, Decisions, Form, Option, Refused, Reply, Thing, about
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.modifier import Modifier
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded

PEBBLES: Final = 14
WORLDWIDE: Final = [0]  # what no game may depend on: it is neither copied nor saved


# -- the sound game ----------------------------------------------------------------------------------------------------


class Pebbles(Game):
    """Two seats lay a pebble each, in secret; the larger one wins both. The bag refills the hands until it is empty."""

    def __init__(
        self, seats: int, bag: list[int], hands: list[list[int]], heap: list[int], won: list[int], rounds: int = 0
    ) -> None:
        super().__init__(seats)
        self.bag = bag
        self.hands = hands
        self.heap = heap  # laid and done with
        self.won = won
        self.rounds = rounds

    def view(self, seat: int) -> Value:
        return PebblesView(tuple(self.hands[seat]), tuple(self.won), len(self.bag), self.asked(seat))

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = self.copy()
        assert isinstance(new, Pebbles)
        zones = [new.bag, new.hands[1 - seat]]
        unknown = [pebble for zone in zones for pebble in zone]
        rng.shuffle(unknown)
        for zone in zones:
            zone[:] = sorted([unknown.pop() for _ in zone])
        return new

    def in_sight(self, seat: int) -> list[Thing]:
        return [("pebble", pebble) for pebble in range(PEBBLES)]

    def count(self) -> dict[str, int]:
        return {"pebbles": len({*self.bag, *self.heap, *self.hands[0], *self.hands[1]})}

    def scores(self) -> list[int]:
        return self.won.copy()


class PebblesView(Value):
    def __init__(self, hand: tuple[int, ...], won: tuple[int, ...], secret: int, asked: Decision | None) -> None:
        self.hand = hand
        self.won = won
        self.secret = secret
        self.asked = asked


class Play(Procedure):
    STEPS: ClassVar[tuple[Step, ...]] = (
        Loop("pebbles:1", "choose_pebbles", "show_pebbles"),
        Step("pebbles:2", "most_pebbles_win"),
    )

    def choose_pebbles(self, game: Pebbles) -> Next:
        if not game.hands[0]:
            return None
        return Decisions([self.question(game, seat) for seat in range(game.seats)])

    def question(self, game: Pebbles, seat: int) -> Decision:
        return Decision(seat, "pebble", about("pebble", game.hands[seat]))

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        laid = [answer.options[0].id() for answer in reply.answers]
        for seat in range(game.seats):
            game.hands[seat].remove(laid[seat])
            game.heap.append(laid[seat])
            if game.bag:
                game.hands[seat].append(game.bag.pop())
        winner = laid.index(max(laid))
        game.won[winner] += 2
        game.rounds += 1
        game.note_shown("won", winner, *laid)
        return None

    def most_pebbles_win(self, game: Pebbles) -> Next:
        game.finish([seat for seat in range(game.seats) if game.won[seat] == max(game.won)])
        return None


def deal(game: Pebbles, seed: int, play: Play) -> Game:
    """Shuffle, give three pebbles to each seat, begin."""
    rng = seeded(seed)
    game.bag[:] = list(range(PEBBLES))
    rng.shuffle(game.bag)
    game.hands[:] = [[game.bag.pop() for _ in range(3)] for _ in range(game.seats)]
    game.rng = rng
    game.begin(play)
    return game


def sound(options: Options, seed: int) -> Game:
    return deal(Pebbles(2, [], [], [], [0, 0]), seed, Play())


# -- copies ------------------------------------------------------------------------------------------------------------


class SharedHeap(Pebbles):
    """A copy that shares the heap."""

    def copy_table(self) -> Game:
        hands = [hand.copy() for hand in self.hands]
        return SharedHeap(self.seats, self.bag.copy(), hands, self.heap, self.won.copy(), self.rounds)


class ForgetfulCopy(Pebbles):
    """A copy that does not know how many rounds were played."""

    def copy_table(self) -> Game:
        hands = [hand.copy() for hand in self.hands]
        return ForgetfulCopy(self.seats, self.bag.copy(), hands, self.heap.copy(), self.won.copy(), max(self.rounds, 1))


class HeapHolder(Play):
    """A frame that holds a list of the table."""

    def __init__(self, heap: list[int] | None = None) -> None:
        self.heap = heap if heap is not None else []

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        self.heap = game.heap
        return super().show_pebbles(game, reply)


class ListInTuple(Play):
    """A frame that keeps something changeable in a tuple, which copies share."""

    def __init__(self, seen: tuple[list[int], ...] = ()) -> None:
        self.seen = seen

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        self.seen = ([game.rounds],)
        return super().show_pebbles(game, reply)


class Tally(Value):
    """Says that it never changes, and does."""

    def __init__(self, number: int) -> None:
        self.number = number


class ChangingValue(Play):
    """A frame that holds a Value that changes: copies share it."""

    def __init__(self, tally: Tally | None = None) -> None:
        self.tally = tally if tally is not None else Tally(0)

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        self.tally.number += 1
        return super().show_pebbles(game, reply)


class Moody(Play):
    """What happens depends on something outside the game."""

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        WORLDWIDE[0] += 1
        game.rounds = WORLDWIDE[0]
        return super().show_pebbles(game, reply)


# -- asking ------------------------------------------------------------------------------------------------------------


class RestlessQuestion(Play):
    """Asking turns the bag."""

    def choose_pebbles(self, game: Pebbles) -> Next:
        game.bag.reverse()
        return super().choose_pebbles(game)


class NoisyQuestion(Play):
    """Asking writes into the log."""

    def choose_pebbles(self, game: Pebbles) -> Next:
        game.note("asked", 0)
        return super().choose_pebbles(game)


# -- saves -------------------------------------------------------------------------------------------------------------


class Unsaved(Pebbles):
    """Remembers a pebble that is left out of every save."""

    def __init__(
        self,
        seats: int,
        bag: list[int],
        hands: list[list[int]],
        heap: list[int],
        won: list[int],
        rounds: int = 0,
        last: int = 0,
    ) -> None:
        super().__init__(seats, bag, hands, heap, won, rounds)
        self.last = last

    def save(self) -> dict[str, Any]:
        saved = super().save()
        del saved["table"]["last"]
        return saved


class Remembers(Play):
    """Gives a pebble more if the number laid before was larger."""

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        assert isinstance(game, Unsaved)
        laid = reply.option().id()
        if laid < game.last:
            game.won[0] += 1
        game.last = laid
        return super().show_pebbles(game, reply)


class SortingConstructor(Pebbles):
    """A constructor that changes what it is given, so a loaded game is another one."""

    def __init__(
        self, seats: int, bag: list[int], hands: list[list[int]], heap: list[int], won: list[int], rounds: int = 0
    ) -> None:
        super().__init__(seats, bag, hands, heap, sorted(won), rounds)

    def copy_table(self) -> Game:
        new = super().copy_table()
        assert isinstance(new, SortingConstructor)
        new.won = self.won.copy()
        return new


# -- views and secrets -------------------------------------------------------------------------------------------------


class OpenBag(Pebbles):
    """A view that shows which pebble will be drawn next."""

    def view(self, seat: int) -> Value:
        return PebblesView(tuple(self.hands[seat]), tuple(self.won), sum(self.bag[-1:]), self.asked(seat))


class ThinAir(Pebbles):
    """A seat imagines tables with fewer pebbles."""

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = super().redeal(seat, rng)
        assert isinstance(new, Pebbles)
        new.heap.clear()
        return new


class Disturbed(Pebbles):
    """Dealing anew for a seat in thought turns the real bag."""

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = super().redeal(seat, rng)
        self.bag.append(self.bag.pop(0))
        return new


class Telling(Pebbles):
    """A view that shows how many have replied already."""

    def view(self, seat: int) -> Value:
        return PebblesView(tuple(self.hands[seat]), tuple(self.won), len(self.waiting()), self.asked(seat))


class Tattling(Pebbles):
    """An early reply is in the log at once."""

    def answer(self, choice: Choice) -> None:
        super().answer(choice)
        self.note("replied", choice.seat, *choice.picks)


class TellingQuestion(Play):
    """The options of one seat are the pebbles of the other, which it cannot know."""

    def question(self, game: Pebbles, seat: int) -> Decision:
        return Decision(seat, "pebble", about("pebble", game.hands[1 - seat]))

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        reply.answers.reverse()
        return super().show_pebbles(game, reply)


class OtherTable(Pebbles):
    """A seat imagines that it has won more than it has."""

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = super().redeal(seat, rng)
        assert isinstance(new, Pebbles)
        new.won[seat] += 1
        return new


class BadDream(Pebbles):
    """A seat imagines a table that cannot be: rounds before the first one."""

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = super().redeal(seat, rng)
        assert isinstance(new, Pebbles)
        new.rounds = -9
        return new


class CountsRounds(Play):
    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        if game.rounds < 0:
            raise RulesBug(f"round {game.rounds}")
        return super().show_pebbles(game, reply)


# -- options -----------------------------------------------------------------------------------------------------------


class Twice(Play):
    """One option stands twice."""

    def question(self, game: Pebbles, seat: int) -> Decision:
        hand = game.hands[seat]
        return Decision(seat, "pebble", about("pebble", [*hand, hand[0]]))


class NoRule(Play):
    """The question cites no rule."""

    STEPS = (Loop("", "choose_pebbles", "show_pebbles"), Step("pebbles:2", "most_pebbles_win"))


class Bargain(Play):
    """Offers a form and refuses it."""

    STEPS = (
        Step("pebbles:0", "choose_terms", "note_terms", check="refuse_terms"),
        Loop("pebbles:1", "choose_pebbles", "show_pebbles"),
        Step("pebbles:2", "most_pebbles_win"),
    )

    def choose_terms(self, game: Pebbles) -> Next:
        return Decision(0, "terms", [Option("none")], forms=[Form(((0, "pebble", 1),))])

    def refuse_terms(self, game: Pebbles, seat: int, form: Form) -> str:
        return "no-bargains"

    def note_terms(self, game: Pebbles, reply: Reply) -> Next:
        return None


class TakesTwoForGranted(Play):
    """Lets a seat show up to three pebbles and counts on two."""

    def question(self, game: Pebbles, seat: int) -> Decision:
        return Decision(seat, "pebble", about("pebble", game.hands[seat]), 1, len(game.hands[seat]))

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        for answer in reply.answers:
            if len(answer.options) > 2:
                raise IndexError("three pebbles")
        return super().show_pebbles(game, reply)


class Lenient(Pebbles):
    """Takes the first of too many picks."""

    def answer(self, choice: Choice) -> None:
        super().answer(Choice(choice.seat, choice.picks[:1], choice.form))


class Touchy(Pebbles):
    """A refusal turns the bag."""

    def answer(self, choice: Choice) -> None:
        try:
            super().answer(choice)
        except Refused:
            self.bag.reverse()
            raise


def unbegun(options: Options, seed: int) -> Game:
    """A game that is set up and asks nobody."""
    return Pebbles(2, [0], [[1], [2]], [], [0, 0])


# -- conservation, end, replay -----------------------------------------------------------------------------------------


class Leak(Play):
    """A laid pebble is lost in the sixth round."""

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        super().show_pebbles(game, reply)
        if game.rounds == 6:
            game.heap.pop()
        return None


class LateLeak(Play):
    """A laid pebble is lost in the last step of all."""

    def most_pebbles_win(self, game: Pebbles) -> Next:
        game.heap.pop()
        return super().most_pebbles_win(game)


class Unending(Play):
    """The pebbles go back into the hands."""

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        return None


class StrangeWinner(Play):
    def most_pebbles_win(self, game: Pebbles) -> Next:
        game.finish([game.seats])
        return None


class WinnerTwice(Play):
    def most_pebbles_win(self, game: Pebbles) -> Next:
        game.finish([1, 1])
        return None


class Unfinished(Pebbles):
    """An effect is still there when the game is over."""

    def finish(self, winners: list[int]) -> None:
        super().finish(winners)
        self.pending = [Decision(0, "one more", [Option("yes"), Option("no")])]
        self.heard = [None]


class RulelessLine(Play):
    """A line of the log that cites no rule."""

    def most_pebbles_win(self, game: Pebbles) -> Next:
        game.rule = ""
        game.note("end", 0)
        return super().most_pebbles_win(game)


class MoodyLog(Play):
    """The log depends on something outside the game."""

    def show_pebbles(self, game: Pebbles, reply: Reply) -> Next:
        WORLDWIDE[0] += 1
        game.note("mood", 0, WORLDWIDE[0])
        return super().show_pebbles(game, reply)


def moody_setup(options: Options, seed: int) -> Game:
    """The same seed deals differently each time."""
    WORLDWIDE[0] += 1
    return deal(Pebbles(2, [], [], [], [0, 0]), seed + WORLDWIDE[0], Play())


def empty(cls: type[Pebbles]) -> Pebbles:
    return cls(2, [], [], [], [0, 0])


class Silent(Pebbles):
    """Has no reason for anything."""

    def why_not(self, seat: int, thing: Thing) -> Refused | None:
        return None


class Stubborn(Pebbles):
    """Says why not about what can be chosen."""

    def why_not(self, seat: int, thing: Thing) -> Refused | None:
        return Refused("no", (), "pebbles:1")


class Unfounded(Pebbles):
    """Gives a reason without a rule."""

    def why_not(self, seat: int, thing: Thing) -> Refused | None:
        found = super().why_not(seat, thing)
        return found and Refused(found.reason)


class Tactless(Pebbles):
    """Says whose pebble it is."""

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        return Refused("held", tuple([seat for seat in range(self.seats) if thing[1] in self.hands[seat]]))


class Fault:
    """A game with one fault and the law that finds it."""

    def __init__(self, law: str, table: type[Pebbles], play: type[Play]) -> None:
        self.law = law
        self.table = table
        self.play = play

    def setup(self, options: Options, seed: int) -> Game:
        return deal(empty(self.table), seed, self.play())


FAULTS: Final[list[Fault]] = [
    Fault("copy: shares a changeable part with its original", SharedHeap, Play),
    Fault("copy: shares a changeable part with its original", Pebbles, ListInTuple),
    Fault("copy: differs from its original", ForgetfulCopy, Play),
    Fault("copy: two places of the game share a changeable part; hand over a tuple", Pebbles, HeapHolder),
    Fault("copy: playing on changed the original", Pebbles, ChangingValue),
    Fault("copy: the same choice led elsewhere", Pebbles, Moody),
    Fault("ask: asking again in faulty.RestlessQuestion.choose_pebbles is not the same", Pebbles, RestlessQuestion),
    Fault("ask: asking in faulty.NoisyQuestion.choose_pebbles writes into the log", Pebbles, NoisyQuestion),
    Fault("save: a loaded game went elsewhere", Unsaved, Remembers),
    Fault("save: loading gives another game", SortingConstructor, Play),
    Fault("view: seat 0 sees what it cannot know", OpenBag, Play),
    Fault("view: something is lost when seat 0 imagines the rest", ThinAir, Play),
    Fault("view: dealing anew changed the original", Disturbed, Play),
    Fault("secret: seat 1 sees an early reply", Telling, Play),
    Fault("secret: an early reply is in the log", Tattling, Play),
    Fault("imagine: no table fits what seat 0 sees: faulty.TellingQuestion.choose_pebbles", Pebbles, TellingQuestion),
    Fault("options: pebble offers the same twice", Pebbles, Twice),
    Fault("options: pebble cites no rule", Pebbles, NoRule),
    Fault("options: an offered reply is refused: no-bargains", Pebbles, Bargain),
    Fault("options: (0, 1) is no legal reply and was accepted", Lenient, Play),
    Fault("options: a refusal changed the game", Touchy, Play),
    Fault("conservation: {'pebbles': 14} became {'pebbles': 13}", Pebbles, Leak),
    Fault("conservation: {'pebbles': 14} became {'pebbles': 13}", Pebbles, LateLeak),
    Fault("termination: the game does not end", Pebbles, Unending),
    Fault("end: [2] do not all sit at the table", Pebbles, StrangeWinner),
    Fault("end: [1, 1] names a winner twice", Pebbles, WinnerTwice),
    Fault("end: something is left open", Unfinished, Play),
    Fault("end: end in the log cites no rule", Pebbles, RulelessLine),
    Fault("replay: another log", Pebbles, MoodyLog),
]


# -- rules that the runner stops ---------------------------------------------------------------------------------------


class Endless(Procedure):
    STEPS = (Step("x", "again"),)

    def again(self, game: Game) -> Next:
        return Call(Endless())


class Stuck(Procedure):
    """No option, and one must be picked."""

    STEPS = (Step("x", "choose", "use"),)

    def choose(self, game: Game) -> Next:
        nothing: list[Option] = []
        return Decision(0, "nothing", nothing)

    def use(self, game: Game, reply: Reply) -> Next:
        return None


class TooFew(Stuck):
    """Two options, and three must be picked."""

    def choose(self, game: Game) -> Next:
        return Decision(0, "three", [Option("yes"), Option("no")], 3, 3)


class Contradictory(Stuck):
    """At least two and at most one."""

    def choose(self, game: Game) -> Next:
        return Decision(0, "two of one", [Option("yes"), Option("no")], 2, 1)


class EmptyForm(Stuck):
    """Neither an option nor an example of a form."""

    STEPS = (Step("x", "choose", "use", check="refuse"),)

    def choose(self, game: Game) -> Next:
        nothing: list[Option] = []
        return Decision(0, "form", nothing, forms=[])

    def refuse(self, game: Game, seat: int, form: Form) -> str:
        return ""


class UncheckedForm(Stuck):
    """A form may be filled in, and no step says which are legal."""

    def choose(self, game: Game) -> Next:
        return Decision(0, "form", [Option("none")], forms=[Form(())])


class AskedTwice(Stuck):
    """One seat gets two questions at once."""

    def choose(self, game: Game) -> Next:
        options = [Option("yes"), Option("no")]
        return Decisions([Decision(0, "first", options), Decision(0, "second", options)])


class Deaf(Procedure):
    """Nothing uses the reply."""

    STEPS = (Step("x", "choose"),)

    def choose(self, game: Game) -> Next:
        return Decision(0, "yes or no", [Option("yes"), Option("no")])


class Fog(Modifier):
    SCOPE = "night"


class Unscoped(Procedure):
    """An effect that ends with something that is not in progress."""

    STEPS = (Step("x", "begin"),)

    def begin(self, game: Game) -> Next:
        game.begin_effect(Fog(0))
        return None


BUGS: Final[list[Procedure]] = [
    Endless(),
    Stuck(),
    TooFew(),
    Contradictory(),
    EmptyForm(),
    UncheckedForm(),
    AskedTwice(),
    Deaf(),
]
