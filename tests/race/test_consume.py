"""IV: Consume."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.kernel.loading import load
from orrery.race.cards import CARDS
from orrery.race.rules.round import Round
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, key, keys, offered, pick, race

# A world of each kind without any Consume power.
NOVELTY_WORLD = "artist-colony"
RARE_WORLD = "asteroid-belt"
GENES_WORLD = "pre-sentient-race"
ALIEN_WORLD = "deserted-alien-outpost"
WORLDS = [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
NOVELTY_WORLDS = ["gem-world", "spice-world", "artist-colony", "space-port"]


def consume(*tableau: str, goods: list[str], hand: list[str] | None = None, action: str = "explore-5") -> Race:
    """The first player consumes with these cards; the other one, who chose Consume, has nothing to do."""
    return begin(table(*tableau, goods=goods, hand=hand, action=action), "consume")


def table(*tableau: str, goods: list[str], hand: list[str] | None = None, action: str = "explore-5") -> Race:
    return race(
        ["new-sparta", *tableau],
        ["alpha-centauri"],
        goods=[goods, []],
        hands=[hand or [], []],
        actions=[[action], ["consume-x2"]],
    )


def gained(game: Race) -> tuple[int, int]:
    """VP and cards of the first player, who began without any."""
    return game.players[0].chips, len(game.players[0].hand)


def with_goods(game: Race) -> list[str]:
    return keys(list(game.players[0].goods))


def used(game: Race) -> list[str]:
    return [key(event.values[0]) for event in events(game, "uses")]


# -- the action --------------------------------------------------------------------------------------------------------


@rule("race:consume.1")
def test_every_player_must_turn_goods_into_vp_and_cards() -> None:
    game = race(
        ["old-earth", NOVELTY_WORLD],
        ["epsilon-eridani", RARE_WORLD],
        ["earths-lost-colony", "secluded-world"],
        goods=[[NOVELTY_WORLD], [RARE_WORLD], ["secluded-world"]],
        actions=[["produce"], ["consume-x2"], ["explore-5"]],
    )
    begin(game, "consume")
    pick(game, 2, "power secluded-world 0")
    assert game.over
    assert [player.chips for player in game.players] == [1, 2, 0]
    assert [len(player.hand) for player in game.players] == [0, 1, 1]
    assert all(player.goods == {} for player in game.players)
    assert game.pool == 36 - 3


@rule("race:consume.1")
def test_the_log_of_a_consume_power() -> None:
    game = table("outlaw-world", GENES_WORLD, goods=[GENES_WORLD])
    good = game.players[0].goods[card(GENES_WORLD)]
    begin(game, "consume")
    (drawn,) = game.players[0].hand
    assert game.log == [
        Event("race:consume.6", "uses", 0, (card("outlaw-world"), 0)),
        Event("race:consume.order.3", "consumed", 0, (card(GENES_WORLD),)),
        Event("race:consume.order.3", "vp", 0, (1,)),
        Event("race:consume.order.3", "drawn", 0, (1,), (drawn,), (0,)),
    ]
    assert game.discard == [good]


def test_players_consume_one_after_the_other_from_the_lowest_start_world() -> None:
    worlds = [["earths-lost-colony", NOVELTY_WORLD], ["old-earth", RARE_WORLD], ["epsilon-eridani", GENES_WORLD]]
    goods = [[NOVELTY_WORLD], [RARE_WORLD], [GENES_WORLD]]
    game = begin(race(*worlds, goods=goods, first=1), "consume")
    assert [event.actor for event in events(game, "uses")] == [1, 2, 0]
    game = begin(race(*worlds, goods=goods, first=2), "consume")
    assert [event.actor for event in events(game, "uses")] == [2, 0, 1]


@rule("race:consume.2")
def test_a_power_may_take_several_goods() -> None:
    assert gained(consume("tourist-world", *WORLDS, goods=[GENES_WORLD])) == (0, 0)
    assert gained(consume("tourist-world", *WORLDS, goods=[GENES_WORLD, RARE_WORLD])) == (3, 0)


@rule("race:consume.2")
def test_a_power_may_take_a_certain_kind_only() -> None:
    assert gained(consume("research-labs", *WORLDS, goods=[NOVELTY_WORLD])) == (0, 0)
    assert gained(consume("research-labs", *WORLDS, goods=[GENES_WORLD])) == (1, 0)


@rule("race:consume.2")
def test_a_power_may_take_hand_cards_and_another_nothing_at_all() -> None:
    game = consume("deficit-spending", "new-economy", goods=[], hand=["gem-world"])
    assert offered(game, 0) == ["power deficit-spending 0", "power new-economy 0"]
    pick(game, 0, "power new-economy 0")
    assert len(game.players[0].hand) == 2
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world")
    assert gained(game) == (1, 1)


@rule("race:consume.3")
def test_consumed_goods_are_discarded_unseen() -> None:
    game = table("galactic-trendsetters", GENES_WORLD, goods=[GENES_WORLD])
    good = game.players[0].goods[card(GENES_WORLD)]
    begin(game, "consume")
    assert game.discard == [good]
    assert game.learned == 0
    for seat in range(2):
        assert game.log_for(seat) == [
            Event("race:consume.6", "uses", 0, (card("galactic-trendsetters"), 0)),
            Event("race:consume.order.3", "consumed", 0, (card(GENES_WORLD),)),
            Event("race:consume.order.3", "vp", 0, (2,)),
        ]
        assert game.view(seat).discard == 1


@rule("race:consume.4")
def test_a_good_feeds_one_power_only() -> None:
    game = consume("terraformed-world", "public-works", GENES_WORLD, goods=[GENES_WORLD])
    assert offered(game, 0) == ["power terraformed-world 0", "power public-works 1"]
    pick(game, 0, "power public-works 1")
    assert game.over
    assert gained(game) == (1, 0)
    assert used(game) == ["public-works"]


@rule("race:consume.5")
@pytest.mark.parametrize("world", ["prosperous-world", "artist-colony"])
def test_the_good_may_lie_on_the_world_of_the_power_or_on_another(world: str) -> None:
    both = ["prosperous-world", "artist-colony"]
    game = consume(*both, goods=both)
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("goods", "race:power.consume.any-one.1")
    assert (question.least, question.most) == (1, 1)
    assert question.things == (("card", card("prosperous-world")),)
    assert offered(game, 0) == both
    pick(game, 0, world)
    assert with_goods(game) == [each for each in both if each != world]
    assert gained(game) == (1, 0)


@rule("race:consume.6")
def test_consuming_is_compulsory() -> None:
    game = consume("terraformed-world", "new-vinland", *WORLDS, goods=WORLDS, hand=[])
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("consume", "race:consume.6")
    assert (question.least, question.most) == (1, 1)
    assert offered(game, 0) == ["power terraformed-world 0", "power new-vinland 0"]
    pick(game, 0, "power new-vinland 0")
    pick(game, 0, ALIEN_WORLD)
    # The other power is used without a question: nothing else is legal.
    assert used(game) == ["new-vinland", "terraformed-world"]
    pick(game, 0, RARE_WORLD)
    assert game.over
    assert gained(game) == (1, 2)
    assert with_goods(game) == [NOVELTY_WORLD, GENES_WORLD]


@rule("race:consume.6")
def test_nobody_may_stop_at_an_optional_power_while_goods_must_be_consumed() -> None:
    game = consume("terraformed-world", "deficit-spending", GENES_WORLD, goods=[GENES_WORLD], hand=["gem-world"])
    assert offered(game, 0) == ["power terraformed-world 0", "power deficit-spending 0"]
    pick(game, 0, "power terraformed-world 0")
    assert offered(game, 0) == ["power deficit-spending 0", "pass"]
    pick(game, 0, "pass")
    assert game.over
    assert gained(game) == (1, 1)


# -- order -------------------------------------------------------------------------------------------------------------


@rule("race:consume.order.1")
def test_an_order_that_leaves_goods_is_legal() -> None:
    goods = [NOVELTY_WORLD, GENES_WORLD]
    game = consume("terraformed-world", "research-labs", *goods, goods=goods)
    pick(game, 0, "power terraformed-world 0")
    pick(game, 0, GENES_WORLD)
    assert game.over
    assert with_goods(game) == [NOVELTY_WORLD]
    assert gained(game) == (1, 0)


@rule("race:consume.order.1")
@pytest.mark.parametrize("first", ["power terraformed-world 0", "power research-labs 1"])
def test_other_orders_are_legal_as_well(first: str) -> None:
    goods = [NOVELTY_WORLD, GENES_WORLD]
    game = consume("terraformed-world", "research-labs", *goods, goods=goods)
    pick(game, 0, first)
    if first == "power terraformed-world 0":
        pick(game, 0, NOVELTY_WORLD)
    assert game.over
    assert with_goods(game) == []
    assert gained(game) == (2, 0)


@rule("race:consume.order.2")
def test_each_power_works_once_in_a_phase_and_again_in_the_next() -> None:
    game = consume("terraformed-world", *WORLDS, goods=WORLDS)
    pick(game, 0, RARE_WORLD)
    assert game.over
    assert gained(game) == (1, 0)
    assert len(game.players[0].goods) == 3
    game.over = False
    begin(game, "consume")
    pick(game, 0, NOVELTY_WORLD)
    assert game.over
    assert gained(game) == (2, 0)


@rule("race:consume.order.2")
def test_powers_that_need_no_good_work_once_as_well() -> None:
    game = consume("new-economy", goods=[])
    assert gained(game) == (0, 1)
    assert used(game) == ["new-economy"]


@rule("race:consume.order.3")
def test_an_up_to_power_takes_all_it_can_up_to_its_limit() -> None:
    game = consume("consumer-markets", *NOVELTY_WORLDS, goods=NOVELTY_WORLDS)
    question = asked(game, 0)
    assert (question.least, question.most) == (3, 3)
    with pytest.raises(Refused):
        game.answer(Choice(0, (0, 1)))
    pick(game, 0, "gem-world", "artist-colony", "space-port")
    assert game.over
    assert with_goods(game) == ["spice-world"]
    assert gained(game) == (3, 0)
    assert [event.values for event in events(game, "consumed")] == [
        (card("gem-world"), card("artist-colony"), card("space-port"))
    ]


@rule("race:consume.order.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_reward_of_an_up_to_power_is_for_each_good(number: int) -> None:
    goods = NOVELTY_WORLDS[:number]
    game = consume("free-trade-association", *goods, goods=goods)
    assert game.over
    assert gained(game) == (number, number)
    assert used(game) == ["free-trade-association"]


@rule("race:consume.order.4")
def test_free_trade_association_once_started_takes_all_three_novelty_goods() -> None:
    goods = ["new-vinland", "gem-world", "spice-world"]
    game = consume("free-trade-association", *goods, goods=goods)
    assert offered(game, 0) == ["power free-trade-association 0", "power new-vinland 0"]
    pick(game, 0, "power free-trade-association 0")
    assert game.over
    assert gained(game) == (3, 3)
    assert used(game) == ["free-trade-association"]
    assert with_goods(game) == []


@rule("race:consume.order.5")
def test_new_vinland_first_and_free_trade_association_afterwards() -> None:
    goods = ["new-vinland", "gem-world", "spice-world"]
    game = consume("free-trade-association", *goods, goods=goods)
    pick(game, 0, "power new-vinland 0")
    pick(game, 0, "gem-world")
    assert game.over
    assert used(game) == ["new-vinland", "free-trade-association"]
    assert [event.values[0] for event in events(game, "drawn")] == [2, 2]
    assert gained(game) == (2, 4)


# -- double VP ---------------------------------------------------------------------------------------------------------


@rule("race:consume.double.1")
@pytest.mark.parametrize(
    ("power", "goods", "vp", "cards"),
    [
        ("terraformed-world", [GENES_WORLD], 1, 0),
        ("galactic-trendsetters", [GENES_WORLD], 2, 0),
        ("outlaw-world", [GENES_WORLD], 1, 1),
        ("new-vinland", [GENES_WORLD], 0, 2),
        ("tourist-world", [GENES_WORLD, RARE_WORLD], 3, 0),
        ("diversified-economy", [GENES_WORLD, RARE_WORLD, NOVELTY_WORLD], 3, 0),
        ("pilgrimage-world", WORLDS, 3, 0),
        ("black-market-trading-world", [GENES_WORLD], 0, 4),
        ("trade-league", [GENES_WORLD], 0, 5),
        ("new-economy", [], 0, 1),
    ],
)
def test_vp_of_consume_powers_are_doubled_but_not_cards(power: str, goods: list[str], vp: int, cards: int) -> None:
    game = consume(power, *goods, goods=goods)
    assert game.over
    assert gained(game) == (vp, cards)
    game = consume(power, *goods, goods=goods, action="consume-x2")
    assert game.over
    assert gained(game) == (2 * vp, cards)
    assert sum(event.values[0] for event in events(game, "vp")) == 2 * vp


@cite.card("race:consume-x2")
@rule("race:consume.double.1")
def test_only_who_chose_it_gets_double_vp() -> None:
    game = race(
        ["epsilon-eridani", NOVELTY_WORLD],
        ["old-earth", RARE_WORLD],
        goods=[[NOVELTY_WORLD], [RARE_WORLD]],
        actions=[["consume-x2"], ["produce"]],
    )
    begin(game, "consume")
    assert [player.chips for player in game.players] == [2, 1]
    assert game.pool == 24 - 3


@rule("race:consume.double.2")
@pytest.mark.parametrize("power", ["deficit-spending", "merchant-world"])
def test_vp_for_hand_cards_are_not_doubled(power: str) -> None:
    game = consume(power, goods=[], hand=["gem-world", "old-earth"], action="consume-x2")
    pick(game, 0, offered(game, 0)[0])
    pick(game, 0, "gem-world", "old-earth")
    assert gained(game) == (2, 0)


@rule("race:note.double-scope")
def test_of_all_vp_gained_in_the_phase_only_those_of_goods_are_doubled() -> None:
    goods = [GENES_WORLD]
    game = consume(
        "terraformed-world", "deficit-spending", *goods, goods=goods, hand=["gem-world"], action="consume-x2"
    )
    pick(game, 0, "power terraformed-world 0")
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world")
    assert [event.values for event in events(game, "vp")] == [(2,), (1,)]
    assert gained(game) == (3, 0)


# -- powers ------------------------------------------------------------------------------------------------------------


@rule("race:power.consume.any-one.1")
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize(
    ("power", "vp", "cards"),
    [
        ("public-works", 1, 0),
        ("terraformed-world", 1, 0),
        ("prosperous-world", 1, 0),
        ("earths-lost-colony", 1, 0),
        ("expanding-colony", 1, 0),
        ("galactic-trendsetters", 2, 0),
        ("outlaw-world", 1, 1),
        ("galactic-resort", 1, 1),
        ("new-earth", 1, 1),
        ("epsilon-eridani", 1, 1),
        ("secluded-world", 0, 1),
        ("new-vinland", 0, 2),
    ],
)
def test_any_one_good(power: str, vp: int, cards: int, world: str) -> None:
    game = consume(power, world, goods=[world])
    assert game.over
    assert gained(game) == (vp, cards)
    assert with_goods(game) == []


@rule("race:power.consume.fixed-number.1")
@pytest.mark.parametrize("pair", [(GENES_WORLD, "empath-world"), (GENES_WORLD, NOVELTY_WORLD)])
def test_two_goods_alike_or_not_give_three_vp(pair: tuple[str, str]) -> None:
    game = consume("tourist-world", *pair, goods=[*pair])
    assert game.over
    assert gained(game) == (3, 0)
    assert with_goods(game) == []


@rule("race:power.consume.fixed-number.1")
def test_exactly_two_goods_and_never_one() -> None:
    game = consume("tourist-world", *WORLDS, goods=WORLDS)
    question = asked(game, 0)
    assert (question.least, question.most) == (2, 2)
    pick(game, 0, ALIEN_WORLD, NOVELTY_WORLD)
    assert game.over
    assert with_goods(game) == [RARE_WORLD, GENES_WORLD]
    assert gained(game) == (3, 0)
    game = consume("tourist-world", RARE_WORLD, goods=[RARE_WORLD])
    assert game.over
    assert with_goods(game) == [RARE_WORLD]


@rule("race:power.consume.fixed-number.2")
def test_three_goods_of_three_kinds_give_three_vp() -> None:
    game = consume("diversified-economy", *WORLDS, goods=WORLDS)
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("good", "race:power.consume.fixed-number.2")
    assert question.things == (("card", card("diversified-economy")),)
    assert offered(game, 0) == WORLDS
    pick(game, 0, ALIEN_WORLD)
    assert offered(game, 0) == [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD]
    pick(game, 0, NOVELTY_WORLD)
    assert len(game.players[0].goods) == 4  # nothing is discarded before the set is complete
    pick(game, 0, GENES_WORLD)
    assert game.over
    assert with_goods(game) == [RARE_WORLD]
    assert gained(game) == (3, 0)
    assert events(game, "consumed") == [
        Event(
            "race:power.consume.fixed-number.2",
            "consumed",
            0,
            (card(ALIEN_WORLD), card(NOVELTY_WORLD), card(GENES_WORLD)),
        )
    ]
    assert events(game, "vp") == [Event("race:power.consume.fixed-number.2", "vp", 0, (3,))]


@rule("race:power.consume.fixed-number.2")
def test_the_three_kinds_must_differ() -> None:
    two_kinds = ["gem-world", "spice-world", RARE_WORLD]
    game = consume("diversified-economy", *two_kinds, goods=two_kinds)
    assert game.over
    assert len(game.players[0].goods) == 3
    assert gained(game) == (0, 0)


@rule("race:power.consume.fixed-number.2")
def test_with_two_goods_of_a_kind_the_player_chooses_between_them() -> None:
    goods = [RARE_WORLD, "gem-world", "spice-world", GENES_WORLD]
    game = consume("diversified-economy", *goods, goods=goods)
    # Rare elements and Genes are needed anyway; only the Novelty good is a choice.
    assert offered(game, 0) == ["gem-world", "spice-world"]
    pick(game, 0, "spice-world")
    assert game.over
    assert with_goods(game) == ["gem-world"]
    assert gained(game) == (3, 0)


@rule("race:power.consume.fixed-number.2")
def test_a_kind_that_was_chosen_is_not_offered_again() -> None:
    goods = ["gem-world", "spice-world", RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
    game = consume("diversified-economy", *goods, goods=goods)
    assert offered(game, 0) == goods
    pick(game, 0, "spice-world")
    assert offered(game, 0) == [RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
    pick(game, 0, GENES_WORLD)
    assert offered(game, 0) == [RARE_WORLD, ALIEN_WORLD]


@rule("race:power.consume.specific-kind.1")
@pytest.mark.parametrize(
    ("power", "goods", "vp", "cards"),
    [
        ("mining-league", [RARE_WORLD, "radioactive-world"], 3, 0),
        ("research-labs", [GENES_WORLD], 1, 0),
        ("plague-world", [GENES_WORLD], 1, 1),
        ("new-survivalists", [NOVELTY_WORLD], 0, 1),
        ("terraforming-robots", [RARE_WORLD], 1, 1),
        ("mining-conglomerate", [RARE_WORLD, "radioactive-world"], 2, 0),
        ("consumer-markets", ["gem-world", "spice-world", "space-port"], 3, 0),
        ("free-trade-association", ["gem-world", "spice-world", "space-port"], 3, 3),
    ],
)
def test_goods_of_a_kind(power: str, goods: list[str], vp: int, cards: int) -> None:
    game = consume(power, *goods, goods=goods)
    assert game.over
    assert gained(game) == (vp, cards)
    assert with_goods(game) == []
    kind = CARDS[card(goods[0])].kind
    others = [world for world in WORLDS if CARDS[card(world)].kind != kind]
    game = consume(power, *others, goods=others)
    assert game.over
    assert gained(game) == (0, 0)
    assert with_goods(game) == others


@rule("race:power.consume.specific-kind.1")
def test_mining_league_needs_two_rare_elements() -> None:
    game = consume("mining-league", RARE_WORLD, GENES_WORLD, goods=[RARE_WORLD, GENES_WORLD])
    assert game.over
    assert with_goods(game) == [RARE_WORLD, GENES_WORLD]


@rule("race:power.consume.up-to.2")
@pytest.mark.parametrize("power", ["old-earth", "consumer-markets"])
def test_of_two_goods_left_an_up_to_power_takes_both(power: str) -> None:
    game = consume(power, "gem-world", "spice-world", goods=["gem-world", "spice-world"])
    assert game.over
    assert gained(game) == (2, 0)
    assert with_goods(game) == []


@rule("race:power.consume.all-goods.2")
def test_pilgrimage_world_takes_three_goods_for_two_vp() -> None:
    goods = [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD]
    game = consume("pilgrimage-world", *goods, goods=goods)
    assert game.over
    assert gained(game) == (2, 0)
    assert with_goods(game) == []
    assert events(game, "consumed") == [Event("race:consume.6", "consumed", 0, tuple([card(world) for world in goods]))]
    assert events(game, "vp") == [Event("race:consume.6", "vp", 0, (2,))]


@rule("race:power.consume.all-goods.1")
def test_pilgrimage_world_before_or_after_other_powers() -> None:
    goods = [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD]
    game = consume("pilgrimage-world", "galactic-trendsetters", *goods, goods=goods)
    pick(game, 0, "power galactic-trendsetters 0")
    pick(game, 0, RARE_WORLD)
    assert gained(game) == (2 + 1, 0)
    game = consume("pilgrimage-world", "galactic-trendsetters", *goods, goods=goods)
    pick(game, 0, "power pilgrimage-world 0")
    assert game.over
    assert gained(game) == (2, 0)
    assert used(game) == ["pilgrimage-world"]


@rule("race:power.consume.all-goods.1")
def test_pilgrimage_world_must_take_a_single_good_for_nothing() -> None:
    game = consume("pilgrimage-world", GENES_WORLD, goods=[GENES_WORLD])
    assert game.over
    assert with_goods(game) == []
    assert gained(game) == (0, 0)
    assert not events(game, "vp")


@rule("race:power.consume.draw.1")
def test_new_economy_draws_a_card_and_nothing_is_discarded() -> None:
    game = table("new-economy", GENES_WORLD, goods=[GENES_WORLD])
    top = game.deck[-1]
    begin(game, "consume")
    assert game.over
    assert game.players[0].hand == [top]
    assert (with_goods(game), game.discard) == ([GENES_WORLD], [])
    assert game.log == [
        Event("race:consume.6", "uses", 0, (card("new-economy"), 0)),
        Event("race:consume.6", "drawn", 0, (1,), (top,), (0,)),
    ]


def gamble(top: str, number: int) -> Race:
    game = race(["new-sparta", "gambling-world"], ["alpha-centauri"], top=[top])
    begin(game, "consume")
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("name a number", "race:power.consume.draw-if-lucky.1")
    assert question.things == (("card", card("gambling-world")),)
    assert offered(game, 0) == [f"number {each}" for each in range(1, 8)]
    pick(game, 0, f"number {number}")
    assert game.over
    return game


@rule("race:power.consume.draw-if-lucky.1")
@pytest.mark.parametrize(("top", "number"), [("gem-world", 2), ("rebel-homeworld", 7), ("drop-ships", 4)])
def test_the_named_cost_or_defense_wins_the_card(top: str, number: int) -> None:
    game = gamble(top, number)
    assert keys(game.players[0].hand) == [top]
    assert game.discard == []
    assert game.learned == 1
    shown = Event("race:power.consume.draw-if-lucky.1", "lucky", 0, (number, card(top)))
    assert [game.log_for(seat)[-1] for seat in range(2)] == [shown, shown]


@rule("race:power.consume.draw-if-lucky.1")
@pytest.mark.parametrize(
    ("top", "number"), [("gem-world", 1), ("gem-world", 3), ("refugee-world", 1), ("drop-ships", 2)]
)
def test_any_other_number_loses_the_card(top: str, number: int) -> None:
    game = gamble(top, number)
    assert game.players[0].hand == []
    assert keys(game.discard) == [top]
    assert game.learned == 1
    shown = Event("race:power.consume.draw-if-lucky.1", "unlucky", 0, (number, card(top)))
    assert [game.log_for(seat)[-1] for seat in range(2)] == [shown, shown]


@rule("race:power.consume.draw-if-lucky.2")
def test_gambling_world_consumes_a_good_as_well() -> None:
    game = race(
        ["new-sparta", "gambling-world", GENES_WORLD], ["alpha-centauri"], goods=[[GENES_WORLD], []], top=["gem-world"]
    )
    begin(game, "consume")
    assert offered(game, 0) == ["power gambling-world 0", "power gambling-world 1"]
    pick(game, 0, "power gambling-world 1")
    pick(game, 0, "number 2")
    assert game.over
    assert gained(game) == (1, 1)
    assert [event.values for event in events(game, "uses")] == [
        (card("gambling-world"), 1),
        (card("gambling-world"), 0),
    ]


HAND = ["gem-world", "old-earth", "drop-ships"]


@rule("race:power.consume.discard-cards.1")
@pytest.mark.parametrize("power", ["deficit-spending", "merchant-world"])
def test_up_to_two_hand_cards_for_one_vp_each(power: str) -> None:
    game = consume(power, goods=[], hand=HAND)
    pick(game, 0, offered(game, 0)[0])
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("discard for vp", "race:power.consume.discard-cards.1")
    assert (question.least, question.most, question.things) == (0, 2, (("card", card(power)),))
    assert offered(game, 0) == HAND
    with pytest.raises(Refused):
        game.answer(Choice(0, (0, 1, 2)))
    pick(game, 0, "gem-world", "drop-ships")
    assert game.over
    assert gained(game) == (2, 1)
    assert keys(game.discard) == ["gem-world", "drop-ships"]


@rule("race:power.consume.discard-cards.1")
def test_the_power_is_optional() -> None:
    game = consume("deficit-spending", goods=[], hand=HAND)
    assert offered(game, 0) == ["power deficit-spending 0", "pass"]
    pick(game, 0, "pass")
    assert game.over
    assert gained(game) == (0, 3)


@rule("race:power.consume.discard-cards.3")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_power_need_not_be_used_to_the_full(number: int) -> None:
    game = consume("deficit-spending", goods=[], hand=HAND)
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, *HAND[:number])
    assert game.over
    assert gained(game) == (number, 3 - number)
    assert len(events(game, "discarded")) == len(events(game, "vp")) == min(1, number)


def test_hand_cards_for_vp_are_discarded_in_secret() -> None:
    game = consume("deficit-spending", goods=[], hand=HAND)
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "old-earth", "drop-ships")
    cited = "race:power.consume.discard-cards.1"
    secret = (card("old-earth"), card("drop-ships"))
    assert game.log_for(0)[-2:] == [
        Event(cited, "discarded", 0, (2,), secret, (0,)),
        Event(cited, "vp", 0, (2,)),
    ]
    assert game.log_for(1)[-2:] == [Event(cited, "discarded", 0, (2,)), Event(cited, "vp", 0, (2,))]
    assert game.learned == 0


def test_with_one_card_in_hand_one_is_the_most() -> None:
    game = consume("deficit-spending", goods=[], hand=["gem-world"])
    pick(game, 0, "power deficit-spending 0")
    assert asked(game, 0).most == 1


def test_without_a_hand_there_is_nothing_to_offer() -> None:
    game = consume("deficit-spending", goods=[], hand=[])
    assert game.over
    assert used(game) == []


def test_both_bonuses_sell_first_and_double_then() -> None:
    game = race(
        ["new-sparta", "galactic-trendsetters", NOVELTY_WORLD, RARE_WORLD],
        ["alpha-centauri"],
        goods=[[NOVELTY_WORLD, RARE_WORLD], []],
        actions=[["consume-trade", "consume-x2"], ["produce"]],
        actions_each=2,
    )
    begin(game, "consume")
    pick(game, 0, RARE_WORLD)
    assert game.over
    assert gained(game) == (4, 3)


def test_a_round_asks_only_those_who_have_something_to_consume() -> None:
    game = race(["old-earth", NOVELTY_WORLD], ["new-sparta", RARE_WORLD], goods=[[NOVELTY_WORLD], [RARE_WORLD]])
    game.begin(Round())
    pick(game, 0, "consume-x2")
    pick(game, 1, "consume-x2")
    assert game.over
    assert [event.actor for event in events(game, "uses")] == [0]
    assert [list(player.goods) for player in game.players] == [[], [card(RARE_WORLD)]]


def test_the_phase_goes_on_after_loading() -> None:
    game = consume("diversified-economy", "new-vinland", *WORLDS, goods=WORLDS)
    pick(game, 0, "power diversified-economy 0")
    pick(game, 0, RARE_WORLD)
    again = load(game.save())
    assert isinstance(again, Race)
    for each in (game, again):
        pick(each, 0, GENES_WORLD)
        pick(each, 0, NOVELTY_WORLD)
    assert again.save() == game.save()
    assert gained(again) == (3, 2)
