"""Levels of play: bots by name that ask the net in a title's package, offered where that net was measured.

Beside `NAME.net` lies `NAME.json`, which says in which settings it plays well enough to be offered:

    {"any": ["start_worlds"], "settings": [{"players": ["2", "3"], "sets": ["none"]}]}

`any`: options that change nothing about that. In a setting stand the values of an option in which it was measured; one
that it does not name has its default.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from orrery.bots.bot import Bot
from orrery.bots.coder import Coder
from orrery.bots.learned import LearnedBot
from orrery.bots.net import Net, load_net
from orrery.bots.searching import SearchingBot
from orrery.kernel.record import Options

FRIENDLY: Final = "friendly"
STRONG: Final = "strong"
STRONGEST: Final = "strongest"
LEVELS: Final = (FRIENDLY, STRONG, STRONGEST)  # the strongest last
HUMAN: Final = 3.5  # a temperature at which the net errs often: it wins about three of ten games against the greedy bot


class Levels:
    """The levels of one title."""

    def __init__(
        self,
        title: str,
        net: Path,
        coder: Callable[[], Coder],
        otherwise: Callable[[], Bot[Any]],
        searched: tuple[str, ...],
    ) -> None:
        self.title = title
        self.path = net
        self.make_coder = coder
        self.otherwise = otherwise
        self.searched = searched  # the prompts at which the strongest searches

    def names(self) -> list[str]:
        """The levels that there are: none without a net."""
        return list(LEVELS) if self.path.is_file() else []

    def fit(self, options: Options, defaults: Options) -> bool:
        """Whether the net was measured in a game of these options, all of which are named."""
        if not self.path.is_file():
            return False
        free = self.measured.get("any", [])
        named = {name: str(value) for name, value in options.items() if name not in free}
        for setting in self.measured["settings"]:
            if all(value in setting.get(name, [str(defaults[name])]) for name, value in named.items()):
                return True
        return False

    @cached_property
    def measured(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.path.with_suffix(".json").read_text(encoding="utf-8"))
        return found

    def bot(self, level: str) -> LearnedBot:
        coder, net = self.loaded()
        if level == STRONGEST:
            return SearchingBot(coder, net, self.otherwise(), self.searched)
        return LearnedBot(coder, net, self.otherwise(), HUMAN if level == FRIENDLY else 0.0)

    def imagines(self, level: str) -> bool:
        """Whether that level wants imagined tables; to know it nothing has to be loaded."""
        return level == STRONGEST

    @cache  # noqa: B019 - the levels live as long as the program
    def loaded(self) -> tuple[Coder, Net]:
        """The net, read once in each process."""
        coder = self.make_coder()
        return coder, load_net(self.path, coder, self.title)
