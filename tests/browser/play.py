"""One person at a browser: reads the question, clicks on the board, confirms."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.words import word

PATIENCE = 60  # seconds
LOOK = 50  # milliseconds between two looks at a page that has to draw meanwhile
OFFERED = '[data-thing]:not([data-offered="false"]):not([disabled])'
ACTIONS = ("settle", "develop", "produce", "consume", "explore")

# What the page shows now: the open question that is not the old one, "over", or nothing yet.
STANDING = """old => {
  const bar = document.querySelector("[data-question]");
  const drawn = document.querySelector(".felt [data-thing]");
  if (bar && drawn && bar.dataset.question !== old && !bar.querySelector(".kept")) return bar.dataset.question;
  return document.querySelector('.bar a[href$="/result"]') ? "over" : null;
}"""

FETCH = """async ([method, path, body]) => {
  const response = await fetch(path, {
    method,
    headers: body === null ? {} : { "content-type": "application/json" },
    body: body === null ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return [response.status, text ? JSON.parse(text) : null];
}"""

# The picture after the next one: sizes are settled then. A browser without a screen may stop drawing: then the
# layout is as good as it gets, and nobody waits for ever.
DRAWN = """() => new Promise(done => {
  setTimeout(done, 3000);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})"""

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter(each => ["serious", "critical"].includes(each.impact))
    .map(each => `${each.id}: ${each.nodes.map(node => node.target.join(" ")).slice(0, 3).join(", ")}`);
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth || innerWidth > 391"
# Things that can be touched and are smaller than a finger.
SMALL = """where => [...document.querySelectorAll(where)]
  .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 39.5 || box.height < 39.5)).map(([name]) => name)"""


class Player:
    def __init__(self, page: Page, address: str, language: str = "en") -> None:
        self.page = page
        self.address = address
        self.language = language
        self.answered = ""  # the question that was answered last
        self.actions = 0  # chosen so far
        self.prompts: set[str] = set()  # kinds of questions that were answered

    def word(self, key: str, **parts: object) -> str:
        return word(key, self.language, **parts)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page would."""
        if self.page.url == "about:blank":
            self.page.goto(f"{self.address}/mark.svg")  # from our own house, and nothing but a picture
            self.page.evaluate(FETCH, ["GET", "/api/me", None])
        status, answer = self.page.evaluate(FETCH, [method, path, body])
        assert status < 400, (status, answer)
        return answer

    # -- coming and going ------------------------------------------------------------------------------------------

    def play_now(self, players: int = 2, bot: str = "greedy") -> str:
        """A table against bots, without the detour over the start page."""
        id = self.call("POST", "/api/tables/play-now", {"game": "race", "players": players, "bot": bot})["id"]
        self.open(f"/table/{id}")
        return str(id)

    def open_table(self, *others: str, **more: Any) -> tuple[str, str]:
        """Make a table for me and others ("open" or the name of a bot); its id and the link that invites."""
        seats = [{"kind": "me"}] + [
            {"kind": "open"} if each == "open" else {"kind": "bot", "bot": each} for each in others
        ]
        table = {
            "game": "race",
            "name": "Tuesday",
            "options": {},
            "seats": seats,
            "pace": {"kind": "none", "seconds": 0},
        }
        made = self.call("POST", "/api/tables", {**table, "bot_after": None, "spectators": True, **more})
        return made["id"], f"/table/{made['id']}#invite={made['invite']}"

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def join(self, link: str) -> None:
        self.open(link)
        self.press(self.page.get_by_role("button", name=self.word("gather.join")))

    def hand_over(self) -> None:
        self.page.get_by_role("button", name=self.word("top.seats")).click()
        self.page.get_by_role("button", name=self.word("seat.hand-over")).click()
        self.page.keyboard.press("Escape")

    # -- what is asked ---------------------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-question]")

    @property
    def confirm(self) -> Locator:
        return self.bar.locator(".confirm")

    def wait(self) -> str:
        """Wait for the next question: its kind, or "over"."""
        found = self.page.wait_for_function(
            STANDING, arg=self.answered, timeout=4 * PATIENCE * 1000, polling=LOOK
        ).json_value()
        if found == "over":
            return "over"
        return str(self.bar.get_attribute("data-prompt"))

    def is_asked(self) -> bool:
        """Whether there is a question now that was not answered yet."""
        return self.page.evaluate(STANDING, self.answered) not in (None, "over")

    def is_over(self) -> bool:
        return self.page.locator('.bar a[href$="/result"]').count() > 0

    def wait_until_over(self) -> None:
        self.page.locator('.bar a[href$="/result"]').wait_for(timeout=4 * PATIENCE * 1000)

    def question(self) -> tuple[str, list[str]]:
        """The words of the question and of all that can be chosen."""
        more = self.bar.locator("button.more")
        if more.get_attribute("aria-expanded") == "false":
            more.click()
        options = self.bar.locator("[data-option] .text").all_inner_texts()
        more.click()
        return self.bar.locator("h2").inner_text(), options

    # -- choosing --------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Choose the first that is legal, on the board where possible, and confirm."""
        token, prompt = self.bar.get_attribute("data-question"), str(self.bar.get_attribute("data-prompt"))
        self.pick(prompt)
        self.confirm.click()
        self.answered = str(token)
        self.prompts.add(prompt)

    def send(self) -> str:
        """Confirm what is picked, and wait for the next question."""
        self.answered = str(self.bar.get_attribute("data-question"))
        self.confirm.click()
        return self.wait()

    def pick(self, prompt: str) -> None:
        if prompt == "action":
            self.pick_actions()
            return
        # Enough may be nothing at all: then one is picked nevertheless, so that something happens.
        things = self.page.locator(".felt").locator(OFFERED)
        keys = things.evaluate_all("all => all.map(each => each.dataset.thing)")
        if not keys:
            self.pick_in_list()
            return
        for key in keys:
            self.press(self.page.locator(f'.felt [data-thing="{key}"]:not([data-offered="false"])').first)
            if self.confirm.is_enabled():
                return
        raise AssertionError(f"{prompt}: all of {keys} are picked, and still not enough")

    def pick_actions(self) -> None:
        """In turn, so that every phase comes up; where there are two to choose, the next one as well."""
        while not self.confirm.is_enabled():
            wanted = ACTIONS[self.actions % len(ACTIONS)]
            self.actions += 1
            action = self.page.locator('.felt [data-thing^="action-"][aria-pressed="false"]')
            self.press(action.filter(has=self.page.locator(f'use[href$="#race-{wanted}"]')).first)

    def pick_in_list(self) -> None:
        options = self.bar.locator("[data-option]")
        if not options.count():
            self.bar.locator("button.more").click()
        for place in range(options.count()):
            if self.confirm.is_enabled():
                return
            self.press(options.nth(place))

    def press(self, what: Locator) -> None:
        what.click()

    def play_round(self) -> None:
        """Answer up to and with the next choice of an action."""
        while self.wait() != "over":
            prompt = self.bar.get_attribute("data-prompt")
            self.answer()
            if prompt == "action":
                return

    def play_until(self, prompt: str, most: int = 200) -> bool:
        """Answer until such a question is open; False if the game ended before."""
        for _ in range(most):
            now = self.wait()
            if now in (prompt, "over"):
                return now == prompt
            self.answer()
        raise AssertionError(f"{most} answers, and no question of {prompt}")

    # -- what can be read ------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """Things in my hand, such as card-17."""
        cards = self.page.locator(".hand-place [data-thing]")
        return [str(key) for key in cards.evaluate_all("all => all.map(each => each.dataset.thing)")]

    def shot(self, path: Any) -> None:
        """A picture of what is on the screen."""
        self.page.screenshot(path=path)


class Toucher(Player):
    """Somebody with a phone."""

    def press(self, what: Locator) -> None:
        what.tap()


def serious(page: Page) -> list[str]:
    """What axe-core finds on the page that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def too_wide(page: Page) -> bool:
    """Whether a phone would have to scroll sideways."""
    return bool(page.evaluate(TOO_WIDE))


def too_small(page: Page, where: str) -> list[str]:
    """What can be touched there and is smaller than a finger."""
    found: list[str] = page.evaluate(SMALL, where)
    return found


def answer_all(*players: Player, until: int) -> None:
    """All answer whatever they are asked, until the first of them has chosen so many actions."""
    end = time.monotonic() + 2 * PATIENCE
    while players[0].actions < until:
        assert time.monotonic() < end, "nobody is asked"
        asked = [player for player in players if player.is_asked()]
        for player in asked:
            player.answer()
        if not asked:
            assert not any(player.is_over() for player in players)
            players[0].page.wait_for_timeout(LOOK)


def has_rest(player: Player) -> None:
    """All that was sent is stored."""
    expect(player.page.locator(".bar .kept")).to_have_count(0)
