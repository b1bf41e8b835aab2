"""Compile the engine with mypyc into build/fast. The sources stay as they are: no compiled file ever lies in src/.

    python tools/build_fast.py
    PYTHONPATH=build/fast orrery bench
    pytest -o pythonpath=build/fast

Kernel, games and the test doubles that derive from their classes are compiled, because an interpreted class cannot
derive from a compiled one. Everything else is copied and runs interpreted on top of them. Each game is a library of its
own, and objects are kept: a change in one game compiles what changed in that game, a change in the kernel everything.
Exit codes: 0 built or still up to date, 1 mypyc refused the sources, 2 this machine cannot compile.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"
STAMP = FAST / ".stamp"
KEPT = FAST / "build"  # C sources and objects of the last time

# Where the files come from and where they go; only the top level of examples/ holds games.
TREES = (("src/orrery", "orrery", "**/*"), ("tests/support", "support", "**/*"), ("examples", "", "*.py"))

# Paths below are those in build/fast. A folder stands for everything in it.
GAMES = tuple(sorted(f"orrery/{path.parent.name}" for path in (ROOT / "src" / "orrery").glob("*/rulebook.json")))
COMPILED = ("orrery/kernel", *GAMES, "support/minigames", "support/faulty.py", "support/ti4_modifiers.py")
SPOKEN = ("words", "words.py", "title.py", "played.py")
INTERPRETED = (*[f"{game}/{part}" for game in GAMES for part in SPOKEN], "orrery/kernel/compiling.py", "network_bot.py")
# A change to any of these means compiling again: what is compiled, and what it may import.
ENGINE = ("orrery/kernel", *GAMES, "support")


class Unable(Exception):
    """This machine cannot compile. The message says what is missing."""


def main() -> int:
    started = time.monotonic()
    try:
        check_machine()
    except Unable as reason:
        print(f"build_fast: {reason}", file=sys.stderr)
        return 2
    files = gather()
    modules = [target for target in files if is_compiled(target)]
    digest = fingerprint(files)
    fresh = STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest
    drop_what_is_gone(files)
    copy(files)
    if not fresh:
        STAMP.unlink(missing_ok=True)
        failure = compile_modules(modules)
        if failure:
            print(failure, file=sys.stderr)
            print("build_fast: mypyc refused the sources, see above", file=sys.stderr)
            return 1
        STAMP.write_text(digest, encoding="utf-8")
    done = "up to date" if fresh else "compiled"
    seconds = time.monotonic() - started
    print(f"build_fast: {len(modules)} modules {done} in {seconds:.0f} s; use: PYTHONPATH=build/fast orrery ...")
    return 0


def check_machine() -> None:
    """mypyc needs itself, a C compiler and Python's headers."""
    try:
        importlib.metadata.version("mypy")
        importlib.metadata.version("setuptools")
    except importlib.metadata.PackageNotFoundError as missing:
        raise Unable(f"{missing.name} is not installed; run `make fast`, which installs it") from None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise Unable(f"no C compiler found ({command[0]}); install gcc or clang, or play interpreted, only slower")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Unable("Python.h not found; install Python's headers (python3-dev), or play interpreted, only slower")


def gather() -> dict[str, Path]:
    """Every file that goes into build/fast: its path there and its source, in a stable order."""
    found: dict[str, Path] = {}
    for source, target, pattern in TREES:
        top = ROOT / source
        for path in sorted(top.glob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                found[PurePosixPath(target, path.relative_to(top).as_posix()).as_posix()] = path
    return found


def is_below(target: str, tops: tuple[str, ...]) -> bool:
    return any(target == top or target.startswith(top + "/") for top in tops)


def is_compiled(target: str) -> bool:
    if not target.endswith(".py") or is_below(target, INTERPRETED):
        return False
    return is_below(target, COMPILED) or is_example(target)


def is_example(target: str) -> bool:
    return "/" not in target


def fingerprint(files: dict[str, Path]) -> str:
    """Changes when the compiled code would: with the engine's sources, this script, Python, mypy or the C flags."""
    digest = hashlib.sha256()
    for part in (sys.version, importlib.metadata.version("mypy"), optimisation(), os.environ.get("CFLAGS", "")):
        digest.update(part.encode() + b"\0")
    digest.update(Path(__file__).read_bytes())
    for target, source in files.items():
        if is_below(target, ENGINE) or is_example(target):
            digest.update(target.encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def optimisation() -> str:
    """The C compiler's level. `make test` asks for 0, which is made faster and proves the same."""
    return os.environ.get("MYPYC_OPT_LEVEL", "2")


def copy(files: dict[str, Path]) -> None:
    for target, source in files.items():
        path = FAST / target
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)


def drop_what_is_gone(files: dict[str, Path]) -> None:
    """A module that was removed or renamed leaves neither its source nor its library behind."""
    for path in FAST.rglob("*"):
        target = path.relative_to(FAST).as_posix()
        if KEPT in path.parents or path.suffix not in (".py", ".so"):
            continue
        module = target if path.suffix == ".py" else target.split(".")[0] + ".py"
        if module not in files and not path.name.split(".")[0].endswith("__mypyc"):
            path.unlink()


def groups(modules: list[str]) -> list[tuple[list[str], str]]:
    """The libraries: the kernel, each game, and what tests and examples play. None may be called like a module in it,
    or mypyc would take it for that module's own."""
    found: dict[str, list[str]] = {}
    for target in modules:
        name = f"orrery_{target.split('/')[1]}" if target.startswith("orrery/") else "orrery_doubles"
        found.setdefault(name, []).append(target)
    return [(targets, name) for name, targets in found.items()]


SETUP = """
import hashlib
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools._distutils.compilers.C.base import Compiler
from setuptools._distutils.sysconfig import get_config_var

BUILD = Path("build")
LUMP = 3_000_000  # characters of C
pool = ThreadPoolExecutor({jobs})


def compile_at_once(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False, extra_preargs=None,
                    extra_postargs=None, depends=None):
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def key_of(source):
        digest = hashlib.sha256(repr((self.compiler_so, arguments, extra_postargs, options)).encode())
        for path in (source, *(depends or [])):
            digest.update(Path(path).read_bytes())
        return digest.hexdigest()

    def compile_one(target):
        source, suffix = build[target]
        key, kept = key_of(source), Path(target + ".key")
        if not (Path(target).exists() and kept.exists() and kept.read_text() == key):
            self._compile(target, source, suffix, arguments, extra_postargs, options)
            kept.write_text(key)

    list(pool.map(compile_one, build))
    return objects


def write(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return str(path)


def included(source):
    # The digest stands for the file: an object is kept as long as what it is made of stays the same.
    digest = hashlib.sha256(Path(source).read_bytes()).hexdigest()
    return f'#include "{{Path(source).relative_to(BUILD).as_posix()}}"  // {{digest}}\\n'


def lumped(name, sources):
    # Every module includes the header of its whole library, which is larger than most modules: read once for many.
    lumps, size = [], LUMP
    for source in sources:
        if size >= LUMP:
            lumps.append([])
            size = 0
        lumps[-1].append(source)
        size += Path(source).stat().st_size
    return [write(BUILD / f"{{name}}_{{number}}.c", "".join(map(included, lump))) for number, lump in enumerate(lumps)]


def shared(shims, arguments):
    # A module is started by a function called like its last name. All of them lie in one library, or in a few, because
    # some have the same last name; each module's file is a link to that library.
    libraries = []
    for shim in shims:
        name = shim.name.removesuffix(".__init__").rpartition(".")[2]
        free = next((each for each in libraries if name not in each), None)
        if free is None:
            free = {{}}
            libraries.append(free)
        free[name] = shim
    found = []
    for number, library in enumerate(libraries):
        lines = []
        for place, shim in enumerate(library.values()):
            # Each of them defines this function too, which nobody calls.
            named = included(shim.sources[0])
            lines.append(f"#define PyInit___init__ unused_{{place}}\\n{{named}}#undef PyInit___init__\\n")
        source = write(BUILD / f"shims_{{number}}.c", "".join(lines))
        extension = Extension(f"shims_{{number}}__mypyc", [source], extra_compile_args=arguments)
        found.append((extension, list(library.values())))
    return found


Compiler.compile = compile_at_once
modules = mypycify(
    ["--config-file=", "--explicit-package-bases", *{modules}],
    opt_level="{level}",
    debug_level="0",
    multi_file=True,
    separate={groups},
)
libraries = [each for each in modules if each.name.endswith("__mypyc")]
for library in libraries:
    library.sources = lumped(library.name, library.sources)
shims = shared([each for each in modules if each not in libraries], libraries[0].extra_compile_args)
extensions = [*libraries, *(each for each, _ in shims)]
setup(name="orrery_fast", ext_modules=extensions, script_args=["build_ext", "--inplace", "--parallel", "{jobs}"])

for extension, started in shims:
    for module in started:
        link = Path(module.name.replace(".", "/") + get_config_var("EXT_SUFFIX"))
        link.unlink(missing_ok=True)
        os.link(extension.name + get_config_var("EXT_SUFFIX"), link)
"""


def compile_modules(modules: list[str]) -> str:
    """Run mypyc in build/fast: one C file for each module, on all cores. Returns what it printed if it failed."""
    script = SETUP.format(jobs=os.cpu_count() or 1, modules=modules, groups=groups(modules), level=optimisation())
    environment = dict(os.environ)
    for name in ("MYPYPATH", "PYTHONPATH"):
        environment.pop(name, None)
    # What one library takes from another is declared in each of its files: -fcommon makes that one and the same.
    environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} -fcommon".strip()
    run = subprocess.run([sys.executable, "-c", script], cwd=FAST, env=environment, capture_output=True, text=True)
    if run.returncode:
        return run.stdout + run.stderr
    return ""


if __name__ == "__main__":
    sys.exit(main())
