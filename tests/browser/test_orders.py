"""Standing orders on the page: given in a sheet, followed at the table, switched off where the log tells of them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Crowd
from browser.play import Player, serious, too_small, too_wide
from browser.test_cosmic import Thumb, Voyager

MOMENT = '[data-order^="moment_pass"]'


def at_a_window(made: Player, kind: type[Voyager] = Voyager) -> Voyager:
    """At a table of Cosmic, asked whether to act at some moment."""
    player = kind(made.page, made.address, made.language)
    player.call("PUT", "/api/settings", {"language": made.language, "auto_pass": "never"})
    id, _ = player.open_table("random", "random", game="cosmic", options={"windows": "everybody"})
    player.open(f"/table/{id}")
    while player.wait() != "over" and not player.page.locator(".pass-round").count():
        player.answer()
    assert player.page.locator(".pass-round").count()
    return player


def test_an_order_is_given_followed_and_switched_off(crowd: Crowd, screens: Path) -> None:
    player = at_a_window(crowd.come("Lena"))
    page = player.page
    token = str(player.bar.get_attribute("data-question"))
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name=player.word("orders.title"))
    expect(sheet).to_be_visible()
    order = sheet.locator(MOMENT).get_by_role("switch")
    expect(order).to_have_attribute("aria-checked", "false")
    assert serious(page) == []
    player.shot(screens / "orders.png")
    sheet.get_by_role("radio").nth(1).click()
    order.focus()
    page.keyboard.press("Space")

    # The server passes for me at once, and says so to me alone; the sheet says for how long.
    page.wait_for_function("old => document.querySelector('[data-question]')?.dataset.question !== old", arg=token)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    told = page.get_by_role("log").get_by_text(player.word("orders.off"))
    expect(told.first).to_be_visible()
    player.shot(screens / "orders-log.png")

    page.get_by_role("button", name=player.word("top.seats")).click()
    mine = page.locator("[data-orders]").filter(visible=True)
    expect(mine).to_contain_text(player.word("orders.count", n=1))
    mine.click()
    given = sheet.locator("li").filter(has=page.locator('[aria-checked="true"]'))
    expect(given).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    told.first.click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Your order has answered")


def test_orders_on_a_phone_in_german(crowd: Crowd, screens: Path) -> None:
    player = at_a_window(crowd.phone("Lena", language="de"), Thumb)
    page = player.page
    page.locator(".dock").get_by_role("button").nth(1).tap()
    page.locator("[data-orders]").filter(visible=True).tap()
    sheet = page.get_by_role("dialog", name=player.word("orders.title"))
    expect(sheet.get_by_role("switch").first).to_contain_text("Passen, solange ich kein Hauptspieler bin.")
    assert not too_wide(page)
    assert too_small(page, "dialog [role=switch], dialog [role=radio]") == []
    player.shot(screens / "orders-phone.png")
    sheet.get_by_role("switch").first.tap()
    expect(sheet.get_by_role("switch").first).to_have_attribute("aria-checked", "true")
    expect(sheet.get_by_role("switch").first).to_contain_text("Für das ganze Spiel.")
    assert serious(page) == []
