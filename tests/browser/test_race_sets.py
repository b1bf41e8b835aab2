"""Race with all sets and modules in the browser: by clicks, on a phone, in German, and what axe finds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import SERVE, Crowd, Server
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import word
from support.race_prepared import LAST_ROUND, PRESTIGE, WAR

# How far the board scrolls, down and sideways: it must not.
SCROLLS = """() => {
  const board = document.querySelector(".felt .board");
  return [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth].filter(each => each > 1);
}"""
TOUCHABLE = '.felt [data-offered="true"], .goal, .picker button, .ways button'
# For each takeover on the table: what the terms of both sides add up to, and what is shown as their totals.
SUMS = """() => [...document.querySelectorAll(".attack .side-of")].map(side => [
  [...side.querySelectorAll("dd")].reduce((sum, each) => sum + Number(each.dataset.sum), 0),
  Number(side.querySelector(".total").innerText.replace("−", "-")),
])"""
EVERYTHING = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}


@pytest.fixture(scope="module")
def galaxy(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("galaxy"), "import support.race_prepared" + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def settlers(browser: Browser, galaxy: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, galaxy.address)
    yield gathered
    gathered.go()


def sit_down(player: Player, *others: str, **options: str) -> Player:
    id, _ = player.open_table(*others, options=options)
    player.open(f"/table/{id}")
    return player


def choose_action(player: Player, action: int) -> str:
    player.page.locator(f'.felt [data-thing="action-{action}"]').click()
    return player.send()


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def test_all_sets_and_modules_from_the_new_table_on(settlers: Crowd) -> None:
    """Six players, everything chosen on the page; nothing scrolls, whatever is asked."""
    player = settlers.come("Lena")
    page = player.page
    player.open("/new?game=race")
    for wanted in ("The Gathering Storm", "Rebel vs Imperium", "The Brink of War", "Goals", "Takeovers"):
        page.get_by_role("switch", name=wanted).click()
    for _ in range(4):
        page.get_by_role("button", name=word("pages:new.add.bot.why")).click()
    sums = page.locator("dl")
    expect(sums).to_contain_text("= 228")
    expect(sums).to_contain_text("6 × 12 + 5")
    expect(sums).to_contain_text(word("race:sum.end.brink"))
    page.get_by_role("button", name=word("pages:new.create")).click()

    wrong: list[str] = []
    while player.actions < 4 and (prompt := player.wait()) != "over":
        if page.evaluate(SCROLLS):
            wrong.append(f"{prompt}: scrolls by {page.evaluate(SCROLLS)}")
        if prompt not in player.prompts and prompt in ("action", "keep"):
            wrong += [f"{prompt}: {each}" for each in serious(page)]
        player.answer()
    player.wait()
    assert wrong == []
    assert {"opening discard", "action"} <= player.prompts
    expect(page.locator(".side .goal")).to_have_count(6)
    expect(page.locator("[data-prestige]")).to_have_count(6)
    expect(page.locator(".other")).to_have_count(5)

    # What a goal takes and how near everybody is.
    goal = page.locator(".side .goal").last
    goal.hover()
    told = page.locator(".pop")
    expect(told.locator("li")).to_have_count(6)
    expect(told).to_contain_text(word("race:goal.how most"))
    goal.click()
    expect(page.get_by_role("dialog")).to_contain_text("race:goals.most.")


def test_a_set_that_is_needed_says_why_and_joins_the_others(settlers: Crowd) -> None:
    """Three switches stand for the eight values of one option; whatever needs a set marks it, with the ways out."""
    player = settlers.come("Lena")
    page = player.page
    player.open("/new?game=race")
    sets = page.get_by_role("group", name="Sets").get_by_role("switch")
    expect(sets).to_have_count(3)
    create = page.get_by_role("button", name=word("pages:new.create"))
    storm, rebel = page.locator(".parts .op").nth(0), page.locator(".parts .op").nth(1)
    sets.nth(1).click()
    page.get_by_role("switch", name="Goals").click()
    expect(storm).to_contain_text("Goals come with The Gathering Storm.")
    expect(rebel).not_to_contain_text("Goals come with")
    expect(create).to_have_count(0)
    page.get_by_role("button", name=word("pages:new.way.add", what="The Gathering Storm")).click()
    for switch, on in zip(sets.all(), ("true", "true", "false"), strict=True):
        expect(switch).to_have_attribute("aria-checked", on)
    expect(create).to_be_enabled()

    # Five may play with either of two sets; without both the seats are too many.
    for _ in range(3):
        page.get_by_role("button", name=word("pages:new.add.bot.why")).click()
    expect(create).to_be_enabled()
    page.get_by_role("switch", name="Goals").click()
    sets.nth(0).click()
    sets.nth(1).click()
    expect(storm).to_contain_text("These sets are not for so many players.")
    page.get_by_role("button", name="4 players").click()
    create.click()
    assert player.wait() == "opening discard"
    expect(page.locator(".other")).to_have_count(3)


def test_the_bar_and_the_others_stay_where_they_are(settlers: Crowd) -> None:
    """Whatever is asked, and with a full or an empty hand: the eye need not look for the question."""
    player = sit_down(settlers.come("Lena"), *["random"] * 3, **EVERYTHING)
    page = player.page
    feet: set[int] = set()
    heights: set[int] = set()
    while player.actions < 5 and player.wait() != "over":
        feet.add(round(page.locator(".decision").evaluate("each => each.getBoundingClientRect().bottom")))
        heights.add(round(page.locator(".others").evaluate("each => each.getBoundingClientRect().height")))
        player.answer()
    assert len(player.prompts) > 3
    assert max(feet) - min(feet) <= 1, feet
    assert max(heights) - min(heights) <= 1, heights


def test_a_takeover_is_declared_reinforced_and_resolved(settlers: Crowd) -> None:
    """The ledger adds up to what the question says, and that is what decides."""
    player = sit_down(settlers.come("Lena"), "random", **EVERYTHING, start_worlds=WAR)
    page = player.page
    assert player.play_until("action")
    prompt = choose_action(player, 3)
    while prompt != "takeover":  # instead of a world from hand
        if prompt == "settle":
            player.bar.locator(".out").click()
            prompt = player.send()
        else:
            player.answer()
            prompt = player.wait()

    # A world of the other player is chosen where it lies; the list of ways follows.
    target = page.locator('.other .mini[data-offered="true"]').first
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.ways [aria-pressed="true"]')).to_have_count(1)
    expect(player.confirm).to_contain_text(word("race:do.takeover"))
    prompt = player.send()
    assert prompt in ("add military", "recruit more")

    ledger = page.locator(".attack")
    expect(ledger).to_contain_text(word("race:takeover.you", card="Imperium Seat"))
    sums = page.evaluate(SUMS)
    assert all(of_terms == total for of_terms, total in sums), sums
    strength, defense = numbers(player.bar.locator("h2").inner_text())[-2:]
    assert [total for _, total in sums] == [strength, defense]
    # What is picked to be added stands in the ledger before it is sent.
    extra = page.locator('.hand-place [data-offered="true"], .ways button').first
    extra.click()
    (of_terms, _), (_, against) = page.evaluate(SUMS)
    expect(ledger.locator(".total").first).to_have_text(str(of_terms))  # it counts up to it
    assert of_terms > strength
    assert against == defense
    extra.click()
    expect(ledger.locator(".total").first).to_have_text(str(strength))
    assert serious(page) == []
    while prompt in ("add military", "recruit more", "recruit"):
        if player.bar.locator(".out").count():
            player.bar.locator(".out").click()
        prompt = player.send()
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(f"{strength} against {defense}")
    expect(ledger).to_have_count(0)
    expect(page.locator(".fought").last).to_contain_text(f"{strength} against {defense}")


def test_prestige_buys_a_bonus_and_the_search_is_seen_by_all(settlers: Crowd) -> None:
    player = sit_down(settlers.come("Lena"), "random", **EVERYTHING, start_worlds=WAR)
    page = player.page
    assert player.play_until("action")
    mine = page.locator('[data-prestige="0"]')
    expect(mine).to_contain_text(str(PRESTIGE))
    expect(mine.get_by_role("img", name=word("race:search.left"))).to_have_count(1)

    # The same actions with the bonus that prestige buys; what was chosen stays chosen.
    boost, develop = page.locator("[data-boost]"), page.locator('.felt [data-thing="action-2"]')
    develop.click()
    expect(boost).to_contain_text(word("race:boost.price", n=PRESTIGE))
    boost.focus()
    page.keyboard.press("Space")
    expect(develop).to_have_attribute("aria-pressed", "true")
    expect(player.confirm).to_contain_text(word("race:do.boosted", what="Develop"))
    boost.click()
    expect(player.confirm).to_contain_text(word("race:do.action", what="Develop"))

    # Instead a search: a category, then what is turned up until one fits.
    assert choose_action(player, 9) == "search category"
    expect(page.locator(".ways button")).to_have_count(9)
    page.locator(".ways button").nth(2).click()
    assert player.send() == "search"
    found = page.locator(".reveal .up").last
    name = found.locator(".name").inner_text().replace("\u00ad", "")
    expect(player.bar.locator("h2")).to_contain_text(name.replace("\n", " "))
    assert serious(page) == []
    thing = str(found.get_attribute("data-thing"))
    page.locator(".ways button").first.click()
    player.answered = str(player.bar.get_attribute("data-question"))
    player.confirm.click()
    expect(page.locator(f'.hand-place [data-thing="{thing}"]')).to_have_count(1)
    expect(mine.get_by_role("img", name=word("race:search.left"))).to_have_count(0)


def test_the_draft_goes_round_and_both_sides_of_the_scenario_are_offered(settlers: Crowd) -> None:
    player = sit_down(settlers.come("Lena"), "random", "random", sets="storm", variant="draft")
    page = player.page
    for picked, pack in ((0, 5), (1, 4), (2, 3), (3, 2), (5, 5), (6, 4)):  # the last of a pack is nobody's choice
        assert player.wait() == "draft"
        expect(page.locator(".draft .group:not([data-group=start]) .up")).to_have_count(picked)
        expect(page.locator('.hand-place [data-offered="true"]')).to_have_count(pack)
        player.answer()
    names = page.locator(".other .name .cut").all_inner_texts()
    player.wait()
    way = page.locator(".draft .way").inner_text()  # the second packs go the other way round
    assert way.index(names[0]) < way.index(word("race:you")) < way.index(names[1]), way

    sit_down(player, "random", sets="rebel", variant="scenario")
    player.answered = ""
    assert player.wait() == "side"
    expect(page.locator('.hand-place [data-offered="true"]')).to_have_count(2)
    page.locator(".hand-place [data-offered]").last.click()
    expect(player.confirm).to_contain_text(word("race:do.side"))
    assert player.send() == "opening discard"
    expect(page.locator(".reveal .up")).to_have_count(2)


def test_goals_and_prestige_are_in_the_score_sheet(settlers: Crowd) -> None:
    player = sit_down(settlers.come("Lena"), "random", **EVERYTHING, start_worlds=LAST_ROUND)
    page = player.page
    while player.wait() != "over":
        player.answer()
    page.locator('.bar a[href$="/result"]').click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text(word("race:result.why.pool"))
    table = page.get_by_role("table").first
    for term in (word("race:result.prestige"), word("race:goals")):
        expect(table.get_by_role("row").filter(has_text=term)).to_have_count(1)
    assert serious(page) == []


def test_six_players_on_a_phone_in_german(settlers: Crowd) -> None:
    made = settlers.phone("Lena", language="de")
    player = sit_down(Toucher(made.page, made.address, made.language), *["greedy"] * 5, **EVERYTHING)
    page = player.page
    wrong: list[str] = []
    while player.actions < 3 and (prompt := player.wait()) != "over":
        if prompt not in player.prompts:
            assert not too_wide(page), prompt
            wrong += [f"{prompt}: {each}" for each in too_small(page, TOUCHABLE)]
            if prompt in ("action", "settle"):
                wrong += [f"{prompt}: {each}" for each in serious(page)]
        player.answer()
    player.wait()
    assert wrong == []
    goal = page.locator(".goals.strip .goal").last
    goal.tap()
    expect(page.locator('.whole[role="note"]')).to_contain_text(player.word("race:goal.how most"))
    page.locator(".whole .close").tap()
    expect(page.locator('.whole[role="note"]')).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "de")
