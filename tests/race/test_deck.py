"""About the cards: the statistics that the rulebook gives of the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.race.card import Card
from orrery.race.cards import CARDS, deck_of
from orrery.race.goods import ALIEN, ANY, GENES, KINDS, NOVELTY, RARE
from orrery.race.powers import (
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DiscardForVp,
    Military,
    ProduceOnWindfall,
    SellGood,
    TemporaryMilitary,
)
from support.cite import rule

DECK = [CARDS[number] for number in deck_of("first")]
DEVELOPMENTS = [card for card in DECK if not card.is_world]
WORLDS = [card for card in DECK if card.is_world]
MILITARY_WORLDS = [card for card in WORLDS if card.military]


def strengths(cards: list[Card]) -> list[int]:
    """The Military against everything that these cards give, smallest first."""
    amounts: list[int] = []
    for card in cards:
        for power in card.powers:
            if isinstance(power, Military) and power.kind == ANY and not power.rebels_only:
                amounts.append(power.amount)
    return sorted(amounts)


@rule("race:cards.1")
def test_114_cards() -> None:
    start = [card for card in WORLDS if card.start >= 0]
    others = [card for card in WORLDS if card.start < 0]
    six_cost = [card for card in DEVELOPMENTS if card.cost == 6]
    copies = Counter(card.key for card in DEVELOPMENTS if card.cost < 6)
    assert len(DECK) == 114
    assert (len(start), sum(card.military for card in start)) == (5, 1)
    assert (sum(card.military for card in others), sum(not card.military for card in others)) == (22, 37)
    assert (len(six_cost), len({card.key for card in six_cost})) == (12, 12)
    assert list(copies.values()) == [2] * 19
    assert len({card.key for card in WORLDS}) == len(WORLDS)


@rule("race:cards.1")
def test_start_worlds_are_numbered_from_zero() -> None:
    assert [card.name for card in sorted(WORLDS, key=lambda card: card.start) if card.start >= 0] == [
        "Old Earth",
        "Epsilon Eridani",
        "Alpha Centauri",
        "New Sparta",
        "Earth's Lost Colony",
    ]


@rule("race:cards.2")
@pytest.mark.parametrize(
    ("defense", "number", "aliens", "rebels", "starts"),
    [
        (1, 6, 0, 1, 0),
        (2, 7, 1, 1, 1),
        (3, 3, 0, 2, 0),
        (4, 2, 1, 0, 0),
        (5, 2, 1, 1, 0),
        (6, 2, 1, 1, 0),
        (7, 1, 0, 1, 0),
    ],
)
def test_military_worlds_by_defense(defense: int, number: int, aliens: int, rebels: int, starts: int) -> None:
    worlds = [card for card in MILITARY_WORLDS if card.cost == defense]
    assert len(worlds) == number
    assert sum(card.kind == ALIEN for card in worlds) == aliens
    assert sum(card.rebel for card in worlds) == rebels
    assert sum(card.start >= 0 for card in worlds) == starts


@rule("race:cards.2")
def test_23_military_worlds() -> None:
    assert len(MILITARY_WORLDS) == 23
    assert sorted({card.cost for card in MILITARY_WORLDS}) == [1, 2, 3, 4, 5, 6, 7]


@rule("race:cards.3")
def test_4_alien_and_7_rebel_military_worlds() -> None:
    assert sum(card.kind == ALIEN for card in MILITARY_WORLDS) == 4
    assert sum(card.rebel for card in MILITARY_WORLDS) == 7
    assert [card for card in DECK if card.rebel] == [card for card in MILITARY_WORLDS if card.rebel]


@rule("race:cards.4")
def test_19_cards_give_military() -> None:
    positive = [card for card in DECK if any(amount > 0 for amount in strengths([card]))]
    temporary = [power.amount for card in DEVELOPMENTS for power in card.powers if isinstance(power, TemporaryMilitary)]
    assert len(positive) + len(temporary) == 19
    assert strengths([card for card in positive if not card.is_world]) == [1, 1, 2, 2, 2, 3, 3]
    assert temporary == [3, 3]
    others = [card for card in positive if card.is_world and card.start < 0]
    assert strengths([card for card in others if card.military]) == [1, 1, 1, 1, 2, 3]
    assert strengths([card for card in others if not card.military]) == [1, 1]
    assert strengths([card for card in positive if card.start >= 0]) == [1, 2]


@rule("race:cards.5")
def test_conditional_military() -> None:
    found = sorted(
        (card.key, power.amount, power.kind, power.rebels_only)
        for card in DECK
        for power in card.powers
        if isinstance(power, Military) and (power.kind != ANY or power.rebels_only)
    )
    assert found == [
        ("alien-rosetta-stone-world", 2, ALIEN, False),
        ("alien-tech-institute", 2, ALIEN, False),
        ("alpha-centauri", 1, RARE, False),
        ("galactic-imperium", 4, ANY, True),
    ]
    assert sum(card.kind == RARE for card in MILITARY_WORLDS) == 3


@rule("race:cards.6")
def test_five_cards_have_negative_military() -> None:
    assert sorted(card.key for card in DECK if -1 in strengths([card])) == [
        "contact-specialist",
        "contact-specialist",
        "empath-world",
        "pan-galactic-league",
        "refugee-world",
    ]
    assert min(strengths(DECK)) == -1


@rule("race:cards.7")
@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 11), (3, 4, 10), (4, 8, 5), (5, 2, 5), (6, 12, 2)],
)
def test_cards_placed_by_payment(cost: int, developments: int, worlds: int) -> None:
    assert sum(card.cost == cost for card in DEVELOPMENTS) == developments
    assert sum(card.cost == cost and not card.military for card in WORLDS) == worlds


@rule("race:cards.7")
def test_91_cards_are_placed_by_payment() -> None:
    assert len(DECK) - len(MILITARY_WORLDS) == 91


@rule("race:cards.8")
@pytest.mark.parametrize(
    ("kind", "peaceful", "military", "starts"),
    [(NOVELTY, 2, 3, 0), (RARE, 5, 2, 1), (GENES, 2, 5, 0), (ALIEN, 3, 3, 0)],
)
def test_windfall_worlds(kind: int, peaceful: int, military: int, starts: int) -> None:
    worlds = [card for card in DECK if card.windfall and card.kind == kind]
    assert sum(not card.military for card in worlds) == peaceful
    assert sum(card.military for card in worlds) == military
    assert sum(card.start >= 0 for card in worlds) == starts


@rule("race:cards.9")
@pytest.mark.parametrize(
    ("kind", "peaceful", "military", "starts"),
    [(NOVELTY, 8, 1, 1), (RARE, 5, 1, 0), (GENES, 3, 1, 0), (ALIEN, 1, 1, 0)],
)
def test_production_worlds(kind: int, peaceful: int, military: int, starts: int) -> None:
    worlds = [card for card in DECK if card.production and card.kind == kind]
    assert sum(not card.military for card in worlds) == peaceful
    assert sum(card.military for card in worlds) == military
    assert sum(card.start >= 0 for card in worlds) == starts


@rule("race:cards.8", "race:cards.9")
def test_25_windfall_and_21_production_worlds() -> None:
    assert sum(card.windfall for card in DECK) == 25
    assert sum(card.production for card in DECK) == 21
    for card in DECK:
        assert (card.kind in KINDS) == (card.windfall or card.production)
        assert not (card.windfall and card.production)


@rule("race:cards.10")
def test_eight_cards_produce_on_a_windfall_world_of_a_kind_and_one_on_any() -> None:
    kinds = Counter(
        (card.is_world, power.kind != ANY)
        for card in DECK
        for power in card.powers
        if isinstance(power, ProduceOnWindfall)
    )
    assert kinds == {(False, True): 6, (True, True): 2, (True, False): 1}


@rule("race:cards.11")
def test_33_cards_consume_goods_and_three_more_hand_cards() -> None:
    goods = (ConsumeGoods, ConsumeDifferentKinds, ConsumeAllGoods, SellGood)
    eaters = [card for card in DECK if any(isinstance(power, goods) for power in card.powers)]
    assert len(eaters) == 33
    worlds = [card for card in eaters if card.is_world]
    assert sum(card.start < 0 and not card.military for card in worlds) == 13
    assert sum(card.start >= 0 for card in worlds) == 3
    assert sum(card.start < 0 and card.military for card in worlds) == 2
    assert sum(not card.is_world for card in eaters) == 15
    discarders = [card for card in DECK if any(isinstance(power, DiscardForVp) for power in card.powers)]
    assert sorted(card.key for card in discarders) == ["deficit-spending", "deficit-spending", "merchant-world"]
    assert not set(eaters) & set(discarders)


@rule("race:cards.1")
def test_the_revised_edition_has_as_many_cards_under_the_same_names() -> None:
    revised = [CARDS[number] for number in deck_of("revised")]
    assert len(revised) == 114
    assert Counter(card.name for card in revised) == Counter(card.name for card in DECK)
    changed = {card.name for card in revised if card.key.endswith("-revised")}
    assert len(changed) == 5
    assert not any(card.key.endswith("-revised") for card in DECK)
