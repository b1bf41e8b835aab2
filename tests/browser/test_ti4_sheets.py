"""Sheets, transactions, the status phase and the ordinary turn of Twilight Imperium in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import word
from support.ti4_sheets import HAND, PROGRAM

SEATS = 4
GREEN = "Tar'mann"  # my planet with a green specialty
TOUCHED = ".sheet button:not(.rule), .scene button:not(.rule), .scene select, .beside [data-option]"
CARDS = {"sabotage": "Sabotage", "fire-team": "Fire Team", "morale-boost": "Morale Boost", "flank-speed": "Flank Speed"}


class Ruler(Player):
    """Sits at a table in the middle of a game."""

    def start(self, moment: str = "turn", *others: str) -> str:
        """The link that invites, if a seat is open."""
        company = [*others, *["greedy"] * (SEATS - 1 - len(others))]
        _, link = self.open_table(*company, game="ti4", options={"moment": moment})
        self.open(link.split("#")[0])
        return link

    @property
    def sheet(self) -> Locator:
        return self.page.locator(".sheet")

    @property
    def scene(self) -> Locator:
        return self.page.locator(".scene")

    @property
    def side(self) -> Locator:
        return self.page.locator(".beside")

    def say(self, key: str, **parts: object) -> str:
        return word(key, self.language, **parts)

    def more(self, row: str) -> None:
        self.press(self.scene.locator(f'[data-row="{row}"] [data-more]'))

    def propose(self, seat: int) -> None:
        """Begin a transaction and choose the partner."""
        self.answered = str(self.bar.get_attribute("data-question"))
        self.press(self.page.locator("[data-aside]").first)
        assert self.wait() == "transaction with"
        self.press(self.scene.locator(".partners [data-option]").nth(seat - 1))
        assert self.send() == "terms"


class Thumb(Toucher, Ruler):
    pass


def ruler(made: Player, kind: type[Ruler] = Ruler) -> Ruler:
    return kind(made.page, made.address, made.language)


@pytest.fixture(scope="module")
def court(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("court"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, court: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, court.address)
    yield gathered
    gathered.go()


# -- sheets ------------------------------------------------------------------------------------------------------------


def test_my_sheet_says_what_i_have_and_what_is_missing(people: Crowd) -> None:
    player = ruler(people.come("Lena"))
    player.start()
    assert player.wait() == "action"
    player.page.keyboard.press("h")
    sheet = player.sheet
    expect(sheet.locator("header")).to_contain_text(player.say("sheet:of goal", n=10))
    expect(sheet.locator("button.helped").first).to_contain_text(player.say("sheet:with one", name=GREEN))
    red = player.say("round:research.one lacks", n=2, colour=player.say("round:red"))
    expect(sheet.locator("button.lacks").filter(has_text="Duranium Armor")).to_contain_text(
        player.say("round:research.lacks", what=red)
    )
    expect(sheet.locator("button.spent")).to_contain_text(player.say("ti4:exhausted"))
    row = sheet.get_by_role("row").filter(has_text="Dreadnought I")
    expect(row).to_contain_text(player.say("sheet:up.move", n=2))
    expect(sheet.locator(".sums")).to_contain_text(player.say("ti4:in all"))
    goal = sheet.locator(".own button").filter(has_text="Subdue the Galaxy")
    expect(goal).to_contain_text(player.say("round:score.of", have=5, need=11))
    expect(goal).to_contain_text(player.say("sheet:missing", n=6))
    for key in HAND:
        expect(sheet.locator(".papers")).to_contain_text(CARDS[key])
    expect(sheet.locator(".papers")).to_contain_text("Fleet Regulations")
    expect(sheet.locator(".papers li").filter(has_text="Ceasefire").last).to_contain_text(
        player.say("sheet:note.with", name=player.page.locator("#ti4-seat-1").inner_text())
    )
    assert serious(player.page) == []


def test_the_sheet_of_a_rival_shows_what_is_public(people: Crowd) -> None:
    """What is hidden is counted; of the notes in that hand I am told those that I know."""
    player = ruler(people.come("Lena"))
    player.start()
    assert player.wait() == "action"
    player.page.keyboard.press("h")
    player.page.locator("#ti4-seat-1").click()
    sheet = player.sheet
    expect(sheet.locator("header")).to_contain_text("Hacan")
    assert sheet.locator("button.can, button.helped, button.lacks").count() == 0, (
        "what a rival could research is theirs"
    )
    papers = sheet.locator(".papers")
    for key in HAND:
        expect(papers).not_to_contain_text(CARDS[key])
    expect(papers).to_contain_text(player.say("sheet:hidden notes", n=5))
    expect(papers).to_contain_text("Ceasefire")
    expect(sheet).to_contain_text(player.say("sheet:against"))
    assert serious(player.page) == []
    player.answered = str(player.bar.get_attribute("data-question"))
    sheet.locator("[data-deal]").click()
    player.page.wait_for_function("() => document.querySelector('[data-prompt=terms]')")
    expect(player.scene).to_have_attribute("data-scene", "trade")


# -- transactions ------------------------------------------------------------------------------------------------------


def test_two_people_make_a_deal(people: Crowd) -> None:
    """Proposed with a note, answered with other terms, accepted; what is said beside it binds nobody and says so."""
    lena = ruler(people.come("Lena"))
    link = lena.start("turn", "open")
    tom = ruler(people.come("Tom"))
    tom.join(link)
    assert lena.wait() == "action"
    expect(tom.side).to_contain_text(tom.say("status:waits for", names="Lena"))
    expect(tom.side.locator("li.now")).to_contain_text("Diplomacy")
    assert serious(tom.page) == []
    lena.propose(1)
    expect(lena.confirm).to_be_disabled()
    lena.more("0-goods")
    lena.scene.locator('[data-notes="0"]').select_option(label="Political Secret")
    expect(lena.scene.locator(".then").first).to_contain_text("3 − 1 = 2")
    lena.scene.locator("[data-promise]").fill("I stay away this round")
    lena.scene.get_by_role("button", name=lena.say("trade:say"), exact=True).click()
    said = lena.say("trade:said", name="Tom", text="I stay away this round")
    expect(lena.side).to_contain_text(said)
    assert serious(lena.page) == []
    lena.answered = str(lena.bar.get_attribute("data-question"))
    lena.confirm.click()
    assert tom.wait() == "consent"
    expect(tom.side).to_contain_text(said)
    expect(tom.scene.locator(".offer")).to_contain_text(tom.say("trade:goods n", n=1))
    expect(tom.scene.locator(".offer")).to_contain_text("Political Secret")
    assert serious(tom.page) == []
    tom.more("0-goods")
    tom.more("0-goods")
    tom.more("1-commodities")
    tom.answered = str(tom.bar.get_attribute("data-question"))
    tom.confirm.click()
    assert lena.wait() == "consent"
    expect(lena.scene.locator(".offer")).to_contain_text(lena.say("trade:commodities n", n=1))
    lena.press(lena.scene.locator(".offer [data-option]").last)
    lena.answered = str(lena.bar.get_attribute("data-question"))
    lena.confirm.click()
    assert lena.wait() == "action"
    lena.page.keyboard.press("h")
    expect(lena.sheet.locator("header dl")).to_contain_text("2")  # 3 goods, two given, one commodity got


def test_who_cannot_be_dealt_with_says_why(people: Crowd) -> None:
    player = ruler(people.come("Lena"))
    player.start()
    assert player.wait() == "action"
    player.answered = str(player.bar.get_attribute("data-question"))
    player.page.locator("[data-aside]").first.click()
    assert player.wait() == "transaction with"
    off = player.scene.locator(".partners .off")
    expect(off.locator("small").first).not_to_be_empty()
    expect(off.locator(".rule").first).to_contain_text("91.1")
    expect(player.side).to_contain_text(player.say("trade:neighbours"))


# -- the status phase and the turn -------------------------------------------------------------------------------------


def test_the_status_phase_stands_on_the_track(people: Crowd) -> None:
    player = ruler(people.come("Lena"))
    player.start("status")
    assert player.wait() == "score"
    track = player.page.locator(".track li")
    expect(track).to_have_count(8)
    expect(track.first).to_have_attribute("aria-current", "step")
    steps = player.side.locator("ol li")
    expect(steps.nth(2)).to_contain_text(player.say("status:about.3", n=2))
    expect(steps.nth(6)).to_contain_text(player.say("status:about.7", n=1))
    goal = player.scene.locator(".goal").filter(has_text="Subdue the Galaxy")
    expect(goal).to_contain_text(player.say("sheet:missing", n=6))
    assert serious(player.page) == []
    player.press(player.scene.locator('.goal[data-offered="true"]').first)
    expect(player.scene.locator(".ghost")).to_have_count(1)
    if player.send() == "score":  # a secret could still be
        player.press(player.bar.locator("button.out"))
    player.page.wait_for_function("() => document.querySelector('[data-prompt=\"status tokens\"]')")
    expect(track.nth(4)).to_have_attribute("aria-current", "step")
    assert serious(player.page) == []


def test_a_turn_says_what_can_be_done_and_why_not(people: Crowd) -> None:
    player = ruler(people.come("Lena"))
    player.start()
    assert player.wait() == "action"
    played = player.say("status:pass")
    off = player.side.locator('[data-off="pass"]')
    expect(off).to_contain_text(played)
    expect(off).to_contain_text("Diplomacy")
    expect(off.locator(".rule")).to_contain_text("4.4")
    expect(player.side.locator('[data-off="component"] small')).not_to_be_empty()
    player.page.keyboard.press("1")
    expect(player.confirm).to_contain_text(player.say("status:play", name="Diplomacy"))
    assert serious(player.page) == []


# -- a phone -----------------------------------------------------------------------------------------------------------


def test_on_a_phone_in_german(people: Crowd) -> None:
    player = ruler(people.phone("Lena", language="de"), Thumb)
    player.start()
    assert player.wait() == "action"

    def check(what: str) -> None:
        assert not too_wide(player.page), what
        assert too_small(player.page, TOUCHED) == [], what
        assert too_small_letters(player.page) == [], what
        assert serious(player.page) == [], what

    check("turn")
    player.page.keyboard.press("h")
    expect(player.sheet).to_contain_text(player.say("sheet:with one", name=GREEN))
    check("sheet")
    player.page.keyboard.press("j")
    check("rival")
    player.page.keyboard.press("g")
    player.propose(1)
    expect(player.scene).to_contain_text(player.say("trade:later"))
    check("trade")
    player.start("status")
    player.answered = ""
    assert player.wait() == "score"
    expect(player.scene).to_contain_text(player.say("status:may score"))
    check("status")
