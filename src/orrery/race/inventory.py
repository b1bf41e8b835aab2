"""What of Race is implemented, by kind."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.state import ACTIONS

REVISED: Final = "-revised"


def inventory() -> dict[str, set[str]]:
    """Race by kind. A revised card replaces the one of the same name, so its key has a suffix."""
    keys = {card.key for card in CARDS}
    return {
        "card": {key for key in keys if not key.endswith(REVISED)},
        "revised card": {key.removesuffix(REVISED) for key in keys if key.endswith(REVISED)},
        "action card": set(ACTIONS),
    }
