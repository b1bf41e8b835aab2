"""The rule indexes that players read: whole, in both languages, and every rule that the code cites is in them."""

from __future__ import annotations

import pytest

from orrery.games import TITLES
from support.rulebook import cited_in_sources, entries_of, repeated, twice

GAMES = {"race": 586, "cosmic": 232, "ti4": 1054}  # and how many entries each index has


def ids_of(game: str) -> list[str]:
    return [entry["id"] for entry in entries_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_own_id(game: str) -> None:
    assert len(ids_of(game)) == GAMES[game]
    assert twice(ids_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_in_english(game: str) -> None:
    for entry in entries_of(game):
        assert entry["text"].strip(), entry["id"]


def test_every_game_that_is_offered_has_its_index() -> None:
    assert set(TITLES) <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_in_german(game: str) -> None:
    for entry in entries_of(game):
        assert entry.get("text_de", "").strip(), entry["id"]
        assert entry["text_de"] != entry["text"], entry["id"]


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_told_twice(game: str) -> None:
    assert twice([entry["text"] for entry in entries_of(game)]) == []
    assert twice([entry["text_de"] for entry in entries_of(game)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_repeats_only_rules_of_the_index(game: str) -> None:
    for entry in entries_of(game):
        again = repeated(entry["text"], "Repeats")
        assert ("(Repeats" in entry["text"]) == bool(again), entry["id"]
        assert again <= set(ids_of(game)), entry["id"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_repeat_the_same_rules(game: str) -> None:
    for entry in entries_of(game):
        assert repeated(entry["text_de"], "Wiederholt") == repeated(entry["text"], "Repeats"), entry["id"]


@pytest.mark.parametrize("game", GAMES)
def test_the_code_cites_only_rules_of_the_index(game: str) -> None:
    cited = cited_in_sources(game)
    assert len(cited) > 50
    assert cited - set(ids_of(game)) == set()
