"""What of Cosmic Encounter is implemented, by kind."""

from __future__ import annotations

from orrery.cosmic.cards import (
    ALIENS,
    ARTIFACT,
    CARDS,
    FEWEST_IN_WARP,
    FLARE,
    MOST_CARDS,
    MOST_COLONIES,
    POWERS,
    TECHNOLOGIES,
    TECHS,
)
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.rules.deed import SUPER_HALF, WILD_HALF
from orrery.cosmic.rules.research import COMPLETED


def inventory() -> dict[str, set[str]]:
    """Cosmic Encounter by kind: what has a deed in some window, or is part of the deck."""
    cards = [CARDS[kind] for kind in REGISTRY.deeds if kind < POWERS]
    halves = {card: {deed.HALF for deed in REGISTRY.deeds[card.number]} for card in cards if card.type == FLARE}
    techs = {kind - TECHS for kind, deeds in REGISTRY.deeds.items() if kind >= TECHS and deeds} | set(COMPLETED)
    specials = {MOST_COLONIES: "most-foreign-colonies", MOST_CARDS: "most-cards", FEWEST_IN_WARP: "fewest-warp"}
    colours = [f"colour-{colour}" for colour in ("red", "yellow", "green", "blue", "purple")]
    return {
        "alien": {ALIENS[kind - POWERS] for kind in REGISTRY.deeds if POWERS <= kind < TECHS},
        "flare": {card.key for card in halves if halves[card] == {WILD_HALF, SUPER_HALF}},
        "artifact": {card.key for card in cards if card.type != FLARE},
        "encounter card": {card.key for card in CARDS if card.type < ARTIFACT},
        "technology": {TECHNOLOGIES[tech][0] for tech in techs},
        "destiny card": {*colours, "wild", *[f"special-{name}" for name in specials.values()]},
    }
