"""Beside the board: the cards of this game and no others, and how often the page asks what else waits for me."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, WebSocket, expect

from browser.conftest import Crowd
from browser.play import Player


def listed(player: Player) -> tuple[list[str], str]:
    """The names in the cards' tab, and the line that says what they are."""
    player.page.get_by_role("tab", name=player.word("side.cards")).click()
    panel = player.page.locator("#panel-cards")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    return panel.locator("li b").all_inner_texts(), panel.get_by_role("status").inner_text()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("sets", ["none", "storm", "rebel+brink"])
def test_the_cards_of_the_sets_in_play(crowd: Crowd, sets: str, language: str) -> None:
    player = crowd.come("Lena", language=language)
    id, _ = player.open_table("greedy", options={"players": 2, "sets": sets})
    player.open(f"/table/{id}")
    player.wait()
    names, line = listed(player)
    # One of each set: Contact Specialist is in the base game, and once more in the first set.
    cards = player.call("GET", f"/api/games/race/things?lang={language}")["card"].values()
    named = {card["key"]: card["name"] for card in cards}
    of_sets = {"storm": "space-mercenaries", "rebel": "imperium-seat", "brink": "alien-cornucopia"}
    assert named["contact-specialist"] in names
    for each, key in of_sets.items():
        assert (named[key] in names) == (each in sets), each
        assert (player.word(f"race:of {each}") in line) == (each in sets), line
    assert player.word("race:of base") in line
    assert str(len(names)) in line
    assert len(names) == len(set(names))


def test_the_aliens_and_flares_that_the_options_leave(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    id, _ = player.open_table("random", "random", game="cosmic", options={"players": 3, "aliens": "green"})
    player.open(f"/table/{id}")
    player.wait()
    things = player.call("GET", "/api/games/cosmic/things?lang=en")
    green = {alien["id"]: alien["name"] for alien in things["alien"].values() if alien["level"] == "green"}
    green_flares = {
        f"{alien['key']}-flare" for alien in things["alien"].values() if alien["id"] in green
    }  # not the classic one
    flares = {card["name"]: card["key"] in green_flares for card in things["card"].values() if card["type"] == "flare"}
    names, line = listed(player)
    assert player.word("cosmic:of green") in line
    assert {name for name in flares if name in names} == {name for name in flares if flares[name]}
    assert "Negotiate" in names

    kinds = player.page.get_by_role("radiogroup", name=player.word("side.cards"))
    expect(kinds.get_by_role("radio", name=player.word("cosmic:list.tech"))).to_have_count(0)
    kinds.get_by_role("radio", name=player.word("cosmic:list.alien")).click()
    assert sorted(listed(player)[0]) == sorted(green.values())


def test_what_else_waits_for_me_is_asked_when_i_begin_to_wait(crowd: Crowd) -> None:
    """Not with every state that the server sends: while a bot plays for me nothing of mine changes."""
    player = crowd.come("Lena")
    asked: list[str] = []
    states: list[int] = []

    def request(made: Request) -> None:
        if "/api/tables/mine" in made.url:
            asked.append(made.url)

    def frame(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            states.append(message["number"])

    def line(opened: WebSocket) -> None:
        opened.on("framereceived", frame)

    player.page.on("request", request)
    player.page.on("websocket", line)
    player.play_now(players=3)
    player.wait()
    assert asked == []
    player.hand_over()
    player.wait_until_over()
    assert len(states) > 10
    assert len(asked) == 1
