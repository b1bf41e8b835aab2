"""A guide, followed to the letter: what it says is written into a copy of the tree, and what comes of it is tried.

A block under a line that is nothing but a file name belongs to that file, block after block. A block of `diff` changes
a file that is there. Other Python is what the reader tries out, and `sh` what the reader runs.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from support.rulebook import CHECKOUT

COPIED = ("src", "tools", "examples", "web", "docs", "tests/support", "tests/conftest.py", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "*.pyc")
NAMED = re.compile(r"`([\w./-]+)`")


class Block:
    """Lines between two fences, and where they stand in the guide."""

    def __init__(self, line: int, language: str, path: str, lines: list[str]) -> None:
        self.line = line
        self.language = language
        self.path = path  # "": of no file
        self.lines = lines


def blocks_of(text: str) -> list[Block]:
    found: list[Block] = []
    inside: Block | None = None
    before = ""  # the last line that was not empty
    for number, line in enumerate(text.splitlines(), 1):
        if inside is not None:
            if line.startswith("```"):
                found.append(inside)
                inside, before = None, ""
            else:
                inside.lines.append(line)
        elif line.startswith("```"):
            named = NAMED.fullmatch(before)
            inside = Block(number + 1, line.removeprefix("```"), named[1] if named else "", [])
        elif line:
            before = line
    assert inside is None, "a block is not closed"
    return found


def files_of(text: str) -> dict[str, str]:
    """The files that a guide writes, whole."""
    found: dict[str, str] = {}
    for block in blocks_of(text):
        if block.path and block.language != "diff":
            gap = "\n\n" if block.lines[0].startswith(("class ", "def ")) else "\n"
            before = f"{found[block.path]}{gap}" if block.path in found else ""
            found[block.path] = before + "\n".join(block.lines) + "\n"
    return found


def tried_in(text: str) -> str:
    """The Python that the reader tries out, each line where it stands in the guide: a failure names that line."""
    lines: list[str] = []
    for block in blocks_of(text):
        if block.language == "python" and not block.path:
            lines += [""] * (block.line - 1 - len(lines)) + block.lines
    return "\n".join(lines) + "\n"


def commands_of(text: str) -> list[str]:
    return [line for block in blocks_of(text) if block.language == "sh" for line in block.lines]


class Tree:
    """A copy of the tree in which a guide is followed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = CHECKOUT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_OUT)
            else:
                shutil.copy(source, target)
        modules = CHECKOUT / "web" / "node_modules"
        if modules.exists():
            (folder / "web" / "node_modules").symlink_to(modules, target_is_directory=True)

    def follow(self, text: str) -> None:
        """Write every file of the guide, and change those that it changes."""
        for path, content in files_of(text).items():
            assert not (self.folder / path).exists(), f"{path} is there already"
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(content, encoding="utf-8")
        for block in blocks_of(text):
            if block.language == "diff":
                self._change(block)

    def _change(self, block: Block) -> None:
        file = self.folder / block.path
        old = "\n".join([line[1:] for line in block.lines if not line.startswith("+")])
        new = "\n".join([line[1:] for line in block.lines if not line.startswith("-")])
        content = file.read_text(encoding="utf-8")
        assert content.count(old) == 1, f"line {block.line}: that stands {content.count(old)} times in {block.path}"
        file.write_text(content.replace(old, new), encoding="utf-8")

    def run(self, *words: str, typed: str = "") -> str:
        """Run a command in the copy, on the interpreted engine; what it says. `python` and `orrery` are ours."""
        python = {"python": [sys.executable], "orrery": [sys.executable, "-m", "orrery"]}
        paths = os.pathsep.join([str(self.folder / name) for name in ("src", "tests", "examples")])
        done = subprocess.run(
            [*python[words[0]], *words[1:]],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C", "LANG": "C"},
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=600,
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def try_out(self, text: str, name: str) -> None:
        """Run the Python of the guide that is of no file."""
        run_it = "import sys; exec(compile(sys.stdin.read(), sys.argv[1], 'exec'), {'__name__': 'guide'})"
        self.run("python", "-c", run_it, name, typed=tried_in(text))
