"""Whole games of Twilight Imperium, to their result: of six by clicks, by keys, on a phone; of eight with two people.

The one by clicks begins with the first choice of all. The others begin where bots have brought a game near its end
(`support.ti4_late`): what they show is the rest of it, by other means.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from browser.conftest import Crowd, Server
from browser.play import LOOK, PATIENCE, Player, Toucher, serious, too_small, too_wide
from support.ti4_late import EIGHT, PROGRAM
from support.web import START

# All tables are dealt from the same seed, and an order answers at once: nobody here could draw conclusions from it.
QUICK = "import secrets, sys\nsecrets.randbits = lambda bits: 4\nsys.argv = ['', sys.argv[5], sys.argv[3]]\n" + START
SOON = 10  # seconds: what can be pressed at all is pressed by then
SITTING = 20 * PATIENCE  # seconds: a whole game, on a machine that has other work
WON = re.compile(r"\b1\d\b")  # ten points, or some more
# What is asked often and mostly answered alike.
HARD = "creuss,nekro,arborec,sol,hacan,letnev"  # the first three change the most
ORDERS = ("nothing_pass_", "nothing_score_nothing_more", "always_end_turn", "always_ready")
ASKED = {"keep secret", "choose strategy", "action", "activate", "move", "vote", "status tokens"}
TOUCHED = ".scene button:not(.rule), [data-panel] button:not(.rule), .actions button:not(.rule), .bar .acts .btn"
# What can be picked and is not yet: in the scene, in the sheet, in the bar.
OPTIONS = """() => [...document.querySelectorAll(`.scene [data-option], .scene [data-offered="true"],
    [data-panel] [data-option], .actions [data-option], .bar [data-option]`)]
  .filter(each => each.checkVisibility() && !each.disabled && each.getAttribute("aria-pressed") !== "true")
  .map(({ dataset }) => dataset.option ? `[data-option="${dataset.option}"]` : `[data-thing="${dataset.thing}"]`)"""
# Actions by their signs.
SIGNED = """sign => [...document.querySelectorAll(".actions [data-option]")]
  .filter(each => each.checkVisibility() && each.querySelector(`use[href="#${sign}"]`))
  .map(each => `[data-option="${each.dataset.option}"]`)"""
DECLINE, FOLLOW = '[data-option="0"]', '[data-option="1"]'
STRATEGIC, TACTICAL, PASSING = "ti4-pool-strategy", "ti4-pool-tactic", "ui-pass"


class Regent(Player):
    """Gives orders, plays the strategy cards, moves once in a round, follows, votes, and takes what is proposed."""

    moved = False  # in this round
    follows = False  # the last strategy card of somebody else

    def start(self) -> None:
        table = self.call("POST", "/api/tables/play-now", {"game": "ti4", "players": 6, "bot": "greedy"})
        self.open(f"/table/{table['id']}")

    def start_with(self, factions: str) -> None:
        seats = len(factions.split(","))
        id, _ = self.open_table(*["greedy"] * (seats - 1), game="ti4", options={"factions": factions})
        self.open(f"/table/{id}")

    def give_orders(self) -> None:
        """In the sheet of orders, one switch after the other."""
        self.page.locator(".felt .bar").wait_for()
        self.open_orders()
        sheet = self.page.get_by_role("dialog", name=self.word("orders.title"))
        for order in ORDERS:
            row = f'[data-order^="{order}"]'
            sheet.locator(row).first.wait_for(state="attached")
            closed = sheet.locator("details:not([open])").filter(has=self.page.locator(row))
            if closed.count():
                self.press(closed.locator("summary"))
            switch = sheet.locator(row).get_by_role("switch")
            self.press(switch)
            expect(switch).to_have_attribute("aria-checked", "true")
        assert serious(self.page) == []
        self.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

    def open_orders(self) -> None:
        self.page.keyboard.press("s")

    @property
    def way_out(self) -> Locator:
        return self.bar.locator(".out")

    # -- choosing --------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Where several are asked at once somebody may propose a transaction meanwhile: then that is the question."""
        token = self.bar.get_attribute("data-question")
        self.page.set_default_timeout(SOON * 1000)
        for _ in range(PATIENCE // SOON):
            try:
                return super().answer()
            except TimeoutError:
                if not self.page.locator(f'[data-question="{token}"]').count():
                    return None
        raise AssertionError(f"no answer to {token}")

    def pick(self, prompt: str) -> None:
        self.moved = self.moved and prompt != "choose strategy"
        if prompt == "action":
            self.act()
        elif prompt == "activate":
            self.activate()
        elif prompt == "secondary":
            self.follows = not self.follows
            self.choose(FOLLOW if self.follows else DECLINE)
        elif not self.confirm.is_enabled():  # else something is proposed
            if self.way_out.count() and prompt not in ("vote", "score"):
                self.leave()
            else:
                self.pick_enough()

    def pick_enough(self) -> None:
        """The first, and so many more as it takes; what only the galaxy shows, there."""
        while not self.confirm.is_enabled():
            options = self.page.evaluate(OPTIONS)
            if options:
                self.choose(options[0])
            else:
                self.point()

    def point(self) -> None:
        """At something in the galaxy that can be chosen."""
        self.press(self.page.locator('.sky [data-offered="true"]:not([aria-pressed="true"])').first)

    def act(self) -> None:
        """A movement first, then the strategy cards."""
        found = [] if self.moved else self.page.evaluate(SIGNED, TACTICAL)
        self.moved = True
        for sign in (STRATEGIC, PASSING):
            found = found or self.page.evaluate(SIGNED, sign)
        self.choose((found or self.page.evaluate(OPTIONS))[0])

    def choose(self, option: str) -> None:
        """An option or a thing, wherever it stands."""
        self.press(self.page.locator(option).filter(visible=True).first)

    def leave(self) -> None:
        self.press(self.way_out)

    def activate(self) -> None:
        """The system that most ships can reach, from the list of all choices."""
        if not self.bar.locator("[data-option]").count():
            self.press(self.bar.locator("button.more"))
        options = self.bar.locator("[data-option]")
        reached = [place for place, text in enumerate(options.all_inner_texts()) if ": " in text]
        self.press(options.nth(reached[0] if reached else 0))

    # -- to the end ------------------------------------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        end = time.monotonic() + SITTING
        while self.wait() != "over":
            assert time.monotonic() < end, "it does not end"
            self.answer()

    def read_result(self) -> None:
        """Who has won with how many points: on a page of its own, which keeps nobody out."""
        self.go_on(self.page.locator('.bar a[href$="/result"]'))
        self.page.wait_for_url("**/result")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(WON)
        assert serious(self.page) == []

    def go_on(self, result: Locator) -> None:
        self.press(result)


class Typist(Regent):
    """Never touches the mouse."""

    def press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Shift")  # any key on the way there: twice the same at once would be a double press
        self.page.keyboard.press("Space")

    def choose(self, option: str) -> None:
        number = re.fullmatch(r'\[data-option="([0-8])"\]', option)
        if number:
            self.page.keyboard.press(str(int(number[1]) + 1))
        else:
            super().choose(option)

    def leave(self) -> None:
        self.page.keyboard.press("0")

    def go_on(self, result: Locator) -> None:
        """The way on has the focus already."""
        expect(result).to_be_focused()
        self.page.keyboard.press("Enter")

    def answer(self) -> None:
        token, prompt = self.bar.get_attribute("data-question"), str(self.bar.get_attribute("data-prompt"))
        self.pick(prompt)
        expect(self.confirm, prompt).to_be_enabled()
        self.bar.locator("h2").focus()
        self.page.keyboard.press("Shift")
        self.page.keyboard.press("Enter")
        self.answered = str(token)
        self.prompts.add(prompt)


class Thumb(Toucher, Regent):
    """Somebody with a phone, on which nothing is too wide or too small at any question."""

    def open_orders(self) -> None:
        self.press(self.page.locator(".dock").get_by_role("button").nth(1))
        self.press(self.page.locator("[data-orders]").filter(visible=True))

    def give_orders(self) -> None:
        super().give_orders()
        self.press(self.page.locator(".dock").get_by_role("button").first)

    def point(self) -> None:
        """In the list of all choices: the galaxy would have to be moved for it."""
        self.pick_in_list()

    def pick(self, prompt: str) -> None:
        if prompt not in self.prompts:
            assert not too_wide(self.page), prompt
            assert too_small(self.page, TOUCHED) == [], prompt
            assert serious(self.page) == [], prompt
        super().pick(prompt)


def seated(made: Player, kind: type[Regent] = Regent) -> Regent:
    return kind(made.page, made.address, made.language)


def served(folder: Path, program: str = "") -> Iterator[Server]:
    started = Server(folder, program + QUICK)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def beginning(built_page: None, browser: Browser, tmp_path: Path) -> Iterator[Crowd]:
    """People before a server on which games begin as everybody's."""
    for server in served(tmp_path):
        gathered = Crowd(browser, server.address)
        yield gathered
        gathered.go()


@pytest.fixture(scope="module")
def late(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from served(tmp_path_factory.mktemp("late"), PROGRAM)


@pytest.fixture
def eight(built_page: None, browser: Browser, tmp_path: Path) -> Iterator[Crowd]:
    for server in served(tmp_path, EIGHT):
        gathered = Crowd(browser, server.address)
        yield gathered
        gathered.go()


@pytest.fixture
def people(browser: Browser, late: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, late.address)
    yield gathered
    gathered.go()


def test_a_whole_game_by_clicks(beginning: Crowd) -> None:
    """From the first choice of all, by the Ghosts of Creuss, beside virus and Arborec."""
    player = seated(beginning.come("Lena"))
    player.start_with(HARD)
    player.give_orders()
    player.play_to_the_end()
    assert player.prompts >= ASKED, ASKED - player.prompts
    player.read_result()


def test_a_game_to_its_end_by_keys(people: Crowd) -> None:
    player = seated(people.come("Lena"), Typist)
    player.start()
    player.give_orders()
    player.play_to_the_end()
    assert "choose strategy" in player.prompts
    player.read_result()


def test_a_game_to_its_end_on_a_phone_in_german(people: Crowd) -> None:
    player = seated(people.phone("Lena", language="de"), Thumb)
    player.start()
    player.give_orders()
    player.play_to_the_end()
    player.read_result()
    assert not too_wide(player.page)


def test_a_game_of_eight_with_all_expansions_to_its_end_with_two_people(eight: Crowd) -> None:
    """Each sees the own questions only, both come to the same result."""
    lena, max = seated(eight.come("Lena")), seated(eight.come("Max"))
    id, link = lena.open_table("open", *["greedy"] * 6, game="ti4", options={"sets": "kings"})
    lena.open(f"/table/{id}")
    max.join(link)  # all seats are taken: it begins
    expect(lena.page.locator('.players [data-thing^="seat-"]')).to_have_count(8)
    for player in (lena, max):
        player.give_orders()
    end = time.monotonic() + SITTING
    while not (lena.is_over() and max.is_over()):
        assert time.monotonic() < end, "it does not end"
        asked = [player for player in (lena, max) if player.is_asked()]
        for player in asked:
            player.answer()
        if not asked:
            lena.page.wait_for_timeout(LOOK)
    assert lena.prompts
    assert max.prompts
    for player in (lena, max):
        player.read_result()
    points = [player.page.locator(".pod .big").all_inner_texts() for player in (lena, max)]
    assert points[0] == points[1]
    assert len(points[0]) == 8
