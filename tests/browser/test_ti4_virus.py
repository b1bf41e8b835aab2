"""What only the Nekro Virus shows: infantry that fights in space, and technologies that it has copied."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import SERVE, Crowd, Server
from browser.play import serious, too_wide
from support.ti4_virus import PROGRAM


@pytest.fixture(scope="module")
def plague(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("virus"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, plague: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, plague.address)
    yield gathered
    gathered.go()


def test_infantry_that_fights_as_ships_stands_in_the_combat_and_copies_on_the_sheet(people: Crowd) -> None:
    lena = people.come("Lena")
    page = lena.page
    id, _ = lena.open_table("greedy", "greedy", game="ti4")
    lena.open(f"/table/{id}")
    assert lena.wait() == "join combat"
    options = page.locator("[data-panel] [data-option]")
    expect(options).to_have_count(3)
    for option in options.all():
        option.click()
    page.keyboard.press("h")
    copied = lena.word("sheet:copied by", name="Valefar Assimilator X")
    expect(page.locator("section.sheet").get_by_text(copied)).to_have_count(1)
    page.keyboard.press("g")
    lena.send()
    side = page.locator(".combat section").first
    expect(side).to_contain_text("Infantry I")
    expect(side).to_contain_text("Bereg")
    assert serious(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not too_wide(page)
