"""Coverage and content: counted from the sources of the tests."""

from __future__ import annotations

import ast
from pathlib import Path, PurePath

import pytest

from orrery.lab import checkout, content, coverage
from orrery.lab.checkout import NoCheckout

SOURCE = '''
"""race:explore.1 in a sentence is no citation."""
@rule("race:explore.2", "race:explore.3")
def test_one(): ...
@pytest.mark.rule("race:settle.5")
def test_two(): ...
# rule("race:settle.6")
def test_three():
    name = "race:settle.7"
    rule(name)
    ruler("race:settle.8")
'''


def test_citations_are_the_literal_ids_in_calls_of_rule() -> None:
    assert sorted(coverage.citations(ast.parse(SOURCE))) == ["race:explore.2", "race:explore.3", "race:settle.5"]


def test_coverage_of_a_game_by_source() -> None:
    report = coverage.coverage_of("race", {"race:explore.2", "race:settle.5", "race:no.such", "ti4:explore.3"})
    assert report["cited"] == 2
    assert report["testable"] == report["cited"] + len(report["missing"])
    base, expansions = report["sources"]["base"], report["sources"]["expansions"]
    assert base["cited"] == 2
    assert expansions["cited"] == 0
    assert base["testable"] + expansions["testable"] == report["testable"]
    assert base["missing"] + expansions["missing"] == report["missing"]
    assert "explore.2" not in report["missing"]
    assert "explore.3" in base["missing"]


def test_the_coverage_of_this_checkout() -> None:
    report = coverage.coverage()
    assert set(report["race"]) == {"testable", "cited", "missing", "sources"}
    assert report["race"]["sources"]["base"]["cited"] > 100
    assert coverage.lines(report)[0].startswith("race: ")


def test_a_long_list_is_shortened_for_people() -> None:
    assert coverage.shortened(["a", "b"]) == "a, b"
    assert coverage.shortened(["a"] * 25).endswith(" and 5 more (--json names them all)")


def test_content_counts_what_is_in_the_box() -> None:
    report = content.content()["race"]
    assert set(report) == {"card", "revised card", "action card"}
    for kind in report.values():
        assert kind["total"] == kind["implemented"] + len(kind["not_implemented"])
        assert kind["implemented"] == kind["tested"] + len(kind["not_tested"])
    assert report["card"]["total"] == 191
    assert report["card"]["implemented"] == 191
    assert report["action card"]["implemented"] == 7


PROOFS = """
from support import cite
ROWS = [("b", 1), ("c", 2)]
TABLE = {"d": 1}

@cite.card("race:a", "cosmic:x")
def test_one(): card("race-of-another-name")

@cite.each_card("key")
@pytest.mark.parametrize(("number", "key"), [(1, "e"), (2, other()), *[(3, "f")]])
def test_two(number, key): ...

@cite.each_card("key")
@pytest.mark.parametrize(("key", "more"), ROWS)
def test_three(key, more): ...

@each_card("key")
@pytest.mark.parametrize("key", TABLE)
def test_four(key): assert "g"

@pytest.mark.parametrize("key", ["h"])
def test_five(key): ...
"""


def test_a_test_proves_the_cards_that_it_cites() -> None:
    """What only lies there, or is a value of a parameter that is not cited, is named and not proven."""
    tree = ast.parse(PROOFS)
    assert content.proven_by("race", PurePath("tests/race/test_it.py"), tree) == {"a", "b", "c", "d", "e", "f"}
    assert content.proven_by("cosmic", PurePath("tests/cosmic/test_it.py"), tree) & {"a", "x"} == {"x"}
    assert {"g", "h"} <= content.strings(tree)


def test_a_card_may_have_a_test_file_of_its_own() -> None:
    path = PurePath("tests/cosmic/aliens/test_tick_tock.py")
    tree = ast.parse('play("tick-tock-flare")')
    assert content.proven_by("cosmic", path, tree) == {"tick-tock", "tick-tock-flare"}
    assert content.proven_by("cosmic", path, ast.parse("pass")) == {"tick-tock"}
    assert content.proven_by("cosmic", PurePath("tests/cosmic/test_mind.py"), ast.parse("pass")) == set()


def test_what_is_only_named_is_not_tested() -> None:
    part = content.counted("card", ["a", "b", "c"], {"a", "b"}, {"a", "b", "c"}, {"a", "c"})
    assert (part["total"], part["implemented"], part["named"], part["tested"]) == (3, 2, 2, 1)
    assert part["not_implemented"] == ["c"]
    assert part["not_tested"] == ["b"]


def test_a_revised_card_is_tested_under_its_own_key() -> None:
    assert content.counted("revised card", ["a"], {"a"}, {"a"}, {"a"})["tested"] == 0
    assert content.counted("revised card", ["a"], {"a"}, set(), {"a-revised"})["tested"] == 1


def test_every_card_of_every_game_is_tested() -> None:
    """A new card comes with the test that proves it."""
    report = content.content()
    missing = [(name, kind, part["not_tested"]) for name, kinds in report.items() for kind, part in kinds.items()]
    assert [each for each in missing if each[2]] == []
    assert any("named by tests" in line and line.endswith("tested") for line in content.lines(report))


def test_without_a_checkout_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "orrery" / "lab" / "checkout.py"))
    monkeypatch.chdir(tmp_path)
    assert checkout.root() is None
    with pytest.raises(NoCheckout, match="run this in a checkout"):
        coverage.coverage()


def test_the_current_folder_may_be_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "elsewhere" / "checkout.py"))
    work = tmp_path / "work"
    (work / "tests").mkdir(parents=True)
    (work / "src" / "orrery").mkdir(parents=True)
    (work / "tests" / "test_it.py").write_text('rule("race:explore.2")', encoding="utf-8")
    monkeypatch.chdir(work)
    assert coverage.coverage()["race"]["cited"] == 1
