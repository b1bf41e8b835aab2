"""A game that the page has never heard of is listed, made, played and looked back at; windows, deals, invitations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from browser.conftest import SERVE, Crowd, Server
from browser.play import DRAWN, PATIENCE, Player

WITH_BAZAAR = "from support.bazaar import offer\noffer()\n" + SERVE

# Remembers when lines of the log came, and whose they were.
NOTE_LINES = """() => {
  window.told = [];
  const seen = new Set();
  const look = () => {
    const fresh = [...document.querySelectorAll("#panel-log .log li")].filter(each => !seen.has(each));
    fresh.forEach(each => seen.add(each));
    if (fresh.length) window.told.push([performance.now(), fresh.map(each => each.innerText)]);
  };
  look();
  window.told = [];
  new MutationObserver(look).observe(document.querySelector("#panel-log"), { childList: true, subtree: true });
}"""


MINE = "**/api/tables/mine*"
QUESTION = "() => document.querySelector('[data-question]')?.dataset.question"


@pytest.fixture(scope="module")
def market(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("market"), WITH_BAZAAR)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def traders(browser: Browser, market: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, market.address)
    yield gathered
    gathered.go()


def two_traders(crowd: Crowd, **more: Any) -> tuple[str, Player, Player]:
    """Lena and Mara at a table of the bazaar, who want to be asked whatever they hold. Mara is asked first."""
    lena, mara = crowd.come("Lena"), crowd.come("Mara")
    for player in (lena, mara):
        player.call("PUT", "/api/settings", {"auto_pass": "never", "language": "en"})
    id, link = lena.open_table("open", game="bazaar", options={"length": "short"}, **more)
    lena.open(f"/table/{id}")
    mara.join(link)
    expect(mara.bar).to_have_attribute("data-prompt", "market")
    expect(lena.page.get_by_role("region", name=lena.word("bar.waiting"))).to_be_visible()
    return id, lena, mara


def choose(player: Player, option: Locator) -> None:
    option.click()
    player.confirm.click()


def test_a_game_without_a_face_is_listed_and_made_with_its_options(traders: Crowd, screens: Path) -> None:
    lena = traders.come("Lena")
    lena.open("/")
    page = lena.page
    expect(page.get_by_role("heading", name="Bazaar")).to_be_visible()
    lena.open("/new?game=bazaar")
    page.get_by_role("group", name="The market asks").get_by_role("radio", name="everybody").check(force=True)
    page.get_by_role("group", name="Length").get_by_role("radio", name="three days").check(force=True)
    page.get_by_role("button", name=lena.word("pages:new.add.open.why")).click()
    page.get_by_role("button", name=lena.word("pages:new.remove", n=2)).click()  # the bot: it knows only the real games
    lena.shot(screens / "new-table-other-game.png")
    page.get_by_role("button", name=lena.word("pages:new.create")).click()
    page.wait_for_url("**/table/*")


def test_a_window_is_passed_by_hand_and_nobody_is_told_who_is_asked(traders: Crowd, screens: Path) -> None:
    _, other, asked = two_traders(traders)
    waiting = other.page.get_by_role("region", name=other.word("bar.waiting"))
    expect(waiting).to_contain_text(other.word("bar.window"))
    expect(other.page.locator("header .waits")).to_have_text(other.word("bar.window"))
    assert "Mara choose" not in other.page.content()
    other.shot(screens / "window-of-others.png")
    asked.shot(screens / "window-asked.png")
    choose(asked, asked.bar.locator(".out"))
    expect(other.bar).to_have_attribute("data-prompt", "market")


def test_pass_for_the_rest_of_the_round_by_a_key_and_back_by_a_click(traders: Crowd) -> None:
    _, other, asked = two_traders(traders)
    passes = other.page.get_by_role("button", name=other.word("bar.pass.on", round=other.word("boards:round.this")))
    offers = other.page.get_by_role("button", name=other.word("bar.pass.round", round=other.word("boards:round.this")))
    other.page.keyboard.press("w")
    expect(passes).to_have_attribute("aria-pressed", "true")
    passes.click()
    expect(offers).to_have_attribute("aria-pressed", "false")
    offers.click()
    expect(passes).to_be_visible()
    # The one who is asked passes as well: nobody has to answer in this market any more.
    asked.page.keyboard.press("w")
    expect(asked.bar).to_have_attribute("data-prompt", "terms")
    # The next day both are asked again, the other one first.
    choose(asked, asked.bar.locator("[data-option]").first)
    expect(other.bar).to_have_attribute("data-prompt", "market")
    expect(offers).to_have_attribute("aria-pressed", "false")
    expect(passes).to_have_count(0)


def test_a_deal_is_proposed_by_a_form_and_agreed(traders: Crowd, screens: Path) -> None:
    _, lena, mara = two_traders(traders)
    for player in (lena, mara):
        player.page.keyboard.press("w")
    expect(mara.bar).to_have_attribute("data-prompt", "terms")
    form = mara.bar.locator("[data-form]").first
    expect(form).to_have_text("Mara gives 1 coins, Lena gives 1 coins")
    form.click()
    expect(form).to_have_attribute("aria-pressed", "true")
    mara.shot(screens / "deal.png")
    expect(mara.confirm).to_have_text(mara.word("bar.form") + "↵")
    mara.confirm.click()
    expect(lena.bar).to_have_attribute("data-prompt", "consent")
    choose(lena, lena.bar.get_by_role("button", name="Agree"))
    log = lena.page.get_by_role("log", name=lena.word("side.log"))
    expect(log).to_contain_text("Mara proposes a deal.")
    expect(log).to_contain_text("You agree.")


def test_with_nothing_to_play_the_server_passes_and_the_game_is_looked_back_at(traders: Crowd) -> None:
    """Both play all they can; then the market closes by itself, to the end and into result and replay."""
    id, lena, mara = two_traders(traders)
    for player in (lena, mara):
        player.page.get_by_role("button", name=player.word("top.settings")).click()
        with player.page.expect_response(lambda answer: answer.request.method == "PUT"):  # it is stored a moment later
            player.page.get_by_role("radio", name=player.word("settings.auto_pass.nothing")).click()
        player.page.keyboard.press("Escape")
    play_market_out(lena, mara)
    lena.page.get_by_role("link", name=lena.word("bar.result")).click()
    expect(lena.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(lena.page.get_by_role("heading", name="Coins")).to_be_visible()
    lena.open(f"/table/{id}/replay")
    expect(lena.page.get_by_role("slider")).to_be_visible()
    expect(lena.page.get_by_text("Day 1 begins.").first).to_be_visible()


def play_market_out(*players: Player) -> None:
    """Everybody takes the last option, which plays a card while there is one, until the game is over."""
    end = time.monotonic() + 2 * PATIENCE
    while not players[0].is_over():
        assert time.monotonic() < end, "the market never closes"
        for player in players:
            question = player.page.evaluate(QUESTION)
            if question and question not in player.prompts:
                player.prompts.add(question)
                choose(player, player.bar.locator("[data-option]").last)
        players[0].page.wait_for_timeout(50)


# -- invitations -------------------------------------------------------------------------------------------------------


def test_somebody_is_invited_by_name_and_accepts_on_the_start_page(crowd: Crowd, screens: Path) -> None:
    lena, nora = crowd.come("Lena"), crowd.come("Nora")
    page = lena.page
    lena.open("/new")
    page.get_by_role("button", name=lena.word("pages:new.add.invited")).click()
    page.get_by_role("button", name=lena.word("pages:new.remove", n=2)).click()
    name = page.get_by_role("textbox", name=lena.word("pages:new.invited.name", n=2))
    create = page.get_by_role("button", name=lena.word("pages:new.create"))
    expect(create).to_be_disabled()
    name.fill("Nobody Of That Name")
    expect(page.get_by_text("Nobody here has this name. Send the link instead.").first).to_be_visible()
    name.fill("nora")
    expect(page.get_by_text("Nobody here has this name. Send the link instead.")).to_have_count(0)
    create.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="Nora")).to_contain_text(lena.word("seat.invited"))

    nora.open("/")
    invitation = nora.page.get_by_role("region", name=nora.word("pages:start.invited.to", name="Race for the Galaxy"))
    expect(invitation).to_contain_text(nora.word("pages:start.invited.by", names="Lena"))
    nora.shot(screens / "start-invited.png")
    expect(
        nora.page.get_by_role("link", name=nora.word("pages:start.invited"))
    ).to_be_visible()  # among my tables as well
    invitation.get_by_role("button", name=nora.word("pages:start.accept")).click()
    nora.page.wait_for_url("**/table/*")
    for player in (lena, nora):
        assert player.wait() == "opening discard"


def test_an_invitation_is_declined_at_the_table(crowd: Crowd) -> None:
    lena, olga = crowd.come("Lena"), crowd.come("Olga")
    made = lena.call("POST", "/api/tables", {"game": "race", "seats": [{"kind": "me"}, invited("Olga")]})
    lena.open(f"/table/{made['id']}")
    olga.open(f"/table/{made['id']}")
    expect(olga.page.get_by_role("heading", level=1)).to_have_text(olga.word("gather.kept"))
    olga.page.get_by_role("button", name=olga.word("gather.decline")).click()
    expect(lena.page.get_by_role("region", name=lena.word("seat.open"))).to_be_visible()
    expect(olga.page.get_by_role("heading", level=1)).to_have_text(olga.word("pages:start.title"))
    expect(olga.page.get_by_role("button", name=olga.word("pages:start.accept"))).to_have_count(0)


def test_an_answer_that_comes_after_the_table_was_left_troubles_nobody(crowd: Crowd) -> None:
    """Whether another table waits is asked of the server; who has left before it answers gets no warning."""
    lena = crowd.come("Lena")
    made = lena.call("POST", "/api/tables", {"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]})
    late: list[Route] = []
    lena.page.route(MINE, lambda route: late.append(route), times=1)
    with lena.page.expect_request(MINE):
        lena.open(f"/table/{made['id']}")
    lena.page.evaluate("() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(lena.page.get_by_role("heading", level=1)).to_have_text(lena.word("pages:start.title"))
    with lena.page.expect_response(MINE):
        late[0].continue_()
    lena.page.evaluate(DRAWN)  # what follows from the answer has happened


def invited(name: str) -> dict[str, str]:
    return {"kind": "invited", "name": name}


# -- telling -----------------------------------------------------------------------------------------------------------


def test_what_others_did_is_told_one_after_another_and_a_click_tells_the_rest(crowd: Crowd) -> None:
    lena = crowd.come("Lena", reduced_motion="no-preference")
    lena.play_now(players=4)
    assert lena.play_until("action")
    lena.page.evaluate(NOTE_LINES)
    lena.answer()
    lena.page.wait_for_function("() => window.told.length >= 3")
    told: list[tuple[float, list[str]]] = lena.page.evaluate("() => window.told")
    pauses = [after[0] - before[0] for before, after in pairwise(told)]
    assert max(pauses) >= 200, told
    lena.page.locator("#panel-log").dispatch_event("pointerdown")
    lena.wait()
    told_now = lena.page.locator("#panel-log .log li").count()
    lena.page.reload()
    lena.wait()
    assert lena.page.locator("#panel-log .log li").count() >= told_now


def test_without_motion_all_is_told_at_once(crowd: Crowd) -> None:
    lena = crowd.come("Lena")
    lena.play_now(players=2)
    assert lena.play_until("action")
    lena.answer()
    lena.wait()
    shown = lena.page.locator("#panel-log .log li").all_inner_texts()
    lena.page.reload()
    lena.wait()
    expect(lena.page.locator("#panel-log .log li")).to_have_text(shown)
