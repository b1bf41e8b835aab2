"""Seats kept for somebody by name: only they can take them, and they find the invitation among their tables."""

from __future__ import annotations

import secrets

from support.web import Server, Visitor


def named(server: Server, name: str) -> tuple[Visitor, str]:
    """A visitor whose name nobody else has."""
    own = f"{name}{secrets.token_hex(4)}"
    return Visitor(server, own), own


def listed(visitor: Visitor, table: str) -> dict[str, object] | None:
    found: list[dict[str, object]] = visitor.call("GET", "/api/tables/mine")
    return next((each for each in found if each["id"] == table), None)


def test_the_invited_person_finds_the_table_and_takes_the_seat(server: Server) -> None:
    anna, (mara, name) = Visitor(server, "Anna"), named(server, "Mara")
    table, _ = anna.open_table("me", f"@{name}")
    mine = listed(anna, table)
    assert mine is not None
    assert (mine["kinds"], mine["seats"], mine["invited"]) == (["person", "invited"], ["Anna", name], False)
    found = listed(mara, table)
    assert found is not None
    assert (found["invited"], found["me"], found["status"], found["my_turn"]) == (True, -1, "gathering", False)

    page = mara.sit(table)
    assert page.state.table.invited
    assert page.state.table.invite == "", "whoever is invited does not invite others before they sit"
    assert [seat.kind for seat in page.state.table.seats] == ["person", "invited"]
    assert mara.call("POST", f"/api/tables/{table}/accept") == {"seat": 1}
    playing = page.until_state(lambda state: state.table.status == "playing").table
    assert (playing.me, playing.invited) == (1, False)
    again = listed(mara, table)
    assert again is not None
    assert (again["invited"], again["me"], again["kinds"]) == (False, 1, ["person", "person"])


def test_nobody_else_can_take_the_seat_not_even_with_the_link(server: Server) -> None:
    anna, (_, name), ben = Visitor(server, "Anna"), named(server, "Mara"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", f"@{name}")
    join = f"/api/tables/{table}/join"
    assert ben.refused("POST", join, 409, invite=invite) == "seats-full"
    assert ben.refused("POST", join, 409, invite=invite, seat=1) == "seats-full"
    assert ben.refused("POST", f"/api/tables/{table}/accept", 403) == "not-invited"
    assert ben.refused("POST", f"/api/tables/{table}/decline", 403) == "not-invited"
    assert listed(ben, table) is None


def test_with_an_open_seat_beside_it_the_link_leads_to_the_open_one(server: Server) -> None:
    anna, (mara, name), ben = Visitor(server, "Anna"), named(server, "Mara"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", f"@{name}", "open")
    assert ben.refused("POST", f"/api/tables/{table}/join", 409, invite=invite, seat=1) == "seat-taken"
    assert ben.join(table, invite) == 2
    assert mara.join(table, invite) == 1, "whoever is invited gets the seat that is kept, by the link as well"


def test_whoever_declines_leaves_the_seat_to_all_with_the_link(server: Server) -> None:
    anna, (mara, name), ben = Visitor(server, "Anna"), named(server, "Mara"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", f"@{name}")
    page = anna.sit(table)
    mara.call("POST", f"/api/tables/{table}/decline")
    page.until_state(lambda state: [seat.kind for seat in state.table.seats] == ["person", "open"])
    assert listed(mara, table) is None
    assert mara.refused("POST", f"/api/tables/{table}/accept", 403) == "not-invited"
    assert ben.join(table, invite) == 1


def test_when_the_owner_starts_a_bot_takes_the_seat_and_the_invitation_is_over(server: Server) -> None:
    anna, (mara, name) = Visitor(server, "Anna"), named(server, "Mara")
    table, _ = anna.open_table("me", f"@{name}")
    page = anna.sit(table)
    page.do("start")
    page.until_state(lambda state: [seat.kind for seat in state.table.seats] == ["person", "bot"])
    assert listed(mara, table) is None
    assert mara.refused("POST", f"/api/tables/{table}/accept", 409) == "started"


def test_only_names_that_mean_one_person_can_be_invited(server: Server) -> None:
    anna, (_, name) = named(server, "Anna")[0], named(server, "Mara")
    nobody = f"Nobody{secrets.token_hex(4)}"
    twice = f"Twin{secrets.token_hex(4)}"
    Visitor(server, twice)
    Visitor(server, twice)

    def refused(*seats: dict[str, str]) -> str:
        content = {"game": "race", "seats": [{"kind": "me"}, *seats]}
        answer = anna.http.post("/api/tables", json=content)
        assert answer.status_code in (409, 422), answer.text
        return str(answer.json()["reason"])

    def invited(who: str) -> dict[str, str]:
        return {"kind": "invited", "name": who}

    assert refused(invited(nobody)) == "no-such-person"
    assert refused(invited("")) == "no-such-person"
    assert refused(invited(twice)) == "several-persons"
    assert refused(invited(name), invited(name.upper())) == "already-invited"
    assert refused(invited(anna.call("GET", "/api/me")["name"])) == "already-seated"


def test_a_registered_name_counts_before_those_of_guests(server: Server) -> None:
    anna, (mara, name) = Visitor(server, "Anna"), named(server, "Mara")
    Visitor(server, name)  # a guest who had the name before it was registered
    mara.call("POST", "/api/register", name=name, password="long enough")
    table, _ = anna.open_table("me", f"@{name.lower()}")
    assert listed(mara, table) is not None


def test_an_invitation_survives_a_restart_and_follows_a_new_name(server: Server) -> None:
    anna, (mara, name) = Visitor(server, "Anna"), named(server, "Mara")
    table, _ = anna.open_table("me", f"@{name}")
    server.everybody_leaves()
    server.kill()
    server.start()
    again = Visitor(server)
    again.http.cookies.clear()
    again.http.cookies.set("orrery", mara.cookie)
    renamed = f"Mara{secrets.token_hex(4)}"
    again.call("PUT", "/api/me", name=renamed)
    found = listed(again, table)
    assert found is not None
    assert found["seats"] == ["Anna", renamed]
    assert again.call("POST", f"/api/tables/{table}/accept") == {"seat": 1}


# -- checking before a table is made -----------------------------------------------------------------------------------


def check(visitor: Visitor, seats: int, language: str = "en", **options: str) -> list[dict[str, object]]:
    content = {"options": options, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    answer = visitor.http.post(f"/api/games/race/check?lang={language}", json=content)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()["objections"]
    return found


def test_the_server_says_why_a_combination_cannot_be_played_and_what_would_do(server: Server) -> None:
    anna = Visitor(server)
    assert check(anna, 2, actions="two") == []
    [wrong] = check(anna, 3, actions="two")
    assert wrong["reason"] == "two-actions-two-players"
    assert wrong["text"] == "Two actions a round are for two players only: not 3 players, but 2 players."
    assert (wrong["rule"], wrong["options"], wrong["seat"]) == ("race:two-player.2", ["actions"], -1)
    assert wrong["ways"] == [
        {"text": "2 players", "options": {}, "players": 2},
        {"text": "Actions a round: one", "options": {"actions": "one"}, "players": None},
    ]
    assert wrong["brief"] == "Two actions a round are for two players only."  # what would do stands beside it
    [german] = check(anna, 3, "de", actions="two")
    assert german["brief"] == "Zwei Aktionen je Runde gibt es nur zu zweit."
    assert german["text"] == "Zwei Aktionen je Runde gibt es nur zu zweit: nicht 3 Personen, sondern 2 Personen."


def test_a_set_that_is_needed_comes_beside_those_that_are_chosen(server: Server) -> None:
    anna = Visitor(server)
    [wrong] = check(anna, 2, sets="rebel+brink", goals="yes")
    assert wrong["brief"] == "Goals come with The Gathering Storm."
    assert wrong["ways"] == [
        {"text": "Sets: all three sets", "options": {"sets": "storm+rebel+brink"}, "players": None},
        {"text": "Goals: no", "options": {"goals": "no"}, "players": None},
    ]
    [wrong] = check(anna, 5)
    assert wrong["ways"] == [
        {"text": "4 players", "options": {}, "players": 4},
        {"text": "Sets: The Gathering Storm", "options": {"sets": "storm"}, "players": None},
    ]


def test_every_way_out_that_is_named_leads_out(server: Server) -> None:
    anna = Visitor(server)
    for seats, options in (
        (4, {"actions": "two"}),
        (3, {"start_worlds": "choice"}),
        (2, {"start_worlds": "choice", "setup": "first-game"}),
        (5, {}),
        (2, {"goals": "yes"}),
    ):
        [wrong] = check(anna, seats, **options)
        ways = wrong["ways"]
        assert isinstance(ways, list)
        assert ways
        for way in ways:
            assert check(anna, way["players"] or seats, **{**options, **way["options"]}) == []


def test_names_are_checked_as_well(server: Server) -> None:
    anna, (_, name) = Visitor(server), named(server, "Mara")
    for who, reasons in ((name, []), (f"No{secrets.token_hex(5)}", ["no-such-person"])):
        seats = [{"kind": "me"}, {"kind": "invited", "name": who}]
        found = anna.call("POST", "/api/games/race/check", seats=seats)["objections"]
        assert [each["reason"] for each in found] == reasons
        assert [each["seat"] for each in found] == [1] * len(reasons)


def test_what_is_no_game_or_no_number_of_seats_is_refused(server: Server) -> None:
    anna = Visitor(server)
    assert anna.refused("POST", "/api/games/chess/check", 404, seats=[]) == "no-table"
    assert [each["reason"] for each in check(anna, 8)] == ["no-such-value"]
