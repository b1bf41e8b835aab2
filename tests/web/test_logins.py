"""Log-ins end: here, everywhere, with a new password, after a year; and an open page ends with its log-in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.web.identity import Login, login_in, new_login, signed
from orrery.web.logins import RENEWED, YEAR, counts, is_old
from orrery.web.messages import Notice
from orrery.web.storage import PersonRow
from support.web import Page, Server, Visitor, fetch

OLD, NEW = "correct horse battery", "staple of correct horses"


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own for each: passwords may be tried ten times a minute."""
    server = Server(tmp_path_factory.mktemp("fresh") / "kept")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def name_by(server: Server, cookie: str) -> str:
    """Who somebody with that cookie is."""
    name: str = fetch("GET", f"{server.address}/api/me", headers={"Cookie": f"orrery={cookie}"}).json()["name"]
    return name


def logged_in(server: Server, password: str = OLD) -> Visitor:
    visitor = Visitor(server)
    visitor.call("POST", "/api/login", name="Anna", password=password)
    return visitor


def ended(page: Page) -> bool:
    """Whether the server closes the page, and says why."""
    with pytest.raises(ConnectionClosed):
        page.until(lambda message: False)
    return isinstance(page.seen[-1], Notice) and page.seen[-1].reason == "logged-out"


def test_logging_out_ends_the_cookie_here_and_nowhere_else(fresh: Server) -> None:
    desk = Visitor(fresh)
    table, _ = desk.open_table("me", "open")
    desk.call("POST", "/api/register", name="Anna", password=OLD)
    phone = logged_in(fresh)
    copied = phone.cookie
    assert [name_by(fresh, cookie) for cookie in (desk.cookie, copied)] == ["Anna", "Anna"]
    page, other = phone.sit(table), desk.sit(table)
    phone.call("POST", "/api/logout")
    assert ended(page)
    other.do("say", text="still here")
    assert [name_by(fresh, cookie) for cookie in (desk.cookie, copied)] == ["Anna", "Guest"]
    fresh.kill()
    fresh.start()
    assert name_by(fresh, copied) == "Guest", "also after a restart"
    assert name_by(fresh, logged_in(fresh).cookie) == "Anna"


def test_logging_out_everywhere_ends_all(fresh: Server) -> None:
    desk = Visitor(fresh)
    table, _ = desk.open_table("me", "open")
    desk.call("POST", "/api/register", name="Anna", password=OLD)
    phone = logged_in(fresh)
    cookies = [desk.cookie, phone.cookie]
    pages = [desk.sit(table), phone.sit(table)]
    phone.call("POST", "/api/logout/everywhere")
    assert all(ended(page) for page in pages)
    assert [name_by(fresh, cookie) for cookie in cookies] == ["Guest", "Guest"]
    assert logged_in(fresh).call("GET", "/api/tables/mine")[0]["id"] == table


def test_a_new_password_ends_the_others(fresh: Server) -> None:
    desk = Visitor(fresh)
    table, _ = desk.open_table("me", "open")
    desk.call("POST", "/api/register", name="Anna", password=OLD)
    phone = logged_in(fresh)
    page = phone.sit(table)
    before = desk.cookie
    assert desk.refused("PUT", "/api/password", 403, old="not this one", new=NEW) == "wrong-password"
    assert desk.refused("PUT", "/api/password", 422, old=OLD, new="short") == "bad-password"
    assert desk.call("PUT", "/api/password", old=OLD, new=NEW)["name"] == "Anna"
    assert ended(page)
    assert name_by(fresh, phone.cookie) == "Guest"
    assert name_by(fresh, before) == "Guest", "a copy of the cookie from before"
    assert desk.call("GET", "/api/me")["name"] == "Anna"
    other = Visitor(fresh)
    assert other.refused("POST", "/api/login", 403, name="Anna", password=OLD) == "wrong-login"
    assert other.call("POST", "/api/login", name="Anna", password=NEW)["name"] == "Anna"


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    guest = Visitor(server)
    assert guest.refused("PUT", "/api/password", 409, old=OLD, new=NEW) == "no-password"


def test_guesses_at_the_old_password_are_counted(fresh: Server) -> None:
    anna = Visitor(fresh)
    anna.call("POST", "/api/register", name="Anna", password=OLD)
    tried = [anna.http.put("/api/password", json={"old": f"guess {n}", "new": NEW}).status_code for n in range(12)]
    assert tried == [403] * 10 + [429] * 2


def test_a_cookie_of_the_first_kind_still_counts_and_is_renewed(server: Server) -> None:
    anna = Visitor(server, "Anna")
    person = anna.cookie.partition(".")[0]
    first = signed(Login(person, "", 0, 0), server.key())
    assert first.count(".") == 1
    answer = fetch("GET", f"{server.address}/api/me", headers={"Cookie": f"orrery={first}"})
    assert answer.json()["name"] == "Anna"
    assert answer.cookies["orrery"].count(".") == 4
    fetch("POST", f"{server.address}/api/logout", headers={"Cookie": f"orrery={first}"})
    assert [name_by(server, cookie) for cookie in (first, anna.cookie)] == ["Guest", "Anna"]


def test_a_log_in_lasts_a_year_and_is_renewed_every_month() -> None:
    secret = b"some secret"
    login = login_in(signed(new_login("anna", 2, 1000.0), secret), secret)
    assert login is not None
    assert (login.person, login.epoch, login.since) == ("anna", 2, 1000)
    row = PersonRow(id="anna", epoch=2, ended=[])
    assert counts(login, row, 1000 + YEAR)
    assert not counts(login, row, 1001 + YEAR)
    assert [is_old(login, 1000 + RENEWED), is_old(login, 1001 + RENEWED)] == [False, True]
    assert not counts(login, PersonRow(id="anna", epoch=3, ended=[]), 1000)
    assert not counts(login, PersonRow(id="anna", epoch=2, ended=[f"1000.{login.id}"]), 1000)
