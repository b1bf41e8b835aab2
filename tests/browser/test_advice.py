"""Levels of play and what a bot would do: chosen at a new table, asked for at a question, looked at afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SCREENS, Crowd
from browser.play import serious, too_small, too_wide

PHONE = (390, 844)


def weighed(page: Page) -> list[str]:
    """The options that the bot names, with their shares."""
    return page.locator(".said li").all_inner_texts()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bot_is_asked_by_key_and_its_best_option_is_picked(crowd: Crowd, language: str) -> None:
    player = crowd.come("Lena", language=language)
    player.play_now()
    page = player.page
    player.play_until("action")
    page.keyboard.press("h")
    said = page.get_by_role("region", name=player.word("advice.ask"))
    expect(said).to_be_visible()
    assert 1 <= len(weighed(page)) <= 3
    assert all(re.search(r"\d+ %$", each) for each in weighed(page))
    assert serious(page) == []
    page.screenshot(path=SCREENS / f"advice-{language}.png")
    first = said.locator("li button").first
    first.click()
    expect(page.locator('.felt [data-thing][aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    player.confirm.click()


def test_on_a_phone_it_fits_and_can_be_touched(crowd: Crowd) -> None:
    player = crowd.come("Lena", size=PHONE, language="de", color_scheme="light")
    player.play_now()
    player.wait()
    page = player.page
    page.get_by_role("button", name=player.word("advice.ask")).click()
    expect(page.locator(".said li").first).to_be_visible()
    assert not too_wide(page)
    assert too_small(page, ".said button") == []
    assert serious(page) == []
    page.screenshot(path=SCREENS / "advice-phone.png")


def test_where_nobody_may_ask_there_is_no_button(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    table, _ = player.open_table("greedy", advice=False)
    player.open(f"/table/{table}")
    player.wait()
    expect(player.page.get_by_role("button", name=player.word("advice.ask"))).to_have_count(0)


def test_a_new_table_offers_what_was_learned_and_says_who_plays_elsewhere(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    page = player.page
    player.open("/new")
    allowed = page.get_by_role("switch", name=player.word("pages:new.advice"))
    expect(allowed).to_be_checked()
    page.get_by_role("button", name=player.word("pages:new.add.open.why")).click()
    page.get_by_role("button", name=player.word("pages:new.remove", n=2)).click()
    expect(allowed).not_to_be_checked()  # two people: off, unless somebody wants it
    allowed.click()
    expect(allowed).to_be_checked()
    strength = page.get_by_role("combobox", name=player.word("pages:new.strength", n=2))
    games = player.call("GET", "/api/games?lang=en")
    variant = next(option for option in games[0]["options"] if option["name"] == "variant")
    expect(strength).to_have_count(0)
    page.get_by_role("button", name=player.word("pages:new.add.bot.why")).click()
    added = page.get_by_role("combobox", name=player.word("pages:new.strength", n=3))
    expect(added).to_have_value("strongest")
    group = page.get_by_role("group", name=variant["text"])
    group.get_by_role("radio", name="draft").check(force=True)
    page.get_by_role("button", name=re.compile("^Add ")).first.click()  # the draft comes with the sets
    expect(page.get_by_text(player.word("pages:new.unlearned", bot="Steady"))).to_be_visible()
    expect(allowed).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not too_wide(page)
    added.scroll_into_view_if_needed()
    page.screenshot(path=SCREENS / "advice-new.png")


def test_a_finished_game_shows_the_chances_and_what_a_bot_would_have_done(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    table = player.play_now(bot="random")
    player.hand_over()
    player.wait_until_over()
    page = player.page
    player.open(f"/table/{table}/replay?step=0")
    chances = page.get_by_role("region", name=player.word("pages:replay.chances"))
    expect(chances.locator("polyline")).to_be_visible()
    page.keyboard.press("h")
    expect(chances.locator("li").first).to_be_visible()
    assert serious(page) == []
    page.screenshot(path=SCREENS / "advice-replay.png")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not too_wide(page)
