"""What cards are worth to a player with certain powers, in parts of a colony."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN, ARTIFACT, ATTACK, CARDS, MORPH, NEGOTIATE, REINFORCEMENT

MACRON: Final = ALIEN["macron"]
PACIFIST: Final = ALIEN["pacifist"]
ANTI_MATTER: Final = ALIEN["anti-matter"]
TRIPLER: Final = ALIEN["tripler"]
VIRUS: Final = ALIEN["virus"]
MIRROR: Final = ALIEN["mirror"]

PRICELESS: Final = 30  # attacks of this value and above are never given away for less than the game
POINT: Final = 0.005  # of a point of an attack: a 40 is a fifth of a colony
TALK: Final = 0.04
PEACE: Final = 0.16  # a negotiate of a Pacifist
SHAPE: Final = 0.12  # the morph
HELP: Final = 0.022  # of a point of a reinforcement
TRICK: Final = 0.1  # an artifact
SPARK: Final = 0.08  # a flare
OWN_SPARK: Final = 0.12
FRESH_HAND: Final = 0.55  # whoever has no encounter card left draws eight new cards


def attack_worth(aliens: list[int], value: int) -> int:
    """How high an attack counts for a main player with these powers, its ships apart."""
    if ANTI_MATTER in aliens:
        return 25 - value
    if TRIPLER in aliens:
        return value * 3 if value <= 10 else -(-value // 3)
    if VIRUS in aliens:
        return value * 3
    if MIRROR in aliens:
        return max(value, value % 10 * 10 + value // 10)
    return value


def card_worth(aliens: list[int], card: int) -> float:
    """What a card in hand is worth, in colonies."""
    kind, value = CARDS[card].type, CARDS[card].value
    if kind == ATTACK:
        return POINT * max(1, min(40, attack_worth(aliens, value)))
    if kind == NEGOTIATE:
        return PEACE if PACIFIST in aliens else TALK
    if kind == MORPH:
        return SHAPE
    if kind == REINFORCEMENT:
        return HELP * value
    if kind == ARTIFACT:
        return TRICK
    return OWN_SPARK if CARDS[card].alien in aliens else SPARK


def hand_worth(aliens: list[int], cards: list[int]) -> float:
    """What a hand is worth; without an encounter card, the new hand that will come for it."""
    if not any(CARDS[card].is_encounter for card in cards):
        return FRESH_HAND
    return sum([card_worth(aliens, card) for card in cards])
