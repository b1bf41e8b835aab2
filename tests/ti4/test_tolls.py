"""What a card that is being played would cost if nobody answers: exactly, and by what everybody sees."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.kernel.orders import reply_by
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.orders import COSTLY
from orrery.ti4.setup import setup
from orrery.ti4.tolls import Toll, mean_loss, stake_now, tolls_now
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY, PDS, SPACE_DOCK, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked, told
from support.ti4 import Table, plan
from support.ti4_skirmish import brawl, lively

SABOTAGE = "when-action-card-played"
NAMES = ["Ada", "Bo", "Cy"]


def aimed(key: str, at: str, **troops: int) -> TwilightImperium:
    """Seat 0 plays a card at a planet or place of seat 1, who could cancel it."""
    table = Table("sol", "hacan", "norr").hand(0, key).hand(1, "sabotage")
    game = table.troops(1, 26, **troops).begin()
    answer(game, 0, "card")
    if game.asked(0) is not None:
        answer(game, 0, at)
    assert asked(game, 1).prompt == SABOTAGE
    return game


@card("ti4:plague")
def test_plague_may_take_each_infantry_by_the_throw_of_a_die() -> None:
    game = aimed("plague", "planet 26", infantry=3)
    assert tolls_now(game) == [Toll(1, INFANTRY, (125, 375, 375, 125))]
    assert mean_loss(game, 1) == 1500
    assert mean_loss(game, 2) == 0


@card("ti4:plague")
def test_the_chances_are_those_of_the_dice() -> None:
    """The engine itself, many times over."""
    found: Counter[int] = Counter()
    for seed in range(2000):
        game = aimed("plague", "planet 26", infantry=2)
        game.rng = seeded(seed)
        answer(game, 1, "pass")
        found[2 - count(game.players[1].troops_on(26), INFANTRY)] += 1
    for lost, chance in enumerate((250, 500, 250)):
        assert abs(found[lost] / 2000 - chance / 1000) < 0.05


@card("ti4:cripple-defenses")
@card("ti4:reactor-meltdown")
@pytest.mark.parametrize(
    ("key", "at", "troops", "lost"),
    [
        ("cripple-defenses", "planet 26", {"pds": 2}, [Toll(1, PDS, (0, 0, 1000))]),
        ("cripple-defenses", "planet 26", {"infantry": 2}, []),
        ("reactor-meltdown", f"place {ON_PLANET + 26}", {"space_dock": 1}, [Toll(1, SPACE_DOCK, (0, 1000))]),
        ("uprising", "planet 26", {"infantry": 2}, []),
    ],
)
def test_what_no_die_decides_is_certain(key: str, at: str, troops: dict[str, int], lost: list[Toll]) -> None:
    game = aimed(key, at, **troops)
    before = game.save()
    assert tolls_now(game) == lost
    assert game.save() == before, "to look ahead changes nothing"


@card("ti4:direct-hit")
@rule("ti4:75.1")
def test_direct_hit_costs_the_ship_and_changes_the_chance_to_win() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1, cruiser=1)
    game = table.hand(0, "direct-hit").hand(1, "sabotage").activate(0)
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    plan(game, 0, (1, "cruiser", 2))
    answer(game, 1, "sustain")
    answer(game, 0, "card")
    assert asked(game, 1).prompt == SABOTAGE
    assert tolls_now(game) == [Toll(1, DREADNOUGHT, (0, 1000))]
    stake = stake_now(game, 1)
    assert stake is not None
    assert stake.seat == 1
    assert stake.win_without > stake.win_with > 0
    assert stake.win_without + stake.draw_without <= 1000


@card("ti4:courageous-to-the-end")
def test_two_dice_cannot_destroy_more_ships_than_there_are() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=1).hand(0, "courageous-to-the-end")
    game = table.hand(1, "sabotage").activate(0)
    game.rng = Arranged(1, [], [1, 1, 10])
    plan(game, 0, (1, "cruiser", 2))
    while game.asked(1) is None or asked(game, 1).prompt != SABOTAGE:
        answer(game, 0, "card")
    assert tolls_now(game) == [Toll(1, CRUISER, (360, 640))]


@card("ti4:morale-boost")
def test_a_card_that_helps_in_a_combat_changes_the_chance_to_win_it() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).hand(0, "morale-boost")
    game = table.hand(1, "sabotage").activate(0)
    plan(game, 0, (1, "cruiser", 2))
    answer(game, 0, "card")
    assert tolls_now(game) == []
    stake = stake_now(game, 1)
    assert stake is not None
    assert stake.win_with < stake.win_without, "for the other side it is worse"


def test_who_is_asked_is_told_the_chances_in_words_and_numbers() -> None:
    game = aimed("plague", "planet 26", infantry=3)
    assert told(game, 1).values == (1, 1, INFANTRY, 3, 125, 375, 375, 125)
    assert asked(game, 1).values == (), "bots are not kept waiting for it"
    english = Ti4Words("en", NAMES, 1).prompt(told(game, 1), game.view(1))
    assert english.endswith("If nobody answers, you lose 1.5 of 3 infantry on average.")
    german = Ti4Words("de", NAMES, 1).prompt(told(game, 1), game.view(1))
    assert german.endswith("Antwortet niemand, verlierst du im Mittel 1,5 von 3 Infanterie.")
    sure = aimed("cripple-defenses", "planet 26", pds=2)
    assert Ti4Words("en", NAMES, 1).prompt(told(sure, 1), sure.view(1)).endswith("If nobody answers, you lose 2 PDS.")


def test_i_cancel_what_costs_me_so_many_units() -> None:
    game = aimed("plague", "planet 26", infantry=4)
    _, two, three = [order for order in game.orders(1) if order.condition == COSTLY]
    assert (two.number, three.number) == (2, 3)
    found = reply_by(game, asked(game, 1), [three, two])
    assert found is not None
    assert found.order == two, "two are lost on average, not three"
    assert asked(game, 1).options[found.choice.picks[0]].id() in game.players[1].hand
    assert not any(order.condition == COSTLY for order in game.orders(2)), "who holds none is offered nothing"


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_played_can_be_looked_ahead(seed: int) -> None:
    """Every card in every situation of some brawls and rounds; the game goes on as if nobody had looked."""
    game = brawl(4, seed) if seed else setup({"players": 4, "windows": "everybody"}, 3)
    game.everybody = True
    luck, looked = seeded(seed), 0
    for _ in range(1500):
        if game.over:
            break
        decision = game.waiting()[luck.below(len(game.waiting()))]
        if decision.prompt == SABOTAGE:
            before = game.save()
            tolls_now(game), stake_now(game, decision.seat)
            for language in ("en", "de"):
                words = Ti4Words(language, ["Ada", "Bo", "Cy", "Di"], decision.seat)
                assert words.prompt(told(game, decision.seat), game.view(decision.seat))
            assert game.save() == before
            looked += 1
        game.answer(lively(game, decision, luck))
    assert looked or not seed
