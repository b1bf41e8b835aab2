"""Content: what is in the boxes, how much of it is implemented, and how much of that is tested."""

from __future__ import annotations

import ast
from typing import Any, Final

from orrery.games import TITLES
from orrery.lab.checkout import read_tests

REVISED: Final = "-revised"


def content() -> dict[str, Any]:
    """For each game and kind of thing: how many there are, how many are implemented, how many of these tested."""
    report: dict[str, Any] = {}
    for name, title in TITLES.items():
        implemented = title.inventory()
        named = {text for tree in read_tests(name) for text in strings(tree)}
        report[name] = {
            kind: counted(kind, [each["id"] for each in each_kind], implemented.get(kind, set()), named)
            for kind, each_kind in title.components().items()
        }
    return report


def strings(tree: ast.AST) -> set[str]:
    """All literal strings of a test, those of its doc comments too; an id is never a whole sentence."""
    found = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def counted(kind: str, ids: list[str], implemented: set[str], named: set[str]) -> dict[str, Any]:
    suffix = REVISED if kind.startswith("revised") else ""
    made = [each for each in ids if each in implemented]
    tested = [each for each in made if each + suffix in named]
    return {
        "total": len(ids),
        "implemented": len(made),
        "tested": len(tested),
        "not_implemented": [each for each in ids if each not in implemented],
        "not_tested": [each for each in made if each not in tested],
    }


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name, kinds in report.items():
        text.append(f"{name}:")
        for kind, part in kinds.items():
            numbers = f"{part['implemented']} of {part['total']} implemented, {part['tested']} tested"
            text.append(f"  {kind}: {numbers}")
            for label, key in (("not implemented", "not_implemented"), ("not tested", "not_tested")):
                if part[key]:
                    text.append(f"    {label}: {', '.join(part[key])}")
    return text
