"""The servers that share a database: who of them is alive, and what becomes of that which the dead have left.

They know nothing of each other but what is written here. All times are those of the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Engine, text
from sqlalchemy.orm import Session

from orrery.web.writer import ANYBODY, tell

BEAT: Final = 1.0  # seconds between two signs of life
DEAD: Final = 5.0  # seconds without one
AT_ONCE: Final = 50  # tables that a server takes over with one sign of life

NOW: Final = "extract(epoch FROM clock_timestamp())"
LIVE_ON: Final = text(
    f"""INSERT INTO server (id, until) VALUES (:id, {NOW} + :dead)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0"""
)
BURY: Final = text(
    f"""DELETE FROM server WHERE id IN (SELECT id FROM server WHERE until < {NOW} FOR UPDATE SKIP LOCKED)
    RETURNING id"""
)
LEAVE: Final = text("DELETE FROM server WHERE id = :id")
CLOSE_PAGES: Final = text(
    "DELETE FROM page WHERE NOT EXISTS (SELECT FROM server v WHERE v.id = page.server) RETURNING table_id"
)
LEFT_ALONE: Final = text(
    """SELECT id FROM game_table WHERE id = ANY(:tables) OR stopped = ANY(:gone) ORDER BY id FOR UPDATE"""
)
AWAY: Final = text(
    f"""UPDATE seat SET away_since = {NOW} WHERE table_id = ANY(:tables) AND person IS NOT NULL AND away_since IS NULL
    AND NOT EXISTS (SELECT FROM page g WHERE g.table_id = seat.table_id AND g.seat = seat.seat)"""
)
TRY_AGAIN: Final = text(f"UPDATE game_table SET stopped = NULL, due = {NOW} WHERE stopped = ANY(:gone)")
SEATED: Final = text(
    "UPDATE game_table SET version = version + 1, seated = seated + 1 WHERE id = ANY(:tables) RETURNING id, version"
)
TAKE_OVER: Final = text(
    f"""UPDATE game_table SET keeper = :id WHERE id IN (
        SELECT t.id FROM game_table t WHERE t.status = 'playing' AND t.due < {NOW} + :soon AND t.stopped IS NULL
        AND NOT EXISTS (SELECT FROM server v WHERE v.id = t.keeper)
        ORDER BY t.due LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id"""
)
TABLES_OF: Final = text(
    """SELECT id FROM game_table WHERE id IN (SELECT table_id FROM seat WHERE person = :person OR invited = :person)
    ORDER BY id FOR UPDATE"""
)
LOOK_AFTER: Final = text(
    f"UPDATE game_table SET keeper = NULL, due = {NOW} WHERE id = ANY(:tables) AND status = 'playing' AND in_window"
)
LYING: Final = text(
    f"""SELECT id FROM game_table WHERE keeper = :id AND status = 'playing' AND due < {NOW} + :soon AND stopped IS NULL
    AND NOT id = ANY(:tables) ORDER BY due LIMIT {AT_ONCE}"""
)
VERSIONS: Final = text("SELECT id, version FROM game_table WHERE id = ANY(:tables)")


class Signs(NamedTuple):
    """What a server finds when it gives a sign of life."""

    new: bool  # it was thought dead, or has just come: what it wrote about its pages is gone
    tables: list[str]  # that are its own to see to from now on


def live_on(engine: Engine, server: str) -> Signs:
    """A sign of life. Whoever has given none for long is dead, and what it saw to is taken over."""
    with engine.begin() as connection:
        new = connection.execute(LIVE_ON, {"id": server, "dead": DEAD}).scalar_one()
    with Session(engine) as session, session.begin():
        gone = session.execute(BURY).scalars().all()
        if gone:
            put_in_order(session, gone)
    with engine.begin() as connection:
        tables = connection.execute(TAKE_OVER, {"id": server, "soon": DEAD}).scalars().all()
    return Signs(bool(new), list(tables))


def leave(engine: Engine, server: str) -> None:
    """This server ends: what it sees to is free at once."""
    with Session(engine) as session, session.begin():
        session.execute(LEAVE, {"id": server})
        put_in_order(session, [server])


def put_in_order(session: Session, gone: Sequence[str]) -> None:
    """Those servers are no more: their pages are closed, and what they could not go on with others may try."""
    closed = session.execute(CLOSE_PAGES).scalars().all()
    tables = session.execute(LEFT_ALONE, {"tables": sorted(set(closed)), "gone": list(gone)}).scalars().all()
    session.execute(AWAY, {"tables": tables})
    session.execute(TRY_AGAIN, {"gone": list(gone)})
    seats_changed(session, tables)


def seats_changed(session: Session, tables: Sequence[str]) -> None:
    """Everybody looks at the chairs of these tables anew. Whoever calls has locked them."""
    changed = session.execute(SEATED, {"tables": list(tables)})
    tell(session, ANYBODY, [f"{id}:{version}" for id, version in changed])


def person_changed(session: Session, person: str, passes: bool = False) -> None:
    """Somebody has another name, or shows their hand; `passes`: or wants to pass otherwise. All their tables look."""
    tables = session.execute(TABLES_OF, {"person": person}).scalars().all()
    if passes:
        session.execute(LOOK_AFTER, {"tables": tables})
    seats_changed(session, tables)
    login_changed(session, person)


def login_changed(session: Session, person: str) -> None:
    """Whoever has a page of that person asks who they are, and whether they are still logged in."""
    tell(session, ANYBODY, [f"~{person}"])


def versions_of(engine: Engine, tables: list[str]) -> dict[str, int]:
    """Of those that there are."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        return {row.id: row.version for row in connection.execute(VERSIONS, {"tables": tables})}


def left_lying(engine: Engine, server: str, tables: list[str]) -> list[str]:
    """What this server has to see to and does not, for something went wrong; `tables`: those that it has open."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        return list(connection.execute(LYING, {"id": server, "soon": DEAD, "tables": tables}).scalars())
