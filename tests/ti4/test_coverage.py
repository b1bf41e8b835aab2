"""Every rule that can be tested is cited by a test, or stands here: under the part it belongs to, or as still open.

The index has the chapters of all parts. Galaxy and fleets is the part that stands; what belongs to another is listed
by chapter, so that a rule which nobody thought of shows.
"""

from __future__ import annotations

from functools import cache

from orrery.lab.checkout import read_tests
from orrery.lab.coverage import citations
from support.rulebook import entries_of

WHOLE_GAME = "a whole game with politics"
FACTIONS = "the seventeen factions"
EXPANSION = "Prophecy of Kings"
EVERY = "all"  # rules of that chapter
FLOOR = 740  # rules of the base game that were cited once; it only rises

LATER: dict[str, dict[str, str]] = {
    WHOLE_GAME: {},
    FACTIONS: {
        "Complete Setup": "S3.note",
        "Unit Upgrades": "15.2",
        "Elimination": "16.10a 16.10b 16.10c",
        "Bombardment (Unit Ability)": "22.1e",
        "Abilities": "31.25",
        "Initiative Order": "45.1a",
        "Planetary Shield (Unit Ability)": "66.2",
        "Production (Unit Ability)": "69.1d",
        "Technology": "89.16 89.17 89.18 89.19 89.20 89.21 89.22",
        "Transactions": "91.3a",
        "Errata": "E.e-res-siphons E.hegemonic-trade-policy",
        "FAQ: The Arborec": "F.arborec.1 F.arborec.2",
        "FAQ: The Nekro Virus": EVERY,
        "FAQ: The Emirates of Hacan": EVERY,
        "FAQ: The Xxcha Kingdom": EVERY,
        "FAQ: The Ghosts of Creuss": EVERY,
        "FAQ: The Naalu Collective": "F.naalu.1 F.naalu.3",
        "FAQ: The Clan of Saar": "F.saar.1 F.saar.2",
        "FAQ: The Mentak Coalition": EVERY,
    },
}

# Of the chapters of galaxy and fleets: rules that no test cites yet.
OPEN: dict[str, str] = {}


def rules_by_chapter() -> dict[str, list[str]]:
    """The testable rules of the base game by chapter."""
    found: dict[str, list[str]] = {}
    for entry in entries_of("ti4"):
        if entry["testable"] and entry["set"] == "base":
            found.setdefault(entry["section"], []).append(entry["id"])
    return found


@cache
def cited() -> set[str]:
    every = {each for tree in read_tests("ti4") for each in citations(tree)}
    return {each.removeprefix("ti4:") for each in every if each.startswith("ti4:")}


def listed(chapters: dict[str, str]) -> list[str]:
    """The rules that a list names; a chapter or a rule that is not in the index fails."""
    rules = rules_by_chapter()
    found: list[str] = []
    for chapter, ids in chapters.items():
        named = rules[chapter] if ids == EVERY else ids.split()
        assert set(named) <= set(rules[chapter]), chapter
        found += named
    return found


def test_every_testable_rule_is_cited_or_belongs_to_a_later_part_or_is_said_to_be_open() -> None:
    known = cited().union(*[listed(chapters) for chapters in LATER.values()], listed(OPEN))
    for chapter, ids in rules_by_chapter().items():
        assert [each for each in ids if each not in known] == [], chapter


def test_no_rule_belongs_to_two_parts() -> None:
    every = [*listed(LATER[WHOLE_GAME]), *listed(LATER[FACTIONS]), *listed(OPEN)]
    assert len(every) == len(set(every))


def test_what_was_cited_once_is_cited() -> None:
    base = {each for ids in rules_by_chapter().values() for each in ids}
    assert len(cited() & base) >= FLOOR


def test_the_expansion_is_a_part_of_its_own() -> None:
    """Each rule is of the base game or of Prophecy of Kings."""
    assert {entry["set"] for entry in entries_of("ti4")} == {"base", "pok"}
    assert EXPANSION not in LATER
