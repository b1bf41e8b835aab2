"""Before the game: what a seat is for, who may say so, and what becomes of a table that is left."""

from __future__ import annotations

from orrery.web.messages import Notice
from support.web import Server, Visitor


def test_the_owner_changes_what_a_seat_is_for(server: Server) -> None:
    anna, ben, ada = Visitor(server, "Anna"), Visitor(server, "Ben"), Visitor(server, "Ada of the waiting room")
    table, invite = anna.open_table("me", "open", "random", "open")
    seat = f"/api/tables/{table}/seats"
    with anna.sit(table) as page:
        anna.call("PUT", f"{seat}/1", kind="bot", bot="random")
        assert page.until_state(lambda state: state.table.seats[1].kind == "bot").table.seats[1].name == "Hypatia"
        anna.call("PUT", f"{seat}/2", kind="open")
        page.until_state(lambda state: state.table.seats[2].kind == "open")
        anna.call("PUT", f"{seat}/1", kind="invited", name="Ada of the waiting room")
        page.until_state(lambda state: state.table.seats[1].kind == "invited")
        assert [each["id"] for each in ada.call("GET", "/api/tables/mine")] == [table]
        ben.call("POST", f"/api/tables/{table}/join", invite=invite, seat=2)
        assert ben.refused("PUT", f"{seat}/3", 403, kind="open") == "not-owner"
        assert anna.refused("PUT", f"{seat}/2", 409, kind="bot") == "seat-taken"
        assert anna.refused("PUT", f"{seat}/0", 409, kind="bot") == "seat-taken"
        assert anna.refused("PUT", f"{seat}/4", 409, kind="open") == "bad-seats"
        assert anna.refused("PUT", f"{seat}/3", 409, kind="bot", bot="genius") == "no-such-bot"
        assert (
            anna.refused("PUT", f"{seat}/3", 409, kind="invited", name="Ada of the waiting room") == "already-invited"
        )
        assert anna.refused("PUT", f"{seat}/3", 422, kind="invited", name="nobody of that name") == "no-such-person"
        assert anna.refused("PUT", f"{seat}/3", 422, kind="me") == "bad-request"
        anna.call("PUT", f"{seat}/1", kind="bot")
        assert ada.call("GET", "/api/tables/mine") == []
        anna.call("PUT", f"{seat}/3", kind="bot")  # no seat is free any more: the game begins
        page.until_state(lambda state: state.table.status == "playing")
        assert anna.refused("PUT", f"{seat}/3", 409, kind="open") == "started"


def test_whoever_sits_at_the_table_needs_no_invitation(server: Server) -> None:
    anna, ben = Visitor(server, "Anna of the room"), Visitor(server, "Ben of the room")
    table, invite = anna.open_table("me", "open", "open")
    ben.join(table, invite)
    path = f"/api/tables/{table}/seats/2"
    assert anna.refused("PUT", path, 409, kind="invited", name="Ben of the room") == "sits-here"
    assert anna.refused("PUT", path, 409, kind="invited", name="Anna of the room") == "already-seated"


def test_the_next_one_owns_a_table_whose_owner_gets_up_and_an_empty_one_is_gone(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", "open", "open")
    ben.join(table, invite)
    with ben.sit(table) as page:
        anna.call("POST", f"/api/tables/{table}/leave")
        assert page.until_state(lambda state: state.table.seats[0].kind == "open").table.owner
        ben.call("POST", f"/api/tables/{table}/leave")
        gone = page.until(lambda message: isinstance(message, Notice))
        assert isinstance(gone, Notice)
        assert gone.reason == "deleted"
    assert anna.refused("POST", f"/api/tables/{table}/join", 404, invite=invite) == "no-table"


def test_play_with_a_friend_is_one_call(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    for game, kinds in (("race", ["person", "open"]), ("cosmic", ["person", "open", "bot"])):
        made = anna.call("POST", "/api/tables/with-friend", game=game)
        with anna.sit(made["id"]) as page:
            table = page.state.table
            assert [seat.kind for seat in table.seats] == kinds
            assert (table.status, table.invite, table.bot_after) == ("gathering", made["invite"], 120)
            page.do("say", text="come in")
            ben.join(made["id"], made["invite"])
            page.until_state(lambda state: state.table.status == "playing")
        with ben.sit(made["id"]) as other:
            assert [message.text for message in other.chat] == ["come in"]
    assert anna.refused("POST", "/api/tables/with-friend", 404, game="chess") == "no-table"


def test_the_ways_out_over_the_network(server: Server) -> None:
    """Ended by agreement: everybody sees it in their own language, and the record can be had."""
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", "open")
    ben.join(table, invite)
    with anna.sit(table) as page, ben.sit(table, "de") as other:
        assert page.refused("vote", motion="end", seat=-1, yes=True).reason == "nothing-to-vote"
        page.do("end")
        assert other.until(lambda message: message in other.chat) == other.chat[-1]
        assert (other.chat[-1].note, other.chat[-1].text) == ("end-asked", "Anna möchte das Spiel hier beenden.")
        assert [each["vote"] for each in ben.call("GET", "/api/tables/mine")] == [True]
        assert [each["vote"] for each in anna.call("GET", "/api/tables/mine")] == [False]
        other.do("speak", language="en")
        other.until_state(lambda state: state.table.status == "playing")
        assert "Anna asks to end the game here." in [message.text for message in other.chat]
        assert anna.refused("DELETE", f"/api/tables/{table}", 409) == "others-play"
        other.do("vote", motion="end", seat=-1, yes=True)
        page.until_state(lambda state: state.table.status == "ended")
    (mine,) = anna.call("GET", "/api/tables/mine?lang=de")
    assert (mine["status"], mine["why"]) == ("ended", "Einvernehmlich beendet. Niemand hat gewonnen.")
    assert (mine["winners"], mine["vote"]) == (None, False)
    assert anna.call("GET", f"/api/tables/{table}/record")["winners"] is None
    assert anna.call("GET", f"/api/tables/{table}/replay")["steps"] == 0
    assert len(anna.call("GET", f"/api/tables/{table}/course")["stages"]) == 1
    anna.call("DELETE", f"/api/tables/{table}")
    assert anna.call("GET", "/api/tables/mine") == []
    assert [each["id"] for each in ben.call("GET", "/api/tables/mine")] == [table]
    assert ben.refused("POST", f"/api/tables/{table}/quit", 409) == "not-playing"
