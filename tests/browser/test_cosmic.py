"""Cosmic Encounter in the browser: encounters by clicks and by keys, a deal, a phone in German, and what axe finds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import SERVE, Crowd, Server
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import word
from support.cosmic_endings import FIFTH, HURT, PATIENT, TOGETHER
from support.cosmic_talks import TALKERS

# For both sides that show a total: what their lines add up to, and the total.
SUMS = """() => [...document.querySelectorAll(".side-of")].filter(side => side.querySelector(".total:not(.sofar)"))
  .map(side => [
    [...side.querySelectorAll("dd")].reduce((sum, each) => sum + (Number(each.innerText.replace("−", "-")) || 0), 0),
    Number(side.querySelector(".total b").innerText),
  ])"""
# Where the bar begins, and the first planet.
PLACES = (
    """() => ["[data-question]", ".planet"].map(each => document.querySelector(each).getBoundingClientRect().top)"""
)
TOUCHABLE = '.felt [data-offered="true"], .picker button, .choices button'


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
    started = Server(tmp_path_factory.mktemp("cosmos"), "import support.cosmic_talks, support.cosmic_endings" + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def aliens(browser: Browser, cosmos: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, cosmos.address)
    yield gathered
    gathered.go()


class Thumb(Toucher, Voyager):
    """The same on a phone. A thumb that comes back to the same spot as fast as a program would is a double tap, and the
    second half of one never answers another question: so it touches the words of the question in between."""

    def press(self, what: Locator) -> None:
        if self.bar.count():
            self.bar.locator("h2").tap()
        super().press(what)


def sit_down(
    made: Player,
    *others: str,
    pace: dict[str, object] | None = None,
    kind: type[Voyager] = Voyager,
    **options: str,
) -> Voyager:
    player = kind(made.page, made.address, made.language)
    more = {"pace": pace} if pace else {}
    id, _ = player.open_table(*others, game="cosmic", options=options, **more)
    player.open(f"/table/{id}")
    return player


def encounter(player: Player) -> int:
    """The number of the encounter in the top bar."""
    words = player.page.locator(".top .where span").inner_text().split()
    return int(words[-1]) if words and words[-1].isdigit() else 0


def test_encounters_by_clicks(aliens: Crowd) -> None:
    """Whatever is asked can be answered on the board, and what is shown of both sides adds up to their totals.

    From one question to the next nothing moves, and the log speaks to the reader.
    """
    player = sit_down(aliens.come("Lena"), "random", "random")
    sums: list[list[int]] = []
    wrong: list[str] = []
    looked_at: set[str] = set()
    places: set[tuple[float, float]] = set()
    while (prompt := player.wait()) != "over" and encounter(player) < 5:
        places.add(tuple(player.page.evaluate(PLACES)))
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
    assert len(places) == 1, places
    log = player.page.get_by_role("log")
    expect(log).to_contain_text("You are ")
    expect(log).not_to_contain_text("Lena")


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
    expect(log).to_contain_text("Your offer:")
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
    hint.get_by_role("button", name=word("hints.off")).click()
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


def test_what_is_at_stake_and_what_a_reinforcement_would_do_is_said_before(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena"), "random", "random", deal_aliens=FIFTH)
    page = player.page
    assert player.play_until("launch")
    stakes = page.locator(".stakes")
    expect(stakes).to_have_text(word("cosmic:at stake", names=word("cosmic:you object")))
    assert player.play_until("reinforcing")
    expect(stakes).to_be_visible()
    mine, theirs = [int(each.inner_text()) for each in page.locator(".side-of .total b").all()]
    choice = page.locator(".choices [data-option]")
    expect(choice).to_contain_text(word("cosmic:would be offense", one=mine + 3, two=theirs))
    expect(choice).to_contain_text(word("cosmic:would be defense", one=mine, two=theirs + 3))
    player.press(choice)
    assert player.send() == "reinforce side"
    expect(page.locator(".side-of.offense .more")).to_have_text(f"→ {mine + 3}")
    expect(page.locator(".side-of.defense .more")).to_have_text(f"→ {theirs + 3}")
    assert play_to_the_end(player)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        word("pages:result.win", points=word("cosmic:face.points", n=5))
    )
    expect(page.locator(".hero .label")).to_contain_text(word("cosmic:result.fifth"))


def test_a_win_by_the_last_token(aliens: Crowd) -> None:
    """Nobody has a colony, and yet somebody has won: the page says who, and how."""
    player = sit_down(aliens.come("Lena"), "random", "random", deal_aliens=PATIENT)
    assert play_to_the_end(player)
    page = player.page
    expect(page.get_by_role("heading", level=1)).to_have_text(word("cosmic:result.win.tick-tock"))
    expect(page.locator(".hero .label")).to_contain_text(word("cosmic:result.tick-tock"))
    winner = page.locator(".pd.win")
    expect(winner).to_have_count(1)
    expect(winner).to_contain_text("Lena")
    expect(winner.get_by_role("img", name=word("cosmic:colonies", n=0, most=5))).to_be_visible()
    expect(winner.locator(".way")).to_have_text(word("cosmic:result.tick-tock"))
    assert serious(page) == []


def test_a_win_by_losing_everything(aliens: Crowd) -> None:
    player = sit_down(aliens.come("Lena", language="de"), "random", "random", deal_aliens=HURT)
    assert play_to_the_end(player)
    page = player.page
    winner = page.locator(".pd.win")
    name = winner.locator("b").first.inner_text()
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("cosmic:result.wins.masochist", name=name))
    expect(winner.locator(".way")).to_have_text(player.word("cosmic:result.masochist"))
    expect(winner).to_contain_text(player.word("cosmic:result.warp", n=20))


def test_a_win_together_in_two_ways(aliens: Crowd) -> None:
    """A deal gives one player the fifth colony and takes the last token of the other."""
    player = sit_down(aliens.come("Lena"), "greedy", "greedy", deal_aliens=TOGETHER)
    page = player.page
    assert player.play_until("deal")
    page.locator(".deal .half").first.locator('[data-add^="colony"]').click()
    expect(page.locator(".deal .warn")).to_have_text(word("cosmic:fifth"))
    player.answered = str(player.bar.get_attribute("data-question"))
    player.confirm.click()
    assert play_to_the_end(player)
    expect(page.locator(".pd.win")).to_have_count(2)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile(re.escape(word("cosmic:result.tie", names="")).strip() + "$"))
    expect(heading).to_contain_text("Lena")
    for ending in (word("cosmic:result.fifth"), word("cosmic:result.tick-tock")):
        expect(page.locator(".hero .label")).to_contain_text(ending)
    expect(page.locator(".pd .way")).to_have_count(1)


def play_to_the_end(player: Player) -> bool:
    """Answer whatever is asked, and go on to the result."""
    while player.wait() != "over":
        player.answer()
    player.page.locator('.bar a[href$="/result"]').click()
    expect(player.page.locator(".pd.win").first).to_be_visible()
    return player.page.url.endswith("/result")


def test_a_phone_in_german(aliens: Crowd) -> None:
    player = sit_down(
        aliens.phone("Lena", language="de"), "random", "random", "random", "random", technology="yes", kind=Thumb
    )
    page = player.page
    wrong: list[str] = []
    small: list[str] = []
    while (prompt := player.wait()) != "over" and encounter(player) < 3:
        if prompt not in player.prompts:
            assert not too_wide(page), prompt
            small += [f"{prompt}: {each}" for each in too_small(page, TOUCHABLE)]
            if prompt in ("research", "ally", "encounter card"):
                wrong += [f"{prompt}: {each}" for each in serious(page)]
        player.answer()
    assert small == []
    assert wrong == []
    expect(page.locator("html")).to_have_attribute("lang", "de")
    dock = page.get_by_role("navigation").get_by_role("button")
    dock.filter(has_text=player.word("dock.players")).tap()
    expect(page.locator(".players-tab .powers > li")).to_have_count(5)
    dock.filter(has_text=player.word("dock.cards")).tap()
    page.get_by_role("radio", name=player.word("cosmic:list.alien")).click()
    page.locator("#panel-cards li button").first.click()
    expect(page.locator(".whole")).to_contain_text(player.word("cosmic:super"))
