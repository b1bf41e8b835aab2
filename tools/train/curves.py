"""What a training came to: a table and a plot of its matches, from its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

WIDE: Final = 640
HIGH: Final = 320
EDGE: Final = 40
COLOURS: Final = ("#1f6feb", "#d1242f", "#1a7f37", "#9a6700", "#8250df", "#57606a")


def matches_in(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()
    return [told for told in map(json.loads, lines) if "shares" in told]


def write_curves(folder: Path) -> None:
    """`curve.md` and `curve.svg` beside the log."""
    matches = matches_in(folder)
    (folder / "curve.md").write_text(table_of(matches), encoding="utf-8")
    (folder / "curve.svg").write_text(plot_of(matches), encoding="utf-8")


def table_of(matches: list[dict[str, Any]]) -> str:
    lines = ["| games | seconds | wins, % by setting |", "| --- | --- | --- |"]
    for told in matches:
        shares = ", ".join(f"{100 * share:.1f}" for share in told["shares"])
        lines.append(f"| {told['games']} | {told['seconds']:.0f} | {shares} |")
    return "\n".join(lines) + "\n"


def plot_of(matches: list[dict[str, Any]]) -> str:
    """The share of wins over the games of the training, a line for each setting."""
    last = max([told["games"] for told in matches], default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
    ]
    for percent in (0, 25, 50, 75, 100):
        y = height_of(percent / 100)
        parts.append(f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d0d7de"/>')
        parts.append(f'<text x="4" y="{y + 4:.1f}">{percent} %</text>')
    for setting in range(len(matches[0]["shares"]) if matches else 0):
        points = [
            f"{EDGE + (WIDE - 2 * EDGE) * told['games'] / last:.1f},{height_of(told['shares'][setting]):.1f}"
            for told in matches
        ]
        colour = COLOURS[setting % len(COLOURS)]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    parts.append(f'<text x="{WIDE - EDGE}" y="{HIGH - 8}" text-anchor="end">{last} games</text></svg>')
    return "\n".join(parts) + "\n"


def height_of(share: float) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * share
