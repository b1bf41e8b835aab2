"""The worlds without a good of their own that are paid for: what each does, and how it goes with another card."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.race.cards import CARDS, numbers_of
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, gained, goods_of, in_hand, keys, offered, pick, race, to_pay

# Payment: developments, so that the world is the only thing to settle.
MONEY = ["export-duties", "export-duties", "public-works", "public-works", "deficit-spending", "deficit-spending"]
# A windfall world of each kind with nothing but its good, and what that good is sold for.
NOVELTY, RARE, GENES, ALIEN = "refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
KINDS = [NOVELTY, RARE, GENES, ALIEN]
PRICES = [(NOVELTY, 2), (RARE, 3), (GENES, 4), (ALIEN, 5)]
RIVAL = ["alpha-centauri"]


def settling(*tableau: str, hand: list[str]) -> Race:
    """With Old Earth, which has no Settle power."""
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []]), "settle")


def consuming(
    *tableau: str,
    goods: list[str],
    action: str = "produce",
    hand: list[str] | None = None,
    top: list[str] | None = None,
) -> Race:
    actions, hands = [[action], ["produce"]], [hand or [], []]
    game = race(["new-sparta", *tableau], RIVAL, hands=hands, goods=[goods, []], actions=actions, top=top)
    return begin(game, "consume")


def producing(*tableau: str, goods: list[str] | None = None, action: str = "settle") -> Race:
    actions = [[action], ["settle"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], actions=actions), "produce")


def price(*tableau: str, world: str) -> int:
    """What the world costs an owner of these cards, who has more than enough to pay with."""
    game = settling(*tableau, hand=[world, *MONEY, "genetics-lab"])
    pick(game, 0, world)
    return to_pay(game)


def sold_for(*tableau: str, good: str) -> int:
    game = consuming(*tableau, good, goods=[good], action="consume-trade")
    assert (goods_of(game), len(in_hand(game))) == ([], events(game, "sold")[0].values[2])
    return len(in_hand(game))


def worth(*tableau: str) -> int:
    """The score of these cards together with Old Earth, less the 2 VP of Old Earth."""
    return race(["old-earth", *tableau], RIVAL).scores()[0] - 2


# -- printed values ----------------------------------------------------------------------------------------------------

PRINTED = [
    ("galactic-engineers", "Galactic Engineers", 2, 1),
    ("black-market-trading-world", "Black Market Trading World", 3, 2),
    ("merchant-world", "Merchant World", 4, 2),
    ("tourist-world", "Tourist World", 4, 2),
    ("galactic-trendsetters", "Galactic Trendsetters", 5, 3),
    ("alien-rosetta-stone-world", "Alien Rosetta Stone World", 3, 3),
    ("terraformed-world", "Terraformed World", 5, 5),
    ("pilgrimage-world", "Pilgrimage World", 0, 2),
    ("gambling-world", "Gambling World", 1, 1),
    ("expanding-colony", "Expanding Colony", 1, 1),
]


@rule("race:settle.4", "race:settle.7")
@pytest.mark.parametrize(("world", "title", "cost", "vp"), PRINTED)
def test_cost_and_vp_as_printed(world: str, title: str, cost: int, vp: int) -> None:
    printed = CARDS[card(world)]
    assert (printed.name, len(numbers_of(world)), printed.preset) == (title, 1, 0)
    game = settling(hand=[world, *MONEY, "genetics-lab"])
    before = game.scores()[0]
    pick(game, 0, world)
    if cost:
        assert to_pay(game) == cost
        pick(game, 0, *MONEY[:cost])
    assert (game.over, in_hand(game)) == (True, [*MONEY[cost:], "genetics-lab"])
    assert keys(game.players[0].tableau) == ["old-earth", world]
    assert game.players[0].goods == {}
    assert game.scores()[0] - before == vp


@rule("race:settle.4")
@pytest.mark.parametrize(("world", "cost"), [(row[0], row[2]) for row in PRINTED if row[2]])
def test_one_card_short_of_the_cost(world: str, cost: int) -> None:
    game = settling(hand=[world, *MONEY[: cost - 1]])
    assert (game.over, in_hand(game)) == (True, [world, *MONEY[: cost - 1]])
    assert offered(settling(hand=[world, *MONEY[:cost]]), 0) == ["none", world]


@pytest.mark.parametrize("world", [row[0] for row in PRINTED])
def test_it_never_holds_a_good(world: str) -> None:
    game = producing(world, action="produce")
    assert (game.over, goods_of(game), in_hand(game)) == (True, [], [])


# -- Galactic Trendsetters, Terraformed World, Gambling World, Expanding Colony: one good of any kind for VP -----------

CONSUMERS = [("galactic-trendsetters", 2), ("terraformed-world", 1), ("expanding-colony", 1)]


@cite.each_card("world")
@rule("race:power.consume.any-one.1", "race:consume.double.1")
@pytest.mark.parametrize("good", KINDS)
@pytest.mark.parametrize(("world", "vp"), CONSUMERS)
def test_it_turns_one_good_of_any_kind_into_vp(world: str, vp: int, good: str) -> None:
    game = consuming(world, good, goods=[good])
    assert (game.over, gained(game), goods_of(game)) == (True, (vp, 0), [])
    game = consuming(world, good, goods=[good], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2 * vp, 0), [])


@cite.each_card("world")
@rule("race:consume.order.2")
@pytest.mark.parametrize(("world", "vp"), CONSUMERS)
def test_it_takes_one_good_only(world: str, vp: int) -> None:
    game = consuming(world, RARE, GENES, goods=[RARE, GENES])
    pick(game, 0, GENES)
    assert (game.over, gained(game), goods_of(game)) == (True, (vp, 0), [RARE])
    assert gained(consuming(world, RARE, GENES, goods=[])) == (0, 0)


@cite.card("race:galactic-trendsetters")
@rule("race:six-dev.galactic-renaissance")
def test_galactic_trendsetters_are_worth_three_to_galactic_renaissance() -> None:
    assert worth("galactic-renaissance", "galactic-trendsetters") == 3 + 3
    game = consuming("galactic-renaissance", "galactic-trendsetters", GENES, goods=[GENES], action="consume-x2")
    assert game.scores()[0] == 1 + 3 + 1 + 3 + 4 + 1  # New Sparta, printed twice; three more; 4 chips, 1 for 3 of them


@cite.card("race:terraformed-world")
@rule("race:power.settle.reduce-to-zero.1", "race:six-dev.new-economy")
def test_terraformed_world_by_colony_ship_counts_for_new_economy() -> None:
    game = settling("colony-ship", "new-economy", hand=["terraformed-world", *MONEY[:4]])
    pick(game, 0, "terraformed-world")
    assert (game.over, in_hand(game)) == (True, MONEY[:4])
    assert worth("new-economy", "terraformed-world") == 5 + 1 + 2 + 1  # and itself, and Old Earth


# -- Galactic Engineers ------------------------------------------------------------------------------------------------


@cite.card("race:galactic-engineers")
@rule("race:power.trade.any-good.1")
def test_galactic_engineers_sell_any_good_for_one_card_more() -> None:
    assert [sold_for("galactic-engineers", good=good) for good in KINDS] == [2 + 1, 3 + 1, 4 + 1, 5 + 1]


@cite.card("race:galactic-engineers")
@rule("race:power.produce.windfall.1")
@pytest.mark.parametrize("world", KINDS)
def test_galactic_engineers_produce_on_a_windfall_world_of_any_kind(world: str) -> None:
    game = producing("galactic-engineers", world)
    assert (game.over, goods_of(game)) == (True, [world])


@cite.card("race:galactic-engineers")
@rule("race:power.produce.windfall.1")
def test_galactic_engineers_choose_one_of_the_empty_windfall_worlds() -> None:
    game = producing("galactic-engineers", *KINDS, "gem-world", goods=[GENES, "gem-world"])
    empty = [NOVELTY, RARE, ALIEN]
    assert offered(game, 0) == [f"produce {world} galactic-engineers" for world in empty]
    pick(game, 0, f"produce {ALIEN} galactic-engineers")
    assert (game.over, goods_of(game)) == (True, [GENES, "gem-world", ALIEN])


@cite.card("race:galactic-engineers")
@rule("race:produce.5", "race:powers.2")
def test_galactic_engineers_and_the_bonus_fill_two_worlds() -> None:
    game = producing("galactic-engineers", *KINDS, action="produce")
    pick(game, 0, f"produce {GENES} galactic-engineers")
    pick(game, 0, f"produce {ALIEN} -1")
    assert (game.over, goods_of(game)) == (True, [GENES, ALIEN])


@cite.card("race:galactic-engineers")
@rule("race:power.produce.draw-on-windfall.1")
def test_galactic_engineers_make_runaway_robots_draw_a_card() -> None:
    game = producing("galactic-engineers", "runaway-robots")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["runaway-robots"], 1)


@cite.card("race:galactic-engineers")
def test_galactic_engineers_leave_the_rare_world_to_mining_robots() -> None:
    game = producing("galactic-engineers", "mining-robots", RARE, GENES)
    choices = [
        "asteroid-belt galactic-engineers",
        "pre-sentient-race galactic-engineers",
        "asteroid-belt mining-robots",
    ]
    assert offered(game, 0) == [f"produce {choice}" for choice in choices]
    pick(game, 0, "produce pre-sentient-race galactic-engineers")
    assert (game.over, goods_of(game)) == (True, [GENES, RARE])


# -- Black Market Trading World ----------------------------------------------------------------------------------------


@cite.card("race:black-market-trading-world")
@rule("race:power.consume.trade-price.1")
@pytest.mark.parametrize(("good", "cards"), PRICES)
def test_black_market_sells_a_good_at_its_price_for_everybody(good: str, cards: int) -> None:
    for action in ("produce", "consume-x2"):
        game = consuming("black-market-trading-world", good, goods=[good], action=action)
        assert (game.over, gained(game), goods_of(game)) == (True, (0, cards), [])


@rule("race:power.consume.trade-price.1")
def test_black_market_takes_one_good_of_the_owners_choice() -> None:
    game = consuming("black-market-trading-world", *KINDS, goods=KINDS)
    assert (asked(game, 0).least, asked(game, 0).most, offered(game, 0)) == (1, 1, KINDS)
    pick(game, 0, GENES)
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 4), [NOVELTY, RARE, ALIEN])


@rule("race:power.consume.trade-price.1")
def test_black_market_uses_no_trade_powers() -> None:
    traders = ["black-market-trading-world", "galactic-engineers", "spice-world", "export-duties"]
    game = consuming(*traders, "pirate-world", goods=["pirate-world"])
    assert (game.over, gained(game)) == (True, (0, 2))


@rule("race:consume.trade.1")
def test_black_market_sells_what_the_trade_bonus_has_left() -> None:
    traders = ["black-market-trading-world", "galactic-engineers"]
    game = consuming(*traders, RARE, GENES, goods=[RARE, GENES], action="consume-trade")
    pick(game, 0, GENES)
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 4 + 1 + 3), [])
    game = consuming(*traders, GENES, goods=[GENES], action="consume-trade")
    assert (game.over, gained(game), len(events(game, "uses"))) == (True, (0, 4 + 1), 0)


def test_black_market_is_a_consume_power_to_new_economy_and_no_trade_power_to_trade_league() -> None:
    assert worth("new-economy", "black-market-trading-world") == 2 + (2 + 1 + 1)
    assert worth("trade-league", "black-market-trading-world") == 2 + (2 + 1)  # itself and Old Earth


# -- Merchant World ----------------------------------------------------------------------------------------------------


@cite.card("race:merchant-world")
@rule("race:power.trade.any-good.1")
def test_merchant_world_sells_any_good_for_two_cards_more() -> None:
    for good, cards in PRICES:
        game = consuming("merchant-world", good, goods=[good], action="consume-trade")
        assert len(in_hand(game)) == cards + 2
        assert offered(game, 0) == ["power merchant-world 1", "pass"]  # the cards just drawn can go for VP


@cite.card("race:merchant-world")
@rule("race:power.consume.discard-cards.1", "race:power.consume.discard-cards.3", "race:consume.double.2")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_merchant_world_takes_up_to_two_cards_for_a_vp_each_never_doubled(number: int) -> None:
    hand = ["gem-world", "drop-ships", "old-earth"]
    game = consuming("merchant-world", goods=[], hand=hand, action="consume-x2")
    pick(game, 0, "power merchant-world 1")
    assert (asked(game, 0).least, asked(game, 0).most, offered(game, 0)) == (0, 2, hand)
    with pytest.raises(Refused):
        game.answer(Choice(0, (0, 1, 2)))
    pick(game, 0, *hand[:number])
    assert (game.over, gained(game), keys(game.discard)) == (True, (number, 3 - number), hand[:number])


@cite.card("race:merchant-world")
@rule("race:power.consume.discard-cards.1")
def test_merchant_world_may_be_left_alone_and_needs_a_hand() -> None:
    game = consuming("merchant-world", goods=[], hand=["gem-world"])
    pick(game, 0, "pass")
    assert (game.over, gained(game)) == (True, (0, 1))
    game = consuming("merchant-world", goods=[], hand=["gem-world"])
    pick(game, 0, "power merchant-world 1")
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 1)
    assert consuming("merchant-world", goods=[]).over


@cite.card("race:merchant-world")
def test_merchant_world_and_deficit_spending_take_four_cards() -> None:
    game = consuming("merchant-world", "deficit-spending", goods=[], hand=MONEY[:5])
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "export-duties", "export-duties")
    assert offered(game, 0) == ["power merchant-world 1", "pass"]
    pick(game, 0, "power merchant-world 1")
    pick(game, 0, "public-works", "public-works")
    assert (game.over, gained(game), in_hand(game)) == (True, (4, 1), ["deficit-spending"])


@cite.card("race:merchant-world")
@rule("race:powers.8", "race:consume.6")
def test_merchant_world_is_no_way_around_a_power_that_must_be_used() -> None:
    game = consuming("merchant-world", "new-vinland", GENES, goods=[GENES], hand=["gem-world"])
    assert offered(game, 0) == ["power merchant-world 1", "power new-vinland 0"]
    pick(game, 0, "power new-vinland 0")
    assert offered(game, 0) == ["power merchant-world 1", "pass"]


# -- Tourist World -----------------------------------------------------------------------------------------------------


@cite.card("race:tourist-world")
@rule("race:power.consume.fixed-number.1")
@pytest.mark.parametrize("pair", [[RARE, GENES], ["gem-world", "spice-world"], [NOVELTY, ALIEN]])
def test_tourist_world_takes_two_goods_alike_or_not_for_three_vp(pair: list[str]) -> None:
    game = consuming("tourist-world", *pair, goods=pair)
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 0), [])
    game = consuming("tourist-world", *pair, goods=pair, action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (6, 0), [])


@cite.card("race:tourist-world")
@rule("race:power.consume.fixed-number.1")
def test_tourist_world_takes_neither_one_good_nor_four() -> None:
    game = consuming("tourist-world", GENES, goods=[GENES])
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 0), [GENES])
    game = consuming("tourist-world", *KINDS, goods=KINDS)
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    pick(game, 0, NOVELTY, RARE)
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 0), [GENES, ALIEN])


@cite.card("race:tourist-world")
@rule("race:consume.order.1")
def test_tourist_world_starves_if_galactic_trendsetters_go_first() -> None:
    for power, vp, left in (("power tourist-world 0", 3, []), ("power galactic-trendsetters 0", 2, [GENES])):
        game = consuming("tourist-world", "galactic-trendsetters", RARE, GENES, goods=[RARE, GENES])
        pick(game, 0, power)
        if left:
            pick(game, 0, RARE)
        assert (game.over, gained(game), goods_of(game)) == (True, (vp, 0), left)


# -- Alien Rosetta Stone World -----------------------------------------------------------------------------------------


@cite.card("race:alien-rosetta-stone-world")
@cite.each_card("world")
@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize(
    ("world", "cards"),
    [(ALIEN, 4 - 2), ("deserted-alien-library", 6 - 2), ("alien-robotic-factory", 6 - 2), ("gem-world", 2)],
)
def test_rosetta_stone_makes_alien_worlds_cost_two_less(world: str, cards: int) -> None:
    assert price("alien-rosetta-stone-world", world=world) == cards


@cite.card("race:alien-rosetta-stone-world")
@rule("race:power.settle.specific-cost-military.1")
def test_rosetta_stone_has_two_military_against_alien_worlds_only() -> None:
    hand = ["outlaw-world", "rebel-fuel-cache", "alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship"]
    game = settling("alien-rosetta-stone-world", hand=hand)
    assert offered(game, 0) == ["none", "alien-robot-sentry"]
    pick(game, 0, "alien-robot-sentry")
    assert (game.over, goods_of(game)) == (True, ["alien-robot-sentry"])
    game = settling("alien-rosetta-stone-world", "space-marines", hand=hand)
    assert offered(game, 0) == ["none", *hand[:4]]


@rule("race:power.produce.specific-windfall.1")
def test_rosetta_stone_produces_on_an_alien_windfall_world_only() -> None:
    game = producing("alien-rosetta-stone-world", *KINDS)
    assert (game.over, goods_of(game)) == (True, [ALIEN])
    game = producing("alien-rosetta-stone-world", *KINDS, goods=[ALIEN])
    assert (game.over, goods_of(game), game.players[0].produced) == (True, [ALIEN], [0, 0, 0, 0, 0])


@rule("race:power.settle.reduce-to-zero.3")
def test_rosetta_stone_itself_is_no_alien_world() -> None:
    assert price("alien-tech-institute", world="alien-rosetta-stone-world") == 3
    game = settling("colony-ship", hand=["alien-rosetta-stone-world", *MONEY])
    pick(game, 0, "alien-rosetta-stone-world")
    pick(game, 0, "pay colony-ship")
    assert (game.over, in_hand(game)) == (True, MONEY)


def test_rosetta_stone_and_alien_tech_institute_have_four_against_alien_worlds() -> None:
    hand = ["alien-robot-scout-ship", "lost-alien-warship"]
    game = settling("alien-rosetta-stone-world", "alien-tech-institute", hand=hand)
    assert offered(game, 0) == ["none", "alien-robot-scout-ship"]
    assert price("alien-rosetta-stone-world", "alien-tech-institute", world="deserted-alien-library") == 6 - 2 - 2
    assert worth("alien-rosetta-stone-world", "alien-tech-institute") == 3 + (2 + 2)
    assert worth("alien-rosetta-stone-world", "new-galactic-order") == 3 + 2  # its Military is specialised


# -- Pilgrimage World --------------------------------------------------------------------------------------------------


@cite.card("race:pilgrimage-world")
@rule("race:power.consume.all-goods.1", "race:power.consume.all-goods.2")
@pytest.mark.parametrize(("goods", "vp"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_pilgrimage_world_takes_all_goods_for_one_vp_less_than_their_number(goods: int, vp: int) -> None:
    game = consuming("pilgrimage-world", *KINDS, goods=KINDS[:goods])
    assert (game.over, gained(game), goods_of(game)) == (True, (vp, 0), [])
    game = consuming("pilgrimage-world", *KINDS, goods=KINDS[:goods], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2 * vp, 0), [])


@cite.card("race:pilgrimage-world")
def test_pilgrimage_world_without_goods_does_nothing() -> None:
    game = consuming("pilgrimage-world", *KINDS, goods=[])
    assert (game.over, gained(game), events(game, "uses")) == (True, (0, 0), [])


@cite.card("race:pilgrimage-world")
@rule("race:power.consume.all-goods.1", "race:consume.order.1")
def test_pilgrimage_world_after_tourist_world_or_before_it() -> None:
    game = consuming("pilgrimage-world", "tourist-world", *KINDS, goods=KINDS)
    pick(game, 0, "power tourist-world 0")
    pick(game, 0, NOVELTY, RARE)
    assert (game.over, gained(game), goods_of(game)) == (True, (3 + 1, 0), [])
    game = consuming("pilgrimage-world", "tourist-world", *KINDS, goods=KINDS)
    pick(game, 0, "power pilgrimage-world 0")
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 0), [])


@cite.card("race:pilgrimage-world")
@rule("race:settle.4")
def test_pilgrimage_world_is_placed_by_an_empty_hand() -> None:
    game = settling(hand=["pilgrimage-world"])
    pick(game, 0, "pilgrimage-world")
    assert (game.over, in_hand(game), keys(game.players[0].tableau)) == (True, [], ["old-earth", "pilgrimage-world"])


# -- Gambling World ----------------------------------------------------------------------------------------------------

WON = [("artist-colony", 1), ("outlaw-world", 1), ("rebel-miners", 2), ("mining-world", 3)]
WON += [("drop-ships", 4), ("rebel-outpost", 5), ("new-economy", 6), ("rebel-homeworld", 7)]


@cite.card("race:gambling-world")
@rule("race:power.consume.draw-if-lucky.2", "race:power.consume.any-one.1")
@pytest.mark.parametrize("good", KINDS)
def test_gambling_world_turns_one_good_of_any_kind_into_a_vp(good: str) -> None:
    game = consuming("gambling-world", good, "gem-world", goods=[good, "gem-world"], action="consume-x2")
    pick(game, 0, "power gambling-world 0")
    pick(game, 0, good)
    assert (gained(game), goods_of(game)) == ((2, 0), ["gem-world"])
    assert asked(game, 0).prompt == "name a number"  # its other power is left, and no choice


@cite.card("race:gambling-world")
@rule("race:power.consume.draw-if-lucky.1")
@pytest.mark.parametrize(("top", "number"), WON)
def test_gambling_world_wins_the_card_whose_cost_or_defense_is_named(top: str, number: int) -> None:
    for named in range(1, 8):
        game = consuming("gambling-world", goods=[], top=[top])
        assert offered(game, 0) == [f"number {each}" for each in range(1, 8)]
        pick(game, 0, f"number {named}")
        won = named == number
        assert (game.over, in_hand(game), keys(game.discard)) == (True, [top] * won, [top] * (not won))


@cite.card("race:gambling-world")
@rule("race:power.consume.draw-if-lucky.1")
def test_gambling_world_never_wins_a_card_that_costs_nothing() -> None:
    for named in range(1, 8):
        game = consuming("gambling-world", goods=[], top=["pilgrimage-world"])
        pick(game, 0, f"number {named}")
        assert (in_hand(game), keys(game.discard)) == ([], ["pilgrimage-world"])


@cite.card("race:gambling-world")
def test_gambling_world_may_win_the_card_that_merchant_world_takes() -> None:
    game = consuming("gambling-world", "merchant-world", goods=[], top=["drop-ships"])
    pick(game, 0, "number 4")
    pick(game, 0, "power merchant-world 1")
    pick(game, 0, "drop-ships")
    assert (game.over, gained(game), keys(game.discard)) == (True, (1, 0), ["drop-ships"])


# -- Expanding Colony --------------------------------------------------------------------------------------------------


@cite.card("race:expanding-colony")
@rule("race:power.produce.specific-windfall.1")
def test_expanding_colony_produces_on_a_novelty_windfall_world_only() -> None:
    game = producing("expanding-colony", *KINDS)
    assert (game.over, goods_of(game)) == (True, [NOVELTY])
    game = producing("expanding-colony", *KINDS, "galactic-resort")
    names = ["produce refugee-world expanding-colony", "produce galactic-resort expanding-colony"]
    assert offered(game, 0) == names
    game = producing("expanding-colony", RARE, GENES, ALIEN)
    assert (game.over, goods_of(game)) == (True, [])


@cite.card("race:expanding-colony")
@rule("race:powers.2", "race:six-dev.free-trade-association")
def test_expanding_colony_and_free_trade_association_fill_two_novelty_worlds() -> None:
    game = producing("expanding-colony", "free-trade-association", NOVELTY, "galactic-resort", GENES)
    pick(game, 0, "produce refugee-world expanding-colony")
    assert (game.over, goods_of(game)) == (True, [NOVELTY, "galactic-resort"])
    assert worth("expanding-colony", "free-trade-association") == 1 + 2
