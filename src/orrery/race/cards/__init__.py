"""All cards, by their number. A save and a record hold these numbers: new cards go to the end, none ever moves."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.cards.brink_developments import BRINK_DEVELOPMENTS
from orrery.race.cards.brink_military_worlds import BRINK_MILITARY_WORLDS
from orrery.race.cards.brink_worlds import BRINK_WORLDS
from orrery.race.cards.developments import DEVELOPMENTS
from orrery.race.cards.military_worlds import MILITARY_WORLDS
from orrery.race.cards.rebel_developments import REBEL_DEVELOPMENTS
from orrery.race.cards.rebel_worlds import REBEL_WORLDS
from orrery.race.cards.revised import REVISED
from orrery.race.cards.six_cost import SIX_COST
from orrery.race.cards.start_worlds import START_WORLDS
from orrery.race.cards.storm import STORM
from orrery.race.cards.worlds import WORLDS
from orrery.race.goods import MULTI

# The sets beside the base game; any of them together is a sum.
NO_SET: Final = 0
GATHERING_STORM: Final = 1
REBEL_VS_IMPERIUM: Final = 2
BRINK_OF_WAR: Final = 4
ALL_SETS: Final = GATHERING_STORM + REBEL_VS_IMPERIUM + BRINK_OF_WAR
EDITIONS: Final = ("first", "revised")  # of the base game

BASE: Final[tuple[Card, ...]] = (*START_WORLDS, *WORLDS, *MILITARY_WORLDS, *DEVELOPMENTS, *SIX_COST)
REBEL: Final[tuple[Card, ...]] = (*REBEL_WORLDS, *REBEL_DEVELOPMENTS)
BRINK: Final[tuple[Card, ...]] = (*BRINK_WORLDS, *BRINK_MILITARY_WORLDS, *BRINK_DEVELOPMENTS)


def numbered(printed: tuple[Card, ...]) -> list[Card]:
    """One entry for each copy."""
    return [card for card in printed for _ in range(card.copies)]


def one_of(key: str) -> list[Card]:
    """One more copy of a card of the base game, which a set brings for balance."""
    return [card for card in BASE if card.key == key]


STORM_CARDS: Final = [*numbered(STORM), *one_of("contact-specialist")]
REBEL_CARDS: Final = [*numbered(REBEL), *one_of("research-labs")]

CARDS: Final[list[Card]] = [*numbered(BASE), *numbered(REVISED), *STORM_CARDS, *REBEL_CARDS, *numbered(BRINK)]
FIRST_REVISED: Final = len(numbered(BASE))
FIRST_STORM: Final = FIRST_REVISED + len(numbered(REVISED))
FIRST_REBEL: Final = FIRST_STORM + len(STORM_CARDS)
FIRST_BRINK: Final = FIRST_REBEL + len(REBEL_CARDS)


def numbers_of(key: str) -> list[int]:
    """The numbers of all copies of a card."""
    return [number for number in range(len(CARDS)) if CARDS[number].key == key]


REPLACED_BY_REBEL: Final = numbers_of("gambling-world")[0]
MULTI_KIND_WORLD: Final = next(number for number in range(len(CARDS)) if CARDS[number].kind == MULTI)


def deck_of(edition: str, sets: int = NO_SET) -> list[int]:
    """The cards of the base game in that edition and those of the sets, start worlds included."""
    replaced = [card.key.removesuffix("-revised") for card in REVISED] if edition == "revised" else []
    deck = [number for number in range(FIRST_REVISED) if CARDS[number].key not in replaced]
    if replaced:
        deck += range(FIRST_REVISED, FIRST_STORM)
    if sets & GATHERING_STORM:
        deck += range(FIRST_STORM, FIRST_REBEL)
    if sets & REBEL_VS_IMPERIUM:
        deck += range(FIRST_REBEL, FIRST_BRINK)
        deck.remove(REPLACED_BY_REBEL)
    if sets & BRINK_OF_WAR:
        deck += range(FIRST_BRINK, len(CARDS))
    return deck
