"""The page by parts: no list needs a board; it comes with the first table of its game, or the table says why not."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import ROOT, Crowd
from browser.words import word

PAGE = ROOT / "src" / "orrery" / "web" / "page"


@pytest.fixture(scope="module")
def boards(built_page: None) -> dict[str, str]:
    """The file of each board, by game."""
    made: dict[str, Any] = json.loads((PAGE / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    keys = [key for key in made if key.startswith("src/boards/") and key.endswith("/index.ts")]
    return {key.split("/")[2]: "/" + made[key]["file"] for key in keys}


def test_lists_need_no_board_and_a_table_only_its_own(crowd: Crowd, boards: dict[str, str]) -> None:
    player = crowd.come("Lena")
    asked: list[str] = []
    player.page.on("request", lambda each: asked.append(urlsplit(each.url).path))
    for path in ("/", "/new", "/records"):
        player.open(path)
        player.page.wait_for_load_state("networkidle")
    assert len(asked) > 10
    assert not set(boards.values()) & set(asked)
    player.play_now()
    player.wait()
    assert [game for game, file in boards.items() if file in asked] == ["race"]


def test_what_is_on_its_way_moves_nothing_when_it_comes(crowd: Crowd, boards: dict[str, str]) -> None:
    """The board is held back: an empty sky, and the top stays where it is once bar, board and side are there."""
    player = crowd.come("Lena")
    page = player.page
    held: list[Route] = []
    page.route(f"**{boards['race']}", lambda route: held.append(route))
    player.play_now()
    waiting = page.get_by_role("main").get_by_role("status")
    expect(waiting).to_have_text(word("board.loading"))
    expect(page.locator(".bar")).to_have_count(0)
    top = page.locator(".head").bounding_box()
    held[0].continue_()
    player.wait()
    expect(waiting).to_have_count(0)
    assert page.locator(".head").bounding_box() == top


def test_a_board_that_does_not_come_can_be_asked_for_again(crowd: Crowd, boards: dict[str, str]) -> None:
    """Until then what is asked can still be answered in words."""
    player = crowd.come("Lena")
    page = player.page
    crowd.may_lose = True
    page.route(f"**{boards['race']}", lambda route: route.abort("connectionfailed"))
    player.play_now()
    told = page.locator(".board").get_by_role("alert")
    expect(told).to_contain_text(word("board.failed"))
    expect(player.bar).to_be_visible()
    page.unroute(f"**{boards['race']}")
    told.get_by_role("button", name=word("page.again")).click()
    player.wait()
    expect(told).to_have_count(0)
