"""Coverage of the rules: which testable statements of the rulebooks are cited by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any, Final

from orrery.games import TITLES
from orrery.lab.checkout import read_tests

SHOWN: Final = 20  # missing rules in the report for people


def coverage() -> dict[str, Any]:
    """For each game how many testable rules there are, how many are cited, and which are missing."""
    cited = {each for tree in read_tests() for each in citations(tree)}
    return {name: coverage_of(name, cited) for name in TITLES}


def citations(tree: ast.AST, mark: str = "rule") -> Iterable[str]:
    """The literal ids in calls of rule("...")."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == mark:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def coverage_of(name: str, cited: set[str]) -> dict[str, Any]:
    title = TITLES[name]
    rules = [entry for entry in title.rulebook().values() if entry["testable"] and title.is_offered(entry)]
    sources: dict[str, list[str]] = {}
    for entry in rules:
        sources.setdefault(entry["source"].split("-")[0], []).append(entry["id"])  # "base-en" and "base-de" are one
    return {
        **counted(name, [entry["id"] for entry in rules], cited),
        "sources": {source: counted(name, ids, cited) for source, ids in sources.items()},
    }


def counted(name: str, ids: list[str], cited: set[str]) -> dict[str, Any]:
    missing = [rule for rule in ids if f"{name}:{rule}" not in cited]
    return {"testable": len(ids), "cited": len(ids) - len(missing), "missing": missing}


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name, game in report.items():
        text.append(f"{name}: {share(game)}")
        for source, part in game["sources"].items():
            text.append(f"  {source}: {share(part)}")
            if part["missing"]:
                text.append(f"    missing: {shortened(part['missing'])}")
    return text


def shortened(ids: list[str]) -> str:
    more = len(ids) - SHOWN
    return ", ".join(ids[:SHOWN]) + (f" and {more} more (--json names them all)" if more > 0 else "")


def share(part: dict[str, Any]) -> str:
    percent = 100 * part["cited"] / part["testable"] if part["testable"] else 100.0
    return f"{part['cited']} of {part['testable']} testable rules are cited by tests ({percent:.1f} %)"
