"""Every power of the cards of Rebel vs Imperium at work.

Paying for military worlds, takeovers and stakes have their tests in tests/race/test_sets_settle.py, test_takeover.py
and test_sets_consume.py.
"""

from __future__ import annotations

import pytest

from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, every, goods_of, hand_of, offered, pick
from support.trials import (
    choose,
    conquered,
    consumed,
    drawn,
    drawn_at_develop,
    drawn_at_produce,
    filled_by,
    kept,
    mixes,
    price_of_development,
    producing,
    sold_for_more,
    sources,
    takes_off,
    within,
)


@cite.each_card("key")
@rule("race:power.explore.draw-extra.1")
@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("imperium-warlord", 1),
        ("abandoned-alien-uplift-camp", 1),
        ("alien-uplift-center", 1),
        ("interstellar-prospectors", 1),
        ("pan-galactic-research", 2),
    ],
)
def test_draws_more_in_explore(key: str, more: int) -> None:
    assert drawn(key) == 2 + more


@cite.card("race:pan-galactic-research")
def test_pan_galactic_research() -> None:
    assert (kept(), kept("pan-galactic-research")) == (1, 2)
    assert (price_of_development(), price_of_development("pan-galactic-research")) == (2, 1)
    assert drawn_at_produce("pan-galactic-research") == 2


@cite.each_card("key")
@rule("race:power.explore.mix.1")
@pytest.mark.parametrize(
    "key",
    [
        "alien-data-repository",
        "prospecting-guild",
        "rebel-pact",
        "smuggling-world",
        "blaster-runners",
        "trading-outpost",
        "gem-smugglers",
    ],
)
def test_mixes_with_the_hand(key: str) -> None:
    assert not mixes()
    assert mixes(key)


@cite.each_card("key")
@pytest.mark.parametrize("key", ["galactic-developers", "galactic-bankers"])
def test_draws_when_develop_starts(key: str) -> None:
    assert (drawn_at_develop(), drawn_at_develop(key)) == (0, 1)


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "less"),
    [
        ("smuggling-world", {"novelty": 1}),
        ("abandoned-alien-uplift-camp", {"genes": 2}),
        ("alien-uplift-center", {"genes": 2}),
        ("gem-smugglers", {"rare": 1}),
    ],
)
def test_takes_off_the_price_of_worlds(key: str, less: dict[str, int]) -> None:
    assert takes_off(key) == less


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "always", "special"),
    [
        ("imperium-warlord", 1, {"rebels": 1}),
        ("imperium-blaster-gem-consortium", 1, {}),
        ("imperium-seat", 0, {"rebels": 1}),
        ("imperium-troops", 1, {"rebels": 1}),
        ("mercenary-fleet", 2 + 2, {}),
        ("primitive-rebel-world", 0 + 1, {}),
        ("rebel-convict-mines", 0 + 1, {}),
        ("smuggling-world", 0, {"novelty": 1}),
        ("abandoned-alien-uplift-camp", 0, {"genes": 2}),
        ("alien-uplift-center", 0, {"genes": 2}),
        ("gem-smugglers", 0, {"rare": 1}),
        ("blaster-runners", 1, {}),
        ("hidden-fortress", 2, {}),  # New Sparta and itself
    ],
)
def test_military(key: str, always: int, special: dict[str, int]) -> None:
    """What hand cards can add is part of it: two for Mercenary Fleet, one for two Rebel worlds."""
    assert conquered(key) == within(always, key, **special)


@cite.card("race:mercenary-fleet")
def test_mercenary_fleet_has_two_military_without_any_hand_card() -> None:
    for world, strong in (("clandestine-uplift-lab", True), ("rebel-base", False)):
        hands = [[world], []]
        game = begin(every(["new-sparta", "mercenary-fleet"], ["old-earth"], hands=hands), "settle")
        assert (game.asked(0) is not None) == strong


@cite.each_card("world")
@pytest.mark.parametrize(("world", "strong"), [("merchant-world", True), ("terraformed-world", False)])
def test_cloaking_technology_takes_two_off_the_cost(world: str, strong: bool) -> None:
    """New Sparta's 2 are enough for a cost of four; the hand is too small to pay."""
    tableau = ["new-sparta", "imperium-cloaking-technology"]
    game = begin(every(tableau, ["old-earth"], hands=[[world], []]), "settle")
    assert (game.asked(0) is not None) == strong


def test_a_card_of_one_can_be_staked() -> None:
    tableau, hands = ["new-sparta", "gambling-world-replacement"], [["artist-colony", "mining-robots"], []]
    game = every(tableau, ["old-earth"], hands=hands, actions=[["explore-5"], ["explore-5"]])
    begin(game, "consume")
    pick(game, 0, "power gambling-world-replacement 1")
    assert offered(game, 0) == ["artist-colony", "mining-robots"]


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "kinds", "up_to", "vp", "cards"),
    [
        ("galactic-developers", "novelty rare genes alien", 1, 1, 0),
        ("imperium-blaster-gem-consortium", "rare", 1, 1, 2),
        ("gene-designers", "genes", 3, 1, 1),
        ("prospecting-guild", "rare", 1, 1, 1),
        ("dying-colony", "novelty rare genes alien", 1, 1, 0),
        ("gambling-world-replacement", "novelty rare genes alien", 1, 1, 0),
        ("universal-symbionts", "novelty rare genes alien", 1, 1, 0),
    ],
)
def test_consumes(key: str, kinds: str, up_to: int, vp: int, cards: int) -> None:
    """Goods of the kinds it names, as many as it can take; the points are doubled, the cards are not."""
    for name, kind in (("novelty", NOVELTY), ("rare", RARE), ("genes", GENES), ("alien", ALIEN)):
        goods = sources(kind, up_to + 1, key)
        if name in kinds.split():
            assert consumed(key, goods) == (up_to * vp, up_to * cards, 0, goods[up_to:])
            assert consumed(key, goods, "consume-x2") == (2 * up_to * vp, up_to * cards, 0, goods[up_to:])
        else:
            assert consumed(key, goods) == (0, 0, 0, goods)


def test_trade_powers() -> None:
    every_kind = {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}
    assert sold_for_more("prospecting-guild") == every_kind
    assert sold_for_more("trading-outpost") == dict.fromkeys(every_kind, 2)


@cite.card("race:galactic-advertisers")
def test_galactic_advertisers_sell_for_more_and_draw() -> None:
    """The good is sold for one card more; then a card is drawn in Consume."""
    tableau, actions = ["new-sparta", "galactic-advertisers", "artist-colony"], [["consume-trade"], ["explore-5"]]
    game = begin(every(tableau, ["old-earth"], goods=[["artist-colony"], []], actions=actions), "consume")
    choose(game, "artist-colony")
    choose(game, "power galactic-advertisers 1")
    assert len(hand_of(game)) == 2 + 1 + 1


@cite.card("race:galactic-bankers")
def test_galactic_bankers_give_two_points_for_two_cards() -> None:
    hands = [["gem-world", "comet-zone", "spice-world"], []]
    game = every(["new-sparta", "galactic-bankers"], ["old-earth"], hands=hands, actions=[["consume-x2"], ["produce"]])
    begin(game, "consume")
    pick(game, 0, "power galactic-bankers 1")
    assert asked(game, 0).most == 2
    pick(game, 0, "gem-world", "comet-zone")
    assert (game.players[0].chips, hand_of(game)) == (2, ["spice-world"])


@cite.each_card("key")
@pytest.mark.parametrize(
    "key",
    [
        "alien-data-repository",
        "imperium-blaster-gem-consortium",
        "gene-designers",
        "devolved-uplift-race",
        "smuggling-world",
        "interstellar-prospectors",
    ],
)
def test_production_worlds(key: str) -> None:
    game = producing(key)
    assert (goods_of(game), len(hand_of(game))) == ([key], 0)


def test_produces_on_windfall_worlds() -> None:
    assert filled_by("interstellar-prospectors") == ["rare"]
    assert filled_by("universal-symbionts") == ["genes"]
    assert goods_of(producing("universal-symbionts")) == []  # not on itself


@cite.card("race:rebel-cantina", "race:uplift-code")
def test_draws_for_own_cards_in_produce() -> None:
    assert drawn_at_produce("rebel-cantina") == 1  # itself
    assert drawn_at_produce("rebel-cantina", "rebel-base", "rebel-outpost", "rebel-pact") == 3
    assert drawn_at_produce("uplift-code") == 0
    assert drawn_at_produce("uplift-code", "avian-uplift-race", "aquatic-uplift-race") == 4
