"""All reasons have words and rules, and in random play everything has one or can be chosen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.needs import NEEDS
from orrery.cosmic.reasons import BARRED_BY, STATED_BY
from orrery.cosmic.rules.planning import NO_ENCOUNTER_CARD
from orrery.cosmic.words import reasons
from orrery.games import TITLES
from orrery.kernel.laws import random_reply, reasons_law
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.lab.sayable import Readers, say_reasons
from support.rulebook import entries_of


def raised() -> set[str]:
    """Every reason that the sources of the rules name."""
    found = {need.key for need in NEEDS}
    keys = {f"need-{key}" for key in found} | set(BARRED_BY)
    keys |= {f"{part}-{end}" for part in STATED_BY for end in ("moment", "condition")}
    keys |= {deed.WHY for deeds in REGISTRY.deeds.values() for deed in deeds if deed.WHY}
    folder = Path(cosmic_setup.__file__).parent
    for path in [*folder.glob("*.py"), *folder.glob("rules/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                if isinstance(node.args[0], ast.Constant):
                    keys.add(str(node.args[0].value))
    return keys


def test_every_reason_has_words_and_every_sentence_has_its_reason() -> None:
    said = {key for key in reasons.EN if not key.startswith("moment ")}
    assert raised() == said
    assert reasons.EN.keys() == reasons.DE.keys()


def rulebook() -> set[str]:
    return {f"cosmic:{entry['id']}" for entry in entries_of("cosmic")}


def test_every_rule_of_a_reason_is_in_the_book() -> None:
    book = rulebook()
    assert {*STATED_BY.values(), *BARRED_BY.values(), *NO_ENCOUNTER_CARD.values()} <= book


OPTIONS: list[Options] = [
    {"players": 3},
    {"players": 4, "technology": "yes", "powers": "hidden", "windows": "everybody"},
    {"players": 5, "technology": "yes", "changing": "yes"},
    {"players": 4, "planets": "four", "flares": "many", "windows": "everybody"},
    {"players": 3, "filch": "classic", "windows": "everybody"},
]


@pytest.mark.parametrize("place", range(len(OPTIONS)))
def test_in_random_play_everything_can_be_chosen_or_has_its_reason(place: int) -> None:
    """More often than the laws of whole games ask."""
    game = cosmic_setup.setup(OPTIONS[place], place + 1)
    readers = Readers(TITLES["cosmic"], game)
    rng = seeded(place)
    made = 0
    while not game.over and made < 400:
        if made % 10 == 0:
            reasons_law(game, rng)
        for decision in game.waiting():
            say_reasons(TITLES["cosmic"], game, decision, readers)
        game.answer(random_reply(game, rng))
        made += 1
