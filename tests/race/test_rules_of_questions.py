"""Procedures that serve several rules: each question cites the rule that caused it."""

from __future__ import annotations

import pytest

from orrery.race.standing import Standing
from orrery.race.state import ACTIONS, Race
from support.cite import rule
from support.play import asked
from support.race import begin, every, offered, pick

TOP = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


def table(
    tableau: list[str],
    phase: str,
    hand: list[str] | None = None,
    goods: list[str] | None = None,
    prestige: int = 0,
    boosted: str = "",
) -> Race:
    """Seat 0 is about to carry out the phase."""
    game = every(
        tableau,
        ["earths-lost-colony"],
        hands=[hand or [], []],
        goods=[goods or [], []],
        actions=[[boosted or "explore-5"], ["explore-5"]],
        prestige=[prestige, 0],
        top=[],
    )
    if boosted:
        game.players[0].standing = Standing(prestige, boosted=ACTIONS.index(boosted))
    return begin(game, phase)


def cited(game: Race, prompt: str) -> str:
    question = asked(game, 0)
    assert question.prompt == prompt
    return question.rule.removeprefix("race:")


@rule("race:power.consume.goods-for-prestige.1", "race:consume.order.3", "race:power.consume.specific-kind.1")
@rule("race:power.consume.any-one.1", "race:power.consume.fixed-number.1")
@pytest.mark.parametrize(
    ("power", "goods", "cites"),
    [
        ("old-earth", 3, "consume.order.3"),
        ("public-works", 2, "power.consume.any-one.1"),
        ("tourist-world", 3, "power.consume.fixed-number.1"),
        ("terraforming-robots", 2, "power.consume.specific-kind.1"),
        ("mining-league", 3, "power.consume.specific-kind.1"),
        ("imperium-capital", 3, "power.consume.goods-for-prestige.1"),
    ],
)
def test_which_goods_are_discarded(power: str, goods: int, cites: str) -> None:
    rare = ["radioactive-world", "asteroid-belt", "destroyed-world"][:goods]
    assert cited(table([power, *rare], "consume", goods=rare), "goods") == cites


@rule("race:power.consume.trade-price.1", "race:power.consume.trade-price.2")
@pytest.mark.parametrize(
    ("power", "cites"),
    [("black-market-trading-world", "power.consume.trade-price.1"), ("trade-league", "power.consume.trade-price.2")],
)
def test_which_good_is_sold_by_a_power(power: str, cites: str) -> None:
    goods = ["radioactive-world", "asteroid-belt"]
    assert cited(table([power, *goods], "consume", goods=goods), "sell") == cites


@rule("race:power.consume.discard-cards.1", "race:prestige.action.consume-trade.2")
def test_cards_for_points_by_a_power_or_by_the_bonus() -> None:
    game = table(["deficit-spending"], "consume", hand=TOP[:3])
    pick(game, 0, offered(game, 0)[0])
    assert cited(game, "discard for vp") == "power.consume.discard-cards.1"
    game = table(["old-earth"], "consume", hand=TOP[:3], boosted="consume-trade")
    pick(game, 0, "bonus")
    assert cited(game, "discard for vp") == "prestige.action.consume-trade.2"


@rule("race:set3.powers.3", "race:power.develop.draw-discard.1", "race:power.settle.draw-discard.1")
def test_a_card_is_discarded_after_drawing() -> None:
    game = table(["old-earth", "galactic-power-brokers"], "develop", hand=["pirate-world"])
    assert cited(game, "draw and discard") == "power.develop.draw-discard.1"
    game = table(["old-earth", "galactic-power-brokers", "information-hub"], "develop", hand=["pirate-world"])
    assert cited(game, "draw and discard") == "set3.powers.3", "several such powers"
    game = table(["old-earth", "imperium-fuel-depot"], "settle", hand=["refugee-world"])
    pick(game, 0, "refugee-world")
    assert cited(game, "draw and discard") == "power.settle.draw-discard.1"


@rule("race:power.settle.temporary-military.3", "race:power.settle.good-reduce.1")
def test_a_good_is_spent_for_military_or_for_a_price() -> None:
    rare = ["rebel-fuel-refinery", "radioactive-world"]
    game = table(["old-earth", *rare], "settle", hand=["aquatic-uplift-race"], goods=rare)
    pick(game, 0, "aquatic-uplift-race")
    assert cited(game, "spend good") == "power.settle.temporary-military.3"
    genes = ["lifeforms-inc", "pre-sentient-race"]
    game = table(["old-earth", *genes], "settle", hand=["terraformed-world", *TOP[:2]], goods=genes)
    pick(game, 0, "terraformed-world")
    assert cited(game, "spend good") == "power.settle.good-reduce.1"


@rule("race:power.settle.second-world.1", "race:power.settle.extra-military-world.1", "race:powers.9")
@rule("race:power.settle.replace.1")
@pytest.mark.parametrize(
    ("powers", "cites"),
    [
        (["improved-logistics"], "power.settle.second-world.1"),
        (["rebel-sneak-attack"], "power.settle.extra-military-world.1"),
        (["terraforming-engineers"], "power.settle.replace.1"),
        (["improved-logistics", "terraforming-engineers"], "powers.9"),
    ],
)
def test_which_power_settles_more(powers: list[str], cites: str) -> None:
    game = table(
        ["new-sparta", "asteroid-belt", *powers], "settle", hand=["refugee-world", "outlaw-world", "comet-zone"]
    )
    pick(game, 0, "refugee-world")
    if asked(game, 0).prompt == "replace":
        assert cited(game, "replace") == "power.settle.replace.1"
        pick(game, 0, "none")
    assert cited(game, "settle more") == cites


@rule("race:power.settle.second-world.1", "race:power.settle.extra-military-world.1")
@pytest.mark.parametrize(
    ("power", "cites"),
    [
        ("improved-logistics 0", "power.settle.second-world.1"),
        ("rebel-sneak-attack 1", "power.settle.extra-military-world.1"),
    ],
)
def test_which_other_world_is_placed(power: str, cites: str) -> None:
    game = table(["new-sparta", power.split()[0]], "settle", hand=["refugee-world", "outlaw-world", "pirate-world"])
    pick(game, 0, "refugee-world")
    pick(game, 0, f"power {power}")
    assert cited(game, "settle another") == cites


@rule("race:power.produce.discard-to-produce.1", "race:power.produce.discard-windfall.1")
@pytest.mark.parametrize(
    ("power", "cites"),
    [
        ("damaged-alien-factory 0", "power.produce.discard-to-produce.1"),
        ("universal-exports 3", "power.produce.discard-windfall.1"),
    ],
)
def test_a_card_is_discarded_to_produce(power: str, cites: str) -> None:
    world = power.split()[0]
    game = table([world, "radioactive-world"], "produce", hand=TOP[:2])
    assert cited(game, "produce more") == cites
    pick(game, 0, f"power {power}")
    assert cited(game, "discard to produce") == cites


@rule("race:powers.9")
def test_several_powers_to_produce_more() -> None:
    game = table(["damaged-alien-factory", "universal-exports", "radioactive-world"], "produce", hand=TOP[:2])
    assert cited(game, "produce more") == "powers.9"
