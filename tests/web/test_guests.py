"""Guests who left nothing behind are forgotten after a month, by the server or by a command that says so first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from orrery.__main__ import app
from orrery.web.clock import Clock
from orrery.web.house import House, Wish
from orrery.web.storage import PersonRow, SeatRow
from orrery.web.store import Store
from support.clock import HandClock
from support.house import ANNA, BEN, PEOPLE, RACE, clock_of, in_house, table_of, until

NOW = Clock().now()
DAY = 24 * 3600.0


def add(session: Session, id: str, days: float, login: str | None = None) -> None:
    came = datetime.fromtimestamp(NOW, UTC) - timedelta(days=days)
    session.merge(PersonRow(id=id, name=id, login=login, settings={}, created=came))


def people(session: Session) -> None:
    add(session, "new", 29)
    add(session, "old", 31)
    add(session, "registered", 400, "registered")
    for id in (ANNA.id, BEN.id, "invited"):
        add(session, id, 400)


def known(house: House) -> set[str]:
    with Session(house.engine) as session:
        return {row.id for row in session.query(PersonRow)}


def test_the_server_forgets_them_by_itself(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.writer.write(people)
        await table_of(house)  # Anna's, with Ben
        kept = await house.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)

        def invite(session: Session) -> None:
            session.execute(
                update(SeatRow).where(SeatRow.table_id == kept.row.id, SeatRow.seat == 1).values(invited="invited")
            )

        await house.writer.write(invite)
        assert "old" in known(house)
        clock_of(house).advance(3600)
        await until(lambda: "old" not in known(house))
        assert known(house) == {"new", "registered", "anna", "ben", "cleo", "invited"}
        clock_of(house).advance(2 * DAY)
        await until(lambda: "new" not in known(house), lambda: clock_of(house).advance(3600))
        assert known(house) == {"registered", "anna", "ben", "cleo", "invited"}

    in_house(tmp_path, story, HandClock(NOW))


def test_the_command_says_what_it_would_do_and_does_it_when_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "kept")
    with Session(store.engine) as session, session.begin():
        people(session)
    run, where = CliRunner(), ["guests", "--data", str(tmp_path / "kept")]
    would = run.invoke(app, where)
    assert would.stdout == "4 of 5 guests came more than 30 days ago and have no table; --forget forgets them\n"
    busy = run.invoke(app, [*where, "--forget"])
    assert busy.exit_code != 0
    assert "another server is using the database" in busy.output
    with Session(store.engine) as session:
        assert session.query(PersonRow).count() == 6, "nothing has been done yet"
    store.close()
    assert run.invoke(app, [*where, "--forget"]).stdout == "4 guests forgotten\n"
    assert run.invoke(app, where).stdout.startswith("0 of 1 guests")


def test_the_command_makes_no_database(tmp_path: Path) -> None:
    wrong = CliRunner().invoke(app, ["guests", "--data", str(tmp_path)])
    assert wrong.exit_code != 0
    assert "there is no database" in wrong.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--name", "--proxy"])
def test_the_help_of_serve_names_what_it_takes(option: str) -> None:
    assert option in CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
