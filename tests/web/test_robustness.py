"""Whatever comes over the network, the server answers in words and the table goes on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from orrery.web.messages import Refusal
from support.web import Page, Server, Visitor, play_on, table_of_two

HUGE = 10**400
MALFORMED: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"choose"',
    "1e999",
    "{",
    '{"type":"choose"',
    '{"type":"unknown","id":"x"}',
    '{"type":null,"id":"x"}',
    '{"type":"choose","id":"x"}',
    '{"type":"choose","id":"x","token":5,"picks":[0]}',
    '{"type":"choose","id":"x","token":"0-0","picks":"01"}',
    '{"type":"choose","id":"x","token":"0-0","picks":[0.5]}',
    '{"type":"choose","id":"x","token":"0-0","picks":[true]}',
    '{"type":"choose","id":"x","token":"0-0","picks":[[0]]}',
    f'{{"type":"choose","id":"x","token":"0-0","picks":[{HUGE}]}}',
    f'{{"type":"choose","id":"x","token":"0-0","picks":[-{HUGE}]}}',
    '{"type":"choose","id":"x","token":"0-0","picks":[NaN]}',
    '{"type":"choose","id":"","token":"0-0","picks":[0,1]}',
    '{"type":"choose","id":"' + "x" * 41 + '","token":"0-0","picks":[0,1]}',
    '{"type":"choose","id":5,"token":"0-0","picks":[0,1]}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"say","id":"x","text":["a"]}',
    '{"type":"say","id":"x","text":"\\u0000"}',
    '{"type":"replace","id":"x","seat":1e50}',
    '{"type":"speak","id":"x","language":"klingon"}',
    '{"type":"speak","id":"x","language":"__class__"}',
    '{"type":"agree","id":"x","yes":"yes"}',
    '{"type":"state","id":"x","number":1}',
    "[" * 8000 + "]" * 8000,
    '{"a":' * 2500 + "1" + "}" * 2500,
    '{"type":"choose","id":"x","token":"0-0","picks":' + "[" * 5000 + "]" * 5000 + "}",
    "x" * 16_385,
    b"\xff\xfe\x00\x01",
    b"",
    '{"type":"undo","id":"\\u0000"}',
]


def mangled(luck: random.Random) -> str | bytes:
    """A message that was right once."""
    kinds = ("choose", "undo", "agree", "say", "hand-over", "replace", "speak", "start")
    pieces: list[Any] = [
        None,
        True,
        -1,
        0,
        2**63,
        2**64,
        1.5,
        "",
        "0-0",
        "\ud7ff",
        [],
        [[]],
        {},
        {"type": "say"},
        "x" * 300,
    ]
    message = {"type": luck.choice(kinds), "id": "x"}
    for field in ("id", "token", "picks", "yes", "text", "bot", "seat", "language", "type"):
        if luck.random() < 0.4:
            message[field] = luck.choice(pieces)
    raw = bytearray(json.dumps(message).encode())
    for _ in range(luck.choice((0, 0, 1, 3, 10))):
        raw[luck.randrange(len(raw))] = luck.randrange(256)
    return bytes(raw) if luck.random() < 0.5 else raw.decode("utf-8", "replace")


def answer_to(page: Page, message: str | bytes) -> Any:
    heard = len(page.seen)
    page.line.send(message)
    page.until(lambda message: not type(message).__name__.startswith(("State", "Chat")))
    for raw in page.raw[heard:]:
        assert "Traceback" not in raw
        assert ".py" not in raw
    return page.seen[-1]


def test_malformed_messages_are_refused_and_the_table_goes_on(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        for message in MALFORMED:
            answer = answer_to(page, message)
            assert isinstance(answer, Refusal), message
            assert answer.text
        page.do("speak", language="en")
        play_on([page, other], random.Random(1), 6)


def test_random_messages_never_hurt(server: Server) -> None:
    luck = random.Random(7)
    anna = Visitor(server, "Anna")
    table, _ = anna.open_table("me", "open")
    for _ in range(6):
        with anna.sit(table) as page:
            for _ in range(50):
                answer_to(page, mangled(luck))
            for _ in range(5):
                answer_to(page, luck.randbytes(luck.randrange(2000)))
    with anna.sit(table) as page:
        if page.state.table.status == "gathering":
            page.do("start")
        page.do("hand-over", bot="")
        page.until_state(lambda state: state.question is not None)
        play_on([page], random.Random(2), 3)


def flood(page: Page) -> None:
    for _ in range(400):
        page.line.send('{"type":"undo","id":"x"}')
    page.until(lambda message: False)


def test_a_flood_is_cut_off(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        with pytest.raises(ConnectionClosed) as closed:
            flood(page)
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: False)  # what had come before
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        other.choose(0, 1)
    with anna.sit(table) as page:
        page.choose(0, 1)


def test_one_huge_message_ends_its_connection_alone(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        page.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: False)
        other.choose(0, 1)


@pytest.mark.one_server
def test_somebody_opens_only_so_many_pages(server: Server) -> None:
    anna, _, table = table_of_two(server)
    pages = [anna.sit(table) for _ in range(13)]
    assert [bool(page.raw) and '"type":"notice"' in page.raw[0] for page in pages] == [False] * 12 + [True]


# -- the HTTP half against its own description -------------------------------------------------------------------------


def test_the_api_is_as_it_says(server: Server) -> None:
    visitor = Visitor(server)
    table, _ = visitor.open_table("me", "random")
    with visitor.sit(table) as page:
        play_on([page], random.Random(1))
    cookie = {"Cookie": f"orrery={visitor.cookie}"}
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 18
    tried = 0
    # What makes a name, a password or a set of seats is more than a schema can say: right data may be refused.
    for operation in operations:

        @settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None)
        @given(operation.as_strategy(), booleans())
        def holds(case: Case[Any], is_real: bool) -> None:
            nonlocal tried
            tried += 1
            if is_real and "id" in case.path_parameters and "/tables/" in case.path:
                case.path_parameters["id"] = table
            case.call_and_validate(headers=cookie, excluded_checks=[positive_data_acceptance])

        holds()
    assert tried > 3 * len(operations)
