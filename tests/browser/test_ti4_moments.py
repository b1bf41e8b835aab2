"""Moments of Twilight Imperium in the browser: a card that may be answered, coming back after days, the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import Player, serious, too_small, too_wide
from browser.words import word
from support.ti4_scenes import NEAR_THE_END, PLAGUE, PROGRAM

FOUGHT = 5  # players
DAYS = 2.2 * 24 * 3600
LONG_AGO = "([table, away]) => localStorage.setItem('orrery.seen.' + table, String(Date.now() / 1000 - away))"
TOUCHED = "[data-react] button:not(.rule), [data-since] button:not(.rule)"


class Person(Player):
    table = ""

    def start(self, players: int) -> None:
        body = {"game": "ti4", "players": players, "bot": "greedy"}
        self.table = str(self.call("POST", "/api/tables/play-now", body)["id"])
        self.open(f"/table/{self.table}")
        self.wait()

    def come_back(self, away: float) -> None:
        """So long after the last visit."""
        self.page.evaluate(LONG_AGO, [self.table, away])
        self.page.reload()
        self.wait()

    def say(self, key: str, **parts: object) -> str:
        return word(key, self.language, **parts)

    @property
    def moment(self) -> Locator:
        return self.page.locator("[data-react]:visible")

    @property
    def since(self) -> Locator:
        return self.page.locator("[data-since]:visible")

    def order(self, key: str) -> Locator:
        return self.moment.locator(f'[data-order^="{key}"]').get_by_role("switch")


def seated(made: Player, players: int) -> Person:
    person = Person(made.page, made.address, made.language)
    person.start(players)
    return person


@pytest.fixture(scope="module")
def council(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("moments"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, council: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, council.address)
    yield gathered
    gathered.go()


# -- a card that may be answered ---------------------------------------------------------------------------------------


def test_a_card_is_seen_with_what_it_is_aimed_at_and_who_may_answer(people: Crowd) -> None:
    """What fits can be pressed, what does not says when it acts; nothing tells what others hold."""
    player = seated(people.come("Lena"), PLAGUE)
    expect(player.moment.locator("article h2")).to_have_text("Plague")
    expect(player.moment.locator(".aims")).to_contain_text(player.say("react:yours"))
    chances = player.moment.locator("[data-toll] li")
    assert chances.count() > 1, "from none to all of the infantry there"
    assert sum(float(each) for each in chances.locator("b").all_inner_texts()) == pytest.approx(100, abs=0.5)
    order = player.moment.locator(".order li")
    expect(order).to_have_count(3)
    expect(order.nth(0)).to_contain_text(player.say("react:passed"))
    expect(order.nth(2)).to_contain_text(player.say("react:now"))
    idle = player.page.locator('.means .off[data-offered="false"]')
    expect(idle).to_have_count(3)
    expect(idle.first).to_contain_text("acts at another moment")
    assert serious(player.page) == []
    player.press(player.page.locator('.means [data-offered="true"]'))
    expect(player.confirm).to_contain_text("Play Sabotage")
    player.page.keyboard.press("Enter")
    expect(player.moment).to_have_count(0)
    player.page.keyboard.press("l")
    expect(player.page.locator("#panel-log")).to_contain_text("You cancel the card of Hypatia")


def test_orders_are_given_where_the_wish_arises(people: Crowd) -> None:
    """One that passes unless I am meant leaves the question open; one that always passes answers it."""
    player = seated(people.come("Lena"), PLAGUE)
    expect(player.order("aside_pass")).to_have_attribute("aria-checked", "false")
    player.press(player.order("aside_pass"))
    expect(player.order("aside_pass")).to_have_attribute("aria-checked", "true")
    expect(player.moment).to_be_visible()
    player.press(player.order("moment_pass"))
    expect(player.moment).to_have_count(0)


def test_all_orders_stand_in_groups_and_may_hold_once(people: Crowd) -> None:
    player = seated(people.come("Lena"), PLAGUE)
    player.page.keyboard.press("s")
    sheet = player.page.get_by_role("dialog", name=player.word("orders.title"))
    groups = sheet.locator("details")
    expect(groups).to_have_count(6)
    research = groups.filter(has_text="Research")
    research.locator("summary").click()
    sheet.get_by_role("radio", name="once").click()
    order = research.get_by_role("switch").first
    order.click()
    expect(order).to_have_attribute("aria-checked", "true")
    expect(order).to_contain_text("For once.")
    assert serious(player.page) == []


def test_a_card_on_a_phone_in_german(people: Crowd) -> None:
    player = seated(people.phone("Lena", language="de"), PLAGUE)
    expect(player.moment.locator("article h2")).to_have_text("Seuche")
    expect(player.moment).not_to_contain_text(player.say("react:order note"))  # alone with bots nobody passes for show
    expect(player.moment.locator(".means [data-option]")).to_be_visible()
    assert not too_wide(player.page)
    assert too_small(player.page, TOUCHED) == []
    assert too_small_letters(player.page) == []
    assert serious(player.page) == []
    player.press(player.page.get_by_role("button", name=player.say("react:let it")))
    expect(player.confirm).to_be_enabled()


# -- coming back -------------------------------------------------------------------------------------------------------


def test_who_comes_back_after_days_is_told_first_what_has_happened(people: Crowd) -> None:
    """Numbers of the list stand on the map, a combat tells its dice; the question waits, and V brings it all back."""
    player = seated(people.come("Lena"), FOUGHT)
    expect(player.since).to_have_count(0)
    player.come_back(DAYS)
    expect(player.since.locator("header")).to_contain_text("2 d 4 h")
    rows = player.since.locator("ol > li")
    assert 1 <= rows.count() <= 5
    marked = rows.locator(".n:not(.off)").count()
    assert marked
    assert player.page.locator(".sky .pointer circle").count() == marked
    player.since.locator("summary").first.click()
    expect(player.since.locator("details li").first).to_contain_text("destroyer")
    assert serious(player.page) == []
    player.page.keyboard.press("v")
    expect(player.since).to_have_count(0)
    expect(player.page.locator(".beside .action").first).to_be_visible()
    assert player.page.locator(".sky .pointer").count() == 0
    player.page.keyboard.press("v")
    expect(player.since).to_be_visible()


def test_coming_back_on_a_phone_in_german(people: Crowd) -> None:
    player = seated(people.phone("Lena", language="de"), FOUGHT)
    player.come_back(DAYS)
    expect(player.since).to_contain_text(player.say("since:standing"))
    assert not too_wide(player.page)
    assert too_small(player.page, TOUCHED) == []
    assert too_small_letters(player.page) == []
    assert serious(player.page) == []
    player.press(player.since.get_by_role("button", name=player.say("since:back")).last)
    expect(player.since).to_have_count(0)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_result_says_what_the_points_came_from_and_what_made_the_last(people: Crowd) -> None:
    player = seated(people.come("Lena"), NEAR_THE_END)
    player.press(player.page.locator(".beside .action:not(.off)").filter(has_text="Imperial"))
    player.send()
    player.press(player.page.locator('.scene [data-offered="true"]').first)
    player.confirm.click()
    player.wait_until_over()
    player.open(f"/table/{player.table}/result")
    made = player.page.get_by_role("table").filter(has_text="Xxcha")
    signs = made.locator("tbody tr").first.get_by_role("img")
    expect(signs).to_have_count(10)
    expect(player.page.locator(".hero")).to_contain_text(
        player.say("result:decided mine", what="Negotiate Trade Routes", round=6)
    )
    expect(player.page.locator(".hero")).to_contain_text(player.say("result:end.action", n=10, round=6))
    row = player.page.get_by_role("row").filter(has_text=player.say("result:term.note why"))
    expect(row.locator("td")).to_have_text(["3", "1", "1", "1"])
    assert serious(player.page) == []
    player.page.set_viewport_size({"width": 390, "height": 844})
    assert not too_wide(player.page)
