"""Everything that can lie on the stack keeps what it was made with, and so do its copy and its save."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.kernel.moment import Happening
from orrery.kernel.plain import KINDS, from_data, to_data

SOURCES = Path(cosmic_setup.__file__).parent

# A value for each type of field, unlike any default.
VALUES: dict[str, Any] = {
    "int": 7,
    "bool": True,
    "str": "something",
    "list[int]": [3, 4],
    "list[int] | None": [3, 4],
    "list[list[int]]": [[1, 2, 3, 4]],
    "list[list[int]] | None": [[1, 2, 3, 4]],
    "tuple[int, ...]": (5, 6),
    "tuple[Gift, ...]": ((0, "any", 1),),
    "Rows": ((0, 5, 1, -3),),
    "list[Happening]": [],
    "Happening | None": Happening("any", 1, 2, 3),
}


def initializers() -> dict[str, dict[str, str]]:
    """The fields of every class on the stack with the types that its source gives them."""
    found: dict[str, dict[str, str]] = {}
    for folder in ("rules", "aliens", "artifacts", "technologies"):
        for path in sorted((SOURCES / folder).glob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and f"cosmic.{folder}.{path.stem}.{node.name}" in KINDS:
                    for each in node.body:
                        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                            arguments = each.args.args[1:]
                            name = f"cosmic.{folder}.{path.stem}.{node.name}"
                            found[name] = {a.arg: ast.unparse(a.annotation) for a in arguments if a.annotation}
    return found


FIELDS = initializers()


def test_the_sources_were_read() -> None:
    assert len(FIELDS) > 80


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_what_it_was_made_with_is_kept(name: str) -> None:
    make: Any = KINDS[name]
    given = {field: VALUES[kind] for field, kind in FIELDS[name].items()}
    made = make(**given)
    assert {field: getattr(made, field) for field in given} == given
    assert made.copy() == made
    assert from_data(to_data(made)) == made
