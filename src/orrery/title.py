"""A title: one game with all that a client, a bot or the lab needs to know of it; each game has its `title.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any

from orrery.bots.bot import Bot, RandomBot
from orrery.bots.learned import LearnedBot
from orrery.bots.levels import LEVELS, STRONG, Levels
from orrery.kernel.decision import Gift
from orrery.kernel.game import Game
from orrery.kernel.record import Options, Setup
from orrery.words import Report, SureWords, Unsaid, Words

unsaid = Unsaid()
NET = ".net"  # how the files of nets end
GREEDY = "greedy"  # the bot that plays in every setting


class Talks:
    """Questions that share one time in a live game, whoever is asked; when it is over that option ends them."""

    def __init__(self, seconds: int, way_out: str) -> None:
        self.seconds = seconds
        self.way_out = way_out


class Bench:
    """Random games that the bench measures; one of them takes as long as `length` of the shortest."""

    def __init__(self, options: Options, length: int) -> None:
        self.options = options
        self.length = length


class BadQuestion(ValueError):
    """A question that cannot be answered: the key of the reason, and what is wrong and what would be right."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason
        self.text = text


class OddsOf:
    """Exact odds of a game's combats. What cannot be answered raises BadQuestion; the last argument is the language."""

    def __init__(
        self,
        answered: Callable[[dict[str, str], str], dict[str, Any]],
        askable: Callable[[str], dict[str, Any]],
        attack: Callable[[Game, int, tuple[Gift, ...], str], dict[str, Any]],
    ) -> None:
        self.answered = answered  # a question that needs no table: what is asked, by name
        self.askable = askable  # all that such a question may hold
        self.attack = attack  # at a table: what a seat plans while it is asked for it


class Played:
    """What random games have used: the numbers, and the lines that say them."""

    def __init__(self, numbers: dict[str, Any], lines: list[str]) -> None:
        self.numbers = numbers
        self.lines = lines


class Start:
    """What distinguishes the starts of the seats: the word for it, and what each seat of a game has; "" while it is
    open. It is asked from the beginning on, until it is settled."""

    def __init__(self, called: str, of: Callable[[Any], list[str]]) -> None:
        self.called = called
        self.of = of


class Title:
    """One game as the rest of the program sees it."""

    def __init__(
        self,
        name: str,
        label: str,
        rules: int,
        setup: Setup,
        checked: Callable[[Options], Options],
        choices: dict[str, tuple[str, ...]],
        words: Callable[[str, list[str], int], Words[Any]],
        things: Callable[[str], dict[str, dict[str, Any]]],
        greedy: Callable[[], Bot[Any]],
        benched: dict[str, Bench] | None = None,
        inventory: Callable[[], dict[str, set[str]]] = dict,
        boxes: tuple[str, ...] = (),
        talks: dict[str, Talks] | None = None,
        settled: Callable[[Options, int], Options] = lambda options, people: options,
        windows: bool = False,
        played: Callable[[int], Played] | None = None,
        start: Start | None = None,
        learned: Callable[[str], Bot[Any]] | None = None,
        levels: Levels | None = None,
    ) -> None:
        self.name = name  # also the name of its folder
        self.label = label
        self.rules = rules
        self.setup = setup
        self.checked = checked  # options with defaults filled in, or BadOption
        self.choices = choices  # the options and what each may be
        self.words = words
        self.things = things  # what is printed on everything, in a language, for drawing
        self.benched = benched or {}  # what the bench measures, by name
        self.inventory = inventory  # what is implemented, by kind as in components.json
        self.boxes = boxes  # those of the boxes in components.json that are offered; none named: all
        self.talks = talks or {}  # by prompt
        self.settled = settled  # checked options, when it is known how many people sit at the table
        self.windows = windows  # who is asked may tell what somebody holds
        self.played = played  # random games until everything was used, at most so many
        self.start = start  # what the seats start with; None: all with the same
        self.learned = learned  # a player by a net in a file; None: nobody can be trained yet
        self.levels = levels  # bots by the net of the package; None: it has none
        self.bots: dict[str, Callable[[], Bot[Any]]] = {"random": RandomBot, GREEDY: greedy}
        if levels is not None:
            self.bots |= {level: partial(levels.bot, level) for level in levels.names()}

    def has_bot(self, name: str) -> bool:
        return name in self.bots or (self.learned is not None and name.endswith(NET))

    def bot(self, name: str) -> Bot[Any]:
        """The bot of that name, or the one that plays by a net in a file: "runs/first/best.net"."""
        if name in self.bots or self.learned is None:
            return self.bots[name]()
        return self.learned(name)

    def offered(self, options: Options) -> list[str]:
        """The bots that are offered in a game of these options: a level of play only where its net was measured."""
        fits = self.levels is not None and self.levels.fit(self.checked(options), self.checked({}))
        return [name for name in self.bots if fits or name not in LEVELS]

    def playing(self, name: str, options: Options) -> str:
        """The bot that plays if that one is asked for: where a level is not offered, the greedy one."""
        known = self.levels is not None and name in LEVELS
        return GREEDY if known and name not in self.offered(options) else name

    def imagines(self, name: str) -> bool:
        """Whether that bot wants imagined tables."""
        if self.levels is not None and name in LEVELS:
            return self.levels.imagines(name)
        return self.bots[name]().IMAGINES

    def adviser(self, options: Options) -> str:
        """The bot that can say in such a game what it would do and why; "" if there is none."""
        return STRONG if STRONG in self.offered(options) else ""

    def advising(self) -> LearnedBot:
        """The adviser itself."""
        assert self.levels is not None, f"{self.name} has no adviser"
        return self.levels.bot(STRONG)

    def words_at(self, game: Game, language: str, names: list[str], seat: int, report: Report = unsaid) -> Words[Any]:
        """Words for somebody at a table that stands. A sentence that fails never hides the table from them."""
        words = SureWords(self.words(language, names, seat), report)
        words.look(game)
        return words

    @cache  # noqa: B019 - titles live as long as the program
    def rulebook(self) -> dict[str, dict[str, Any]]:
        """The rule index: id without the game in front -> entry."""
        return {entry["id"]: entry for entry in self._data("rulebook.json")}

    @cache  # noqa: B019
    def components(self) -> dict[str, list[dict[str, Any]]]:
        """What is in the boxes that are offered, by kind."""
        kinds: dict[str, list[dict[str, Any]]] = self._data("components.json")["kinds"]
        offered = {kind: [each for each in listed if self.is_offered(each)] for kind, listed in kinds.items()}
        return {kind: listed for kind, listed in offered.items() if listed}

    def is_offered(self, entry: dict[str, Any]) -> bool:
        """Whether a rule or a component is of a box that is offered."""
        return not self.boxes or entry["set"] in self.boxes

    def _data(self, name: str) -> Any:
        return json.loads(files(f"orrery.{self.name}").joinpath(name).read_text(encoding="utf-8"))
