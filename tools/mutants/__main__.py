"""Break the code in small ways, one at a time, and see whether a test fails.

    python -m tools.mutants --count 100                  a sample of src/orrery/ti4, whose tests are in tests/ti4
    python -m tools.mutants --files src/orrery/race --tests tests/race --out build/mutants.jsonl

A mutant is one small change inside a function: a comparison turned, and/or swapped, a condition negated, plus for
minus, a number larger by one, True for False, a call left out. It is killed if a test fails, and survives if all pass
that reach its statement, or as many as there is time for. Each test runs once to see what it reaches. Then each mutant
is tried in a fork of the process that has collected the tests, the quickest and most specific ones first.

With --out, whoever is stopped goes on where it was, until sources, tests or sample change. Options not listed go to
pytest, such as -m "not long". Processes that a test starts run the code as it is.
Exit code 0 if the share killed reaches --floor, 1 if not, 2 if nothing could be tried.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
from contextlib import redirect_stdout
from math import sqrt
from pathlib import Path

import pytest

from tools.mutants.breaks import Mutant, sample
from tools.mutants.trials import PYTEST, Row, Trials


class Ledger:
    """What is known so far, a row in each line of a file. Children of the process write there too."""

    def __init__(self, path: Path, sign: str) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        same = lines[:1] == [json.dumps({"sign": sign}) + "\n"]
        whole = [line for line in lines if line.endswith("\n")]  # the last one is torn if the machine was stopped
        path.write_text("".join(whole) if same else json.dumps({"sign": sign}) + "\n", encoding="utf-8")

    def keep(self, **row: object) -> None:
        with self.path.open("ab", buffering=0) as file:
            file.write(json.dumps(row).encode() + b"\n")

    def rows(self) -> list[Row]:
        return [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", nargs="+", default=["src/orrery/ti4"], help="folders, files or patterns")
    parser.add_argument("--tests", nargs="+", default=["tests/ti4"], help="paths to collect")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--seconds", type=float, default=300, help="that the tests of one mutant may usually take")
    parser.add_argument("--floor", type=float, default=0.85)
    parser.add_argument("--out", type=Path, help="keeps what is known, as JSON lines")
    given, options = parser.parse_known_args()
    given.options = options
    found = {path for pattern in given.files for path in [*Path().glob(pattern), *Path(pattern).rglob("*.py")]}
    paths = sorted(path.as_posix() for path in found if path.suffix == ".py")
    mutants, places = sample(paths, given.count, given.seed)
    if not mutants:
        parser.error("nothing to break in these files")
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger(given.out or Path(folder, "ledger"), fingerprint(mutants, given))
        with redirect_stdout(sys.stderr):
            code = pytest.main([*PYTEST, *given.options, *given.tests], plugins=[Trials(mutants, ledger, given)])
        return 2 if code else report(mutants, ledger.rows(), f"{places} places in {len(paths)} files") < given.floor


def fingerprint(mutants: list[Mutant], given: argparse.Namespace) -> str:
    made = hashlib.sha256(repr((mutants, given.tests, given.options, given.seconds, sys.version)).encode())
    tops = {Path(path).parts[0] for path in [*(each.path for each in mutants), *given.tests]}
    for path in sorted(path for top in tops for path in [Path(top), *Path(top).rglob("*")]):
        if path.suffix in {".py", ".json", ".toml"}:
            made.update(path.as_posix().encode() + b"\0" + path.read_bytes())
    return made.hexdigest()


def report(mutants: list[Mutant], rows: list[Row], whole: str) -> float:
    """Says what survived; returns the share killed."""
    verdicts = {row["mutant"]: row for row in rows if "mutant" in row}
    counts = {"killed": 0, "survived": 0, "unreached": 0}
    for key, mutant in enumerate(mutants):
        row = verdicts[key]
        counts[row["verdict"]] += 1
        if row["verdict"] != "killed":
            print(f"{row['verdict']}: {mutant}  ({row['ran']} of {row['of']} tests)")
    for row in rows:
        if row.get("passed") is False:
            print(f"left out, since it fails with nothing broken: {row['test']}")
    share, (low, high) = counts["killed"] / len(mutants), interval(counts["killed"], len(mutants))
    print(
        f"{counts['killed']} of {len(mutants)} mutants killed: {share:.1%} (95 %: {low:.1%} to {high:.1%}), "
        f"{counts['survived']} survived, {counts['unreached']} reached by no test; out of {whole}"
    )
    return share


def interval(killed: int, tried: int) -> tuple[float, float]:
    """In 95 of 100 samples the share of all lies between these (Wilson)."""
    z = 1.96
    middle, weight = (killed + z * z / 2) / tried, 1 + z * z / tried
    half = z * sqrt(killed * (tried - killed) / tried + z * z / 4) / tried
    return (middle - half) / weight, (middle + half) / weight


if __name__ == "__main__":
    sys.exit(main())
