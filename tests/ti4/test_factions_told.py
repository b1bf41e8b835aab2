"""The factions for those who choose one: what is told of each, at the terminal and to the page, and its sign."""

from __future__ import annotations

import re
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pytest

from orrery.kernel.decision import Decision
from orrery.ti4.components import COMPONENTS
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.setup import setup
from orrery.ti4.things import things
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import TYPES, UNITS
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.factions import CHARACTERS
from orrery.words import LANGUAGES

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
KEYS = [faction.key for faction in FACTIONS]
ACCENT = re.compile(r"^  (\w+): \[(\d+), ([\d.]+)\],$", re.MULTILINE)
THEMES = {"dark": ":root {", "light": ':root[data-theme="light"] {'}
READABLE = 4.5  # to 1, as all that stands on a surface


def sentences(text: str) -> list[str]:
    return re.findall(r"[^.]+\.(?: |$)", text)


@pytest.mark.parametrize("key", KEYS)
def test_two_sentences_tell_how_a_faction_plays_and_for_whom(key: str) -> None:
    for text, whom in zip(CHARACTERS[key], ("For ", "Für "), strict=True):
        assert [each.startswith(whom) for each in sentences(text)] == [False, True]
        assert len(text) < 250
    assert CHARACTERS.keys() == set(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing_a_faction_tells_them(language: str) -> None:
    game = setup({"players": 3, "factions": "choice", "sets": "kings"}, 1)
    decision = next(each for each in (game.asked(seat) for seat in range(3)) if each is not None)
    assert isinstance(decision, Decision)
    assert decision.prompt == "choose faction"
    words = Ti4Words(language, ["Ada", "Bo", "Cy"], decision.seat)
    said = [words.option(option, decision, game.view(decision.seat)) for option in decision.options]
    at = LANGUAGES.index(language)
    assert len(said) == len(FACTIONS)
    for text, option in zip(said, decision.options, strict=True):
        assert text.endswith(CHARACTERS[KEYS[option.id()]][at])
        assert text.startswith(words.thing("faction", option.id()))
        assert CHARACTERS[KEYS[option.id()]][at] in words.describe("faction", option.id())


def test_the_page_is_told_the_whole_sheet() -> None:
    told: dict[str, dict[str, Any]] = things("en")
    for number, faction in enumerate(FACTIONS):
        sheet = told["faction"][str(number)]
        assert {TYPES[type]: several for type, several in sheet["units"]} == faction.units
        assert [COMPONENTS[each].key for each in sheet["techs"]] == list(faction.techs)
        assert [COMPONENTS[each].key for each in sheet["abilities"]] == list(faction.abilities)
        assert [COMPONENTS[each].key for each in sheet["own_techs"]] == list(faction.own_techs)
        assert [UNITS[each].key for each in sheet["own_units"]] == list(faction.own_units)
        component, unit = sheet["flagship"]
        assert COMPONENTS[component].key == UNITS[unit].key == faction.flagship
        assert [COMPONENTS[note].key for note in sheet["notes"]] == list(faction.notes())
        assert TILES[sheet["home"]].planets, "planets with their values"
        assert all(str(planet) in told["planet"] for planet in TILES[sheet["home"]].planets)
        for kind, several in (
            ("tech", "techs"),
            ("tech", "own_techs"),
            ("ability", "abilities"),
            ("unit", "own_units"),
        ):
            assert all(str(each) in told[kind] for each in sheet[several])
    assert told["faction"][str(FACTION["winnu"])]["choose"] == 1
    assert len(PLANETS) == len(told["planet"])


def test_an_agenda_says_what_it_is_once() -> None:
    for agenda in things("en")["agenda"].values():
        assert agenda["text"].endswith(agenda["does"])
        assert not agenda["does"].startswith(("Law.", "Directive."))


# -- signs and accents -------------------------------------------------------------------------------------------------


def test_every_faction_has_a_sign_and_an_accent() -> None:
    icons = (SOURCES / "boards" / "ti4" / "icons.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'id="ti4-faction-(\w+)"', icons)
    assert sorted(drawn) == sorted(accents()) == sorted(KEYS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_accent_can_be_seen_on_every_surface(theme: str) -> None:
    tokens = (SOURCES / "tokens.css").read_text(encoding="utf-8").split(THEMES[theme], 1)[1].split("\n}", 1)[0]
    lightness = float(re.findall(r"--faction: ([\d.]+);", tokens)[0])
    for surface in ("sky", "deck", "card"):
        behind = hexadecimal(re.findall(rf"--{surface}: #(\w{{6}});", tokens)[0])
        for key, (hue, strength) in accents().items():
            assert contrast(oklch(lightness, strength, hue), behind) >= READABLE, (key, surface)


def accents() -> dict[str, tuple[float, float]]:
    text = (SOURCES / "boards" / "ti4" / "faction" / "factions.ts").read_text(encoding="utf-8")
    return {key: (float(hue), float(strength)) for key, hue, strength in ACCENT.findall(text)}


def oklch(lightness: float, strength: float, hue: float) -> list[float]:
    """Linear red, green and blue of a colour as CSS writes it; what a screen cannot show is cut off."""
    a, b = strength * cos(radians(hue)), strength * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rows = (
        (4.0767416621, -3.3077115913, 0.2309699292),
        (-1.2684380046, 2.6097574011, -0.3413193965),
        (-0.0041960863, -0.7034186147, 1.7076147010),
    )
    return [min(1.0, max(0.0, row[0] * long + row[1] * middle + row[2] * short)) for row in rows]


def hexadecimal(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]


def contrast(one: list[float], other: list[float]) -> float:
    light = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05 for red, green, blue in (one, other))
    return light[1] / light[0]
