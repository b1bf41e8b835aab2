"""Who somebody is, and that nobody acts for somebody else."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from orrery.web.identity import Login, signed
from orrery.web.messages import Notice
from support.web import Server, Visitor, browser_at, fetch, table_of_two

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: these tests use up what is allowed in a minute."""
    server = Server(tmp_path_factory.mktemp("strict") / "kept")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    answer = fetch("GET", f"{server.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie, "plain http on this machine"
    value = answer.cookies["orrery"]
    person, login, epoch, since, signature = value.split(".")
    assert [len(person), len(login), epoch, len(since), len(signature)] == [20, 12, "0", 10, 43]
    assert answer.json()["guest"] is True
    assert value.startswith(answer.json()["id8"])


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    anna = Visitor(server, "Anna")
    login, _, signature = anna.cookie.rpartition(".")
    person = login.partition(".")[0]
    for forged in (
        person,
        f"{person}.",
        login,
        f"{login}.{signature[:-1]}",
        f"{login}.{'A' * 43}",
        f"x{login}.{signature}",
        f"{login}0.{signature}",
        f"{person}.{signature}",
        signed(Login(person, "", 0, 0), b"another secret"),
        signed(Login(person, "abc", 0, 0), b"another secret"),
        "ü.é",
        "." * 50,
    ):
        answer = fetch("GET", f"{server.address}/api/me", headers=[(b"Cookie", f"orrery={forged}".encode())])
        assert answer.json()["name"] == "Guest", forged
        assert answer.cookies["orrery"] != anna.cookie
    unknown = signed(Login("nobody-we-know-ab", "", 0, 0), server.key())
    assert fetch("GET", f"{server.address}/api/me", headers={"Cookie": f"orrery={unknown}"}).json()["name"] == "Guest"


@pytest.mark.one_server
def test_the_signing_key_is_readable_by_its_owner_alone(server: Server) -> None:
    assert (server.folder / "secret").stat().st_mode & 0o077 == 0


def test_a_registered_person_is_the_same_on_two_devices(strict: Server) -> None:
    anna, phone = Visitor(strict, "Guest one"), Visitor(strict)
    table, _ = anna.open_table("me", "open")
    before = anna.call("GET", "/api/me")["id8"]
    registered = anna.call("POST", "/api/register", name="Anna", password=PASSWORD)
    assert registered == {"name": "Anna", "guest": False, "id8": before}
    assert phone.call("POST", "/api/login", name=" ANNA ", password=PASSWORD)["id8"] == before
    with anna.sit(table) as desk, phone.sit(table) as other:
        assert (desk.state.table.me, other.state.table.me) == (0, 0)
    phone.call("PUT", "/api/settings", language="de", sound=True)
    assert anna.call("GET", "/api/settings")["language"] == "de"
    phone.call("POST", "/api/logout")
    assert phone.call("GET", "/api/me")["guest"] is True
    assert anna.call("GET", "/api/me")["name"] == "Anna"


def test_names_of_registered_people_are_theirs_alone(strict: Server) -> None:
    bert, guest = Visitor(strict), Visitor(strict)
    bert.call("POST", "/api/register", name="Bert", password=PASSWORD)
    for name in ("Bert", "bert", "BERT", "ｂｅｒｔ"):
        assert guest.refused("POST", "/api/register", 409, name=name, password=PASSWORD) == "name-taken"
        assert guest.refused("PUT", "/api/me", 409, name=name) == "name-taken"
    assert guest.call("GET", "/api/me") == {**guest.call("GET", "/api/me"), "name": "Guest", "guest": True}
    assert bert.refused("POST", "/api/register", 409, name="Other", password=PASSWORD) == "name-taken"
    assert bert.call("PUT", "/api/me", name="Bertha")["name"] == "Bertha"
    assert guest.call("PUT", "/api/me", name="Bert")["name"] == "Bert"
    for name, password in (("", PASSWORD), ("\n\t", PASSWORD), ("Carl", "short"), ("Carl", "x" * 201)):
        assert guest.refused("POST", "/api/register", 422, name=name, password=password) in ("bad-name", "bad-password")


def test_guessing_passwords_is_slow_and_tells_nothing(strict: Server) -> None:
    dora, thief = Visitor(strict), Visitor(strict)
    dora.call("POST", "/api/register", name="Dora", password=PASSWORD)
    reasons = []
    for number in range(14):
        name = "Dora" if number % 2 else "nobody at all"
        answer = thief.http.post("/api/login", json={"name": name, "password": f"guess number {number}"})
        reasons.append((answer.status_code, answer.json()["reason"]))
    assert set(reasons) == {(403, "wrong-login"), (429, "rate")}
    assert reasons[-1] == (429, "rate")
    assert reasons.count((403, "wrong-login")) <= 10
    assert thief.call("GET", "/api/me")["guest"] is True
    assert dora.refused("POST", "/api/login", 429, name="Dora", password=PASSWORD) == "rate"


def test_nobody_acts_for_another_seat(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    stranger = Visitor(server)
    assert stranger.refused("POST", f"/api/tables/{table}/leave", 403) == "not-seated"
    with anna.sit(table) as page, ben.sit(table) as other, stranger.sit(table) as watching:
        assert (page.state.table.me, other.state.table.me, watching.state.table.me) == (0, 1, -1)
        hands = [each.state.view["hand"] for each in (page, other, watching) if each.state.view]
        assert not set(hands[0]) & set(hands[1])
        assert hands[2] == []
        other.do("hand-over", bot="greedy")
        page.until_state(lambda state: state.table.seats[1].bot == "greedy")
        assert page.state.table.seats[0].bot == ""
    line = fetch("GET", f"{server.address}/api/tables/{table}")
    assert line.json()["me"] == -1


def test_without_a_cookie_there_is_nothing_to_see(server: Server) -> None:
    anna, _, table = table_of_two(server)
    anna.http.cookies.clear()
    anna.http.cookies.set("orrery", "forged.cookie")
    refused = anna.sit(table).seen[-1]
    assert isinstance(refused, Notice)
    assert refused.reason == "not-seated"


def test_other_sites_cannot_act(server: Server) -> None:
    anna = Visitor(server)
    table, _ = anna.open_table("me", "open")
    host = f"127.0.0.1:{server.port}"
    lookalike = f"http://{host}.evil.example"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", lookalike, "http://[", "x"):
        answer = anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin"), origin
        for path in ("/api/logout", "/api/tables/play-now", f"/api/tables/{table}/leave"):
            assert anna.http.post(path, json={"game": "race"}, headers={"Origin": origin}).status_code == 403
        with pytest.raises(InvalidStatus):
            anna.sit(table, Origin=origin)
    assert anna.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": f"http://{host}"}).status_code == 200
    with anna.sit(table, Origin=f"http://{host}") as page:
        assert page.state.table.seats[0].name == "Ann"


def test_every_answer_wears_safe_headers(server: Server) -> None:
    with browser_at(server) as plain:
        answers = [
            plain.get("/api/me"),
            plain.get("/"),
            plain.get("/api/none"),
            plain.post("/api/login", json={}),
            plain.get("/%00"),
            plain.get("/" + "a" * 3000),
            plain.get("/../../../etc/passwd"),
            plain.get("/%2e%2e/%2e%2e/app.py"),
            plain.post("/api/login", content=b"x" * 70_000),
        ]
    assert [answer.status_code for answer in answers[2:4]] == [404, 422]
    assert answers[-1].status_code == 413
    for answer in answers:
        assert answer.status_code in (200, 404, 413, 422, 503)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "create_app" not in answer.text
        assert "root:" not in answer.text
    assert answers[0].headers["cache-control"] == "no-store"


def test_bodies_have_a_limit_whether_they_say_their_length_or_not(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(3000):
            yield b"x" * 1000

    with browser_at(server) as plain:
        said = plain.put("/api/me", content=b"x" * 65_537)
        assert (said.status_code, said.json()["reason"]) == (413, "too-large")
        try:
            unsaid = plain.put("/api/me", content=endless())
        except httpx.WriteError:
            pass  # the server did not wait for the end of it
        else:
            assert (unsaid.status_code, unsaid.json()["reason"]) == (413, "too-large")
        assert plain.get("/api/me").status_code == 200


def test_one_person_opens_only_so_many_tables_a_minute(server: Server) -> None:
    anna = Visitor(server)
    answers = [
        anna.http.post("/api/tables", json={"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code
        for _ in range(32)
    ]
    assert answers == [200] * 30 + [429] * 2
    assert Visitor(server).open_table("me", "open")


def test_no_secret_is_ever_logged(strict: Server) -> None:
    eva, fred = Visitor(strict, "Eva"), Visitor(strict)
    table, invite = eva.open_table("me", "open")
    secrets = [eva.cookie, fred.cookie, eva.cookie.partition(".")[0], invite, "a password of mine", "$argon2"]
    answer = fred.http.post("/api/register", json={"name": "Fred", "password": "a password of mine"})
    assert answer.status_code in (200, 429)
    eva.http.post("/api/register", json={"name": "Fred", "password": "a password of mine"})
    eva.http.post("/api/login", json={"name": "Fred", "password": "a password of mine"})
    fred.refused("POST", f"/api/tables/{table}/join", 403, invite=invite[:-1])
    fetch("GET", f"{strict.address}/table/{table}?invite={invite}")
    fred.join(table, invite)
    with eva.sit(table) as page:
        page.line.send(f'{{"type":"choose","id":"{invite}","token":5}}')
        page.choose(0, 1)
    strict.everybody_leaves()
    log = strict.log()
    for secret in secrets:
        assert secret not in log, log
