"""The line breaks, the page is closed, the server is killed: nothing is lost, the same question stands there again."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.conftest import Crowd, Server
from browser.play import PATIENCE, Player, has_rest

# Notes that a text has been on the page: it goes away by itself, perhaps before a slow test looks.
NOTE_TEXT = """text => {
  const look = () => (window.cameUp ||= document.body.innerText.includes(text));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Wire:
    """The network between one page and the server, to be cut. Being offline alone leaves an open WebSocket open."""

    def __init__(self, player: Player) -> None:
        self.context = player.page.context
        self.whole = True
        self.lines: list[WebSocketRoute] = []
        player.page.route_web_socket(re.compile("/live"), self.opened)

    def opened(self, line: WebSocketRoute) -> None:
        if self.whole:
            line.connect_to_server()
            self.lines.append(line)
        else:
            line.close(code=1001)

    def cut(self) -> None:
        self.whole = False
        self.context.set_offline(True)
        for line in self.lines:
            line.close(code=1001)
        self.lines.clear()

    def mend(self) -> None:
        self.whole = True
        self.context.set_offline(False)


def test_the_line_breaks_in_mid_decision_and_what_i_chose_is_sent_when_it_is_back(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    crowd.may_lose = True
    wire = Wire(player)
    player.play_now()
    assert player.play_until("action")
    asked = player.question()
    player.pick("action")
    picked = player.page.locator('.felt [aria-pressed="true"]').first.get_attribute("data-thing")

    wire.cut()
    expect(player.page.get_by_text(player.word("net.lost.quiet"))).to_be_visible()
    assert player.question() == asked
    expect(player.page.locator(f'.felt [data-thing="{picked}"]')).to_have_attribute("aria-pressed", "true")
    player.answered = str(player.bar.get_attribute("data-question"))
    player.confirm.click()
    expect(player.page.get_by_text(player.word("bar.kept"))).to_be_visible()

    wire.mend()
    expect(player.page.get_by_text(player.word("net.lost"))).to_have_count(0)
    has_rest(player)
    assert player.wait() != "over"
    chosen = player.page.locator("#panel-log").get_by_text(re.compile("^You choose"))
    expect(chosen).to_have_count(1)


def test_close_the_page_and_go_on_at_another_device(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    id = player.play_now()
    assert player.play_until("action")
    asked, hand, state = player.question(), player.hand(), player.page.context.storage_state()
    player.page.close()

    other = crowd.phone(storage_state=state)
    other.open("/")
    other.page.get_by_role("button", name=other.word("pages:start.next")).tap()
    other.page.wait_for_url(f"**/table/{id}")
    assert other.wait() == "action"
    assert other.question() == asked
    assert other.hand() == hand
    other.answer()
    other.wait()
    has_rest(other)


def test_two_devices_on_one_seat_the_second_answer_is_refused_in_words(crowd: Crowd) -> None:
    one = crowd.come("Lena")
    id = one.play_now()
    one.wait()
    two = crowd.come(storage_state=one.page.context.storage_state())
    wire = Wire(two)
    two.open(f"/table/{id}")
    two.wait()
    crowd.may_lose = True
    wire.cut()
    one.answer()
    one.wait()
    two.answer()
    wire.mend()
    expect(two.page.get_by_text(two.word("net.lost"))).to_have_count(0)
    expect(two.bar.locator(".ref")).to_be_visible()
    assert two.question() == one.question()


def test_the_server_is_killed_in_mid_game_and_the_same_question_comes_back(
    browser: Browser, own_server: Server
) -> None:
    crowd = Crowd(browser, own_server.address)
    crowd.may_lose = True
    player = crowd.come("Lena")
    player.play_now()
    for _ in range(2):
        player.play_round()
    player.wait()
    asked, hand = player.question(), player.hand()
    log = player.page.locator("#panel-log").inner_text()

    player.page.evaluate(NOTE_TEXT, player.word("net.back"))
    own_server.kill()
    expect(player.page.get_by_text(player.word("net.lost.quiet"))).to_be_visible()
    own_server.start()
    player.page.wait_for_function("() => window.cameUp", timeout=PATIENCE * 1000)
    assert player.question() == asked
    assert player.hand() == hand
    assert player.page.locator("#panel-log").inner_text() == log

    player.page.reload()
    player.wait()
    assert player.question() == asked
    player.answer()
    player.wait()
    has_rest(player)
    crowd.go()


def test_the_server_restarts_in_good_order_and_the_page_comes_back_by_itself(
    browser: Browser, own_server: Server
) -> None:
    crowd = Crowd(browser, own_server.address)
    crowd.may_lose = True
    player = crowd.come("Lena")
    player.play_now()
    player.wait()
    asked, hand = player.question(), player.hand()

    player.page.evaluate(NOTE_TEXT, player.word("net.back"))
    own_server.stop()
    expect(player.page.get_by_text(player.word("net.restart"))).to_be_visible()
    own_server.start()
    player.page.wait_for_function("() => window.cameUp", timeout=PATIENCE * 1000)
    assert player.question() == asked
    assert player.hand() == hand
    player.answer()
    player.wait()
    has_rest(player)
    crowd.go()
