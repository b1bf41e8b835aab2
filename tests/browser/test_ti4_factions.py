"""Factions of Twilight Imperium in the browser: the choice among them, and where one meets them afterwards."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Crowd
from browser.letters import too_small_letters
from browser.play import Player, Toucher, serious, too_small, too_wide
from browser.words import word

# Where the cards, the bar and the side are: choosing moves nothing.
PLACES = """() => [...document.querySelectorAll(".cards .card, .decision, .side")]
  .map(each => each.getBoundingClientRect())
  .map(box => [box.top, box.left, box.height].map(Math.round).join()).join(" ")"""


class Chooser(Player):
    """Sits at a table where every faction lies open."""

    def start(self) -> dict[str, Any]:
        """What the server tells of all things."""
        id, _ = self.open_table("greedy", "greedy", game="ti4", options={"factions": "choice"})
        self.open(f"/table/{id}")
        assert self.wait() == "choose faction"
        things: dict[str, Any] = self.call("GET", f"/api/games/ti4/things?lang={self.language}")
        return things

    @property
    def scene(self) -> Locator:
        return self.page.locator('[data-scene="faction"]')

    def first(self, things: dict[str, Any]) -> tuple[Locator, dict[str, Any]]:
        """The first card, and the faction on it: others may have chosen before."""
        card = self.scene.locator(".card").first
        _, number = str(card.locator("button").get_attribute("data-thing")).split("-")
        return card, of(things, "faction", int(number))

    def say(self, key: str, **parts: object) -> str:
        return word(key, self.language, **parts)


class Thumb(Toucher, Chooser):
    pass


def of(things: dict[str, Any], kind: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = things[kind][str(number)]
    return found


def test_a_faction_is_chosen_from_its_card(crowd: Crowd) -> None:
    """The card tells the sheet, the side what only that faction has; then it is met in the rail and on the sheet."""
    made = crowd.come("Lena")
    player = Chooser(made.page, made.address)
    things = player.start()
    page = player.page
    card, faction = player.first(things)
    sign = f'use[href="#ti4-faction-{faction["key"]}"]'
    expect(card.locator(sign)).to_have_count(1)
    home = of(things, "planet", of(things, "tile", faction["home"])["planets"][0])
    for text in (faction["character"], of(things, "ability", faction["abilities"][0])["name"], home["name"]):
        expect(card).to_contain_text(text)
    expect(page.locator(".beside")).to_contain_text(player.say("faction:own.hint"))
    places = page.evaluate(PLACES)
    player.press(card.locator("button"))
    expect(card.locator("button")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(PLACES) == places
    note = of(things, "note", faction["notes"][0])["name"]
    expect(page.locator(".beside")).to_contain_text(note)
    assert serious(page) + too_small_letters(page) == []
    player.send()
    expect(page.locator(".players .mine").locator(sign)).to_have_count(1)
    page.keyboard.press("h")
    sheet = page.locator("section.sheet")
    expect(sheet.locator(sign)).to_have_count(1)
    for text in (faction["name"], faction["character"], note):
        expect(sheet).to_contain_text(text)
    assert serious(page) == []


def test_a_faction_is_chosen_on_a_phone_in_german(crowd: Crowd) -> None:
    made = crowd.phone("Jonas", language="de")
    player = Thumb(made.page, made.address, "de")
    things = player.start()
    page = player.page
    assert not too_wide(page)
    assert too_small(page, ".scene h2 button") == []
    assert serious(page) + too_small_letters(page) == []
    card, faction = player.first(things)
    expect(card).to_contain_text(faction["character"])
    player.press(card.locator("button"))
    expect(player.confirm).to_contain_text(player.say("faction:choose.verb", name=""))
    assert not too_wide(page)


def test_who_is_eliminated_no_longer_looks_like_the_others(crowd: Crowd) -> None:
    """What the server tells of the last seat is altered on its way: nobody can be eliminated so soon."""

    def opened(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(altered(text)))

    player = Chooser((made := crowd.come("Lena")).page, made.address)
    player.page.route_web_socket("**/live*", opened)
    player.start()
    rail = player.page.locator(".players [data-thing]")
    gone = rail.filter(has_text=player.say("ti4:eliminated"))
    expect(gone).to_have_attribute("data-thing", "seat-2")
    expect(rail.locator(".d")).to_have_count(2)  # tokens and goods of those who play
    assert serious(player.page) == []


def altered(text: str | bytes) -> str:
    message: dict[str, Any] = json.loads(text)
    view = (message.get("state") or message).get("view")
    if view:
        view["players"][2]["eliminated"] = True
    return json.dumps(message)
