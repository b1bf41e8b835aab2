"""Tables out of the database, and what was played at them."""

from __future__ import annotations

import base64
import logging
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, Text, and_, cast, func, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave
from orrery.kernel.record import Record, change_from_data, choice_from_data, course_from_data
from orrery.tables.course import Contradiction, Course, Walk
from orrery.tables.storage import Stored, one_line, resumed
from orrery.tables.table import HUMAN, Table
from orrery.web.clock import Clock
from orrery.web.company import REMEMBERED
from orrery.web.identity import NEVER, NOTHING
from orrery.web.live import LiveTable
from orrery.web.messages import Chat
from orrery.web.orders import followed_from_data, orders_from_data
from orrery.web.phrases import phrase
from orrery.web.seats import Chair
from orrery.web.storage import (
    ChatRow,
    CheckpointRow,
    ChoiceRow,
    PageRow,
    PersonRow,
    RequestRow,
    SeatRow,
    ServerRow,
    TableRow,
)
from orrery.web.telling import ENDED, OVER, PLAYING, STOPPED
from orrery.web.writer import Writer

log = logging.getLogger(__name__)

BOT_NAMES: Final = ("Kepler", "Hypatia", "Halley", "Leavitt", "Tycho", "Rubin", "Messier", "Cannon")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def detached(row: TableRow) -> TableRow:
    """The row as a plain holder of what is stored, no longer tied to a session."""
    columns = {column.key: getattr(row, column.key) for column in TableRow.__table__.columns}
    return TableRow(**columns)


def loaded(engine: Engine, writer: Writer, folder: Path, clock: Clock, table_id: str) -> LiveTable:
    """The table as it was stored last. Raises Refused if there is none, or none that this version knows."""
    with Session(engine) as session:
        if writer.shared:  # all of it as it was at one moment
            session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        row = session.get(TableRow, table_id)
        if row is None:
            raise Refused("no-table")
        if row.game not in TITLES:
            raise Refused("other-version")
        live = LiveTable(TITLES[row.game], detached(row), chairs_of(session, table_id, clock), writer, clock)
        live.requests = requests_of(session, table_id)
        live.elsewhere = pages_elsewhere(session, table_id, writer.server)
        for seat in live.elsewhere:
            if seat >= 0:
                live.chairs[seat].gone_since = None
        talk = session.scalars(select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.number))
        live.chat = [
            Chat(each.number, each.seat, each.name, each.text, seconds(each.at), each.note, each.line) for each in talk
        ]
        if row.status in (PLAYING, OVER, ENDED):
            # A day goes on while the server rests. A live clock begins anew, unless another server has wound it.
            if row.pace == "days" or (writer.shared and row.asked_at is not None):
                live.asked_since = clock.moment_of(row.asked_at or seconds(row.changed))
            if row.shown_at is not None:
                live.shown_since = clock.moment_of(row.shown_at)
            resume(session, live, folder)
        if live.row.status == PLAYING and row.stopped and (writer.shared or row.stopped == writer.server):
            live.row.status, live.row.why = STOPPED, "crashed"
    return live


def pages_elsewhere(session: Session, table_id: str, server: str) -> dict[int, int]:
    """The pages that are open at other servers, by seat."""
    alive = select(PageRow.seat, func.sum(PageRow.pages)).join(ServerRow, ServerRow.id == PageRow.server)
    found = session.execute(alive.where(PageRow.table_id == table_id, PageRow.server != server).group_by(PageRow.seat))
    return {seat: int(pages) for seat, pages in found}


def requests_of(session: Session, table_id: str) -> dict[str, tuple[int, int]]:
    """What was asked for and done, but for what choices tell themselves."""
    kept = select(RequestRow).where(RequestRow.table_id == table_id).order_by(RequestRow.version.desc())
    found = session.scalars(kept.limit(REMEMBERED)).all()
    return {each.id: (each.progress, each.links) for each in reversed(found)}


def seconds(at: datetime) -> float:
    """A stored time as seconds. SQLite keeps no time zone: all times are UTC."""
    return at.replace(tzinfo=at.tzinfo or UTC).timestamp()


def chairs_of(session: Session, table_id: str, clock: Clock) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)):
        whose = seat.person or seat.invited
        person = session.get(PersonRow, whose) if whose else None
        chairs.append(chair_from(seat, person.name if person else "", person.settings if person else None, clock))
    return chairs


def chair_from(seat: SeatRow, name: str, settings: dict[str, Any] | None, clock: Clock) -> Chair:
    """The chair as it is stored; `name`, `settings`: of the person who sits there or is invited, if there is one."""
    # Whoever was here when the server ended has been away since now.
    gone = clock.moment_of(seat.away_since or clock.now()) if seat.person else None
    chair = Chair(
        seat.person,
        bot_name(seat.seat) if seat.bot and not seat.person else name,
        seat.bot,
        seat.seen,
        seat.share_hand,
        gone,
        seat.invited,
        auto_pass_of(settings) if settings is not None else NEVER,
        seat.pass_round,
    )
    chair.orders, chair.followed = orders_from_data(seat.orders), followed_from_data(seat.followed)
    return chair


def auto_pass_of(settings: dict[str, Any]) -> str:
    return str(settings.get("auto_pass", NOTHING))


class Gap(Exception):
    """A choice is missing."""


def resume(session: Session, live: LiveTable, folder: Path) -> None:
    """Go on from the snapshot, whatever the number of the rules was when it was written. A table that cannot go on is
    stopped with the reason, and stays as it is stored."""
    row = live.row
    other = row.rules != live.title.rules
    try:
        made = choices_of(session, row.id)
        record = record_of(session, live, made)
        live.states = set(record.checkpoints)
        proven = is_proven(live, record) and not other
        game, course = resumed(Path(row.id), Stored(live.title, record), proven)
        table = Table(live.title, row.options, row.seed, record.seats, game, course)
    except DBAPIError:  # it is the database that is away
        raise
    except Exception as torn:  # a damaged row can fail in any way
        log.error("table %s cannot go on: %s", row.id, one_line(torn))
        found = {Gap: "gap", Contradiction: "contradiction"}.get(type(torn))
        row.status, row.why = STOPPED, found or ("other-version" if other else "damaged")
        return
    live.table = live.reporting(table, folder)
    for each in made:
        if each.progress is not None:
            live.replied[table.choices[each.number].seat] = each.progress
        if each.request:
            _, links = live.requests.get(each.request, (0, 0))
            live.requests[each.request] = (row.progress, links + 1)
            if links:  # a plan: its choices are taken back together
                course.plans[each.number - links] = links + 1
    course.learned = [each.learned for each in made]
    if row.status == PLAYING and not other:
        table.recall()  # what could be taken back before still can be


class Made(NamedTuple):
    """A choice as it is stored. Texts, for a long game has thousands of them: they are decoded all at once."""

    number: int
    choice: str
    request: str
    stage: str | None  # None: from before that was kept
    learned: int | None  # also None from before that was kept
    progress: int | None


def choices_of(session: Session, table_id: str) -> list[Made]:
    """The choices in order. Raises Gap if one is missing."""
    texts = (cast(ChoiceRow.choice, Text), ChoiceRow.request, cast(ChoiceRow.stage, Text))
    columns = (ChoiceRow.number, *texts, ChoiceRow.learned, ChoiceRow.progress)
    rows = session.execute(select(*columns).where(ChoiceRow.table_id == table_id).order_by(ChoiceRow.number))
    made = [Made(*row) for row in rows]
    for number, each in enumerate(made):
        if each.number != number:
            raise Gap(f"choice {number} is missing")
    return made


def record_of(session: Session, live: LiveTable, made: list[Made]) -> Record:
    """What is stored of the table."""
    row = live.row
    kept = select(CheckpointRow).where(CheckpointRow.table_id == row.id, CheckpointRow.number <= len(made))
    stages = course_from_data([row.opening, *decoded([each.stage for each in made])])
    return Record(
        row.game,
        row.rules,
        row.options,
        row.seed,
        [HUMAN] * len(live.chairs),
        [choice_from_data(choice) for choice in decoded([each.choice for each in made])],
        msgspec.json.decode(snapshot_of(row)),
        course=stages,
        changes=[change_from_data(change) for change in row.changes or [[0, row.rules]]],
        checkpoints={each.number: base64.b64encode(each.state).decode() for each in session.scalars(kept)},
    )


def snapshot_of(row: TableRow) -> str:
    """The stored snapshot; older versions did not pack it."""
    return zlib.decompress(row.packed).decode() if row.packed is not None else row.snapshot or ""


def decoded(texts: Sequence[str | None]) -> list[Any]:
    """All at once: it is the greater part of opening a long game."""
    found = msgspec.json.decode(f"[{','.join(text or 'null' for text in texts)}]")
    if len(found) != len(texts):
        raise ValueError("a choice that is no JSON")
    return list(found)


def is_proven(live: LiveTable, record: Record) -> bool:
    """Whether the checksum says that snapshot and choices belong together. Older rows carry none; if it says that they
    do not, that is a Contradiction."""
    row = live.row
    if row.checksum is None:
        return False
    bare = Course(live.title, row.options, row.seed, record.choices, [], [], {})
    if row.checksum != bare.checksum(snapshot_of(row)):
        load(record.snapshot)  # if that is impossible, there is nothing to contradict
        raise Contradiction("the checksum is that of other choices or another snapshot")
    return True


def moment(live: LiveTable, step: int) -> tuple[Walk, int]:
    """The game after so many choices with its log, and how long that was one choice before."""
    course = course_of(live)
    try:
        walk = course.walk(step)
    except TornSave:
        raise Refused("no-course") from None
    walk.game.log = course.log(step)
    return walk, len(course.log(step - 1)) if step else 0


def stages(live: LiveTable) -> list[tuple[int, list[int]]]:
    """For the start and every choice: how long the log was then, and the scores."""
    found: list[tuple[int, list[int]]] = []
    lines = 0
    for stage in course_of(live).stages:
        if stage is not None:
            lines += len(stage.events)
            found.append((lines, stage.scores))
    return found


def course_of(live: LiveTable) -> Course:
    """How the game came about. Refused if that was not kept, and today's rules cannot tell it."""
    assert live.table is not None
    if not live.table.course.is_whole():
        raise Refused("no-course")
    return live.table.course


def note_of(course: Course, walk: Walk, language: str) -> str:
    """What a reader must know of a moment that was played by other rules than today's; "" if by the same."""
    said: list[str] = []
    corrected = course.corrected()
    if walk.number <= corrected and corrected:
        key = "replay-before" if corrected < len(course.choices) else "replay-earlier"
        said.append(phrase(language, key).format(step=corrected))
    if walk.at != walk.number:
        said.append(phrase(language, "replay-board").format(step=walk.at))
    return " ".join(said)


def tables_of(engine: Engine, person: str) -> list[tuple[TableRow, list[SeatRow], list[str]]]:
    """Somebody's tables, the newest first, each with its seats and their names."""
    with Session(engine) as session:
        invited = and_(SeatRow.invited == person, SeatRow.person.is_(None), SeatRow.bot == "")
        mine = select(SeatRow.table_id).where(or_(and_(SeatRow.person == person, ~SeatRow.hidden), invited))
        rows = session.scalars(
            select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.changed.desc()).limit(100)
        ).all()
        ids = [row.id for row in rows]
        seats = session.execute(
            select(SeatRow, PersonRow.name)
            .join(PersonRow, PersonRow.id == func.coalesce(SeatRow.person, SeatRow.invited), isouter=True)
            .where(SeatRow.table_id.in_(ids))
            .order_by(SeatRow.seat)
        ).all()
        found: list[tuple[TableRow, list[SeatRow], list[str]]] = []
        for row in rows:
            here = [(seat, name) for seat, name in seats if seat.table_id == row.id]
            names = [bot_name(seat.seat) if seat.bot and not seat.person else name or "" for seat, name in here]
            found.append((row, [seat for seat, _ in here], names))
        session.expunge_all()
    return found
