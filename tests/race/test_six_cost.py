"""The six-cost developments at the end of the game."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, deck_of
from orrery.race.queries import card_score, fits, points_for, total_military
from support.cite import rule
from support.race import Box, card, race

SIX_COST = [number for number in deck_of("first") if not CARDS[number].is_world and CARDS[number].cost == 6]


def vp(development: str, *others: str, chips: int = 0, goods: list[str] | None = None, edition: str = "first") -> int:
    """The VP of that development in a tableau with these other cards."""
    tableau = Box(edition).take([development, *others])
    return card_score(tableau[0], tableau, {card(world): card("old-earth") for world in goods or []}, chips)


# -- the rule ----------------------------------------------------------------------------------------------------------


@rule("race:six-dev.rule.1")
def test_every_card_of_the_owners_tableau_that_meets_a_condition_scores() -> None:
    game = race(
        ["new-sparta", "merchant-guild", "gem-world", "comet-zone", "asteroid-belt"],
        ["old-earth", "artist-colony", "plague-world"],
        hands=[["space-port"], []],
    )
    # Printed 1 + 1 + 2 + 1; Merchant Guild 2 + 2, and nothing for the other player's worlds or those in hand.
    assert game.scores() == [5 + 4, 2 + 1 + 0]


@rule("race:six-dev.rule.1")
def test_several_six_cost_developments_count_the_same_card() -> None:
    game = race(["new-sparta", "merchant-guild", "mining-league", "comet-zone"], ["old-earth"])
    assert game.scores()[0] == 1 + 2 + 2 + 2


@rule("race:six-dev.rule.2")
@pytest.mark.parametrize(
    ("development", "own", "specific", "points", "other", "fewer"),
    [
        ("alien-tech-institute", 2, "alien-robotic-factory", 3, "alien-rosetta-stone-world", 2),
        ("galactic-federation", 2, "trade-league", 2, "drop-ships", 1),
        ("galactic-imperium", 0, "rebel-base", 2, "new-sparta", 1),
        ("galactic-survey-seti", 1, "star-nomad-lair", 2, "gem-world", 1),
        ("pan-galactic-league", 0, "avian-uplift-race", 2, "pirate-world", 1),
    ],
)
def test_other_cards_are_those_that_no_more_specific_line_covers(
    development: str, own: int, specific: str, points: int, other: str, fewer: int
) -> None:
    assert vp(development) == own
    assert vp(development, specific) == own + points
    assert vp(development, other) == own + fewer
    assert vp(development, specific, other) == own + points + fewer


@rule("race:six-dev.rule.3")
@pytest.mark.parametrize(
    ("development", "named", "points"),
    [
        ("free-trade-association", "consumer-markets", 2),
        ("free-trade-association", "expanding-colony", 2),
        ("galactic-renaissance", "research-labs", 3),
        ("galactic-renaissance", "galactic-trendsetters", 3),
        ("galactic-renaissance", "artist-colony", 3),
        ("mining-league", "mining-robots", 2),
        ("mining-league", "mining-conglomerate", 2),
        ("pan-galactic-league", "contact-specialist", 3),
    ],
)
def test_a_named_card_scores_only_if_it_is_in_the_tableau(development: str, named: str, points: int) -> None:
    assert vp(development) == 0
    assert vp(development, named) == points
    in_capitals = [line.named for line in CARDS[card(development)].scoring.lines]
    cheaper = {
        CARDS[number].key for number in deck_of("first") if CARDS[number].cost < 6 and not CARDS[number].is_world
    }
    assert vp(development, *sorted(cheaper.difference(in_capitals))) == 0


@rule("race:six-dev.rule.3")
def test_a_named_card_in_hand_scores_nothing() -> None:
    game = race(["mining-league"], ["old-earth", "mining-robots"], hands=[["mining-robots", "mining-conglomerate"], []])
    assert game.scores()[0] == 0


@rule("race:note.six-dev-single-count")
def test_a_card_that_meets_two_conditions_counts_once() -> None:
    assert vp("pan-galactic-league", "malevolent-lifeforms") == 2  # a Genes world and a military world: not 3
    assert vp("galactic-survey-seti", "malevolent-lifeforms") == 1 + 2  # an Explore power and a world: not 1 + 3
    assert vp("galactic-imperium", "rebel-miners") == 2  # Rebel and military: not 3
    assert vp("alien-tech-institute", "alien-robot-sentry") == 2 + 2  # windfall and ALIEN: not 2 + 4
    assert vp("galactic-federation") == 2  # a six-cost development and a development: not 3


@rule("race:note.six-dev-single-count")
def test_the_first_line_a_card_fits_is_its_best() -> None:
    for development in SIX_COST:
        lines = CARDS[development].scoring.lines
        for number in deck_of("first"):
            fitting = [line.points for line in lines if fits(line, CARDS[number])]
            assert points_for(lines, CARDS[number]) == max(fitting, default=0)


# -- each of them ------------------------------------------------------------------------------------------------------


@rule("race:six-dev.alien-tech-institute")
def test_alien_tech_institute() -> None:
    assert vp("alien-tech-institute") == 2
    assert vp("alien-tech-institute", "alien-robotic-factory", "lost-alien-battle-fleet") == 2 + 3 + 3
    assert vp("alien-tech-institute", "deserted-alien-library", "lost-alien-warship") == 2 + 2 + 2
    assert vp("alien-tech-institute", "alien-rosetta-stone-world") == 2 + 2
    assert vp("alien-tech-institute", "gem-world", "rebel-base", "drop-ships") == 2


@rule("race:six-dev.free-trade-association")
def test_free_trade_association() -> None:
    assert vp("free-trade-association", "gem-world", "new-survivalists") == 2 + 2
    assert vp("free-trade-association", "refugee-world", "pirate-world") == 1 + 1
    assert vp("free-trade-association", "consumer-markets", "expanding-colony") == 2 + 2
    assert vp("free-trade-association", "comet-zone", "asteroid-belt", "mining-robots") == 0


@rule("race:six-dev.galactic-federation")
def test_galactic_federation() -> None:
    assert vp("galactic-federation", "new-economy", "trade-league") == 2 + 2 + 2
    assert vp("galactic-federation", "public-works", "consumer-markets") == 2 + 1 + 1
    assert vp("galactic-federation", "alien-robotic-factory", "gem-world") == 2  # a world of cost 6 is no development


@rule("race:six-dev.galactic-imperium")
def test_galactic_imperium() -> None:
    assert vp("galactic-imperium", "rebel-homeworld", "rebel-fuel-cache") == 2 + 2
    assert vp("galactic-imperium", "new-sparta", "alien-robot-sentry") == 1 + 1
    assert vp("galactic-imperium", "gem-world", "space-marines") == 0


@rule("race:six-dev.galactic-imperium.rebel-mark")
def test_rebel_military_worlds() -> None:
    rebels = [CARDS[number].key for number in deck_of("first") if CARDS[number].rebel]
    assert rebels == [
        "rebel-fuel-cache",
        "rebel-miners",
        "rebel-outpost",
        "rebel-warrior-race",
        "rebel-underground",
        "rebel-homeworld",
        "rebel-base",
    ]
    assert all(vp("galactic-imperium", rebel) == 2 for rebel in rebels)


@rule("race:six-dev.galactic-renaissance")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5)])
def test_galactic_renaissance_and_chips(chips: int, points: int) -> None:
    assert vp("galactic-renaissance", chips=chips) == points


@rule("race:six-dev.galactic-renaissance")
def test_galactic_renaissance_and_named_cards() -> None:
    named = ["research-labs", "galactic-trendsetters", "artist-colony"]
    assert vp("galactic-renaissance", *named, "gem-world", "genetics-lab", chips=4) == 1 + 9


@rule("race:six-dev.galactic-survey-seti")
def test_galactic_survey_seti() -> None:
    assert vp("galactic-survey-seti") == 1
    assert vp("galactic-survey-seti", "expedition-force", "galactic-renaissance") == 1 + 1 + 1
    assert vp("galactic-survey-seti", "star-nomad-lair", "malevolent-lifeforms") == 1 + 2 + 2
    assert vp("galactic-survey-seti", "old-earth", "rebel-base") == 1 + 1 + 1
    assert vp("galactic-survey-seti", "public-works", "drop-ships") == 1


@rule("race:six-dev.merchant-guild")
def test_merchant_guild() -> None:
    assert vp("merchant-guild", "gem-world", "comet-zone", "plague-world", "alien-robotic-factory") == 8
    assert vp("merchant-guild", "rebel-miners", "earths-lost-colony") == 4
    windfall = ["refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost"]
    assert vp("merchant-guild", *windfall, "old-earth", "drop-ships") == 0


def test_merchant_guild_of_later_printings_counts_goods_as_well() -> None:
    worlds = ["gem-world", "asteroid-belt"]
    assert vp("merchant-guild-revised", *worlds, goods=worlds, edition="revised") == 2 + 2
    assert vp("merchant-guild", *worlds, goods=worlds) == 2


@rule("race:six-dev.mining-league")
def test_mining_league() -> None:
    assert vp("mining-league", "comet-zone", "rebel-miners") == 2 + 2
    assert vp("mining-league", "alpha-centauri", "rebel-fuel-cache") == 1 + 1
    assert vp("mining-league", "mining-robots", "mining-conglomerate") == 2 + 2
    assert vp("mining-league", "gem-world", "refugee-world", "genetics-lab") == 0


@rule("race:six-dev.new-economy")
def test_new_economy() -> None:
    assert vp("new-economy") == 2
    assert vp("new-economy", "public-works", "deficit-spending", "trade-league") == 2 + 2 + 2 + 2
    assert vp("new-economy", "old-earth", "outlaw-world", "merchant-world", "gambling-world") == 2 + 4
    assert vp("new-economy", "gem-world", "drop-ships", "rebel-base") == 2


@rule("race:six-dev.new-economy.trade")
def test_trade_powers_are_no_consume_powers() -> None:
    assert vp("new-economy", "export-duties", "genetics-lab", "spice-world", "pirate-world", "galactic-engineers") == 2


@rule("race:six-dev.new-galactic-order")
def test_new_galactic_order() -> None:
    assert vp("new-galactic-order") == 2
    assert vp("new-galactic-order", "new-sparta", "drop-ships", "expedition-force") == 2 + 2 + 3 + 1
    assert vp("new-galactic-order", "contact-specialist", "refugee-world", "drop-ships") == 2 - 1 - 1 + 3


@rule("race:six-dev.new-galactic-order.specialised")
def test_specialised_military_is_left_out() -> None:
    specialised = ["galactic-imperium", "alien-tech-institute", "alien-rosetta-stone-world", "alpha-centauri"]
    for each in [*specialised, "new-military-tactics"]:
        assert vp("new-galactic-order", each) == 2
        assert total_military([card(each)]) == 0


@rule("race:six-dev.pan-galactic-league")
def test_pan_galactic_league() -> None:
    assert vp("pan-galactic-league", "plague-world", "empath-world", "avian-uplift-race") == 2 + 2 + 2
    assert vp("pan-galactic-league", "new-sparta", "rebel-base", "contact-specialist") == 1 + 1 + 3
    assert vp("pan-galactic-league", "gem-world", "genetics-lab") == 0


@rule("race:six-dev.trade-league")
def test_trade_league() -> None:
    assert vp("trade-league") == 2
    assert vp("trade-league", "export-duties", "genetics-lab", "mining-conglomerate") == 2 + 2 + 2 + 2
    assert vp("trade-league", "old-earth", "pirate-world", "spice-world") == 2 + 1 + 1 + 1
    assert vp("trade-league", "new-economy", "black-market-trading-world", "gem-world") == 2


@rule("race:six-dev.rule.1")
@pytest.mark.parametrize(
    ("development", "points"),
    [
        ("alien-tech-institute", 2 * 3 + 6 * 2 + 2 * 2),
        ("free-trade-association", 9 * 2 + 5 * 1 + 2 + 2),
        ("galactic-federation", 12 * 2 + 19 * 1),
        ("galactic-imperium", 7 * 2 + 16 * 1),
        ("galactic-renaissance", 3 * 3 + 4),
        ("galactic-survey-seti", 4 * 1 + 2 * 2 + 62 * 1),
        ("merchant-guild", 21 * 2),
        ("mining-league", 6 * 2 + 7 * 1 + 2 + 2),
        ("new-economy", 11 * 2 + 19 * 1),
        ("new-galactic-order", 8 + 9 + 2 + 3 - 4),
        ("pan-galactic-league", 11 * 2 + 17 * 1 + 3),
        ("trade-league", 4 * 2 + 9 * 1),
    ],
)
def test_a_tableau_of_all_cards(development: str, points: int) -> None:
    """The numbers of cards are those of the rulebook's statistics, one copy of each."""
    titles = sorted({CARDS[number].key for number in deck_of("first")})
    assert vp(development, *[title for title in titles if title != development], chips=14) == points
