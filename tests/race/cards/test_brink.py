"""Every power of the cards of The Brink of War at work.

Those that are rules of their own (saved cards, prestige for placing, takeovers, the multi-kind world, replacing a world
and the like) have their tests in tests/race/test_sets*.py, test_prestige.py and test_takeover.py.
"""

from __future__ import annotations

import pytest

from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, every, goods_of, hand_of, offered, pick, prestige_of
from support.trials import (
    choose,
    conquered,
    consumed,
    drawn,
    drawn_after_settling,
    drawn_at_produce,
    mixes,
    price_of_development,
    producing,
    sold_for_more,
    sources,
    takes_off,
    within,
)

KINDS = {"novelty": NOVELTY, "rare": RARE, "genes": GENES, "alien": ALIEN}
ANY = "novelty rare genes alien"


@cite.each_card("key")
@rule("race:power.explore.draw-extra.1")
@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("uplift-mercenary-force", 1),
        ("alien-research-team", 2),
        ("rebel-freedom-fighters", 1),
        ("pan-galactic-security-council", 1),
        ("mining-mole-uplift-race", 1),
        ("pan-galactic-mediator", 1),
        ("terraforming-engineers", 1),
        ("alien-tourist-attraction", 1),
        ("psi-crystal-world", 1),
    ],
)
def test_draws_more_in_explore(key: str, more: int) -> None:
    assert drawn(key) == 2 + more


@cite.each_card("key")
@rule("race:power.explore.mix.1")
@pytest.mark.parametrize("key", ["rebel-sneak-attack", "information-hub", "universal-exports"])
def test_mixes_with_the_hand(key: str) -> None:
    assert mixes(key)


@cite.each_card("key")
@pytest.mark.parametrize("key", ["pan-galactic-hologrid", "alien-departure-point"])
def test_a_card_for_prestige_when_explore_starts(key: str) -> None:
    game = begin(every(["old-earth", key], ["new-sparta"], hands=[["gem-world"], []]), "explore")
    pick(game, 0, "gem-world")
    assert (prestige_of(game), hand_of(game)) == ([1, 0], [])


def test_retrofit_and_salvage_takes_one_off_developments() -> None:
    assert price_of_development("retrofit-and-salvage-inc") == 2 - 1


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "less"),
    [
        ("alien-research-team", {"alien": 1}),
        ("mining-mole-uplift-race", {"rare": 1}),
        ("universal-peace-institute", {"novelty": 2, "rare": 2, "genes": 2, "alien": 2, "none": 2}),
        ("terraforming-engineers", {"novelty": 1, "rare": 1, "genes": 1, "alien": 1, "none": 1}),
    ],
)
def test_takes_off_the_price_of_worlds(key: str, less: dict[str, int]) -> None:
    assert takes_off(key) == less


@cite.card("race:uplift-revolt-world")
@pytest.mark.parametrize(
    ("cards", "always", "special"),
    [
        ("uplift-mercenary-force", 1 + 1, {}),  # itself, and a hand card
        ("uplift-mercenary-force avian-uplift-race", 2 + 1, {}),
        ("uplift-revolt-world", 1, {}),
        ("uplift-revolt-world avian-uplift-race", 2, {}),
        ("rebel-freedom-fighters", 1, {}),
        ("rebel-freedom-fighters imperium-lords", -1, {}),
        ("imperium-invasion-fleet", 3, {"rebels": 1}),
        ("imperium-planet-buster", 3, {}),
        ("rebel-troops", 1 + 1, {}),
        ("universal-peace-institute", -2, {}),
        ("pan-galactic-mediator", -1, {}),
        ("psi-crystal-world", -1, {}),
    ],
)
def test_military(cards: str, always: int, special: dict[str, int]) -> None:
    """What hand cards can add is part of it."""
    assert conquered(*cards.split()) == within(always, *cards.split(), **special)


@cite.each_card("key")
@pytest.mark.parametrize(("key", "plain"), [("rebel-troops", 3), ("uplift-mercenary-force", 3)])
def test_military_without_any_hand_card(key: str, plain: int) -> None:
    for world, defense in (("hive-world", 3), ("rebel-colony", 4)):
        game = begin(every(["new-sparta", key], ["old-earth"], hands=[[world], []]), "settle")
        assert (game.asked(0) is not None) == (defense <= plain)


@cite.each_card("world")
@pytest.mark.parametrize(("world", "strong"), [("terraformed-world", True), ("alien-robotic-factory", False)])
def test_invasion_fleet_conquers_a_world_that_costs_as_much_as_its_military(world: str, strong: bool) -> None:
    """New Sparta's 2 and its own 3 are enough for a cost of five; the hand is too small to pay."""
    game = every(["new-sparta", "imperium-invasion-fleet"], ["old-earth"], hands=[[world], []])
    assert (begin(game, "settle").asked(0) is not None) == strong


@cite.each_card("key")
@pytest.mark.parametrize("key", ["golden-age-of-terraforming", "lifeforms-inc"])
def test_a_genes_good_takes_three_off_a_world(key: str) -> None:
    hands = [["new-earth", "export-duties", "public-works", "deficit-spending"], []]
    tableau = ["new-sparta", key, "pre-sentient-race"]
    game = begin(every(tableau, ["old-earth"], hands=hands, goods=[["pre-sentient-race"], []]), "settle")
    pick(game, 0, "new-earth")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 5 - 3)
    assert goods_of(game) == []


@cite.card("race:terraforming-engineers")
@pytest.mark.parametrize(("world", "replaced"), [("spice-world", True), ("artist-colony", False)])
def test_terraforming_engineers_replace_a_world_by_one_that_costs_up_to_three_more(world: str, replaced: bool) -> None:
    """Galactic Studios cost five: three more than Spice World, four more than Artist Colony."""
    tableau = ["new-sparta", "terraforming-engineers", world]
    game = begin(every(tableau, ["old-earth"], hands=[["galactic-studios"], []]), "settle")
    assert (game.asked(0) is not None) == replaced


@cite.each_card("key")
@pytest.mark.parametrize("key", ["galactic-markets", "pan-galactic-hologrid"])
def test_draws_after_settling(key: str) -> None:
    assert drawn_after_settling(key) == 1


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "kinds", "goods", "uses", "gain"),
    [
        ("alien-research-team", "alien", 1, 1, (0, 0, 1)),
        ("imperium-capital", ANY, 2, 1, (0, 0, 2)),
        ("universal-peace-institute", ANY, 2, 1, (1, 1, 1)),
        ("federation-capital", ANY, 1, 1, (0, 0, 1)),
        ("rebel-troops", ANY, 1, 1, (0, 2, 0)),
        ("terraforming-engineers", ANY, 1, 1, (1, 0, 0)),
        ("alien-tourist-attraction", ANY, 1, 1, (1, 2, 0)),
        ("rebel-council", ANY, 1, 1, (1, 0, 0)),
        ("galactic-markets", ANY, 1, 3, (1, 0, 0)),
        ("pan-galactic-affluence", ANY, 2, 1, (1, 0, 1)),
    ],
)
def test_consumes(key: str, kinds: str, goods: int, uses: int, gain: tuple[int, int, int]) -> None:
    """VP, cards and prestige for each use; only the points are doubled."""
    vp, cards, prestige = [uses * each for each in gain]
    number = goods * uses
    for name, kind in KINDS.items():
        worlds = sources(kind, number + 2, key)
        if name in kinds.split():
            assert consumed(key, worlds) == (vp, cards, prestige, worlds[number:])
            assert consumed(key, worlds, "consume-x2") == (2 * vp, cards, prestige, worlds[number:])
        else:
            assert consumed(key, worlds) == (0, 0, 0, worlds)
        if goods > 1:
            assert consumed(key, worlds[:1]) == (0, 0, 0, worlds[:1])


def test_trade_powers() -> None:
    assert sold_for_more("pan-galactic-hologrid") == {"novelty": 2}
    assert sold_for_more("alien-burial-site") == {"novelty": 1}
    assert sold_for_more("universal-exports") == {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "prestige"),
    [
        ("imperium-fuel-depot", 0),
        ("uplift-gene-breeders", 1),
        ("alien-departure-point", 0),
        ("retrofit-and-salvage-inc", 0),
        ("mining-mole-uplift-race", 0),
        ("lifeforms-inc", 0),
        ("alien-burial-site", 0),
        ("information-hub", 0),
        ("universal-exports", 0),
    ],
)
def test_production_worlds(key: str, prestige: int) -> None:
    game = producing(key)
    assert (goods_of(game), len(hand_of(game)), game.players[0].prestige) == ([key], 0, prestige)


@cite.each_card("key")
@pytest.mark.parametrize(("key", "cards"), [("galactic-markets", 1), ("alien-cornucopia", 1), ("black-hole-miners", 3)])
def test_draws_in_produce(key: str, cards: int) -> None:
    assert drawn_at_produce(key) == cards


@cite.each_card("key")
@pytest.mark.parametrize(
    ("key", "place", "worlds"),
    [
        ("lifeforms-inc", 2, ["pre-sentient-race"]),
        ("alien-booby-trap", 1, ["deserted-alien-outpost"]),
        ("universal-exports", 3, ["asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"]),
    ],
)
def test_a_hand_card_for_a_good_on_a_windfall_world(key: str, place: int, worlds: list[str]) -> None:
    game = producing(key, "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost", hand=["gem-world"])
    before = goods_of(game)
    pick(game, 0, f"power {key} {place}")
    if len(worlds) > 1:
        assert offered(game, 0) == worlds
        pick(game, 0, worlds[0])
    choose(game, "gem-world")
    assert (goods_of(game), hand_of(game)) == ([*before, worlds[0]], [])
