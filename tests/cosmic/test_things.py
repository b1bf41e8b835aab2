"""What the page draws: the catalogue of things in both languages, and the sums and phases of an encounter."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from orrery.cosmic.cards import ALIENS, CARDS, CLASSIC_FILCH, DESTINY, TECHNOLOGIES, colour_of
from orrery.cosmic.encounter import DEFENSE, NOBODY, OFFENSE
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.queries import both_attack, total
from orrery.cosmic.setup import setup
from orrery.cosmic.things import things
from orrery.kernel.laws import random_reply
from orrery.kernel.rng import seeded
from orrery.words import LANGUAGES
from support.cite import rule

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "cosmic" / "cosmic.ts"
COUNTS = {"card": len(CARDS), "alien": len(ALIENS), "tech": len(TECHNOLOGIES), "destiny": DESTINY, "colour": 5}


@pytest.fixture(params=LANGUAGES, name="shown")
def shown_things(request: pytest.FixtureRequest) -> dict[str, dict[str, Any]]:
    return things(str(request.param))


def test_everything_is_there_under_its_number(shown: dict[str, dict[str, Any]]) -> None:
    assert {kind: len(found) for kind, found in shown.items()} == COUNTS
    for kind, found in shown.items():
        for number, thing in enumerate(found.values()):
            assert thing["id"] == number
            assert thing["name"], (kind, number)
            assert thing["text"], (kind, number)
            if kind != "colour":
                assert not thing["text"].startswith(f"{thing['name']}. ")  # the name stands above it
    assert json.loads(json.dumps(shown)) == shown


def test_equal_cards_have_one_key_and_different_ones_have_not(shown: dict[str, dict[str, Any]]) -> None:
    for number, card in enumerate(CARDS):
        assert shown["card"][str(number)]["key"] == card.key
    by_key = {card["key"]: card["name"] for card in shown["card"].values()}
    assert len(set(by_key.values())) == len(by_key)


def test_flares_have_both_halves_and_an_alien_has_its_flares(shown: dict[str, dict[str, Any]]) -> None:
    for card in shown["card"].values():
        assert bool(card["wild"]) == bool(card["super"]) == (card["type"] == "flare")
        if card["type"] == "flare" and card["id"] != CLASSIC_FILCH:
            alien = shown["alien"][str(card["alien"])]
            assert (card["wild"], card["super"]) == (alien["wild"], alien["super"])
    assert shown["card"][str(CLASSIC_FILCH)]["wild"] != shown["alien"][str(ALIENS.index("filch"))]["wild"]


def test_destiny_cards_name_the_colour_of_a_seat(shown: dict[str, dict[str, Any]]) -> None:
    for number in range(DESTINY):
        card = shown["destiny"][str(number)]
        assert card["colour"] == colour_of(number)
        if card["colour"] >= 0:
            assert shown["colour"][str(card["colour"])]["name"] in card["name"]


# -- encounters ----------------------------------------------------------------------------------------------------


def moments(seats: int, seed: int, most: int = 1500) -> Iterator[CosmicEncounter]:
    """The table of a random game whenever somebody is asked in an encounter."""
    game = setup({"players": seats, "deal_aliens": ",".join(("tripler", "warpish", "virus", "macron")[:seats])}, seed)
    rng = seeded(seed)
    for _ in range(most):
        if game.over:
            break
        if game.encounters:
            yield game
        game.answer(random_reply(game, rng))


@rule("cosmic:reveal.attack.1")
def test_the_terms_of_a_total_add_up_and_say_nothing_of_hidden_cards() -> None:
    sums, over = 0, 0
    for game in chain(moments(3, 1), moments(4, 2)):
        seen = game.view(0).encounter
        assert seen is not None
        if seen.defense == NOBODY or seen.planet < 0 or (seen.outcome and not game.now().by_attack):
            assert seen.ledgers == ()
            continue
        for side in (OFFENSE, DEFENSE):
            ledger = seen.ledgers[side - 1]
            assert ledger.value + ledger.ships + ledger.bonus == ledger.total
            if not seen.shown and not any(game.now().open_cards):
                assert ledger.value == 0
            if both_attack(game) and not seen.outcome:
                assert ledger.total == total(game, side)
                sums += 1
            if seen.outcome:
                compared = [event for event in game.log or [] if event.kind == "totals"][-1]
                assert ledger.total == compared.values[side - 1]  # the ships may have gone home
                over += 1
    assert sums > 20
    assert over > 20


@rule("cosmic:turn.4")
def test_the_phases_come_in_their_order_and_the_page_knows_them() -> None:
    known = re.search(r"export const PHASES = \[(.*?)\]", BOARD.read_text(encoding="utf-8"))
    assert known is not None
    phases = re.findall(r'"([a-z]+)"', known[1])
    assert phases[1:] == ["regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"]
    last, met = 0, 0
    reached: set[str] = set()
    for game in moments(4, 3):
        seen = game.view(1).encounter
        assert seen is not None
        now = phases.index(seen.phase)
        assert now >= last or game.met > met
        last, met = now, game.met
        reached.add(seen.phase)
    assert reached == set(phases[1:])
