"""The guides are true: their Python runs, block after block, and what they quote is what the example says."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))


def python_of(text: str) -> str:
    """The Python blocks of a guide, each line where it stands in the guide, so that a failure names that line."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        fence = line.startswith("```")
        lines.append(line if inside and not fence else "")
        if fence:
            inside = line == "```python" if not inside else False
    return "\n".join(lines) + "\n"


def run(source: str, guide: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own, on the interpreted engine: a guide defines classes, and names are given once."""
    run_it = "import sys; exec(compile(sys.stdin.read(), sys.argv[1], 'exec'), {'__name__': 'guide'})"
    paths = os.pathsep.join([str(ROOT / folder) for folder in ("src", "tests", "examples")])
    return subprocess.run(
        [sys.executable, "-c", run_it, guide.name],
        input=source,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def definitions(source: str) -> dict[str, str]:
    """The text of every class and function at the top level."""
    tree = ast.parse(source)
    nodes = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
    return {node.name: ast.get_source_segment(source, node) or "" for node in nodes}


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_the_python_of_a_guide_runs(guide: Path) -> None:
    source = python_of(guide.read_text(encoding="utf-8"))
    assert source.strip(), f"{guide.name} has no Python to run"
    done = run(source, guide)
    assert done.returncode == 0, done.stderr


def test_a_guide_that_is_wrong_is_found_at_its_line() -> None:
    text = "# Guide\n\n```python\nx = 1\n```\n\nprose\n\n```text\nnot python\n```\n\n```python\nassert x == 2\n```\n"
    done = run(python_of(text), Path("wrong.md"))
    assert done.returncode != 0
    assert 'File "wrong.md", line 14' in done.stderr
    assert run(python_of(text.replace("x == 2", "x == 1")), Path("right.md")).returncode == 0


def test_the_guide_to_a_new_game_quotes_the_whole_example() -> None:
    example = (ROOT / "examples" / "beacons.py").read_text(encoding="utf-8")
    quoted = definitions(python_of((ROOT / "docs" / "guides" / "add-a-game.md").read_text(encoding="utf-8")))
    assert quoted == definitions(example)
