"""What a seat is told of a moment at which it may act, what it may order there, and what points came from."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Order
from orrery.kernel.laws import random_reply
from orrery.kernel.orders import reply_by
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER, note_of, thing_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.orders import ASIDE, AWAY
from orrery.ti4.rules.custodians import CUSTODIANS, RemoveCustodians
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.rules.scoring import Score
from orrery.ti4.setup import setup
from orrery.ti4.strategies.imperial import ImperialPrimary
from orrery.ti4.tiles import MECATOL_REX, PLANET
from orrery.ti4.windows import WHEN_ACTION_CARD_PLAYED
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

NAMES = ["Lena", "Mara", "Ida"]
TEQURAN, MEER = PLANET["tequran"], PLANET["meer"]
EXPAND = NUMBER["expand-borders"]


def plagued(planet: int = TEQURAN) -> TwilightImperium:
    """Lena plays Plague; Mara and Ida hold Sabotage, Mara has Tequ'ran and Ida has Meer."""
    table = Table("sol", "hacan", "norr").hand(0, "plague").hand(1, "sabotage").hand(2, "sabotage")
    game = table.planets(1, TEQURAN).planets(2, MEER).troops(1, TEQURAN, infantry=2).begin()
    answer(game, 0, "card")
    answer(game, 0, f"planet {planet}")
    return game


# -- the moment --------------------------------------------------------------------------------------------------------


@card("ti4:plague")
@rule("ti4:3.6")
def test_who_may_answer_a_card_is_told_what_it_is_aimed_at() -> None:
    game = plagued()
    decision = asked(game, 1)
    assert decision.prompt == WHEN_ACTION_CARD_PLAYED
    assert decision.things == (("seat", 0), ("card", NUMBER["plague"]), ("planet", TEQURAN))
    words = Ti4Words("en", NAMES, 1)
    words.look(game)
    assert "(Plague, aimed at Tequ'ran)" in words.prompt(decision, game.view(1))


@rule("ti4:31.3")
def test_of_what_does_not_fit_the_moment_is_said_even_where_another_card_does() -> None:
    game = plagued()
    boost = NUMBER["morale-boost"]
    game.players[1].hand.append(boost)
    refused = game.reason(1, ("card", boost))
    assert refused is not None
    assert refused.reason == "other-moment"


@rule("ti4:31.19")
def test_who_is_asked_sees_the_order_and_nobody_else_sees_that_anybody_is_asked() -> None:
    game = plagued()
    seen = game.view(1).window
    assert seen is not None
    assert (seen.order, seen.passed) == ((0, 1, 2), (0,)), "Lena holds nothing, which looks like a pass"
    assert game.view(0).window is None
    assert game.view(2).window is None
    assert game.public_view().window is None
    answer(game, 1, "pass")
    seen = game.view(2).window
    assert seen is not None
    assert seen.passed == (0, 1)
    assert game.view(1).window is None


def test_what_others_hold_changes_nothing_of_the_order() -> None:
    """Ida sees the same whether Mara could have played something or not."""
    game = plagued()
    answer(game, 1, "pass")
    other = Table("sol", "hacan", "norr").hand(0, "plague").hand(2, "sabotage")
    alone = other.planets(1, TEQURAN).planets(2, MEER).troops(1, TEQURAN, infantry=2).begin()
    answer(alone, 0, "card")
    answer(alone, 0, f"planet {TEQURAN}")
    assert game.view(2).window == alone.view(2).window


# -- orders ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("planet", "passes"), [(TEQURAN, True), (MEER, False)])
def test_an_order_passes_on_cards_that_are_not_aimed_at_me(planet: int, passes: bool) -> None:
    game = plagued(planet)
    answer(game, 1, "pass")
    order = Order(ASIDE, prompt=WHEN_ACTION_CARD_PLAYED)
    assert order in game.orders(2)
    found = reply_by(game, asked(game, 2), [order])
    assert (found is not None) == passes


def test_an_order_passes_where_my_units_are_not() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.hand(1, "morale-boost").activate(0)
    plan(game, 0, (1, "cruiser", 1))
    decision = asked(game, 1)
    order = Order(AWAY, prompt=decision.prompt)
    assert order in game.orders(1)
    assert reply_by(game, decision, [order]) is None, "they are there"
    game.players[1].put_in_space(0, ())
    assert reply_by(game, decision, [order]) is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_orders_of_a_moment_can_be_read(language: str) -> None:
    game = plagued()
    words = Ti4Words(language, NAMES, 1)
    words.look(game)
    said = [words.order(order) for order in game.orders(1)]
    assert len(set(said)) == len(said)
    assert "{" not in "".join(said)


@rule("ti4:80")
def test_the_log_says_where_a_round_begins() -> None:
    game = setup({"players": 3}, 1)
    while game.waiting()[0].prompt == "keep secret":
        game.answer(random_reply(game, seeded(1)))
    told = [event for event in game.log or [] if event.kind == "round"]
    assert [event.values[0] for event in told] == [1]
    assert Ti4Words("en", NAMES, 0).event(told[0]) == "Round 1 begins."


# -- points ------------------------------------------------------------------------------------------------------------


@rule("ti4:77.2")
def test_points_are_seen_with_the_round_and_with_what_they_came_from() -> None:
    for begun in (Score(0, EXPAND), RemoveCustodians(1), ImperialPrimary(0)):
        alone = Table("sol", "hacan").planets(0, MECATOL_REX).pools(1, goods=6).begin()
        alone.rounds = 3
        alone.begin(begun)
        while alone.waiting() and alone.waiting()[0].prompt in ("pay", "score public"):
            alone.answer(random_reply(alone, seeded(1)))
        kind, number = {
            "Score": thing_of(EXPAND),
            "RemoveCustodians": (CUSTODIANS, 0),
            "ImperialPrimary": ("strategy", 8),
        }[type(begun).__name__]
        assert alone.view(1).gains == ((3, begun.seat, kind, number, 1),)
        assert alone.players[begun.seat].points == 1


@rule("ti4:77.2")
def test_a_point_that_is_lost_stands_with_what_took_it_and_nobody_goes_below_none() -> None:
    game = Table("sol", "hacan").begin()
    note = thing_of(note_of("support-for-the-throne", 1))
    gain_point(game, 0, note)
    lose_point(game, 0, note)
    lose_point(game, 0, note)
    assert [gain[1:] for gain in game.view(0).gains] == [(0, *note, 1), (0, *note, -1)]


@pytest.mark.parametrize("seed", range(3))
def test_in_every_game_the_sum_of_the_gains_is_the_points(seed: int) -> None:
    game, rng = setup({"players": 3 + seed}, seed), seeded(seed)
    for _ in range(1500):
        if game.over:
            break
        game.answer(random_reply(game, rng))
    for seat, player in enumerate(game.players):
        assert sum(points for _, gainer, _, _, points in game.gains if gainer == seat) == player.points


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_result_says_what_each_sum_consists_of(language: str) -> None:
    game = Table("sol", "hacan", "norr").begin()
    for seat, by, points in (
        (2, thing_of(EXPAND), 1),
        (1, (CUSTODIANS, 0), 1),
        (2, ("strategy", 8), 1),
        (2, thing_of(note_of("support-for-the-throne", 0)), 1),
        (2, thing_of(NUMBER["mutiny"]), 1),
    ):
        gain_point(game, seat, by, points)
    game.finish([2])
    standing, *sheets = Ti4Words(language, NAMES, 0).result(game.view(0))
    assert [row[1] for row in standing.rows] == ["4", "1", "0"]
    assert sheets[0].title == "Ida"
    assert [row[1] for row in sheets[0].rows] == ["1", "1", "1", "1", "4"]
    assert len({row[0] for row in sheets[0].rows}) == 5
