"""The schema's history. `upgrade` brings a database of any older version up to today."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

TURN: Final = int.from_bytes(b"orrery") + 1  # the advisory lock of whoever changes the schema, within one database


class NewerDatabase(Exception):
    """The database was written by a later version. It stays as it is."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """All steps or none: a server that is killed here finds the old schema on the next start. Of several servers that
    start at once one does it, and the others wait."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # its driver begins no transaction for a change of the schema
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")
        found = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if found is not None and found not in known:
            raise NewerDatabase(f"the database has schema {found}, which this version does not know; use a newer one")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
