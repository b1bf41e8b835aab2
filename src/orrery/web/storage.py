"""What is kept: people, tables, seats, choices, states on the way, chat. One schema for SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    DateTime,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    event,
    false,
    make_url,
)
from sqlalchemy import create_engine as make_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    pass


class PersonRow(Base):
    """Somebody who plays: a guest until there is a password."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # the name in lower case, once registered
    password: Mapped[str | None] = mapped_column(Text)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    epoch: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # times logged out everywhere
    ended: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")  # log-ins of this epoch


class TableRow(Base):
    """A table with its newest snapshot: all that is needed to go on, whatever the version."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    invite: Mapped[str] = mapped_column(String(32))
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(60))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(12), index=True)
    why: Mapped[str] = mapped_column(Text, default="")
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"))
    pace: Mapped[str] = mapped_column(String(8), default="none")
    pace_seconds: Mapped[float] = mapped_column(Float, default=0.0)
    bot_after: Mapped[float | None] = mapped_column(Float)
    spectators: Mapped[bool] = mapped_column(Boolean, default=True)
    advice: Mapped[bool | None] = mapped_column(Boolean)  # a bot may be asked; null: if one person plays alone
    snapshot: Mapped[str | None] = mapped_column(Text)  # of older versions; now it is packed
    packed: Mapped[bytes | None] = mapped_column(LargeBinary)  # the snapshot
    checksum: Mapped[str | None] = mapped_column(String(64))  # ties the snapshot to the choices that led to it
    changes: Mapped[list[list[int]] | None] = mapped_column(JSON)  # from which choice on which rules were played
    opening: Mapped[list[Any] | None] = mapped_column(JSON)  # what the set-up wrote into the log, and the scores
    retaken: Mapped[list[int] | None] = mapped_column(JSON)  # by seat: secret replies that were taken back
    progress: Mapped[int] = mapped_column(Integer, default=0)  # questions that are over
    asked: Mapped[list[int]] = mapped_column(JSON, default=list)  # seats that have to choose
    asked_at: Mapped[float | None] = mapped_column(Float)  # since when
    in_window: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # they may pass
    round: Mapped[int] = mapped_column(Integer, default=0)
    scores: Mapped[list[int] | None] = mapped_column(JSON)
    winners: Mapped[list[int] | None] = mapped_column(JSON)
    motions: Mapped[list[Any]] = mapped_column(JSON, default=list, server_default="[]")  # what the people vote on
    again: Mapped[str | None] = mapped_column(String(32))  # the table at which the same people play again
    version: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # counts all changes; never sent
    rewound: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # times that choices went away
    retold: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # ... and everybody knows of it
    seated: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # changes of chairs and open pages
    said: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # lines of chat
    undo: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict, server_default="{}")  # who would take back what
    stopped: Mapped[str | None] = mapped_column(String(40))  # the start of the server since which it cannot go on
    shown_at: Mapped[float | None] = mapped_column(Float)  # the last change that everybody could see
    due: Mapped[float | None] = mapped_column(Float, index=True)  # when something happens here by itself
    keeper: Mapped[str | None] = mapped_column(String(32))  # the server that changed it last, and sees to it
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now, index=True)


class SeatRow(Base):
    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    bot: Mapped[str] = mapped_column(String(20), default="")  # who plays it, or stands in for the person
    seen: Mapped[int] = mapped_column(Integer, default=0)  # lines of the log at the person's last choice
    share_hand: Mapped[bool] = mapped_column(Boolean, default=True)  # others may look through this seat afterwards
    away_since: Mapped[float | None] = mapped_column(Float)  # when the person's last page was closed
    invited: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)  # for whom the seat is kept
    pass_round: Mapped[int | None] = mapped_column(Integer)  # the round for whose rest the person passes
    orders: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # standing orders; null: none
    followed: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # where they have answered
    hidden: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # off the person's list


class ChoiceRow(Base):
    __tablename__ = "choice"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    choice: Mapped[list[Any]] = mapped_column(JSON)
    stage: Mapped[list[Any] | None] = mapped_column(JSON)  # what came of it: the log needs no replay
    request: Mapped[str] = mapped_column(String(64), default="")
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    learned: Mapped[int | None] = mapped_column(Integer)  # how often somebody learned something by it
    progress: Mapped[int | None] = mapped_column(Integer)  # questions that were over before it


class CheckpointRow(Base):
    """How the game stood after so many choices, packed: where a replay begins, whatever the rules are by then."""

    __tablename__ = "checkpoint"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    state: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    note: Mapped[str] = mapped_column(String(20), default="", server_default="")  # the table itself says that
    line: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # so long was the game's log then
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class RequestRow(Base):
    """A request that was carried out, and is not told by a choice: sent again, it gets the same answer."""

    __tablename__ = "request"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)  # of the table after it
    progress: Mapped[int] = mapped_column(Integer)
    links: Mapped[int] = mapped_column(Integer, default=0, server_default="0")


# -- what several servers share; with one alone it stays empty ---------------------------------------------------------


class ServerRow(Base):
    """A server that gives signs of life."""

    __tablename__ = "server"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    until: Mapped[float] = mapped_column(Float)  # by the clock of the database: dead, if nothing more is heard of it


class PageRow(Base):
    """Pages that are open at a table, by server and seat."""

    __tablename__ = "page"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    server: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    pages: Mapped[int] = mapped_column(Integer)


class SecretRow(Base):
    """What all servers must know alike, such as the key that signs cookies."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class CrashRow(Base):
    """The report of a crash, as `orrery replay` reads it."""

    __tablename__ = "crash"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    report: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class DeedRow(Base):
    """Something was done that may be done only so often: counted over all servers."""

    __tablename__ = "deed"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    what: Mapped[str] = mapped_column(String(64), index=True)  # a keyed hash: whose address it was nobody can read here
    at: Mapped[float] = mapped_column(Float, index=True)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'orrery.db'}"


class NoDriver(Exception):
    """What speaks to this kind of database is not installed."""


def create_engine(url: str) -> Engine:
    """The database. SQLite writes ahead and waits for the disk: what was acknowledged survives. Raises NoDriver."""
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    of_servers = address.get_backend_name() == "postgresql"
    pool = {"pool_size": 6, "max_overflow": 4, "connect_args": {"connect_timeout": 10}} if of_servers else {}
    try:  # an error message must hold no password and no cookie
        engine = make_engine(address, hide_parameters=True, **pool)
    except ModuleNotFoundError:
        raise NoDriver("PostgreSQL needs one more package: pip install 'orrery[postgres]'") from None
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def is_shared(engine: Engine) -> bool:
    """Whether other servers may use the database at the same time."""
    return engine.dialect.name == "postgresql"
