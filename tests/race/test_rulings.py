"""The pages of rulings: every ruling names tests, those tests exist, and no contradiction is left out."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
PROJECT = TESTS.parents[1]
PAGES = {name: PROJECT / "docs" / "rulings" / f"{name}.md" for name in ("race", "race-peer")}
RULEBOOK = PROJECT / "src" / "orrery" / "race" / "rulebook.json"
NAMED = re.compile(r"`(?:(test_\w+\.py)(?:::)?)?(test_\w+)?`")


def names_in(file: str) -> set[str]:
    """The tests of a file, by name."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return {each.name for each in tree.body if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")}


def named_in(text: str) -> list[tuple[str, str]]:
    """The tests that a text names, each with its file; a file named once stands for the tests after it."""
    found: list[tuple[str, str]] = []
    file = ""
    for match in NAMED.finditer(text):
        file = match.group(1) or file
        if match.group(2):
            found.append((file, match.group(2)))
    return found


def rulings_in(text: str) -> list[str]:
    """The paragraphs that rule something: they begin with the ruling in bold."""
    return [paragraph for paragraph in text.split("\n\n") if paragraph.startswith("**")]


def ruled_games() -> dict[str, str]:
    """The games of the peer that part from ours by a ruling, as `test_oracle.py` names them."""
    tree = ast.parse((TESTS / "test_oracle.py").read_text(encoding="utf-8"))
    for each in tree.body:
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name) and each.targets[0].id == "RULED":
            games: dict[str, str] = ast.literal_eval(each.value)
            return games
    raise AssertionError("no RULED in test_oracle.py")


@pytest.mark.parametrize("page", PAGES)
def test_every_test_named_exists(page: str) -> None:
    named = named_in(PAGES[page].read_text(encoding="utf-8"))
    assert named
    assert [(file, name) for file, name in named if not file or name not in names_in(file)] == []


def test_every_ruling_names_a_test() -> None:
    rulings = rulings_in(PAGES["race"].read_text(encoding="utf-8"))
    assert len(rulings) > 80
    assert [ruling.split("**")[1] for ruling in rulings if not named_in(ruling)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_rule_named_is_in_the_rulebook(page: str) -> None:
    text = PAGES[page].read_text(encoding="utf-8")
    ids = {entry["id"] for entry in json.loads(RULEBOOK.read_text(encoding="utf-8"))}
    named = set(re.findall(r"race:([\w.-]*\w)", text)) | set(re.findall(r"`([a-z][\w-]*(?:\.[\w-]+)+)`", text))
    wrong = {each for each in named if not each.endswith((".py", ".json")) and each not in ids}
    assert wrong == set()


def test_every_contradiction_of_the_rulebook_is_ruled() -> None:
    text = PAGES["race"].read_text(encoding="utf-8")
    entries = json.loads(RULEBOOK.read_text(encoding="utf-8"))
    notes = [entry["id"] for entry in entries if entry["kind"] == "note" and entry["testable"]]
    assert [note for note in notes if note not in text] == []


def test_every_game_that_parts_from_the_peer_is_explained() -> None:
    text = PAGES["race-peer"].read_text(encoding="utf-8")
    games = ruled_games()
    assert games
    assert [game for game in games if game not in text] == []
