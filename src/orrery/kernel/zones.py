"""Zones of cards: what the games do with piles and hands alike."""

from __future__ import annotations

from collections.abc import Collection

from orrery.kernel.rng import Rng


def reshuffle(pile: list[int], discards: list[int], rng: Rng) -> None:
    """Shuffle the discards, and what is left of the pile, into a new pile."""
    pile += discards
    discards.clear()
    rng.shuffle(pile)


def deal_anew(zones: list[list[int]], rng: Rng, known: Collection[int] = ()) -> None:
    """Shuffle these zones together and deal them out again, as many to each; what is known stays where it lies."""
    unknown = [card for zone in zones for card in zone if card not in known]
    rng.shuffle(unknown)
    for zone in zones:
        zone[:] = [card if card in known else unknown.pop() for card in zone]


def places_of(zones: list[list[int]], cards: Collection[int]) -> list[tuple[list[int], int]]:
    """Where those of the cards lie that are in these zones."""
    return [(zone, at) for zone in zones for at in range(len(zone)) if zone[at] in cards]


def exchanged(card: int, places: list[tuple[list[int], int]], rng: Rng) -> int:
    """Lay the card at any of these places; the card that lay there, which could as well be the hidden one."""
    if not places:
        return card
    zone, at = places[rng.below(len(places))]
    found = zone[at]
    zone[at] = card
    return found
