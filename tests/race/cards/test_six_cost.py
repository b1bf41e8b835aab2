"""The six-cost developments: their powers, what they count at the end, and how they go with other cards."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.queries import card_score
from orrery.race.rules.whole_game import WholeGame
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, goods_of, in_hand, offered, pick, race

# Payment: worlds where a development is placed, developments where a world is, so that no other question comes up.
FOR_DEVELOPING = [
    "gem-world",
    "comet-zone",
    "spice-world",
    "plague-world",
    "distant-world",
    "new-earth",
    "mining-world",
]
FOR_SETTLING = ["export-duties", "deficit-spending", "deficit-spending", "genetics-lab", "genetics-lab"]
# A world of each kind with no other power than to produce.
NOVELTY, RARE, GENES, ALIEN = "artist-colony", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
RIVAL = ["alpha-centauri"]


def settling(*tableau: str, hand: list[str]) -> Race:
    """With Old Earth, which has no Settle power."""
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []]), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    actions = [[action], ["produce"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods, []], actions=actions, top=top), "consume")


def producing(*tableau: str, goods: list[str] | None = None) -> Race:
    game = race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], actions=[["settle"], ["settle"]])
    return begin(game, "produce")


def exploring(*tableau: str) -> tuple[int, int]:
    """Cards drawn and cards kept without a bonus."""
    game = begin(race(["new-sparta", *tableau], RIVAL), "explore")
    question = asked(game, 0)
    assert question.least == question.most
    return len(question.options), question.least


def points(name: str, *others: str, goods: list[str] | None = None, chips: int = 0) -> int:
    """What the development counts at the end in a tableau with itself and these."""
    game = race([name, *others], ["epsilon-eridani"], goods=[goods or [], []], chips=[chips, 0])
    player = game.players[0]
    return card_score(card(name), player.tableau, player.goods, player.chips)


# -- printed values ----------------------------------------------------------------------------------------------------

PRINTED = [  # the last number: VP for New Sparta and the development itself
    ("pan-galactic-league", "Pan-Galactic League", 1),
    ("mining-league", "Mining League", 0),
    ("free-trade-association", "Free Trade Association", 0),
    ("alien-tech-institute", "Alien Tech Institute", 2),
    ("galactic-survey-seti", "Galactic Survey: SETI", 2),
    ("galactic-federation", "Galactic Federation", 2),
    ("new-galactic-order", "New Galactic Order", 4),
    ("merchant-guild", "Merchant Guild", 0),
    ("new-economy", "New Economy", 2),
    ("galactic-renaissance", "Galactic Renaissance", 0),
    ("galactic-imperium", "Galactic Imperium", 1),
    ("trade-league", "Trade League", 2),
]


@cite.each_card("name")
@rule("race:develop.5", "race:develop.10")
@pytest.mark.parametrize(("name", "title", "vp"), PRINTED)
def test_each_costs_six_and_counts_what_its_owner_has(name: str, title: str, vp: int) -> None:
    assert (CARDS[card(name)].name, len(numbers_of(name))) == (title, 1)
    game = begin(race(["new-sparta"], RIVAL, hands=[[name, *FOR_DEVELOPING], []]), "develop")
    pick(game, 0, name)
    assert (asked(game, 0).least, asked(game, 0).most) == (6, 6)
    pick(game, 0, *FOR_DEVELOPING[:6])
    assert (game.over, in_hand(game)) == (True, FOR_DEVELOPING[6:])
    assert game.scores() == [1 + vp, 0]


@rule("race:end.5", "race:six-dev.rule.1")
def test_six_cost_developments_add_up_with_printed_vp_and_chips() -> None:
    """Two of them, played to the end of a game that is over because the supply is empty."""
    tableau = ["new-sparta", "galactic-federation", "new-galactic-order", "drop-ships", "rebel-miners"]
    game = race(tableau, RIVAL, chips=[7, 3], pool=0)
    game.rounds = 1
    game.begin(WholeGame())
    # Printed 1 + 2 + 1; Galactic Federation 2 + 2 + 1; New Galactic Order 2 + 2 + 3; chips.
    assert [event.values[0] for event in events(game, "score")] == [4 + 5 + 7 + 7, 3]
    assert game.winners == [0]


# -- Pan-Galactic League -----------------------------------------------------------------------------------------------


@cite.card("race:pan-galactic-league")
@rule("race:power.settle.military.2")
def test_pan_galactic_league_takes_one_military() -> None:
    worlds = ["outlaw-world", "rebel-miners", *FOR_SETTLING]
    game = settling("space-marines", "pan-galactic-league", hand=worlds)
    assert offered(game, 0) == ["none", "outlaw-world"]


@cite.card("race:pan-galactic-league")
@rule("race:power.produce.draw-for-worlds.1", "race:produce.7")
def test_pan_galactic_league_draws_for_each_genes_world() -> None:
    worlds = [GENES, "rebel-warrior-race", "distant-world", NOVELTY]
    game = producing("pan-galactic-league", *worlds, goods=["distant-world"])
    assert len(in_hand(game)) == 3  # windfall, military windfall and production, with a good or without


@cite.card("race:pan-galactic-league")
@rule("race:six-dev.pan-galactic-league")
def test_pan_galactic_league_counts_genes_worlds_military_worlds_and_contact_specialist() -> None:
    assert points("pan-galactic-league") == 0
    assert points("pan-galactic-league", GENES, "distant-world") == 4
    assert points("pan-galactic-league", "rebel-miners", "pirate-world", NOVELTY) == 2
    assert points("pan-galactic-league", "contact-specialist") == 3
    assert points("pan-galactic-league", "drop-ships", "terraformed-world") == 0


@cite.card("race:pan-galactic-league")
@rule("race:six-dev.rule.2", "race:note.six-dev-single-count")
def test_pan_galactic_league_counts_a_military_genes_world_once() -> None:
    assert points("pan-galactic-league", "avian-uplift-race") == 2
    assert points("pan-galactic-league", "malevolent-lifeforms", "rebel-miners", "contact-specialist") == 2 + 1 + 3


@cite.card("race:pan-galactic-league")
def test_pan_galactic_league_and_contact_specialist_take_two_military() -> None:
    game = settling("space-marines", "pan-galactic-league", "contact-specialist", hand=["outlaw-world"])
    pick(game, 0, "outlaw-world")
    assert (game.over, events(game, "conquered")) == (True, [])  # placed for its defense less 1: for nothing


# -- Mining League -----------------------------------------------------------------------------------------------------


@cite.card("race:mining-league")
@rule("race:power.consume.specific-kind.1")
def test_mining_league_takes_two_rare_goods_for_three_vp() -> None:
    rare = [RARE, "radioactive-world", "mining-world", "comet-zone"]
    game = consuming("mining-league", *rare, NOVELTY, goods=[*rare, NOVELTY])
    assert (asked(game, 0).least, asked(game, 0).most, offered(game, 0)) == (2, 2, rare)
    pick(game, 0, RARE, "comet-zone")
    assert (game.over, game.players[0].chips) == (True, 3)
    assert goods_of(game) == ["radioactive-world", "mining-world", NOVELTY]


@cite.card("race:mining-league")
def test_mining_league_takes_no_single_rare_good() -> None:
    game = consuming("mining-league", RARE, NOVELTY, goods=[RARE, NOVELTY])
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 0, [RARE, NOVELTY])


@cite.card("race:mining-league")
@rule("race:power.produce.specific-windfall.1")
def test_mining_league_produces_on_a_rare_windfall_world() -> None:
    game = producing("mining-league", RARE, GENES)
    assert (game.over, goods_of(game)) == (True, [RARE])


@cite.card("race:mining-league")
@rule("race:six-dev.mining-league", "race:six-dev.rule.3")
def test_mining_league_counts_rare_worlds_and_two_named_developments() -> None:
    assert points("mining-league", "mining-world", "rebel-miners") == 4
    assert points("mining-league", RARE, "alpha-centauri", "rebel-fuel-cache") == 3
    assert points("mining-league", "mining-robots", "mining-conglomerate") == 4
    assert points("mining-league", "terraforming-robots", NOVELTY, GENES, ALIEN) == 0


@cite.card("race:mining-league")
def test_mining_league_and_mining_robots_fill_two_worlds_for_three_vp() -> None:
    game = producing("mining-league", "mining-robots", RARE, "radioactive-world", "destroyed-world")
    pick(game, 0, "produce asteroid-belt mining-league")
    pick(game, 0, "produce destroyed-world mining-robots")
    assert (game.over, goods_of(game)) == (True, [RARE, "destroyed-world"])
    game = consuming("mining-league", RARE, "destroyed-world", goods=[RARE, "destroyed-world"], action="consume-x2")
    assert (game.over, game.players[0].chips) == (True, 6)


@cite.card("race:mining-league")
@rule("race:consume.order.1")
def test_mining_league_finds_one_good_too_few_after_terraforming_robots() -> None:
    rare = [RARE, "radioactive-world"]
    game = consuming("mining-league", "terraforming-robots", *rare, goods=rare)
    pick(game, 0, "power terraforming-robots 1")
    pick(game, 0, RARE)
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 1, ["radioactive-world"])


# -- Free Trade Association --------------------------------------------------------------------------------------------


@cite.card("race:free-trade-association")
@rule("race:power.consume.up-to.1", "race:consume.double.1")
def test_free_trade_association_takes_up_to_three_novelty_goods_for_a_vp_and_a_card_each() -> None:
    novelty = [NOVELTY, "gem-world", "spice-world", "pirate-world"]
    game = consuming("free-trade-association", *novelty, RARE, goods=[*novelty, RARE], action="consume-x2")
    assert (asked(game, 0).least, asked(game, 0).most, offered(game, 0)) == (3, 3, novelty)
    pick(game, 0, *novelty[1:])
    assert (game.over, game.players[0].chips, len(in_hand(game))) == (True, 6, 3)
    assert goods_of(game) == [NOVELTY, RARE]


@cite.card("race:free-trade-association")
@rule("race:power.produce.specific-windfall.1")
def test_free_trade_association_produces_on_a_novelty_windfall_world() -> None:
    game = producing("free-trade-association", RARE, "pirate-world")
    assert (game.over, goods_of(game)) == (True, ["pirate-world"])


@cite.card("race:free-trade-association")
@rule("race:six-dev.free-trade-association")
def test_free_trade_association_counts_novelty_worlds_and_two_named_cards() -> None:
    assert points("free-trade-association", NOVELTY, "new-survivalists", "earths-lost-colony") == 6
    assert points("free-trade-association", "pirate-world", "galactic-resort") == 2
    assert points("free-trade-association", "consumer-markets", "expanding-colony") == 4
    assert points("free-trade-association", "export-duties", "gambling-world", RARE, GENES, ALIEN) == 0


@cite.card("race:free-trade-association")
@rule("race:consume.order.4")
def test_free_trade_association_once_started_leaves_nothing_to_new_vinland() -> None:
    novelty = ["new-vinland", "gem-world", NOVELTY]
    game = consuming("free-trade-association", *novelty, goods=novelty)
    pick(game, 0, "power free-trade-association 0")
    assert (game.over, game.players[0].chips, len(in_hand(game))) == (True, 3, 3)


@cite.card("race:free-trade-association")
@rule("race:consume.order.5")
def test_free_trade_association_takes_what_new_vinland_has_left() -> None:
    novelty = ["new-vinland", "gem-world", NOVELTY]
    game = consuming("free-trade-association", *novelty, goods=novelty)
    pick(game, 0, "power new-vinland 0")
    pick(game, 0, "gem-world")
    assert (game.over, game.players[0].chips, len(in_hand(game))) == (True, 2, 2 + 2)


@cite.card("race:free-trade-association")
def test_free_trade_association_leaves_the_fourth_good_to_consumer_markets() -> None:
    novelty = [NOVELTY, "gem-world", "spice-world", "pirate-world"]
    game = consuming("free-trade-association", "consumer-markets", *novelty, goods=novelty)
    pick(game, 0, "power free-trade-association 0")
    pick(game, 0, *novelty[:3])
    assert (game.over, game.players[0].chips, len(in_hand(game)), goods_of(game)) == (True, 4, 3, [])


# -- Alien Tech Institute ----------------------------------------------------------------------------------------------


@cite.card("race:alien-tech-institute")
@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize(
    ("world", "price"), [("alien-robotic-factory", 4), ("deserted-alien-outpost", 2), ("alien-rosetta-stone-world", 3)]
)
def test_alien_tech_institute_makes_worlds_of_the_alien_kind_cost_two_less(world: str, price: int) -> None:
    game = settling("alien-tech-institute", hand=[world, *FOR_SETTLING])
    pick(game, 0, world)
    assert asked(game, 0).least == price


@cite.card("race:alien-tech-institute")
@rule("race:power.settle.specific-cost-military.1")
def test_alien_tech_institute_has_two_military_against_alien_worlds_only() -> None:
    worlds = ["alien-robot-sentry", "alien-robot-scout-ship", "rebel-miners", "outlaw-world"]
    game = settling("alien-tech-institute", hand=worlds)
    assert offered(game, 0) == ["none", "alien-robot-sentry"]
    game = settling("alien-tech-institute", "space-marines", hand=worlds)
    assert offered(game, 0) == ["none", *worlds]


@cite.card("race:alien-tech-institute")
@rule("race:six-dev.alien-tech-institute")
def test_alien_tech_institute_counts_alien_worlds_and_alien_cards_with_itself() -> None:
    assert points("alien-tech-institute") == 2
    assert points("alien-tech-institute", "alien-robotic-factory", "lost-alien-battle-fleet") == 2 + 3 + 3
    assert points("alien-tech-institute", ALIEN, "alien-robot-sentry") == 2 + 2 + 2
    assert points("alien-tech-institute", "alien-rosetta-stone-world") == 2 + 2
    assert points("alien-tech-institute", "galactic-imperium", NOVELTY, RARE, GENES) == 2


@cite.card("race:alien-tech-institute")
@rule("race:settle.pay-for-military.2", "race:power.settle.pay-for-military.2")
def test_alien_tech_institute_does_not_open_alien_worlds_to_contact_specialist() -> None:
    game = settling("alien-tech-institute", "contact-specialist", hand=["alien-robot-sentry", *FOR_SETTLING])
    assert game.over  # 2 against Alien less 1 is too little, and nobody can pay
    game = settling(
        "alien-tech-institute", "contact-specialist", "expedition-force", hand=["alien-robot-sentry", *FOR_SETTLING]
    )
    pick(game, 0, "alien-robot-sentry")
    assert (game.over, len(events(game, "conquered")), in_hand(game)) == (True, 1, FOR_SETTLING)


@cite.card("race:alien-tech-institute")
@rule("race:powers.2")
def test_alien_tech_institute_and_the_rosetta_stone_add_up() -> None:
    tableau = ["alien-tech-institute", "alien-rosetta-stone-world"]
    game = settling(*tableau, hand=["alien-robotic-factory", *FOR_SETTLING])
    pick(game, 0, "alien-robotic-factory")
    assert asked(game, 0).least == 6 - 2 - 2
    game = settling(*tableau, hand=["alien-robot-scout-ship", "lost-alien-warship"])
    assert offered(game, 0) == ["none", "alien-robot-scout-ship"]


# -- Galactic Survey: SETI ---------------------------------------------------------------------------------------------


@cite.card("race:galactic-survey-seti")
@rule("race:power.explore.draw-extra.1")
def test_galactic_survey_seti_draws_two_more_and_keeps_no_more() -> None:
    assert exploring("galactic-survey-seti") == (4, 1)


@cite.card("race:galactic-survey-seti")
@rule("race:six-dev.galactic-survey-seti", "race:six-dev.rule.2")
def test_galactic_survey_seti_counts_explore_powers_and_worlds() -> None:
    assert points("galactic-survey-seti") == 1
    assert points("galactic-survey-seti", "expedition-force", "research-labs", "galactic-renaissance") == 1 + 3
    assert points("galactic-survey-seti", "malevolent-lifeforms", "star-nomad-lair") == 1 + 2 + 2
    assert points("galactic-survey-seti", "new-sparta", NOVELTY, RARE) == 1 + 3
    assert points("galactic-survey-seti", "drop-ships", "new-economy") == 1


@cite.card("race:galactic-survey-seti")
@rule("race:powers.2")
def test_galactic_survey_seti_adds_to_research_labs_and_malevolent_lifeforms() -> None:
    assert exploring("galactic-survey-seti", "research-labs", "malevolent-lifeforms") == (2 + 2 + 1, 2)


# -- Galactic Federation -----------------------------------------------------------------------------------------------


@cite.card("race:galactic-federation")
@rule("race:power.develop.reduce-cost.1")
def test_galactic_federation_makes_developments_cost_two_less() -> None:
    game = race(["new-sparta", "galactic-federation"], RIVAL, hands=[["merchant-guild", *FOR_DEVELOPING], []])
    begin(game, "develop")
    pick(game, 0, "merchant-guild")
    assert asked(game, 0).least == 4


@cite.card("race:galactic-federation")
@rule("race:powers.6", "race:develop.11")
def test_galactic_federation_is_no_cheaper_for_itself() -> None:
    game = race(["new-sparta"], RIVAL, hands=[["galactic-federation", *FOR_DEVELOPING[:5]], []])
    assert begin(game, "develop").over


@cite.card("race:galactic-federation")
@rule("race:six-dev.galactic-federation")
def test_galactic_federation_counts_developments_with_itself() -> None:
    assert points("galactic-federation") == 2
    assert points("galactic-federation", "merchant-guild", "trade-league") == 6
    assert points("galactic-federation", "consumer-markets", "public-works") == 2 + 1 + 1
    assert points("galactic-federation", "deserted-alien-library", "rebel-base", NOVELTY) == 2


@cite.card("race:galactic-federation")
@rule("race:develop.7", "race:powers.5")
def test_galactic_federation_and_investment_credits_make_three_cards_of_six() -> None:
    tableau = ["new-sparta", "galactic-federation", "investment-credits"]
    game = race(tableau, RIVAL, hands=[["new-economy", *FOR_DEVELOPING[:3]], []])
    pick(begin(game, "develop"), 0, "new-economy")
    assert (game.over, in_hand(game)) == (True, [])
    cheap = ["genetics-lab", "gem-world"]
    game = race(tableau, RIVAL, hands=[cheap, []], actions=[["develop"], []])
    pick(begin(game, "develop"), 0, "genetics-lab")  # 2 less 1 less 2 less 1
    assert (game.over, in_hand(game)) == (True, ["gem-world"])


# -- New Galactic Order ------------------------------------------------------------------------------------------------


@cite.card("race:new-galactic-order")
@rule("race:power.settle.military.1")
def test_new_galactic_order_has_two_military() -> None:
    game = settling("new-galactic-order", hand=["rebel-miners", "pirate-world"])
    assert offered(game, 0) == ["none", "rebel-miners"]


@cite.card("race:new-galactic-order")
@rule("race:six-dev.new-galactic-order")
def test_new_galactic_order_counts_military_and_subtracts_contact_specialist() -> None:
    assert points("new-galactic-order") == 2
    assert points("new-galactic-order", "new-sparta", "drop-ships", "rebel-outpost") == 2 + 2 + 3 + 1
    assert points("new-galactic-order", "new-sparta", "contact-specialist") == 2 + 2 - 1
    negative = ["contact-specialist", "empath-world"]
    assert points("new-galactic-order", "expedition-force", *negative) == 2 + 1 - 1 - 1


@cite.card("race:new-galactic-order")
@rule("race:six-dev.new-galactic-order.specialised")
def test_new_galactic_order_leaves_out_military_against_few_or_for_a_time() -> None:
    specialised = ["alpha-centauri", "alien-tech-institute", "alien-rosetta-stone-world", "galactic-imperium"]
    assert points("new-galactic-order", *specialised, "new-military-tactics") == 2


@cite.card("race:new-galactic-order")
def test_new_galactic_order_and_new_military_tactics_conquer_a_defense_of_five() -> None:
    game = settling("new-galactic-order", "new-military-tactics", hand=["rebel-outpost", "rebel-base"])
    assert offered(game, 0) == ["none", "rebel-outpost"]
    pick(game, 0, "rebel-outpost")
    assert game.scores()[0] == 2 + (2 + 1) + 5  # Old Earth; Military of the order and the outpost; the outpost


# -- Merchant Guild ----------------------------------------------------------------------------------------------------


@cite.card("race:merchant-guild")
@rule("race:power.produce.draw.1")
def test_merchant_guild_draws_two_cards_in_produce() -> None:
    assert len(in_hand(producing("merchant-guild"))) == 2


@cite.card("race:merchant-guild")
@rule("race:six-dev.merchant-guild")
def test_merchant_guild_counts_production_worlds_of_every_kind_and_no_windfall_worlds() -> None:
    production = [NOVELTY, "mining-world", "distant-world", "alien-robotic-factory"]
    for world in production:
        assert points("merchant-guild", world) == 2
    assert points("merchant-guild", *production, "new-survivalists") == 10
    assert points("merchant-guild", "pirate-world", RARE, GENES, ALIEN, "terraformed-world", "drop-ships") == 0


@cite.card("race:merchant-guild")
def test_merchant_guild_of_the_first_edition_counts_no_goods() -> None:
    assert points("merchant-guild", NOVELTY, RARE, goods=[NOVELTY, RARE]) == 2


@cite.card("race:merchant-guild")
def test_merchant_guild_draws_besides_rebel_underground_and_gem_world() -> None:
    game = producing("merchant-guild", "rebel-underground", "gem-world")
    assert len(in_hand(game)) == 2 + 1 + 1


# -- New Economy -------------------------------------------------------------------------------------------------------


@cite.card("race:new-economy")
@rule("race:power.consume.draw.1")
def test_new_economy_draws_a_card_in_consume_and_takes_no_good() -> None:
    game = consuming("new-economy", RARE, goods=[RARE], action="consume-x2", top=["gem-world", "comet-zone"])
    assert (game.over, in_hand(game), goods_of(game)) == (True, ["gem-world"], [RARE])
    assert game.players[0].chips == 0


@cite.card("race:new-economy")
@rule("race:six-dev.new-economy")
def test_new_economy_counts_cards_with_consume_powers() -> None:
    assert points("new-economy") == 2
    developments = ["public-works", "deficit-spending", "mining-conglomerate", "diversified-economy", "trade-league"]
    assert points("new-economy", *developments) == 2 + 10
    worlds = ["old-earth", "gambling-world", "black-market-trading-world", "pilgrimage-world", "merchant-world"]
    assert points("new-economy", *worlds) == 2 + 5
    assert points("new-economy", "drop-ships", "investment-credits", NOVELTY, "new-sparta") == 2


@cite.card("race:new-economy")
@rule("race:six-dev.new-economy.trade")
def test_new_economy_counts_no_trade_powers() -> None:
    assert points("new-economy", "export-duties", "genetics-lab", "spice-world", "pirate-world") == 2


@cite.card("race:new-economy")
def test_new_economy_draws_a_card_that_deficit_spending_may_discard() -> None:
    game = consuming("new-economy", "deficit-spending", goods=[], top=["gem-world"])
    assert offered(game, 0) == ["power deficit-spending 0", "pass"]
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world")
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 1, [])


# -- Galactic Renaissance ----------------------------------------------------------------------------------------------


@cite.card("race:galactic-renaissance")
@rule("race:power.explore.draw-keep-extra.1", "race:explore.7")
def test_galactic_renaissance_draws_four_and_keeps_two() -> None:
    assert exploring("galactic-renaissance") == (4, 2)


@cite.card("race:galactic-renaissance")
@rule("race:six-dev.galactic-renaissance")
@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (17, 5), (18, 6)])
def test_galactic_renaissance_counts_one_for_every_three_vp_in_chips(chips: int, vp: int) -> None:
    assert points("galactic-renaissance", chips=chips) == vp


@cite.card("race:galactic-renaissance")
@rule("race:six-dev.galactic-renaissance", "race:six-dev.rule.3")
def test_galactic_renaissance_counts_three_named_cards() -> None:
    for named in ("research-labs", "galactic-trendsetters", "artist-colony"):
        assert points("galactic-renaissance", named) == 3
    assert points("galactic-renaissance", "genetics-lab", "tourist-world", "gem-world") == 0


@cite.card("race:galactic-renaissance")
def test_galactic_renaissance_counts_the_chips_that_galactic_trendsetters_have_won() -> None:
    tableau = ["new-sparta", "galactic-renaissance", "galactic-trendsetters", RARE]
    game = race(tableau, RIVAL, goods=[[RARE], []], chips=[5, 0], actions=[["consume-x2"], []])
    assert game.scores()[0] == 1 + (1 + 3) + 3 + 1 + 5
    begin(game, "consume")
    assert game.players[0].chips == 5 + 4
    assert game.scores()[0] == 1 + (3 + 3) + 3 + 1 + 9


# -- Galactic Imperium -------------------------------------------------------------------------------------------------


@cite.card("race:galactic-imperium")
@rule("race:power.settle.specific-military.1")
def test_galactic_imperium_has_four_military_against_rebels_only() -> None:
    worlds = ["rebel-warrior-race", "rebel-underground", "rebel-outpost", "outlaw-world", "alien-robot-sentry"]
    game = settling("galactic-imperium", hand=worlds)
    assert offered(game, 0) == ["none", "rebel-warrior-race", "rebel-underground"]


@cite.card("race:galactic-imperium")
@rule("race:power.settle.specific-military.1")
def test_galactic_imperium_and_drop_ships_conquer_the_rebel_homeworld() -> None:
    hand = ["rebel-homeworld", "malevolent-lifeforms", *FOR_SETTLING]
    game = settling("galactic-imperium", "space-marines", hand=hand)
    assert game.over  # 6 against a defense of 7
    game = settling("galactic-imperium", "drop-ships", hand=hand)
    assert offered(game, 0) == ["none", "rebel-homeworld"]
    pick(game, 0, "rebel-homeworld")
    assert (game.over, in_hand(game)) == (True, hand[1:])
    assert game.scores()[0] == 2 + 2 + 2 + 7  # Old Earth, Galactic Imperium for one Rebel world, Drop Ships, the world


@cite.card("race:galactic-imperium")
@rule("race:six-dev.galactic-imperium", "race:six-dev.rule.2")
def test_galactic_imperium_counts_rebel_worlds_and_other_military_worlds() -> None:
    assert points("galactic-imperium") == 0
    assert points("galactic-imperium", "rebel-miners", "rebel-homeworld", "rebel-warrior-race") == 6
    assert points("galactic-imperium", "new-sparta", "pirate-world", "alien-robot-sentry") == 3
    assert points("galactic-imperium", "imperium-armaments-world", "drop-ships", "blaster-gem-mines") == 0


@cite.card("race:galactic-imperium")
def test_galactic_imperium_lowers_no_price_of_contact_specialist() -> None:
    game = settling("galactic-imperium", "contact-specialist", hand=["rebel-underground", *FOR_SETTLING])
    pick(game, 0, "rebel-underground")  # 4 less 1 against a defense of 3
    assert offered(game, 0) == ["conquer", "pay contact-specialist"]
    pick(game, 0, "pay contact-specialist")
    assert asked(game, 0).least == 3 - 1


# -- Trade League ------------------------------------------------------------------------------------------------------


@cite.card("race:trade-league")
@rule("race:power.trade.any-good.1")
@pytest.mark.parametrize(("world", "price"), [(NOVELTY, 2), (RARE, 3), (GENES, 4), (ALIEN, 5)])
def test_trade_league_sells_any_good_for_one_card_more(world: str, price: int) -> None:
    game = consuming("trade-league", world, goods=[world], action="consume-trade")
    assert len(in_hand(game)) == price + 1


@cite.card("race:trade-league")
@rule("race:power.consume.trade-price.2")
def test_trade_league_sells_a_good_in_consume_with_its_own_trade_power() -> None:
    game = consuming("trade-league", GENES, goods=[GENES], action="consume-x2")
    assert (game.over, len(in_hand(game)), goods_of(game), game.players[0].chips) == (True, 4 + 1, [], 0)


@cite.card("race:trade-league")
@rule("race:power.consume.trade-price.2", "race:consume.trade.4")
def test_trade_league_and_export_duties_count_in_both_sales() -> None:
    game = consuming("trade-league", "export-duties", RARE, ALIEN, goods=[RARE, ALIEN], action="consume-trade")
    pick(game, 0, RARE)
    assert [event.values[2] for event in events(game, "sold")] == [3 + 1 + 1, 5 + 1 + 1]
    assert (game.over, len(in_hand(game))) == (True, 12)


@cite.card("race:trade-league")
@rule("race:six-dev.trade-league")
def test_trade_league_counts_cards_with_trade_powers() -> None:
    assert points("trade-league") == 2
    assert points("trade-league", "export-duties", "genetics-lab", "mining-conglomerate") == 2 + 6
    assert points("trade-league", "old-earth", "spice-world", "pirate-world", "galactic-engineers") == 2 + 4
    assert points("trade-league", "black-market-trading-world", "new-economy", "public-works", NOVELTY) == 2
