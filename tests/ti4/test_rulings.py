"""Every ruling that is written down has a reason in the rulebook and names a test that holds it."""

from __future__ import annotations

import ast
import re

from support.rulebook import CHECKOUT, entries_of

TESTS = CHECKOUT / "tests" / "ti4"
PAGE = CHECKOUT / "docs" / "rulings" / "ti4.md"
HELD_BY = re.compile(r"`((?:\w+/)?test_\w+\.py)`: ((?:`test_\w+`(?:, )?)+)")
RULE_ID = re.compile(r"\b(?:\d+\.\d+[a-z]?|F\.[a-z-]+\.\d+)\b")


def rulings() -> list[tuple[str, str, str]]:
    """The rows of the table: ruling, reason, tests."""
    lines = [line.strip("|").split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines() if "|" in line]
    found: list[tuple[str, str, str]] = []
    for cells in lines[2:]:  # below the heads
        assert len(cells) == 3, cells
        found.append((cells[0], cells[1], cells[2]))
    return found


def functions_of(file: str) -> set[str]:
    tree = ast.parse(next(TESTS.rglob(file)).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_ruling_has_a_reason_and_names_a_test() -> None:
    assert len(rulings()) > 35
    for ruling, reason, held in rulings():
        assert reason.strip(), ruling
        assert HELD_BY.findall(held), ruling


def test_every_test_that_a_ruling_names_lies_where_it_says() -> None:
    for ruling, _, held in rulings():
        named = [(file, name) for file, names in HELD_BY.findall(held) for name in re.findall(r"`(\w+)`", names)]
        assert len(named) == len(re.findall(r"`test_\w+`", held)), ruling
        assert [name for file, name in named if name not in functions_of(file)] == [], ruling


def test_reasons_cite_only_rules_of_the_book() -> None:
    ids = {entry["id"] for entry in entries_of("ti4")}
    for ruling, reason, _ in rulings():
        assert set(RULE_ID.findall(reason)) <= ids, ruling
