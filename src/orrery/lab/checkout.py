"""The checkout that the package runs from: its tests are what coverage is read from."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


class NoCheckout(Exception):
    """The tests are not here. The message says what to do."""


def root() -> Path | None:
    """The folder with the tests: that of the checkout the package is installed from, else the current one."""
    for folder in [*Path(__file__).resolve().parents, Path.cwd()]:
        if (folder / "tests").is_dir() and (folder / "src" / "orrery").is_dir():
            return folder
    return None


def read_tests(under: str = "") -> Iterator[ast.Module]:
    """Every test file below tests/, or below a folder of it, as a syntax tree."""
    for _, tree in files_of_tests(under):
        yield tree


def files_of_tests(under: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """The same, each with its path."""
    top = root()
    if top is None:
        raise NoCheckout("no tests folder found; run this in a checkout of Orrery, not from an installed package")
    for path in sorted((top / "tests" / under).glob("**/*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def is_compiled() -> bool:
    """Whether this process runs the engine as compiled by mypyc."""
    from orrery.kernel import game

    return not str(game.__file__).endswith(".py")
