"""Each encounter card counts what is printed on it, and each colour of destiny names its player."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import CARDS, COLOUR_CARDS
from support.cite import each_card, rule
from support.cosmic import Cosmos

ATTACKS = [
    ("attack-00", 0),
    ("attack-01", 1),
    ("attack-04", 4),
    ("attack-05", 5),
    ("attack-06", 6),
    ("attack-07", 7),
    ("attack-08", 8),
    ("attack-09", 9),
    ("attack-10", 10),
    ("attack-11", 11),
    ("attack-12", 12),
    ("attack-13", 13),
    ("attack-14", 14),
    ("attack-15", 15),
    ("attack-20", 20),
    ("attack-23", 23),
    ("attack-30", 30),
    ("attack-40", 40),
]


@rule("cosmic:reveal.attack.1")
@each_card("key")
@pytest.mark.parametrize(("key", "value"), ATTACKS)
def test_an_attack_adds_its_value_to_the_ships(key: str, value: int) -> None:
    hands = {0: [key], 1: ["attack-08"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).lays(key, "attack-08").sends(2).encounter()
    assert table.totals() == (value + 2, 8 + 4)


def test_these_are_all_attacks() -> None:
    assert [key for key, _ in ATTACKS] == sorted({card.key for card in CARDS if card.key.startswith("attack-")})


@rule("cosmic:reinforcements.1")
@each_card("key")
@pytest.mark.parametrize(("key", "value"), [("reinforcement-2", 2), ("reinforcement-3", 3), ("reinforcement-5", 5)])
def test_a_reinforcement_adds_its_value(key: str, value: int) -> None:
    hands = {0: ["attack-10", key], 1: ["attack-08"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).lays("attack-10", "attack-08")
    table.will(0, key).sends(2).encounter()
    assert table.totals() == (10 + 2 + value, 8 + 4)


COLOURS = ["colour-red", "colour-yellow", "colour-green", "colour-blue", "colour-purple"]  # of the seats, in order


@rule("cosmic:destiny.color.1", "cosmic:destiny.color.2")
@each_card("key")
@pytest.mark.parametrize("key", COLOURS)
def test_a_colour_names_its_player(key: str) -> None:
    """Each of its three cards; the offense itself draws on."""
    seat = COLOURS.index(key)
    for copy in range(COLOUR_CARDS):
        drawn = [seat * COLOUR_CARDS + copy, (4 if seat == 0 else 0) * COLOUR_CARDS]
        table = Cosmos("clone", "filch", "chosen", "mirror", "macron", destiny=drawn)
        table.to("aim")
        assert table.game.now().defense == (seat or 4)
        assert table.game.destiny_discard[0] == drawn[0]
