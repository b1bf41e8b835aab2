"""Twilight Imperium from the start page: its card, a new table with named factions, hints, and others choosing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Crowd
from browser.play import Player, serious, too_wide

HARD = ("nekro", "creuss", "arborec")


def test_a_table_with_named_factions_is_made_from_the_start_page(crowd: Crowd) -> None:
    lena = crowd.come("Lena")
    page = lena.page
    lena.open("/")
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Twilight Imperium"))
    expect(card).to_contain_text(lena.word("ti4:face.what"))
    expect(card).to_contain_text("3–8")
    card.get_by_role("link", name=lena.word("pages:start.new")).click()
    expect(page.get_by_role("radio", name="Twilight Imperium")).to_be_checked()
    page.get_by_role("radio", name=re.compile(f"^{lena.word('ti4:named')}")).check()
    seats = page.get_by_role("combobox", name=re.compile("^Seat "))
    expect(seats).to_have_count(3)
    for seat, key in enumerate(HARD):
        seats.nth(seat).select_option(key)
    page.get_by_role("button", name=lena.word("pages:new.add.bot.why")).click()
    expect(seats).to_have_count(4)
    seats.nth(3).select_option("nekro")
    taken = [seat.input_value() for seat in seats.all()]
    assert (len(set(taken)), taken[3]) == (4, "nekro"), "who had it has the other one now"
    seats.nth(0).select_option("nekro")
    assert serious(page) == []
    page.get_by_role("button", name=lena.word("pages:new.create"), exact=True).click()
    assert lena.wait() == "keep secret"
    expect(page.locator('.players [data-thing^="seat-"]')).to_have_count(4)
    mine = page.locator(".players button.mine")
    expect(mine).to_contain_text("Nekro")


def test_two_speakers_too_many_are_refused_with_a_way_out(crowd: Crowd) -> None:
    lena = crowd.phone("Lena", language="de")
    page = lena.page
    lena.open("/new?game=ti4")
    page.get_by_role("combobox", name="Erster Sprecher").select_option("5")
    wrong = page.get_by_label(lena.word("pages:new.refused"))
    expect(wrong).to_be_visible()
    wrong.get_by_role("button", name=re.compile("ausgelost")).click()
    expect(page.get_by_role("button", name=lena.word("pages:new.create"), exact=True)).to_be_enabled()
    assert not too_wide(page)
    assert serious(page) == []


def test_hints_fit_the_moment_until_somebody_has_had_enough(crowd: Crowd) -> None:
    lena = crowd.come("Lena")
    id, _ = lena.open_table("greedy", "greedy", game="ti4")
    lena.open(f"/table/{id}")
    assert lena.wait() == "keep secret"
    hint = lena.page.locator(".phase-hint")
    expect(hint).to_have_text(lena.word("hint:secret", n=10))
    lena.answer()
    assert lena.wait() == "choose strategy"
    expect(hint).to_have_text(lena.word("hint:strategy"))
    hint.get_by_role("button", name=lena.word("hints.off")).click()
    expect(hint).to_have_count(0)
    lena.page.reload()
    lena.wait()
    expect(hint).to_have_count(0)
    lena.page.get_by_role("button", name=lena.word("hint:on")).click()
    expect(hint).to_have_text(lena.word("hint:strategy"))


def test_while_others_choose_one_sees_who_and_what_is_taken(crowd: Crowd) -> None:
    lena, max = crowd.come("Lena"), crowd.phone("Max")
    options = {"factions": "choice", "speaker": "1"}
    id, link = lena.open_table("open", "greedy", game="ti4", options=options)
    lena.open(f"/table/{id}")
    max.join(link)
    assert max.wait() == "choose faction"
    scene = lena.page.locator('[data-scene="faction"]')
    expect(scene.get_by_role("heading", level=1)).to_have_text(lena.word("faction:choose.others", name="Max"))
    expect(scene).to_contain_text(lena.word("faction:choose.first"))
    choose(max, "nekro")
    assert lena.wait() == "choose faction"
    expect(lena.page.locator('[data-scene="faction"] .card')).to_have_count(15)
    shown = max.page.locator('[data-scene="faction"]')
    expect(shown.get_by_role("heading", level=1)).to_have_text(max.word("faction:choose.others", name="Lena"))
    expect(shown.locator(".card")).to_have_count(2)
    expect(shown.locator(".card").first).to_contain_text("Nekro")
    assert serious(max.page) == []
    assert not too_wide(max.page)


def choose(player: Player, key: str) -> None:
    things = player.call("GET", "/api/games/ti4/things?lang=en")["faction"]
    number = next(number for number, thing in things.items() if thing["key"] == key)
    player.page.locator(f'[data-thing="faction-{number}"]').tap()
    player.answered = str(player.bar.get_attribute("data-question"))
    player.confirm.tap()
