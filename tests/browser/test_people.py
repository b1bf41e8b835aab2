"""Two people at one table: hidden hands, undo, a bot in a seat, talk, somebody who watches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Crowd
from browser.play import Player, answer_all

SHOUT = "<b>hello</b> <img src=x onerror=alert(1)>"


def two(crowd: Crowd, *bots: str) -> tuple[str, Player, Player]:
    """Lena makes a table, Mara comes by the link; the game has begun."""
    lena, mara = crowd.come("Lena"), crowd.come("Mara")
    id, link = lena.open_table("open", *bots)
    lena.open(f"/table/{id}")
    expect(lena.page.get_by_role("textbox", name=lena.word("gather.invite"))).to_have_value(lena.address + link)
    mara.join(link)
    for player in (lena, mara):
        player.wait()
    return id, lena, mara


def shown(player: Player, where: str) -> set[str]:
    cards = player.page.locator(f'{where} [data-thing^="card-"]')
    return set(cards.evaluate_all("all => all.map(each => each.dataset.thing)"))


def check_hidden(of: Player, before: Player, names: dict[str, str]) -> None:
    """Nothing of the hand is on the other's page: not the cards, nor the names that stand for one card only.

    A second copy may well be named there, in the log of what that player discarded, and so may a longer name.
    """
    hand = shown(of, ".hand-place")
    assert hand <= names.keys()
    assert not hand & shown(before, "body")
    page = before.page.content()
    for key in hand:
        if sum(names[key] in name for name in names.values()) == 1:
            assert names[key] not in page, names[key]


def test_two_people_play_and_each_sees_only_its_own_hand(crowd: Crowd, screens: Path) -> None:
    _, lena, mara = two(crowd)
    cards: dict[str, dict[str, Any]] = lena.call("GET", "/api/games/race/things?lang=en")["card"]
    names = {f"card-{id}": str(card["name"]) for id, card in cards.items()}
    assert len(lena.hand()) == len(mara.hand()) == 6
    for chosen in range(1, 4):
        check_hidden(lena, mara, names)
        check_hidden(mara, lena, names)
        answer_all(lena, mara, until=chosen)
    expect(lena.page.get_by_role("region", name="Mara", exact=True)).to_be_visible()
    expect(mara.page.get_by_role("region", name="Lena", exact=True)).to_be_visible()
    lena.shot(screens / "table-two-people.png")


def test_a_seat_is_not_taken_without_the_secret_of_the_link(crowd: Crowd) -> None:
    lena, stranger = crowd.come("Lena"), crowd.come("Stranger")
    id, _ = lena.open_table("open")
    stranger.open(f"/table/{id}")
    expect(stranger.page.get_by_role("heading", level=1)).to_be_visible()
    expect(stranger.page.get_by_role("button", name=stranger.word("gather.join"))).to_have_count(0)


def test_undo_of_my_own_choice_while_nobody_has_learned_anything(crowd: Crowd) -> None:
    _, lena, mara = two(crowd)
    asked = lena.question()
    hand = lena.hand()
    lena.answer()
    expect(lena.page.get_by_role("region", name=lena.word("bar.waiting"))).to_be_visible()
    lena.page.get_by_role("button", name=lena.word("bar.undo"), exact=True).click()
    lena.wait()
    assert lena.question() == asked
    assert lena.hand() == hand
    assert mara.is_asked()
    lena.answer()
    mara.answer()
    assert lena.wait() == "action"


def test_undo_by_consent_of_the_other_person(crowd: Crowd) -> None:
    _, lena, mara = two(crowd)
    asked, hand = lena.question(), lena.hand()
    for player in (lena, mara):
        player.answer()
    for player in (lena, mara):
        assert player.wait() == "action"
    asks = mara.page.get_by_role("alert", name=mara.word("undo.asks", name="Lena"))

    lena.page.get_by_role("button", name=lena.word("bar.undo.ask")).click()
    asks.get_by_role("button", name=mara.word("undo.decline")).click()
    expect(asks).to_have_count(0)
    assert lena.wait() == "action"

    lena.page.get_by_role("button", name=lena.word("bar.undo.ask")).click()
    asks.get_by_role("button", name=mara.word("undo.agree")).click()
    lena.page.wait_for_function("() => document.querySelector('[data-prompt]')?.dataset.prompt !== 'action'")
    assert lena.question() == asked
    assert lena.hand() == hand


def test_hand_over_to_a_bot_and_back(crowd: Crowd) -> None:
    _, lena, mara = two(crowd)
    lena.hand_over()
    waiting = lena.page.get_by_role("region", name=lena.word("bar.waiting"))
    expect(waiting).to_contain_text(lena.word("bar.bot"))
    mara.answer()
    mara.wait()
    mara.answer()  # the bot chooses an action as well: the round goes on without Lena
    expect(mara.page.get_by_role("log", name=mara.word("side.log"))).to_contain_text("Lena chooses")
    expect(waiting).to_contain_text(lena.word("bar.bot"))
    waiting.get_by_role("button", name=lena.word("bar.bot.back")).click()
    expect(lena.page.get_by_text(lena.word("bar.bot"), exact=True)).to_have_count(0)
    answer_all(lena, mara, until=1)
    assert lena.actions == 1


def test_chat_shows_markup_as_text_and_a_watcher_sees_no_hand(crowd: Crowd, screens: Path) -> None:
    id, lena, mara = two(crowd)
    watcher = crowd.come("Willa")
    watcher.open(f"/table/{id}")
    expect(watcher.page.get_by_text(watcher.word("bar.watch"))).to_be_visible()
    assert shown(watcher, ".hand-place") == set()
    assert not (shown(lena, ".hand-place") | shown(mara, ".hand-place")) & shown(watcher, "body")
    expect(watcher.page.locator("[data-question]")).to_have_count(0)
    watcher.shot(screens / "watcher.png")

    lena.page.get_by_role("tab", name=lena.word("side.chat")).click()
    lena.page.get_by_role("textbox", name=lena.word("chat.write")).fill(SHOUT)
    lena.page.keyboard.press("Enter")
    for player in (lena, mara, watcher):
        player.page.get_by_role("tab", name=player.word("side.chat")).click()
        said = player.page.get_by_role("log", name=player.word("side.chat"))
        expect(said).to_contain_text(SHOUT)
        assert said.locator("img").count() == 0
    lena.shot(screens / "chat.png")
