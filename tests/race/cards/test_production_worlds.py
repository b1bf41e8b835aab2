"""The production worlds that are paid for: what each costs, produces and does, and how it goes with another card."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.rules.round import Round
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.race import begin, card, events, gained, goods_of, in_hand, keys, offered, pick, race, to_pay

# Payment: developments, so that the world is the only thing to settle.
MONEY = ["export-duties", "export-duties", "public-works", "public-works", "deficit-spending", "deficit-spending"]
# A windfall world of each kind with nothing but its good.
NOVELTY, RARE, GENES, ALIEN = "refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
KINDS = [NOVELTY, RARE, GENES, ALIEN]
RIVAL = ["alpha-centauri"]


def settling(*tableau: str, hand: list[str]) -> Race:
    """With Old Earth, which has no Settle power."""
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []]), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    actions = [[action], ["produce"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods, []], actions=actions, top=top), "consume")


def producing(*tableau: str, goods: list[str] | None = None, top: list[str] | None = None) -> Race:
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], top=top), "produce")


def price(*tableau: str, world: str) -> int:
    game = settling(*tableau, hand=[world, *MONEY, "replicant-robots"])
    pick(game, 0, world)
    return to_pay(game)


def sold_for(*tableau: str, good: str) -> int:
    """Cards for the good of this world, sold by an owner of these cards who chose Consume: Trade."""
    game = consuming(*tableau, good, goods=[good], action="consume-trade")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, [], events(game, "sold")[0].values[2])
    return len(in_hand(game))


# -- printed values ----------------------------------------------------------------------------------------------------

PRINTED = [
    ("gem-world", "Gem World", 2, 1, 1),
    ("comet-zone", "Comet Zone", 3, 2, 2),
    ("spice-world", "Spice World", 2, 1, 4),
    ("lost-species-ark-world", "Lost Species Ark World", 5, 3, 0),
    ("new-vinland", "New Vinland", 2, 1, 0),
    ("artist-colony", "Artist Colony", 1, 1, 0),
    ("alien-robotic-factory", "Alien Robotic Factory", 6, 5, 0),
    ("plague-world", "Plague World", 3, 0, 0),
    ("distant-world", "Distant World", 4, 2, 0),
    ("secluded-world", "Secluded World", 1, 1, 0),
    ("imperium-armaments-world", "Imperium Armaments World", 4, 2, 0),
    ("bio-hazard-mining-world", "Bio-Hazard Mining World", 3, 2, 0),
    ("space-port", "Space Port", 2, 1, 0),
    ("prosperous-world", "Prosperous World", 3, 2, 0),
    ("new-earth", "New Earth", 5, 3, 0),
    ("mining-world", "Mining World", 3, 2, 0),
]


@rule("race:settle.4", "race:settle.7")
@pytest.mark.parametrize(("world", "title", "cost", "vp", "first_hand"), PRINTED)
def test_cost_and_vp_as_printed(world: str, title: str, cost: int, vp: int, first_hand: int) -> None:
    printed = CARDS[card(world)]
    assert (printed.name, len(numbers_of(world)), printed.preset) == (title, 1, first_hand)
    game = settling(hand=[world, *MONEY, "replicant-robots"])
    before = game.scores()[0]
    pick(game, 0, world)
    assert to_pay(game) == cost
    pick(game, 0, *MONEY[:cost])
    assert (game.over, in_hand(game)) == (True, [*MONEY[cost:], "replicant-robots"])
    assert keys(game.players[0].tableau) == ["old-earth", world]
    assert keys(game.discard) == MONEY[:cost]
    assert game.players[0].goods == {}  # a production world starts empty
    assert game.scores()[0] - before == vp


@rule("race:settle.4")
@pytest.mark.parametrize(("world", "cost"), [(row[0], row[2]) for row in PRINTED])
def test_the_world_itself_is_no_payment(world: str, cost: int) -> None:
    game = settling(hand=[world, *MONEY[: cost - 1]])
    assert (game.over, in_hand(game)) == (True, [world, *MONEY[: cost - 1]])
    game = settling(hand=[world, *MONEY[:cost]])
    assert offered(game, 0) == ["none", world]


# What each produces, the cards drawn with it, and the cards its good is sold for: its own Trade power included.
PRODUCTS = [
    ("gem-world", [0, 1, 0, 0, 0], 1, 2),
    ("comet-zone", [0, 0, 1, 0, 0], 1, 3),
    ("spice-world", [0, 1, 0, 0, 0], 0, 2 + 2),
    ("lost-species-ark-world", [0, 0, 0, 1, 0], 2, 4),
    ("new-vinland", [0, 1, 0, 0, 0], 0, 2),
    ("artist-colony", [0, 1, 0, 0, 0], 0, 2),
    ("alien-robotic-factory", [0, 0, 0, 0, 1], 0, 5),
    ("plague-world", [0, 0, 0, 1, 0], 0, 4),
    ("distant-world", [0, 0, 0, 1, 0], 0, 4),
    ("secluded-world", [0, 1, 0, 0, 0], 0, 2),
    ("imperium-armaments-world", [0, 0, 1, 0, 0], 0, 3),
    ("bio-hazard-mining-world", [0, 0, 1, 0, 0], 0, 3),
    ("space-port", [0, 1, 0, 0, 0], 0, 2),
    ("prosperous-world", [0, 1, 0, 0, 0], 0, 2),
    ("new-earth", [0, 0, 1, 0, 0], 0, 3),
    ("mining-world", [0, 0, 1, 0, 0], 1, 3),
]


@rule("race:produce.1")
@pytest.mark.parametrize(("world", "produced", "drawn"), [row[:3] for row in PRODUCTS])
def test_the_good_is_the_top_card_and_what_is_drawn_comes_after_it(world: str, produced: list[int], drawn: int) -> None:
    game = producing(world, top=["rebel-base", "drop-ships", "drop-ships"])
    player = game.players[0]
    assert (game.over, goods_of(game), keys(list(player.goods.values()))) == (True, [world], ["rebel-base"])
    assert (player.produced, in_hand(game)) == (produced, ["drop-ships"] * drawn)


@rule("race:produce.3", "race:power.produce.good-and-draw.1")
@pytest.mark.parametrize("world", [row[0] for row in PRODUCTS])
def test_a_world_that_holds_a_good_makes_no_other_and_draws_nothing(world: str) -> None:
    game = race(["new-sparta", world], RIVAL, goods=[[world], []])
    goods, left = dict(game.players[0].goods), len(game.deck)
    begin(game, "produce")
    player = game.players[0]
    assert (player.goods, player.produced, in_hand(game)) == (goods, [0, 0, 0, 0, 0], [])
    assert (game.over, len(game.deck)) == (True, left)


@rule("race:consume.trade.2")
@pytest.mark.parametrize(("world", "cards"), [(row[0], row[3]) for row in PRODUCTS])
def test_its_good_is_sold_at_the_price_of_its_kind(world: str, cards: int) -> None:
    assert sold_for(good=world) == cards


# -- worlds with a Consume power: New Vinland, Secluded World, Prosperous World, New Earth -----------------------------

CONSUMERS = [("new-vinland", 0, 2), ("secluded-world", 0, 1), ("prosperous-world", 1, 0), ("new-earth", 1, 1)]


@cite.each_card("world")
@rule("race:power.consume.any-one.1", "race:consume.double.1")
@pytest.mark.parametrize("good", KINDS)
@pytest.mark.parametrize(("world", "vp", "cards"), CONSUMERS)
def test_it_takes_one_good_of_any_kind(world: str, vp: int, cards: int, good: str) -> None:
    game = consuming(world, good, goods=[good])
    assert (game.over, gained(game), goods_of(game)) == (True, (vp, cards), [])
    game = consuming(world, good, goods=[good], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2 * vp, cards), [])


@cite.each_card("world")
@rule("race:consume.5", "race:consume.order.2")
@pytest.mark.parametrize(("world", "vp", "cards"), CONSUMERS)
def test_it_takes_its_own_good_or_another_but_not_both(world: str, vp: int, cards: int) -> None:
    for taken, left in ((world, GENES), (GENES, world)):
        game = consuming(world, GENES, goods=[world, GENES])
        pick(game, 0, taken)
        assert (game.over, gained(game), goods_of(game)) == (True, (vp, cards), [left])
    assert gained(consuming(world, GENES, goods=[])) == (0, 0)


@cite.card("race:new-vinland")
@rule("race:consume.order.4")
def test_new_vinland_gets_nothing_once_free_trade_association_has_taken_all_three() -> None:
    novelty = ["new-vinland", "gem-world", "artist-colony"]
    game = consuming(*novelty, "free-trade-association", goods=novelty)
    pick(game, 0, "power free-trade-association 0")
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 3), [])


@cite.card("race:new-vinland")
@rule("race:consume.order.5")
def test_new_vinland_first_leaves_two_goods_to_free_trade_association() -> None:
    novelty = ["new-vinland", "gem-world", "artist-colony"]
    game = consuming(*novelty, "free-trade-association", goods=novelty)
    pick(game, 0, "power new-vinland 0")
    pick(game, 0, "gem-world")
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 2 + 2), [])


@cite.card("race:secluded-world")
@rule("race:consume.4", "race:consume.order.1")
def test_secluded_world_and_new_vinland_compete_for_one_good() -> None:
    for power, cards in (("power secluded-world 0", 1), ("power new-vinland 0", 2)):
        game = consuming("secluded-world", "new-vinland", GENES, goods=[GENES])
        pick(game, 0, power)
        assert (game.over, gained(game), goods_of(game)) == (True, (0, cards), [])


@cite.card("race:prosperous-world")
def test_prosperous_world_may_take_the_good_that_consumer_markets_cannot() -> None:
    worlds = ["prosperous-world", "gem-world", GENES]
    game = consuming(*worlds, "consumer-markets", goods=worlds)
    pick(game, 0, "power consumer-markets 0")
    assert (game.over, gained(game), goods_of(game)) == (True, (2 + 1, 0), [])
    game = consuming(*worlds, "consumer-markets", goods=worlds)
    pick(game, 0, "power prosperous-world 0")
    pick(game, 0, "gem-world")
    assert (game.over, gained(game), goods_of(game)) == (True, (1 + 1, 0), [GENES])


@cite.card("race:new-earth")
def test_new_earth_and_terraforming_robots_compete_for_the_rare_good() -> None:
    worlds = ["new-earth", "gem-world"]
    for taken, vp, left in (("gem-world", 2, []), ("new-earth", 1, ["gem-world"])):
        game = consuming(*worlds, "terraforming-robots", goods=worlds)
        pick(game, 0, "power new-earth 0")
        pick(game, 0, taken)
        assert (game.over, gained(game), goods_of(game)) == (True, (vp, vp), left)


@cite.card("race:new-earth")
def test_new_earth_costs_less_with_mining_robots_and_replicant_robots() -> None:
    assert price("mining-robots", world="new-earth") == 5 - 1
    assert price("mining-robots", "replicant-robots", world="new-earth") == 5 - 1 - 2


# -- Plague World ------------------------------------------------------------------------------------------------------


@cite.card("race:plague-world")
@rule("race:power.consume.specific-kind.1")
def test_plague_world_takes_one_genes_good_for_a_vp_and_a_card() -> None:
    game = consuming("plague-world", GENES, goods=["plague-world", GENES], top=["drop-ships"])
    assert offered(game, 0) == ["plague-world", GENES]
    pick(game, 0, GENES)
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 1, ["drop-ships"])
    assert goods_of(game) == ["plague-world"]
    game = consuming("plague-world", goods=["plague-world"], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 1), [])


@cite.card("race:plague-world")
@rule("race:power.consume.specific-kind.1")
def test_plague_world_takes_no_good_of_another_kind() -> None:
    others = [NOVELTY, RARE, ALIEN]
    game = consuming("plague-world", *others, goods=others)
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 0), others)


@cite.card("race:plague-world")
def test_plague_world_and_research_labs_need_a_genes_good_each() -> None:
    for power, cards in (("power plague-world 0", 1), ("power research-labs 1", 0)):
        game = consuming("plague-world", "research-labs", ALIEN, goods=["plague-world", ALIEN])
        pick(game, 0, power)
        assert (game.over, gained(game), goods_of(game)) == (True, (1, cards), [ALIEN])
    game = consuming("plague-world", "research-labs", GENES, goods=["plague-world", GENES])
    pick(game, 0, "power plague-world 0")
    pick(game, 0, GENES)
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 1), [])


# -- worlds with a Trade power: Spice World, Distant World, Bio-Hazard Mining World, Space Port ------------------------

# Cards for a good of Novelty, Rare elements, Genes, Alien technology.
TRADERS = [
    ("spice-world", [2 + 2, 3, 4, 5]),
    ("distant-world", [2 + 3, 3, 4, 5]),
    ("bio-hazard-mining-world", [2, 3, 4 + 2, 5]),
    ("space-port", [2, 3 + 2, 4, 5]),
]


@cite.each_card("world")
@rule("race:power.trade.specific-kind.1")
@pytest.mark.parametrize(("world", "cards"), TRADERS)
def test_it_sells_one_kind_of_good_for_more(world: str, cards: list[int]) -> None:
    assert [sold_for(world, good=good) for good in KINDS] == cards


@rule("race:consume.trade.3")
@pytest.mark.parametrize("world", [row[0] for row in TRADERS])
def test_its_trade_power_sells_nothing_without_the_trade_bonus(world: str) -> None:
    game = consuming(world, *KINDS, goods=[world, *KINDS])
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 0), [world, *KINDS])


@rule("race:consume.trade.4", "race:powers.2")
def test_trade_powers_add_up() -> None:
    assert sold_for("spice-world", "distant-world", good="gem-world") == 2 + 2 + 3
    assert sold_for("spice-world", "distant-world", "bio-hazard-mining-world", good=GENES) == 4 + 2
    assert sold_for("distant-world", good="pirate-world") == 2 + 3 + 3
    assert sold_for("bio-hazard-mining-world", "genetics-lab", good="distant-world") == 4 + 2 + 1
    assert sold_for("space-port", "mining-conglomerate", good="bio-hazard-mining-world") == 3 + 2 + 1


@cite.card("race:distant-world")
def test_distant_world_counts_a_genes_good_of_its_own_for_pan_galactic_league() -> None:
    game = producing("distant-world", "pan-galactic-league")
    assert (goods_of(game), len(in_hand(game))) == (["distant-world"], 1)
    assert game.scores()[0] == 1 + 2 + (2 + 1)  # New Sparta, printed; a Genes world and a military one


# -- worlds that draw when they produce: Gem World, Comet Zone, Mining World, Lost Species Ark World -------------------


@cite.card("race:gem-world")
def test_gem_world_and_consumer_markets_both_draw_for_its_good() -> None:
    game = producing("gem-world", "consumer-markets", "artist-colony")
    assert len(in_hand(game)) == 1 + (1 + 1)
    game = producing("gem-world", "consumer-markets", "artist-colony", goods=["gem-world"])
    assert len(in_hand(game)) == 1


@cite.card("race:comet-zone")
def test_comet_zone_draws_before_mining_conglomerate_rewards_the_most() -> None:
    game = producing("comet-zone", "mining-conglomerate", top=["rebel-base", "gem-world", "drop-ships", "drop-ships"])
    assert in_hand(game) == ["gem-world", "drop-ships", "drop-ships"]


@cite.card("race:mining-world")
def test_mining_world_and_comet_zone_feed_mining_league() -> None:
    game = consuming("mining-world", "comet-zone", "mining-league", goods=["mining-world", "comet-zone"])
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 0), [])
    game = consuming("mining-world", "comet-zone", "mining-league", goods=["mining-world"])
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 0), ["mining-world"])
    assert game.scores()[0] == 1 + (2 + 2) + (2 + 2)


@cite.card("race:lost-species-ark-world")
def test_lost_species_ark_world_draws_two_besides_pan_galactic_league() -> None:
    game = producing("lost-species-ark-world", "pan-galactic-league")
    assert len(in_hand(game)) == 2 + 1
    game = producing("lost-species-ark-world", "pan-galactic-league", goods=["lost-species-ark-world"])
    assert len(in_hand(game)) == 1  # the League counts worlds, not goods


@rule("race:powers.6")
def test_a_world_settled_in_this_round_produces_in_this_round() -> None:
    game = race(["old-earth"], RIVAL, hands=[["gem-world", "export-duties", "public-works"], []])
    game.begin(Round())
    pick(game, 0, "settle")
    pick(game, 1, "produce")
    pick(game, 0, "gem-world")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["gem-world"], 1 + 1)  # Settle bonus, Gem World


# -- Artist Colony, Alien Robotic Factory, Imperium Armaments World ----------------------------------------------------


@cite.card("race:artist-colony")
@rule("race:six-dev.galactic-renaissance")
def test_artist_colony_is_worth_three_to_galactic_renaissance() -> None:
    alone = race(["old-earth", "galactic-renaissance"], RIVAL).scores()[0]
    assert race(["old-earth", "galactic-renaissance", "artist-colony"], RIVAL).scores()[0] - alone == 1 + 3


@cite.card("race:alien-robotic-factory")
@rule("race:power.settle.specific-cost-military.1")
def test_alien_robotic_factory_gets_cheaper_by_the_rosetta_stone_and_the_institute() -> None:
    assert price("alien-rosetta-stone-world", world="alien-robotic-factory") == 6 - 2
    assert price("alien-rosetta-stone-world", "alien-tech-institute", world="alien-robotic-factory") == 6 - 2 - 2


@cite.card("race:alien-robotic-factory")
@rule("race:power.settle.reduce-to-zero.2")
def test_alien_robotic_factory_is_out_of_reach_of_the_colony_ship() -> None:
    assert settling("colony-ship", hand=["alien-robotic-factory", *MONEY[:5]]).over
    game = settling("colony-ship", hand=["alien-robotic-factory", *MONEY])
    pick(game, 0, "alien-robotic-factory")
    assert (game.over, in_hand(game)) == (True, [])
    assert "colony-ship" in keys(game.players[0].tableau)


@cite.card("race:alien-robotic-factory")
def test_alien_robotic_factory_draws_for_research_labs_and_counts_three_for_the_institute() -> None:
    game = producing("alien-robotic-factory", "research-labs")
    assert len(in_hand(game)) == 1
    game = race(["old-earth", "alien-tech-institute", "alien-robotic-factory"], RIVAL)
    assert game.scores()[0] == 2 + 5 + (3 + 2)  # printed; the Factory and the Institute itself


@cite.card("race:imperium-armaments-world")
@rule("race:power.settle.military.1")
def test_imperium_armaments_world_conquers_a_defense_of_one() -> None:
    game = settling("imperium-armaments-world", hand=["outlaw-world", "rebel-miners", *MONEY])
    assert offered(game, 0) == ["none", "outlaw-world"]
    pick(game, 0, "outlaw-world")
    assert (game.over, in_hand(game)) == (True, ["rebel-miners", *MONEY])


@cite.card("race:imperium-armaments-world")
@rule("race:powers.2", "race:six-dev.new-galactic-order")
def test_imperium_armaments_world_adds_to_space_marines_and_new_galactic_order() -> None:
    game = settling("imperium-armaments-world", "space-marines", hand=["pirate-world", "malevolent-lifeforms"])
    assert offered(game, 0) == ["none", "pirate-world"]
    game = race(["old-earth", "new-galactic-order", "imperium-armaments-world"], RIVAL)
    assert game.scores()[0] == 2 + 2 + (2 + 1)
