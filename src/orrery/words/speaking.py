"""What a game says to one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Generic, TypeVar

from orrery.kernel.decision import Decision, Form, Gift, Option, Order, Refused, Thing
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.game import Game
from orrery.kernel.record import BadOption
from orrery.words.phrases import COMMON, Phrases
from orrery.words.places import Told

View = TypeVar("View")


class Panel:
    """A part of the table in words: a heading and rows of cells. `columns` may be empty: then rows are plain lines."""

    def __init__(self, title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows


class Words(Generic[View]):
    """What every game can say. `names` are the names of the seats; `seat` is who reads, or -1 for a spectator.

    A game gives its phrases and says in `kinds` how each kind of thing is named. A kind, key or reason that a game
    does not know is a bug and raises: silence would hide it.
    """

    POINTED: ClassVar[tuple[str, ...]] = ("card",)  # kinds of things that a client can point at
    AS_THEY_ARE: ClassVar[tuple[str, ...]] = ("players",)  # settings whose values need no words

    def __init__(self, language: str, names: list[str], seat: int, phrases: Phrases | None = None) -> None:
        self.language = language
        self.names = names
        self.seat = seat
        self.phrases: Phrases = phrases or COMMON[language]
        self.kinds: dict[str, Callable[[int], str]] = {"seat": self.name}
        self.count = self.phrases.count
        self.listed = self.phrases.listed

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.phrases.say("nobody")

    def say(self, key: str, values: tuple[int, ...] = (), actor: int = NOBODY, **parts: str | int) -> str:
        """A sentence to the reader."""
        return self.phrases.tell(key, Told(self, actor, values, (), parts))

    def part(self, name: str, told: Told) -> str:
        """A part of a sentence that is no value by itself; a game works out its own."""
        raise KeyError(name)

    # -- questions -----------------------------------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        """See the table, as a watcher does, before anything is told of it: things may be named by how it was set up."""

    def prompt(self, decision: Decision, view: View) -> str:
        """The question in one sentence: what is asked, how many to pick, and about what."""
        raise NotImplementedError

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """One option in a few words, with what it costs or brings."""
        raise NotImplementedError

    def gift(self, gift: Gift) -> str:
        """One line of a form in words."""
        giver, kind, number = gift
        return self.say("gives", name=self.names[giver], thing=self.thing(kind, number))

    def row(self, kind: str, at: Thing) -> str:
        """A line that a form may hold: what it is about, without a number."""
        return f"{self.thing(*at)}: {kind}"

    def form(self, form: Form, decision: Decision | None = None) -> str:
        """A form in words: who gives what. A game whose lines mean something else by question looks at that."""
        return ", ".join([self.gift(gift) for gift in form.gifts]) or self.say("gives nothing")

    # -- the log -------------------------------------------------------------------------------------------------------

    def sentence(self, event: Event) -> str:
        """Which sentence tells an event: that of its kind, if a game has no others; "" for what needs no words."""
        return event.kind

    def event(self, event: Event) -> str:
        """A line of the log as a sentence, or "" for what needs no words. Secrets are told only to those who know."""
        seen = event.seen_by(self.seat)
        key = self.sentence(seen)
        return self.phrases.tell(f"event {key}", self._told(seen)) if key else ""

    def named(self, event: Event) -> list[Thing]:
        """The things that the sentence for an event names, so that a client can point at them."""
        seen = event.seen_by(self.seat)
        key = self.sentence(seen)
        sentence = self.phrases.ready[f"event {key}"] if key else None
        if sentence is None or not sentence.naming:
            return []
        things = sentence.things(self._told(seen))
        return [thing for thing in things if thing[0] in self.POINTED and thing[1] >= 0]

    def _told(self, event: Event) -> Told:
        return Told(self, event.actor, event.values, event.secret, {})

    # -- things --------------------------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> str:
        """The name of a thing on the table."""
        return self.kinds[kind](number)

    def describe(self, kind: str, number: int) -> str:
        """All that is printed on a thing, in a sentence or two."""
        return self.thing(kind, number)

    def printed(self) -> Iterator[tuple[str, Thing]]:
        """Everything that can be asked for by name, with its names; the first of several copies comes first."""
        return iter(())

    def find(self, text: str) -> tuple[str, int] | None:
        """The thing that a person means by its name or the beginning of it; None if that is none, or several."""
        wanted = folded(text)
        if not wanted:
            return None
        named: dict[str, Thing] = {}
        for name, thing in self.printed():
            named.setdefault(folded(name), thing)
        if wanted in named:
            return named[wanted]
        begun = {thing for name, thing in named.items() if name.startswith(wanted)}
        return begun.pop() if len(begun) == 1 else None

    def table(self, view: View) -> list[Panel]:
        """The whole table as the reader sees it."""
        raise NotImplementedError

    def glance(self, view: View) -> list[Panel]:
        """What of the table may be shown with every question: all of it, unless a game has too much for that."""
        return self.table(view)

    def result(self, view: View) -> list[Panel]:
        """The final scores with their exact breakdown."""
        raise NotImplementedError

    # -- settings and refusals -----------------------------------------------------------------------------------------

    def order(self, order: Order) -> str:
        """A standing order as its owner would say it. A game that offers orders says them."""
        raise NotImplementedError

    def topic(self, order: Order) -> str:
        """What an order is about, in a word or two, where there are so many that they stand in groups."""
        return ""

    def span(self, lasts: str) -> str:
        """For how long an order lasts: "this turn"."""
        raise NotImplementedError

    def setting(self, name: str) -> str:
        """A setting of the game in a few words."""
        return self.say(f"setting {name}")

    def setting_value(self, name: str, value: str) -> str:
        """One value of a setting in a few words."""
        return value if name in self.AS_THEY_ARE else self.say(f"setting {name}={value}")

    def bot(self, name: str) -> str:
        """How strong a bot is, in a few words; a game may have words of its own for it."""
        return self.say(f"bot {name}")

    def refusal(self, refused: Refused) -> str:
        """Why a reply was refused, with the rule if there is one: a reason of the game, or of the kernel."""
        key, numbers = f"reason {refused.reason}", refused.numbers
        if key not in self.phrases.sentences:
            key, numbers = kernel_reason(refused)
        sentence = self.say(key, numbers)
        return self.say("rule", sentence=sentence, rule=refused.rule) if refused.rule else sentence

    def bad_option(self, error: BadOption) -> str:
        """Why a game cannot be set up like this: a reason of the game, or one that all share."""
        key = f"setup {error.reason}"
        if key not in self.phrases.sentences:
            return bad_option(self.language, error)
        return self.say(key, asked=error.asked, right=error.right)


def kernel_reason(refused: Refused) -> tuple[str, tuple[int, ...]]:
    """The sentence for a reason of the kernel, and its numbers."""
    numbers = refused.numbers
    if refused.reason == "pick-count":
        return "pick-exactly" if numbers[0] == numbers[1] else "pick-between", numbers
    if refused.reason == "pick-order" and not 0 <= numbers[0] < numbers[1]:
        return "pick-unknown", (numbers[0] + 1, numbers[1])
    return refused.reason, numbers


def bad_option(language: str, error: BadOption) -> str:
    """Why no game can be set up like this, for reasons that all games share."""
    return COMMON[language].say(error.reason, asked=error.asked, right=error.right)


def folded(text: str) -> str:
    """A name without capitals, hyphens and apostrophes, as people type it."""
    return " ".join(text.casefold().replace("-", " ").replace("'", "").replace("’", "").split())
