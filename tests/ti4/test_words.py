"""Twilight Imperium in words: whatever it comes to can be said, and what is said is right."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from orrery.kernel.decision import Form
from orrery.lab.sayable import check_words
from orrery.ti4.registry import DEEDS
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.phrases import phrases_of
from orrery.words import LANGUAGES
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_skirmish import lively_reply

GAMES = int(os.environ.get("ORRERY_GAMES", "4"))
SOURCES = Path(__file__).resolve().parents[2] / "src" / "orrery" / "ti4"
LATER = ("vote.py", "strategic.py", "exploring.py", "trade.py", "agenda.py", "abandoned_warehouses.py")  # parts to come
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_lively_skirmish_can_be_said(seed: int) -> None:
    check_words(TITLE, {"players": 3 + seed % 4, "rounds": 1 + seed % 2}, seed, 15, player=lively_reply)


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_random_skirmish_can_be_said(seed: int) -> None:
    check_words(TITLE, {"players": 3 + seed % 4, "rounds": 2}, seed + 100, 6)


# -- nothing in the engine is without words ----------------------------------------------------------------------------


def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the engine, with the name of its file; what belongs to later parts is left out."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(SOURCES.glob("**/*.py")):
        if path.name not in LATER and "words" not in path.parts:
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
    wanted += [f"reason {reason}" for reason in keys(("Refused",), 0)]
    wanted += [f"option {key}" for key in keys(("Option",), 0)]
    assert [key for key in wanted if key not in sentences] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_in_which_something_acts_has_words(language: str) -> None:
    sentences = phrases_of(language).sentences
    acting = [name for name, users in DEEDS.items() if users and name != "action"]
    assert [name for name in acting if f"window {name}" not in sentences] == []
