"""Zones of cards: what the games do with piles and hands alike."""

from __future__ import annotations

from orrery.kernel.rng import Rng


def deal_anew(zones: list[list[int]], rng: Rng, known: set[int] | None = None) -> None:
    """Shuffle these zones together and deal them out again, as many to each; what is known stays where it lies."""
    stays: set[int] = known if known is not None else set()
    unknown = [card for zone in zones for card in zone if card not in stays]
    rng.shuffle(unknown)
    for zone in zones:
        for place in range(len(zone)):
            if zone[place] not in stays:
                zone[place] = unknown.pop()
