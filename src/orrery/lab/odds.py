"""Odds of a combat for the command line: the answer in words, as a table."""

from __future__ import annotations

from typing import Any, Final

from orrery.games import ODDS
from orrery.title import BadQuestion

TOLD: Final = 8  # outcomes of a side
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "attacker": "Attacker",
        "defender": "Defender",
        "win": "attacker wins",
        "draw": "draw",
        "loss": "defender wins",
        "stuck": "of that: nobody can ever win",
        "rounds": "rounds, expected",
        "lost": "lost, expected",
        "of": "of",
        "opening": "Before the rounds",
        "dice": "First round",
        "again": "misses again",
        "needs": "on {needs}",
        "never": "never",
        "course": "After round",
        "open": "open",
        "left-attacker": "Left if the attacker wins",
        "left-defender": "Left if the defender wins",
        "damaged": "damaged",
        "nothing": "nothing",
        "others": "others",
        "rests": "It rests on",
        "no-odds": "There are no odds for {game}; possible: {right}.",
        "inexact": "What makes it inexact",
    },
    "de": {
        "attacker": "Angreifer",
        "defender": "Verteidiger",
        "win": "Angreifer gewinnt",
        "draw": "unentschieden",
        "loss": "Verteidiger gewinnt",
        "stuck": "davon: niemand kann je gewinnen",
        "rounds": "Runden, erwartet",
        "lost": "verloren, erwartet",
        "of": "von",
        "opening": "Vor den Runden",
        "dice": "Erste Runde",
        "again": "Fehlwürfe noch einmal",
        "needs": "ab {needs}",
        "never": "nie",
        "course": "Nach Runde",
        "open": "offen",
        "left-attacker": "Übrig, wenn der Angreifer gewinnt",
        "left-defender": "Übrig, wenn der Verteidiger gewinnt",
        "damaged": "beschädigt",
        "nothing": "nichts",
        "others": "anderes",
        "rests": "Darauf beruht es",
        "no-odds": "Für {game} gibt es keine Gewinnchancen; möglich: {right}.",
        "inexact": "Was es ungenau macht",
    },
}
SIDES: Final = ("attacker", "defender")


def odds(game: str, asked: dict[str, str], language: str) -> dict[str, Any]:
    """The answer. Raises BadQuestion."""
    if game not in ODDS:
        raise BadQuestion("no-odds", WORDS[language]["no-odds"].format(game=game, right=", ".join(ODDS)))
    return ODDS[game].answered(asked, language)


def lines(game: str, answer: dict[str, Any], language: str) -> list[str]:
    words = WORDS[language]
    names = {unit["key"]: unit["name"] for unit in ODDS[game].askable(language)["units"]}
    found = [f"{words[who]}: {answer[who]}" for who in SIDES]
    found += ["", *chances(answer, words), *before(answer, words, names)]
    found += ["", *rounds(answer, words)]
    for who in SIDES:
        found += left(answer, who, words, names)
    found += ["", f"{words['rests']}:"]
    found += [f"  {each['rule']:<26}  {said(each, words)}" for each in answer["rests_on"]]
    found += ["", f"{words['inexact']}:"]
    return found + [f"  {each['text']}" for each in answer["inexact"]]


def percent(chance: float) -> str:
    return f"{100 * chance:6.2f} %"


def chances(answer: dict[str, Any], words: dict[str, str]) -> list[str]:
    keys = ["win", "draw", "loss", *(["stuck"] if answer["stuck"] else [])]
    wide = max(len(words[key]) for key in (*keys, "rounds"))
    found = [f"{words[key]:<{wide}}  {percent(answer[key])}" for key in keys]
    found.append(f"{words['rounds']:<{wide}}  {answer['rounds']:6.2f}")
    lost = [
        f"{words[who]} {answer['cost'][who]['lost']:.2f} {words['of']} {answer['cost'][who]['all']:g}" for who in SIDES
    ]
    return [*found, f"{words['lost']}: {', '.join(lost)}"]


def before(answer: dict[str, Any], words: dict[str, str], names: dict[str, str]) -> list[str]:
    """The dice before the rounds and of the first one."""
    found: list[str] = []
    if answer["opening"]:
        found += ["", f"{words['opening']}:"]
        for step in answer["opening"]:
            dice = f": {rolled(step['dice'], words, names)}" if step["dice"] else ""
            found.append(f"  {words[step['side']]}, {step['name']}{dice}")
    found += ["", f"{words['dice']}:"]
    return found + [f"  {words[who]}: {rolled(answer['dice'][who], words, names) or words['nothing']}" for who in SIDES]


def rolled(dice: list[dict[str, Any]], words: dict[str, str], names: dict[str, str]) -> str:
    parts: list[str] = []
    for each in dice:
        needs = words["never"] if each["needs"] > 10 else words["needs"].format(needs=max(1, each["needs"]))
        again = f", {words['again']}" if each.get("again") else ""
        parts.append(f"{each['count']} × {names[each['unit']]} ({needs}{again})")
    return ", ".join(parts)


def rounds(answer: dict[str, Any], words: dict[str, str]) -> list[str]:
    heads = [words[key] for key in ("course", "win", "draw", "loss", "open")]
    found = ["  ".join(f"{head:>8}" for head in heads)]
    for each in answer["course"]:
        cells = [str(each["round"]), *[percent(each[key]) for key in ("win", "draw", "loss", "open")]]
        found.append("  ".join(f"{cell:>{max(8, len(head))}}" for cell, head in zip(cells, heads)))
    return found


def left(answer: dict[str, Any], who: str, words: dict[str, str], names: dict[str, str]) -> list[str]:
    """What may be left of one side, the likeliest first."""
    outcomes = answer["left"][who]
    if not outcomes:
        return []
    found = ["", f"{words[f'left-{who}']}:"]
    for each in outcomes[:TOLD]:
        parts = [units(part, words, names) for part in each["units"]]
        found.append(f"  {percent(each['share'])}  {', '.join(parts) or words['nothing']}")
    rest = sum(each["share"] for each in outcomes[TOLD:]) + answer["left_out"][who]
    return [*found, f"  {percent(rest)}  {words['others']}"] if rest else found


def units(part: dict[str, Any], words: dict[str, str], names: dict[str, str]) -> str:
    hurt = f" ({part['damaged']} {words['damaged']})" if part["damaged"] else ""
    return f"{part['count']} {names[part['unit']]}{hurt}"


def said(each: dict[str, Any], words: dict[str, str]) -> str:
    return f"{words[each['side']]}: {each['text']}" if each["side"] else str(each["text"])
