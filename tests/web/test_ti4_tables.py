"""Twilight Imperium among the games of the server: what is offered, live and slow tables, bots in the other chairs."""

from __future__ import annotations

import pytest

from orrery.ti4.title import TITLE
from support.web import Server, Visitor, browser_at

HARD = "creuss,nekro,arborec"
DAY = 24 * 3600


def test_it_is_listed_with_what_players_may_choose(server: Server) -> None:
    with browser_at(server) as plain:
        games = {game["name"]: game for game in plain.get("/api/games?lang=de").json()}
        assert list(games) == ["race", "cosmic", "ti4"]
        ti4 = games["ti4"]
        assert (ti4["least_players"], ti4["most_players"], ti4["play_now"]) == (3, 8, [3, 4, 5, 6])
        offered = {option["name"]: option for option in ti4["options"]}
        assert set(offered) == set(TITLE.choices) - {"players"}
        for option in offered.values():
            assert option["default"] in option["choices"]
            assert all(": " in text for text in option["choice_texts"]), "a word, and what it changes"


@pytest.mark.parametrize(
    "wrong", [{"layout": "alternative"}, {"rounds": 2}, {"factions": "sol,sol,hacan"}, {"speaker": "3"}]
)
def test_what_is_not_offered_is_refused(server: Server, wrong: dict[str, str | int]) -> None:
    anna = Visitor(server, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    anna.refused("POST", "/api/tables", 422, game="ti4", seats=seats, options=wrong)
    found = anna.call("POST", "/api/games/ti4/check", options=wrong, seats=seats)
    assert found["objections"]


@pytest.mark.parametrize("pace", [{"kind": "live", "seconds": 180}, {"kind": "days", "seconds": 3 * DAY}])
def test_two_people_and_a_bot_at_a_live_and_at_a_slow_table(server: Server, pace: dict[str, str | int]) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    options = {"factions": HARD, "speaker": "1"}
    table, invite = anna.open_table("me", "open", "greedy", game="ti4", options=options, pace=pace)
    ben.join(table, invite)
    with anna.sit(table) as mine, ben.sit(table) as other:
        for page in (mine, other):
            question = page.until_asked()
            assert question.prompt == "keep secret", "both at once"
        assert mine.state.table.clock.kind == pace["kind"]
        for page in (mine, other):
            page.choose()
        assert other.until_asked().prompt == "choose strategy", "the speaker first"
        other.choose()
        asked = mine.until_asked()
        assert (asked.prompt, len(asked.options)) == ("choose strategy", 6), "after the bot"


def test_play_now_begins_at_once_with_bots(server: Server) -> None:
    anna = Visitor(server, "Anna")
    made = anna.call("POST", "/api/tables/play-now", game="ti4", players=6, bot="greedy")
    with anna.sit(made["id"]) as page:
        assert page.until_asked().prompt == "keep secret"
        assert len(page.state.table.seats) == 6
