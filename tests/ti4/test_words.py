"""Twilight Imperium in words: whatever it comes to can be said, and what is said is right."""

from __future__ import annotations

import ast
import os
import re
from copy import copy
from importlib import import_module
from pathlib import Path

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.event import Event
from orrery.kernel.record import Options
from orrery.lab.sayable import check_words
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.registry import DEEDS
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import UNIT
from orrery.ti4.windows import MOMENTS
from orrery.ti4.words import Ti4Words, de, en
from orrery.ti4.words.phrases import phrases_of
from orrery.ti4.words.reasons import REASONS
from orrery.words import LANGUAGES
from support.play import asked
from support.ti4 import Table, plan
from support.ti4_served import SKIRMISH
from support.ti4_skirmish import brawl, lively_reply

GAMES = int(os.environ.get("ORRERY_GAMES", "4"))
SOURCES = Path(__file__).resolve().parents[2] / "src" / "orrery" / "ti4"
BRAWLS = copy(SKIRMISH)
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]


def begin_brawl(options: Options, seed: int) -> TwilightImperium:
    game = brawl(int(options["players"]), seed)
    game.log = []
    return game


BRAWLS.setup = begin_brawl


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_lively_skirmish_can_be_said(seed: int) -> None:
    check_words(SKIRMISH, {"players": 3 + seed % 4, "rounds": 1 + seed % 2}, seed, 15, player=lively_reply)


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_brawl_can_be_said(seed: int) -> None:
    check_words(BRAWLS, {"players": 2 + seed % 4}, seed, 12, player=lively_reply)


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_random_skirmish_can_be_said(seed: int) -> None:
    check_words(SKIRMISH, {"players": 3 + seed % 4, "rounds": 2}, seed + 100, 6)


# -- each sentence stands in one place ---------------------------------------------------------------------------------


KINDS = {"ASKS": "ask", "OPTIONS": "option", "EVENTS": "event"}


def worded() -> list[tuple[str, str, str, tuple[str, str]]]:
    """Of the files of words with pairs of sentences: file, what kind of sentence, its key, and both languages."""
    found: list[tuple[str, str, str, tuple[str, str]]] = []
    for path in sorted((SOURCES / "words").glob("**/*.py")):
        file = ".".join(path.relative_to(SOURCES / "words").with_suffix("").parts)
        if path.stem not in ("__init__", "en", "de"):
            module = import_module(f"orrery.ti4.words.{file}")
            for kind in KINDS:
                found += [(file, kind, key, pair) for key, pair in getattr(module, kind, {}).items()]
    return found


def test_no_two_files_word_the_same_differently() -> None:
    """The last one read would be heard alone."""
    common = [("en", key, (en.SENTENCES[key], de.SENTENCES[key])) for key in en.SENTENCES]
    said = {key: (file, pair) for file, key, pair in common}
    twice: list[tuple[str, str, str]] = []
    for file, kind, key, pair in worded():
        first, before = said.setdefault(f"{KINDS[kind]} {key}", (file, pair))
        twice += [(key, first, file)] if before != pair else []
    assert twice == []


def test_no_german_sentence_calls_its_reader_you() -> None:
    assert [key for _, _, key, (_, german) in worded() if re.search(r":you\b", german)] == []
    assert [key for key, german in de.SENTENCES.items() if re.search(r":you\b", str(german))] == []


# A player whom a preposition governs: who reads is "dich" or "dir" there, said behind a colon or in the second form.
GOVERNED = re.compile(
    r"\b(von|mit|für|gegen|bei|zu|vor|an|durch|ohne|über|neben|außer) \{(who|seat\d)\}", re.IGNORECASE
)


def test_no_german_sentence_says_of_du() -> None:
    wrong: list[str] = []
    for key, german in phrases_of("de").sentences.items():
        for found in GOVERNED.finditer(str(german)):
            in_a_form_for_others = re.search(rf"\{{{found[2]}\|[^|{{}}]*$", str(german)[: found.start()])
            wrong += [] if in_a_form_for_others else [key]
    assert wrong == []


# What the rulebook calls otherwise: Gebäude, Einmarsch, Taktikaktion, Materialaktion, Jägerabwehr, Heimat-System,
# Raumwerft, Handelswaren, PVS, Gravitationsstrudel; what is purged is vernichtet, not taken out of the game.
NOT_IN_THE_RULEBOOK = re.compile(
    r"Struktur|Invasion|taktische\w* Aktion|Komponentenaktion|Sperrfeuer|Heimatsystem|Raumdock|Raumhafen|Handelsg[uü]t"
    r"|PDS|Gravitationsriss|Schuldschein|Bodeneinheit|Bombardierung|aus dem Spiel"
)


def test_german_words_are_those_of_the_rulebook() -> None:
    said = [(key, str(german)) for key, german in phrases_of("de").sentences.items()]
    for kind, things in SKIRMISH.things("de").items():
        said += [(f"{kind} {number}", thing["text"]) for number, thing in things.items()]
    page = Path(__file__).resolve().parents[2] / "web" / "src" / "boards" / "ti4"
    for path in sorted(page.glob("**/words.ts")):
        said += [
            (path.parent.name, line) for line in path.read_text(encoding="utf-8").split("const de")[-1].splitlines()
        ]
    assert [(key, text) for key, text in said if NOT_IN_THE_RULEBOOK.search(text)] == []


# -- nothing in the engine is without words ----------------------------------------------------------------------------


def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the engine, with the name of its file."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(SOURCES.glob("**/*.py")):
        if "words" not in path.parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [(path.name, node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return found


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def text_at(call: ast.Call, place: int) -> str:
    if len(call.args) <= place:
        return ""
    node = call.args[place]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def keys(names: tuple[str, ...], place: int) -> list[str]:
    """The texts that stand at that place in calls of those names."""
    found = {text_at(call, place) for _, call in calls() if called(call) in names}
    return sorted(found - {""})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_event_and_reason_of_the_engine_has_words(language: str) -> None:
    sentences = phrases_of(language).sentences
    wanted = [f"ask {prompt}" for prompt in keys(("Decision", "pick_units", "_ask"), 1) + keys(("_ask",), 0)]
    wanted += [f"event {kind}" for kind in keys(("note", "note_shown", "note_learned", "note_secret"), 0)]
    wanted += [f"reason {reason}" for reason in keys(("Refused",), 0) if reason not in sentences]  # or all share it
    wanted += [f"option {key}" for key in keys(("Option",), 0)]
    assert [key for key in wanted if key not in sentences] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_all_the_numbers_that_their_words_name(language: str) -> None:
    phrases = phrases_of(language)
    wrong: list[str] = []
    for file, call in calls():
        key = text_at(call, 0)
        if called(call) == "Refused" and f"reason {key}" in phrases.sentences:
            numbers = call.args[1] if len(call.args) > 1 else ast.Tuple([])
            if isinstance(numbers, ast.Tuple) and not any(isinstance(each, ast.Starred) for each in numbers.elts):
                places = phrases.ready[f"reason {key}"].places.values()
                if max([place.index for place in places], default=-1) >= len(numbers.elts):
                    wrong.append(f"{file}: {key}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_to_whom_it_is_about_and_to_others(language: str) -> None:
    for seat in (0, 1):
        words = Ti4Words(language, NAMES, seat)
        for key in REASONS:
            numbers = (0, list(MOMENTS).index("start-of-turn")) if key == "other-moment" else (0, 0, 0, 0)
            said = words.refusal(Refused(key, numbers, "ti4:31.3"))
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_in_which_something_acts_has_words(language: str) -> None:
    sentences = phrases_of(language).sentences
    acting = [name for name, users in DEEDS.items() if users and name != "action"]
    assert [name for name in acting if f"window {name}" not in sentences] == []


def test_setting_up_by_choice_can_be_said() -> None:
    """Factions chosen, technologies and places of units asked for, the galaxy built tile by tile."""
    title = copy(SKIRMISH)
    title.setup = setup
    options: Options = {"players": 3, "map": "build", "factions": "drafted", "start": "ask", "rounds": 1}
    for seed in range(2):
        check_words(title, options, seed, 5)


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_plan_is_said_with_units_and_places() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=2).ships(0, 2, damaged_dreadnought=1).activate(0)
    decision, view = asked(game, 0), game.view(0)
    english, german = [Ti4Words(language, NAMES, 0) for language in LANGUAGES]
    form = Form(((1, "carrier", 1), (1, "fighter", 2), (2, "damaged dreadnought", 1)))
    assert english.prompt(decision, view) == "What moves into Mecatol Rex?"
    assert english.form(form, decision) == "1 carrier, 2 fighters from Wellon; 1 damaged dreadnought from Vefut II"
    assert german.prompt(decision, view) == "Was bewegt sich nach Mecatol Rex?"
    assert german.form(form, decision) == "1 Träger, 2 Jäger von Wellon; 1 Schlachtschiff (beschädigt) von Vefut II"
    assert english.row("fighter", ("system", 1)) == "fighter, Wellon"


def test_a_refusal_names_the_numbers_and_the_rule() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=6).activate(0)
    words = Ti4Words("en", NAMES, 0)
    words.look(game)
    refused = game.would_refuse(Choice(0, (), Form(((1, "carrier", 1), (1, "fighter", 6)))))
    assert refused is not None
    assert words.refusal(refused) == "There is room for 4, and 6 would have to be carried. (Rule ti4:92)"


def test_the_reader_is_spoken_to() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=2).activate(0)
    plan(game, 0, (1, "cruiser", 2))
    said: list[list[str]] = []
    for seat in (0, 1):
        words = Ti4Words("en", NAMES, seat)
        words.look(game)
        said.append([words.event(event) for event in game.log_for(seat)])
    assert said[0][:2] == ["You activate Mecatol Rex.", "You move 2 ships into Mecatol Rex."]
    assert said[1][:2] == ["Ada activates Mecatol Rex.", "Ada moves 2 ships into Mecatol Rex."]


def test_only_the_pools_that_gain_a_token_are_named() -> None:
    english, german = [Ti4Words(language, NAMES, 1) for language in LANGUAGES]
    one, two = [Event("ti4:52.2", "tokens gained", 0, pools) for pools in ((0, 0, 1), (2, 1, 0))]
    assert english.event(one) == "Ada gains command tokens: 1 in the strategy pool."
    assert german.event(two) == "Ada erhält Kommandomarker: 2 im Taktikpool und 1 im Flottenpool."


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    game = SKIRMISH.setup({"players": 3}, 4)
    event = next(event for event in game.log or [] if event.kind == "drew" and event.actor == 1)
    assert Ti4Words("en", NAMES, 0).event(event.seen_by(0)) == "Bo draws 2 action cards."
    mine = Ti4Words("en", NAMES, 1).event(event.seen_by(1))
    assert all(Ti4Words("en", NAMES, 1).thing("card", card) in mine for card in event.secret)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_a_text(language: str) -> None:
    for kind, found in SKIRMISH.things(language).items():
        for number, thing in found.items():
            assert thing["id"] == int(number)
            assert thing["key"], kind
            assert thing["name"], thing
            assert thing["text"], thing


def test_the_printed_numbers_of_a_unit_are_told() -> None:
    words = Ti4Words("en", NAMES, 0)
    assert words.find("war sun") == ("tech", NUMBER["war-sun"])
    assert words.describe("unit", UNIT["destroyer-2"]) == (
        "Destroyer II. cost 1, combat 8, anti-fighter barrage 6 with 3 dice, move 2"
    )
    assert words.describe("planet", PLANET["wellon"]) == (
        "Wellon. 1 resource, 2 influence, trait: industrial, technology specialty: cybernetic (yellow)"
    )
