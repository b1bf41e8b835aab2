"""The galaxy of Prophecy of Kings in the browser: hyperlanes, the nexus, frontier tokens, and eight at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import DRAWN, Player, serious, too_small, too_wide
from browser.words import word
from orrery.ti4.galaxy_building import layout_for
from support.ti4_served import KINGS

PHONE = (390, 844)
SOON = 5000  # milliseconds: what can be pointed at at all is pointed at by then
BOT = {"kind": "bot", "bot": "greedy"}
TRIES = 9  # as often as a question may be asked anew, and once more
HREFS = 'uses => uses.map(each => each.getAttribute("href"))'
# Whether two systems lie over each other, by the middles of their buttons.
TOO_NEAR = """() => {
  const middles = [...document.querySelectorAll('.sky [data-thing^="system-"]')]
    .map(each => each.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2, box.height]);
  const near = ([x, y, high], [u, v]) => Math.hypot(x - u, y - v) < .98 * high;
  return middles.some((one, at) => middles.slice(at + 1).some(other => near(one, other)));
}"""


class Admiral(Player):
    def start(self, players: int, layout: str, **options: str | int) -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        body = {"game": "ti4", "options": {"layout": layout, **options}, "seats": seats}
        self.open(f"/table/{self.call('POST', '/api/tables', body)['id']}")
        self.wait()
        self.uncover()

    def uncover(self) -> None:
        """The galaxy, whatever is asked. It is asked anew when a bot has answered, until all of them have."""
        covered = self.page.locator(".under.covered")
        for _ in range(TRIES):
            if not covered.count():
                return
            self.page.keyboard.press("g")
            try:
                covered.wait_for(state="detached", timeout=SOON)
            except TimeoutError:
                continue
        raise AssertionError("the galaxy stays covered")

    def look_at(self, text: str, told: str) -> None:
        """Point at the first system of which something is said, until something is told of it."""
        system = self.page.locator('.sky [data-thing^="system-"]', has_text=text).first
        for _ in range(TRIES):
            self.uncover()
            try:
                system.hover(timeout=SOON)
                self.page.locator(".whole", has_text=told).wait_for(timeout=SOON)
                return
            except TimeoutError:
                continue
        raise AssertionError(f"of {text} nobody is told {told}")

    def said(self) -> list[str]:
        """What is read aloud of each system, ring after ring."""
        return self.page.locator('.sky [data-thing^="system-"]').all_inner_texts()


@pytest.fixture(scope="module")
def imperium(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("kings"), KINGS + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, imperium: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, imperium.address)
    yield gathered
    gathered.go()


def seated(made: Player, players: int, layout: str, **options: str | int) -> Admiral:
    player = Admiral(made.page, made.address, made.language)
    player.start(players, layout, **options)
    return player


@pytest.mark.parametrize(("players", "layout", "language"), [(8, "alternative", "en"), (7, "standard", "de")])
def test_hyperlanes_are_lines_that_nobody_presses(
    people: Crowd, screens: Path, players: int, layout: str, language: str
) -> None:
    player = seated(people.come("Lena", language=language), players, layout)
    printed = layout_for(players, layout == "alternative")
    expect(player.page.locator(".sky .lane").first).to_be_attached()
    said = player.said()
    assert len(said) in (len(printed.systems) + players + extra for extra in (2, 3)), "Mecatol Rex, nexus, Creuss home"
    joined = word("ti4:joined to", language).split("{")[0]
    assert [line for line in said if joined in line]
    assert len([line for line in said if word("ti4:nexus asleep", language) in line]) == 1
    assert len([line for line in said if word("ti4:frontier", language) in line]) >= 10
    assert not player.page.evaluate(TOO_NEAR), "what lies beside the galaxy lies beside it"
    assert serious(player.page) == []
    player.page.screenshot(path=screens / f"ti4-kings-{players}-{layout}.png")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
def test_eight_at_the_table(people: Crowd, screens: Path, size: tuple[int, int]) -> None:
    player = seated(people.come("Lena", size=size), 8, "standard")
    seats = player.page.locator('.players [data-thing^="seat-"]')
    expect(seats).to_have_count(8)
    for seat in range(8):
        expect(player.page.locator(f'.players [data-thing="seat-{seat}"]')).to_be_attached()
    assert len(set(player.page.locator(".players .seat use").evaluate_all(HREFS))) == 8
    player.page.evaluate(DRAWN)
    if size == PHONE:
        assert not too_wide(player.page)
        assert too_small(player.page, ".players button, .sky .controls button") == []
    assert serious(player.page) + too_small_letters(player.page) == []
    player.page.screenshot(path=screens / f"ti4-eight-{size[0]}.png")


def test_what_the_nexus_is_and_where_hyperlanes_lead_is_told(people: Crowd) -> None:
    player = seated(people.come("Lena"), 8, "alternative")
    asleep = word("ti4:nexus asleep")
    player.look_at(asleep, asleep)
    player.look_at(asleep, word("ti4:sign.gamma"))
    player.look_at(word("ti4:joined to").split("{")[0], word("ti4:lanes"))
    player.look_at(word("ti4:frontier"), word("ti4:frontier"))


def test_the_speaker_of_eight_places_the_extra_tiles_first(people: Crowd, screens: Path) -> None:
    player = seated(people.come("Lena"), 8, "standard", map="build", speaker=0)
    systems = player.page.locator('.sky [data-thing^="system-"]')
    began = systems.count()
    for placed in range(4):
        if placed < 3:  # of the last one there is no choice
            assert player.wait() == "place which tile"
            expect(player.page.locator('[data-option]:visible, [data-thing^="tile-"]:visible').first).to_be_visible()
            player.page.screenshot(path=screens / f"ti4-extra-{placed}.png")
            player.press(player.page.locator("[data-option]:visible").first)
            player.send()
        assert player.wait() == "place tile where"
        player.press(player.page.locator('.sky [data-thing^="place-"][data-offered="true"]').first)
        player.send()
        expect(systems).to_have_count(began + placed + 1)
    player.page.screenshot(path=screens / "ti4-extra-placed.png")
    assert serious(player.page) == []


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("de", PHONE)])
def test_who_chooses_a_faction_reads_of_its_leaders_and_its_mech(
    people: Crowd, screens: Path, language: str, size: tuple[int, int]
) -> None:
    """Their names on the card, what they do beside it."""
    made = people.come("Lena", language=language, size=size)
    player = Admiral(made.page, made.address, made.language)
    body = {"game": "ti4", "options": {"factions": "choice"}, "seats": [{"kind": "me"}, *[BOT] * 2]}
    player.open(f"/table/{player.call('POST', '/api/tables', body)['id']}")
    assert player.wait() == "choose faction"
    things = player.call("GET", f"/api/games/ti4/things?lang={language}")
    card = player.page.locator('[data-scene="faction"] .card', has_text=word("faction:leaders", language)).first
    number = str(card.locator("button").get_attribute("data-thing")).split("-")[1]
    faction = things["faction"][number]
    leaders = [things["leader"][str(each)] for each in faction["leaders"]]
    mech = things["unit"][str(faction["mech"][1])]
    for each in (*leaders, mech):
        expect(card).to_contain_text(each["name"])
    player.press(card.locator("button"))
    if size != PHONE:
        beside = player.page.locator(".beside")
        for each in leaders:
            expect(beside).to_contain_text(each["text"])
        expect(beside).to_contain_text(mech["name"])
    else:
        assert not too_wide(player.page)
    assert serious(player.page) + too_small_letters(player.page) == []
    player.page.screenshot(path=screens / f"ti4-kings-factions-{size[0]}.png")
