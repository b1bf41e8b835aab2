"""Cosmic Encounter in the browser: encounters by clicks and by keys, a deal, a phone in German, and what axe finds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import ROOT, SERVE, Crowd, Server
from browser.play import Player
from browser.words import word
from support.cosmic_talks import TALKERS

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter(each => ["serious", "critical"].includes(each.impact))
    .map(each => `${each.id}: ${each.nodes.map(node => node.target.join(" ")).slice(0, 3).join(", ")}`);
}"""
# For both sides that show a total: what their lines add up to, and the total.
SUMS = """() => [...document.querySelectorAll(".side-of")].filter(side => side.querySelector(".total:not(.sofar)"))
  .map(side => [
    [...side.querySelectorAll("dd")].reduce((sum, each) => sum + (Number(each.innerText.replace("−", "-")) || 0), 0),
    Number(side.querySelector(".total b").innerText),
  ])"""
TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth || innerWidth > 391"
# Things that can be touched and are smaller than a finger.
SMALL = """() => [...document.querySelectorAll('.felt [data-offered="true"], .picker button, .choices button')]
  .map(each => [each.outerHTML.slice(0, 60), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 39.5 || box.height < 39.5)).map(([name]) => name)"""


class Voyager(Player):
    """Answers on the board: ships by steppers, a side or an alien where it lies, and passes in windows."""

    def pick(self, prompt: str) -> None:
        if self.page.locator(".picker").count():
            self.send_ships()
        elif self.bar.locator(".out").count():
            self.press(self.bar.locator(".out"))
        elif self.page.locator(".deal").count():
            self.press(self.page.locator(".deal .ends [data-option]").last)
        else:
            self.pick_one(prompt)

    def send_ships(self) -> None:
        """One ship after the other, in turn from every colony that still has one."""
        more = self.page.locator(".picker [data-more]:not([disabled])")
        self.press(more.first)
        while not self.confirm.is_enabled():
            self.press(more.last)

    def pick_one(self, prompt: str) -> None:
        found = self.page.locator('.felt [data-offered="true"]:not([disabled]), .choices [data-option]')
        for place in range(found.count()):
            self.press(found.nth(place))
            if self.confirm.is_enabled():
                return
        raise AssertionError(f"{prompt}: nothing on the board answers it")


@pytest.fixture(scope="module")
def cosmos(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("cosmos"), "import support.cosmic_talks" + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def aliens(browser: Browser, cosmos: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, cosmos.address)
    yield gathered
    gathered.go()


def sit_down(made: Player, *others: str, pace: dict[str, object] | None = None, **options: str) -> Voyager:
    player = Voyager(made.page, made.address, made.language)
    more = {"pace": pace} if pace else {}
    id, _ = player.open_table(*others, game="cosmic", options=options, **more)
    player.open(f"/table/{id}")
    return player


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def encounter(player: Player) -> int:
    """The number of the encounter in the top bar."""
    words = player.page.locator(".top .where span").inner_text().split()
    return int(words[-1]) if words and words[-1].isdigit() else 0


def test_encounters_by_clicks(aliens: Crowd) -> None:
    """Whatever is asked can be answered on the board, and what is shown of both sides adds up to their totals."""
    player = sit_down(aliens.come("Lena"), "random", "random")
    sums: list[list[int]] = []
    wrong: list[str] = []
    looked_at: set[str] = set()
    while (prompt := player.wait()) != "over" and encounter(player) < 5:
        sums += player.page.evaluate(SUMS)
        if prompt in ("launch", "encounter card", "choose alien", "reinforcing") and prompt not in looked_at:
            looked_at.add(prompt)
            wrong += [f"{prompt}: {each}" for each in serious(player.page)]
        player.answer()
    assert {"choose alien", "invite", "encounter card"} <= player.prompts
    assert player.prompts & {"launch", "ally ships"}
    assert sums
    assert all(of_lines == total for of_lines, total in sums), sums
    assert wrong == []


def test_ships_by_planet_by_stepper_and_by_keys(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena"), "random", "random", deal_aliens=TALKERS)
    page = player.page
    assert player.wait() == "aim"
    # The gate is aimed with keys alone: an arrow to a planet, Space, Enter.
    player.answered = str(player.bar.get_attribute("data-question"))
    page.keyboard.press("ArrowDown")
    aimed = page.locator(".planet:focus")
    expect(aimed).to_have_attribute("data-offered", "true")
    name = aimed.locator(".vh").inner_text().split(",")[0]
    page.keyboard.press("Space")
    expect(aimed).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    assert player.wait() == "launch"
    expect(player.bar.locator("h2")).to_contain_text(name)
    expect(page.locator(".planet.target .vh")).to_have_text(starts(name))

    # A click on a planet and its stepper are the same.
    home = page.locator('.planet[data-offered="true"]').first
    row = page.locator(".picker li").first
    home.click()
    home.click()
    expect(row.locator(".stp > span")).to_have_text("2")
    row.get_by_role("button").first.click()
    expect(home.locator(".badge")).to_have_text("1")
    expect(player.confirm).to_contain_text(word("cosmic:do.launch", n=1))
    player.answered = str(player.bar.get_attribute("data-question"))
    player.confirm.click()
    player.wait()
    expect(page.locator(".gate")).to_have_attribute("aria-label", starts(word("cosmic:on the gate")))


def test_a_deal_is_put_together_on_both_halves(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena"), "random", "random", deal_aliens=TALKERS)
    page = player.page
    assert player.play_until("deal")
    deal = page.locator(".deal")
    mine, theirs = deal.locator(".half").first, deal.locator(".half").last
    expect(player.confirm).to_be_disabled()

    # A colony from them, two cards of mine blindly, and one by name from my hand.
    theirs.locator('[data-add^="colony"]').click()
    mine.locator('[data-add^="random"]').click()
    mine.locator(".it").get_by_role("button", name=word("cosmic:more", what=word("cosmic:gift.random", n=1))).click()
    expect(mine.locator(".stp > span")).to_have_text("2")
    card = page.locator(".hand .cc").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(mine.locator(".it")).to_have_count(2)
    expect(mine.locator(".label")).to_contain_text(word("cosmic:cards of", n=3, most=5))
    assert serious(page) == []

    # The colony is the planet that is chosen on the board.
    planet = page.locator('.planet[aria-pressed="true"]')
    expect(planet).to_have_count(1)
    planet.click()
    expect(theirs.locator(".it")).to_have_count(0)
    page.locator(f'[data-thing="{planet_of(page, theirs)}"]').click()
    expect(theirs.locator(".it")).to_have_count(1)

    player.confirm.click()
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text("Offer by Lena")
    player.answered = ""
    player.wait()  # the other takes it, answers, or ends the talks: the game goes on
    expect(page.locator(".ref")).to_have_count(0)


def planet_of(page: Page, half: Locator) -> str:
    """A planet on which the player of that half could grant a colony: the one that the half itself proposes."""
    half.locator('[data-add^="colony"]').click()
    chosen = str(page.locator('.planet[aria-pressed="true"]').get_attribute("data-thing"))
    half.locator(".it .x").click()
    return chosen


def starts(text: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(text)}")


def test_newcomers_are_helped_until_they_have_had_enough(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena"), "random", "random", deal_aliens=TALKERS)
    page = player.page
    assert player.wait() == "aim"
    hint = page.locator(".phase-hint")
    expect(hint).to_contain_text(word("cosmic:hint.launch"))
    hint.get_by_role("button", name=word("cosmic:hints off")).click()
    expect(hint).to_have_count(0)
    page.reload()
    assert player.wait() == "aim"
    expect(page.locator(".stage")).to_be_visible()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name=word("cosmic:hints on")).click()
    expect(hint).to_be_visible()

    # A power is told in one line, and in full to whoever points at it, by mouse or by key.
    row = page.locator(".powers li").filter(has_text="Warpish").get_by_role("button")
    expect(row).to_contain_text("every ship in the warp")
    row.hover()
    expect(page.locator(".whole")).to_contain_text("your total has 1 more")
    page.mouse.move(5, 5)
    expect(page.locator(".whole")).to_have_count(0)
    page.keyboard.press("Tab")
    row.focus()
    expect(page.locator(".whole")).to_contain_text("your total has 1 more")


def test_the_talks_of_a_live_game_show_their_minute(aliens: Crowd) -> None:
    pace = {"kind": "live", "seconds": 300}
    player = sit_down(aliens.come("Lena"), "random", "random", pace=pace, deal_aliens=TALKERS)
    assert player.play_until("deal")
    expect(player.page.locator(".deal").get_by_role("timer")).to_have_accessible_name(re.compile(r"^(60|5\d) seconds"))


def test_the_result_tells_how_the_game_was_won(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena"), "greedy", "greedy", planets="four", aliens="green")
    page = player.page
    assert player.wait() == "choose alien"
    player.hand_over()
    player.wait_until_over()
    page.get_by_role("link", name=word("bar.result")).click()
    winner = page.locator(".pd.win").first
    expect(winner.get_by_role("img", name=word("cosmic:colonies", n=4, most=4))).to_be_visible()
    expect(page.locator(".pd .alien b")).to_have_count(3)
    endings = [word("cosmic:result.fourth"), word("cosmic:result.shared", n=4)]
    expect(page.locator(".hero .label")).to_contain_text(re.compile("|".join(endings)))
    expect(page.get_by_role("heading", name=word("cosmic:face.plot"))).to_be_visible()
    assert serious(page) == []


def test_a_phone_in_german(aliens: Crowd) -> None:
    player = sit_down(aliens.phone("Lena", language="de"), "random", "random", "random", "random", technology="yes")
    page = player.page
    wrong: list[str] = []
    small: list[str] = []
    while (prompt := player.wait()) != "over" and encounter(player) < 3:
        if prompt not in player.prompts:
            assert not page.evaluate(TOO_WIDE), prompt
            small += [f"{prompt}: {each}" for each in page.evaluate(SMALL)]
            if prompt in ("research", "ally", "encounter card"):
                wrong += [f"{prompt}: {each}" for each in serious(page)]
        player.answer()
    assert small == []
    assert wrong == []
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("navigation").get_by_role("button", name=player.word("dock.cards")).click()
    page.get_by_role("radio", name=player.word("cosmic:list.alien")).click()
    page.locator("#panel-cards li button").first.click()
    expect(page.locator(".whole")).to_contain_text(player.word("cosmic:super"))
