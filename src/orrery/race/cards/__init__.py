"""All cards, by their number. A save and a record hold these numbers: new cards go to the end, none ever moves."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.cards.developments import DEVELOPMENTS
from orrery.race.cards.military_worlds import MILITARY_WORLDS
from orrery.race.cards.revised import REVISED
from orrery.race.cards.six_cost import SIX_COST
from orrery.race.cards.start_worlds import START_WORLDS
from orrery.race.cards.worlds import WORLDS

BASE: Final[tuple[Card, ...]] = (*START_WORLDS, *WORLDS, *MILITARY_WORLDS, *DEVELOPMENTS, *SIX_COST)


def numbered(printed: tuple[Card, ...]) -> list[Card]:
    """One entry for each copy."""
    return [card for card in printed for _ in range(card.copies)]


CARDS: Final[list[Card]] = [*numbered(BASE), *numbered(REVISED)]
FIRST_REVISED: Final = len(numbered(BASE))


def numbers_of(key: str) -> list[int]:
    """The numbers of all copies of a card."""
    return [number for number in range(len(CARDS)) if CARDS[number].key == key]


def deck_of(edition: str) -> list[int]:
    """The cards of the base game in that edition, start worlds included."""
    replaced = [card.key.removesuffix("-revised") for card in REVISED] if edition == "revised" else []
    deck = [number for number in range(FIRST_REVISED) if CARDS[number].key not in replaced]
    return deck + list(range(FIRST_REVISED, len(CARDS))) if replaced else deck
