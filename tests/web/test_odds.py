"""Odds over the network: no table is needed, the answer has one shape, and what is wrong is said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from orrery.web.routes.odds import QUESTIONS, OddsAnswer
from support.web import PATIENCE, WITH_BAZAAR, Server, Visitor


def ask(server: Server, **asked: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/odds/ti4", params=asked, timeout=PATIENCE)


def test_whoever_asks_is_answered_without_a_table(server: Server) -> None:
    found = ask(server, attacker="cruiser", defender="1 Cruiser")
    assert found.status_code == 200
    told = OddsAnswer.model_validate(found.json())
    assert (told.attacker, told.defender, told.place) == ("1 cruiser", "1 cruiser", "space")
    assert told.win == told.loss == pytest.approx(0.24 / 0.64)
    assert told.draw == pytest.approx(0.16 / 0.64)
    assert told.left.attacker[0].units[0].unit == "cruiser"
    assert told.course[0].open == 1.0
    assert "orrery" not in found.cookies, "nobody becomes a guest by asking"


def test_the_answer_asks_the_same_question_again(server: Server) -> None:
    asked = {"attacker": "dreadnought damaged, 2 infantry", "defender": "norr, infantry, pds", "place": "ground"}
    first = ask(server, **asked).json()
    assert ask(server, attacker=first["attacker"], defender=first["defender"], place=first["place"]).json() == first


def test_a_nebula_helps_the_defender(server: Server) -> None:
    plain = ask(server, attacker="cruiser", defender="cruiser").json()
    nebula = ask(server, attacker="cruiser", defender="cruiser", nebula="yes").json()
    assert nebula["win"] < plain["win"]
    assert [each["rule"] for each in nebula["rests_on"] if each["what"] == "nebula"] == ["ti4:65.3"]


@pytest.mark.parametrize(
    ("asked", "reason", "text"),
    [
        (
            {"attacker": "3 cruisers"},
            "unknown-word",
            "cruisers: the attacker can have no such thing. Near it are: cruiser",
        ),
        ({"attacker": "9 cruiser"}, "too-many", "cruiser: the attacker can have at most 8 of them."),
        ({"attacker": "cruiser", "nebula": "perhaps"}, "yes-or-no", "nebula=perhaps: possible are yes, no."),
        ({"attacker": "cruiser", "place": "moon"}, "no-such-place", "There is no place moon; possible: space, ground."),
    ],
)
def test_what_is_wrong_is_said(server: Server, asked: dict[str, str], reason: str, text: str) -> None:
    refused = ask(server, **{"defender": "cruiser", **asked})
    assert (refused.status_code, refused.json()["reason"]) == (422, reason)
    assert refused.json()["text"].startswith(text)
    german = ask(server, **{"defender": "cruiser", "lang": "de", **asked}).json()
    assert german["reason"] == reason
    assert german["text"] != refused.json()["text"]


def test_a_game_without_odds_and_a_question_without_sides(server: Server) -> None:
    refused = httpx.get(f"{server.address}/api/odds/race", params={"attacker": "x", "defender": "y"}, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-odds")
    assert ask(server, attacker="cruiser").json()["reason"] == "bad-request"


def test_what_may_be_asked_is_told_in_the_language(server: Server) -> None:
    told = httpx.get(f"{server.address}/api/odds/ti4/things", params={"lang": "de"}, timeout=PATIENCE).json()
    names = {each["key"]: each["name"] for each in told["units"]}
    assert names["cruiser-2"] == "Kreuzer II"
    assert names["dunlain-reaper"] == "Dunlain-Schnitter"
    things = {each["key"]: each for each in told["things"]}
    assert things["bunker"]["counts"] == [{"place": "ground", "side": "defender"}]


def test_nobody_asks_too_often(server: Server) -> None:
    """Impossible places are refused before anything is computed, and count all the same."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as asker:
        for _ in range(QUESTIONS + 1):
            last = asker.get("/api/odds/ti4", params={"attacker": "", "defender": ""})
    assert (last.status_code, last.json()["reason"]) == (429, "rate")


# -- at a table --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("odds") / "kept", WITH_BAZAAR)
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def test_who_sits_at_a_table_asks_for_the_odds_of_a_plan(market: Server) -> None:
    anna, ben, carl = (Visitor(market, name) for name in ("Anna", "Ben", "Carl"))
    table, invite = anna.open_table("me", "open", game="bazaar", options={"length": "long"})
    assert anna.refused("POST", f"/api/tables/{table}/odds", 409, form=[[3, "cruiser", 2]]) == "not-playing"
    ben.join(table, invite)
    told = ben.call("POST", f"/api/tables/{table}/odds", form=[[3, "cruiser", 2]])
    assert told == {"space": None, "ground": [], "more": [{"place": 3, "kind": "cruiser", "win": 1.0}]}
    assert ben.refused("POST", f"/api/tables/{table}/odds", 422, form=[]) == "no-plan"
    assert ben.refused("POST", f"/api/tables/{table}/odds", 422, form=[["x"]]) == "bad-request"
    assert carl.refused("POST", f"/api/tables/{table}/odds", 403, form=[[3, "cruiser", 2]]) == "not-seated"


def test_a_game_without_odds_has_none_at_its_tables(server: Server) -> None:
    anna = Visitor(server, "Anna")
    table, _ = anna.open_table("me", "random")
    assert anna.refused("POST", f"/api/tables/{table}/odds", 404, form=[]) == "no-odds"
