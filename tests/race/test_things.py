"""The catalogue of things: every card and action can be drawn, with signs that the page knows, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.race.cards import ALL_SETS, CARDS, EDITIONS, deck_of, numbers_of
from orrery.race.powers import Power
from orrery.race.state import ACTIONS
from orrery.race.things import PHASES, TOKENS, things
from orrery.race.words.signs import KIND_KEYS, sign
from orrery.words import LANGUAGES

SIGNS = Path(__file__).parents[2] / "web" / "src" / "boards" / "race" / "signs.json"
NUMBER = re.compile(r"([+-]?|x)[1-9][0-9]?")


@pytest.fixture(params=LANGUAGES, name="shown")
def shown_things(request: pytest.FixtureRequest) -> dict[str, dict[str, Any]]:
    return things(str(request.param))


def signs_of(shown: dict[str, dict[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    for card in shown["card"].values():
        for power in card["powers"]:
            yield card["key"], power["sign"]
    for action in shown["action"].values():
        yield action["key"], action["sign"]


def of(shown: dict[str, dict[str, Any]], key: str) -> dict[str, Any]:
    card: dict[str, Any] = shown["card"][str(numbers_of(key)[0])]
    return card


def test_every_card_and_action_is_there_under_its_number(shown: dict[str, dict[str, Any]]) -> None:
    assert list(shown["card"]) == [str(number) for number in range(len(CARDS))]
    assert list(shown["action"]) == [str(number) for number in range(len(ACTIONS))]
    for number, card in enumerate(CARDS):
        thing = shown["card"][str(number)]
        assert (thing["id"], thing["key"], thing["cost"]) == (number, card.key, card.cost)
        assert thing["name"]
        assert thing["text"].startswith(thing["name"])
        assert thing["facts"]
        assert len(thing["powers"]) == len(card.powers)  # options name powers by their place
        for power, shown_power in zip(card.powers, thing["powers"], strict=True):
            assert shown_power["phase"] == PHASES[power.PHASE]
            assert shown_power["text"] in thing["text"]


def test_it_is_plain_json(shown: dict[str, dict[str, Any]]) -> None:
    assert json.loads(json.dumps(shown)) == shown


def test_every_sign_is_a_number_or_a_token(shown: dict[str, dict[str, Any]]) -> None:
    for key, tokens in signs_of(shown):
        assert tokens, key
        assert len(tokens) <= 6, key
        for token in tokens:
            assert token in TOKENS or NUMBER.fullmatch(token), f"{key}: {token}"


def test_every_token_is_used_and_has_its_picture_on_the_page() -> None:
    used = {token for _, tokens in signs_of(things("en")) for token in tokens if not NUMBER.fullmatch(token)}
    assert used == set(TOKENS)
    assert set(json.loads(SIGNS.read_text(encoding="utf-8"))) == set(TOKENS)


def test_every_class_of_power_has_a_sign() -> None:
    printed = {type(power) for card in CARDS for power in card.powers}
    assert printed == set(Power.__subclasses__())


def test_a_power_without_a_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        sign(CARDS[0], Power())


@pytest.mark.parametrize(
    ("key", "signs"),
    [
        ("new-sparta", [["+2", "military"]]),
        ("investment-credits", [["-1"]]),
        ("public-works", [["->", "1", "card"], ["any", "->", "vp"]]),
        ("new-military-tactics", [["give-up", "->", "+3", "military"]]),
        ("colony-ship", [["give-up", "->", "0"]]),
        ("contact-specialist", [["-1", "military"], ["card", "->", "defense", "-1"]]),
        ("galactic-trendsetters", [["any", "->", "2", "vp"]]),
        ("diversified-economy", [["3", "different", "->", "3", "vp"], ["card", "/", "different"]]),
        ("gambling-world", [["any", "->", "vp"], ["die", "->", "card"]]),
        ("mining-robots", [["-1", "rare"], ["windfall", "rare"]]),
        ("pan-galactic-league", [["-1", "military"], ["card", "/", "genes", "world"]]),
        ("free-trade-association", [["novelty", "->", "vp", "card", "x3"], ["windfall", "novelty"]]),
    ],
)
def test_signs_of_cards(key: str, signs: list[list[str]]) -> None:
    assert [power["sign"] for power in of(things("en"), key)["powers"]] == signs


def test_values_of_cards(shown: dict[str, dict[str, Any]]) -> None:
    for number, card in enumerate(CARDS):
        thing = shown["card"][str(number)]
        assert thing["kind"] == KIND_KEYS[card.kind]
        assert bool(thing["kind_name"]) == bool(card.kind)
        assert thing["source"] == ("windfall" if card.windfall else "production" if card.production else "")
        assert (thing["vp"] is None) == thing["six"] == bool(thing["scoring"])
        assert thing["strength"] == card.strength
    assert of(shown, "new-sparta")["strength"] == 2
    assert of(shown, "new-sparta")["start"] == CARDS[numbers_of("new-sparta")[0]].start >= 0
    assert of(shown, "rebel-fuel-cache")["rebel"]
    assert not of(shown, "rebel-fuel-cache")["alien"]
    assert of(shown, "deserted-alien-outpost")["alien"]
    assert of(shown, "deserted-alien-outpost")["source"] == "windfall"


def test_each_action_names_its_phase_and_bonus(shown: dict[str, dict[str, Any]]) -> None:
    phases = [shown["action"][str(number)]["phase"] for number in range(len(ACTIONS))]
    for key, phase in zip(ACTIONS, phases, strict=True):
        assert key.startswith(phase)
    assert len({action["name"] for action in shown["action"].values()}) == len(ACTIONS)
    assert all(action["bonus"] in action["text"] for action in shown["action"].values())
    assert [action["second"] for action in shown["action"].values()].count(True) == 2


def test_every_card_tells_the_decks_it_is_in(shown: dict[str, dict[str, Any]]) -> None:
    """A bit for each edition and sum of sets, so that a page lists the cards of its table and no others."""
    for place, edition in enumerate(EDITIONS):
        for sets in range(ALL_SETS + 1):
            bit = 1 << (place * (ALL_SETS + 1) + sets)
            assert [int(number) for number, card in shown["card"].items() if card["decks"] & bit] == sorted(
                deck_of(edition, sets)
            )
    assert not of(shown, "alien-cornucopia")["decks"] & 1
