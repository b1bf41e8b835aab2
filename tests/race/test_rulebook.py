"""The rule index of Race that players read: whole, in both languages, and every rule that the code cites is in it."""

from __future__ import annotations

from support.rulebook import cited_in_sources, entries_of, repeated, twice

ENTRIES = entries_of("race")
IDS = [entry["id"] for entry in ENTRIES]


def test_every_rule_has_its_own_id() -> None:
    assert len(IDS) == 586
    assert twice(IDS) == []


def test_every_rule_is_told_in_english_and_in_german() -> None:
    for entry in ENTRIES:
        assert entry["text"].strip(), entry["id"]
        assert entry.get("text_de", "").strip(), entry["id"]
        assert entry["text_de"] != entry["text"], entry["id"]


def test_no_rule_is_told_twice() -> None:
    assert twice([entry["text"] for entry in ENTRIES]) == []
    assert twice([entry["text_de"] for entry in ENTRIES]) == []


def test_both_languages_repeat_the_same_rules() -> None:
    for entry in ENTRIES:
        again = repeated(entry["text"], "Repeats")
        assert ("(Repeats" in entry["text"]) == bool(again), entry["id"]
        assert repeated(entry["text_de"], "Wiederholt") == again, entry["id"]
        assert again <= set(IDS), entry["id"]


def test_the_code_cites_only_rules_of_the_index() -> None:
    cited = cited_in_sources("race")
    assert len(cited) > 50
    assert cited - set(IDS) == set()
