"""Tests cite the rules and the cards they prove."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules: `@rule("race:explore.2", "race:explore.3")`.

    Write the ids as literal strings: the coverage report reads them from the source without running it.
    """
    return pytest.mark.rule(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of what these cards do: `@card("race:public-works")`, literal like rules."""
    return pytest.mark.card(*ids)


def each_card(parameter: str) -> pytest.MarkDecorator:
    """Mark a test that proves one card after another: `@each_card("key")` above the list of values for `key`.

    The list is literal, or a table of the same file.
    """
    return pytest.mark.each_card(parameter)
