"""Records on disk: written whole or not at all, read with a clear word about any damage."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from orrery.games import TITLES
from orrery.kernel.game import Game, load
from orrery.kernel.plain import TornSave
from orrery.kernel.record import FORMAT, BadOption, Record, record_from, replay
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
            json.dump(content, file, separators=(",", ":"))
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
    except TornSave as wrong:
        raise TornSave(f"{path}: {wrong}") from None
    crashed = bool(content.get("crashed_in_choice")) and bool(record.choices)
    return Stored(title, record, str(content.get("error", "")), crashed)


def title_in(content: Any) -> Title:
    """The title that the content is a record of. Raises TornSave for all that the type of a record does not tell."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        record_from(content)  # says why
    for key, kind in KINDS.items():
        if type(content.get(key)) is not kind:
            raise TornSave(f"the record is damaged: no {key}")
    for key in ("winners", "scores"):
        if content.get(key, 0) is not None and not isinstance(content.get(key), list):
            raise TornSave(f"the record is damaged: no {key}")
    name, rules = content["game"], content["rules"]
    if name not in TITLES:
        raise TornSave(f"a record of {name}, this engine plays {', '.join(TITLES)}")
    title = TITLES[name]
    if rules != title.rules:
        raise TornSave(f"played by rules {rules}, this engine plays {name} by rules {title.rules}")
    try:
        title.checked(content["options"])
    except (BadOption, TypeError, ValueError) as wrong:
        raise TornSave(f"the options are damaged: {one_line(wrong)}") from None
    if not all(isinstance(seat, str) for seat in content["seats"]):
        raise TornSave("the record is damaged: no seats")
    return title


def resumed(path: Path, stored: Stored) -> Game:
    """The game of the snapshot, with the log if the choices still lead there. Raises TornSave if it cannot go on."""
    record = stored.record
    fresh = stored.title.setup(record.options, record.seed)
    if len(record.seats) != fresh.seats:
        raise TornSave(f"{path}: the record names {len(record.seats)} seats for a game of {fresh.seats}")
    try:
        game = load(record.snapshot)
        if type(game) is not type(fresh) or game.seats != fresh.seats:
            raise TornSave(f"it is of {game.NAME} with {game.seats} seats")
        if game.count() != fresh.count():
            raise TornSave("pieces are missing")
        for seat in range(game.seats):  # what cannot be shown to everybody holds things that do not exist
            stored.title.words("en", record.seats, seat).table(game.view(seat))
        game.scores()
    except Exception as wrong:  # a torn snapshot can fail in any way the rules can
        raise TornSave(f"{path}: the snapshot is damaged: {one_line(wrong)}") from None
    game.log = log_of(record, stored.title, game)
    return game


def log_of(record: Record, title: Title, game: Game) -> list[Any]:
    """The log up to here. It is not saved: the choices tell it again, unless the rules have been mended since."""
    try:
        again = replay(record, title.setup)
    except Exception:  # then the story so far is lost, but not the game
        return []
    return again.log or [] if again.same_as(game) else []


def one_line(wrong: BaseException) -> str:
    """An error in one line: its kind and what it says."""
    said = " ".join(str(wrong).split())
    return f"{type(wrong).__name__}: {said}" if said else type(wrong).__name__
