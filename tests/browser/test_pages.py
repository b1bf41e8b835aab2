"""The pages around the table: a new table, result, replay, records; what the first visit loads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Crowd, Finished
from browser.play import Player

MOST = 200_000  # bytes that a first visit may load, with what the server tells


def test_new_table_says_why_two_actions_are_not_for_three_players(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    player.open("/new")
    page = player.page
    page.get_by_role("button", name=player.word("pages:new.add.bot.why")).click()
    games = player.call("GET", "/api/games?lang=en")
    actions = next(option for option in games[0]["options"] if option["name"] == "actions")
    group = page.get_by_role("group", name=actions["text"])
    group.get_by_role("radio", name=actions["choice_texts"][actions["choices"].index("two")]).check(force=True)
    why = "Two actions a round are for two players only."  # what would do stands on the buttons
    expect(page.get_by_text(why)).to_have_count(2)  # at the option, and at the foot
    expect(page.get_by_role("button", name=player.word("pages:new.create"))).to_have_count(0)
    page.get_by_role("button", name="race:two-player.2").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="2 players").click()
    expect(page.get_by_text(why)).to_have_count(0)
    page.get_by_role("textbox", name=player.word("pages:new.name")).fill("Two each")
    page.get_by_role("button", name=player.word("pages:new.create")).click()
    page.wait_for_url("**/table/*")
    assert player.play_until("action")
    player.pick("action")
    expect(page.locator('.felt [data-thing^="action-"][aria-pressed="true"]')).to_have_count(2)


def test_server_refuses_the_same_combination_with_a_reason(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = {"game": "race", "name": "", "options": {"actions": "two"}, "seats": seats}
    more = {"pace": {"kind": "none", "seconds": 0}, "bot_after": None, "spectators": True}
    player.open("/mark.svg")
    answer = player.page.request.post("/api/tables?lang=en", data={**table, **more})
    assert answer.status == 422
    assert answer.json()["reason"] == "two-actions-two-players"
    assert answer.json()["text"]


def test_result_shows_the_score_of_everybody_and_plays_again(crowd: Crowd, finished: Finished) -> None:
    player = crowd.come(storage_state=finished.cookies)
    player.open(f"/table/{finished.id}/result")
    page = player.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    places = page.get_by_role("list", name=player.word("boards:order")).get_by_role("listitem")
    expect(places).to_have_count(3)
    points = [int(text.split()[0]) for text in places.locator(".big").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    sheet = page.get_by_role("table").first
    for at in range(3):
        column = [int(row) for row in sheet.locator(f"tbody tr td:nth-child({at + 2})").all_inner_texts()]
        assert sum(column[:-1]) == column[-1] == points[at]
    page.get_by_role("button", name=player.word("pages:result.again")).click()
    page.wait_for_url(lambda url: "/result" not in url and "/table/" in url)
    assert finished.id not in page.url
    assert player.wait() == "opening discard"


def test_record_can_be_downloaded_and_holds_the_game(crowd: Crowd, finished: Finished, tmp_path: Path) -> None:
    player = crowd.come(storage_state=finished.cookies)
    player.open("/records")
    with player.page.expect_download() as begun:
        player.page.get_by_role("link", name=player.word("pages:records.download.of", name="").strip()).first.click()
    file = tmp_path / "record.json"
    begun.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["game"] == "race"
    assert len(record["choices"]) > 20


def test_replay_goes_back_and_forth_and_sees_with_other_eyes(crowd: Crowd, finished: Finished) -> None:
    player = crowd.come(storage_state=finished.cookies)
    player.open("/records")
    player.page.get_by_role("link", name=player.word("pages:records.replay.of", name="").strip()).first.click()
    player.page.wait_for_url("**/replay*")
    page = player.page
    slider = page.get_by_role("slider", name=player.word("pages:replay.slider"))
    expect(slider).to_be_visible()
    steps = int(str(slider.get_attribute("max")))
    assert steps > 20

    slider.fill("3")
    expect(slider).to_have_value("3")
    hand = eyes(player)
    page.get_by_role("button", name=player.word("pages:replay.next"), exact=True).click()
    expect(slider).to_have_value("4")
    page.get_by_role("button", name=player.word("pages:replay.prev"), exact=True).click()
    expect(slider).to_have_value("3")
    assert eyes(player) == hand
    page.get_by_role("button", name=player.word("pages:replay.last"), exact=True).click()
    expect(slider).to_have_value(str(steps))
    page.get_by_role("button", name=player.word("pages:replay.first"), exact=True).click()
    expect(slider).to_have_value("0")

    slider.fill("3")
    name = player.call("GET", f"/api/tables/{finished.id}")["seats"][1]
    seats = page.get_by_role("radiogroup", name=player.word("pages:replay.eyes"))
    seats.get_by_role("radio", name=name).check(force=True)
    expect(page.get_by_text(player.word("pages:replay.as", name=name))).to_be_visible()
    expect(page.locator(f'.hand-place [data-thing="{hand[0]}"]')).to_have_count(0)
    assert not set(eyes(player)) & set(hand)
    seats.get_by_role("radio", name=player.word("pages:replay.all")).check(force=True)
    expect(page.locator(".hand-place [data-thing]")).to_have_count(0)


def eyes(player: Player) -> list[str]:
    """The hand that is seen now: four cards, since everybody has discarded two of six."""
    expect(player.page.locator(".hand-place [data-thing]")).to_have_count(4)
    return player.hand()


@pytest.mark.parametrize("path", ["/", "/table/{id}", "/odds/ti4?attacker=3+cruiser&defender=2+dreadnought"])
def test_first_visit_is_small(crowd: Crowd, finished: Finished, path: str) -> None:
    player = crowd.come()
    loaded: list[float] = []

    def finish(event: dict[str, Any]) -> None:
        loaded.append(event["encodedDataLength"])

    session = player.page.context.new_cdp_session(player.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", finish)
    player.open(path.format(id=finished.id))
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    assert len(loaded) > 5
    assert sum(loaded) < MOST
