"""Every power of the cards of The Gathering Storm at work. The rarer ones have their rules in tests/race/test_sets*."""

from __future__ import annotations

import pytest

from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, every, goods_of, hand_of, pick, tableau_of
from support.trials import (
    choose,
    conquered,
    consumed,
    drawn,
    drawn_after_settling,
    drawn_at_produce,
    filled_by,
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
    [("separatist-colony", 2), ("doomed-world", 1), ("deserted-alien-world", 1), ("clandestine-uplift-lab", 1)],
)
def test_draws_more_in_explore(key: str, more: int) -> None:
    assert (drawn(), drawn(key)) == (2, 2 + more)


def test_military() -> None:
    assert conquered() == within(0)
    assert conquered("separatist-colony") == within(1, "separatist-colony")
    assert conquered("deserted-alien-world") == within(0, "deserted-alien-world", alien=2)
    assert conquered("space-mercenaries") == within(1 + 2, "space-mercenaries")


@cite.card("race:space-mercenaries")
def test_space_mercenaries_has_one_military_without_any_hand_card() -> None:
    game = begin(every(["new-sparta", "space-mercenaries"], ["old-earth"], hands=[["hive-world"], []]), "settle")
    pick(game, 0, "hive-world")
    assert "hive-world" in tableau_of(game)


@cite.card("race:deserted-alien-world")
def test_deserted_alien_world_takes_two_off_worlds_of_the_alien_kind() -> None:
    assert takes_off() == {}
    assert takes_off("deserted-alien-world") == {"alien": 2}


@cite.card("race:doomed-world")
@pytest.mark.parametrize(("world", "free"), [("comet-zone", True), ("deserted-alien-outpost", False)])
def test_doomed_world_is_given_up_to_settle_for_nothing(world: str, free: bool) -> None:
    hand = [world, "gem-world", "spice-world", "new-vinland", "public-works"]
    game = begin(every(["doomed-world"], ["old-earth"], hands=[hand, []]), "settle")
    pick(game, 0, world)
    if free:
        pick(game, 0, "pay doomed-world")
        assert (tableau_of(game), len(hand_of(game))) == ([world], 4)
    else:
        assert (tableau_of(game), hand_of(game)) == (["doomed-world", world], [])  # there was no other way


@cite.card("race:terraforming-guild")
def test_terraforming_guild() -> None:
    assert (drawn_after_settling(), drawn_after_settling("terraforming-guild")) == (0, 1)
    assert filled_by() == []
    assert filled_by("terraforming-guild") == ["novelty", "rare", "genes", "alien"]


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "vp", "cards"),
    [
        ("rebel-colony", 1, 0),
        ("clandestine-uplift-lab", 1, 1),
        ("smuggling-lair", 0, 2),
        ("galactic-studios", 1, 1),
    ],
)
def test_one_good_of_any_kind(key: str, vp: int, cards: int) -> None:
    for kind in (NOVELTY, RARE, GENES, ALIEN):
        goods = sources(kind, 2, key)
        assert consumed(key, goods) == (vp, cards, 0, goods[1:])
        assert consumed(key, goods, "consume-x2") == (2 * vp, cards, 0, goods[1:])


@cite.card("race:galactic-genome-project")
def test_galactic_genome_project_takes_two_genes_for_three_points() -> None:
    goods = sources(GENES, 4)
    assert consumed("galactic-genome-project", goods) == (3, 0, 0, goods[2:])
    assert consumed("galactic-genome-project", [goods[0], "asteroid-belt"]) == (0, 0, 0, [goods[0], "asteroid-belt"])


@cite.card("race:alien-toy-shop")
def test_alien_toy_shop_takes_its_own_good_for_two_points() -> None:
    assert consumed("alien-toy-shop", ["alien-toy-shop"]) == (2, 0, 0, [])
    assert consumed("alien-toy-shop", sources(ALIEN, 1, "alien-toy-shop"))[0] == 0


def test_trade_powers() -> None:
    assert sold_for_more() == {}
    assert sold_for_more("galactic-bazaar") == {"novelty": 1}
    assert sold_for_more("clandestine-uplift-lab") == {"genes": 1}
    assert sold_for_more("clandestine-uplift-lab", "avian-uplift-race") == {"genes": 2}


@cite.card("race:galactic-bazaar")
def test_galactic_bazaar_gives_a_point_for_a_card_never_doubled() -> None:
    hands = [["gem-world", "comet-zone"], []]
    game = every(["new-sparta", "galactic-bazaar"], ["old-earth"], hands=hands, actions=[["consume-x2"], ["produce"]])
    begin(game, "consume")
    pick(game, 0, "power galactic-bazaar 1")
    assert asked(game, 0).most == 1
    pick(game, 0, "gem-world")
    assert (game.players[0].chips, hand_of(game)) == (1, ["comet-zone"])


@cite.each_card("key")
@pytest.mark.parametrize(("key", "cards"), [("volcanic-world", 0), ("hive-world", 0), ("galactic-studios", 1)])
def test_production_worlds(key: str, cards: int) -> None:
    game = producing(key)
    assert (goods_of(game), len(hand_of(game))) == ([key], cards)


@cite.card("race:rebel-sympathizers")
def test_rebel_sympathizers_draws_if_it_produces() -> None:
    assert drawn_at_produce("rebel-sympathizers") == 0
    game = producing("rebel-sympathizers", action="produce")
    assert (goods_of(game), len(hand_of(game))) == (["rebel-sympathizers"], 1)


@cite.card("race:damaged-alien-factory")
def test_damaged_alien_factory_produces_only_for_a_card() -> None:
    assert goods_of(producing("damaged-alien-factory")) == []
    game = producing("damaged-alien-factory", hand=["gem-world"])
    pick(game, 0, "power damaged-alien-factory 0")
    choose(game, "gem-world")
    assert (goods_of(game), hand_of(game)) == (["damaged-alien-factory"], [])


@cite.card("race:imperium-lords")
def test_imperium_lords_draws_for_military_worlds() -> None:
    assert drawn_at_produce("imperium-lords") == 1  # New Sparta
    assert drawn_at_produce("imperium-lords", "rebel-base", "outlaw-world", "new-vinland") == 3


@cite.card("race:improved-logistics")
def test_improved_logistics_places_two_worlds() -> None:
    hand = ["artist-colony", "destroyed-world", "export-duties", "public-works"]
    game = begin(every(["earths-lost-colony", "improved-logistics"], ["old-earth"], hands=[hand, []]), "settle")
    pick(game, 0, "artist-colony")
    pick(game, 0, "export-duties")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "destroyed-world")
    choose(game, "public-works")
    assert tableau_of(game)[2:] == ["artist-colony", "destroyed-world"]
