"""Tables: made, joined, begun, watched, talked at, handed over, played to the end and again."""

from __future__ import annotations

import itertools
import random
import time
from typing import Any

from orrery.games import TITLES
from orrery.title import Title
from orrery.web.messages import Notice
from support.web import PATIENCE, Server, Visitor, browser_at, play_on, table_of_two

# -- gathering ---------------------------------------------------------------------------------------------------------


def test_a_table_gathers_and_begins_when_the_last_seat_is_taken(server: Server) -> None:
    anna, ben, cleo = Visitor(server, "Anna"), Visitor(server, "Ben"), Visitor(server, "Cleo")
    table, invite = anna.open_table("open", "me", "open", name="Friday <b>night</b>")
    with anna.sit(table) as page:
        state = page.state.table
        assert (state.status, state.name, state.me, state.owner, state.invite) == (
            "gathering",
            "Friday <b>night</b>",
            1,
            True,
            invite,
        )
        assert page.state.view is None
        assert page.state.question is None
        assert ben.call("POST", f"/api/tables/{table}/join", invite=invite, seat=2)["seat"] == 2
        page.until_state(lambda state: [seat.name for seat in state.table.seats] == ["", "Anna", "Ben"])
        assert [seat.kind for seat in page.state.table.seats] == ["open", "person", "person"]
        cleo.join(table, invite)
        begun = page.until_state(lambda state: state.table.status == "playing")
        assert [seat.name for seat in begun.table.seats] == ["Cleo", "Anna", "Ben"]
        assert begun.table.invite == "", "nobody can join any more"
        assert begun.question is not None


def test_who_may_not_join(server: Server) -> None:
    anna, ben, cleo, dora = [Visitor(server) for _ in range(4)]
    table, invite = anna.open_table("me", "open", "open")
    path = f"/api/tables/{table}/join"
    assert ben.refused("POST", path, 403, invite="wrong") == "bad-invite"
    assert ben.refused("POST", path, 403, invite="") == "bad-invite"
    assert ben.refused("POST", path, 403, invite="ü") == "bad-invite"
    assert anna.refused("POST", path, 409, invite=invite) == "already-seated"
    assert ben.refused("POST", path, 409, invite=invite, seat=0) == "seat-taken"
    assert ben.refused("POST", path, 409, invite=invite, seat=-1) == "seat-taken"
    assert ben.refused("POST", path, 409, invite=invite, seat=7) == "seat-taken"
    ben.join(table, invite)
    assert ben.refused("POST", path, 409, invite=invite) == "already-seated"
    cleo.join(table, invite)
    assert dora.refused("POST", path, 409, invite=invite) == "started"
    assert dora.refused("POST", "/api/tables/none/join", 404, invite=invite) == "no-table"
    full, other = anna.open_table("me", "greedy")
    assert other != invite
    assert ben.refused("POST", f"/api/tables/{full}/join", 409, invite=other) == "started"


def test_two_people_cannot_have_the_same_seat(server: Server) -> None:
    anna, ben, cleo = [Visitor(server) for _ in range(3)]
    table, invite = anna.open_table("me", "open", "open")
    ben.call("POST", f"/api/tables/{table}/join", invite=invite, seat=1)
    assert cleo.refused("POST", f"/api/tables/{table}/join", 409, invite=invite, seat=1) == "seat-taken"


def test_leaving_frees_the_seat_until_the_game_begins(server: Server) -> None:
    anna, ben, cleo = [Visitor(server) for _ in range(3)]
    table, invite = anna.open_table("me", "open", "open")
    ben.join(table, invite)
    with ben.sit(table) as page:
        assert page.state.table.me == 1
        ben.call("POST", f"/api/tables/{table}/leave")
        assert page.until_state(lambda state: state.table.me == -1).table.invite == ""
    assert ben.refused("POST", f"/api/tables/{table}/leave", 403) == "not-seated"
    cleo.join(table, invite)
    ben.join(table, invite)
    assert ben.refused("POST", f"/api/tables/{table}/leave", 409) == "started"


def test_only_the_owner_starts_and_bots_fill_up(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", "open", "open")
    ben.join(table, invite)
    with anna.sit(table) as page, ben.sit(table) as other:
        assert other.refused("start").reason == "not-owner"
        assert other.refused("choose", token="0-1", picks=[0, 1]).reason == "not-playing"
        assert other.refused("undo").reason == "not-playing"
        page.do("start")
        state = other.until_state(lambda state: state.table.status == "playing")
        assert [seat.kind for seat in state.table.seats] == ["person", "person", "bot"]
        assert state.table.seats[2].bot == "greedy"
        assert page.refused("start").reason == "started"


def test_wrong_wishes_are_refused_in_words(server: Server) -> None:
    anna = Visitor(server)
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
    wrong: list[tuple[int, str, dict[str, Any]]] = [
        (404, "no-table", {"game": "chess", "seats": [me, bot]}),
        (422, "no-such-value", {"game": "race", "seats": [me]}),
        (422, "no-such-value", {"game": "race", "seats": [me, *[bot] * 6]}),
        (422, "bad-request", {"game": "race", "seats": [me] * 9}),
        (409, "bad-seats", {"game": "race", "seats": [me, me]}),
        (409, "no-such-bot", {"game": "race", "seats": [me, {"kind": "bot", "bot": "genius"}]}),
        (422, "bad-request", {"game": "race", "seats": [me, {"kind": "chair"}]}),
        (422, "unknown-option", {"game": "race", "seats": [me, bot], "options": {"colour": "red"}}),
        (422, "two-actions-two-players", {"game": "race", "seats": [me, bot, bot], "options": {"actions": "two"}}),
        (422, "bad-request", {"game": "race", "seats": [me, bot], "pace": {"kind": "live", "seconds": 1}}),
        (422, "bad-request", {"game": "race", "seats": [me, bot], "bot_after": 1}),
    ]
    for status, reason, wish in wrong:
        assert anna.refused("POST", "/api/tables", status, **wish) == reason, wish
    german = anna.http.post("/api/tables?lang=de", json={"game": "race", "seats": [me]}).json()
    numbers = ", ".join(TITLES["race"].choices["players"])
    assert german["text"] == f"players=1 ist nicht möglich. Mögliche Werte: {numbers}."


# -- watching and talking ----------------------------------------------------------------------------------------------


def test_watchers_see_the_public_part_only(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, Visitor(server).sit(table) as watching:
        view = watching.state.view
        assert view is not None
        assert (view["seat"], view["hand"], view["drawn"]) == (-1, [], [])
        assert (watching.state.question, watching.state.undo) == (None, "You do not sit at this table.")
        page.until_state(lambda state: state.table.watchers == 1)
        assert watching.state.table.invite == ""
        play_on([page, ben.sit(table)], random.Random(1), 12)
        assert watching.until_state(lambda state: state.number > 3).view is not None


def test_a_table_may_forbid_watchers(server: Server) -> None:
    anna, ben, stranger = [Visitor(server) for _ in range(3)]
    table, invite = anna.open_table("me", "open", spectators=False)
    with stranger.sit(table) as looking:
        assert looking.state.table.status == "gathering"
        ben.join(table, invite)
        gone = looking.until(lambda message: isinstance(message, Notice))
        assert isinstance(gone, Notice)
        assert gone.reason == "no-watching"
        assert all("playing" not in raw for raw in looking.raw)
    refused = stranger.sit(table).seen[-1]
    assert isinstance(refused, Notice)
    assert (refused.reason, refused.text) == ("no-watching", "This table does not want to be watched.")
    assert stranger.refused("GET", f"/api/tables/{table}", 403) == "no-watching"
    assert isinstance(anna.sit("none").seen[-1], Notice)


def test_chat_is_text_of_limited_length(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other, Visitor(server, "Zoe").sit(table) as watching:
        page.post("say", text="half a \x00 text")
        page.until(lambda message: getattr(message, "reason", "") == "malformed")
        page.do("say", text="  <script>alert(1)</script>\x1b[31m\u202e & so\non ")
        heard = other.until(lambda message: message in other.chat)
        assert heard == page.chat[-1]
        assert (page.chat[-1].seat, page.chat[-1].name) == (0, "Anna")
        assert page.chat[-1].text == "<script>alert(1)</script>[31m & so\non"
        page.do("say", text="x" * 3000)
        assert page.chat[-1].text == "x" * 500
        assert page.refused("say", text=" \n\t ").reason == "nothing-said"
        watching.do("say", text="hello")
        assert (watching.chat[-1].seat, watching.chat[-1].name) == (-1, "Zoe")
        for _ in range(60):
            page.post("say", text="again and again")
        flood = page.until(lambda message: getattr(message, "reason", "") == "rate")
        assert flood is page.seen[-1]
    with ben.sit(table) as back:
        assert [message.text for message in back.chat][:2] == ["<script>alert(1)</script>[31m & so\non", "x" * 500]


def test_a_long_chat_keeps_nobody_out(server: Server) -> None:
    anna, _, table = table_of_two(server)
    for name in "abcdefghijklm":
        with Visitor(server, name).sit(table) as talker:
            for number in range(18):
                talker.post("say", text=f"{number}")
            talker.do("speak", language="en")
    with anna.sit(table) as page:
        assert len(page.chat) == 100
        assert [page.chat[-1].name, page.chat[-1].text] == ["m", "17"]
        assert page.question.token
        page.choose(0, 1)


def test_a_new_name_shows_at_the_tables(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with ben.sit(table) as page, anna.sit(table) as own:
        anna.call("PUT", "/api/me", name="  Annabel \n <i> ")
        page.until_state(lambda state: state.table.seats[0].name == "Annabel <i>")
        own.do("say", text="hi")
        assert own.chat[-1].name == "Annabel <i>"
        assert anna.call("GET", "/api/tables/mine")[0]["seats"] == ["Annabel <i>", "Ben"]


# -- bots stand in -----------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        assert page.refused("hand-over", bot="genius").reason == "no-such-bot"
        page.do("hand-over", bot="greedy")
        other.until_state(lambda state: state.table.seats[0].bot == "greedy")
        other.choose(0, 1)
        other.until_state(lambda state: state.number == 1)
        assert anna.call("GET", f"/api/tables/{table}")["my_turn"] is False
        page.do("hand-over", bot="")
        other.choose(0)
        page.until_state(lambda state: state.table.seats[0].bot == "")
        play_on([page, other], random.Random(2), 6)  # whether or not the bot had replied to the second question


def test_nobody_is_replaced_too_early(server: Server) -> None:
    anna, ben, table = table_of_two(server, bot_after=3600)
    with anna.sit(table) as page:
        absent = page.state.table.seats[1]
        assert absent.away_since is not None
        assert not absent.here
        assert page.refused("replace", seat=1).reason == "not-away-long"
        assert page.refused("replace", seat=0).reason == "not-away-long"
        assert page.refused("replace", seat=10**20).reason == "not-away-long"
        assert page.refused("replace", seat=-1).reason == "not-away-long"
        with ben.sit(table):
            back = page.until_state(lambda state: state.table.seats[1].here)
            assert back.table.seats[1].away_since is None
        page.until_state(lambda state: not state.table.seats[1].here)


# -- to the end --------------------------------------------------------------------------------------------------------


def combinations(title: Title) -> list[dict[str, str]]:
    """Ways to play that the options allow, so many that every value of every option occurs."""
    found: list[dict[str, str]] = []
    met: set[tuple[str, str]] = set()
    ways = list(itertools.product(*title.choices.values()))
    random.Random(5).shuffle(ways)
    for values in ways:
        options = dict(zip(title.choices, values))
        fresh = set(options.items()) - met
        try:
            title.checked(dict(options))
        except ValueError:
            continue
        if fresh:
            found.append(options)
            met |= fresh
    assert met == {(name, value) for name, values in title.choices.items() for value in values}
    return found


def test_every_setting_is_played_to_the_end_by_bots(server: Server) -> None:
    anna = Visitor(server)
    every = combinations(TITLES["race"])
    tables: dict[str, dict[str, str]] = {}
    for way in every:
        bots = ["random" if way["edition"] == "first" else "greedy"] * (int(way["players"]) - 1)
        options = {name: value for name, value in way.items() if name != "players"}
        table, _ = anna.open_table("me", *bots, options=options)
        tables[table] = way
        with anna.sit(table) as page:
            page.do("hand-over", bot="random")
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until:
        listed = {each["id"]: each for each in anna.call("GET", "/api/tables/mine")}
        if all(listed[table]["status"] == "over" for table in tables):
            break
        time.sleep(0.2)
    for table, way in tables.items():
        assert listed[table]["status"] == "over", way
        assert len(listed[table]["scores"]) == int(way["players"])
        assert listed[table]["winners"]


def test_play_now_for_every_number_of_players(server: Server) -> None:
    anna = Visitor(server)
    numbers = next(game["play_now"] for game in anna.call("GET", "/api/games") if game["name"] == "race")
    assert numbers == [2, 3, 4]
    for players in numbers:
        table = anna.call("POST", "/api/tables/play-now", game="race", players=players, bot="random")["id"]
        with anna.sit(table) as page:
            assert [seat.kind for seat in page.state.table.seats] == ["person"] + ["bot"] * (players - 1)
            play_on([page], random.Random(players))
            assert page.state.table.status == "over"
            assert page.state.result
            assert page.state.question is None
            assert page.refused("undo").reason == "not-playing"
            assert page.refused("hand-over", bot="greedy").reason == "not-playing"
    assert anna.refused("POST", "/api/tables/play-now", 422, game="race", players=8) == "no-such-value"
    assert anna.refused("POST", "/api/tables/play-now", 409, game="race", players=2, bot="x") == "no-such-bot"
    finished_game_can_be_looked_back_at(server, anna, table)


def finished_game_can_be_looked_back_at(server: Server, anna: Visitor, table: str) -> None:
    stranger = Visitor(server)
    record = anna.call("GET", f"/api/tables/{table}/record")
    assert record["seats"] == ["human", "random", "random", "random"]
    assert stranger.refused("GET", f"/api/tables/{table}/record", 403) == "not-seated"
    steps = len(record["choices"])
    last = anna.call("GET", f"/api/tables/{table}/replay?step={steps}&seat=2&lang=de")
    assert (last["steps"], last["scores"], last["view"]["seat"]) == (steps, record["scores"], 2)
    assert last["perspectives"] == [0, 1, 2, 3]
    assert anna.refused("GET", f"/api/tables/{table}/replay?step={steps + 1}", 422) == "bad-step"
    assert anna.refused("GET", f"/api/tables/{table}/replay?step=-1", 422) == "bad-step"
    assert anna.refused("GET", f"/api/tables/{table}/replay?step={10**30}", 422) in ("bad-step", "bad-request")
    assert stranger.call("GET", f"/api/tables/{table}/replay?seat=0")["view"]["seat"] == 0
    anna.call("PUT", "/api/settings", share_hand=False)
    assert stranger.refused("GET", f"/api/tables/{table}/replay?seat=0", 403) == "no-perspective"
    assert stranger.call("GET", f"/api/tables/{table}/replay")["perspectives"] == [1, 2, 3]
    assert anna.call("GET", f"/api/tables/{table}/replay")["perspectives"] == [0, 1, 2, 3]
    course = anna.call("GET", f"/api/tables/{table}/course")
    assert len(course["stages"]) == steps + 1
    assert course["stages"][-1]["scores"] == record["scores"]


def test_who_does_not_share_is_believed_at_the_next_table_too(server: Server) -> None:
    anna, ben = Visitor(server), Visitor(server)
    anna.call("PUT", "/api/settings", share_hand=False)
    table, invite = ben.open_table("me", "open")
    anna.join(table, invite)
    with anna.sit(table) as one, ben.sit(table) as two:
        one.do("hand-over", bot="random")
        two.do("hand-over", bot="random")
        one.until_state(lambda state: state.table.status == "over")
    assert ben.call("GET", f"/api/tables/{table}/replay")["perspectives"] == [0]


def test_the_same_people_play_again(server: Server) -> None:
    anna, ben, table = table_of_two(server, name="Rematch", options={"actions": "two"})
    assert anna.refused("POST", f"/api/tables/{table}/again", 409) == "not-over"
    assert anna.refused("GET", f"/api/tables/{table}/record", 409) == "not-over"
    assert anna.refused("GET", f"/api/tables/{table}/replay", 409) == "not-over"
    with anna.sit(table) as one, ben.sit(table) as two:
        one.do("hand-over", bot="random")
        two.do("hand-over", bot="random")
        two.until_state(lambda state: state.table.status == "over")
    assert Visitor(server).refused("POST", f"/api/tables/{table}/again", 403) == "not-seated"
    new = ben.call("POST", f"/api/tables/{table}/again")["id"]
    assert new != table
    assert anna.call("POST", f"/api/tables/{table}/again")["id"] == new
    with anna.sit(new) as page:
        state = page.state.table
        assert ([seat.name for seat in state.seats], state.status, state.me) == (["Anna", "Ben"], "playing", 0)
        assert (state.name, state.options["actions"]) == ("Rematch", "two")
        assert [seat.bot for seat in state.seats] == ["", ""]


def test_the_next_table_that_waits_is_marked(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    assert anna.call("GET", "/api/tables/mine")[0]["my_turn"] is True
    with anna.sit(table) as page:
        since = ben.call("GET", "/api/tables/mine")[0]["since"]
        page.choose(0, 1)
        assert anna.call("GET", "/api/tables/mine")[0]["my_turn"] is False
        listed = ben.call("GET", "/api/tables/mine")[0]
        assert listed["my_turn"] is True
        assert listed["since"] == since, "Ben must not see when Anna has replied"
        assert ben.call("GET", f"/api/tables/{table}")["since"] == since


def test_games_things_and_rules_come_in_both_languages(server: Server) -> None:
    with browser_at(server) as plain:
        race = plain.get("/api/games").json()[0]
        numbers = [int(number) for number in TITLES["race"].choices["players"]]
        assert (race["least_players"], race["most_players"]) == (min(numbers), max(numbers))
        german = plain.get("/api/games", headers={"Accept-Language": "de-AT,de;q=0.9"}).json()[0]
        assert [option["name"] for option in german["options"]] == [option["name"] for option in race["options"]]
        assert german["options"] != race["options"]
        rule = plain.get("/api/games/race/rules/explore.2").json()
        assert rule["id"] == "race:explore.2"
        assert rule["text"]
        assert plain.get("/api/games/race/rules/none").status_code == 404
        assert plain.get("/api/games/ti4/rules/71.5").json()["id"] == "ti4:71.5"
        assert plain.get("/api/games/chess/things").status_code == 404
        assert len(plain.get("/api/games/race/things?lang=de").json()["card"]) > 90
