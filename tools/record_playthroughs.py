"""Write the golden games of tests/playthroughs anew: needed only when the rules of a game were mended on purpose.

    python tools/record_playthroughs.py

Each is a record of a whole game between bots, with the log as the table tells it. The tests replay them: a change that
leads one of them elsewhere is either a mistake, or raises the number of the game's rules (`RULES` in its set-up).
"""

from __future__ import annotations

import json
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.tables.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"

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
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, options, seed, bots) in GAMES.items():
        table = Table(TITLES[game], options, seed, bots)
        table.bots_move()
        content = table.record().to_data()
        events = table.game.log or []
        content["log"] = [[event.rule, event.kind, event.actor, list(event.values)] for event in events]
        (FOLDER / f"{name}.json").write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{name}: {len(table.choices)} choices, {table.game.scores()}")


if __name__ == "__main__":
    main()
