"""Whatever a save holds, it is loaded or it is a torn save with one clear line: nothing else ever comes out."""

from __future__ import annotations

import copy
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.laws import random_reply
from orrery.kernel.loading import load as load_game
from orrery.kernel.plain import TornSave
from orrery.kernel.record import WITHOUT_COURSE, Options, sealed
from orrery.kernel.rng import seeded
from orrery.tables.table import Table, load

TRIES = 20 * int(os.environ.get("ORRERY_GAMES", "10"))
SAVES: list[tuple[str, Options, int]] = [
    ("race", {"players": 2}, 30),
    ("race", {"players": 3, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}, 120),
    ("cosmic", {"players": 3}, 60),
    ("cosmic", {"players": 4, "technology": "yes", "powers": "hidden"}, 150),
]
ODD: list[Any] = [None, True, False, 0, -1, 7, 10**30, 1.5, "", "race", "\x00", [], {}, [[]], [None], {"": "tuple"}]
ODD += [
    {"": "dict", "items": [[[], 1]]},
    {"": "kernel.decision.Choice"},
    {"": "kernel.event.Event"},
    {"": "tuple", "items": 7},
]


def saved(game: str, options: Options, choices: int) -> dict[str, Any]:
    players = int(TITLES[game].checked(options)["players"])
    table = Table(TITLES[game], options, 3, ["human"] * players)
    luck = seeded(3)
    while not table.game.over and len(table.choices) < choices:
        table.answer(random_reply(table.game, luck))
    content: dict[str, Any] = json.loads(json.dumps(table.record().to_data()))
    return content


def nested(depth: int) -> Any:
    deep: Any = 1
    for _ in range(depth):
        deep = [deep]
    return deep


def damage(content: Any, luck: random.Random) -> None:
    """Put something odd in the place of something, or take it away."""
    place = content
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = luck.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and luck.random() < 0.85:
            place = place[key]
            continue
        if luck.random() < 0.25:
            del place[key]
        else:
            place[key] = luck.choice([*ODD, nested(luck.choice([5, 200, 2000]))])
        return


def is_shown_or_torn(path: Path) -> bool:
    """Whether it is torn; if not, the table can be shown to everybody and asks somebody, or is over."""
    try:
        table = load(path)
    except TornSave as torn:
        said = str(torn)
    else:
        said = ""
    if said:
        assert "\n" not in said
        assert str(path) in said
        return True
    for seat in range(table.game.seats):
        table.game.view(seat)
    assert table.game.over or table.game.waiting()
    return False


@pytest.mark.parametrize(("game", "options", "choices"), SAVES, ids=range(len(SAVES)))
def test_a_damaged_save_is_torn_or_can_be_shown(game: str, options: Options, choices: int, tmp_path: Path) -> None:
    """With a checksum that fits, so that the damage reaches the loader, and as in a save that carried none yet."""
    whole, path = saved(game, options, choices), tmp_path / "game.json"
    luck = random.Random(f"{game} {choices}")
    torn = 0
    for number in range(TRIES):
        content = copy.deepcopy(whole)
        damage(content if number % 2 else content["snapshot"], luck)
        if number % 3 == 0:
            content["format"] = WITHOUT_COURSE
        try:
            path.write_text(json.dumps(sealed(content)), encoding="utf-8")
        except RecursionError:
            continue
        torn += is_shown_or_torn(path)
    assert torn > TRIES // 2


@pytest.mark.parametrize("depth", [100, 900, 5000])
@pytest.mark.parametrize("part", ["table", "rng", "frames", "effects", "heard", "winners", "over"])
def test_a_nested_snapshot_is_torn(part: str, depth: int) -> None:
    snapshot = saved("race", {}, 10)["snapshot"]
    with pytest.raises(TornSave):
        load_game({**snapshot, part: nested(depth)})
    with pytest.raises(TornSave):
        load_game({**snapshot, part: {"": "tuple", "items": nested(depth)}})


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_an_odd_snapshot_is_torn(odd: Any) -> None:
    with pytest.raises(TornSave):
        load_game(odd)
    snapshot = saved("race", {}, 10)["snapshot"]
    for part in ("table", "rng", "frames"):
        with pytest.raises(TornSave):
            load_game({**snapshot, part: odd})
