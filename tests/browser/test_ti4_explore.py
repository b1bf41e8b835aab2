"""Exploration in the browser: the card that was found, its answers, the decks beside it, fragments on the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import Player, serious, too_small, too_wide
from support.ti4_explored import PROGRAM


@pytest.fixture(scope="module")
def explored(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("explored"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, explored: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, explored.address)
    yield gathered
    gathered.go()


def seated(made: Player) -> Player:
    body = {"game": "ti4", "players": 3, "bot": "greedy", "options": {"sets": "kings"}}
    made.open(f"/table/{made.call('POST', '/api/tables/play-now', body)['id']}")
    return made


def test_a_card_that_is_found_lies_there_large_with_its_answers(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    scene = player.page.locator('[data-scene="explore"]')
    expect(scene).to_be_visible()
    expect(scene.locator(".large h2")).to_have_text(re.compile("Functioning Base|Volatile Fuel Source"))
    expect(scene.locator(".done")).to_have_count(1)
    expect(scene.locator(".others li")).to_have_count(2)
    expect(player.page.locator("[aria-label='2 of 3']")).to_have_count(1)
    assert serious(player.page) + too_small_letters(player.page) == []
    answers = scene.locator(".answers button")
    answers.nth(1).click()
    expect(player.confirm).to_be_enabled()
    player.confirm.click()
    expect(scene).to_have_count(0)


def test_what_was_found_stands_on_the_sheet_and_in_the_galaxy(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    page = player.page
    expect(page.locator('[data-scene="explore"]')).to_be_visible()
    page.keyboard.press("h")
    sheet = page.locator("section.sheet")
    for text in ("The Codex", "Relics", "hazardous", "2 of 3"):
        expect(sheet).to_contain_text(text)
    assert serious(page) == []
    page.keyboard.press("g")
    expect(page.locator("svg .attached")).to_have_count(2)
    expect(page.locator("svg .frontier").first).to_be_attached()


def test_a_card_is_found_on_a_phone_in_german(people: Crowd) -> None:
    player = seated(people.phone("Jonas", language="de"))
    page = player.page
    scene = page.locator('[data-scene="explore"]')
    expect(scene.locator(".large h2")).to_have_text(re.compile("Intakte Basis|Flüchtige Treibstoffquelle"))
    assert not too_wide(page)
    assert too_small(page, ".answers button") == []
    assert serious(page) + too_small_letters(page) == []
