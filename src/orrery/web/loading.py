"""Tables out of the database, and what was played at them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, and_, func, or_, select
from sqlalchemy.orm import Session

from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.game import Game
from orrery.kernel.record import Record, choice_from_data
from orrery.tables.storage import Stored, one_line, resumed
from orrery.tables.table import HUMAN, Table
from orrery.web.clock import Clock
from orrery.web.identity import NEVER, NOTHING
from orrery.web.live import LiveTable
from orrery.web.messages import Chat
from orrery.web.seats import Chair
from orrery.web.storage import ChatRow, ChoiceRow, PersonRow, SeatRow, TableRow
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
        row = session.get(TableRow, table_id)
        if row is None:
            raise Refused("no-table")
        if row.game not in TITLES:
            raise Refused("other-version")
        live = LiveTable(TITLES[row.game], detached(row), chairs_of(session, table_id, clock), writer, clock)
        talk = session.scalars(select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.number))
        live.chat = [
            Chat(each.number, each.seat, each.name, each.text, seconds(each.at), each.note, each.line) for each in talk
        ]
        if row.status in (PLAYING, OVER, ENDED):
            if row.pace == "days":  # a day goes on while the server rests; a live clock begins anew
                live.asked_since = clock.moment_of(row.asked_at or seconds(row.changed))
            resume(session, live, folder)
    return live


def seconds(at: datetime) -> float:
    """A stored time as seconds. SQLite keeps no time zone: all times are UTC."""
    return at.replace(tzinfo=at.tzinfo or UTC).timestamp()


def chairs_of(session: Session, table_id: str, clock: Clock) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)):
        whose = seat.person or seat.invited
        person = session.get(PersonRow, whose) if whose else None
        # Whoever was here when the server ended has been away since now.
        gone = clock.moment_of(seat.away_since or clock.now()) if seat.person else None
        chairs.append(
            Chair(
                seat.person,
                bot_name(seat.seat) if seat.bot and not seat.person else person.name if person else "",
                seat.bot,
                seat.seen,
                seat.share_hand,
                gone,
                seat.invited,
                auto_pass_of(person.settings) if person else NEVER,
                seat.pass_round,
            )
        )
    return chairs


def auto_pass_of(settings: dict[str, Any]) -> str:
    return str(settings.get("auto_pass", NOTHING))


def resume(session: Session, live: LiveTable, folder: Path) -> None:
    """Go on from the snapshot. A table that cannot go on is stopped with the reason, and stays as it is stored."""
    row = live.row
    if row.rules != live.title.rules:
        row.status, row.why = STOPPED, "other-version"
        return
    seats = [HUMAN] * len(live.chairs)
    try:
        rows = session.scalars(select(ChoiceRow).where(ChoiceRow.table_id == row.id).order_by(ChoiceRow.number)).all()
        made = [choice_from_data(each.choice) for each in rows]
        snapshot = msgspec.json.decode(row.snapshot or "")
        record = Record(row.game, row.rules, row.options, row.seed, seats, made, snapshot)
        game = resumed(Path(row.id), Stored(live.title, record))
        table = Table(live.title, row.options, row.seed, seats, game, made)
    except Exception as torn:  # a damaged row can fail in any way
        log.error("table %s is damaged: %s", row.id, one_line(torn))
        row.status, row.why = STOPPED, "damaged"
        return
    table.path = folder / f"{row.id}.json"  # a crash report goes beside it
    live.table = table
    live.requests = {each.request: row.progress for each in rows if each.request}


def moment(live: LiveTable, step: int) -> tuple[Game, int]:
    """The game after so many choices, and how long its log was one choice before."""
    assert live.table is not None
    game = live.title.setup(live.table.options, live.table.seed)
    lines = 0
    for choice in live.table.choices[:step]:
        lines = len(game.log or [])
        game.answer(choice)
    return game, lines


def course(live: LiveTable) -> tuple[Game, list[tuple[int, list[int]]]]:
    """The finished game, and for the start and every choice: how long the log was then, and the scores."""
    assert live.table is not None
    game = live.title.setup(live.table.options, live.table.seed)
    stages = [(len(game.log or []), game.scores())]
    for choice in live.table.choices:
        game.answer(choice)
        stages.append((len(game.log or []), game.scores()))
    return game, stages


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
