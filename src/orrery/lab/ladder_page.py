"""The report of a ladder as a page of its own: plots as inline SVG, the numbers beside them, nothing else needed."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from orrery.lab.ladder import percent, troubles

WIDE: Final = 720
NAMES: Final = 190  # for the names, left of the plot
NUMBERS: Final = 190  # for the numbers, right of it
ROW: Final = 26

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2330; --faint: #8a93a3; --line: #d5dae3; --bar: #3b6fb6; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ef; --faint: #8d97a8; --line: #39414f; --bar: #7aa7e6; --paper: #161a21; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
svg { width: 100%; height: auto; } text { font-size: 13px; fill: var(--ink); } .faint { fill: var(--faint); }
.bar { fill: var(--bar); } .grid { stroke: var(--line); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.fair { stroke: var(--ink); stroke-dasharray: 4 3; }
table { border-collapse: collapse; } td, th { padding: 0.15rem 0.9rem 0.15rem 0; text-align: left; }
"""


class Bar:
    """One line of a plot: to a value, with its interval and what is written beside it."""

    def __init__(self, name: str, value: float, told: str, interval: tuple[float, float] | None = None) -> None:
        self.name = name
        self.value = value
        self.told = told
        self.interval = interval


class Scale:
    """Where values lie in a plot, and where its bars begin."""

    def __init__(self, low: float, high: float, foot: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.foot = foot

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(NAMES + share * (WIDE - NAMES - NUMBERS), 2)


def plot(
    label: str, scale: Scale, bars: list[Bar], marks: Mapping[float, str] | Mapping[int, str], fair: float | None = None
) -> str:
    """Bars with their names and numbers; `fair`: where all would end if nothing made a difference."""
    height = ROW * (len(bars) + 1)
    parts = [f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(label)}">']
    for value, text in marks.items():
        at = scale.at(value)
        parts.append(f'<line class="grid" x1="{at}" y1="0" x2="{at}" y2="{height - ROW}"/>')
        parts.append(f'<text class="faint" x="{at}" y="{height - 8}" text-anchor="middle">{escape(text)}</text>')
    for place, bar in enumerate(bars):
        parts += drawn(bar, scale, ROW * place)
    if fair is not None:
        at = scale.at(fair)
        parts.append(f'<line class="fair" x1="{at}" y1="0" x2="{at}" y2="{height - ROW}"/>')
    return "\n".join([*parts, "</svg>"])


def drawn(bar: Bar, scale: Scale, top: int) -> list[str]:
    foot, end, middle = scale.at(scale.foot), scale.at(bar.value), top + ROW / 2
    left, width = min(foot, end), round(max(1.0, abs(end - foot)), 2)
    parts = [
        f'<text x="{NAMES - 10}" y="{middle + 4}" text-anchor="end">{escape(bar.name)}</text>',
        f'<rect class="bar" x="{left}" y="{top + 6}" width="{width}" height="{ROW - 12}" rx="2"/>',
        f'<text x="{WIDE - NUMBERS + 14}" y="{middle + 4}">{escape(bar.told)}</text>',
    ]
    if bar.interval is not None:
        low, high = scale.at(bar.interval[0]), scale.at(bar.interval[1])
        parts.append(f'<line class="whisker" x1="{low}" y1="{middle}" x2="{high}" y2="{middle}"/>')
        for at in (low, high):
            parts.append(f'<line class="whisker" x1="{at}" y1="{middle - 5}" x2="{at}" y2="{middle + 5}"/>')
    return parts


# -- the plots ---------------------------------------------------------------------------------------------------------


def ratings_plot(report: dict[str, Any]) -> str:
    rated = report["ratings"]
    ends = [each["elo"] + side * each["interval"] for each in rated for side in (-1, 1)]
    step = next(step for step in (10, 20, 50, 100, 200, 500, 1000, 10**9) if (max(ends) - min(ends)) / step <= 6)
    low, high = step * math.floor(min(ends) / step), step * math.ceil(max(ends) / step)
    bars = [
        Bar(
            each["bot"],
            each["elo"],
            f"{each['elo']:+.1f} ± {each['interval']:.1f}",
            (each["elo"] - each["interval"], each["elo"] + each["interval"]),
        )
        for each in rated
    ]
    marks = {mark: f"{mark:+d}" if mark else "0" for mark in range(low, high + 1, step)}
    return plot("Ratings", Scale(low, high, 0), bars, marks)


def shares_plot(label: str, bars: list[Bar], fair: float) -> str:
    most = max([fair, *[bar.value for bar in bars], *[bar.interval[1] for bar in bars if bar.interval]])
    high = next(high for high in (0.1, 0.25, 0.5, 1.0, math.inf) if most <= high)
    marks = {high * part / 4: f"{100 * high * part / 4:g} %" for part in range(5)}
    return plot(label, Scale(0, high, 0), bars, marks, fair)


def pairings_plot(report: dict[str, Any]) -> str:
    bars = []
    for each in report["pairings"]:
        low, high = each["share_interval"]
        told = f"{percent(each['shares'][0])} ({percent(low)} to {percent(high)})"
        bars.append(Bar(" : ".join(each["bots"]), each["shares"][0], told, (low, high)))
    return shares_plot("Pairings", bars, 0.5)


def times_plot(report: dict[str, Any]) -> str:
    """Powers of ten apart, or a quick bot could not be seen beside a slow one."""
    times = [max(1e-4, each["ms_per_choice"]) for each in report["ratings"]]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times) * 1.001))
    bars = [
        Bar(
            each["bot"],
            math.log10(time),
            f"{each['ms_per_choice']:.3f} ms, at most {each['ms_longest']:.1f}",
        )
        for each, time in zip(report["ratings"], times, strict=True)
    ]
    return plot("Time", Scale(low, high, low), bars, {mark: f"{10.0**mark:g} ms" for mark in range(low, high + 1)})


# -- the page ----------------------------------------------------------------------------------------------------------


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["<table>", "<tr>", *[f"<th>{escape(each)}</th>" for each in head], "</tr>"]
    for row in rows:
        lines += ["<tr>", *[f"<td>{escape(each)}</td>" for each in row], "</tr>"]
    return "\n".join([*lines, "</table>"])


def by_bot(report: dict[str, Any], heading: str, part: list[dict[str, Any]]) -> str:
    """How often each bot wins under each heading."""
    rows = []
    for each in part:
        cells = [each["bots"].get(name) for name in report["bots"]]
        told = ["" if cell is None else f"{percent(cell['rate'])} of {cell['games']}" for cell in cells]
        rows.append([each["name"], *told])
    return table([heading, *report["bots"]], rows)


def page(report: dict[str, Any], label: str) -> str:
    """The whole page."""
    fair = 1 / report["players"]
    options = ", ".join([f"{name} {value}" for name, value in report["options"].items()])
    said = (
        f"{report['games']} games, {report['games_each']} of each pairing: {report['deals']} deals from seed "
        f"{report['seed']} on, each in every seating. {options}."
    )
    title = escape(f"Ladder: {label}")
    seats = [Bar(f"seat {each['name']}", each["share"], percent(each["share"])) for each in report["seats"]]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="en" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"/><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{title}</h1><p>{escape(said)}</p>",
        "<h2>Ratings (Elo; the mean is 0, intervals of 95 %)</h2>",
        ratings_plot(report),
        "<h2>Pairings (share of the first)</h2>",
        pairings_plot(report),
        "<h2>Seats (share of all wins)</h2>",
        shares_plot("Seats", seats, fair),
        by_bot(report, "seat", report["seats"]),
    ]
    if report["starts"]:
        bars = [
            Bar(each["name"], each["rate"], f"{percent(each['rate'])} of {each['games']}") for each in report["starts"]
        ]
        parts += [
            f"<h2>By {escape(report['start'])} (how often it wins)</h2>",
            shares_plot("Starts", bars, fair),
            by_bot(report, report["start"], report["starts"]),
        ]
    parts += ["<h2>Time of the processor for a choice</h2>", times_plot(report)]
    parts += [f"<p>{escape(line.strip())}</p>" for line in troubles(report)]
    return "\n".join([*parts, "</body></html>", ""])
