"""A game of Race by clicks, from the start page to the result."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Crowd


def test_full_game_by_clicks_from_the_start_page_to_the_result(crowd: Crowd) -> None:
    player = crowd.come()
    player.open("/")
    player.page.get_by_role("button", name=player.word("pages:start.play")).first.click()
    while player.wait() != "over":
        player.answer()
    assert {"opening discard", "action"} <= player.prompts, player.prompts
    assert player.prompts & {"develop", "settle"}, player.prompts
    player.page.get_by_role("link", name=player.word("bar.result")).click()
    player.page.wait_for_url("**/result")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(player.page.get_by_role("button", name=player.word("pages:result.again"))).to_be_visible()
    expect(player.page.get_by_role("link", name=player.word("pages:result.replay"))).to_be_visible()


def test_list_of_all_choices_lies_over_the_board_and_can_be_clicked(crowd: Crowd) -> None:
    player = crowd.come()
    player.play_now()
    player.wait()
    player.bar.locator("button.more").click()
    options = player.bar.locator("[data-option]")
    expect(options).to_have_count(6)
    options.first.click()
    expect(options.first).to_have_attribute("aria-checked", "true")
    options.last.click()
    player.confirm.click()
    player.answered = "opening"
    expect(player.page.get_by_role("group", name=player.word("race:actions"))).to_be_visible()


def test_a_pick_too_many_is_explained_and_the_rule_of_the_question_is_shown(crowd: Crowd) -> None:
    player = crowd.come()
    player.play_now()
    player.wait()
    hand = player.page.locator(".hand-place [data-thing]")
    for place in range(3):
        hand.nth(place).click()
    expect(player.bar).to_contain_text(player.word("pick.full", n=2))
    player.bar.get_by_role("button", name=re.compile("race:")).click()
    rule = player.page.get_by_role("dialog")
    expect(rule).to_contain_text("discard")
    player.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_whole_card_is_shown_on_hover_and_on_focus(crowd: Crowd) -> None:
    player = crowd.come()
    player.play_now()
    player.wait()
    card = player.page.locator(".hand-place [data-thing]").first
    whole = player.page.get_by_role("note", name=player.word("whole.label"))
    expect(whole).to_have_count(0)
    card.hover()
    expect(whole).to_be_visible()
    player.page.mouse.move(0, 0)
    expect(whole).to_have_count(0)
    player.page.keyboard.press("ArrowRight")
    expect(whole).to_be_visible()
