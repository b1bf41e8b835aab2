"""The odds page: a question put together by clicks, keys or fingers, a link that holds it, and the answer in words.

What the numbers are is the server's matter; here they stand on the page as the server has them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Crowd
from browser.letters import too_small_letters
from browser.play import SMALL, TOO_WIDE, Player, serious
from browser.words import only_english

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
ROOMY = {"attacker": "2 dreadnought-2, 1 dreadnought-2 damaged", "defender": "4 fighter, 2 cruiser, 1 carrier, 2 pds"}
LANDING = {"attacker": "l1z1x, 2 super-dreadnought-1, 4 infantry", "defender": "norr, 3 infantry-2, 1 pds, bunker"}
# Everything that a finger or a pointer may touch in the question, and where it is.
PLACES = """() => [...document.querySelectorAll(".form button, .form select, .form a")]
  .map(each => each.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].join(" "))"""


class Odds:
    """The page as somebody uses it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page

    def open(self, **asked: str) -> None:
        self.player.open(f"/odds/ti4?{urlencode(asked)}" if asked else "/odds/ti4")
        expect(self.side("attacker").or_(self.side("defender")).first).to_be_visible()

    def side(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.player.word(f"odds:{name}"), exact=True)

    def more(self, side: str, unit: str, times: int = 1) -> None:
        button = self.side(side).get_by_role("button", name=self.player.word("odds:more", what=unit), exact=True)
        for _ in range(times):
            button.click()

    def thing(self, side: str, name: str) -> Locator:
        return self.side(side).get_by_role("button", name=name, exact=True)

    @property
    def answer(self) -> Locator:
        return self.page.get_by_role("region", name=self.player.word("odds:answer"))

    def asked(self, **asked: str) -> Any:
        return self.player.call("GET", f"/api/odds/ti4?{urlencode({**asked, 'lang': self.player.language})}")

    def shows(self, **asked: str) -> None:
        """The answer to this question stands there."""
        found = self.asked(**asked)
        numbers = [percent(found[key], self.player.language) for key in ("win", "draw", "loss")]
        expect(self.answer.locator("dl").first.locator("dd")).to_have_text(numbers)


def percent(share: float, language: str = "en") -> str:
    """As the page writes it: what is possible is never 0, what may fail never 100."""
    shown = share * 100
    if share > 1 - 1e-9 or share == 0:
        text = f"{shown:.0f}"
    elif 0.05 <= shown < 99.95:
        text = f"{shown:.1f}"
    else:
        text = "<\u202f0.1" if shown < 50 else ">\u202f99.9"
    return f"{text.replace('.', ',') if language == 'de' else text}\u202f%"


# -- a question --------------------------------------------------------------------------------------------------------


def test_a_question_by_clicks_is_answered_and_its_link_holds_it(crowd: Crowd) -> None:
    odds = Odds(crowd.come(permissions=["clipboard-read", "clipboard-write"]))
    odds.open()
    page, player = odds.page, odds.player
    expect(odds.answer).to_contain_text(player.word("odds:waits"))
    odds.more("attacker", "Cruiser I", 3)
    odds.side("attacker").get_by_role("switch", name="Cruiser II").click()
    odds.more("attacker", "Dreadnought I", 2)
    odds.side("attacker").get_by_role("button", name="Dreadnought I: 0 of 2 damaged").click()
    odds.more("defender", "Fighter I", 4)
    odds.more("defender", "Carrier I")
    odds.more("defender", "PDS I")
    odds.thing("defender", "Plasma Scoring").click()
    page.get_by_role("switch", name=player.word("odds:nebula")).click()
    asked = {
        "attacker": "3 cruiser-2, 1 dreadnought, 1 dreadnought damaged",
        "defender": "4 fighter, 1 carrier, 1 pds, plasma-scoring",
        "place": "space",
        "nebula": "yes",
    }
    odds.shows(**asked)
    page.get_by_role("button", name=player.word("odds:copy")).click()
    expect(page.get_by_role("button", name=player.word("odds:copied"))).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url == f"{player.address}/odds/ti4?{urlencode(asked)}"

    other = Odds(crowd.come())
    other.page.goto(link)
    other.shows(**asked)
    expect(other.side("attacker").get_by_role("switch", name="Cruiser II")).to_be_checked()
    expect(other.thing("defender", "Plasma Scoring")).to_have_attribute("aria-pressed", "true")
    expect(other.side("attacker").get_by_role("button", name="Dreadnought I: 1 of 2 damaged")).to_be_visible()


def test_going_back_brings_the_question_before_a_large_change(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    page, player = odds.page, odds.player
    player.open("/")
    page.get_by_role("link", name=player.word("ti4:face.odds")).click()
    page.get_by_role("link", name=player.word("odds:example.pursuit")).click()
    first = {"attacker": "3 cruiser", "defender": "4 fighter, 1 carrier"}
    swapped = {"attacker": first["defender"], "defender": first["attacker"]}
    odds.shows(**first)
    page.get_by_role("button", name=player.word("odds:swap")).click()
    odds.shows(**swapped)
    page.get_by_role("button", name=player.word("odds:clear")).click()
    expect(odds.answer).to_contain_text(player.word("odds:waits"))
    assert page.url.endswith("/odds/ti4")
    page.go_back()
    odds.shows(**swapped)
    page.go_back()
    odds.shows(**first)
    odds.more("attacker", "Cruiser I")  # a small change: going back leads to where the reader came from
    odds.shows(attacker="4 cruiser", defender=first["defender"])
    page.go_back()
    expect(odds.answer).to_contain_text(player.word("odds:waits"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("pages:start.title"))


def test_a_faction_brings_its_units_and_abilities(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open(attacker="2 dreadnought", defender="3 cruiser")
    attacker = odds.side("attacker")
    expect(attacker.get_by_text(odds.player.word("odds:flagship.whose"))).to_be_visible()
    attacker.get_by_role("combobox").select_option("norr")
    expect(odds.thing("attacker", "Unrelenting")).to_have_attribute("aria-pressed", "true")
    expect(odds.thing("attacker", "Unrelenting")).to_have_attribute("aria-disabled", "true")
    odds.more("attacker", "C'Morran N'orr")
    odds.shows(attacker="norr, 2 exotrireme-1, 1 cmorran-norr", defender="3 cruiser")
    attacker.get_by_role("combobox").select_option("")  # nobody's flagship is none
    odds.shows(attacker="2 dreadnought", defender="3 cruiser")


def test_landing_shows_who_fights_there_and_the_rest_says_that_it_does_not(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open(attacker="2 cruiser, 2 dreadnought, 4 infantry", defender="3 infantry, 1 pds")
    page, player = odds.page, odds.player
    page.get_by_role("radio", name=player.word("odds:ground")).click()
    odds.shows(attacker="2 cruiser, 2 dreadnought, 4 infantry", defender="3 infantry, 1 pds", place="ground")
    cruisers = odds.side("attacker").get_by_role("listitem").filter(has_text="Cruiser I")
    expect(cruisers).to_contain_text(player.word("odds:aside"))
    expect(page.get_by_role("switch", name=player.word("odds:nebula"))).to_have_attribute("aria-disabled", "true")
    expect(odds.thing("attacker", "Disable")).not_to_have_attribute("title", player.word("odds:idle"))
    expect(odds.thing("defender", "Disable")).to_have_attribute("title", player.word("odds:idle"))


def test_words_nobody_knows_are_named_and_can_be_removed(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open(attacker="2 cruiser, 3 crusier", defender="3 fighter, 1 carrier")
    expect(odds.answer).to_contain_text("crusier")
    expect(odds.answer.locator("dd").first).to_have_text("–")
    odds.page.get_by_role("button", name=odds.player.word("odds:remove", what="3 crusier")).click()
    odds.shows(attacker="2 cruiser", defender="3 fighter, 1 carrier")
    assert len(crowd.wrong) == 1, crowd.wrong  # the browser says that a question was refused
    assert "422" in crowd.wrong.pop()


# -- the answer --------------------------------------------------------------------------------------------------------


def test_every_part_of_the_answer_has_its_words_and_its_rule(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open(**ROOMY)
    odds.shows(**ROOMY)
    page, player, found = odds.page, odds.player, odds.asked(**ROOMY)
    for each in found["rests_on"] + found["inexact"]:
        expect(odds.answer.get_by_text(each["text"], exact=True).first).to_be_visible()
    likeliest = odds.answer.get_by_role("table", name=player.word("odds:left.attacker", share=percent(found["win"])))
    rows = likeliest.get_by_role("row")
    expect(rows.nth(1).get_by_role("cell").first).to_have_text(percent(found["left"]["attacker"][0]["share"]))
    first = found["left"]["attacker"][0]["units"]
    expect(rows.nth(1).get_by_role("img")).to_have_count(
        sum(1 + (0 < unit["damaged"] < unit["count"]) for unit in first)
    )
    odds.answer.get_by_text(player.word("odds:numbers")).click()
    course = odds.answer.locator("details table tbody tr")
    expect(course).to_have_count(len(found["course"]))
    told = [percent(found["course"][2][key]) for key in ("win", "draw", "loss", "open")]
    expect(course.nth(2).get_by_role("cell")).to_have_text(told)
    rule = found["opening"][0]["rule"]
    odds.answer.get_by_role("button", name=player.word("rule.open", rule=rule)).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(player.call("GET", f"/api/games/ti4/rules/{rule[4:]}")["text"])


def test_nothing_to_touch_moves_when_an_answer_comes(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open()
    odds.more("defender", "Carrier I")
    places = odds.page.evaluate(PLACES)
    odds.more("attacker", "War Sun")
    odds.shows(attacker="1 war-sun", defender="1 carrier")
    assert odds.page.evaluate(PLACES) == places


def test_the_last_answer_stays_until_the_next_one_comes(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    first, second = (
        {"attacker": "2 cruiser", "defender": "2 destroyer"},
        {"attacker": "3 cruiser", "defender": "2 destroyer"},
    )
    odds.open(**first)
    odds.shows(**first)
    shown = odds.answer.locator("dl").first.locator("dd").first
    before = shown.inner_text()
    held: list[Route] = []
    odds.page.route("**/api/odds/ti4?**", lambda route: held.append(route))
    with odds.page.expect_request("**/api/odds/ti4?**"):
        odds.more("attacker", "Cruiser I")
    expect(odds.answer).to_have_attribute("aria-busy", "true")
    expect(shown).to_have_text(before)
    for route in held:
        route.continue_()
    odds.page.unroute("**/api/odds/ti4?**")
    odds.shows(**second)
    expect(odds.answer).to_have_attribute("aria-busy", "false")


# -- keys, fingers, languages, looks -----------------------------------------------------------------------------------


def test_keys_alone_are_enough(crowd: Crowd) -> None:
    odds = Odds(crowd.come())
    odds.open()
    page, player = odds.page, odds.player
    less = player.word("odds:less", what="Fighter I")
    odds.side("attacker").get_by_role("button", name=less, exact=True).focus()
    page.keyboard.press("4")
    page.keyboard.press("ArrowUp")
    for _ in range(3):  # over the other button of fighters and the upgrade of destroyers
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    odds.side("attacker").get_by_role("switch", name="Destroyer II").focus()
    page.keyboard.press("Space")
    odds.side("defender").get_by_role("button", name=player.word("odds:more", what="Cruiser I"), exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    odds.shows(attacker="5 fighter, 1 destroyer-2", defender="2 cruiser")
    page.keyboard.press("0")
    expect(odds.answer).to_contain_text(player.word("odds:waits"))
    expect(page.locator(":focus")).to_have_attribute("aria-label", player.word("odds:more", what="Cruiser I"))


def test_on_a_phone_one_side_is_shown_and_the_answer_stays_in_sight(crowd: Crowd) -> None:
    odds = Odds(crowd.phone())
    odds.open()
    page, player = odds.page, odds.player
    odds.more("attacker", "Cruiser I", 2)
    expect(odds.side("defender")).to_be_hidden()
    page.get_by_role("radio", name=player.word("odds:side.units", side=player.word("odds:defender"), n=0)).tap()
    odds.more("defender", "Destroyer I", 2)
    odds.shows(attacker="2 cruiser", defender="2 destroyer")
    strip = page.get_by_role("button", name=player.word("odds:details"))
    expect(strip).to_be_in_viewport()
    expect(strip).to_contain_text(percent(odds.asked(attacker="2 cruiser", defender="2 destroyer")["win"]))
    assert not page.evaluate(TOO_WIDE)
    assert page.evaluate(SMALL, ".form button, .form select") == []
    strip.tap()
    expect(odds.answer.locator("dl").first).to_be_in_viewport()


def test_in_german_nothing_is_left_in_english(crowd: Crowd) -> None:
    odds = Odds(crowd.come(language="de"))
    odds.open(**LANDING, place="ground")
    odds.shows(**LANDING, place="ground")
    seen = [line.strip() for line in odds.page.locator("main").inner_text().splitlines() if line.strip()]
    assert [line for line in seen if any(words.fullmatch(line) for words in only_english())] == []
    assert "Super-Schlachtschiff I" in seen


@pytest.mark.parametrize("asked", [{}, ROOMY, {**LANDING, "place": "ground"}], ids=["empty", "space", "ground"])
def test_looks(crowd: Crowd, screens: Path, asked: dict[str, str], request: pytest.FixtureRequest) -> None:
    odds = Odds(crowd.come())
    odds.open(**asked)
    if asked:
        odds.shows(**asked)
    wrong: list[str] = []
    for theme in ("dark", "light"):
        odds.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        for size, (width, height) in SIZES.items():
            odds.page.set_viewport_size({"width": width, "height": height})
            odds.page.screenshot(path=screens / f"odds-{request.node.callspec.id}-{size}-{theme}.png")
            wrong += [f"{size} {theme}: {each}" for each in serious(odds.page)]
            wrong += [f"{size}: {each}" for each in too_small_letters(odds.page)]
            assert not odds.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"), size
    assert wrong == []
