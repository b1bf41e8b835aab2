"""Every ruling that is written down names a test that holds it, and every gap of the booklet has its ruling."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from support.rulebook import entries_of

HERE = Path(__file__).resolve().parent
TEXT = (HERE.parents[1] / "docs" / "rulings" / "cosmic.md").read_text(encoding="utf-8")
HOLDS = re.compile(r"`((?:[a-z_]+/)?test_[a-z_]+\.py)`:((?:\s*`test_[a-z0-9_]+`[,.;]?)+)")


def rulings() -> list[str]:
    """The paragraphs that begin with a ruling."""
    return [part for part in TEXT.split("\n\n") if part.startswith("**")]


def functions_of(file: str) -> set[str]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_ruling_names_a_test() -> None:
    assert len(rulings()) > 100
    for ruling in rulings():
        title, held, names = ruling.partition("*Held by*")
        assert held, title
        assert HOLDS.findall(names), title


def test_every_test_that_a_ruling_names_exists() -> None:
    for ruling in rulings():
        names = ruling.partition("*Held by*")[2]
        named = HOLDS.findall(names)
        for file, tests in named:
            missing = set(re.findall(r"`(test_\w+)`", tests)) - functions_of(file)
            assert not missing, f"{file}: {missing}"
        counted = sum(len(re.findall(r"`test_\w+`", tests)) for _, tests in named)
        assert counted == len(re.findall(r"`test_\w+`", names)), f"not understood: {names}"


def test_every_gap_and_contradiction_of_the_booklet_has_a_ruling() -> None:
    notes = {entry["id"] for entry in entries_of("cosmic") if entry["id"].startswith("note.")}
    assert len(notes) > 20
    assert notes - set(re.findall(r"`(note\.[a-z-]+)`", TEXT)) == set()


def test_rulings_cite_only_rules_of_the_booklet() -> None:
    ids = {entry["id"] for entry in entries_of("cosmic")}
    cited = set(re.findall(r"`([a-z-]+(?:\.[a-z-]+)*\.[a-z0-9-]+)`", TEXT)) - {"race.md"}
    assert {each for each in cited if not each.endswith((".py", ".json"))} <= ids
