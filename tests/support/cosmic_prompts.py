"""What the sources of Cosmic Encounter ask and offer, read from their text."""

from __future__ import annotations

import ast
from pathlib import Path

import orrery.cosmic.rules

SOURCES = Path(orrery.cosmic.rules.__file__).parents[1]
FOLDERS = ("rules", "aliens", "artifacts", "technologies")
ASKED_BY_NAME = {"duty"}  # by the kernel, of whoever must do several things


def strings(node: ast.AST) -> list[str]:
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def asked_in(path: Path) -> tuple[set[str], int]:
    """The questions that a file asks: the second argument of each Decision. Those by another name are counted."""
    found: set[str] = set()
    unnamed = 0
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
            prompt = node.args[1]
            if isinstance(prompt, ast.Constant):
                found.add(str(prompt.value))
            else:
                unnamed += 1
    return found, unnamed


def all_prompts() -> set[str]:
    """Every question in the sources; the one that is handed on by name is found where it is handed over."""
    found = set(ASKED_BY_NAME)
    unnamed = 0
    for folder in FOLDERS:
        for path in sorted((SOURCES / folder).glob("*.py")):
            prompts, more = asked_in(path)
            found |= prompts
            unnamed += more
            if more:
                found |= {text for text in strings(ast.parse(path.read_text())) if text.startswith(f"{path.stem}.")}
    assert unnamed == 1, "a question is asked by a name that this test cannot see"
    return found


def option_keys() -> set[str]:
    """The keys of all options that are written out."""
    found: set[str] = set()
    for folder in FOLDERS:
        for path in (SOURCES / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option":
                    found.update(strings(node.args[0]))
    return found


def effect_keys() -> set[str]:
    """The keys of all modifiers by which clients know them."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(target, ast.Name) and target.id == "KEY" for target in targets):
                    found.update(strings(node.value))
    return found - {""}
