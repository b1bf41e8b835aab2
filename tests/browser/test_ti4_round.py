"""The whole round of Twilight Imperium in the browser: by pointer, by keys, on a phone, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import SERVE, Crowd, Server
from browser.letters import too_small_letters
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import shape, word
from support.ti4_ripe import PROGRAM

WANTED = DIPLOMACY, TECHNOLOGY = "strategy-2", "strategy-7"
SCENES = {
    "keep secret": "secrets",
    "choose strategy": "strategy",
    "secondary": "follow",
    "research": "research",
    "score": "score",
    "vote": "vote",
    "vote with": "vote",
}
TWICE = 600  # milliseconds
PANELS = {"prerequisites": "prerequisites", "ready planets": "worlds", "buy tokens": "buy", "status tokens": "tokens"}
TOUCHED = ".scene button:not(.rule), [data-panel] [data-option], [data-panel] [data-pay]"
# What a seat looks at is covered by nothing: the heads of scenes keep their place above the cards.
OVERLAPS = """() => { const [head, next] = [...document.querySelectorAll(".scene > .fh, .scene > .fh + *")]
  .map(each => each.getBoundingClientRect()); return head && next && head.bottom > next.top + 1; }"""
# What a scene shows stays inside its frame, and the frame on the screen: no outcome of an agenda is cut off.
CUT = """() => [...document.querySelectorAll(".scene .outcome, .scene button")]
  .filter(each => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => each.textContent.slice(0, 60))"""


class Governor(Player):
    """Takes Diplomacy and Technology, follows, researches, scores and votes."""

    def start(self, players: int = 3) -> None:
        body = {"game": "ti4", "players": players, "bot": "greedy"}
        self.open(f"/table/{self.call('POST', '/api/tables/play-now', body)['id']}")

    @property
    def scene(self) -> Locator:
        return self.page.locator(".scene")

    @property
    def rail(self) -> Locator:
        return self.page.locator("section.players")

    def thing(self, key: str) -> Locator:
        return self.scene.locator(f'[data-thing="{key}"]')

    def pick(self, prompt: str) -> None:
        if self.confirm.is_enabled():
            return
        wished = {
            "choose strategy": ", ".join(f'.scene [data-thing="{each}"][data-offered="true"]' for each in WANTED),
            "research": ".scene .tech.helped",
            "secondary": '.scene [data-option="1"]',
            "buy tokens": '[data-panel] [data-option="1"]',
            "action": ".beside [data-option]:visible",
        }.get(prompt, "")
        found = self.page.locator(wished) if wished else self.offered()
        wanted = found.first if found.count() else self.offered().first
        self.press(wanted)
        if not self.confirm.is_enabled():
            self.page.wait_for_timeout(TWICE)  # two taps at one place in a moment are one: the second was not heard
            if not self.confirm.is_enabled():
                self.press(wanted)
        expect(self.confirm).to_be_enabled()

    def offered(self) -> Locator:
        """In the scene, in the panel, else on the map."""
        for where in (
            '.scene [data-offered="true"]',
            ".scene [data-option]",
            "[data-panel] [data-option]",
            '.felt [data-offered="true"]',
        ):
            if self.page.locator(where).count():
                return self.page.locator(where)
        return self.page.locator(".beside [data-option]:visible")

    def until(self, prompt: str) -> None:
        for _ in range(80):
            if self.wait() == prompt:
                return
            self.answer()
        raise AssertionError(f"no question of {prompt}, but {self.prompts}")


class Thumb(Toucher, Governor):
    pass


def seated(made: Player, kind: type[Governor] = Governor, players: int = 3) -> Governor:
    player = kind(made.page, made.address, made.language)
    player.start(players)
    return player


@pytest.fixture(scope="module")
def council(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("council"), PROGRAM + SERVE)
    started.start()
    yield started
    started.stop()
    started.check()


@pytest.fixture
def people(browser: Browser, council: Server) -> Iterator[Crowd]:
    gathered = Crowd(browser, council.address)
    yield gathered
    gathered.go()


def play_a_round(player: Governor) -> dict[str, list[str]]:
    """To the second strategy phase; what was found wrong on the way, by question."""
    wrong: dict[str, list[str]] = {}
    strategies = 0
    while True:
        prompt = player.wait()
        if prompt == "choose strategy":
            strategies += 1
            if strategies == 3:
                return wrong
        if prompt in SCENES:
            expect(player.scene).to_have_attribute("data-scene", SCENES[prompt])
            assert not player.page.evaluate(OVERLAPS), prompt
            assert player.page.evaluate(CUT) == [], prompt
        if prompt in PANELS:
            expect(player.page.locator(f'[data-panel="{PANELS[prompt]}"]').first).to_be_visible()
        if prompt not in player.prompts and (prompt in SCENES or prompt in PANELS):
            found = serious(player.page)
            if player.page.viewport_size and player.page.viewport_size["width"] < 600:
                found += ["too wide"] if too_wide(player.page) else []
                found += too_small(player.page, TOUCHED)
            if found:
                wrong[prompt] = found
        player.answer()


def test_the_first_round_by_clicks(people: Crowd) -> None:
    """Everything that a round asks is asked in its scene or panel, and nobody is kept out."""
    player = seated(people.come("Lena"))
    assert play_a_round(player) == {}
    assert {*SCENES, *PANELS} <= player.prompts, {*SCENES, *PANELS} - player.prompts
    expect(player.rail.locator("button.mine .points")).to_contain_text("1")
    expect(player.thing(TECHNOLOGY)).to_have_attribute("data-offered", "true")
    assert player.scene.locator(".goods").count(), "what nobody took has gained a trade good"


def test_the_first_round_on_a_phone_in_german(people: Crowd) -> None:
    player = seated(people.phone("Lena", language="de"), Thumb)
    assert play_a_round(player) == {}
    assert set(SCENES) <= player.prompts
    assert too_small_letters(player.page) == []


def test_a_strategy_card_is_weighed_before_it_is_taken(people: Crowd) -> None:
    """The order of play as it would be; what others took stays in sight and says whose it is."""
    player = seated(people.come("Lena"))
    player.until("choose strategy")
    player.press(player.thing(TECHNOLOGY))
    side = player.page.locator(".side")
    expect(side).to_contain_text(word("round:strategy.if", name="Technology"))
    expect(side.locator("ol li").first).to_contain_text("7")
    expect(player.confirm).to_contain_text(word("round:strategy.take", name="Technology"))
    player.send()
    taken = player.scene.locator('.taken[data-offered="false"]')
    assert taken.count() == 3, "one of everybody"
    taken.filter(has_not_text="You").first.hover()
    expect(player.page.locator("[data-why]")).to_have_attribute("data-why", "strategy-taken")
    assert player.rail.locator(".cards").count() == 3, "at the players, too"


def test_a_scene_by_keys_and_the_galaxy_behind_it(people: Crowd) -> None:
    """A number picks, Enter sends, an arrow goes from card to card; G shows the galaxy and brings the question back."""
    player = seated(people.come("Lena"))
    player.until("choose strategy")
    keyboard = player.page.keyboard
    keyboard.press("g")
    expect(player.scene).to_have_count(0)
    expect(player.page.locator('.sky [data-thing="system-0"]')).to_be_visible()
    keyboard.press("g")
    expect(player.scene).to_be_visible()
    keyboard.press("2")
    expect(player.thing(DIPLOMACY)).to_have_attribute("aria-pressed", "true")
    player.thing(DIPLOMACY).focus()
    keyboard.press("ArrowRight")
    expect(player.page.locator(":focus")).to_have_attribute("data-thing", "strategy-3")
    player.answered = str(player.bar.get_attribute("data-question"))
    keyboard.press("Enter")
    player.wait()
    expect(player.thing(DIPLOMACY)).to_contain_text(word("round:strategy.by", name="You"))


def test_objectives_tell_my_progress(people: Crowd) -> None:
    """In the rail and where they are scored: have of need; the track shows where I would be."""
    player = seated(people.come("Lena"))
    player.until("score")
    expect(player.rail).to_contain_text(re.compile(r"\d of \d"))
    goal = player.scene.locator('.goal[data-offered="true"]').first
    expect(goal).to_contain_text(re.compile(r"(\d+) of \1\b"))
    expect(player.scene.locator(".ghost")).to_have_count(0)
    player.press(goal)
    expect(player.scene.locator(".ghost")).to_have_count(1)
    player.send()
    expect(player.rail.locator("button.mine .points")).to_contain_text("1")


def test_votes_are_counted_while_planets_are_chosen(people: Crowd) -> None:
    player = seated(people.come("Lena"))
    player.until("vote")
    kinds = [word("round:agenda.law"), word("round:agenda.directive")]
    head = player.scene.locator(".fh").inner_text().lower()
    assert sum(head.count(kind.lower()) for kind in kinds) == 1, head  # what it is stands above its name
    outcome = player.scene.locator("button.outcome").first
    player.press(outcome)
    player.send()
    assert player.bar.get_attribute("data-prompt") == "vote with"
    player.page.reload()  # the question itself says for what
    expect(player.scene.locator(".outcome.ballot")).to_have_count(1)
    worlds = player.scene.locator(".world[data-option]")
    votes = [int(each) for each in worlds.locator(".in").all_inner_texts()]
    player.press(worlds.nth(0))
    player.press(worlds.nth(1))
    expect(player.confirm).to_contain_text(word("round:verb.cast", n=votes[0] + votes[1]))
    cast = [int(each) for each in player.scene.locator(".outcome.ballot .voters b").all_inner_texts()]  # by others
    expect(player.scene.locator(".outcome.ballot .n")).to_contain_text(
        word("round:agenda.votes", n=votes[0] + votes[1] + sum(cast))
    )


def test_a_sheet_tells_what_is_hidden_and_what_is_mine(people: Crowd) -> None:
    """Technologies in four columns with what is missing; my secrets with progress, those of others only counted."""
    player = seated(people.come("Lena"))
    player.until("action")
    player.page.keyboard.press("h")
    sheet = player.page.locator(".sheet")
    expect(sheet).to_contain_text(word("round:sheet.secrets"))
    secret = sheet.locator('li:has(use[href="#ti4-objective-secret"])')
    expect(secret).to_have_text(shape(word("round:score.of")))
    expect(sheet).to_contain_text(
        word("round:research.lacks", what=word("round:research.one lacks", n=2, colour="red"))
    )
    player.page.keyboard.press("j")
    expect(sheet).to_contain_text(word("round:sheet.hidden", n=1))
    assert serious(player.page) == []
