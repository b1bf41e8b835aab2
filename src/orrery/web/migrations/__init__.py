"""The schema's history. `upgrade` brings a database of any older version up to today."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

# The oldest schema whose servers can work with today's: they run on while a new version comes, server by server. So a
# step only adds what may be left out; one that does more names itself here, and all servers end before it.
OLDEST: Final = "0011"
TURN: Final = int.from_bytes(b"orrery") + 1  # the advisory lock of whoever changes the schema, within one database


class NewerDatabase(Exception):
    """The database was written by a later version that this one cannot work with. It stays as it is."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """All steps or none: a server that is killed here finds the old schema on the next start. Of several servers that
    start at once one does it, and the others wait."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # its driver begins no transaction for a change of the schema
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")
        found = revision_of(connection)
        if found is None or knows(found):
            take_steps(connection, to)
        elif not suits(connection):
            raise newer(found)


def take_steps(connection: Connection, to: str = "head") -> None:
    """Go on to that schema, in the transaction of the connection."""
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    if revision_of(connection) == newest():
        keep = text("UPDATE alembic_version SET oldest = :oldest WHERE coalesce(oldest, '') <> :oldest")
        connection.execute(keep, {"oldest": OLDEST})


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def revision_of(connection: Connection) -> str | None:
    """The schema of the database; None: it has none."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known() -> frozenset[str]:
    """The schemas of this version and of all before it."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(configured()).walk_revisions())


def newest() -> str:
    head = ScriptDirectory.from_config(configured()).get_current_head()
    assert head is not None
    return head


def knows(revision: str | None) -> bool:
    return revision in known()


def suits(connection: Connection) -> bool:
    """Whether servers of this version can work with the database as it is, though a later one may have changed it."""
    if knows(revision_of(connection)):
        return True
    inspector = inspect(connection)
    if not inspector.has_table("alembic_version"):
        return False
    if "oldest" not in {column["name"] for column in inspector.get_columns("alembic_version")}:
        return False
    return knows(connection.execute(text("SELECT oldest FROM alembic_version")).scalar())


def demand_known(revision: str) -> None:
    if not knows(revision):
        raise newer(revision)


def newer(revision: str) -> NewerDatabase:
    return NewerDatabase(f"the database has schema {revision}, which this version does not know; use a newer one")
