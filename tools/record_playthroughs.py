"""Write the golden games of tests/playthroughs anew: needed when the rules of a game were corrected on purpose.

    python tools/record_playthroughs.py [--unreleased] [race] [cosmic] [ti4]

Some are whole records of games between bots, the others, one for each option set, only choices and marks. The tests
play them again: a change that leads one of them elsewhere is either a mistake, or raises the number of the game's rules
(`RULES` in its set-up). As long as that is not raised, nothing is written; with --unreleased it is, if no table out
there can have been played by that number yet.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.record import Options, sealed
from orrery.tables.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from support import golden  # it lies with the tests

GAMES: dict[str, tuple[str, Options, int, list[str]]] = {
    "race-two-greedy": ("race", {"players": 2}, 1, ["greedy", "greedy"]),
    "race-two-random": ("race", {"players": 2}, 2, ["random", "random"]),
    "race-three-mixed": ("race", {"players": 3}, 3, ["greedy", "random", "greedy"]),
    "race-four-greedy": ("race", {"players": 4}, 4, ["greedy"] * 4),
    "race-first-game": ("race", {"players": 4, "setup": "first-game"}, 5, ["greedy", "random"] * 2),
    "race-two-actions": ("race", {"players": 2, "actions": "two"}, 6, ["greedy", "random"]),
    "race-start-world-choice": ("race", {"players": 2, "start_worlds": "choice"}, 7, ["random", "greedy"]),
    "race-revised": ("race", {"players": 3, "edition": "revised"}, 8, ["random"] * 3),
    "race-all-sets": (
        "race",
        {"players": 4, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"},
        9,
        ["greedy", "random"] * 2,
    ),
    "race-draft": (
        "race",
        {"players": 3, "sets": "storm+rebel", "variant": "draft"},
        10,
        ["greedy", "random", "greedy"],
    ),
    "cosmic-four-greedy": ("cosmic", {"players": 4}, 1, ["greedy"] * 4),
    "cosmic-five-mixed": ("cosmic", {"players": 5, "technology": "yes"}, 2, ["greedy", "random"] * 2 + ["greedy"]),
    "cosmic-three-variants": (
        "cosmic",
        {"players": 3, "planets": "four", "powers": "hidden", "changing": "yes", "flares": "many", "filch": "classic"},
        3,
        ["random", "greedy", "greedy"],
    ),
    "ti4-three-hard": (
        "ti4",
        {"players": 3, "factions": "nekro,creuss,arborec"},
        1,
        ["greedy", "greedy", "random"],
    ),
}


def main(arguments: list[str]) -> int:
    wanted = [name for name in TITLES if name in arguments] or list(TITLES)
    for name in wanted:
        stays = [] if "--unreleased" in arguments else unraised(name)
        if stays:
            print(f"{name}: {stays[0]}", file=sys.stderr)
            return 1
        record_option_sets(name)
        record_whole_games(name)
    return 0


def unraised(name: str) -> list[str]:
    """Why the records of the game must not be written anew under the same number."""
    if not golden.file_of(name).exists():
        return []
    entries = [entry for entry in golden.read(name) if entry["rules"] == TITLES[name].rules]
    return [why for why in [golden.verdict(entry) for entry in entries] if why][:1]


def record_option_sets(name: str) -> None:
    title = TITLES[name]
    entries = [golden.recorded(title, options, seed) for seed, options in enumerate(golden.option_sets(title), 1)]
    golden.write(name, entries)
    choices = sum(len(entry["choices"]) for entry in entries)
    print(f"{name}: {len(entries)} option sets, {choices} choices, {golden.file_of(name).stat().st_size} bytes")


def record_whole_games(name: str) -> None:
    for file, (game, options, seed, bots) in GAMES.items():
        if game == name:
            table = Table(TITLES[game], options, seed, bots)
            table.bots_move()
            record = table.record()
            record.checkpoints = {}  # they can be played again, and the repository stays small
            text = json.dumps(sealed(record.to_data()), separators=(",", ":")) + "\n"
            (golden.FOLDER / f"{file}.json").write_text(text, encoding="utf-8")
            print(f"{file}: {len(table.choices)} choices, {table.game.scores()}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
