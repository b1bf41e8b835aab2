"""What a deed is aimed at: nothing before it is named, and then exactly that, for whoever is asked meanwhile."""

from __future__ import annotations

import pytest

from orrery.ti4.components import COMPONENTS
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.setup import setup
from orrery.ti4.state import NOBODY
from support.cite import rule

KINDS = {"planet", "system", "seat", "type", "strategy", "tech", "agenda"}
UNAIMED = ("seat", "source", "cancelled")
PLACE = 3  # a planet, a system, a seat or a type of unit

setup({"players": 3}, 1)  # fills the registry
AIMED: dict[type[Deed], int] = {
    kind: component
    for users in DEEDS.values()
    for component, kinds in users.items()
    for kind in kinds
    if kind.aims is not Deed.aims
}


def fields_of(deed: Deed) -> dict[str, object]:
    return {name: getattr(deed, name) for name in deed.FIELDS if name not in UNAIMED}


@rule("ti4:3.6")
@pytest.mark.parametrize("kind", sorted(AIMED, key=str), ids=str)
def test_nothing_is_told_before_it_is_named_and_then_what_was_named(kind: type[Deed]) -> None:
    deed = kind(0, AIMED[kind])
    assert deed.aims() == (), COMPONENTS[deed.source].key
    fields = fields_of(deed)
    if any(type(value) not in (int, bool) for value in fields.values()):
        return  # several are named: see the tests of the card
    for name, value in fields.items():
        if value == NOBODY:
            setattr(deed, name, PLACE)
    assert deed.aims()
    assert {number for _, number in deed.aims()} == {PLACE}
    assert {what for what, _ in deed.aims()} <= KINDS
