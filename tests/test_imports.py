"""Imports point down only: a layer knows nothing of those above it, and the engine needs nothing but Python."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "orrery"
MODULES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.glob("**/*.py"))

GAMES = tuple(sorted(path.parent.name for path in SOURCES.glob("*/rulebook.json")))
ENGINE = ("kernel", *GAMES)

# Each layer with those it may import, besides itself.
LAYERS: dict[str, tuple[str, ...]] = {
    "__init__": (),
    "kernel": (),
    "words": ("kernel",),
    "bots": ("kernel",),
    "title": ("kernel", "words", "bots"),
    **dict.fromkeys(GAMES, ("kernel", "words", "bots", "title")),
    "games": (*GAMES, "kernel", "title"),
    "tables": ("kernel", "words", "bots", "title", "games"),
    "lab": ("kernel", "words", "bots", "title", "games", "tables"),
    "terminal": ("kernel", "words", "bots", "title", "games", "tables", "lab"),
    "web": ("kernel", "words", "bots", "title", "games", "tables"),
    "__main__": ("kernel", "words", "bots", "title", "games", "tables", "lab", "terminal", "web"),
}

# Chance comes from the generator in the game, or a game could not be played again from its seed.
UNREPEATABLE = ("random", "secrets", "uuid")


def layer_of(module: str) -> str:
    """The layer of a file: `race/rules/explore.py` belongs to race, `games.py` to games."""
    return module.split("/")[0].removesuffix(".py")


def imports(tree: ast.AST, module: str) -> set[str]:
    """Full dotted names of all that a file imports, at its top or inside a function; submodules and names alike."""
    package = ["orrery", *module.split("/")[:-1]]
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            found.update(f"{origin}.{alias.name}" for alias in node.names)
    return found


def layers_imported(tree: ast.AST, module: str) -> set[str]:
    """The layers that a file imports. `from orrery import __version__` names none: the version belongs to all."""
    names = [name.split(".") for name in imports(tree, module)]
    return {parts[1] for parts in names if parts[0] == "orrery" and len(parts) > 1} - {"__version__"}


def parse(module: str) -> ast.Module:
    return ast.parse((SOURCES / module).read_text(encoding="utf-8"), module)


def engine_modules() -> list[str]:
    return [module for module in MODULES if layer_of(module) in ENGINE]


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down(module: str) -> None:
    layer = layer_of(module)
    assert layer in LAYERS, f"{module}: say in LAYERS what the layer {layer} may import"
    upward = layers_imported(parse(module), module) - {layer, *LAYERS[layer]}
    assert not upward, f"{module} may not import {', '.join(sorted(upward))}"


def what_runs(tree: ast.Module) -> ast.Module:
    """The file without what only the type checker and the compiler read."""
    body: list[ast.stmt] = []
    for node in tree.body:
        unread = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        body += node.orelse if isinstance(node, ast.If) and unread else [node]
    return ast.Module(body, tree.type_ignores)


@pytest.mark.parametrize("module", engine_modules())
def test_engine_needs_only_the_standard_library(module: str) -> None:
    origins = {name.split(".")[0] for name in imports(what_runs(parse(module)), module)}
    foreign = origins - sys.stdlib_module_names - {"orrery"}
    assert not foreign, f"{module} imports {', '.join(sorted(foreign))}"


@pytest.mark.parametrize("module", engine_modules())
def test_engine_is_repeatable(module: str) -> None:
    origins = {name.split(".")[0] for name in imports(parse(module), module)}
    assert origins.isdisjoint(UNREPEATABLE), f"{module}: chance comes from game.rng alone"


@pytest.mark.parametrize("module", engine_modules())
def test_engine_prints_nothing(module: str) -> None:
    lines = [
        node.lineno
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert not lines, f"{module} prints in lines {lines}; the engine notes events, clients make the words"


@pytest.mark.parametrize(
    ("source", "layers"),
    [
        ("import orrery.bots.greedy", {"bots"}),
        ("from orrery import terminal", {"terminal"}),
        ("from orrery import __version__", set()),
        ("from orrery.kernel.game import Game", {"kernel"}),
        ("from ..state import Race", {"race"}),
        ("from ...lab import ladder", {"lab"}),
        ("from . import pay", {"race"}),
        ("def late() -> None:\n    from orrery.tables import seats", {"tables"}),
        ("import json, collections.abc", set()),
    ],
)
def test_every_form_of_import_is_found(source: str, layers: set[str]) -> None:
    assert layers_imported(ast.parse(source), "race/rules/explore.py") == layers
