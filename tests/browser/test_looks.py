"""What the main screens look like, dark and light, large and small; axe-core finds nothing serious on them.

All letters can be read, and no sign of a card is cut.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Crowd, Finished
from browser.letters import too_small_letters
from browser.play import DRAWN, Player, serious
from browser.test_cosmic import encounter, sit_down

# Signs of powers that their card cuts off.
CUT = """() => [...document.querySelectorAll(".rc .pow")]
  .filter(each => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .map(each => each.closest(".rc").querySelector(".name").textContent)"""
SIZES = {
    "1440": (1440, 900),
    "1280": (1280, 720),
    "1024": (1024, 768),
    "844": (844, 390),
    "768": (768, 1024),
    "390": (390, 844),
}
THEMES = ("dark", "light")


class Screen:
    """Takes the picture of a screen in both themes, and asks axe about it."""

    def __init__(self, player: Player, folder: Path) -> None:
        self.player = player
        self.folder = folder
        self.wrong: list[str] = []

    def look(self, name: str, sizes: tuple[str, ...] = ("1440",)) -> None:
        page = self.player.page
        page.mouse.move(0, 0)  # nothing is pointed at
        for theme in THEMES:
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            for size in sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.screenshot(path=self.folder / f"{name}-{size}-{theme}.png")
                self.wrong += [f"{name} {size} {theme}: {each}" for each in serious(page)]
                self.wrong += [f"{name} {size}: {each}" for each in too_small_letters(page)]
                page.evaluate(DRAWN)
                self.wrong += [f"{name} {size}: the signs of {card} are cut" for card in page.evaluate(CUT)]
        page.set_viewport_size({"width": 1440, "height": 900})

    def read(self, name: str, sizes: tuple[str, ...] = tuple(SIZES), but: str = "") -> None:
        """Only the letters, on more sizes."""
        for size in sizes:
            width, height = SIZES[size]
            self.player.page.set_viewport_size({"width": width, "height": height})
            self.wrong += [f"{name} {size}: {each}" for each in too_small_letters(self.player.page, but)]
        self.player.page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("screen", ["start", "new", "account", "records"])
def test_pages(crowd: Crowd, finished: Finished, screens: Path, screen: str) -> None:
    player = crowd.come(storage_state=finished.cookies)
    player.open({"start": "/"}.get(screen, f"/{screen}"))
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    shots = Screen(player, screens)
    shots.look(screen, ("1440", "390"))
    assert shots.wrong == []


@pytest.mark.parametrize("screen", ["result", "replay"])
def test_after_the_game(crowd: Crowd, finished: Finished, screens: Path, screen: str) -> None:
    player = crowd.come(storage_state=finished.cookies)
    player.open(f"/table/{finished.id}/{screen}{'?step=60' if screen == 'replay' else ''}")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    shots = Screen(player, screens)
    shots.look(screen, ("1440", "390"))
    assert shots.wrong == []


def test_table_when_an_action_is_chosen_a_card_is_paid_and_goods_are_consumed(crowd: Crowd, screens: Path) -> None:
    """Games differ: a new one is begun until all three have been seen."""
    player = crowd.come("Lena")
    shots = Screen(player, screens)
    wanted = {"action", "pay", "consume"}
    for _ in range(6):
        player.play_now(players=3)
        while (prompt := player.wait()) != "over" and wanted:
            if prompt in wanted and (prompt != "action" or player.actions % 8 == 5):
                wanted.remove(prompt)
                shots.look(f"table-{prompt}", ("1440", "1024", "390"))
            player.answer()
        if not wanted:
            break
    assert not wanted
    assert shots.wrong == []


@pytest.mark.parametrize(
    "path", ["/", "/new", "/account", "/records", "/nowhere", "/table/{id}/result", "/table/{id}/replay"]
)
def test_letters_in_german(crowd: Crowd, finished: Finished, path: str) -> None:
    player = crowd.come(storage_state=finished.cookies, language="de")
    player.open(path.format(id=finished.id))
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    screen = Screen(player, Path())
    screen.read(path)
    assert screen.wrong == []


def test_letters_at_a_table_with_all_sets(crowd: Crowd) -> None:
    """Every kind of question once, and the choice of the action in every round: cards get smaller as tableaus grow."""
    player = crowd.come("Lena", language="de")
    options = {"players": 4, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
    id, _ = player.open_table("greedy", "greedy", "greedy", options=options)
    player.open(f"/table/{id}")
    screen = Screen(player, Path())
    while (prompt := player.wait()) != "over" and player.actions < 8:
        if prompt not in player.prompts or prompt == "action":
            screen.read(prompt)
        player.answer()
    assert screen.wrong == []


# What the board of Cosmic draws itself.
COSMIC = ".board, .hand-place, .powers, .whole"


def test_letters_around_the_board_of_cosmic(crowd: Crowd) -> None:
    player = sit_down(crowd.come("Lena", language="de"), "random", "random")
    screen = Screen(player, Path())
    while (prompt := player.wait()) != "over" and encounter(player) < 2:
        if prompt not in player.prompts:
            screen.read(prompt, but=COSMIC)
        player.answer()
    assert screen.wrong == []
