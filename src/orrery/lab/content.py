"""Content: what is in the boxes, how much of it is implemented, and how much of that is tested."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from orrery.cosmic.cards import ALIENS, ARTIFACT, FEWEST_IN_WARP, MOST_CARDS, MOST_COLONIES, TECHNOLOGIES
from orrery.cosmic.cards import CARDS as COSMIC_CARDS
from orrery.cosmic.registry import REGISTRY
from orrery.cosmic.rules.research import COMPLETED
from orrery.games import TITLES
from orrery.lab.checkout import read_tests
from orrery.race.cards import CARDS
from orrery.race.state import ACTIONS

REVISED: Final = "-revised"


def race_content() -> dict[str, set[str]]:
    """Race by kind. A revised card replaces the one of the same name, so its key has a suffix."""
    keys = {card.key for card in CARDS}
    return {
        "card": {key for key in keys if not key.endswith(REVISED)},
        "revised card": {key.removesuffix(REVISED) for key in keys if key.endswith(REVISED)},
        "action card": set(ACTIONS),
    }


def cosmic_content() -> dict[str, set[str]]:
    """Cosmic Encounter by kind: what has a deed in some window, or is part of the deck."""
    every = REGISTRY.values()
    flares = {card for users in every for card in users.wild} & {card for users in every for card in users.super}
    techs = {tech for users in every for tech in users.techs} | set(COMPLETED)
    specials = {MOST_COLONIES: "most-foreign-colonies", MOST_CARDS: "most-cards", FEWEST_IN_WARP: "fewest-warp"}
    colours = [f"colour-{colour}" for colour in ("red", "yellow", "green", "blue", "purple")]
    return {
        "alien": {ALIENS[alien] for users in every for alien in users.powers},
        "flare": {COSMIC_CARDS[card].key for card in flares},
        "artifact": {COSMIC_CARDS[card].key for users in every for card in users.artifacts},
        "encounter card": {card.key for card in COSMIC_CARDS if card.type < ARTIFACT},
        "technology": {TECHNOLOGIES[tech][0] for tech in techs},
        "destiny card": {*colours, "wild", *[f"special-{name}" for name in specials.values()]},
    }


IMPLEMENTED: Final[dict[str, Callable[[], dict[str, set[str]]]]] = {"race": race_content, "cosmic": cosmic_content}


def content() -> dict[str, Any]:
    """For each game and kind of thing: how many there are, how many are implemented, how many of these tested."""
    report: dict[str, Any] = {}
    for name, title in TITLES.items():
        implemented = IMPLEMENTED[name]()
        named = {text for tree in read_tests(name) for text in strings(tree)}
        report[name] = {
            kind: counted(kind, [each["id"] for each in each_kind], implemented.get(kind, set()), named)
            for kind, each_kind in title.components().items()
        }
    return report


def strings(tree: ast.AST) -> set[str]:
    """All literal strings of a test, those of its doc comments too; an id is never a whole sentence."""
    found = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def counted(kind: str, ids: list[str], implemented: set[str], named: set[str]) -> dict[str, Any]:
    suffix = REVISED if kind.startswith("revised") else ""
    made = [each for each in ids if each in implemented]
    tested = [each for each in made if each + suffix in named]
    return {
        "total": len(ids),
        "implemented": len(made),
        "tested": len(tested),
        "not_implemented": [each for each in ids if each not in implemented],
        "not_tested": [each for each in made if each not in tested],
    }


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name, kinds in report.items():
        text.append(f"{name}:")
        for kind, part in kinds.items():
            numbers = f"{part['implemented']} of {part['total']} implemented, {part['tested']} tested"
            text.append(f"  {kind}: {numbers}")
            for label, key in (("not implemented", "not_implemented"), ("not tested", "not_tested")):
                if part[key]:
                    text.append(f"    {label}: {', '.join(part[key])}")
    return text
