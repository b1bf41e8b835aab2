"""A house on PostgreSQL: the same tables, in a database that others can reach too."""

from __future__ import annotations

import psycopg


def test_each_file_of_tests_has_an_empty_database_of_its_own(postgres: str) -> None:
    with psycopg.connect(postgres) as connection:
        found = connection.execute("select count(*) from pg_tables where schemaname = 'public'").fetchone()
    assert found == (0,)
