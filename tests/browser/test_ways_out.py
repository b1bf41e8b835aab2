"""Playing with a friend, and the ways out of a game, as two people find them: one at a desk, one with a phone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from browser.conftest import Crowd, Server
from browser.play import Player, Toucher, serious, too_small, too_wide

# Where everything is that can be clicked at the board, in the bar and in the hand.
PLACES = """() => [...document.querySelectorAll(".felt button, .felt [data-thing]")]
  .map(each => each.getBoundingClientRect()).filter(box => box.width)
  .map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())"""
DENIED = "() => { navigator.clipboard.write = navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"


def button(player: Player, key: str, **parts: object) -> Locator:
    return player.page.get_by_role("button", name=player.word(key, **parts), exact=True)


def friend_button(player: Player, game: str) -> Locator:
    card = player.page.get_by_role("article").filter(has=player.page.get_by_role("heading", name=game))
    return card.get_by_role("button", name=player.word("pages:start.friend"))


def link_of(player: Player) -> str:
    field = player.page.get_by_role("textbox", name=player.word("gather.invite"))
    expect(field).to_be_visible()
    return field.input_value()


def two(crowd: Crowd, *bots: str) -> tuple[str, Player, Player]:
    """Lena at her desk and Mara with her phone; the game has begun."""
    lena, mara = crowd.come("Lena"), touching(crowd.phone("Mara"))
    id, link = lena.open_table("open", *bots)
    mara.join(link)
    mara.wait()
    lena.open(f"/table/{id}")
    lena.wait()
    return id, lena, mara


def touching(player: Player) -> Toucher:
    return Toucher(player.page, player.address, player.language)


def dock(player: Player, key: str) -> Locator:
    tabs = player.page.get_by_role("navigation", name=player.word("dock.label"))
    return tabs.get_by_role("button", name=player.word(key))


def open_ways_out(player: Player) -> None:
    """The players' list: behind a button at a desk, a tab on a phone."""
    if isinstance(player, Toucher):
        dock(player, "dock.players").tap()
    else:
        button(player, "top.seats").click()


# -- with a friend -----------------------------------------------------------------------------------------------------


def test_playing_with_a_friend_is_one_click_and_a_link(crowd: Crowd, screens: Path) -> None:
    lena = crowd.come("Lena", permissions=["clipboard-read", "clipboard-write"])
    lena.open("/")
    friend_button(lena, "Race for the Galaxy").click()
    link = link_of(lena)
    assert lena.page.evaluate("navigator.clipboard.readText()") == link
    expect(lena.page.get_by_text(lena.word("gather.sent"))).to_be_visible()
    facts = lena.page.get_by_role("region", name=lena.word("room.facts"))
    expect(facts).to_contain_text("base game")
    expect(facts).to_contain_text(lena.word("room.standin", span="2 min"))
    lena.page.get_by_role("textbox", name=lena.word("chat.write")).fill("the kettle is on")
    lena.page.keyboard.press("Enter")
    expect(lena.page.get_by_role("log", name=lena.word("side.chat"))).to_contain_text("the kettle is on")
    assert serious(lena.page) == []
    lena.shot(screens / "waiting-room-1440.png")

    mara = crowd.phone("Mara")
    mara.open(link.removeprefix(mara.address))
    expect(mara.page.get_by_role("log", name=mara.word("side.chat"))).to_contain_text("the kettle is on")
    here = mara.page.get_by_role("region", name="Lena", exact=True)
    expect(here.get_by_text(mara.word("room.here"), exact=True)).to_be_visible()
    expect(lena.page.get_by_text(lena.word("room.others", n=1))).to_be_visible()
    assert not too_wide(mara.page)
    assert too_small(mara.page, "main button, main input") == []
    mara.page.screenshot(path=screens / "waiting-room-390.png", full_page=True)
    mara.press(button(mara, "gather.join"))
    for player in (lena, mara):
        player.wait()


def test_where_copying_is_denied_the_link_can_be_copied_by_hand(crowd: Crowd) -> None:
    lena = crowd.come("Lena", language="de")
    lena.page.add_init_script(f"({DENIED})()")
    lena.open("/")
    friend_button(lena, "Cosmic Encounter").click()
    link = link_of(lena)
    expect(lena.page.get_by_text(lena.word("gather.send"))).to_be_visible()
    assert lena.page.evaluate("document.getSelection().toString()") == link
    button(lena, "gather.copy").click()
    expect(button(lena, "gather.copied")).to_have_count(0)
    assert lena.page.evaluate("document.getSelection().toString()") == link


def test_a_seat_changes_its_kind_in_the_waiting_room(crowd: Crowd, screens: Path) -> None:
    lena, mara = crowd.come("Lena"), crowd.phone("Mara of the moon")
    id, link = lena.open_table("open", "open")
    lena.open(f"/table/{id}")
    mara.open(link)
    second = lena.page.get_by_role("radiogroup", name=lena.word("room.kind", n=2))
    second.get_by_role("radio", name=lena.word("pages:new.bot")).click()
    expect(mara.page.get_by_role("region", name="Hypatia", exact=True)).to_be_visible()
    expect(mara.page.get_by_role("radiogroup")).to_have_count(0)
    second.get_by_role("radio", name=lena.word("pages:new.open")).click()
    expect(mara.page.get_by_role("region", name="Hypatia", exact=True)).to_have_count(0)
    second.get_by_role("radio", name=lena.word("pages:new.invited")).click()
    field = lena.page.get_by_role("textbox", name=lena.word("pages:new.invited.name", n=2))
    field.fill("Mara of the moon")
    lena.shot(screens / "waiting-room-invites-1440.png")
    field.press("Enter")
    expect(button(mara, "gather.accept")).to_be_visible()
    lena.page.get_by_role("radiogroup", name=lena.word("room.kind", n=3)).get_by_role("radio", name="Bot").click()
    mara.press(button(mara, "gather.accept"))
    for player in (lena, mara):
        player.wait()


# -- out of it ---------------------------------------------------------------------------------------------------------


def test_two_people_end_a_game_by_agreement(crowd: Crowd, screens: Path) -> None:
    id, lena, mara = two(crowd)
    open_ways_out(mara)
    mara.press(button(mara, "out.end"))
    mara.shot(screens / "ways-out-390.png")
    places = lena.page.evaluate(PLACES)
    mara.press(button(mara, "out.end.ask"))
    asks = lena.page.get_by_role("alert", name=lena.word("vote.end", name="Mara"))
    expect(asks).to_be_visible()
    assert lena.page.evaluate(PLACES) == places, "what can be clicked has moved under the pointer"
    asks.get_by_role("button", name=lena.word("vote.end.no")).click()
    expect(asks).to_have_count(0)
    log = lena.page.get_by_role("log", name=lena.word("side.log"))
    expect(log).to_contain_text("Mara asks to end the game here.")
    expect(log).to_contain_text("Lena wants to play on.")
    mara.press(button(mara, "out.end"))
    mara.press(button(mara, "out.end.ask"))
    expect(mara.page.get_by_role("alert").filter(has_text="declined just now").first).to_be_visible()
    mara.press(button(mara, "out.stay"))
    dock(mara, "dock.table").tap()
    for player in (lena, mara):
        player.answer()
    assert lena.wait() == "action"

    open_ways_out(lena)
    button(lena, "out.end").click()
    button(lena, "out.end.ask").click()
    lena.page.keyboard.press("Escape")
    expect(button(lena, "vote.withdraw")).to_be_visible()
    asks = mara.page.get_by_role("alert", name=mara.word("vote.end", name="Lena"))
    expect(asks).to_be_visible()
    mara.shot(screens / "vote-390.png")
    lena.shot(screens / "vote-1440.png")
    mara.open("/")
    expect(mara.page.get_by_role("link", name=mara.word("pages:start.vote"))).to_be_visible()
    mara.open(f"/table/{id}")
    mara.press(asks.get_by_role("button", name=mara.word("undo.agree")))
    for player in (lena, mara):
        expect(player.page.get_by_role("status").filter(has_text="Ended by agreement. Nobody has won.")).to_be_visible()
        expect(player.page.locator("[data-question]")).to_have_count(0)
    lena.shot(screens / "ended-1440.png")
    mara.shot(screens / "ended-390.png")
    lena.page.get_by_role("link", name=lena.word("bar.result")).click()
    expect(lena.page.get_by_role("heading", level=1)).to_have_text("Ended by agreement. Nobody has won.")
    assert serious(lena.page) == []
    lena.shot(screens / "ended-result-1440.png")
    lena.page.get_by_role("link", name=lena.word("pages:result.replay")).click()
    expect(lena.page.get_by_role("slider", name=lena.word("pages:replay.slider"))).to_be_visible()


def test_who_leaves_a_game_is_gone_and_a_bot_plays_on(crowd: Crowd) -> None:
    _, lena, mara = two(crowd)
    open_ways_out(mara)
    mara.press(button(mara, "out.leave"))
    expect(mara.page.get_by_text(mara.word("out.leave.why"))).to_be_visible()
    mara.press(button(mara, "out.leave.go"))
    expect(mara.page).to_have_url(f"{mara.address}/")
    expect(mara.page.get_by_text(mara.word("pages:start.none"))).to_be_visible()
    log = lena.page.get_by_role("log", name=lena.word("side.log"))
    expect(log).to_contain_text("Mara has left the game. Hypatia plays on, a bot.")
    lena.answer()
    assert lena.wait() == "action"  # the bot has chosen as well


def test_a_table_of_mine_alone_is_deleted_after_a_question(crowd: Crowd, screens: Path) -> None:
    lena = crowd.come("Lena")
    id = lena.play_now()
    lena.wait()
    lena.open("/")
    name = lena.word("pages:remove.delete.of", name="Race for the Galaxy")
    remove = lena.page.get_by_role("button", name=name)
    remove.click()
    dialog = lena.page.get_by_role("dialog", name=name)
    expect(dialog).to_contain_text(lena.word("pages:remove.delete.why"))
    lena.shot(screens / "delete-1440.png")
    dialog.get_by_role("button", name=lena.word("pages:cancel")).click()
    expect(remove).to_be_visible()
    remove.click()
    dialog.get_by_role("button", name=lena.word("pages:remove.delete"), exact=True).click()
    expect(remove).to_have_count(0)
    expect(lena.page.get_by_text(lena.word("pages:start.none"))).to_be_visible()
    lena.open(f"/table/{id}")
    expect(lena.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


def test_a_table_of_others_is_taken_off_my_list_alone(crowd: Crowd) -> None:
    _, lena, mara = two(crowd)
    for player in (lena, mara):
        open_ways_out(player)
    button(lena, "out.end").click()
    button(lena, "out.end.ask").click()
    lena.page.keyboard.press("Escape")
    dock(mara, "dock.table").tap()
    mara.press(button(mara, "undo.agree"))
    expect(mara.page.get_by_text("Ended by agreement. Nobody has won.").first).to_be_visible()
    for player in (lena, mara):
        player.open("/")
        expect(player.page.get_by_text(player.word("pages:records.ended"))).to_be_visible()
    take = mara.page.get_by_role("button", name=mara.word("pages:remove.list.of", name="Tuesday"))
    take.tap()
    mara.page.get_by_role("dialog").get_by_role("button", name=mara.word("pages:remove.list"), exact=True).tap()
    expect(mara.page.get_by_text(mara.word("pages:records.ended"))).to_have_count(0)
    assert not too_wide(mara.page)
    lena.page.reload()
    expect(lena.page.get_by_text(lena.word("pages:records.ended"))).to_be_visible()


def test_those_who_are_here_vote_on_a_bot_for_who_is_away(browser: Browser, own_server: Server) -> None:
    crowd = Crowd(browser, own_server.address)
    lena, mara, nora = crowd.come("Lena"), touching(crowd.phone("Mara")), crowd.come("Nora")
    id, link = lena.open_table("open", "open", bot_after=3600)
    for player in (mara, nora):
        player.call("POST", f"/api/tables/{id}/join", {"invite": link.partition("=")[2]})
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / "orrery.db")) as database, database:
        database.execute("update seat set away_since = 1 where seat = 2")  # Nora has been away for years
    own_server.start()
    for player in (lena, mara):
        player.open(f"/table/{id}")
        player.wait()
    open_ways_out(lena)
    button(lena, "seat.replace").click()
    lena.page.keyboard.press("Escape")
    asks = mara.page.get_by_role("alert", name=mara.word("vote.replace", name="Lena", other="Nora"))
    asks.get_by_role("button", name=mara.word("undo.agree")).tap()
    log = lena.page.get_by_role("log", name=lena.word("side.log"))
    expect(log).to_contain_text("A bot stands in for Nora")
    for player in (lena, mara):
        player.answer()
    assert lena.wait() == "action"
    nora.open(f"/table/{id}")
    button(nora, "bar.bot.back").click()
    expect(nora.page.get_by_text(nora.word("bar.bot"), exact=True)).to_have_count(0)
    crowd.go()


# -- who is waited for -------------------------------------------------------------------------------------------------


def test_a_bot_that_has_chosen_is_ready_and_a_watcher_sees_who_is_waited_for(crowd: Crowd, screens: Path) -> None:
    id, lena, _ = two(crowd, "random")
    willa = crowd.come("Willa")
    willa.open(f"/table/{id}")
    expect(willa.page.get_by_text(willa.word("top.waits", names="Lena and Mara"))).to_have_count(1)
    expect(willa.page.get_by_role("heading", name=willa.word("bar.choose", names="Lena and Mara"))).to_be_visible()
    bot = willa.page.get_by_role("region", name="Halley", exact=True)
    expect(bot.get_by_text(willa.word("race:ready"))).to_be_visible()
    willa.shot(screens / "watcher-ready-1440.png")
    lena.answer()
    expect(willa.page.get_by_role("heading", name=willa.word("bar.choose", names="Lena and Mara"))).to_be_visible()
    open_ways_out(lena)
    seat = lena.page.get_by_role("dialog").get_by_role("region", name="Halley", exact=True)
    expect(seat.get_by_text(lena.word("seat.ready"))).to_be_visible()
