"""The five start worlds: in front of their owners from the beginning, or settled from hand later on."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.setup import setup
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, goods_of, in_hand, keys, offered, pick, race, to_pay

FOR_SETTLING = ["export-duties", "deficit-spending", "deficit-spending", "genetics-lab", "genetics-lab"]
# A world of each kind with no other power than to produce.
NOVELTY, RARE, GENES, ALIEN = "artist-colony", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
PRICES = [(NOVELTY, 2), (RARE, 3), (GENES, 4), (ALIEN, 5)]


def settling(*tableau: str, hand: list[str]) -> Race:
    """Against Earth's Lost Colony, which has no Settle power."""
    return begin(race(list(tableau), ["earths-lost-colony"], hands=[hand, []]), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    game = race(list(tableau), ["new-sparta"], goods=[goods, []], actions=[[action], ["produce"]], top=top)
    return begin(game, "consume")


# -- printed values ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "title", "number"),
    [
        ("old-earth", "Old Earth", 0),
        ("epsilon-eridani", "Epsilon Eridani", 1),
        ("alpha-centauri", "Alpha Centauri", 2),
        ("new-sparta", "New Sparta", 3),
        ("earths-lost-colony", "Earth's Lost Colony", 4),
    ],
)
def test_name_and_number_as_printed(name: str, title: str, number: int) -> None:
    printed = CARDS[card(name)]
    assert (printed.name, printed.start, len(numbers_of(name))) == (title, number, 1)


@cite.each_card("world")
@rule("race:settle.4", "race:settle.7")
@pytest.mark.parametrize(
    ("world", "cost", "vp"), [("old-earth", 3, 2), ("epsilon-eridani", 2, 1), ("alpha-centauri", 2, 0)]
)
def test_a_start_world_from_hand_costs_what_is_printed(world: str, cost: int, vp: int) -> None:
    game = settling("gem-world", hand=[world, *FOR_SETTLING])
    before = game.scores()[0]
    pick(game, 0, world)
    assert to_pay(game) == cost
    pick(game, 0, *FOR_SETTLING[:cost])
    assert (game.over, in_hand(game)) == (True, FOR_SETTLING[cost:])
    assert game.scores()[0] - before == vp


@rule("race:timing.3")
@pytest.mark.parametrize(
    ("worlds", "order"),
    [
        ("epsilon-eridani,old-earth", [1, 0]),
        ("alpha-centauri,epsilon-eridani", [1, 0]),
        ("alpha-centauri,new-sparta", [0, 1]),
        ("earths-lost-colony,new-sparta", [1, 0]),
    ],
)
def test_the_lower_number_comes_first_where_order_matters(worlds: str, order: list[int]) -> None:
    game = setup({"players": 2, "start_worlds": worlds}, 3)
    for seat in (0, 1):
        pick(game, seat, *offered(game, seat)[:2])
    assert game.in_order() == order
    for seat in (0, 1):
        pick(game, seat, "explore-5")
    assert [event.actor for event in events(game, "drawn")] == order


# -- Old Earth ---------------------------------------------------------------------------------------------------------


@cite.card("race:old-earth")
@rule("race:power.trade.any-good.1")
@pytest.mark.parametrize(("world", "price"), PRICES)
def test_old_earth_sells_any_good_for_one_card_more(world: str, price: int) -> None:
    game = consuming("old-earth", world, goods=[world], action="consume-trade")
    assert (game.over, len(in_hand(game))) == (True, price + 1)


@cite.card("race:old-earth")
@rule("race:power.consume.up-to.1", "race:consume.order.3")
def test_old_earth_takes_up_to_two_goods_of_any_kind_for_a_vp_each() -> None:
    worlds = [NOVELTY, RARE, GENES]
    game = consuming("old-earth", *worlds, goods=worlds)
    assert (asked(game, 0).least, asked(game, 0).most, offered(game, 0)) == (2, 2, worlds)
    pick(game, 0, NOVELTY, GENES)
    assert (game.over, game.players[0].chips, goods_of(game), in_hand(game)) == (True, 2, [RARE], [])
    game = consuming("old-earth", ALIEN, goods=[ALIEN], action="consume-x2")
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 2, [])


@cite.card("race:old-earth")
@rule("race:consume.order.1")
def test_old_earth_and_tourist_world_in_either_order() -> None:
    worlds = [NOVELTY, RARE, GENES]
    game = consuming("old-earth", "tourist-world", *worlds, goods=worlds)
    pick(game, 0, "power tourist-world 0")
    pick(game, 0, NOVELTY, RARE)
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 3 + 1, [])
    game = consuming("old-earth", "tourist-world", *worlds, goods=worlds)
    pick(game, 0, "power old-earth 1")
    pick(game, 0, NOVELTY, RARE)
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 2, [GENES])


# -- Epsilon Eridani ---------------------------------------------------------------------------------------------------


@cite.card("race:epsilon-eridani")
@rule("race:power.settle.military.1")
def test_epsilon_eridani_conquers_a_defense_of_one() -> None:
    game = settling("epsilon-eridani", hand=["outlaw-world", "rebel-miners", *FOR_SETTLING])
    assert offered(game, 0) == ["none", "outlaw-world"]
    pick(game, 0, "outlaw-world")
    assert (game.over, in_hand(game)) == (True, ["rebel-miners", *FOR_SETTLING])


@cite.card("race:epsilon-eridani")
@rule("race:power.consume.any-one.1", "race:consume.double.1")
@pytest.mark.parametrize("world", [NOVELTY, RARE, GENES, ALIEN])
def test_epsilon_eridani_turns_one_good_into_a_vp_and_a_card(world: str) -> None:
    game = consuming("epsilon-eridani", world, goods=[world], action="consume-x2", top=["gem-world"])
    assert (game.over, game.players[0].chips, in_hand(game), goods_of(game)) == (True, 2, ["gem-world"], [])


@cite.card("race:epsilon-eridani")
def test_epsilon_eridani_takes_one_good_only() -> None:
    game = consuming("epsilon-eridani", RARE, GENES, goods=[RARE, GENES])
    pick(game, 0, GENES)
    assert (game.over, game.players[0].chips, len(in_hand(game)), goods_of(game)) == (True, 1, 1, [RARE])


@cite.card("race:epsilon-eridani")
def test_epsilon_eridani_with_contact_specialist_has_no_military_left_but_pays() -> None:
    game = settling("epsilon-eridani", "contact-specialist", hand=["rebel-miners", *FOR_SETTLING])
    pick(game, 0, "rebel-miners")
    assert to_pay(game) == 2 - 1
    game = settling("epsilon-eridani", "expedition-force", hand=["rebel-miners"])
    pick(game, 0, "rebel-miners")
    assert (game.over, len(events(game, "conquered"))) == (True, 1)


# -- Alpha Centauri ----------------------------------------------------------------------------------------------------


@cite.card("race:alpha-centauri")
@rule("race:setup.9")
def test_alpha_centauri_starts_with_a_rare_good() -> None:
    game = setup({"players": 2, "start_worlds": "alpha-centauri,new-sparta"}, 5)
    for seat in (0, 1):
        pick(game, seat, *offered(game, seat)[:2])
    assert keys(game.players[0].tableau) == ["alpha-centauri"]
    assert goods_of(game) == ["alpha-centauri"]
    assert game.players[1].goods == {}
    pick(game, 0, "consume-trade")
    pick(game, 1, "consume-trade")
    assert (goods_of(game), len(in_hand(game))) == ([], 4 + 3)


@cite.card("race:alpha-centauri")
@rule("race:settle.windfall.2")
def test_alpha_centauri_settled_from_hand_gets_its_windfall_good() -> None:
    game = settling("gem-world", hand=["alpha-centauri", "genetics-lab", "genetics-lab"])
    pick(game, 0, "alpha-centauri")
    assert (game.over, in_hand(game), goods_of(game)) == (True, [], ["alpha-centauri"])


@cite.card("race:alpha-centauri")
@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize(("world", "price"), [("comet-zone", 2), (RARE, 1), ("gem-world", 2), ("terraformed-world", 5)])
def test_alpha_centauri_makes_rare_worlds_cost_one_less(world: str, price: int) -> None:
    game = settling("alpha-centauri", hand=[world, *FOR_SETTLING, "replicant-robots"])
    pick(game, 0, world)
    assert to_pay(game) == price


@cite.card("race:alpha-centauri")
@rule("race:power.settle.specific-cost-military.1")
def test_alpha_centauri_has_one_military_against_rare_worlds_only() -> None:
    worlds = ["rebel-fuel-cache", "runaway-robots", "rebel-miners", "outlaw-world", "star-nomad-lair"]
    game = settling("alpha-centauri", hand=worlds)
    assert offered(game, 0) == ["none", "rebel-fuel-cache", "runaway-robots"]
    game = settling("alpha-centauri", "expedition-force", hand=worlds)
    assert offered(game, 0) == ["none", *worlds]


@cite.card("race:alpha-centauri")
def test_alpha_centauri_produces_by_mining_robots_and_not_by_itself() -> None:
    game = begin(race(["alpha-centauri"], ["new-sparta"]), "produce")
    assert (game.over, goods_of(game)) == (True, [])
    game = begin(race(["alpha-centauri", "mining-robots"], ["new-sparta"]), "produce")
    assert (game.over, goods_of(game)) == (True, ["alpha-centauri"])


@cite.card("race:alpha-centauri")
@rule("race:settle.pay-for-military.4")
def test_alpha_centauri_takes_one_off_a_rare_military_world_that_contact_specialist_pays_for() -> None:
    game = settling("alpha-centauri", "contact-specialist", hand=["rebel-miners", *FOR_SETTLING])
    pick(game, 0, "rebel-miners")
    assert (game.over, in_hand(game)) == (True, FOR_SETTLING)


# -- New Sparta --------------------------------------------------------------------------------------------------------


@cite.card("race:new-sparta")
@rule("race:power.settle.military.1", "race:settle.conquest.3")
def test_new_sparta_conquers_a_defense_of_two() -> None:
    game = settling("new-sparta", hand=["rebel-miners", "pirate-world", *FOR_SETTLING])
    assert offered(game, 0) == ["none", "rebel-miners"]
    pick(game, 0, "rebel-miners")
    assert (game.over, in_hand(game)) == (True, ["pirate-world", *FOR_SETTLING])


@cite.card("race:new-sparta")
@rule("race:settle.conquest.1", "race:settle.conquest.2")
def test_new_sparta_from_hand_is_a_military_world_of_defense_two() -> None:
    assert settling("epsilon-eridani", hand=["new-sparta", *FOR_SETTLING]).over
    game = settling("gem-world", "space-marines", hand=["new-sparta", *FOR_SETTLING])
    before = game.scores()[0]
    pick(game, 0, "new-sparta")
    assert (game.over, in_hand(game), game.scores()[0] - before) == (True, FOR_SETTLING, 1)


@cite.card("race:new-sparta")
def test_new_sparta_and_space_marines_have_four_and_new_galactic_order_counts_it() -> None:
    game = settling("new-sparta", "space-marines", hand=["malevolent-lifeforms", "rebel-outpost"])
    assert offered(game, 0) == ["none", "malevolent-lifeforms"]
    game = race(["new-sparta", "new-galactic-order", "galactic-imperium"], ["old-earth"])
    assert game.scores()[0] == 1 + (2 + 2) + 1  # printed; Military; a military world that is no Rebel


# -- Earth's Lost Colony -----------------------------------------------------------------------------------------------


@cite.card("race:earths-lost-colony")
@rule("race:settle.4", "race:settle.7")
def test_earths_lost_colony_from_hand_costs_two_and_brings_no_good() -> None:
    game = begin(race(["gem-world"], ["new-sparta"], hands=[["earths-lost-colony", *FOR_SETTLING], []]), "settle")
    pick(game, 0, "earths-lost-colony")
    assert to_pay(game) == 2
    pick(game, 0, "genetics-lab", "genetics-lab")
    assert (game.over, goods_of(game), game.scores()[0]) == (True, [], 1 + 1)


@cite.card("race:earths-lost-colony")
@rule("race:power.produce.good.1", "race:produce.3")
def test_earths_lost_colony_produces_one_novelty_good() -> None:
    game = begin(race(["earths-lost-colony"], ["new-sparta"]), "produce")
    assert (goods_of(game), game.players[0].produced) == (["earths-lost-colony"], [0, 1, 0, 0, 0])
    game = begin(race(["earths-lost-colony"], ["new-sparta"], goods=[["earths-lost-colony"], []]), "produce")
    assert (goods_of(game), game.players[0].produced) == (["earths-lost-colony"], [0, 0, 0, 0, 0])


@cite.card("race:earths-lost-colony")
@rule("race:consume.5", "race:power.consume.any-one.1")
def test_earths_lost_colony_turns_its_own_good_or_another_into_a_vp() -> None:
    worlds = ["earths-lost-colony", GENES]
    game = consuming(*worlds, goods=worlds)
    assert offered(game, 0) == worlds
    pick(game, 0, GENES)
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 1, ["earths-lost-colony"])
    game = consuming(*worlds, goods=["earths-lost-colony"], action="consume-x2")
    assert (game.over, game.players[0].chips, goods_of(game), in_hand(game)) == (True, 2, [], [])


@cite.card("race:earths-lost-colony")
def test_earths_lost_colony_draws_for_consumer_markets_and_scores_for_free_trade_association() -> None:
    game = begin(race(["earths-lost-colony", "consumer-markets"], ["new-sparta"]), "produce")
    assert (goods_of(game), len(in_hand(game))) == (["earths-lost-colony"], 1)
    game = race(["earths-lost-colony", "free-trade-association", "consumer-markets"], ["new-sparta"])
    assert game.scores()[0] == 1 + (2 + 2) + 3
