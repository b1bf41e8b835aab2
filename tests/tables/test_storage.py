"""Saves: whole or not at all, and every damage is told in one line."""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.plain import TornSave
from orrery.kernel.record import replay, sealed
from orrery.tables import storage
from orrery.tables.table import Table, load
from support.table import first_options, play_out

RACE = TITLES["race"]


def midgame(seed: int = 11, choices: int = 40) -> Table:
    table = Table(RACE, {"players": 3}, seed, ["human", "greedy", "random"])
    table.bots_move()
    while len(table.choices) < choices:
        table.answer(first_options(table.game, 0))
        table.bots_move()
    return table


@pytest.fixture(scope="module")
def saved() -> str:
    return json.dumps(sealed(midgame().record().to_data()), separators=(",", ":"))


def put(path: Path, content: dict[str, Any]) -> None:
    """Write the content with a checksum that fits, as if it had been written so."""
    path.write_text(json.dumps(sealed(content)), encoding="utf-8")


def torn(path: Path) -> str:
    with pytest.raises(TornSave) as wrong:
        load(path)
    message = str(wrong.value)
    assert message
    assert "\n" not in message
    assert str(path) in message
    return message


def written_otherwise(content: dict[str, Any]) -> dict[str, Any]:
    """The same record by a version that gave its classes other names."""
    states = []
    for number, text in content["checkpoints"]:
        state = zlib.decompress(base64.b64decode(text)).decode().replace('"race.', '"racing.')
        states.append([number, base64.b64encode(zlib.compress(state.encode())).decode()])
    snapshot = json.loads(json.dumps(content["snapshot"]).replace('"race.', '"racing.'))
    return {**content, "snapshot": snapshot, "checkpoints": states}


def test_a_table_that_was_written_down_otherwise_goes_on_by_its_choices(tmp_path: Path) -> None:
    table = midgame()
    content = written_otherwise(json.loads(json.dumps(table.record().to_data())))
    put(tmp_path / "game.json", content)
    again = load(tmp_path / "game.json")
    assert again.game.same_as(table.game)
    assert again.game.log == table.game.log
    assert again.course.walk(7).game.same_as(table.course.walk(7).game)


def test_choices_from_which_something_else_came_do_not_replace_a_snapshot(tmp_path: Path) -> None:
    content = written_otherwise(json.loads(json.dumps(midgame().record().to_data())))
    content["course"][5] = content["course"][6]
    put(tmp_path / "game.json", content)
    assert "the snapshot is damaged" in torn(tmp_path / "game.json")


def test_a_loaded_table_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    table = midgame()
    table.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.game.same_as(table.game)
    assert again.game.log == table.game.log
    assert (again.title, again.seed, again.occupants) == (table.title, table.seed, table.occupants)
    assert again.choices == table.choices
    play_out(table)
    play_out(again)
    assert again.game.over
    assert again.game.same_as(table.game)
    assert again.choices == table.choices
    assert again.game.log == table.game.log
    assert replay(again.record(), RACE.setup).same_as(again.game)


@pytest.mark.parametrize("choices", [0, 1, 2, 3, 15, 55])
def test_a_game_is_saved_in_the_middle_of_anything(choices: int, tmp_path: Path) -> None:
    table = Table(RACE, {"players": 2, "start_worlds": "choice"}, 8, ["human", "human"])
    while len(table.choices) < choices:
        table.answer(first_options(table.game, table.asked_people()[-1]))
    table.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.game.same_as(table.game)
    assert again.game.waiting() == table.game.waiting()


def test_a_finished_game_can_be_loaded(tmp_path: Path) -> None:
    table = play_out(Table(RACE, {}, 2, ["human", "greedy"]))
    table.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.game.over
    assert again.record().winners == table.record().winners


def test_choices_before_loading_stay_made(tmp_path: Path) -> None:
    table = Table(RACE, {}, 1, ["human", "human"])
    table.answer(first_options(table.game, 0))
    table.save(tmp_path / "game.json")
    with pytest.raises(ValueError, match="undo-loaded"):
        load(tmp_path / "game.json").undo(0)


# -- writing -----------------------------------------------------------------------------------------------------------


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = midgame()
    path = tmp_path / "game.json"
    table.save(path)
    before = path.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    play_out(table)
    with pytest.raises(OSError, match="No space left"):
        table.save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_save_is_written_to_disk_before_it_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    fsync, put = os.fsync, os.replace

    def watched_fsync(number: int) -> None:
        order.append("fsync")
        fsync(number)

    def watched_replace(old: Path, new: Path) -> None:
        order.append("replace")
        assert old.parent == new.parent, "only within one folder is this one step"
        put(old, new)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(os, "replace", watched_replace)
    midgame().save(tmp_path / "game.json")
    assert order == ["fsync", "replace"]
    assert os.listdir(tmp_path) == ["game.json"]


# -- damage ------------------------------------------------------------------------------------------------------------


def test_every_truncation_is_a_torn_save(tmp_path: Path, saved: str) -> None:
    path = tmp_path / "game.json"
    whole = saved.encode()
    cuts = {*range(0, len(whole), 211), *range(60), *range(len(whole) - 60, len(whole))}
    for cut in sorted(cuts):
        path.write_bytes(whole[:cut])
        torn(path)
    path.write_bytes(whole)
    assert load(path).game.same_as(midgame().game)


def test_every_changed_byte_is_a_torn_save(tmp_path: Path, saved: str) -> None:
    path = tmp_path / "game.json"
    whole = saved.encode()
    for place in range(0, len(whole), 41):
        other = b"8" if whole[place : place + 1] == b"7" else b"7"
        path.write_bytes(whole[:place] + other + whole[place + 1 :])
        torn(path)


def test_a_save_without_its_checksum_is_torn(tmp_path: Path, saved: str) -> None:
    content = json.loads(saved)
    del content["checksum"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert "checksum" in torn(path)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '"race"', "{}", "not json", "\x00", "[" * 100_000])
def test_what_is_no_record_is_a_torn_save(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    torn(path)


def test_what_is_no_text_is_a_torn_save(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00{")
    torn(path)


def test_a_file_that_cannot_be_read_is_a_torn_save(tmp_path: Path) -> None:
    assert "cannot be read" in torn(tmp_path / "none.json")
    assert "cannot be read" in torn(tmp_path)


KEYS = ["format", "game", "rules", "options", "seed", "seats", "choices", "course", "changes", "checkpoints"]
KEYS += ["winners", "scores", "snapshot"]


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_a_torn_save(key: str, tmp_path: Path, saved: str) -> None:
    content = json.loads(saved)
    del content[key]
    path = tmp_path / "game.json"
    put(path, content)
    torn(path)


@pytest.mark.parametrize("part", ["table", "rng", "frames", "effects", "heard", "winners", "over"])
def test_a_missing_part_of_the_snapshot_is_a_torn_save(part: str, tmp_path: Path, saved: str) -> None:
    content = json.loads(saved)
    del content["snapshot"][part]
    path = tmp_path / "game.json"
    put(path, content)
    assert "snapshot is damaged" in torn(path)


def changed(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(content: dict[str, Any]) -> None:
        content[key] = value

    return change


def lose_a_card(content: dict[str, Any]) -> None:
    content["snapshot"]["table"]["deck"].pop()


def invent_a_card(content: dict[str, Any]) -> None:
    content["snapshot"]["table"]["players"][0]["hand"][0] = 9999


DAMAGES: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("format 99", changed("format", 99)),
    ("a record of chess", changed("game", "chess")),
    ("no game", changed("game", ["race"])),
    ("no changes of the rules", changed("rules", 99)),
    ("no changes of the rules", changed("changes", [[1, 2]])),
    ("no changes of the rules", changed("changes", [[0, 1], [0, 2]])),
    ("no changes", changed("changes", 7)),
    ("another number of choices", changed("course", [[[], [0, 0, 0]]])),
    ("a state or a change after the last choice", changed("checkpoints", [[400, "abc"]])),
    ("a state or a change after the last choice", changed("changes", [[0, 1], [400, RACE.rules]])),
    ("no checkpoints", changed("checkpoints", {})),
    ("a stored state is damaged", changed("checkpoints", [[25, "abc"]])),
    ("no options", changed("options", [])),
    ("options", changed("options", {"players": 9})),
    ("options", changed("options", {"players": []})),
    ("no seed", changed("seed", "x")),
    ("no seats", changed("seats", "human")),
    ("no seats", changed("seats", [1, 2, 3])),
    ("2 seats", changed("seats", ["human", "greedy"])),
    ("genius", changed("seats", ["human", "genius", "greedy"])),
    ("no choices", changed("choices", 7)),
    ("damaged", changed("choices", [[0]])),
    ("damaged", changed("choices", [["a", [0]]])),
    ("no snapshot", changed("snapshot", None)),
    ("snapshot is damaged", changed("snapshot", {})),
    ("no winners", changed("winners", 7)),
    ("pieces are missing", lose_a_card),
    ("snapshot", invent_a_card),
    ("seats", changed("options", {"players": 2})),
]


@pytest.mark.parametrize(("told", "damage"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_told(told: str, damage: Callable[[dict[str, Any]], None], tmp_path: Path, saved: str) -> None:
    content = json.loads(saved)
    damage(content)
    path = tmp_path / "game.json"
    put(path, content)
    assert told in torn(path)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    table = midgame()
    table.save(tmp_path / "game.json")
    stored = storage.read(tmp_path / "game.json")
    assert stored.title is RACE
    assert stored.error == ""
    assert stored.record.to_data() == table.record().to_data()
