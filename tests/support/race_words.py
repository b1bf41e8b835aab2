"""What tests of Race's words share: readers, whether a text can be shown, and what the rules write."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import orrery.race.rules
from orrery.race.words import RaceWords
from orrery.words import Panel

RULES = Path(orrery.race.rules.__file__).parent
NAMES = ["Anna", "Ben", "Clara", "David", "Emil", "Fanny"]


def words(language: str = "en", seat: int = 0) -> RaceWords:
    return RaceWords(language, NAMES, seat)


def sound(text: str) -> bool:
    """Words that can be shown: something is said, nothing was left to be filled in, no space or stop is doubled."""
    return bool(text) and text == text.strip() and not re.search(r"[{}]|  | [.,;:)]|\.\.|None", text)


def shown(panels: list[Panel]) -> str:
    return "\n".join([panel.title + "\n" + "\n".join([" | ".join(row) for row in panel.rows]) for panel in panels])


def literals(called: str, place: int) -> set[str]:
    """The strings that rules write as that argument of that function or class, there or as constants of their class."""
    found: set[str] = set()
    for path in RULES.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and re.fullmatch(called, name_called(node)) and len(node.args) > place:
                argument = node.args[place]
                written = constants(tree, argument.attr) if isinstance(argument, ast.Attribute) else [argument]
                assert written, ast.unparse(node)
                for each in written:
                    assert isinstance(each, ast.Constant), ast.unparse(node)
                    found.add(str(each.value))
    return found


def name_called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def constants(tree: ast.Module, name: str) -> list[ast.expr]:
    """What the classes of a module write behind this name of theirs."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    lines = [line for each in classes for line in each.body if isinstance(line, ast.AnnAssign) and line.value]
    return [line.value for line in lines if isinstance(line.target, ast.Name) and line.target.id == name and line.value]
