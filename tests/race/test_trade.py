"""$: Trade, the sale that opens Consume for those who chose it, and the Consume powers that sell."""

from __future__ import annotations

import pytest

from orrery.kernel.event import Event
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.rules.round import Round
from orrery.race.state import ACTIONS, CONSUME_TRADE, PHASES, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, offered, pick, race

# A world of each kind without any Trade power.
NOVELTY_WORLD = "artist-colony"
RARE_WORLD = "asteroid-belt"
GENES_WORLD = "pre-sentient-race"
ALIEN_WORLD = "deserted-alien-outpost"
WORLDS = [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
PRICES = [(NOVELTY_WORLD, 2), (RARE_WORLD, 3), (GENES_WORLD, 4), (ALIEN_WORLD, 5)]


def sold(*tableau: str, good: str, action: str = "consume-trade") -> int:
    """Cards drawn for the good of that world, the only good in this tableau."""
    world = ["new-sparta", *[each for each in tableau if each != good], good]
    game = begin(race(world, ["alpha-centauri"], goods=[[good], []], actions=[[action], ["produce"]]), "consume")
    assert game.over
    return len(game.players[0].hand)


# -- the sale ----------------------------------------------------------------------------------------------------------


@rule("race:consume.trade.1")
def test_the_trader_must_sell_one_good_before_any_consume_power() -> None:
    game = race(
        ["old-earth", NOVELTY_WORLD, RARE_WORLD],
        ["new-sparta"],
        goods=[[NOVELTY_WORLD, RARE_WORLD], []],
        actions=[["consume-trade"], ["produce"]],
    )
    begin(game, "consume")
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("sell", "race:consume.trade.1")
    assert (question.least, question.most) == (1, 1)
    assert offered(game, 0) == [NOVELTY_WORLD, RARE_WORLD]
    pick(game, 0, RARE_WORLD)
    assert [event.kind for event in game.log or []][:3] == ["sold", "drawn", "uses"]
    assert events(game, "consumed") == [Event("race:consume.order.3", "consumed", 0, (card(NOVELTY_WORLD),))]


@rule("race:consume.trade.1")
def test_the_trader_sells_exactly_one_of_several_goods() -> None:
    game = race(["new-sparta", *WORLDS], ["old-earth"], goods=[WORLDS, []], actions=[["consume-trade"], ["produce"]])
    begin(game, "consume")
    pick(game, 0, GENES_WORLD)
    assert game.over
    assert list(game.players[0].goods) == [card(world) for world in (NOVELTY_WORLD, RARE_WORLD, ALIEN_WORLD)]
    assert len(game.players[0].hand) == 4


@rule("race:consume.trade.1")
def test_without_a_good_the_trader_sells_nothing_and_goes_on_to_the_powers() -> None:
    game = race(["new-sparta", "new-economy"], ["old-earth"], actions=[["consume-trade"], ["produce"]])
    begin(game, "consume")
    assert game.over
    assert not events(game, "sold")
    assert len(game.players[0].hand) == 1


@rule("race:consume.trade.2")
@pytest.mark.parametrize(
    ("world", "kind", "price"),
    [(NOVELTY_WORLD, NOVELTY, 2), (RARE_WORLD, RARE, 3), (GENES_WORLD, GENES, 4), (ALIEN_WORLD, ALIEN, 5)],
)
def test_sale_prices(world: str, kind: int, price: int) -> None:
    game = race(["new-sparta", world], ["old-earth"], goods=[[world], []], actions=[["consume-trade"], ["produce"]])
    good = game.players[0].goods[card(world)]
    next_cards = game.deck[::-1][:price]
    begin(game, "consume")
    assert game.players[0].hand == next_cards
    assert game.players[0].goods == {}
    assert game.discard == [good]
    assert game.log == [
        Event("race:consume.trade.1", "sold", 0, (card(world), kind, price)),
        Event("race:consume.trade.1", "drawn", 0, (price,), tuple(next_cards), (0,)),
    ]


@cite.card("race:consume-trade")
@rule("race:consume.trade.3")
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "consume-trade"])
def test_only_who_chose_trade_sells(action: str) -> None:
    game = race(
        ["new-sparta", GENES_WORLD],
        ["alpha-centauri", RARE_WORLD],
        goods=[[GENES_WORLD], [RARE_WORLD]],
        actions=[[action], ["consume-trade"]],
    )
    begin(game, "consume")
    assert [(event.actor, event.values) for event in events(game, "sold")] == [(1, (card(RARE_WORLD), RARE, 3))]
    assert list(game.players[0].goods) == [card(GENES_WORLD)]
    assert game.players[0].hand == []


@rule("race:consume.trade.4", "race:note.trade-powers-may")
def test_all_trade_powers_that_apply_are_added_and_nobody_is_asked() -> None:
    game = race(
        ["old-earth", "export-duties", "spice-world", "distant-world", "space-port", "genetics-lab", NOVELTY_WORLD],
        ["new-sparta", "merchant-world"],
        goods=[[NOVELTY_WORLD], []],
        actions=[["consume-trade"], ["produce"]],
    )
    begin(game, "consume")
    assert game.over
    # 2 for Novelty; Old Earth 1, Export Duties 1, Spice World 2, Distant World 3; not Space Port (Rare elements), not
    # Genetics Lab (Genes), not the Merchant World of the other player.
    assert events(game, "sold")[0].values == (card(NOVELTY_WORLD), NOVELTY, 9)
    assert len(game.players[0].hand) == 9


@rule("race:consume.trade.5")
def test_trade_is_no_phase_of_its_own() -> None:
    game = race(
        ["alpha-centauri", GENES_WORLD],
        ["new-sparta", "terraformed-world", RARE_WORLD],
        goods=[[GENES_WORLD], [RARE_WORLD]],
    )
    game.begin(Round())
    pick(game, 0, "consume-trade")
    pick(game, 1, "produce")
    phases = [event.values[0] for event in events(game, "phase")]
    assert [PHASES[phase][0] for phase in phases] == [CONSUME_TRADE, ACTIONS.index("produce")]
    kinds = [event.kind for event in game.log or []]
    # Within the one Consume phase the trader sells and the other consumes.
    assert kinds.index("phase") < kinds.index("sold") < kinds.index("uses") < kinds.index("good")
    assert [event.actor for event in events(game, "sold")] == [0]


@rule("race:consume.trade.5")
def test_no_trade_happens_when_consume_was_chosen_for_double_vp_only() -> None:
    game = race(["alpha-centauri", GENES_WORLD], ["new-sparta"], goods=[[GENES_WORLD], []])
    game.begin(Round())
    pick(game, 0, "consume-x2")
    pick(game, 1, "consume-x2")
    assert not events(game, "sold")
    assert list(game.players[0].goods) == [card(GENES_WORLD)]


def test_a_trader_waits_for_players_with_a_lower_start_world() -> None:
    """Sale and consumption of one player come before those of the next."""
    game = race(
        ["new-sparta", GENES_WORLD],
        ["old-earth", RARE_WORLD],
        goods=[[GENES_WORLD], [RARE_WORLD]],
        actions=[["consume-trade"], ["produce"]],
        first=1,
    )
    begin(game, "consume")
    assert [(event.kind, event.actor) for event in game.log or []] == [
        ("uses", 1),
        ("consumed", 1),
        ("vp", 1),
        ("sold", 0),
        ("drawn", 0),
    ]


def test_a_sale_shuffles_the_sold_good_into_a_pile_that_runs_out() -> None:
    """The good is discarded before the cards are drawn."""
    game = race(
        ["new-sparta", ALIEN_WORLD], ["old-earth"], goods=[[ALIEN_WORLD], []], actions=[["consume-trade"], []], deck=2
    )
    good = game.players[0].goods[card(ALIEN_WORLD)]
    begin(game, "consume")
    assert len(game.players[0].hand) == 3
    assert good in game.players[0].hand
    assert (game.deck, game.discard) == ([], [])


# -- Trade powers ------------------------------------------------------------------------------------------------------


@rule("race:power.trade.any-good.1")
@pytest.mark.parametrize(
    ("power", "more"),
    [("export-duties", 1), ("galactic-engineers", 1), ("old-earth", 1), ("trade-league", 1), ("merchant-world", 2)],
)
def test_more_cards_for_any_good(power: str, more: int) -> None:
    tableau = [power, "new-sparta", *WORLDS]
    for world, price in PRICES:
        game = race(tableau, ["epsilon-eridani"], goods=[WORLDS, []], actions=[["consume-trade"], []])
        begin(game, "consume")
        pick(game, 0, world)
        assert events(game, "sold")[0].values[2] == price + more


@rule("race:power.trade.specific-kind.1")
@pytest.mark.parametrize(
    ("power", "kind", "more"),
    [
        ("genetics-lab", GENES_WORLD, 1),
        ("mining-conglomerate", RARE_WORLD, 1),
        ("space-port", RARE_WORLD, 2),
        ("bio-hazard-mining-world", GENES_WORLD, 2),
        ("spice-world", NOVELTY_WORLD, 2),
        ("distant-world", NOVELTY_WORLD, 3),
    ],
)
def test_more_cards_for_goods_of_a_kind(power: str, kind: str, more: int) -> None:
    for world, price in PRICES:
        assert sold(power, good=world) == price + (more if world == kind else 0)


@rule("race:power.trade.this-world.1")
@pytest.mark.parametrize(("world", "more"), [("star-nomad-lair", 1), ("pirate-world", 3)])
def test_more_cards_for_the_good_of_this_world_only(world: str, more: int) -> None:
    assert sold(good=world) == 2 + more
    assert sold(world, good=NOVELTY_WORLD) == 2


@rule("race:power.trade.this-world.2")
def test_other_trade_powers_add_to_that_of_the_world() -> None:
    assert sold("spice-world", good="pirate-world") == 2 + 3 + 2
    assert sold("spice-world", "export-duties", good="star-nomad-lair") == 2 + 1 + 2 + 1
    assert sold("space-port", good="pirate-world") == 2 + 3


def test_the_world_that_sells_may_have_the_trade_power() -> None:
    assert sold(good="spice-world") == 4
    assert sold(good="space-port") == 2


# -- Consume powers that sell ------------------------------------------------------------------------------------------


def selling(power: str, world: str, *more: str, edition: str = "first") -> Race:
    """A table where one good must go into that Consume power; nobody chose Trade."""
    game = race(
        ["new-sparta", power, world, *more],
        ["old-earth"],
        goods=[[world], []],
        actions=[["consume-x2"], ["produce"]],
        edition=edition,
    )
    return begin(game, "consume")


@rule("race:power.consume.trade-price.1")
@pytest.mark.parametrize(("world", "price"), PRICES)
def test_black_market_pays_the_price_without_trade_powers(world: str, price: int) -> None:
    game = selling("black-market-trading-world", world, "export-duties", "merchant-world", "spice-world")
    assert [event.values[2] for event in events(game, "sold")] == [price]
    assert len(game.players[0].hand) == price
    assert game.players[0].goods == {}


@rule("race:power.consume.trade-price.1")
def test_black_market_pays_no_more_for_a_world_with_a_trade_power_of_its_own() -> None:
    game = selling("black-market-trading-world", "pirate-world")
    assert len(game.players[0].hand) == 2
    assert game.log == [
        Event("race:consume.6", "uses", 0, (card("black-market-trading-world"), 0)),
        Event("race:power.consume.trade-price.1", "sold", 0, (card("pirate-world"), NOVELTY, 2)),
        Event("race:power.consume.trade-price.1", "drawn", 0, (2,), tuple(game.players[0].hand), (0,)),
    ]


@rule("race:power.consume.trade-price.1")
def test_the_black_market_of_later_printings_pays_the_same() -> None:
    game = selling("black-market-trading-world-revised", GENES_WORLD, "export-duties", edition="revised")
    assert len(game.players[0].hand) == 4


@rule("race:power.consume.trade-price.2", "race:note.trade-league-own-power")
@pytest.mark.parametrize(("world", "price"), PRICES)
def test_trade_league_counts_its_own_trade_power(world: str, price: int) -> None:
    game = selling("trade-league", world)
    assert [event.values[2] for event in events(game, "sold")] == [price + 1]
    assert len(game.players[0].hand) == price + 1


@rule("race:power.consume.trade-price.2")
def test_trade_league_counts_all_trade_powers_that_apply() -> None:
    game = selling("trade-league", "pirate-world", "export-duties", "spice-world", "space-port")
    # 2 for Novelty; Pirate World 3, Trade League 1, Export Duties 1, Spice World 2; not Space Port (Rare elements).
    assert len(game.players[0].hand) == 9


@rule("race:power.consume.trade-price.1")
def test_the_seller_chooses_the_good_for_the_power() -> None:
    game = race(
        ["new-sparta", "black-market-trading-world", *WORLDS],
        ["old-earth"],
        goods=[WORLDS, []],
        actions=[["consume-trade"], ["produce"]],
    )
    begin(game, "consume")
    pick(game, 0, NOVELTY_WORLD)
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("sell", "race:power.consume.trade-price.1")
    assert (question.least, question.most, question.things) == (1, 1, (("card", card("black-market-trading-world")),))
    assert offered(game, 0) == [RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
    pick(game, 0, ALIEN_WORLD)
    assert game.over
    assert [event.values[2] for event in events(game, "sold")] == [2, 5]
    assert list(game.players[0].goods) == [card(RARE_WORLD), card(GENES_WORLD)]
