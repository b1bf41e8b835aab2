"""The start page: Play now is in sight at once, and nothing moves while the server's answers come in."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Crowd
from browser.play import DRAWN, Player
from orrery.games import TITLES

SCREENS = [(1440, 900), (1366, 768), (1280, 720), (1024, 768), (390, 844), (390, 664)]
MOST = 0.05  # of layout shift

# All shifts since the page began, and what moved.
WATCH = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(each => each.node?.outerHTML?.slice(0, 80) ?? each.node?.textContent?.slice(0, 80));
    if (!entry.hadRecentInput) window.shifts.push([entry.value, moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
# What was drawn last is on the screen, and the observer has heard of it.


class SlowServer:
    """Holds back every answer of the server until it is let go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        page.route("**/api/**", lambda route: self.held.append(route))

    def let_go(self) -> None:
        """One answer after the other, each seen on the screen before the next, until nothing more is asked."""
        self.page.evaluate(DRAWN)
        while self.held:
            route = self.held.pop(0)
            with self.page.expect_response(route.request.url):
                route.continue_()
            for _ in range(3):  # what the answer leads to is asked within a frame or two
                self.page.evaluate(DRAWN)


def visitor(crowd: Crowd, size: tuple[int, int], language: str, tables: int = 0) -> Player:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size[0] < 900 else {}
    player = crowd.come(size=size, language=language, **phone)
    for players in range(2, 2 + tables):
        wish = {"game": "race", "players": players, "bot": "greedy"}
        player.call("POST", "/api/tables/play-now", wish)
    return player


@pytest.mark.parametrize("tables", [0, 3], ids=["first-visit", "with-tables"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_while_the_page_loads_and_play_now_is_above_the_fold(
    crowd: Crowd, size: tuple[int, int], language: str, tables: int
) -> None:
    player = visitor(crowd, size, language, tables)
    page = player.page
    page.add_init_script(WATCH)
    slow = SlowServer(page)
    player.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    slow.let_go()
    expect(page.get_by_role("region", name=player.word("pages:start.mine")).get_by_role("listitem")).to_have_count(
        max(1, tables)
    )
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < MOST, shifts

    plays = page.locator(".games").get_by_role("button", name=player.word("pages:start.play"))
    expect(plays).to_have_count(len(TITLES))
    box = plays.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", [(1366, 768), (390, 664)], ids=["desktop", "phone"])
def test_coming_back_does_not_move_it_either(crowd: Crowd, size: tuple[int, int]) -> None:
    """As fast as the server answers, with all that the browser has kept from the first time."""
    player = visitor(crowd, size, "de", 2)
    player.open("/")
    waits = player.page.get_by_role("heading", name=player.word("pages:start.waits", n=2))
    expect(waits).to_be_visible()
    player.page.add_init_script(WATCH)
    player.page.reload()
    expect(waits).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(DRAWN)
    shifts = player.page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < MOST, shifts


def test_what_waits_for_me_takes_the_same_place_as_an_invitation_and_a_link(crowd: Crowd) -> None:
    """The games below stand at the same height for everybody."""
    heights = set()
    for tables in (0, 1, 3):
        player = visitor(crowd, (390, 844), "en", tables)
        player.open("/")
        player.page.wait_for_load_state("networkidle")
        box = player.page.locator(".games").bounding_box()
        assert box is not None
        heights.add(box["y"])
    assert len(heights) == 1, heights
