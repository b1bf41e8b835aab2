"""Whoever points at a card that cannot be chosen is told why, and nothing moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Crowd
from browser.play import Player, serious
from browser.test_clicks import LOOK

DIMMED = '.hand-place [data-thing^="card-"][data-offered="false"]'
SPOKEN = "() => [...document.querySelectorAll('[aria-live]')].map(each => each.textContent).join(' ')"


class Thumb(Player):
    """Taps: a click would leave a pointer on the card, which a finger does not."""

    def press(self, what: Locator) -> None:
        what.tap()


def at_develop(player: Player) -> Locator:
    """A card of my hand that cannot be chosen, at a question where others can."""
    player.play_now()
    assert player.play_until("develop")
    return player.page.locator(DIMMED).first


def why(page: Page) -> Locator:
    return page.locator(".whole [data-why]")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "This is a world; only a development can be placed here. race:develop.1"),
        ("de", "Das ist eine Welt; hier kann nur eine Entwicklung ausgespielt werden. race:develop.1"),
    ],
)
def test_a_mouse_that_rests_on_a_card_is_told_why_it_cannot_be_chosen(
    language: str, told: str, crowd: Crowd, screens: Path
) -> None:
    player = crowd.come(language=language)
    card = at_develop(player)
    page = player.page
    page.evaluate(LOOK)
    card.hover()
    expect(why(page)).to_have_text(told)
    assert page.evaluate(LOOK) == [], "what can be clicked stays where it was"
    assert told.removesuffix(" race:develop.1") in page.evaluate(SPOKEN), "a screen reader says it too"
    assert serious(page) == []
    player.shot(screens / f"why-1440-{language}.png")
    page.mouse.move(5, 5)
    expect(why(page)).to_have_count(0)


def test_what_can_be_chosen_needs_no_reason(crowd: Crowd) -> None:
    player = crowd.come()
    at_develop(player)
    page = player.page
    page.locator('.hand-place [data-thing^="card-"][data-offered="true"]').first.hover()
    expect(page.locator(".whole .body")).to_be_visible()
    page.locator(DIMMED).first.hover()
    expect(why(page)).to_be_visible()
    page.locator('.hand-place [data-thing^="card-"][data-offered="true"]').first.hover()
    expect(why(page)).to_have_count(0)


def test_keys_reach_the_card_and_its_reason(crowd: Crowd) -> None:
    player = crowd.come()
    card = at_develop(player)
    page = player.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if card.evaluate("each => each === document.activeElement"):
            break
    expect(card).to_be_focused()
    expect(why(page)).to_be_visible()
    assert page.evaluate("() => document.querySelector('[data-why]').textContent.split('.')[0]") in page.evaluate(
        SPOKEN
    )
    page.keyboard.press("Escape")
    expect(why(page)).to_have_count(0)


def test_a_long_press_says_why_on_a_phone(crowd: Crowd, screens: Path) -> None:
    player = Thumb(crowd.phone().page, crowd.address)
    card = at_develop(player)
    page = player.page
    card.scroll_into_view_if_needed()
    page.evaluate(LOOK)
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(why(page)).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    assert page.evaluate(LOOK) == [], "the sheet lies over the board"
    box = why(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    player.shot(screens / "why-390.png")
    page.locator(".whole .close").tap()
    expect(why(page)).to_have_count(0)
