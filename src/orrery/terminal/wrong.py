"""Why a table cannot be set up like this, in one line."""

from __future__ import annotations

from typing import Final

from orrery.games import TITLES
from orrery.kernel.record import BadOption

# What tables and the lab refuse. The games put their own reasons into words.
REASONS: Final[dict[str, str]] = {
    "unknown-bot": "No bot is called {asked}. The bots are: {right}.",
    "too-many-bots": "{asked} are too many bots. Name {right}.",
    "too-few-bots": "{asked} has nobody to play against. Name {right}, such as random,greedy.",
    "occupants-count": "{asked} seats are taken, but the game has {right}.",
}


def bad_option(bad: BadOption) -> str:
    if bad.reason in REASONS:
        return REASONS[bad.reason].format(asked=bad.asked, right=bad.right)
    for title in TITLES.values():
        try:
            return title.words("en", [], -1).bad_option(bad)
        except KeyError:
            continue
    return str(bad)
