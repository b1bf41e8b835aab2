"""What is printed on units is said whole: their numbers are a sentence, and so is what they do besides."""

from __future__ import annotations

import pytest

from orrery.ti4.components import COMPONENTS, NUMBER, TECHNOLOGY
from orrery.ti4.content import fill
from orrery.ti4.units import BASIC, NEVER, UNIT, UNITS
from orrery.ti4.words.describing import described
from orrery.ti4.words.phrases import PHRASES
from support.cite import card

fill()  # what a unit does besides is told where its deeds stand


@pytest.mark.parametrize(("language", "name"), [("en", "Direct Hit"), ("de", "Direkter Treffer")])
@card("ti4:dreadnought-2", "ti4:super-dreadnought-2", "ti4:exotrireme-2")
def test_who_fears_no_direct_hit_says_so(language: str, name: str) -> None:
    for unit in UNITS:
        text = described(PHRASES[language], "unit", UNIT[unit.key])
        assert (name in text) == unit.no_direct_hit, unit.key


@pytest.mark.parametrize("language", ["en", "de"])
@card("ti4:infantry-2", "ti4:spec-ops-2", "ti4:letani-warrior-2")
def test_who_may_come_back_says_with_which_die(language: str) -> None:
    for unit in UNITS:
        if unit.returns_on != NEVER:
            text = described(PHRASES[language], "unit", UNIT[unit.key])
            assert f" {unit.returns_on} " in text.partition(".")[2], unit.key


@pytest.mark.parametrize("language", ["en", "de"])
@card("ti4:war-sun", "ti4:fighter-2", "ti4:space-dock-2")
def test_upgrades_say_what_their_unit_does_and_their_numbers_are_a_sentence(language: str) -> None:
    for key in UNIT:
        if key in NUMBER and COMPONENTS[NUMBER[key]].kind == TECHNOLOGY:
            text = described(PHRASES[language], "tech", NUMBER[key])
            done = described(PHRASES[language], "unit", UNIT[key]).partition(". ")[2]
            assert done in text, key
            assert not done or f". {done}" in text, key
    for key in ("war-sun", "fighter-2", "space-dock-2"):
        assert described(PHRASES[language], "unit", UNIT[key]).count(". ") > 0, key


def test_a_type_is_told_with_what_it_does() -> None:
    for type in BASIC:
        assert described(PHRASES["en"], "type", type) == described(PHRASES["en"], "unit", type)
