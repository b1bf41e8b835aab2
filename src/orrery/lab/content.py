"""Content: what is in the boxes, how much of it is implemented, and how much of that is named or proven by a test.

A test proves a card that it cites, `card("race:public-works")` or `each_card("key")`; or the card has a test file of
its own, named after it. To be named somewhere below tests is less: the card may only lie there.
"""

from __future__ import annotations

import ast
from pathlib import PurePath
from typing import Any, Final

from orrery.games import TITLES
from orrery.lab.checkout import files_of_tests
from orrery.lab.coverage import called, citations

REVISED: Final = "-revised"


def content() -> dict[str, Any]:
    """For each game and kind of thing: how many there are, are implemented, are named by tests and proven by them."""
    report: dict[str, Any] = {}
    for name, title in TITLES.items():
        implemented = title.inventory()
        files = list(files_of_tests(name))
        named = {text for _, tree in files for text in strings(tree)}
        proven = {each for path, tree in files for each in proven_by(name, path, tree)}
        report[name] = {
            kind: counted(kind, [each["id"] for each in each_kind], implemented.get(kind, set()), named, proven)
            for kind, each_kind in title.components().items()
        }
    return report


def strings(tree: ast.AST) -> set[str]:
    """All literal strings of a test, those of its doc comments too; an id is never a whole sentence."""
    found = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def counted(kind: str, ids: list[str], implemented: set[str], named: set[str], proven: set[str]) -> dict[str, Any]:
    suffix = REVISED if kind.startswith("revised") else ""
    made = [each for each in ids if each in implemented]
    tested = [each for each in made if each + suffix in proven]
    return {
        "total": len(ids),
        "implemented": len(made),
        "named": sum(1 for each in made if each + suffix in named | proven),
        "tested": len(tested),
        "not_implemented": [each for each in ids if each not in implemented],
        "not_tested": [each for each in made if each not in tested],
    }


# -- what a test proves ------------------------------------------------------------------------------------------------


def proven_by(game: str, path: PurePath, tree: ast.Module) -> set[str]:
    """The ids that a test file of that game proves."""
    prefix = f"{game}:"
    found = {each.removeprefix(prefix) for each in citations(tree, "card") if each.startswith(prefix)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            for parameter in citations(ast.Module([ast.Expr(each) for each in node.decorator_list], []), "each_card"):
                found |= values_of(parameter, node, tree)
    if path.parent.name != game:  # tests/cosmic/aliens/test_amoeba.py is the amoeba's own, with its flare
        own = path.stem.removeprefix("test_").replace("_", "-")
        found |= {each for each in (own, f"{own}-flare") if each == own or each in strings(tree)}
    return found


def values_of(parameter: str, test: ast.FunctionDef, tree: ast.Module) -> set[str]:
    """The literal values that a parametrized test gives to that parameter."""
    for node in test.decorator_list:
        if isinstance(node, ast.Call) and called(node) == "parametrize":
            names = ast.literal_eval(node.args[0])
            listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            if parameter in listed:
                place = listed.index(parameter) if len(listed) > 1 else None
                return {text for row in rows_of(node.args[1], tree) for text in text_at(row, place)}
    return set()


def rows_of(table: ast.expr, tree: ast.Module) -> list[ast.expr]:
    """The rows of a list, or the keys of a dictionary, written out here or under a name of the same file."""
    if isinstance(table, ast.Name):
        for node in tree.body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            value = getattr(node, "value", None)
            if value is not None and any(isinstance(each, ast.Name) and each.id == table.id for each in targets):
                return rows_of(value, tree)
    if isinstance(table, ast.Dict):
        return [key for key in table.keys if key is not None]
    if isinstance(table, (ast.List, ast.Tuple)):
        starred = [rows_of(each.value, tree) for each in table.elts if isinstance(each, ast.Starred)]
        return [each for each in table.elts if not isinstance(each, ast.Starred)] + [
            row for more in starred for row in more
        ]
    return []


def text_at(row: ast.expr, place: int | None) -> list[str]:
    """The literal string of a row, at that place if it is a tuple."""
    if place is not None:
        if not isinstance(row, ast.Tuple) or place >= len(row.elts):
            return []
        row = row.elts[place]
    return [row.value] if isinstance(row, ast.Constant) and isinstance(row.value, str) else []


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name, kinds in report.items():
        text.append(f"{name}:")
        for kind, part in kinds.items():
            numbers = f"{part['implemented']} of {part['total']} implemented, {part['named']} named by tests"
            text.append(f"  {kind}: {numbers}, {part['tested']} tested")
            for label, key in (("not implemented", "not_implemented"), ("not tested", "not_tested")):
                if part[key]:
                    text.append(f"    {label}: {', '.join(part[key])}")
    return text
