"""The games, each with all that a client, a bot or the lab needs to know of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from orrery.bots.bot import Bot, RandomBot
from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.bot import GreedyBot as CosmicGreedyBot
from orrery.cosmic.things import things as cosmic_things
from orrery.cosmic.words import CosmicWords
from orrery.kernel.game import Game
from orrery.kernel.record import BadOption, Options, Setup
from orrery.race import setup as race_setup
from orrery.race.bot import GreedyBot as RaceGreedyBot
from orrery.race.things import things as race_things
from orrery.race.words import RaceWords
from orrery.words import Report, SureWords, Unsaid, Words

unsaid = Unsaid()


class Talks:
    """Questions that share one time in a live game, whoever is asked; when it is over that option ends them."""

    def __init__(self, seconds: int, way_out: str) -> None:
        self.seconds = seconds
        self.way_out = way_out


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
        words: Callable[[str, list[str], int], Words],
        things: Callable[[str], dict[str, dict[str, Any]]],
        greedy: Callable[[], Bot],
        talks: dict[str, Talks] | None = None,
        settled: Callable[[Options, int], Options] = lambda options, people: options,
    ) -> None:
        self.name = name  # also the name of its folder
        self.label = label
        self.rules = rules
        self.setup = setup
        self.checked = checked  # options with defaults filled in, or BadOption
        self.choices = choices  # the options and what each may be
        self.words = words
        self.things = things  # what is printed on everything, in a language, for drawing
        self.talks = talks or {}  # by prompt
        self.settled = settled  # checked options, when it is known how many people sit at the table
        self.bots: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": greedy}

    def words_at(self, game: Game, language: str, names: list[str], seat: int, report: Report = unsaid) -> Words:
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
        """What is in the box, by kind."""
        kinds: dict[str, list[dict[str, Any]]] = self._data("components.json")["kinds"]
        return kinds

    def _data(self, name: str) -> Any:
        return json.loads(files(f"orrery.{self.name}").joinpath(name).read_text(encoding="utf-8"))


TITLES: dict[str, Title] = {
    "race": Title(
        "race",
        "Race for the Galaxy",
        race_setup.RULES,
        race_setup.setup,
        race_setup.checked,
        {**race_setup.CHOICES, "start_worlds": ("random", "choice")},
        RaceWords,
        race_things,
        RaceGreedyBot,
    ),
    "cosmic": Title(
        "cosmic",
        "Cosmic Encounter",
        cosmic_setup.RULES,
        cosmic_setup.setup,
        cosmic_setup.checked,
        cosmic_setup.CHOICES,
        CosmicWords,
        cosmic_things,
        CosmicGreedyBot,
        {"deal": Talks(60, "end talks")},
        cosmic_setup.settled,
    ),
}


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise BadOption("unknown-game", name, ", ".join(TITLES))
    return TITLES[name]
