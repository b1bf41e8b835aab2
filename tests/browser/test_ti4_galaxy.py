"""The galaxy of Twilight Imperium in the browser: by pointer, by keys, by ear, on a phone, in two languages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Response, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import DRAWN, Player, Toucher, serious, too_small, too_wide
from browser.words import word
from support.ti4_served import PROGRAM

FIRST_LOAD = 250_000  # bytes, compressed: what somebody loads who opens a table
# Where the bar, the galaxy and its first system are: from one question to the next nothing moves.
PLACES = """() => [".decision", ".sky", '.sky [data-thing="system-0"]']
  .map(each => document.querySelector(each).getBoundingClientRect())
  .map(box => [box.top, box.left].map(Math.round).join()).join(" ")"""
AROUND = ("n", "ne", "se", "s", "sw", "nw")
SCALE = """() => new DOMMatrix(getComputedStyle(document.querySelector(".world")).transform)"""


class Admiral(Player):
    """Answers with the way out where there is one, else with what comes first."""

    def start(self, players: int = 3) -> None:
        body = {"game": "ti4", "players": players, "bot": "greedy"}
        self.open(f"/table/{self.call('POST', '/api/tables/play-now', body)['id']}")

    def pick(self, prompt: str) -> None:
        if self.bar.locator(".out").count():
            self.press(self.bar.locator(".out"))
        elif not self.confirm.is_enabled():
            self.press(self.page.locator('.felt [data-offered="true"], .side [data-option], .bar [data-option]').first)

    @property
    def systems(self) -> Locator:
        return self.page.locator('.sky [data-thing^="system-"]')

    def said(self) -> list[str]:
        """What is read aloud of each system, ring after ring."""
        return self.systems.all_inner_texts()

    def reachable(self) -> Locator:
        """A system in which my ships could arrive."""
        arrive = word("ti4:spoken arrive", self.language, n=2).split("{")[0]
        return self.systems.filter(has_text=re.compile(r"[2-9] " + re.escape(arrive.split(" ", 1)[1]))).first

    def activate(self) -> str:
        """Activate a system that ships could reach; the next question."""
        assert self.wait() == "action"
        self.press(self.reachable())
        return self.send()

    def until_action(self) -> None:
        while self.wait() != "action":
            self.answer()

    def world(self) -> dict[str, float]:
        found: dict[str, float] = self.page.evaluate(f"({SCALE})().toJSON()")
        return {"scale": found["a"], "x": found["e"], "y": found["f"]}


class Thumb(Toucher, Admiral):
    pass


def seated(made: Player, kind: type[Admiral] = Admiral, players: int = 3) -> Admiral:
    player = kind(made.page, made.address, made.language)
    player.start(players)
    player.until_action()  # whatever the cards in hand could do before it
    return player


@pytest.fixture(scope="module")
def imperium(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("imperium"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, imperium: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, imperium.address)
    yield gathered
    gathered.go()


def test_a_system_is_activated_by_pointer(people: Crowd) -> None:
    """Pointing shows what stands there, one click aims, one confirms; nothing moves meanwhile."""
    player = seated(people.come("Lena"))
    assert player.wait() == "action"
    places = player.page.evaluate(PLACES)
    home = player.systems.filter(has_text=word("ti4:home mine"))
    home.hover()
    whole = player.page.locator(".whole")
    expect(whole).to_contain_text(word("ti4:in space"))
    player.page.locator(".bar h2").hover()
    expect(whole).to_have_count(0)
    player.press(player.reachable())
    expect(player.page.locator('.sky [aria-pressed="true"]')).to_have_count(1)
    expect(player.page.locator(".side")).to_contain_text(word("ti4:could come"))
    expect(player.confirm).to_contain_text(word("ti4:step.activate"))
    assert player.page.evaluate(PLACES) == places
    player.send()
    assert player.page.evaluate(PLACES) == places
    expect(player.systems.filter(has_text=word("ti4:active"))).to_have_count(1)
    assert player.page.locator(".sky .active.mine").count() == 1, "brass: it is mine to act there"


def test_what_holds_my_token_says_why_not(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    player.activate()
    player.until_action()
    mine = player.systems.filter(has_text=word("ti4:token mine"))
    expect(mine).to_have_attribute("data-offered", "false")
    mine.hover()
    expect(player.page.locator("[data-why]")).to_have_attribute("data-why", "own-token")


def test_the_galaxy_by_keys(people: Crowd) -> None:
    """One stop for Tab, arrows from system to system, Home to the middle; Space aims and Enter activates."""
    player = seated(people.come("Lena"))
    player.wait()
    keyboard, focused = player.page.keyboard, player.page.locator(":focus")
    stop = player.page.locator('.sky ul [tabindex="0"]')
    expect(stop).to_have_count(1)
    stop.focus()
    keyboard.press("Home")
    expect(focused).to_contain_text("Mecatol Rex")
    keyboard.press("ArrowUp")
    expect(focused).to_contain_text(word("ti4:ring", n=1, wind=word("ti4:n")))
    keyboard.press("ArrowRight")
    expect(focused).to_contain_text(word("ti4:ne"))
    expect(player.page.locator('.sky ul [tabindex="0"]')).to_have_count(1)
    expect(player.page.locator(".whole")).to_be_visible()
    keyboard.press("Space")
    expect(focused).to_have_attribute("aria-pressed", "true")
    player.answered = str(player.bar.get_attribute("data-question"))
    keyboard.press("Enter")
    player.wait()
    expect(player.systems.filter(has_text=word("ti4:active"))).to_contain_text(word("ti4:ne"))


def test_looking_around_with_keys_wheel_and_drag(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    player.wait()
    page = player.page
    whole = player.world()
    page.keyboard.press("+")
    assert player.world()["scale"] > whole["scale"]
    page.keyboard.press("f")
    assert player.world() == whole
    middle = player.systems.first.bounding_box()
    assert middle is not None
    x, y = middle["x"] + 20, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -240)
    near = player.world()
    assert near["scale"] > 1.2 * whole["scale"]
    sky = page.locator(".sky").bounding_box()
    assert sky is not None
    under = [((x - sky["x"]) - each["x"]) / each["scale"] for each in (whole, near)]
    assert abs(under[0] - under[1]) < 1, "what lies under the pointer stays there"
    page.mouse.down()
    page.mouse.move(x + 90, y + 30, steps=4)
    page.mouse.up()
    moved = player.world()
    assert (round(moved["x"] - near["x"]), round(moved["y"] - near["y"])) == (90, 30)
    assert not page.locator('.sky [aria-pressed="true"]').count(), "a drag picks nothing"
    page.locator('.sky ul [tabindex="0"]').focus()
    before = player.world()
    page.keyboard.press("Shift+ArrowRight")
    assert player.world()["x"] < before["x"]


def test_everything_in_the_galaxy_can_be_heard(people: Crowd) -> None:
    """A list by rings, each clockwise from the north, every system with who stands where."""
    player = seated(people.come("Lena"), players=6)
    player.wait()
    said = player.said()
    assert len(said) == 37
    assert said[0].startswith(word("ti4:ring 0"))
    rings = [re.match(r"ring (\d), ([a-z-]+): ", each) for each in said[1:]]
    found = [(int(match[1]), match[2]) for match in rings if match]
    assert [ring for ring, _ in found] == [1] * 6 + [2] * 12 + [3] * 18
    assert [wind for ring, wind in found if ring == 1] == [word(f"ti4:{each}") for each in AROUND]
    homes = [each for each in said if "home" in each]
    assert len(homes) == 6
    for each in homes:
        assert re.search(r": \d+ [a-z]+", each), each
    names = player.page.get_by_role("list", name=word("ti4:galaxy list")).get_by_role("button")
    assert names.count() == 37


def test_the_odds_of_a_combat_are_one_step_away(people: Crowd) -> None:
    """From a system with ships of others to the odds page, which knows who stands there."""
    player = seated(people.come("Lena"))
    player.wait()
    player.press(player.systems.filter(has_text=word("ti4:home of", name="")).first)
    link = player.page.locator('.side a[href^="/odds/"]')
    expect(link).to_contain_text(word("ti4:odds"))
    asked = parse_qs(urlsplit(str(link.get_attribute("href"))).query)
    assert re.search(r"\d+ [a-z]+", asked["defender"][0])
    odds = player.call("GET", f"/api/odds/ti4?{urlencode({'attacker': '3 cruiser', 'defender': asked['defender'][0]})}")
    assert odds, "the server reads it"


def test_what_moved_is_dotted(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    player.activate()
    while player.bar.get_attribute("data-prompt") != "move":
        player.answer()
        player.wait()
    assert player.page.locator(".sky .path").count() >= 1, "the plan that is proposed"
    while player.send() in ("move", "carry"):
        pass
    expect(player.page.locator(".sky .trace.s1")).not_to_have_count(0)


def test_the_sheet_of_a_seat(people: Crowd) -> None:
    """From the rail or by a key; it lies over the galaxy until a press leads back."""
    player = seated(people.come("Lena"))
    player.wait()
    page = player.page
    page.locator('.players [data-thing="seat-1"]').click()
    sheet = page.locator("section.sheet")
    expect(sheet.get_by_role("tab", selected=True)).to_contain_text(page.locator(".players .name").nth(1).inner_text())
    expect(sheet.locator("tbody tr")).to_have_count(9)  # neither mechs nor war suns
    assert serious(page) == []
    page.keyboard.press("h")
    expect(sheet.get_by_role("tab", selected=True)).to_contain_text(word("ti4:You"))
    sheet.get_by_role("button", name=word("ti4:to galaxy")).click()
    expect(sheet).to_have_count(0)
    expect(player.systems.first).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [((1440, 900), "dark"), ((1440, 900), "light"), ((1024, 768), "dark")])
def test_the_galaxy_keeps_nobody_out(people: Crowd, size: tuple[int, int], theme: str) -> None:
    """Axe finds nothing serious, no letter is too small, nothing is wider than the screen; before and in a movement."""
    player = seated(people.come("Lena", size, color_scheme=theme), players=6)
    player.wait()
    wrong = serious(player.page) + too_small_letters(player.page)
    player.activate()
    while player.bar.get_attribute("data-prompt") != "move":
        player.answer()
        player.wait()
    wrong += serious(player.page) + too_small_letters(player.page)
    assert wrong == []
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_in_german(people: Crowd) -> None:
    """The galaxy over the sheet: a tap aims, or shows what stands there; all is large enough to touch."""
    player = seated(people.phone("Jonas", language="de"), kind=Thumb)
    player.wait()
    page = player.page
    assert not too_wide(page)
    assert too_small(page, ".sky .controls button, .players button, .pulled button") == []
    assert serious(page) + too_small_letters(page) == []
    assert player.said()[2].startswith(word("ti4:ring", "de", n=1, wind=word("ti4:ne", "de")))
    player.press(page.get_by_role("button", name=word("ti4:fit", "de")))  # a question before it may have moved the view
    player.press(player.reachable())
    expect(page.locator('.sky [aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".pulled")).to_contain_text(word("ti4:could come", "de"))
    player.send()
    while player.bar.get_attribute("data-prompt") != "move":
        player.answer()
        player.wait()
    active = player.systems.filter(has_text=word("ti4:active", "de"))
    box, sky = active.bounding_box(), page.locator(".sky").bounding_box()
    assert box is not None
    assert sky is not None
    assert sky["x"] <= box["x"]
    assert box["x"] + box["width"] <= sky["x"] + sky["width"], "brought into sight"
    player.press(active)
    expect(page.locator(".whole")).to_contain_text(word("ti4:active", "de"))
    assert not too_wide(page)


def test_a_turn_begins_at_home_on_a_phone(people: Crowd) -> None:
    """After I was elsewhere the galaxy comes home; where I have looked myself, it stays."""
    player = seated(people.phone("Jonas"), kind=Thumb)
    player.wait()
    home = player.world()
    player.activate()
    assert player.world() != home
    player.until_action()
    player.page.evaluate(DRAWN)
    assert player.world() == home
    box = player.page.locator(".sky").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x - 40, y - 50, steps=4)
    player.page.mouse.up()
    there = player.world()
    assert there != home
    player.page.mouse.move(0, 0)  # a thumb points at nothing afterwards, and shows no card of a system
    player.answer()
    player.until_action()
    player.page.evaluate(DRAWN)
    assert player.world() == there


def test_two_fingers_enlarge_the_galaxy(people: Crowd) -> None:
    player = seated(people.phone("Jonas"), kind=Thumb)
    player.wait()
    before = player.world()
    box = player.page.locator(".sky").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = player.page.context.new_cdp_session(player.page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    player.page.evaluate(DRAWN)
    assert player.world()["scale"] > 1.4 * before["scale"]
    assert not player.page.locator('.sky [aria-pressed="true"]').count()


def test_the_first_load_of_a_table_is_small(people: Crowd) -> None:
    player = Admiral((made := people.come("Lena")).page, made.address)
    loaded: list[Response] = []
    player.call("GET", "/api/me")
    player.page.on("response", lambda each: loaded.append(each))
    player.start()
    player.wait()
    bodies: list[Any] = [each.body() for each in loaded if each.ok and "/api/" not in each.url]
    assert len(bodies) > 4
    assert sum(len(gzip.compress(each, 6)) for each in bodies) < FIRST_LOAD
