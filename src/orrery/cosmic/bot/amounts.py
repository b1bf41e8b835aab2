"""What a net is told in amounts: how strong a hand is, where ships are, what lies on sheets and on the discard pile."""

from __future__ import annotations

from orrery.cosmic.bot.rows import KEY_OF
from orrery.cosmic.bot.sights import PRINTS
from orrery.cosmic.cards import ATTACK, CARDS, NEGOTIATE
from orrery.cosmic.view import CosmicView, PowerView


def hand_scalars(hand: list[int]) -> list[float]:
    """How strong a hand is."""
    attacks = sorted([CARDS[card].value for card in hand if CARDS[card].type == ATTACK], reverse=True)
    talks = sum([1 for card in hand if CARDS[card].type == NEGOTIATE])
    encounter_cards = sum([1 for card in hand if CARDS[card].is_encounter])
    highest, second = [*attacks, 0, 0][:2]
    lowest = attacks[-1] if attacks else 0
    return [highest / 20, second / 20, lowest / 20, len(attacks) / 4, talks / 2, encounter_cards / 8]


def ships_of(view: CosmicView, seat: int) -> list[float]:
    """Ships at home and abroad, and colonies abroad with a single ship."""
    home = abroad = lone = 0
    for planet, there in enumerate(view.colonies):
        ships = there[seat]
        if ships:
            if view.owner(planet) == seat:
                home += ships
            else:
                abroad += ships
                lone += ships == 1
    return [home / 20, abroad / 10, lone / 3]


def sheet_scalars(powers: tuple[PowerView, ...]) -> list[float]:
    """What lies on the sheets."""
    tokens = sum([power.tokens for power in powers])
    cards = sum([power.card_count for power in powers])
    places = sum([len(power.places) for power in powers])
    return [tokens / 8, cards / 5, places / 5]


def discarded(view: CosmicView) -> list[float]:
    """How many of each card that is in every game lie on the discard pile."""
    counts = [0.0] * PRINTS
    for card in view.discard:
        key = KEY_OF[card]
        if key < PRINTS:
            counts[key] += 0.25
    return counts
