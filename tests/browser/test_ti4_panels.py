"""The panels of Twilight Imperium in the browser: a whole tactical action by pointer, by keys and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import word
from support.ti4_invaded import PROGRAM

HOME = "Archon Ren"
WHOLE_ACTION = {"move", "announce retreat", "assign hits", "bombard", "land", "produce", "pay"}
TOUCHED = ", ".join(f"[data-panel] [data-{each}]" for each in ("more", "less", "way", "unit", "pay", "option"))
# Where all steppers of the panel are: they stay there whatever is filled in.
PLACES = """() => [...document.querySelectorAll("[data-panel] [data-row]")]
  .map(each => each.getBoundingClientRect()).map(box => [box.left, box.top].map(Math.round).join()).join(" ")"""

# Which question is open, and whether an answer to it is on its way.
STANDS = """() => [document.querySelector("[data-question]")?.dataset.question,
  !document.querySelector(".bar .kept")]"""

# How many steppers are in sight between the head of the sheet and what the plan comes to.
IN_SIGHT = """() => { const end = document.querySelector("[data-panel] footer").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-panel] [data-row] [data-more]")]
    .filter(each => each.getBoundingClientRect().bottom <= end + 1).length; }"""

# The phases of the round stay between the name of the table and whose turn it is.
FITS = """() => { const [track, room] = [".track", ".top .middle"]
  .map(each => document.querySelector(each).getBoundingClientRect());
  return track.left >= room.left - 1 && track.right <= room.right + 1; }"""


class Commander(Player):
    """Plays the tactical action that wins back the home."""

    def start(self) -> None:
        body = {"game": "ti4", "players": 3, "bot": "greedy"}
        self.open(f"/table/{self.call('POST', '/api/tables/play-now', body)['id']}")

    @property
    def panel(self) -> Locator:
        return self.page.locator("[data-panel]")

    @property
    def verdict(self) -> Locator:
        return self.panel.locator("[data-verdict]")

    def row(self, kind: str, most: str = "") -> Locator:
        """The stepper of a row that can be changed."""
        return self.panel.locator(f'[data-row$="-{kind}"], [data-row="{kind}"]').filter(has_text=most).first

    def number(self, row: Locator) -> int:
        return int(row.locator('[aria-hidden="true"]:not(svg)').first.inner_text().split("/")[0])

    def more(self, row: Locator, times: int = 1) -> None:
        for _ in range(times):
            self.press(row.locator("[data-more]"))

    def less(self, row: Locator, times: int = 1) -> None:
        for _ in range(times):
            self.press(row.locator("[data-less]"))

    def choose_home(self) -> None:
        """Activate the home that was taken, by the list of all choices."""
        self.press(self.bar.locator("button.more"))
        self.press(self.bar.locator("[data-option]").filter(has_text=HOME).first)
        expect(self.confirm).to_be_enabled()

    def pick(self, prompt: str) -> None:
        if prompt == "action":
            self.press(self.page.locator('[data-option="1"]:visible').first)
        elif prompt == "activate":
            self.choose_home()
        elif not self.confirm.is_enabled():
            self.page.wait_for_timeout(600)  # two presses at one place in no time would be one for the last question
            self.press(self.page.locator("[data-panel] [data-option]").first)

    def answer(self) -> None:
        prompt = str(self.bar.get_attribute("data-prompt"))
        self.pick(prompt)
        expect(self.confirm, f"{prompt}: {self.panel.all_inner_texts()}").to_be_enabled()
        self.answered = str(self.bar.get_attribute("data-question"))
        self.prompts.add(prompt)
        self.confirm.click()

    def until(self, *prompts: str) -> str:
        """Answer with what is proposed until such a question is open."""
        for _ in range(60):
            now = self.wait()
            if now in prompts:
                return now
            self.answer()
        raise AssertionError(f"no question of {prompts}, but {self.prompts}")

    def settle(self) -> None:
        """The server has weighed the form."""
        self.page.wait_for_timeout(400)


class Thumb(Toucher, Commander):
    pass


def seated(made: Player, kind: type[Commander] = Commander) -> Commander:
    player = kind(made.page, made.address, made.language)
    player.start()
    return player


@pytest.fixture(scope="module")
def invaded(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("invaded"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, invaded: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, invaded.address)
    yield gathered
    gathered.go()


def test_a_movement_plan_is_filled_in_and_weighed(people: Crowd) -> None:
    """It opens with what is proposed; what is wrong is said with its rule; nothing moves; what cannot come says why."""
    player = seated(people.come("Lena"))
    player.until("move")
    expect(player.panel).to_have_attribute("data-panel", "move")
    carriers, fighters = player.row("carrier", "/1"), player.row("fighter", "/3")
    assert (player.number(carriers), player.number(fighters)) == (1, 3)
    expect(player.confirm).to_be_enabled()
    expect(player.confirm).to_contain_text("11")
    expect(player.panel.locator("[data-odds]")).to_contain_text("%")
    places = player.page.evaluate(PLACES)
    player.less(carriers)
    expect(player.verdict).not_to_have_attribute("data-verdict", "")
    expect(player.verdict.locator(".rule")).to_have_count(1)
    expect(player.confirm).to_be_disabled()
    assert player.page.evaluate(PLACES) == places
    player.more(carriers)
    expect(player.verdict).to_have_attribute("data-verdict", "")
    expect(player.confirm).to_be_enabled()
    assert player.page.evaluate(PLACES) == places
    chance = int(str(player.panel.locator("[data-odds]").get_attribute("data-odds")))
    player.less(player.row("dreadnought", "/2"), 2)
    player.less(player.row("cruiser", "/2"), 2)
    player.settle()
    assert int(str(player.panel.locator("[data-odds]").get_attribute("data-odds"))) < chance
    dimmed = player.panel.locator(".line.no")
    assert dimmed.count() >= 3, "too far, nobody passes, an own token"
    for place in range(dimmed.count()):
        expect(dimmed.nth(place).locator("small")).not_to_be_empty()
        expect(dimmed.nth(place).locator(".rule")).to_have_count(1)
    player.press(player.panel.locator("[data-way]").first)
    assert player.number(player.row("dreadnought", "/2")) == 2


def test_a_whole_tactical_action_by_clicks(people: Crowd, screens: Path) -> None:
    player = seated(people.come("Lena"))
    seen: set[str] = set()
    for _ in range(60):
        prompt = player.wait()
        if prompt == "end turn":
            break
        if prompt not in seen and prompt not in ("action", "activate"):
            seen.add(prompt)
            expect(player.panel).to_be_visible()
            player.settle()
            assert serious(player.page) == [], prompt
            assert too_small_letters(player.page) == [], prompt
            player.shot(screens / f"ti4-{prompt.replace(' ', '-')}-1440.png")
        if prompt == "assign hits":
            change_a_fate(player)
        elif prompt == "land":
            land_two_and_one(player)
        elif prompt == "produce":
            build(player)
        elif prompt == "pay":
            pay_otherwise(player)
        player.answer()
    assert seen >= WHOLE_ACTION, seen
    told = player.page.locator(".side")
    player.press(player.page.get_by_role("tab", name=player.word("side.log")))
    expect(told).to_contain_text(re.compile("Archon Tau"))


def change_a_fate(player: Commander) -> None:
    """What is proposed is complete; a click frees a hit, another unit takes it."""
    tiles = player.panel.locator("[data-unit]")
    expect(player.confirm).to_be_enabled()
    before = tiles.evaluate_all("all => all.map(each => each.dataset.fate)")
    taken = next(place for place, fate in enumerate(before) if fate != "stays")
    while tiles.nth(taken).get_attribute("data-fate") != "stays":
        player.press(tiles.nth(taken))
    expect(player.confirm).to_be_disabled()
    player.press(tiles.last)
    expect(tiles.last).not_to_have_attribute("data-fate", "stays")
    expect(player.confirm).to_be_enabled()


def land_two_and_one(player: Commander) -> None:
    expect(player.panel.locator(".rolls")).to_contain_text("Dreadnought", ignore_case=True)
    mine, taken = player.panel.locator('[data-row$="-infantry"]').all()
    player.less(taken)
    player.more(mine)
    player.settle()
    expect(player.verdict).to_have_attribute("data-verdict", "")
    player.more(mine)
    expect(player.verdict).to_have_attribute("data-verdict", "not-so-many-aboard")
    player.less(mine)
    expect(player.verdict).to_have_attribute("data-verdict", "")


def build(player: Commander) -> None:
    """More than the docks produce is refused with the numbers; the limits tell what is used."""
    for row in player.panel.locator("[data-row]").all():
        player.less(row, player.number(row))
    refused = player.panel.locator(".line:has(.why)")
    expect(refused).not_to_have_count(0)
    expect(refused.locator(".price")).to_have_count(0)  # the reason is enough
    player.more(player.row("fighter"), 4)
    player.settle()
    expect(player.panel.locator(".limits")).to_contain_text("4")
    expect(player.verdict).to_have_attribute("data-verdict", "")
    player.more(player.row("infantry"))
    expect(player.verdict).to_have_attribute("data-verdict", "production-limit")
    player.less(player.row("infantry"))
    expect(player.verdict).to_have_attribute("data-verdict", "")


def pay_otherwise(player: Commander) -> None:
    """A planet instead of what is proposed, and too little is refused."""
    ways = player.panel.locator("[data-way]")
    player.press(ways.last)
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    planet = player.panel.locator("[data-pay]").first
    if planet.get_attribute("aria-pressed") == "true":
        player.press(planet)
        expect(player.verdict).to_have_attribute("data-verdict", "pays-too-little")
        player.press(planet)
    expect(player.verdict).to_have_attribute("data-verdict", "")


def test_a_double_press_answers_one_question(people: Crowd) -> None:
    """Its second half comes when the next question is open, and filled in already: it was not meant for that."""
    player = seated(people.come("Lena"))
    filled: set[str] = set()
    prompt = player.wait()
    while prompt != "end turn":
        player.pick(prompt)
        expect(player.confirm).to_be_enabled()
        prompt = press_twice(player)
        if player.confirm.is_enabled():
            filled.add(prompt)
    assert filled >= {"move", "land", "end turn"}, filled
    assert player.send() != "end turn", "one press ends it"


def press_twice(player: Commander) -> str:
    """The question after the one that the first half answers; the second half leaves it as it is."""
    mouse, box = player.page.mouse, player.confirm.bounding_box()
    assert box is not None
    player.answered = str(player.bar.get_attribute("data-question"))
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.up()
    prompt = player.wait()
    before = player.page.evaluate(STANDS)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    assert player.page.evaluate(STANDS) == before
    return prompt


def test_the_same_by_keys(people: Crowd) -> None:
    """Plus and minus on a row, Home and End for none and all, Enter sends; tiles and planets answer to Space."""
    player = seated(people.come("Lena"))
    keyboard = player.page.keyboard
    assert player.wait() == "action"
    keyboard.press("2")
    player.answered = str(player.bar.get_attribute("data-question"))
    keyboard.press("Enter")
    assert player.wait() == "activate"
    player.page.locator('.sky [data-thing^="system-"]').filter(has_text=HOME).focus()
    keyboard.press("Space")
    player.answered = str(player.bar.get_attribute("data-question"))
    keyboard.press("Enter")
    assert player.wait() == "move"
    fighters = player.row("fighter", "/3")
    fighters.locator("[data-more]").focus()
    keyboard.press("-")
    assert player.number(fighters) == 2
    keyboard.press("Home")
    assert player.number(fighters) == 0
    keyboard.press("End")
    assert player.number(fighters) == 3
    keyboard.press("-")
    keyboard.press("+")
    assert player.number(fighters) == 3
    met: set[str] = set()
    for _ in range(60):
        prompt = player.wait()
        if prompt == "end turn":
            break
        met.add(prompt)
        player.settle()
        if not player.confirm.is_enabled():
            keyboard.press("1")
        if prompt == "assign hits":
            player.panel.locator("[data-unit]").first.focus()
            keyboard.press("Space")
            while not player.confirm.is_enabled():
                keyboard.press("Space")
        player.answered = str(player.bar.get_attribute("data-question"))
        player.bar.locator("h2").focus()
        keyboard.press("Shift")  # twice the same key at once would be one press, for the question before
        keyboard.press("Enter")
    assert met >= {"move", "announce retreat", "produce"}, met


def test_a_tactical_action_on_a_phone(people: Crowd, screens: Path) -> None:
    made = people.phone("Lena", language="de")
    player = seated(made, Thumb)
    seen: set[str] = set()
    for _ in range(60):
        prompt = player.wait()
        if prompt == "end turn":
            break
        if prompt not in seen and prompt not in ("action", "activate"):
            seen.add(prompt)
            player.settle()
            assert serious(player.page) == [], prompt
            assert not too_wide(player.page), prompt
            assert too_small(player.page, TOUCHED) == [], prompt
            player.shot(screens / f"ti4-{prompt.replace(' ', '-')}-390.png")
        if prompt == "move":
            assert player.page.evaluate(IN_SIGHT) >= 4
            player.press(player.page.get_by_role("button", name=word("hint:read", "de")))
            expect(player.page.locator(".pulled .phase-hint")).to_be_visible()
            fighters = player.row("fighter", "/3")
            player.less(fighters)
            assert player.number(fighters) == 2
            expect(player.confirm).to_contain_text("10 Einheiten bewegen")
        if prompt == "produce":
            player.less(player.row("flagship"))  # all of it would be paid with all that there is: nothing to ask
            expect(player.confirm).to_contain_text("3 Einheiten bauen")
        player.answer()
    assert seen >= {"move", "announce retreat", "produce", "pay"}, seen


def test_it_speaks_german_in_a_narrow_window_and_in_the_light(people: Crowd, screens: Path) -> None:
    player = seated(people.come("Lena", (1024, 768), "de", color_scheme="light"))
    player.until("move")
    player.settle()
    expect(player.panel).to_contain_text("Flottenpool")
    expect(player.panel).to_contain_text("für den Sieg im Raumkampf")
    assert serious(player.page) == []
    player.shot(screens / "ti4-move-1024-light.png")
    for width in (1440, 1220, 1024):  # all names, or only that of the present phase: beside nothing else
        player.page.set_viewport_size({"width": width, "height": 768})
        player.page.wait_for_function(FITS)
    player.until("produce")
    player.settle()
    expect(player.panel).to_contain_text("Ressourcen")
    assert serious(player.page) == []
    player.shot(screens / "ti4-produce-1024-light.png")


def test_a_half_made_plan_survives_a_reload(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    player.until("move")
    cruisers = player.row("cruiser", "/2")
    player.less(cruisers)
    player.page.reload()
    expect(player.row("cruiser", "/2")).to_contain_text("1/2")
    expect(player.confirm).to_contain_text("10")


def test_a_transaction_is_offered_before_the_action(people: Crowd, screens: Path) -> None:
    """Beside the question: who has nothing to give says so; both sides are told what they would hold; one message."""
    player = seated(people.come("Lena"))
    assert player.wait() == "action"
    player.answered = str(player.bar.get_attribute("data-question"))
    player.press(player.page.locator("[data-aside]").first)
    if player.wait() == "transaction with":
        expect(player.panel.locator(".off .rule").first).to_be_visible()
        player.press(player.panel.locator("[data-option]").first)
        player.send()
    expect(player.panel).to_have_attribute("data-panel", "trade")
    expect(player.confirm).to_be_disabled()
    mine = player.panel.locator('[data-row="0-commodities"]')
    player.more(mine, 2)
    player.more(player.panel.locator('[data-row="1-commodities"]'), 2)
    player.settle()
    expect(player.panel.locator(".half").first).to_contain_text("7")
    assert serious(player.page) == []
    player.shot(screens / "ti4-terms-1440.png")
    player.send()
    assert player.wait() == "action"
