"""What is stored with each choice: tables survive corrected rules, logs need no replay, moments cost little."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import random_reply
from orrery.kernel.rng import seeded
from orrery.tables import course as courses
from orrery.tables.course import EVERY, Walk
from orrery.web.house import House, Wish
from orrery.web.keeping import Work
from orrery.web.live import LiveTable
from orrery.web.loading import moment, note_of, stages
from orrery.web.telling import state_of
from support.house import ANNA, BEN, in_house

EARLIER = 1


async def two_people(house: House) -> LiveTable:
    live = await house.open_table(Wish(TITLES["race"], "Race", {}, [("me", ""), ("open", "")]), ANNA)
    await house.join(live, BEN, live.row.invite, None)
    return live


async def play(live: LiveTable, choices: int, seed: int = 1) -> None:
    """Random choices of both, until so many are made or the game is over."""
    assert live.table is not None
    luck = seeded(seed)
    while not live.table.game.over and len(live.table.choices) < choices:
        choice = random_reply(live.table.game, luck)
        await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks))


def changed(folder: Path, *commands: str) -> None:
    with closing(sqlite3.connect(folder / "orrery.db")) as database, database:
        for each in commands:
            database.execute(each)


def found(folder: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "orrery.db")) as database:
        return database.execute(question).fetchall()


def refuse_today(folder: Path, number: int) -> None:
    """A choice that was legal once and is no longer; with a checksum of then, as if it had always stood there."""
    changed(
        folder,
        f"update choice set choice = json_set(choice, '$[1]', json('[999]')) where number = {number}",
        f"update game_table set checksum = null, rules = {EARLIER}, changes = '[[0,{EARLIER}]]'",
    )


def story(folder: Path, *chapters: Callable[[House], Awaitable[None]]) -> None:
    for chapter in chapters:
        in_house(folder, chapter)


def test_a_running_table_of_earlier_rules_goes_on_and_its_replay_says_so(tmp_path: Path) -> None:
    ids: list[str] = []
    before: dict[str, Any] = {}

    async def begin(house: House) -> None:
        live = await two_people(house)
        await play(live, 60)
        assert live.table is not None
        ids.append(live.row.id)
        before.update(log=list(live.table.game.log or []), save=live.table.game.save(), row=live.row.rules)

    async def go_on(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        assert (live.row.status, live.row.why) == ("playing", "")
        assert live.table.game.save() == before["save"]
        assert live.table.game.log == before["log"]
        with pytest.raises(Refused, match="undo-rules"):
            live.table.rewind(40)
        await play(live, 10_000, 2)
        assert live.row.status == "over"

    async def look_back(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        course = live.table.course
        assert course.changes == [(0, EARLIER), (60, TITLES["race"].rules)]
        assert len(stages(live)) == len(course.choices) + 1
        notes = {step: note_of(course, moment(live, step)[0], "en") for step in (0, 20, 40, 60, 61)}
        assert notes[20] == "The rules were corrected after step 60; up to there it is told as it happened then."
        assert notes[40].endswith("The board is that of step 30: what came next the rules of today cannot show.")
        assert notes[60] == notes[0] == notes[20]
        assert notes[61] == ""
        assert "berichtigt" in note_of(course, moment(live, 40)[0], "de")
        walk, lines = moment(live, 40)
        assert walk.game.log == before["log"][: len(walk.game.log or [])]
        assert lines == len(course.log(39))

    story(tmp_path, begin)
    assert before["row"] == TITLES["race"].rules > EARLIER
    refuse_today(tmp_path, 30)
    story(tmp_path, go_on)
    assert json.loads(found(tmp_path, "select changes from game_table")[0][0]) == [[0, 1], [60, TITLES["race"].rules]]
    assert 60 in [number for (number,) in found(tmp_path, "select number from checkpoint")]
    story(tmp_path, look_back)


def test_opening_a_table_plays_nothing_again_and_looking_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids: list[str] = []

    async def begin(house: House) -> None:
        live = await two_people(house)
        await play(live, 10_000)
        ids.append(live.row.id)

    async def look(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        state = state_of(live, 0, "anna", "en", 0)
        assert state.log
        assert len(stages(live)) == len(live.table.choices) + 1
        assert live.table.record().to_data()["course"]
        made: list[int] = []
        carry_out = Walk._carry_out

        def counted(walk: Walk, choice: Choice, stage: Any) -> None:
            made.append(choice.seat)
            carry_out(walk, choice, stage)

        monkeypatch.setattr(Walk, "_carry_out", counted)
        last, _ = moment(live, len(live.table.choices) - 1)
        assert len(made) < EVERY
        assert last.game.log == live.table.course.log(len(live.table.choices) - 1)

    story(tmp_path, begin)
    monkeypatch.setattr(courses, "played_again", None)
    kept = [found(tmp_path, f"select * from {name}") for name in ("choice", "checkpoint", "game_table")]
    story(tmp_path, look)
    assert [found(tmp_path, f"select * from {name}") for name in ("choice", "checkpoint", "game_table")] == kept


def test_rows_from_before_the_course_was_kept_still_work(tmp_path: Path) -> None:
    ids: list[str] = []
    log: list[Any] = []

    async def begin(house: House) -> None:
        live = await two_people(house)
        await play(live, 40)
        assert live.table is not None
        ids.append(live.row.id)
        log.extend(live.table.game.log or [])

    async def same_log(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        assert live.table.game.log == log
        assert live.table.course.is_whole()

    async def without_log(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        assert live.row.status == "playing"
        assert live.table.game.log == []
        await play(live, 10_000)
        with pytest.raises(Refused, match="no-course"):
            moment(live, 3)
        with pytest.raises(Refused, match="no-course"):
            stages(live)

    async def contradictory(house: House) -> None:
        live = await house.table(ids[0])
        assert (live.row.status, live.row.why) == ("stopped", "contradiction")

    bare = ["update choice set stage = null", "delete from checkpoint"]
    bare.append("update game_table set opening = null, changes = null, checksum = null, retaken = null")
    story(tmp_path, begin)
    changed(tmp_path, *bare)
    story(tmp_path, same_log)
    changed(tmp_path, f"update game_table set rules = {EARLIER}")
    story(tmp_path, same_log)
    changed(tmp_path, "update choice set choice = json_set(choice, '$[1]', json('[999]')) where number = 20")
    changed(tmp_path, f"update game_table set rules = {TITLES['race'].rules}")
    story(tmp_path, contradictory)
    changed(tmp_path, f"update game_table set rules = {EARLIER}")
    story(tmp_path, without_log)


def test_a_taken_back_reply_has_a_token_of_its_own_also_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []
    tokens: list[str] = []

    async def begin(house: House) -> None:
        live = await two_people(house)
        ids.append(live.row.id)
        tokens.append(live.token(0))
        await live.choose(0, "first", live.token(0), [0, 1])
        await live.taking_back.undo(0)
        tokens.append(live.token(0))

    async def after_restart(house: House) -> None:
        live = await house.table(ids[0])
        assert live.token(0) == tokens[1]
        with pytest.raises(Refused, match="stale"):
            await live.choose(0, "late", tokens[0], [0, 1])
        assert (await live.choose(0, "first", tokens[0], [0, 1])).links == 1, "it was done, and is not done again"
        assert live.table is not None
        assert live.table.choices == []
        await live.choose(0, "second", live.token(0), [2, 3])
        await live.taking_back.undo(0)
        assert live.token(0) not in tokens

    story(tmp_path, begin, after_restart)
    assert tokens[0] != tokens[1]
    assert found(tmp_path, "select retaken from game_table") == [("[2, 0]",)]


def test_what_was_not_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full at a choice that opens something, at going back, and at taking back a reply."""

    async def tell(house: House) -> None:
        live = await two_people(house)
        table = live.table
        assert table is not None
        await play(live, EVERY + 4)
        write, writing = house.writer.write, True

        async def maybe(work: Work) -> None:
            if not writing:
                raise OSError("no space left")
            await write(work)

        monkeypatch.setattr(house.writer, "write", maybe)
        luck = seeded(5)
        for _ in range(12):
            standing = (table.game.save(), list(table.choices), list(table.game.log or []), live.progress, live.states)
            choice = random_reply(table.game, luck)
            writing = False
            with pytest.raises(OSError, match="no space"):
                await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks))
            with pytest.raises(OSError, match="no space"):
                await live.taking_back._rewind(table, EVERY - 3)
            if live.taking_back.why_not(0) is None and table.game.together:
                with pytest.raises(OSError, match="no space"):
                    await live.taking_back.undo(0)
            after = (table.game.save(), list(table.choices), list(table.game.log or []), live.progress, live.states)
            assert after == standing
            writing = True
            await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks))
        await live.taking_back._rewind(table, EVERY - 3)
        await play(live, 2 * EVERY + 1)
        kept = dict(found(tmp_path, "select number, state from checkpoint"))
        assert kept == table.course.checkpoints
        assert set(kept) == {0, EVERY, 2 * EVERY}

    story(tmp_path, tell)
