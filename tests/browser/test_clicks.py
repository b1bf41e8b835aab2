"""Every click counts: nothing that can be clicked moves while others are shown at work, and a double click confirms."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect

from browser.conftest import DESKTOP, Crowd, Server
from browser.play import Player, serious
from browser.test_cosmic import sit_down

HELD = 90  # milliseconds between press and release, as people do it
MOMENTS = 20
APART = 130  # milliseconds between two moments: together they outlast the film
PHONE = (390, 844)
SIZES = [DESKTOP, (1024, 768), PHONE]

# A place counts as people see it. What answers to a change of size (the log keeps its lines still) is called just
# before the next picture, observers in the order in which they came: this one is the last. Unlike frames of an
# animation they do not wait for the clock of the test.
PICTURE = """await new Promise(seen => {
    const last = new ResizeObserver(() => { last.disconnect(); seen(); });
    last.observe(document.body);
  });"""

# Remember where everything is that can be clicked, and tell what has moved since the last look.
LOOK = (
    f"async () => {{ {PICTURE}"
    + """
  window.places ??= new Map();
  const moved = [];
  const all = ".felt button:not(:disabled):not([aria-disabled=true]), .felt a, .tabs button, .dock button";
  for (const each of document.querySelectorAll(all)) {
    if (getComputedStyle(each).pointerEvents === "none") continue;
    const box = each.getBoundingClientRect();
    const now = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
    const before = window.places.get(each);
    if (before && before !== now) moved.push(`${each.className} ${each.innerText}: ${before} -> ${now}`);
    window.places.set(each, now);
  }
  return moved;
}"""
)
MIDDLE = (
    f"async each => {{ {PICTURE}"
    + """
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
)


class Film:
    """What the server told a player of five, from the last answer to "Whose ally will you be", to be shown again."""

    def __init__(self, address: str, table: str, cookies: object, before: str, after: list[str]) -> None:
        self.address = address
        self.table = table
        self.cookies = cookies
        self.before = before  # the table before the others went on
        self.after = after

    def open(self, page: Page) -> Screening:
        """Sit down at the table as it was before. From here on the test says what time it is."""
        lines: list[WebSocketRoute] = []

        def answer(line: WebSocketRoute) -> None:
            lines.append(line)
            line.send(self.before)

        page.route_web_socket("**/live*", answer)
        page.clock.install(time=datetime(2026, 1, 1))
        page.goto(f"{self.address}/table/{self.table}")
        expect(page.locator(".planet").first).to_be_visible()
        page.clock.pause_at(datetime(2026, 1, 2))
        return Screening(self, page, lines[-1])


class Screening:
    """The film before somebody's eyes, as often as it takes."""

    def __init__(self, film: Film, page: Page, line: WebSocketRoute) -> None:
        self.film = film
        self.page = page
        self.line = line

    def is_running(self) -> bool:
        return self.page.locator(".flow.behind").count() > 0

    def begin(self) -> None:
        """From the start: all that the others do comes in one go, and the question with it."""
        self.line.send(self.film.before)
        expect(self.page.locator("[data-question]")).to_have_count(0)
        for told in self.film.after:
            self.line.send(told)
        expect(self.page.locator('[data-prompt="ally"]')).to_be_visible()

    def press(self, place: list[float]) -> None:
        """A click as people do it."""
        self.page.mouse.move(*place)
        self.page.mouse.down()
        self.page.clock.run_for(HELD)
        self.page.mouse.up()


@pytest.fixture(scope="module")
def film(browser: Browser, server: Server) -> Iterator[Film]:
    crowd = Crowd(browser, server.address)
    told: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: told.append(str(frame)))

    made = crowd.come("Lena")
    made.page.on("websocket", listen)
    player = sit_down(made, "greedy", "greedy", "greedy", "greedy")
    asked = 0
    while player.wait() != "over":
        asked += player.bar.get_attribute("data-prompt") == "ally"
        if asked == 2:  # an encounter has ended before it, with cards turned up and ships lost
            break
        player.answer()
    states = [state for state in told if json.loads(state)["type"] == "state"]
    last = max(n for n, state in enumerate(states[:-1]) if json.loads(state)["question"] is not None)
    yield Film(
        server.address,
        player.page.url.rsplit("/", 1)[-1],
        player.page.context.storage_state(),
        states[last + 1],
        states[last + 2 :],
    )
    crowd.go()


@pytest.fixture
def crowd_of(browser: Browser, film: Film) -> Iterator[Crowd]:
    gathered = Crowd(browser, film.address)
    yield gathered
    gathered.go()


def screening(crowd: Crowd, film: Film, size: tuple[int, int]) -> Screening:
    """Before somebody for whom things may move."""
    phone = size[0] < 900
    wishes = {"reduced_motion": "no-preference", "storage_state": film.cookies, "has_touch": phone, "is_mobile": phone}
    return film.open(crowd.come("", size, "en", **wishes).page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_every_click_counts_at_each_moment_of_a_film(crowd_of: Crowd, film: Film, size: tuple[int, int]) -> None:
    shown = screening(crowd_of, film, size)
    page = shown.page
    running = 0
    for moment in range(MOMENTS):
        shown.begin()
        page.clock.run_for(moment * APART)
        running += shown.is_running()
        option = page.locator("[data-option]").nth(moment % 2)
        shown.press(option.evaluate(MIDDLE))
        expect(option, f"moment {moment}").to_have_attribute("aria-pressed", "true")
        assert not shown.is_running(), "whoever clicks has seen enough"
        expect(page.locator(".confirm")).to_be_enabled()
    assert 3 < running < MOMENTS, "some of the clicks came while others were shown at work, some after it"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_that_can_be_clicked_moves_while_a_film_is_shown(
    crowd_of: Crowd, film: Film, size: tuple[int, int]
) -> None:
    shown = screening(crowd_of, film, size)
    shown.begin()
    assert shown.is_running()
    moved: list[str] = []
    for moment in range(MOMENTS):
        moved += [f"{moment}: {each}" for each in shown.page.evaluate(LOOK)]
        shown.page.clock.run_for(APART)
    assert not shown.is_running()
    moved += shown.page.evaluate(LOOK)
    assert shown.page.evaluate("() => window.places.size") > 10
    assert moved == []


def test_a_line_of_the_log_stays_under_the_pointer(crowd_of: Crowd, film: Film) -> None:
    shown = screening(crowd_of, film, DESKTOP)
    page = shown.page
    shown.begin()
    chip = page.locator(".log .rule").last.element_handle()
    rule, place = chip.inner_text(), chip.evaluate(MIDDLE)
    lines = page.locator(".log li").count()
    page.mouse.move(*place)
    page.clock.run_for(3000)
    assert page.locator(".log li").count() > lines
    assert chip.evaluate(MIDDLE) == place
    shown.press(place)
    expect(page.locator("dialog[open]")).to_contain_text(rule)
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.clock.run_for(100)
    expect(page.locator(".log li").last).to_be_in_viewport()


# -- five at a table ---------------------------------------------------------------------------------------------------

# What lies on something else, among counters, planets, names and the encounter; and what is too small to read.
CROWDED = """() => {
  const boxes = [];
  const add = (kind, element, of) => {
    const box = element.getBoundingClientRect();
    const text = (element.innerText ?? "").replaceAll("\\n", " ");
    if (box.width) boxes.push({ kind, of, name: `${kind} ${of} ${text}`.trim(), box });
  };
  const map = document.querySelector(".map").getBoundingClientRect();
  for (const planet of document.querySelectorAll(".planet")) {
    const of = planet.dataset.thing;
    add("planet", planet.querySelector("svg circle"), of);
    for (const each of planet.querySelectorAll(".pills")) add("counter", each, of);
  }
  for (const each of document.querySelectorAll(".warp .stack, .gates .stack")) add("counter", each, "warp or gate");
  const names = ".label-of :is(.who b, .alien, .pips, .fact)";
  for (const each of document.querySelectorAll(names)) add("name", each, "label");
  for (const each of document.querySelectorAll(".map .stage")) add("encounter", each, "stage");
  const wrong = [];
  for (const one of boxes.filter(each => each.kind === "counter")) {
    const a = one.box;
    if (a.left < map.left - 1 || a.right > map.right + 1 || a.top < map.top - 1 || a.bottom > map.bottom + 1)
      wrong.push(`${one.name} leaves the map`);
    for (const other of boxes) {
      if (other === one || (other.of === one.of && one.of !== "warp or gate")) continue;
      const b = other.box;
      if (other.kind === "planet") {  // round: how near is the middle to the counter
        const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
        const far = Math.hypot(x - Math.min(a.right, Math.max(a.left, x)), y - Math.min(a.bottom, Math.max(a.top, y)));
        if (far < b.width / 2 - 1) wrong.push(`${one.name} on ${other.name}`);
      } else if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        wrong.push(`${one.name} on ${other.name}`);
    }
  }
  return [...new Set(wrong)];
}"""
SMALL = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector(".felt"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !element.closest(".cosmic, .hand") || element.closest(".vh")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < 11) found.add(`${element.className}: ${element.innerText} ${size}`);
  }
  return [...found];
}"""


def crowded(state: str, guests: int, target: int) -> str:
    """That table, with ships of so many others on every planet, in the warp, and on the gate towards the target.

    All four others at once can only be everywhere in one system: more colonies than four win.
    """
    told = json.loads(state)
    view = told["view"]
    seats = len(view["players"])
    for planet in range(seats * view["planets_each"]):
        home = planet // view["planets_each"]
        ships = [0] * seats
        for seat in range((guests if guests < 4 or home == target // view["planets_each"] else 0) + 1):
            ships[(home + seat) % seats] = 4 - seat // 2
        view["colonies"][planet] = ships
    for seat, player in enumerate(view["players"]):
        player.update(warp=3, gate=2 if seat in (1, 2) else 0, beside=1 if seat == 4 else 0)
    view["encounter"].update(planet=target, offense=1, defense=target // view["planets_each"])
    return json.dumps(told)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_counters_lie_on_nothing_with_five_at_the_table(
    crowd_of: Crowd, film: Film, size: tuple[int, int], screens: Path
) -> None:
    shown = screening(crowd_of, film, size)
    page = shown.page
    wrong: list[str] = []
    for guests in (1, 2, 4):
        for target in (0, 2, 10, 13, 15, 18, 20):
            shown.line.send(crowded(film.before, guests, target))
            expect(page.locator(f'.planet.target[data-thing="planet-{target}"]')).to_be_visible()
            page.keyboard.press("Escape")  # nothing is on its way any more
            wrong += [f"{guests} guests, at {target}: {each}" for each in page.evaluate(CROWDED)]
            page.screenshot(path=screens / f"cosmic-five-{size[0]}-{guests}.png")
    assert page.evaluate(SMALL) == []
    assert wrong == []


# -- one press picks, two at once choose -------------------------------------------------------------------------------


def note_question(player: Player) -> None:
    """What is asked now will be answered by what follows."""
    player.answered = str(player.bar.get_attribute("data-question"))


def test_a_double_click_takes_an_option_and_confirms(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    player.play_now()
    page = player.page
    assert player.wait() == "opening discard"
    cards = page.locator(".hand-place [data-thing]")
    old = player.bar.get_attribute("data-question")
    cards.first.dblclick()  # of two that are asked for one is not enough: it stays picked
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    assert player.bar.get_attribute("data-question") == old
    player.answered = str(old)
    cards.nth(1).dblclick()
    assert player.wait() == "action"
    action = page.locator('.felt [data-thing^="action-"]')
    action.first.click()
    action.first.click()  # a while later: it is still what I want
    expect(action.first).to_have_attribute("aria-pressed", "true")
    note_question(player)
    action.nth(2).dblclick()
    player.wait()
    expect(page.locator(".ref")).to_have_count(0)


def test_a_double_click_on_the_way_out_and_on_words(server: Server, crowd: Crowd) -> None:
    player = sit_down(crowd.come("Lena"), "greedy", "greedy", "greedy", "greedy")
    assert player.play_until("ally")
    note_question(player)
    stay = player.page.locator(".choices [data-option]").first
    stay.dblclick()
    player.wait()
    expect(player.page.get_by_role("log")).to_contain_text("You stay out of it.")
    while not player.bar.locator(".out").count():
        player.answer()
        assert player.wait() != "over"
    note_question(player)
    player.bar.locator(".out").dblclick()
    assert player.wait()


# Two presses of a key, as fast as fingers are: both in one go, so that no slow machine comes between them.
TWICE = """key => {
  for (const _ of [1, 2]) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}"""


def test_keys_pick_and_confirm_but_never_pick_and_unpick(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    player.play_now()
    page = player.page
    assert player.wait() == "opening discard"
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(player.confirm).to_be_enabled()
    page.wait_for_timeout(600)  # a second thought
    page.keyboard.press("2")
    expect(player.confirm).to_be_disabled()
    page.wait_for_timeout(600)
    note_question(player)
    page.evaluate(TWICE, "2")
    assert player.wait() == "action"

    # Enter on an option picks it, and once more confirms; a key that is held down is one press.
    page.keyboard.press("o")
    option = player.bar.locator("[data-option]").nth(3)
    option.focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(option).to_have_attribute("aria-pressed", "true")
    note_question(player)
    page.keyboard.press("Enter")
    assert player.wait() != "action"


@pytest.mark.parametrize("hidden", [".hand-place", ".tableau"])
def test_a_flight_to_what_is_not_shown_is_no_flight(crowd: Crowd, hidden: str) -> None:
    """Cards fly from hand to tableau and neighbours close up; where one of them has no size, nobody complains."""
    player = crowd.come("Lena", reduced_motion="no-preference")
    player.play_now()
    assert player.play_until("pay")
    player.answer()
    player.page.add_style_tag(content=f"{hidden} {{ display: none !important; }}")
    for _ in range(8):
        if player.wait() == "over":
            break
        player.page.keyboard.press("o")
        options = player.bar.locator("[data-option]")
        for place in range(options.count()):
            if not player.confirm.is_enabled():
                options.nth(place).click()
        note_question(player)
        player.confirm.click()
    assert crowd.wrong == []


def test_ships_that_are_alike_are_one_row_that_counts(crowd: Crowd) -> None:
    """In the list of all choices, too: a row for each planet, with a stepper for mouse and keys."""
    player = sit_down(crowd.come("Lena"), "greedy", "greedy", "greedy", "greedy")
    assert player.play_until("ally ships")
    page = player.page
    page.keyboard.press("o")
    rows = player.bar.locator(".counts")
    assert 1 < rows.count() < 6
    more = rows.first.get_by_role("button").last
    more.click()
    more.focus()
    page.keyboard.press("Space")
    expect(rows.first.locator("[aria-live]")).to_contain_text("2")
    rows.first.get_by_role("button").first.click()
    expect(rows.first.locator("[aria-live]")).to_contain_text("1")
    assert serious(page) == []
    note_question(player)
    player.confirm.click()
    player.wait()
    expect(page.get_by_role("log")).to_contain_text("with 1 ship")
