"""Tests cite the rules they prove."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules: `@rule("race:explore.2", "race:explore.3")`.

    Write the ids as literal strings: the coverage report reads them from the source without running it.
    """
    return pytest.mark.rule(*ids)
