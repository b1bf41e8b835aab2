"""Texts that cannot be stored or sent come nowhere in: every door refuses them, and none fails."""

from __future__ import annotations

import pytest

from orrery.web.messages import Refusal
from orrery.web.texts import is_readable
from support.web import Server, Visitor, fetch

WRONG = ["\\ud800", "\\udfff", "\\udc00\\ud800", "a\\u0000b", "\\uD83D"]
DOORS = [
    ("POST", "/api/tables", '{"game":"race","options":{"sets":"%s"},"seats":[{"kind":"me"},{"kind":"open"}]}'),
    ("POST", "/api/tables", '{"game":"race","options":{"%s":"none"},"seats":[{"kind":"me"},{"kind":"open"}]}'),
    ("POST", "/api/tables", '{"game":"race","name":"%s","seats":[{"kind":"me"},{"kind":"open"}]}'),
    ("POST", "/api/tables", '{"game":"%s","seats":[{"kind":"me"},{"kind":"open"}]}'),
    ("POST", "/api/tables", '{"game":"race","seats":[{"kind":"me"},{"kind":"bot","bot":"%s"}]}'),
    ("POST", "/api/tables", '{"game":"race","seats":[{"kind":"me"},{"kind":"invited","name":"%s"}]}'),
    ("POST", "/api/tables/play-now", '{"game":"race","bot":"%s"}'),
    ("POST", "/api/games/race/check", '{"options":{"sets":"%s"},"seats":[]}'),
    ("PUT", "/api/me", '{"name":"%s"}'),
    ("POST", "/api/register", '{"name":"%s","password":"long enough"}'),
    ("POST", "/api/register", '{"name":"Xaver","password":"long enough %s"}'),
    ("POST", "/api/login", '{"name":"%s","password":"%s"}'),
    ("PUT", "/api/settings", '{"language":"%s"}'),
    ("POST", "/api/tables/none/join", '{"invite":"%s"}'),
    ("PUT", "/api/me", '"%s"'),
]


@pytest.mark.parametrize("text", WRONG)
def test_no_door_takes_a_text_that_cannot_be_kept(server: Server, text: str) -> None:
    visitor = Visitor(server)
    for method, path, body in DOORS:
        answer = visitor.http.request(
            method, path, content=body.replace("%s", text), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 422, (path, body, answer.text)
        assert answer.json()["text"]


def test_nor_does_an_address(server: Server) -> None:
    for path in ("/api/tables/a%00b", "/api/tables/%00", "/api/games?lang=%00", "/api/games/race/rules/a%00"):
        assert fetch("GET", f"{server.address}{path}").status_code == 422, path
    assert fetch("GET", f"{server.address}/api/tables/%ff%fe").status_code == 404
    assert fetch("GET", f"{server.address}/api/tables/%ed%a0%80").status_code == 404


def test_bytes_that_are_no_text_are_refused(server: Server) -> None:
    for body in (b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"a\x00b"}'):
        answer = fetch("PUT", f"{server.address}/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422, body


@pytest.mark.parametrize("text", WRONG)
def test_nor_does_a_table(server: Server, text: str) -> None:
    anna = Visitor(server)
    table, _ = anna.open_table("me", "open")
    messages = [
        f'{{"type":"say","id":"x","text":"hello {text}"}}',
        f'{{"type":"say","id":"{text}","text":"hello"}}',
        f'{{"type":"choose","id":"x","token":"{text}","picks":[0]}}',
        f'{{"type":"hand-over","id":"x","bot":"{text}"}}',
        f'{{"type":"speak","id":"x","language":"{text}"}}',
    ]
    with anna.sit(table) as page:
        for message in messages:
            page.line.send(message)
            answer = page.until(lambda heard: isinstance(heard, Refusal))
            assert isinstance(answer, Refusal)
            assert answer.reason == "malformed"
        page.do("say", text="\U0001f680 ünd so weiter")
        assert page.chat[-1].text == "\U0001f680 ünd so weiter"


def test_what_only_looks_wrong_comes_in() -> None:
    for content in (
        '"\\ud83d\\ude80"',
        '"\\\\ud800"',
        '"\\\\u0000"',
        '{"a":["\\u00e9"]}',
        "",
        "no JSON \\u",
        "[" * 9999,
    ):
        assert is_readable(content), content
    for wrong in ('"\\u0000"', '{"\\ud800":1}', '[[{"a":["\\udc00"]}]]', '"\0"', b"\xff"):
        assert not is_readable(wrong), wrong
