"""A side of a question as text: what is read, what is refused and why, and that writing it reads as the same again."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import seeded
from orrery.ti4.faction import FACTIONS
from orrery.ti4.fleets import ABILITIES, KNOWN
from orrery.ti4.odds_question import (
    MOST_TOKENS,
    TYPE_WORDS,
    UNIT_WORDS,
    Unclear,
    most_of,
    party,
    question,
    text_of,
    word_of,
)
from orrery.ti4.odds_words import REFUSALS, refused
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, MECH, UNIT, UNITS, damaged, whole
from support.cite import rule


def canonical(text: str) -> str:
    return text_of(party(text, "attacker"))


def wrong(text: str) -> tuple[str, str, str]:
    with pytest.raises(Unclear) as found:
        party(text, "defender")
    assert found.value.side == "defender"
    for language in REFUSALS:
        assert refused(found.value, language)
    return found.value.reason, found.value.word, found.value.right


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3 cruiser-2, 4 fighter, assault-cannon", "4 fighter, 3 cruiser-2, assault-cannon"),
        ("  War Sun ,, 2  FIGHTER", "2 fighter, 1 war-sun"),
        ("dreadnought damaged, 2 dreadnought", "2 dreadnought, 1 dreadnought damaged"),
        ("cruiser, 2 cruiser", "3 cruiser"),
        ("cruiser-1", "1 cruiser"),
        ("pds, plasma scoring, morale boost", "1 pds, plasma-scoring, morale-boost"),
        ("sol, 2 carrier", "sol, 2 advanced-carrier-1"),
        ("jolnar, flagship", "jolnar, 1 jns-hylarim"),
        ("norr, dreadnought, unrelenting", "norr, 1 exotrireme-1"),
        ("letnev, 2 dreadnought, munitions-reserves", "letnev, 2 dreadnought, munitions-reserves"),
    ],
)
def test_one_side_has_one_text(text: str, written: str) -> None:
    assert canonical(text) == written
    assert canonical(written) == written


def test_a_side_is_read_as_it_stands() -> None:
    read = party("sol, 2 carrier, 3 fighter-2, dreadnought-2 damaged, duranium-armor", "attacker").side
    assert whole(read.units, CARRIER) == 2
    assert read.unit(CARRIER).key == "advanced-carrier-1"
    assert (whole(read.units, FIGHTER), read.unit(FIGHTER).key) == (3, "fighter-2")
    assert damaged(read.units, DREADNOUGHT) == 1
    assert read.has == ("duranium-armor",)
    assert read.unit(CRUISER).key == "cruiser-1"


def test_a_mech_is_that_of_its_faction() -> None:
    letnev = party("letnev, 2 mech, mech damaged", "attacker").side
    assert (letnev.unit(MECH).key, whole(letnev.units, MECH), damaged(letnev.units, MECH)) == ("dunlain-reaper", 2, 1)
    assert party("mech", "attacker").side.unit(MECH).key == "mech"
    with pytest.raises(Unclear) as refused:
        party("sol, dunlain-reaper", "attacker")
    assert refused.value.reason == "other-faction"


def test_a_faction_brings_what_always_acts_and_nothing_with_a_price() -> None:
    assert party("norr", "attacker").side.has == ("unrelenting",)
    assert party("mentak", "attacker").side.has == ("ambush",)
    assert party("letnev", "attacker").side.has == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3 cruisers", ("unknown-word", "cruisers", "cruiser, cruiser-2")),
        ("5 mech", ("too-many", "mech", "4")),
        ("-1 cruiser", ("unknown-word", "-1-cruiser", "cruiser, cruiser-2")),
        ("0 cruiser", ("no-units", "0 cruiser", "1 cruiser")),
        ("3 war-sun", ("too-many", "war-sun", "2")),
        ("4 dreadnought, 2 dreadnought damaged", ("too-many", "dreadnought", "5")),
        (f"{MOST_TOKENS + 1} fighter", ("too-many", "fighter", str(MOST_TOKENS))),
        ("cruiser, cruiser-2", ("two-levels", "cruiser-2", "cruiser")),
        ("2 fighter damaged", ("not-damaged", "fighter", "fighter")),
        ("2 assault-cannon", ("no-number", "2 assault-cannon", "assault-cannon")),
        ("sol damaged", ("no-number", "sol damaged", "sol")),
        ("bunker, bunker", ("named-twice", "bunker", "bunker")),
        ("sol, norr", ("two-factions", "norr", "sol")),
        ("flagship", ("whose-flagship", "flagship", "duha-menaimon")),
        ("sol, carrier-2", ("own-unit", "carrier-2", "advanced-carrier-2")),
        ("sol, exotrireme-1", ("other-faction", "exotrireme-1", "norr")),
        ("sol, l4-disruptors", ("other-faction", "l4-disruptors", "letnev")),
        ("8 cruiser, 8 destroyer, 1 carrier", ("large-fleet", "17", "16")),
        ("x" * 700, ("too-long", "700", "600")),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(text: str, found: tuple[str, str, str]) -> None:
    reason, word, right = wrong(text)
    assert (reason, word) == found[:2]
    assert right.startswith(found[2])


@rule("ti4:52")
def test_a_fleet_has_no_more_ships_than_there_are_command_tokens() -> None:
    assert canonical("8 cruiser, 8 destroyer")
    assert wrong("8 cruiser, 8 destroyer, carrier")[0] == "large-fleet"
    assert canonical("letnev, 8 cruiser, 8 destroyer, 2 carrier"), "Armada allows two more"


@rule("ti4:F.nekro.1")
def test_the_nekro_may_own_upgrades_of_others_but_not_their_printed_units() -> None:
    assert canonical("nekro, 2 exotrireme-2") == "nekro, 2 exotrireme-2"
    assert wrong("nekro, 2 exotrireme-1")[0] == "other-faction"


@pytest.mark.parametrize(
    ("attacker", "defender", "place", "nebula", "reason"),
    [
        ("cruiser", "cruiser", "moon", False, "no-such-place"),
        ("infantry", "infantry", "ground", True, "nebula-on-ground"),
        ("infantry", "cruiser", "space", False, "nobody-fights-space"),
        ("cruiser", "infantry", "space", False, "nobody-fights-space"),
        ("cruiser", "infantry", "ground", False, "nobody-fights-ground"),
        ("", "", "space", False, "nobody-fights-space"),
    ],
)
def test_both_sides_must_have_something_to_fight_with(
    attacker: str, defender: str, place: str, nebula: bool, reason: str
) -> None:
    with pytest.raises(Unclear) as found:
        question(attacker, defender, place, nebula)
    assert found.value.reason == reason


def test_cannons_alone_are_a_side_that_is_attacked() -> None:
    assert text_of(question("cruiser", "2 pds").defender) == "2 pds"
    assert text_of(question("infantry", "pds", "ground").defender) == "1 pds"


def test_every_side_that_can_be_written_is_read_again() -> None:
    """Random sides of all factions with everything that may be named."""
    rng = seeded(3)
    for _ in range(300):
        faction = FACTIONS[rng.below(len(FACTIONS))]
        parts = [faction.key] if rng.below(2) else []
        rows = faction.sheet() if parts else tuple([UNIT[key] for key in UNIT_WORDS if rng.below(3) == 0])
        for row in {UNITS[row].type: row for row in rows if UNITS[row].key in UNIT_WORDS}.values():
            number = 1 + rng.below(min(2, most_of(UNITS[row].type)))
            parts.append(f"{number} {word_of(row)}{' damaged' if UNITS[row].sustains and rng.below(2) else ''}")
        named = faction.abilities if parts and parts[0] == faction.key else ()
        parts += [
            key
            for key in KNOWN
            if rng.below(4) == 0 and not key.startswith(("l4", "non", "dim", "valk")) and key not in named
        ]
        if parts and parts[0] == faction.key:
            parts = [part for part in parts if part not in ABILITIES]
        rng_order = list(range(len(parts)))
        rng.shuffle(rng_order)
        written = canonical(", ".join([parts[at] for at in rng_order]))
        assert canonical(written) == written


def test_each_word_means_one_row() -> None:
    words = [word_of(UNIT[key]) for key in UNIT_WORDS]
    assert len(set(words)) == len(words)
    assert set(TYPE_WORDS) - set(words) == {"flagship"}
    for word in words:
        assert text_of(party(word, "attacker")) == f"1 {word}"
