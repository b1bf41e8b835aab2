"""Lively games take the course they once took: whatever a rule changes of them shows, with the place where it does."""

from __future__ import annotations

import json

import pytest

from support.ti4_courses import COURSES, EVERY, FILE, marks_of

RECORDED: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", COURSES)
def test_a_lively_game_takes_the_course_it_took(name: str) -> None:
    marks = marks_of(name)
    same = next((at for at, (one, other) in enumerate(zip(marks, RECORDED[name])) if one != other), len(marks))
    why = f"{name} departs after choice {EVERY * (same - 1)}; if that is meant: python -m support.ti4_courses"
    assert marks == RECORDED[name], why
