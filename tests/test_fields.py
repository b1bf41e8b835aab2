"""Whatever can be copied and saved is made anew by its constructor: every field must be one of its arguments.

Interpreted, a field that the constructor of a subclass does not take would be lost in every copy; compiled, where the
fields are read from the class, the copy would fail.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap

from orrery.games import TITLES
from orrery.kernel.plain import KINDS, Plain

for game in TITLES:
    package = importlib.import_module(f"orrery.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"orrery.{game}."):
        importlib.import_module(found.name)

OURS = sorted(name for name, kind in KINDS.items() if kind.__module__.startswith("orrery."))


def set_by_constructors(kind: type[Plain]) -> set[str]:
    """All that the constructors of the class and of those it derives from set on it."""
    found: set[str] = set()
    for each in inspect.getmro(kind):
        if "__init__" in vars(each) and each is not object:
            made = ast.parse(textwrap.dedent(inspect.getsource(vars(each)["__init__"])))
            stored = [node for node in ast.walk(made) if isinstance(node, ast.Attribute)]
            found |= {node.attr for node in stored if isinstance(node.ctx, ast.Store) and is_self(node.value)}
    return found - set(kind.KERNEL)


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def test_every_field_is_an_argument_of_the_constructor() -> None:
    assert len(OURS) > 1000
    assert [name for name in OURS if set_by_constructors(KINDS[name]) != set(KINDS[name].FIELDS)] == []
