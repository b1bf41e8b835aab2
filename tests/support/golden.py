"""Golden records: whole random games of every option set, with marks by which it shows where one leads elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
from pathlib import Path
from typing import Any

from orrery.games import TITLES
from orrery.kernel.game import Game
from orrery.kernel.laws import random_game
from orrery.kernel.record import BadOption, Options, choice_from_data, choice_to_data
from orrery.title import Title
from support.rulebook import CHECKOUT

FOLDER = CHECKOUT / "tests" / "playthroughs"  # also where the compiled run has its copy of this file elsewhere
COMMAND = "python tools/record_playthroughs.py"
EVERY = 50  # choices between two marks

Golden = dict[str, Any]


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl.gz"


def read(game: str) -> list[Golden]:
    with gzip.open(file_of(game), "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write(game: str, entries: list[Golden]) -> None:
    """The same entries are the same bytes."""
    text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
    file_of(game).write_bytes(gzip.compress(text.encode(), mtime=0))


# -- the option sets ---------------------------------------------------------------------------------------------------


def option_sets(title: Title) -> list[Options]:
    return SETS[title.name](title) if title.name in SETS else rotating(title)


def race_sets(title: Title) -> list[Options]:
    """Each combination of sets, goals, takeovers, variant, actions and edition; the rest takes turns."""
    named = ("sets", "goals", "takeovers", "variant", "actions", "edition")
    rest = list(itertools.product(("random", "first-game"), ("random", "choice"), ("2", "3", "4", "5", "6")))
    found: list[Options] = []
    for values in itertools.product(*[title.choices[name] for name in named]):
        turn = len(found) * 7 % len(rest)
        for setup, worlds, players in rest[turn:] + rest[:turn]:
            wanted: Options = dict(zip(named, values, strict=True))
            wanted |= {"players": int(players), "setup": setup, "start_worlds": worlds}
            if is_possible(title, wanted):
                found.append(wanted)
                break
    return found


def is_possible(title: Title, options: Options) -> bool:
    try:
        title.checked(options)
    except BadOption:
        return False
    return True


def rotating(title: Title) -> list[Options]:
    """Each value of each option once on purpose, while the others take turns."""
    found: list[Options] = []
    for name, values in title.choices.items():
        for value in values:
            turn = len(found)
            wanted: Options = {
                other: each[(turn * (place + 1) + turn // 3) % len(each)]
                for place, (other, each) in enumerate(title.choices.items())
            }
            found.append({**wanted, name: value})
    return found


def ti4_sets(title: Title) -> list[Options]:
    """Whole games are long: as few as show each value of each option, one for each speaker."""
    found: list[Options] = []
    for turn, speaker in enumerate(title.choices["speaker"]):
        wanted: Options = {name: values[turn % len(values)] for name, values in title.choices.items()}
        players = max(int(wanted["players"]), 0 if speaker == "random" else int(speaker) + 1)
        sets = "kings" if players > 6 else wanted["sets"]
        layout = wanted["layout"] if sets == "kings" and players > 4 else "standard"
        found.append({**wanted, "speaker": speaker, "players": players, "sets": sets, "layout": layout})
    return found


SETS = {"race": race_sets, "ti4": ti4_sets}


# -- playing -----------------------------------------------------------------------------------------------------------


class Marks:
    """A digest of what was asked and drawn so far: another question, option, card or score gives another mark.

    It is made of what the rules decide, not of how a state is kept: a new field in a class leads nowhere else.
    """

    def __init__(self) -> None:
        self.sum = hashlib.sha256()
        self.marks: list[str] = []
        self.choices = -1

    def look(self, game: Game) -> None:
        self.choices += 1
        for asked in game.waiting():
            offered = [(option.key, option.things) for option in asked.options]
            self.sum.update(repr((asked.seat, asked.least, asked.most, offered)).encode())
        self.sum.update(repr(game.rng.state).encode())
        if self.choices % EVERY == 0 or game.over:
            self.sum.update(repr((game.scores(), game.winners, sorted(game.count().items()))).encode())
            self.marks.append(self.sum.hexdigest()[:8])


def recorded(title: Title, options: Options, seed: int) -> Golden:
    """A random game as a golden record."""
    chosen = title.checked(options)
    _, record = random_game(title.setup, chosen, seed)
    game, marks = title.setup(chosen, seed), Marks()
    marks.look(game)
    for choice in record.choices:
        game.answer(choice)
        marks.look(game)
    return {
        "game": title.name,
        "rules": title.rules,
        "options": chosen,
        "seed": seed,
        "choices": [choice_to_data(choice) for choice in record.choices],
        "marks": marks.marks,
    }


def departure(entry: Golden) -> str:
    """Where the record leads elsewhere today, in words; "" if it leads where it led."""
    title = TITLES[entry["game"]]
    marks = Marks()
    try:
        game = title.setup(entry["options"], entry["seed"])
        marks.look(game)
        for choice in entry["choices"]:
            if marks.marks != entry["marks"][: len(marks.marks)]:
                break
            game.answer(choice_from_data(choice))
            marks.look(game)
    except Exception as wrong:
        return f"choice {marks.choices + 1} of {len(entry['choices'])}: {type(wrong).__name__} {wrong}"
    if marks.marks == entry["marks"]:
        return ""
    before = max(0, (len(marks.marks) - 2) * EVERY)
    return f"something else comes of the choices {before} to {marks.choices} of {len(entry['choices'])}"


def verdict(entry: Golden) -> str:
    """What a developer has to do about the record, in one line; "" if nothing."""
    title = TITLES[entry["game"]]
    if entry["rules"] != title.rules:
        return f"RULES of {title.name} is {title.rules}, the golden records are of {entry['rules']}: run {COMMAND}"
    where = departure(entry)
    if not where:
        return ""
    rules = f"raise RULES in src/orrery/{title.name}/setup.py to {title.rules + 1} and run {COMMAND}"
    return f"the record leads elsewhere ({where}), but RULES is still {title.rules}: {rules}"
