"""Random play in words: all that happens can be said to everybody in every language. ORRERY_GAMES=1000 plays more."""

from __future__ import annotations

import ast
import os
from pathlib import Path
from typing import Any

import pytest

from orrery.cosmic.words.phrases import phrases_of
from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.event import Event
from orrery.kernel.laws import Broken
from orrery.kernel.record import Options
from orrery.lab.sayable import check_words
from orrery.race.words import RaceWords
from orrery.terminal.words import say
from orrery.web.phrases import phrase
from orrery.words import COMMON, LANGUAGES
from support.options import cosmic_options, in_words, race_options

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_GAMES", "60"))
SOURCES = Path(__file__).resolve().parents[2] / "src" / "orrery"
EVERY = {"race": 10, "cosmic": 60, "ti4": 200}  # decisions from one look at the whole table to the next

# What the kernel's reasons count: least, most and picked; the pick and the options; the seat.
NUMBERS: dict[str, list[tuple[int, ...]]] = {
    "pick-count": [(1, 1, 2), (0, 3, 4)],
    "pick-order": [(5, 3), (1, 3)],
    "not-asked": [(0,)],
}

WAYS = [("race", options) for options in race_options()] + [("cosmic", options) for options in cosmic_options()]
SOME = WAYS if GAMES > 60 else WAYS[1::4]  # where time is short, a quarter of them


@pytest.mark.parametrize(("name", "options"), SOME, ids=lambda way: way if isinstance(way, str) else in_words(way))
def test_all_that_happens_can_be_said(name: str, options: Options) -> None:
    """Other seeds than those of the laws of the kernel: more games are seen."""
    for seed in range(1000, 1000 + max(1, GAMES // 60)):
        try:
            check_words(TITLES[name], options, seed, EVERY[name])
        except Exception as wrong:
            wrong.add_note(f"{name}, options {options}, seed {seed}")
            raise


def test_a_sentence_that_fails_is_reported_with_reader_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    say = RaceWords.event

    def forgets(words: RaceWords, event: Event) -> str:
        return say(words, event).replace("1", "{number}") if words.seat == 1 and words.language == "de" else "said"

    monkeypatch.setattr(RaceWords, "event", forgets)
    with pytest.raises(Broken, match=r"cannot be said in de to seat 1: Broken\('a part is left open"):
        check_words(TITLES["race"], {"players": 2}, 7)


def test_an_event_that_carries_something_else_than_its_words_say_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    carried = phrases_of("en").carried
    assert carried is not None
    monkeypatch.setitem(carried, "drawn", "cards n")
    with pytest.raises(Broken, match=r"event drawn .*it does not carry what its words say"):
        check_words(TITLES["cosmic"], {"players": 3}, 7)


@pytest.mark.parametrize("method", ["prompt", "option", "event", "named", "refusal", "table", "result"])
def test_nothing_that_is_told_escapes_the_law(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails to be said, to a watcher too, breaks it."""

    def fails(*_: Any) -> Any:
        raise KeyError("which")

    monkeypatch.setattr(RaceWords, method, fails)
    with pytest.raises(Broken, match="cannot be said in en"):
        check_words(TITLES["race"], {"players": 2}, 7, 20)


# -- refusals ----------------------------------------------------------------------------------------------------------


def reasons(folder: str) -> set[str]:
    """Every reason that the sources of a folder give for a refusal: raised, or returned by the check of a form or by
    a function that says why something cannot be had (`no_settling`)."""
    found: set[str] = set()
    for path in sorted((SOURCES / folder).glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                found.update(texts(node.args[0]))
            if isinstance(node, ast.FunctionDef) and (node.name.endswith("objection") or node.name.startswith("no_")):
                found.update(*[texts(each.value) for each in ast.walk(node) if isinstance(each, ast.Return)])
    return found


def texts(node: ast.AST | None) -> list[str]:
    """The reasons in an expression; conditions within it are none."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


def checks_of_forms() -> set[str]:
    """The functions that judge a form, by the steps that name them."""
    sources = [path.read_text(encoding="utf-8") for name in TITLES for path in (SOURCES / name).glob("**/*.py")]
    return {
        str(word.value.value)
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "check" and isinstance(word.value, ast.Constant)
    }


def test_forms_are_judged_where_the_reasons_are_looked_for() -> None:
    named = {
        name for name in checks_of_forms() if not name.startswith("refuse_")
    }  # which give their reasons themselves
    assert named == {"check_terms"}, "what it calls is named objection"
    assert len(reasons("cosmic")) >= 12
    assert reasons("kernel") == {
        "no-form",
        "form-line",
        "pick-count",
        "pick-order",
        "not-asked",
        "not-in-question",
        "game-over",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_every_reason_that_the_engine_can_give_has_words(name: str, language: str) -> None:
    words = TITLES[name].words(language, ["Ada", "Bo", "Cy"], 0)
    for reason in sorted(reasons("kernel") | reasons(name)):
        for numbers in NUMBERS.get(reason, [(1, 2, 3, 1)]):
            said = words.refusal(Refused(reason, numbers, "setup.1"))
            assert "setup.1" in said
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_that_a_table_can_give_has_words(language: str) -> None:
    for reason in sorted(reasons("tables") | reasons("web")):
        assert phrase(language, reason) != reason or reason in COMMON[language].sentences, reason
    for reason in sorted(reasons("tables") - reasons("kernel")):
        assert say(language, reason, name="Ada"), reason
