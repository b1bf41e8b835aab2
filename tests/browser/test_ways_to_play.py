"""A phone, a keyboard alone, German."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Crowd, Finished
from browser.play import PATIENCE, Player, Toucher
from browser.words import only_english

# Everything a reader sees or hears, each piece on its own. Names of people and languages are nobody's language.
SPOKEN = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest("script, style, [lang]:not(html), dialog:not([open])")) found.add(walk.currentNode.data.trim());
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (each.closest("[lang]:not(html), dialog:not([open])")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) found.add((each.getAttribute(name) ?? "").trim());
  }
  found.delete("");
  return [...found];
}"""


class Typist(Player):
    """Somebody without a mouse: digits pick from the list, arrows and Space on the board, Enter confirms."""

    def answer(self) -> None:
        token, prompt = self.bar.get_attribute("data-question"), str(self.bar.get_attribute("data-prompt"))
        if prompt == "action":
            self.actions += 1
            self.page.keyboard.press("1357"[self.actions % 4])
        elif self.actions % 2:
            self.by_arrows()
        else:
            self.by_digits()
        self.page.keyboard.press("Shift")  # twice the same key at once would be one press, for the question before
        self.page.keyboard.press("Enter")
        self.answered = str(token)
        self.prompts.add(prompt)

    def by_digits(self) -> None:
        for digit in "123456789":
            if self.confirm.is_enabled():
                return
            self.page.keyboard.press(digit)

    def by_arrows(self) -> None:
        if self.confirm.is_enabled():
            return
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("ArrowRight")
        for _ in range(14):
            self.page.keyboard.press("Space")
            if self.confirm.is_enabled():
                return
            self.page.keyboard.press("ArrowRight")
        self.by_digits()


def test_phone_plays_rounds_by_touch_without_scrolling_sideways(crowd: Crowd, screens: Path) -> None:
    made = crowd.phone("Lena")
    player = Toucher(made.page, made.address)
    player.play_now()
    player.wait()
    player.shot(screens / "table-390-discard.png")
    for _ in range(4):
        assert player.wait() != "over"
        check_fits(player.page)
        player.play_round()
    player.wait()
    player.shot(screens / "table-390-dark.png")
    for tab in ("dock.players", "dock.log", "dock.chat", "dock.cards", "dock.table"):
        dock = player.page.get_by_role("navigation", name=player.word("dock.label"))
        dock.get_by_role("button", name=player.word(tab)).tap()
        check_fits(player.page)
    assert player.is_asked()


def check_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    small = page.evaluate(
        """() => [...document.querySelectorAll(".bar button, .dock button, header button, .felt [data-offered=true]")]
          .filter(each => each.offsetParent && !each.classList.contains("more"))
          .map(each => [each.textContent.trim(), each.getBoundingClientRect()])
          .filter(([, box]) => box.width < 40 || box.height < 40).map(([text]) => text)"""
    )
    assert small == []


def test_whole_game_by_keyboard_alone(crowd: Crowd) -> None:
    made = crowd.come("Lena")
    player = Typist(made.page, made.address)
    player.open("/")
    enter(player.page, player.page.get_by_role("button", name=player.word("pages:start.play")).first)
    while player.wait() != "over":
        player.answer()
    assert {"opening discard", "action"} <= player.prompts
    player.page.keyboard.press("Escape")  # back to the bar, wherever the keys were
    enter(player.page, player.page.get_by_role("link", name=player.word("bar.result")))
    player.page.wait_for_url("**/result")


def enter(page: Page, what: Locator) -> None:
    """Tab on until it has the focus, then press Enter."""
    expect(what).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if what.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("forty tabs, and it never had the focus")


def check_german(page: Page, english_names: set[str]) -> None:
    """No English word is left, once all that was asked for has come."""
    expect(page.locator("html")).to_have_attribute("lang", "de")
    end = time.monotonic() + PATIENCE
    while left := english_left(page, english_names):
        assert time.monotonic() < end, left
        page.wait_for_timeout(100)


def english_left(page: Page, english_names: set[str]) -> list[str]:
    return [
        text
        for text in page.evaluate(SPOKEN)
        if any(sentence.fullmatch(text) for sentence in only_english()) or any(name in text for name in english_names)
    ]


def test_german_is_switched_at_once_and_leaves_no_english_word(crowd: Crowd, finished: Finished, screens: Path) -> None:
    player = crowd.come(storage_state=finished.cookies)
    cards = player.call("GET", "/api/games/race/things?lang=en")["card"]
    german = player.call("GET", "/api/games/race/things?lang=de")["card"]
    spoken = " ".join(f"{card['name']} {card['text']}" for card in german.values())
    names = {str(card["name"]) for card in cards.values() if str(card["name"]) not in spoken}
    assert names
    player.play_now()
    assert player.play_until("action")

    # Nothing is loaded again: the words change where they stand.
    player.page.evaluate("() => (window.stayed = true)")
    player.page.get_by_role("button", name=player.word("top.settings")).click()
    player.page.get_by_role("radio", name="Deutsch").click()
    player.language = "de"
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("region", name=player.word("bar.label"))).to_be_visible()
    expect(player.bar.locator("h2")).to_have_text(re.compile("^Wähl"))
    check_german(player.page, names)
    player.shot(screens / "table-german.png")
    player.page.get_by_role("tab", name=player.word("side.cards")).click()
    check_german(player.page, names)
    player.answer()
    player.wait()
    check_german(player.page, names)
    assert player.page.evaluate("() => window.stayed")

    for path in ("/", "/new", "/records", "/account", f"/table/{finished.id}/result", f"/table/{finished.id}/replay"):
        player.open(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.page.wait_for_load_state("networkidle")
        check_german(player.page, names)
