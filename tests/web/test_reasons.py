"""Why something cannot be chosen, over the network: told to who asks, and to nobody else; nothing comes of it."""

from __future__ import annotations

import pytest

from orrery.race.state import ACTIONS
from orrery.web.messages import Reason
from orrery.web.routes.live import REASONS
from support.web import Server, Visitor, table_of_two


def test_whoever_asks_is_told_why_with_the_rule(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as mine, ben.sit(table, "de") as his:
        assert mine.question.prompt == "opening discard"
        told = mine.why("seat", 1)
        assert (told.reason, told.text, told.rule) == ("seat", "Players are not chosen here.", "race:setup.7")
        assert his.why("seat", 0).text == "Spieler werden hier nicht gewählt."
        mine.choose(0, 1)
        told = mine.why("seat", 1)
        assert (told.reason, told.text) == ("not-asked", "There is nothing for you to decide now.")


def test_what_can_be_chosen_has_no_reason(server: Server) -> None:
    anna, _, table = table_of_two(server)
    with anna.sit(table) as mine:
        thing = mine.question.options[0].things[0]
        told = mine.why(thing.kind, thing.id)
        assert told == Reason(told.id, "", "", "")


def test_nobody_else_hears_of_it_and_nothing_changes(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as mine, ben.sit(table) as his:
        mine.catch_up()
        his.catch_up()
        token = mine.question.token
        for number in range(5):
            mine.why("card", number)
        assert his.catch_up() == 0
        assert mine.catch_up() == 0
        assert mine.question.token == token


def test_what_is_hidden_is_told_by_one_sentence_wherever_it_lies(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as mine, ben.sit(table) as his:
        view, other = mine.state.view, his.state.view
        assert view is not None
        assert other is not None
        sight = {*view["hand"], *[card for player in view["players"] for card in player["tableau"]]}
        hidden = [card for card in range(114) if card not in sight]
        assert set(other["hand"]) <= set(hidden)
        assert {mine.why("card", card).reason for card in hidden} == {"unseen"}


def test_unknown_things_and_those_who_watch_are_answered(server: Server) -> None:
    anna, _, table = table_of_two(server)
    with anna.sit(table) as mine:
        for kind, number in (("nonsense", 3), ("card", -5), ("card", 10_000), ("action", len(ACTIONS))):
            assert mine.why(kind, number).reason in ("not-in-question", "unseen", "action-later")
    with Visitor(server, "Wanda").sit(table) as watcher:
        assert watcher.refused("why", thing={"kind": "seat", "id": 0}).reason == "not-seated"


def test_the_same_over_http(server: Server) -> None:
    anna, _, table = table_of_two(server)
    told = anna.call("GET", f"/api/tables/{table}/why?kind=seat&number=1&lang=de")
    assert told == {"reason": "seat", "text": "Spieler werden hier nicht gewählt.", "rule": "race:setup.7"}
    assert Visitor(server, "Wanda").refused("GET", f"/api/tables/{table}/why?kind=seat&number=1", 403) == "not-seated"


@pytest.mark.one_server
def test_who_asks_without_end_is_stopped(server: Server) -> None:
    anna, _, table = table_of_two(server)
    path = f"/api/tables/{table}/why?kind=seat&number=1"
    for _ in range(REASONS):
        anna.call("GET", path)
    assert anna.refused("GET", path, 429) == "rate"
    with anna.sit(table) as mine:
        assert mine.refused("why", thing={"kind": "seat", "id": 1}).reason == "rate", "by whichever way"
