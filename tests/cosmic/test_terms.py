"""The terms of a deal: what may be offered, what can be kept, what somebody might offer."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import NUMBERS
from orrery.cosmic.rules.terms import (
    best_colony,
    can_keep,
    cards_given,
    most_particular_first,
    objection,
    sensible_terms,
)
from orrery.kernel.decision import Form, Gift
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["negotiate", "attack-30", "attack-08", "plague"], 1: ["negotiate", "attack-06", "reinforcement-2"]}
ATTACK_30 = NUMBERS["attack-30"][0]
PLAGUE = NUMBERS["plague"][0]


def talks(*aliens: str, hands: dict[int, list[str]] | None = None) -> Cosmos:
    table = Cosmos(*(aliens or ("clone", "filch", "chosen")), hands=hands or HANDS).lays("negotiate", "negotiate")
    table.to("deal", 0)
    return table


def why_not(table: Cosmos, *gifts: Gift, last: tuple[Gift, ...] = ()) -> str:
    return objection(table.game, 0, Form(gifts), last)


def test_cards_are_counted_by_line() -> None:
    gifts = ((0, "card", PLAGUE), (0, "attack", 8), (0, "any", 2), (0, "flare", 1), (1, "random", 3), (0, "colony", 4))
    assert (cards_given(gifts, 0), cards_given(gifts, 1)) == (5, 3)


@rule("cosmic:reveal.negotiate.3", "cosmic:reveal.negotiate.7", "cosmic:reveal.negotiate.9")
@pytest.mark.parametrize(
    ("gifts", "reason"),
    [
        (((0, "any", 3), (1, "any", 2)), ""),
        (((0, "any", 4), (1, "any", 1)), "deal-too-many-cards"),
        (((0, "any", 1), (1, "any", 3)), "deal-too-many-cards"),
        (((0, "attack", 0),), ""),
        (((0, "attack", -1),), "deal-number"),
        (((0, "any", 0),), "deal-number"),
        (((0, "random", 1),), ""),
        (((2, "any", 1),), "deal-main-players"),
        (((-1, "any", 1),), "deal-main-players"),
        (((3, "any", 1),), "deal-main-players"),
        (((0, "card", ATTACK_30),), ""),
        (((0, "card", NUMBERS["attack-40"][0]),), "deal-not-your-card"),
        (((1, "card", PLAGUE),), "deal-unknown-card"),
        (((0, "any", 1), (0, "any", 1)), "deal-twice"),
        (((0, "colony", 0), (0, "colony", 1)), "deal-one-colony"),
        (((0, "colony", 5),), "deal-no-colony"),
        (((0, "colony", -1),), "deal-no-colony"),
        (((0, "colony", 16),), "deal-no-colony"),
        (((0, "moon", 1),), "deal-kind"),
        (((0, "release", 101), (1, "any", 1)), "deal-zombie"),
        ((), "deal-empty"),
    ],
)
def test_what_may_be_offered(gifts: tuple[Gift, ...], reason: str) -> None:
    assert why_not(talks(), *gifts) == reason


def test_a_card_of_the_other_may_be_asked_for_once_it_was_offered() -> None:
    other = (1, "card", NUMBERS["attack-06"][0])
    assert why_not(talks(), other, last=(other,)) == ""


def test_a_colony_needs_ships_to_found_it_and_a_planet_without_one() -> None:
    table = talks()
    table.game.colonies[0][1] = 1
    assert why_not(table, (0, "colony", 0)) == "deal-has-colony"
    for planet in range(16):
        table.game.colonies[planet][1] = 0
    assert why_not(table, (0, "colony", 0)) == "deal-no-ships"
    table.game.players[1].gate = 1
    assert why_not(table, (0, "colony", 0)) == ""


def test_zombie_releases_as_many_as_are_in_the_warp() -> None:
    table = talks("zombie", "filch", "chosen")
    table.in_warp(2, 3)
    card: Gift = (1, "any", 1)
    reasons = [why_not(table, (0, "release", number), card) for number in (203, 204, 200, 301, 103)]
    assert reasons == ["", *["deal-no-ships-in-warp"] * 4]
    assert why_not(table, (1, "release", 203), card) == "deal-zombie"


@pytest.mark.parametrize(
    ("gifts", "keeps"),
    [
        (((0, "attack", 30), (0, "attack", 8)), True),
        (((0, "attack", 30), (0, "attack", 9)), False),
        (((0, "attack", 8), (0, "attack", 9)), True),
        (((0, "card", ATTACK_30), (0, "attack", 8)), True),
        (((0, "card", ATTACK_30), (0, "attack", 9)), False),
        (((0, "attack", 1), (0, "attack", 2), (0, "attack", 3)), False),
        (((0, "artifact", 1),), True),
        (((0, "artifact", 2),), False),
        (((0, "card", PLAGUE), (0, "artifact", 1)), False),
        (((0, "artifact", 1), (0, "artifact", 2)), False),
        (((0, "negotiate", 1),), False),
        (((0, "any", 3),), True),
        (((0, "any", 4),), False),
        (((0, "colony", 4),), True),
        (((0, "colony", 5),), False),
        (((0, "card", NUMBERS["attack-40"][0]),), False),
        (((1, "reinforcement", 9),), True),
    ],
)
def test_who_can_keep_the_terms(gifts: tuple[Gift, ...], keeps: bool) -> None:
    assert can_keep(talks().game, 0, gifts) is keeps


@rule("cosmic:resolution.deal-made.1")
def test_nobody_gives_a_card_away_by_which_alone_another_line_could_be_kept() -> None:
    hands = {0: ["negotiate", "plague", "attack-08"], 1: ["negotiate", "attack-06"]}
    table = talks(hands=hands)
    table.offer(0, (0, "any", 1), (0, "artifact", 1)).pick(1, "accept").encounter()
    assert table.hand(1) == ["attack-06", "attack-08", "plague"]
    hands = {0: ["negotiate", "attack-08", "attack-10", "attack-30"], 1: ["negotiate", "attack-06"]}
    table = talks(hands=hands)
    table.offer(0, (0, "any", 1), (0, "attack", 9), (0, "attack", 20)).pick(1, "accept").encounter()
    assert table.hand(1) == ["attack-06", "attack-08", "attack-10", "attack-30"]
    assert most_particular_first(((1, "colony", 5), (0, "any", 1), (0, "flare", 1), (0, "attack", 3))) == (
        (0, "attack", 3),
        (0, "flare", 1),
        (1, "colony", 5),
        (0, "any", 1),
    )


@rule("cosmic:resolution.deal-made.1")
def test_two_lines_of_blind_cards_are_different_cards() -> None:
    for seed in range(8):
        table = talks()
        table.game.rng.state = seed
        table.offer(0, (0, "random", 1), (0, "random", 2)).pick(1, "accept").encounter()
        assert (table.hand(0), len(table.hand(1))) == ([], 5)


def test_home_planets_are_offered_first() -> None:
    table = talks()
    table.game.colonies[10][0] = 1
    assert best_colony(table.game, 0) == 0
    for planet in range(5):
        table.game.colonies[planet][1] = 1
    assert best_colony(table.game, 0) == 10
    table.game.colonies[10][1] = 1
    assert best_colony(table.game, 0) == -1


def test_deals_that_somebody_might_offer() -> None:
    table = talks()
    first = table.game.players[0].hand[0]
    assert [form.gifts for form in sensible_terms(table.game, 0)] == [
        ((0, "colony", 0), (1, "colony", 5)),
        ((0, "random", 2), (1, "colony", 5)),
        ((0, "card", first), (1, "colony", 5)),
        ((0, "colony", 0), (1, "random", 2)),
        ((0, "any", 1), (1, "any", 1)),
    ]
    for form in sensible_terms(table.game, 0):
        assert why_not(table, *form.gifts) == ""
    assert ((1, "random", 2), (0, "colony", 0)) in [form.gifts for form in sensible_terms(table.game, 1)]
    table.game.players[0].hand.clear()
    assert [form.gifts for form in sensible_terms(table.game, 0)] == [
        ((0, "colony", 0), (1, "colony", 5)),
        ((0, "colony", 0), (1, "random", 2)),
    ]
    table.game.players[1].hand.clear()
    assert [form.gifts for form in sensible_terms(table.game, 1)] == [((1, "colony", 5), (0, "colony", 0))]


def test_a_zombie_might_let_ships_go_for_a_card() -> None:
    table = talks("zombie", "filch", "chosen")
    table.in_warp(1, 3)
    assert ((0, "release", 103), (1, "any", 1)) in [form.gifts for form in sensible_terms(table.game, 0)]
    assert ((0, "release", 103), (1, "any", 1)) in [form.gifts for form in sensible_terms(table.game, 1)]
    table.game.players[1].hand.clear()
    assert not [form for form in sensible_terms(table.game, 0) if form.gifts[0][1] == "release"]
