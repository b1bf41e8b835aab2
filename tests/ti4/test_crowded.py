"""Nothing changes unnoticed: tables where everybody has something of everything are played to the same end as ever."""

from __future__ import annotations

import pytest

from support.ti4_crowded import COMMAND, FACTIONS, TABLES, factions_at, kept, played


@pytest.mark.parametrize("table", TABLES, ids=[" ".join(factions_at(table)) for table in TABLES])
def test_a_crowded_table_is_played_as_it_was(table: int) -> None:
    expected = kept()[table]
    marks, lines = played(table, expected)
    last = "\n".join(lines)
    assert marks == expected, f"{last}\nSomething above is another than it was. If that is right, run {COMMAND}"


def test_every_faction_sits_at_two_of_them() -> None:
    seated = [key for table in TABLES for key in factions_at(table)]
    assert sorted(seated) == sorted([faction.key for faction in FACTIONS] * 2)
