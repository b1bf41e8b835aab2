"""The five cards of later printings: what differs, what is as before, and how each goes with another card."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, deck_of
from orrery.race.queries import card_score
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, goods_of, in_hand, keys, offered, pick, race

FOR_DEVELOPING = [
    "gem-world",
    "comet-zone",
    "spice-world",
    "plague-world",
    "distant-world",
    "new-earth",
    "mining-world",
]
FOR_SETTLING = ["export-duties", "deficit-spending", "deficit-spending", "genetics-lab", "genetics-lab"]
RIVAL = ["alpha-centauri"]
REPLACED = [
    ("outlaw-world", "outlaw-world-revised"),
    ("black-market-trading-world", "black-market-trading-world-revised"),
    ("merchant-guild", "merchant-guild-revised"),
    ("imperium-armaments-world", "imperium-armaments-world-revised"),
    ("bio-hazard-mining-world", "bio-hazard-mining-world-revised"),
]


def settling(*tableau: str, hand: list[str]) -> Race:
    """With Old Earth, which has no Settle power."""
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []], edition="revised"), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce") -> Race:
    game = race(["new-sparta", *tableau], RIVAL, goods=[goods, []], actions=[[action], ["produce"]], edition="revised")
    return begin(game, "consume")


def producing(*tableau: str, goods: list[str] | None = None) -> Race:
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], edition="revised"), "produce")


# -- printed values ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "revised"), REPLACED)
def test_the_revised_card_takes_the_place_of_the_first_one(first: str, revised: str) -> None:
    assert CARDS[card(first)].name == CARDS[card(revised)].name
    assert first in keys(deck_of("first"))
    assert revised not in keys(deck_of("first"))
    assert keys(deck_of("revised")).count(revised) == 1
    assert first not in keys(deck_of("revised"))


def test_both_editions_have_as_many_cards() -> None:
    assert len(deck_of("first")) == len(deck_of("revised")) == 114


@cite.each_card("world")
@rule("race:settle.4", "race:settle.7")
@pytest.mark.parametrize(
    ("world", "cost", "vp"),
    [
        ("black-market-trading-world-revised", 2, 1),
        ("imperium-armaments-world-revised", 3, 2),
        ("bio-hazard-mining-world-revised", 2, 0),
    ],
)
def test_cost_and_vp_of_the_worlds(world: str, cost: int, vp: int) -> None:
    game = settling(hand=[world, *FOR_SETTLING])
    pick(game, 0, world)
    assert (asked(game, 0).least, asked(game, 0).most) == (cost, cost)
    pick(game, 0, *FOR_SETTLING[:cost])
    assert (game.over, in_hand(game)) == (True, FOR_SETTLING[cost:])
    assert game.scores() == [2 + vp, 0]


# -- Outlaw World ------------------------------------------------------------------------------------------------------


@cite.card("race:outlaw-world-revised")
def test_outlaw_world_revised_has_a_defense_of_one_and_one_vp() -> None:
    assert settling(hand=["outlaw-world-revised", *FOR_SETTLING]).over
    game = settling("expedition-force", hand=["outlaw-world-revised", *FOR_SETTLING])
    pick(game, 0, "outlaw-world-revised")
    assert (game.over, len(events(game, "conquered")), in_hand(game)) == (True, 1, FOR_SETTLING)
    assert game.scores()[0] == 2 + 1 + 1


@cite.card("race:outlaw-world-revised")
@rule("race:power.settle.military.1")
def test_outlaw_world_revised_has_one_military() -> None:
    game = settling("outlaw-world-revised", hand=["rebel-fuel-cache", "rebel-miners"])
    assert offered(game, 0) == ["none", "rebel-fuel-cache"]


@cite.card("race:outlaw-world-revised")
@rule("race:power.consume.any-one.1")
def test_outlaw_world_revised_turns_a_good_into_a_vp_and_a_card() -> None:
    game = consuming("outlaw-world-revised", "asteroid-belt", goods=["asteroid-belt"], action="consume-x2")
    assert (game.over, game.players[0].chips, len(in_hand(game)), goods_of(game)) == (True, 2, 1, [])


@cite.card("race:outlaw-world-revised")
def test_outlaw_world_revised_counts_for_new_galactic_order_and_the_first_edition_does_not() -> None:
    revised = race(["new-galactic-order", "outlaw-world-revised"], RIVAL, edition="revised")
    first = race(["new-galactic-order", "outlaw-world"], RIVAL)
    assert (revised.scores()[0], first.scores()[0]) == (2 + 1 + 1, 2 + 1)


# -- Black Market Trading World ----------------------------------------------------------------------------------------


@cite.card("race:black-market-trading-world-revised")
@rule("race:power.consume.trade-price.1")
@pytest.mark.parametrize(
    ("world", "price"),
    [("artist-colony", 2), ("asteroid-belt", 3), ("pre-sentient-race", 4), ("deserted-alien-outpost", 5)],
)
def test_black_market_trading_world_revised_turns_a_good_into_cards(world: str, price: int) -> None:
    game = consuming("black-market-trading-world-revised", world, goods=[world])
    assert (game.over, len(in_hand(game)), goods_of(game)) == (True, price, [])


@cite.card("race:black-market-trading-world-revised")
def test_black_market_trading_world_revised_uses_no_trade_powers_even_beside_trade_league() -> None:
    goods = ["asteroid-belt", "deserted-alien-outpost"]
    game = consuming("black-market-trading-world-revised", "trade-league", *goods, goods=goods)
    pick(game, 0, "power black-market-trading-world-revised 0")
    pick(game, 0, "asteroid-belt")
    assert [event.values[2] for event in events(game, "sold")] == [3, 5 + 1]
    assert (game.over, len(in_hand(game))) == (True, 9)


# -- Merchant Guild ----------------------------------------------------------------------------------------------------


def guild_points(*others: str, goods: list[str]) -> int:
    game = race(["merchant-guild-revised", *others], RIVAL, goods=[goods, []], edition="revised")
    player = game.players[0]
    return card_score(card("merchant-guild-revised"), player.tableau, player.goods, player.chips)


@cite.card("race:merchant-guild-revised")
@rule("race:develop.5")
def test_merchant_guild_revised_costs_six() -> None:
    game = race(["new-sparta"], RIVAL, hands=[["merchant-guild-revised", *FOR_DEVELOPING], []], edition="revised")
    begin(game, "develop")
    pick(game, 0, "merchant-guild-revised")
    assert (asked(game, 0).least, asked(game, 0).most) == (6, 6)


@cite.card("race:merchant-guild-revised")
@rule("race:power.produce.draw.1")
def test_merchant_guild_revised_draws_two_cards_in_produce() -> None:
    assert len(in_hand(producing("merchant-guild-revised"))) == 2


@cite.card("race:merchant-guild-revised")
@rule("race:six-dev.merchant-guild")
def test_merchant_guild_revised_counts_production_worlds_and_goods_left() -> None:
    production = ["artist-colony", "mining-world", "distant-world", "alien-robotic-factory"]
    for world in production:
        assert guild_points(world, goods=[]) == 2
        assert guild_points(world, goods=[world]) == 3
    assert guild_points("asteroid-belt", "pirate-world", goods=["asteroid-belt"]) == 1
    assert guild_points(*production, "pirate-world", goods=[*production, "pirate-world"]) == 8 + 5


@cite.card("race:merchant-guild-revised")
def test_merchant_guild_revised_gains_by_what_is_produced_and_loses_what_is_sold() -> None:
    game = producing("merchant-guild-revised", "artist-colony", "distant-world")
    assert game.scores()[0] == 1 + (4 + 2) + 1 + 2  # New Sparta, the guild with two goods, both worlds
    tableau = ["merchant-guild-revised", "artist-colony", "distant-world"]
    game = consuming(*tableau, goods=["artist-colony", "distant-world"], action="consume-trade")
    pick(game, 0, "distant-world")
    assert (game.over, game.scores()[0]) == (True, 1 + (4 + 1) + 1 + 2)


# -- Imperium Armaments World ------------------------------------------------------------------------------------------


@cite.card("race:imperium-armaments-world-revised")
@rule("race:power.settle.military.1")
def test_imperium_armaments_world_revised_has_one_military() -> None:
    game = settling("imperium-armaments-world-revised", hand=["outlaw-world-revised", "rebel-miners"])
    assert offered(game, 0) == ["none", "outlaw-world-revised"]


@cite.card("race:imperium-armaments-world-revised")
@rule("race:power.produce.good.1")
def test_imperium_armaments_world_revised_produces_rare_elements() -> None:
    game = producing("imperium-armaments-world-revised")
    assert (goods_of(game), game.players[0].produced) == (["imperium-armaments-world-revised"], [0, 0, 1, 0, 0])
    name = "imperium-armaments-world-revised"
    assert len(in_hand(consuming(name, goods=[name], action="consume-trade"))) == 3


@cite.card("race:imperium-armaments-world-revised")
def test_imperium_armaments_world_revised_is_a_rare_world_for_mining_robots_and_mining_league() -> None:
    game = settling("mining-robots", hand=["imperium-armaments-world-revised", *FOR_SETTLING])
    pick(game, 0, "imperium-armaments-world-revised")
    assert asked(game, 0).least == 3 - 1
    game = race(["mining-league", "imperium-armaments-world-revised"], RIVAL, edition="revised")
    assert game.scores()[0] == 2 + 2


@cite.card("race:imperium-armaments-world-revised")
def test_imperium_armaments_world_revised_and_outlaw_world_revised_together_have_two_military() -> None:
    game = settling("imperium-armaments-world-revised", "outlaw-world-revised", hand=["rebel-miners", "pirate-world"])
    assert offered(game, 0) == ["none", "rebel-miners"]


# -- Bio-Hazard Mining World -------------------------------------------------------------------------------------------


@cite.card("race:bio-hazard-mining-world-revised")
@rule("race:power.trade.specific-kind.1")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("artist-colony", 2), ("asteroid-belt", 3), ("pre-sentient-race", 6), ("deserted-alien-outpost", 5)],
)
def test_bio_hazard_mining_world_revised_sells_genes_for_two_cards_more(world: str, cards: int) -> None:
    game = consuming("bio-hazard-mining-world-revised", world, goods=[world], action="consume-trade")
    assert len(in_hand(game)) == cards


@cite.card("race:bio-hazard-mining-world-revised")
@rule("race:power.produce.good.1")
def test_bio_hazard_mining_world_revised_produces_rare_elements() -> None:
    game = producing("bio-hazard-mining-world-revised")
    assert (goods_of(game), game.players[0].produced) == (["bio-hazard-mining-world-revised"], [0, 0, 1, 0, 0])


@cite.card("race:bio-hazard-mining-world-revised")
def test_bio_hazard_mining_world_revised_and_genetics_lab_sell_genes_for_seven() -> None:
    tableau = ["bio-hazard-mining-world-revised", "genetics-lab", "pre-sentient-race"]
    game = consuming(*tableau, goods=["pre-sentient-race"], action="consume-trade")
    assert len(in_hand(game)) == 4 + 2 + 1
