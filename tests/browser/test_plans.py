"""One gesture, one message: what is asked in two questions and meant as one is clicked once and sent once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from browser.conftest import SERVE, Crowd, Server
from browser.test_cosmic import sit_down
from support.cosmic_wild import WILD


@pytest.fixture(scope="module")
def wilds(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("wilds"), "import support.cosmic_wild" + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def travellers(browser: Browser, wilds: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, wilds.address)
    yield gathered
    gathered.go()


def test_a_wild_destiny_is_answered_by_the_planet_i_want(travellers: Crowd, screens: Path) -> None:
    """A click on a planet says whom I encounter and where I aim, in one message; undo takes back both."""
    made, sent = travellers.come("Lena"), list[dict[str, object]]()

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))

    made.page.on("websocket", listen)
    player = sit_down(made, "random", "random", deal_aliens=WILD)
    page = player.page
    assert player.wait() == "wild destiny"
    planet = page.get_by_role("group", name="Hypatia").locator('.planet[data-offered="true"]').nth(2)
    expect(page.locator(".system").filter(has=page.locator('.planet[data-offered="true"]'))).to_have_count(2)
    planet.click()
    expect(planet).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.planet[aria-pressed="true"]')).to_have_count(1)
    expect(player.confirm).to_contain_text("Hypatia")
    player.shot(screens / "wild-destiny.png")
    name = planet.locator(".vh").inner_text().split(",")[0]
    assert player.send() == "launch"
    expect(player.bar.locator("h2")).to_contain_text(name)
    assert [message["type"] for message in sent if message["type"] in ("choose", "plan")] == ["plan"]

    page.keyboard.press("u")
    player.answered = ""
    expect(player.bar).to_have_attribute("data-prompt", "wild destiny")
