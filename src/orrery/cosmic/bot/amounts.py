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


def fleets_of(view: CosmicView) -> list[list[int]]:
    """Of each seat: colonies at home and abroad, its ships on them, and how many of those abroad have a single ship."""
    seats = range(len(view.players))
    found = [[0, 0, 0, 0, 0] for _ in seats]
    for planet, there in enumerate(view.colonies):
        owner = view.owner(planet)
        for seat in seats:
            ships = there[seat]
            if ships:
                fleet = found[seat]
                if seat == owner:
                    fleet[0] += 1
                    fleet[2] += ships
                else:
                    fleet[1] += 1
                    fleet[3] += ships
                    fleet[4] += ships == 1
    return found


def sheet_scalars(powers: tuple[PowerView, ...]) -> list[float]:
    """What lies on the sheets."""
    tokens = cards = places = 0
    for power in powers:
        tokens += power.tokens
        cards += power.card_count
        places += len(power.places)
    return [tokens / 8, cards / 5, places / 5]


def discarded(view: CosmicView) -> list[float]:
    """How many of each card that is in every game lie on the discard pile."""
    counts = [0.0] * PRINTS
    for card in view.discard:
        key = KEY_OF[card]
        if key < PRINTS:
            counts[key] += 0.25
    return counts
