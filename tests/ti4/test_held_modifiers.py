"""What a modifier does not speak of stays as it is."""

from __future__ import annotations

from inspect import signature
from typing import Any

import pytest

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import NOBODY
from support.ti4 import Table

GAME = Table("sol", "hacan").game
USUAL = 7  # what a query is told that hands on a number
GIVEN = {"game": GAME, "ability": "barrage", "hurt": False, "limit": USUAL, "price": USUAL}
HANDED_ON = ("fleet_pool_limit", "custodians_price", "hand_limit")
NONE_OF = ("leads", "shows", "goes_first", "still_fights", "ignores_one")  # no type, no seat, no card
SHIPS = {"speeds_one": (NOBODY, NOBODY, False, 0), "skips_prerequisites": (NOBODY, 0)}
QUERIES = [name for name, value in vars(Modifier).items() if callable(value) and not name.startswith("_")]


def neutral(name: str, mine: Modifier) -> Any:
    if name in HANDED_ON:
        return USUAL
    if name in NONE_OF:
        return NOBODY
    return mine if name == "without" else SHIPS.get(name)


@pytest.mark.parametrize("name", QUERIES)
def test_by_itself_it_changes_nothing(name: str) -> None:
    mine = Modifier(0)
    query = getattr(mine, name)
    found = query(*[GIVEN.get(each, 0) for each in signature(query).parameters])
    expected = neutral(name, mine)
    assert found == expected if expected is not None else not found
