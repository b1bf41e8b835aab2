"""All reasons have words and rules, and in random play everything has one or can be chosen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.needs import NEEDS
from orrery.cosmic.reasons import BARRED_BY, STATED_BY
from orrery.cosmic.registry import REGISTRY
from orrery.cosmic.rules.deed import Deed
from orrery.cosmic.rules.planning import NO_ENCOUNTER_CARD
from orrery.cosmic.words import CosmicWords, reasons
from orrery.kernel.decision import Decision
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.words import LANGUAGES
from support.rulebook import entries_of


def raised() -> set[str]:
    """Every reason that the sources of the rules name."""
    found = {need.key for need in NEEDS}
    keys = {f"need-{key}" for key in found} | set(BARRED_BY)
    keys |= {f"{part}-{end}" for part in STATED_BY for end in ("moment", "condition")}
    keys |= {deed.WHY for users in REGISTRY.values() for deed in every_deed(users) if deed.WHY}
    folder = Path(cosmic_setup.__file__).parent
    for path in [*folder.glob("*.py"), *folder.glob("rules/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                if isinstance(node.args[0], ast.Constant):
                    keys.add(str(node.args[0].value))
    return keys


def every_deed(users: object) -> list[type[Deed]]:
    parts = [getattr(users, part) for part in STATED_BY]
    return [deed for part in parts for deeds in part.values() for deed in deeds]


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
    game = cosmic_setup.setup(OPTIONS[place], place + 1)
    rng = seeded(place)
    book = rulebook()
    made = 0
    while not game.over and made < 400:
        for decision in game.waiting():
            check(game, decision, book)
            if made % 10 == 0:
                same_elsewhere(game, decision.seat, rng.below(1000))
        game.answer(random_reply(game, rng))
        made += 1


def check(game: CosmicEncounter, decision: Decision, book: set[str]) -> None:
    seat = decision.seat
    speakers = [CosmicWords(language, [f"Seat {each}" for each in range(game.seats)], seat) for language in LANGUAGES]
    for words in speakers:
        words.look(game)
    for thing in game.in_sight(seat):
        refused = game.why_not(seat, thing)
        offered = any(thing in option.things for option in decision.options)
        assert offered or refused is not None or decision.forms is not None, (decision, thing)
        assert not (offered and refused is not None), (refused, thing)
        if refused is not None:
            assert refused.rule in book, (refused, decision)
            for words in speakers:
                text = words.refusal(refused)
                assert text, refused
                assert "{" not in text, text


def same_elsewhere(game: CosmicEncounter, seat: int, luck: int) -> None:
    """At a table that looks the same to this seat it is told the same."""
    other = imagine(game, seat, seeded(luck))
    for thing in game.in_sight(seat):
        one, two = game.why_not(seat, thing), other.why_not(seat, thing)
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert (one.reason, one.numbers, one.rule) == (two.reason, two.numbers, two.rule), (thing, game.where())
