"""What of Cosmic Encounter is implemented, by kind."""

from __future__ import annotations

from orrery.cosmic.cards import ALIENS, ARTIFACT, CARDS, FEWEST_IN_WARP, MOST_CARDS, MOST_COLONIES, TECHNOLOGIES
from orrery.cosmic.registry import REGISTRY
from orrery.cosmic.rules.research import COMPLETED


def inventory() -> dict[str, set[str]]:
    """Cosmic Encounter by kind: what has a deed in some window, or is part of the deck."""
    every = REGISTRY.values()
    flares = {card for users in every for card in users.wild} & {card for users in every for card in users.super}
    techs = {tech for users in every for tech in users.techs} | set(COMPLETED)
    specials = {MOST_COLONIES: "most-foreign-colonies", MOST_CARDS: "most-cards", FEWEST_IN_WARP: "fewest-warp"}
    colours = [f"colour-{colour}" for colour in ("red", "yellow", "green", "blue", "purple")]
    return {
        "alien": {ALIENS[alien] for users in every for alien in users.powers},
        "flare": {CARDS[card].key for card in flares},
        "artifact": {CARDS[card].key for users in every for card in users.artifacts},
        "encounter card": {card.key for card in CARDS if card.type < ARTIFACT},
        "technology": {TECHNOLOGIES[tech][0] for tech in techs},
        "destiny card": {*colours, "wild", *[f"special-{name}" for name in specials.values()]},
    }
