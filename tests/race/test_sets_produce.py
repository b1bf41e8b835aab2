"""Produce, the end of the round and of the game, and scoring with the powers of the sets."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS
from orrery.race.goods import GENES, RARE
from orrery.race.queries import card_score, full_tableau, hand_limit
from orrery.race.rules.round import RoundWithSets
from orrery.race.rules.whole_game import is_last_round
from orrery.race.standing import Standing
from orrery.race.state import PRODUCE, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of, race

REFINERY = "alien-oort-cloud-refinery"
CHEAP = ["refugee-world", "destroyed-world", "empath-world", "artist-colony", "secluded-world", "star-nomad-lair"]


def producing(
    tableau: list[str],
    goods: list[str] | None = None,
    hand: list[str] | None = None,
    action: str = "settle",
    others: list[str] | None = None,
    top: list[str] | None = None,
    saved: list[str] | None = None,
) -> Race:
    game = every(
        tableau,
        others or ["new-sparta"],
        goods=[goods or [], []],
        hands=[hand or [], []],
        actions=[[action], ["settle"]],
        top=top,
        saved=[saved or [], []],
    )
    return begin(game, "produce")


def goods_on(game: Race) -> list[str]:
    return sorted(keys(list(game.players[0].goods)))


# -- V: produce --------------------------------------------------------------------------------------------------------


@rule("race:power.produce.discard-to-produce.1")
def test_damaged_alien_factory_produces_for_a_card() -> None:
    game = producing(["damaged-alien-factory"], hand=["gem-world", "comet-zone"])
    assert goods_on(game) == []
    assert offered(game, 0) == ["power damaged-alien-factory 0", "pass"]
    pick(game, 0, "power damaged-alien-factory 0")
    pick(game, 0, "comet-zone")
    assert goods_on(game) == ["damaged-alien-factory"]
    assert hand_of(game) == ["gem-world"]
    assert producing(["damaged-alien-factory"]).over, "nothing to discard"
    full = producing(["damaged-alien-factory"], goods=["damaged-alien-factory"], hand=["gem-world"])
    assert full.over, "no world holds two goods"


@rule("race:power.produce.discard-to-produce.2", "race:powers.11")
def test_the_card_may_come_from_diversified_economy_which_then_gives_no_more() -> None:
    tableau = ["damaged-alien-factory", "diversified-economy", "gem-world"]
    game = producing(tableau, hand=["space-port"], top=["comet-zone", "new-earth", "plague-world", "tourist-world"])
    assert offered(game, 0) == ["power damaged-alien-factory 0", "power diversified-economy 1", "pass"]
    pick(game, 0, "power diversified-economy 1")
    drawn = hand_of(game)[-1]
    pick(game, 0, "power damaged-alien-factory 0")
    pick(game, 0, drawn)
    assert goods_on(game) == ["damaged-alien-factory", "gem-world"]
    assert len(events(game, "drawn")) == 2, "one card of Gem World, one of Diversified Economy for Novelty"


@rule("race:power.produce.discard-to-produce.1", "race:power.produce.discard-to-produce.2")
def test_with_an_empty_hand_the_card_is_drawn_first() -> None:
    tableau = ["damaged-alien-factory", "diversified-economy", "imperium-armaments-world"]
    game = producing(tableau)
    assert offered(game, 0) == ["power diversified-economy 1", "pass"], "there is nothing to discard yet"
    pick(game, 0, "power diversified-economy 1")
    pick(game, 0, "power damaged-alien-factory 0")
    assert goods_on(game) == ["damaged-alien-factory", "imperium-armaments-world"]
    assert hand_of(game) == []
    game = producing(tableau)
    pick(game, 0, "pass")
    assert goods_on(game) == ["imperium-armaments-world"]
    assert len(hand_of(game)) == 1, "who does not pay draws all the same"
    assert producing(tableau[:2]).over, "no good was produced that could be counted"
    full = producing(tableau, goods=["damaged-alien-factory"])
    assert full.over, "nothing to pay for"
    assert len(hand_of(full)) == 1


@rule("race:power.produce.discard-to-produce.1")
def test_producing_first_lets_the_good_be_counted() -> None:
    game = producing(["damaged-alien-factory", "research-labs"], hand=["space-port"])
    pick(game, 0, "power damaged-alien-factory 0")
    assert goods_on(game) == ["damaged-alien-factory"]
    assert len(hand_of(game)) == 1, "Research Labs: a card for the Alien good"


@rule("race:power.produce.discard-windfall.1", "race:power.produce.discard-windfall.2")
def test_a_card_for_a_good_on_a_windfall_world() -> None:
    tableau = ["lifeforms-inc", "ancient-race", "pre-sentient-race", "radioactive-world"]
    game = producing(tableau, goods=["lifeforms-inc"], hand=["gem-world", "comet-zone"])
    pick(game, 0, "power lifeforms-inc 2")
    assert (asked(game, 0).prompt, offered(game, 0)) == ("produce where", ["ancient-race", "pre-sentient-race"])
    pick(game, 0, "pre-sentient-race")
    assert asked(game, 0).prompt == "discard to produce"
    pick(game, 0, "gem-world")
    assert goods_on(game) == ["lifeforms-inc", "pre-sentient-race"]
    game = producing(["universal-exports", "radioactive-world"], hand=["gem-world"])
    pick(game, 0, "power universal-exports 3")
    assert goods_on(game) == ["radioactive-world", "universal-exports"], "its own production goes on by itself"


@rule("race:power.produce.other-windfall.1", "race:power.produce.other-windfall.2")
def test_a_good_on_another_windfall_world() -> None:
    assert goods_on(producing(["universal-symbionts"])) == [], "not on itself"
    assert goods_on(producing(["universal-symbionts", "pre-sentient-race"])) == ["pre-sentient-race"]
    game = producing(["interstellar-prospectors", "radioactive-world"], goods=["interstellar-prospectors"])
    assert goods_on(game) == ["interstellar-prospectors", "radioactive-world"]


def test_a_power_for_other_worlds_beside_one_for_all_of_the_kind() -> None:
    """Genetics Lab can produce on the symbionts, their own power cannot: both worlds get a good."""
    tableau = ["universal-symbionts", "genetics-lab", "pre-sentient-race"]
    game = producing(tableau)
    pick(game, 0, "produce universal-symbionts genetics-lab")
    assert goods_on(game) == ["pre-sentient-race", "universal-symbionts"]


@rule("race:power.produce.prestige-good.1")
def test_prestige_if_the_world_produces() -> None:
    assert prestige_of(producing(["uplift-gene-breeders"])) == [1, 0]
    assert prestige_of(producing(["uplift-gene-breeders"], goods=["uplift-gene-breeders"])) == [0, 0]


@cite.card("race:ravaged-uplift-world")
@rule("race:power.produce.most-chromosome.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "prestige"),
    [
        (["ravaged-uplift-world"], ["new-sparta"], 1),
        (["ravaged-uplift-world"], ["insect-uplift-race"], 0),
        (["ravaged-uplift-world", "mining-mole-uplift-race"], ["insect-uplift-race"], 1),
    ],
)
def test_prestige_for_most_chromosome_worlds(mine: list[str], theirs: list[str], prestige: int) -> None:
    assert prestige_of(producing(mine, others=theirs)) == [prestige, 0]


@rule("race:power.produce.draw-for-worlds.2", "race:power.produce.draw-for-worlds.3")
@rule("race:power.produce.draw-for-worlds.4")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        (["imperium-lords"], 0),
        (["imperium-lords", "new-sparta", "pirate-world", "gem-world"], 3),
        (["uplift-code", "insect-uplift-race", "uplift-gene-breeders", "mining-mole-uplift-race"], 4),
        (["rebel-cantina"], 1),
        (["rebel-cantina", "rebel-base", "rebel-pact", "pirate-world"], 2),
    ],
)
def test_cards_for_worlds(tableau: list[str], cards: int) -> None:
    """Gem World and Lord of nothing else draw by themselves: its one card is among the three."""
    game = producing(tableau, others=["old-earth"])
    assert len(hand_of(game)) == cards


@rule("race:power.produce.draw-most.1")
@pytest.mark.parametrize(
    ("others", "cards"), [(["new-sparta"], 1), (["space-port"], 0), (["space-port", "comet-zone"], 0)]
)
def test_a_card_for_most_goods_of_all_kinds(others: list[str], cards: int) -> None:
    game = producing(["pan-galactic-affluence", "artist-colony"], others=others)
    assert len(hand_of(game)) == cards


@cite.card("race:galactic-scavengers")
@rule("race:power.produce.take-saved.1")
def test_saved_cards_are_taken() -> None:
    game = producing(["galactic-scavengers"], saved=["gem-world", "comet-zone"])
    assert sorted(hand_of(game)) == ["comet-zone", "gem-world"]
    assert game.players[0].saved == ()


@cite.card("race:alien-oort-cloud-refinery")
@rule("race:power.game-end.multi-kind.2")
def test_the_multi_kind_world_produces_what_its_owner_says() -> None:
    """By Mining Robots a Rare good, which counts as one in this phase."""
    game = producing([REFINERY, "mining-robots", "mining-conglomerate"])
    assert game.players[0].produced[RARE] == 1
    assert len(hand_of(game)) == 2, "Mining Conglomerate: most Rare goods"
    game = producing([REFINERY], action="produce")
    assert asked(game, 0).prompt == "kind"
    pick(game, 0, "kind 3")
    assert game.players[0].produced[GENES] == 1
    assert goods_on(game) == [REFINERY]


def test_pan_galactic_league_counts_the_multi_kind_world_as_genes() -> None:
    assert len(hand_of(producing([REFINERY, "pan-galactic-league"]))) == 1


def test_the_prestige_bonus_of_produce() -> None:
    game = every(
        ["radioactive-world", "destroyed-world", "new-sparta"], ["old-earth"], actions=[["produce"], ["settle"]]
    )
    game.players[0].standing = Standing(boosted=PRODUCE)
    begin(game, "produce")
    pick(game, 0, offered(game, 0)[0])
    assert goods_on(game) == ["destroyed-world", "radioactive-world"]
    assert len(hand_of(game)) == 3


# -- the end of the round ----------------------------------------------------------------------------------------------


def ending(tableaus: list[list[str]], hands: list[list[str]]) -> Race:
    """Nothing happens in this round but discarding."""
    game = every(*tableaus, hands=hands)
    game.begin(RoundWithSets(phase=7))
    while game.waiting() and game.waiting()[0].prompt == "action":
        pick(game, game.waiting()[0].seat, "produce")
    return game


ELEVEN = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", *CHEAP[:5]]
OTHERS = ["space-port", "new-earth", "mining-world", "tourist-world", "merchant-world", "pirate-world", "rebel-miners"]
OTHERS += ["rebel-base", "rebel-outpost", "hive-world", "volcanic-world"]


@rule("race:power.round-end.hand-limit.1", "race:note.hand-limit")
def test_a_hand_of_twelve() -> None:
    assert hand_limit([card("old-earth")]) == 10
    for owner in ("pan-galactic-research", "black-hole-miners"):
        assert hand_limit([card("old-earth"), card(owner)]) == 12
    game = ending([["old-earth", "pan-galactic-research"], ["new-sparta"]], [ELEVEN, OTHERS])
    assert [decision.seat for decision in game.waiting()] == [1]


@rule("race:power.round-end.take-discards.1", "race:power.round-end.take-discards.2")
def test_retrofit_and_salvage_takes_what_the_others_discard() -> None:
    game = ending([["old-earth", "retrofit-and-salvage-inc"], ["new-sparta"]], [ELEVEN, OTHERS])
    pick(game, 0, "gem-world")
    pick(game, 1, "rebel-base")
    assert "rebel-base" in hand_of(game)
    assert len(hand_of(game)) == 11, "more than the limit"
    assert keys(game.discard) == ["gem-world"], "its own card stays discarded"
    assert len(hand_of(game, 1)) == 10


# -- the end of the game -----------------------------------------------------------------------------------------------


@rule("race:power.game-end.tableau-14.1", "race:note.tableau-14")
def test_hidden_fortress_ends_the_game_with_fourteen_cards() -> None:
    twelve = ["old-earth", *CHEAP, *OTHERS[:5]]
    assert is_last_round(every(twelve, ["new-sparta"]))
    assert not is_last_round(every(["hidden-fortress", *twelve[1:]], ["new-sparta"]))
    assert not is_last_round(every(["hidden-fortress", *twelve], ["new-sparta"]))
    assert is_last_round(every(["hidden-fortress", *twelve, "gem-world"], ["new-sparta"]))
    assert is_last_round(every(["hidden-fortress"], twelve)), "the others still end it with twelve"
    assert full_tableau([card("hidden-fortress")]) == 14


@rule("race:end.prestige")
def test_fifteen_prestige_end_the_game() -> None:
    assert not is_last_round(every(["old-earth"], ["new-sparta"], prestige=[14, 0]))
    assert is_last_round(every(["old-earth"], ["new-sparta"], prestige=[0, 15]))


@rule("race:scoring.prestige.1", "race:scoring.prestige.2", "race:scoring.prestige.3")
def test_prestige_counts_at_the_end() -> None:
    assert every(["old-earth"], ["new-sparta"], prestige=[4, 0]).scores() == [2 + 4, 1]
    capital = every(["federation-capital"], ["new-sparta"], prestige=[4, 0])
    assert capital.scores()[0] == 4 + 4
    renaissance = every(["galactic-renaissance"], ["new-sparta"], prestige=[4, 0], chips=[2, 0])
    assert renaissance.scores()[0] == 2 + 4, "not among the chips"


# -- six-cost developments ---------------------------------------------------------------------------------------------

# What each counts; the points of the development itself, the others' printed VP left out.
SIX_COST = [
    ("galactic-genome-project", ["plague-world", "ancient-race", "genetics-lab", "gem-world"], 2 + 2 + 3),
    (
        "imperium-lords",
        ["imperium-troops", "imperium-armaments-world", "pirate-world", "imperium-fuel-depot"],
        2 * 4 + 1,
    ),
    ("terraforming-guild", ["radioactive-world", "pre-sentient-race", "terraforming-robots", "gem-world"], 2 * 4),
    (
        "galactic-bankers",
        ["interstellar-bank", "investment-credits", "gambling-world-replacement", "drop-ships"],
        2 * 3 + 2,
    ),
    ("galactic-exchange", ["gem-world", "comet-zone", "plague-world", "diversified-economy"], 6 + 3),
    ("galactic-exchange", ["gem-world", "space-port"], 1),
    ("galactic-exchange", ["gem-world", "comet-zone", "plague-world", "alien-toy-shop"], 10),
    ("prospecting-guild", ["comet-zone", "radioactive-world", "gem-world", "terraforming-robots"], 2 + 2 + 1 + 1),
    ("imperium-seat", ["imperium-troops", "rebel-base", "rebel-cantina", "pirate-world"], 2 * 2 + 2),
    ("rebel-alliance", ["rebel-base", "rebel-pact", "pirate-world", "rebel-cantina"], 2 * 4 + 1),
    ("uplift-code", ["insect-uplift-race", "uplift-gene-breeders", "pirate-world"], 3 + 2 + 2),
    (
        "alien-cornucopia",
        ["alien-robotic-factory", "alien-burial-site", "gem-world", "deserted-alien-outpost"],
        2 * 4 + 1,
    ),
    (
        "golden-age-of-terraforming",
        ["terraforming-guild", "terraforming-robots", "new-economy", "gem-world"],
        2 * 3 + 1 + 1,
    ),
    ("pan-galactic-hologrid", ["gem-world", "refugee-world", "expanding-colony", "comet-zone"], 2 * 3 + 1),
    ("pan-galactic-affluence", ["export-duties", "galactic-renaissance", "terraformed-world"], 2 * 3),
    ("universal-peace-institute", ["contact-specialist", "pirate-world", "pan-galactic-mediator"], 4 + 1 + 2),
    ("universal-peace-institute", ["drop-ships", "pirate-world"], 1),
]


@rule("race:six-dev.exp.rule.1", "race:six-dev.galactic-genome-project", "race:six-dev.imperium-lords")
@rule("race:six-dev.terraforming-guild", "race:six-dev.galactic-bankers", "race:six-dev.galactic-exchange")
@rule("race:six-dev.galactic-exchange.example", "race:six-dev.prospecting-guild", "race:six-dev.imperium-seat")
@rule("race:six-dev.rebel-alliance", "race:six-dev.uplift-code", "race:six-dev.alien-cornucopia")
@rule("race:six-dev.golden-age-of-terraforming", "race:six-dev.pan-galactic-hologrid")
@rule("race:six-dev.pan-galactic-affluence", "race:six-dev.universal-peace-institute")
@pytest.mark.parametrize(("six", "tableau", "points"), SIX_COST)
def test_six_cost_developments(six: str, tableau: list[str], points: int) -> None:
    cards = [card(name) for name in [six, *tableau]]
    assert card_score(card(six), cards, {}, 0) == points


@rule("race:six-dev.pan-galactic-affluence")
def test_pan_galactic_affluence_counts_prestige_once_more() -> None:
    assert every(["pan-galactic-affluence"], ["new-sparta"], prestige=[5, 0]).scores()[0] == 5 + 5


@rule("race:six-dev.pan-galactic-research.1", "race:six-dev.pan-galactic-research.2")
def test_pan_galactic_research_has_four_points_and_counts_for_galactic_federation() -> None:
    printed = CARDS[card("pan-galactic-research")]
    assert (printed.cost, printed.vp, printed.scoring.counts) == (6, 4, False)
    assert every(["pan-galactic-research", "galactic-federation"], ["new-sparta"]).scores()[0] == 4 + 2 + 2
    assert every(["imperium-planet-buster", "galactic-federation"], ["new-sparta"]).scores()[0] == 9 + 1 + 2


def test_without_the_third_set_produce_gives_no_prestige() -> None:
    game = race(["old-earth"], ["new-sparta"], sets="storm+rebel")
    begin(game, "produce")
    assert prestige_of(game) == [0, 0]
