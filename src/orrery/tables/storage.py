"""Records on disk: written whole or not at all, read with a clear word about any damage."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any, Final

from orrery.games import TITLES
from orrery.kernel.game import Game
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave, UnknownThing
from orrery.kernel.record import FORMAT, WITHOUT_COURSE, BadOption, Record, checksum, record_from, sealed
from orrery.tables.course import Course, course_of, kept_course, unpacked
from orrery.title import Title

# What a record holds, by name, besides the winners and scores of a finished game.
KINDS: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "options": dict,
    "seed": int,
    "seats": list,
    "choices": list,
    "snapshot": dict,
}
KEPT: Final = ("course", "changes", "checkpoints")  # lists, since what comes of choices is kept


class Stored:
    """A record as it was found on disk."""

    def __init__(self, title: Title, record: Record, error: str = "", crashed: bool = False) -> None:
        self.title = title
        self.record = record
        self.error = error  # of a crash report
        self.crashed = crashed  # its last choice is the one that led to the crash


def write(path: Path, content: dict[str, Any]) -> None:
    """Write beside the file first, then put it in its place: a crash leaves the old file or the new one, never half."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            json.dump(sealed(content), file, separators=(",", ":"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def read(path: Path) -> Stored:
    """Read a record. Raises TornSave with one clear line if the file is not a record that this engine can use."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise TornSave(f"{path} cannot be read: {wrong.strerror or wrong}") from None
    except (ValueError, RecursionError):
        raise TornSave(f"{path} is not a saved game, or only a part of one: no complete JSON") from None
    try:
        title = title_in(content)
        record = record_from(content)
        crashed = bool(content.get("crashed_in_choice")) and bool(record.choices)
        check_course(record, len(record.choices) - crashed)
    except TornSave as wrong:
        raise TornSave(f"{path}: {wrong}") from None
    except Exception as wrong:  # damaged data can fail in any way
        raise TornSave(f"{path}: the record is damaged: {one_line(wrong)}") from None
    return Stored(title, record, str(content.get("error", "")), crashed)


def title_in(content: Any) -> Title:
    """The title that the content is a record of. Raises TornSave for all that the type of a record does not tell."""
    if not isinstance(content, dict) or content.get("format") not in (WITHOUT_COURSE, FORMAT):
        record_from(content)  # says why
    if content["format"] == FORMAT and content.get("checksum") != checksum(content):
        raise TornSave("it was damaged or changed after it was written: the checksum is that of something else")
    for key, kind in KINDS.items():
        if type(content.get(key)) is not kind:
            raise TornSave(f"the record is damaged: no {key}")
    for key in KEPT if content["format"] == FORMAT else ():
        if type(content.get(key)) is not list:
            raise TornSave(f"the record is damaged: no {key}")
    for key in ("winners", "scores"):
        if content.get(key, 0) is not None and not isinstance(content.get(key), list):
            raise TornSave(f"the record is damaged: no {key}")
    name = content["game"]
    if name not in TITLES:
        raise TornSave(f"a record of {name}, this engine plays {', '.join(TITLES)}")
    title = TITLES[name]
    try:
        title.checked(content["options"])
    except (BadOption, TypeError, ValueError) as wrong:
        raise TornSave(f"the options are damaged: {one_line(wrong)}") from None
    if not all(isinstance(seat, str) for seat in content["seats"]):
        raise TornSave("the record is damaged: no seats")
    return title


def check_course(record: Record, choices: int) -> None:
    """What was kept beside the choices belongs to as many of them, or there is nothing of the kind."""
    numbers = [number for number, _ in record.changes]
    if numbers[0] != 0 or numbers != sorted(set(numbers)) or record.rules != record.changes[-1][1]:
        raise TornSave("the record is damaged: no changes of the rules")
    if record.course and len(record.course) != choices + 1:
        raise TornSave("the record is damaged: another number of choices than of what came of them")
    if [each for each in [*numbers, *record.checkpoints] if not 0 <= each <= choices]:
        raise TornSave("the record is damaged: a state or a change after the last choice")


def demand_todays_rules(path: Path, stored: Stored) -> None:
    """Raises TornSave if the record cannot be played again from its seed: the rules have been corrected since."""
    played, today = [rules for _, rules in stored.record.changes], stored.title.rules
    if played != [today]:
        by = " and ".join(str(rules) for rules in played)
        raise TornSave(f"{path}: played by rules {by}, this engine plays {stored.title.name} by rules {today}")


def resumed(path: Path, stored: Stored, proven: bool = False) -> tuple[Game, Course]:
    """The game of the snapshot, with the log as far as it is known. Raises TornSave if it cannot go on.

    `proven`: a checksum says that it is what these rules wrote, so it need not be tried whether it can be shown.
    """
    record = stored.record
    try:
        game = load(record.snapshot) if proven else standing(stored)
        for seat in range(0 if proven else game.seats):  # what cannot be shown holds things that do not exist
            stored.title.words("en", record.seats, seat).table(game.view(seat))
        game.scores()
        game.save()
    except Exception as wrong:  # a torn snapshot can fail in any way the rules can
        again = walked(stored) if isinstance(wrong, UnknownThing) else None
        if again is None:
            raise TornSave(f"{path}: the snapshot is damaged: {one_line(wrong)}") from None
        game = again
    try:
        course = course_of(stored.title, record, game)
        if not game.over:
            course.go_on(game)
    except TornSave as wrong:
        raise type(wrong)(f"{path}: {wrong}") from None
    game.log = course.log()
    return game, course


def standing(stored: Stored) -> Game:
    """The game of the snapshot, if it is one of this title with as many seats and pieces as were dealt."""
    record = stored.record
    fresh = stored.title.setup(record.options, record.seed)
    game = load(record.snapshot)
    if len(record.seats) != fresh.seats:
        raise TornSave(f"the record names {len(record.seats)} seats for a game of {fresh.seats}")
    if type(game) is not type(fresh) or game.seats != fresh.seats:
        raise TornSave(f"it is of {game.NAME} with {game.seats} seats")
    if [rules for _, rules in record.changes] != [stored.title.rules]:  # other cards may have been in the box
        fresh = unpacked(base64.b64decode(record.checkpoints[0])) if 0 in record.checkpoints else game
    if game.count() != fresh.count():
        raise TornSave("pieces are missing")
    return game


def walked(stored: Stored) -> Game | None:
    """The game that the choices lead to, where the snapshot is one that only an older version could load. All that was
    kept of them must come of them again: then nothing is lost but the way in which it was written down."""
    try:
        course = kept_course(stored.title, stored.record)
        walk = course.walk(len(course.choices)) if course.is_whole() else None
    except Exception:  # choices of other rules can fail in any way
        return None
    return walk.game if walk is not None and walk.at == len(course.choices) else None


def one_line(wrong: BaseException) -> str:
    """An error in one line: its kind and what it says."""
    said = " ".join(str(wrong).split())
    return f"{type(wrong).__name__}: {said}" if said else type(wrong).__name__
