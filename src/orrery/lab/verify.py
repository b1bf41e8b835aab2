"""Verify: play a record again from its seed and compare the end."""

from __future__ import annotations

import json
from typing import Any

from orrery.kernel.decision import Refused
from orrery.kernel.game import Game
from orrery.kernel.record import Record
from orrery.tables.storage import Stored, one_line


def verify(stored: Stored) -> dict[str, Any]:
    """What the record claims, and every difference from what happens when it is played again."""
    record = stored.record
    differences = differences_of(stored)
    return {
        "game": record.game,
        "rules": record.rules,
        "seed": record.seed,
        "options": record.options,
        "seats": record.seats,
        "choices": len(record.choices),
        "winners": record.winners,
        "scores": record.scores,
        "verified": not differences,
        "differences": differences,
    }


def differences_of(stored: Stored) -> list[str]:
    record = stored.record
    game = stored.title.setup(record.options, record.seed)
    differences = came_of(record, 0, game)
    for number, choice in enumerate(record.choices, 1):
        where = f"choice {number} of {len(record.choices)}"
        game.log = []
        try:
            game.answer(choice)
        except Refused as refused:
            return [f"{where} is refused: {refused}"]
        except Exception as wrong:
            return [f"{where} crashes: {one_line(wrong)}"]
        differences = differences or came_of(record, number, game)  # the first is enough: the rest follows from it
    return differences + ends_of(stored, game)


def came_of(record: Record, number: int, game: Game) -> list[str]:
    """Whether the same came of a choice as the record tells, or of the set-up; it may tell nothing."""
    stage = record.course[number] if number < len(record.course) else None
    if stage is None or (stage.events == game.log and stage.scores == game.scores()):
        return []
    return [f"something else came of {f'choice {number}' if number else 'the set-up'} than the record tells"]


def ends_of(stored: Stored, game: Game) -> list[str]:
    record = stored.record
    winners = game.winners if game.over else None
    scores = game.scores() if game.over else None
    differences: list[str] = []
    if record.winners != winners:
        differences.append(f"winners: {record.winners} in the record, {winners} when played again")
    if record.scores != scores:
        differences.append(f"scores: {record.scores} in the record, {scores} when played again")
    if record.snapshot != json.loads(json.dumps(game.save())):
        differences.append("the table at the end is another one than in the record")
    return differences


def line(report: dict[str, Any]) -> str:
    """The report for people, in one line."""
    if not report["verified"]:
        return f"not the same: {'; '.join(report['differences'])}"
    end = "unfinished" if report["winners"] is None else f"scores {', '.join(str(each) for each in report['scores'])}"
    return f"the same: {report['game']}, seed {report['seed']}, {report['choices']} choices, {end}"
