"""Passing before one is asked: said and taken back by key and by click, and used when the others have passed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Crowd
from browser.play import LOOK, Player, serious
from browser.test_cosmic import Voyager

AHEAD = "[data-ahead]"


def two_and_a_bot(crowd: Crowd) -> list[Voyager]:
    people = [crowd.come(name) for name in ("Lena", "Mara")]
    players = [Voyager(each.page, each.address, each.language) for each in people]
    for player in players:
        player.call("PUT", "/api/settings", {"language": "en", "auto_pass": "never"})
    lena, mara = players
    id, link = lena.open_table("open", "random", game="cosmic", options={"windows": "everybody"})
    mara.call("POST", f"/api/tables/{id}/join", {"invite": link.partition("=")[2]})
    for player in players:
        player.open(f"/table/{id}")
    return players


def until_one_waits(players: list[Voyager]) -> tuple[Voyager, Voyager]:
    """Who is asked in a window, and who may pass in advance."""
    for _ in range(400):
        for asked, other in (players, players[::-1]):
            if asked.is_asked() and other.page.locator(AHEAD).count() and not other.is_asked():
                return asked, other
        for player in players:
            if player.is_asked():
                player.answer()
                break
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody could pass in advance")


def pressed(player: Player, on: bool) -> None:
    expect(player.page.locator(AHEAD).first).to_have_attribute("aria-pressed", "true" if on else "false")


def test_i_pass_before_i_am_asked(crowd: Crowd, screens: Path) -> None:
    asked, other = until_one_waits(two_and_a_bot(crowd))
    before = asked.page.locator(".bar").inner_text()
    expect(other.page.locator(AHEAD).first).to_contain_text("Pass in advance")
    other.page.keyboard.press("a")
    pressed(other, True)
    other.page.locator(AHEAD).first.click()
    pressed(other, False)
    other.page.locator(AHEAD).first.focus()
    other.page.keyboard.press("Space")
    pressed(other, True)
    assert serious(other.page) == []
    other.shot(screens / "in-advance.png")
    assert asked.page.locator(".bar").inner_text() == before, "nobody else is told"
    asked.answer()
    expect(other.page.get_by_role("log")).to_contain_text("Your order has answered: Pass in advance")
