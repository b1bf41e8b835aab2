"""The printed facts beside the checkout, for comparing rows with them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from support.rulebook import CHECKOUT

FOLDER = CHECKOUT.parent / "shared" / "facts" / "ti4"


def facts(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.json"
    if not path.exists():
        pytest.skip("no shared/facts/ti4 beside the checkout: nothing to compare the rows with")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def base(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row in rows if row["set"] == "base"]


def key(name: str) -> str:
    """The key of a thing by its id or name: "Ragh's Call" is raghs-call, "[0.0.1]" is 0-0-1."""
    if re.fullmatch(r"\[[0-9.]+\]", name):
        return name.strip("[]").replace(".", "-")
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace(".", "")).strip("-")
