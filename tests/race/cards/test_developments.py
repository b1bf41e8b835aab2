"""The developments that cost less than six: what each does, and how it goes with another card."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.rules.round import Round
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, goods_of, in_hand, keys, offered, pick, race, to_pay

# Payment: worlds where a development is placed, developments where a world is, so that no other question comes up.
FOR_DEVELOPING = ["gem-world", "comet-zone", "spice-world", "plague-world", "distant-world", "new-earth"]
FOR_SETTLING = ["export-duties", "deficit-spending", "deficit-spending", "genetics-lab", "genetics-lab"]
# A world of each kind with no other power than to produce.
NOVELTY, RARE, GENES, ALIEN = "artist-colony", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
PRICES = [(NOVELTY, 2), (RARE, 3), (GENES, 4), (ALIEN, 5)]
RIVAL = ["alpha-centauri"]


def developing(*tableau: str, hand: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    actions = [[action], ["produce"]]
    return begin(race(["new-sparta", *tableau], RIVAL, hands=[hand, []], actions=actions, top=top), "develop")


def settling(*tableau: str, hand: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    """With Old Earth, which has no Settle power."""
    actions = [[action], ["produce"]]
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []], actions=actions, top=top), "settle")


def consuming(
    *tableau: str,
    goods: list[str],
    action: str = "produce",
    hand: list[str] | None = None,
    top: list[str] | None = None,
) -> Race:
    game = race(
        ["new-sparta", *tableau],
        RIVAL,
        hands=[hand or [], []],
        goods=[goods, []],
        actions=[[action], ["produce"]],
        top=top,
    )
    return begin(game, "consume")


def producing(*tableau: str, goods: list[str] | None = None, action: str = "settle") -> Race:
    game = race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], actions=[[action], ["settle"]])
    return begin(game, "produce")


def tableau_of(game: Race) -> list[str]:
    return keys(game.players[0].tableau)


def sold_for(*tableau: str, good: str) -> int:
    game = consuming(*tableau, good, goods=[good], action="consume-trade")
    return events(game, "sold")[0].values[2]


# -- printed values ----------------------------------------------------------------------------------------------------

PRINTED = [
    ("public-works", "Public Works", 1, 1, 1),
    ("colony-ship", "Colony Ship", 2, 1, 1),
    ("expedition-force", "Expedition Force", 1, 1, 2),
    ("mining-robots", "Mining Robots", 2, 1, 2),
    ("export-duties", "Export Duties", 1, 1, 3),
    ("new-military-tactics", "New Military Tactics", 1, 1, 3),
    ("space-marines", "Space Marines", 2, 1, 4),
    ("contact-specialist", "Contact Specialist", 1, 1, 4),
    ("diversified-economy", "Diversified Economy", 4, 2, 0),
    ("consumer-markets", "Consumer Markets", 5, 3, 0),
    ("mining-conglomerate", "Mining Conglomerate", 3, 2, 0),
    ("research-labs", "Research Labs", 4, 2, 0),
    ("deficit-spending", "Deficit Spending", 2, 1, 0),
    ("investment-credits", "Investment Credits", 1, 1, 0),
    ("interstellar-bank", "Interstellar Bank", 2, 1, 0),
    ("terraforming-robots", "Terraforming Robots", 3, 2, 0),
    ("drop-ships", "Drop Ships", 4, 2, 0),
    ("replicant-robots", "Replicant Robots", 4, 2, 0),
    ("genetics-lab", "Genetics Lab", 2, 1, 0),
]


COPIES = {"contact-specialist": 3, "research-labs": 3}  # the third ones come with sets


@rule("race:develop.5", "race:develop.9")
@pytest.mark.parametrize(("name", "title", "cost", "vp", "first_hand"), PRINTED)
def test_cost_and_vp_as_printed(name: str, title: str, cost: int, vp: int, first_hand: int) -> None:
    printed = CARDS[card(name)]
    assert (printed.name, len(numbers_of(name)), printed.preset) == (title, COPIES.get(name, 2), first_hand)
    game = developing(hand=[name, *FOR_DEVELOPING])
    before = game.scores()[0]
    pick(game, 0, name)
    assert to_pay(game) == cost
    pick(game, 0, *FOR_DEVELOPING[:cost])
    assert game.over
    assert tableau_of(game) == ["new-sparta", name]
    assert in_hand(game) == FOR_DEVELOPING[cost:]
    assert game.scores()[0] - before == vp


# -- Public Works ------------------------------------------------------------------------------------------------------


@cite.card("race:public-works")
@rule("race:power.develop.draw-after.1")
def test_public_works_draws_after_placing_a_development() -> None:
    game = developing("public-works", hand=["drop-ships", *FOR_DEVELOPING], top=["old-earth", "mining-world"])
    pick(game, 0, "drop-ships")
    pick(game, 0, *FOR_DEVELOPING[:4])
    assert in_hand(game) == ["distant-world", "new-earth", "old-earth"]


@cite.card("race:public-works")
@rule("race:powers.7", "race:powers.6")
def test_public_works_does_not_reward_itself() -> None:
    game = developing(hand=["public-works", "gem-world", "comet-zone"])
    pick(game, 0, "public-works")
    pick(game, 0, "gem-world")
    assert (game.over, in_hand(game)) == (True, ["comet-zone"])


@cite.card("race:public-works")
def test_public_works_draws_nothing_for_no_development_and_nothing_for_a_world() -> None:
    game = developing("public-works", hand=["drop-ships", *FOR_DEVELOPING])
    pick(game, 0, "none")
    assert len(in_hand(game)) == 7
    game = settling("public-works", hand=["refugee-world", "drop-ships"])
    pick(game, 0, "refugee-world")
    assert in_hand(game) == ["drop-ships"]


@cite.card("race:public-works")
@rule("race:power.consume.any-one.1")
@pytest.mark.parametrize("world", [NOVELTY, RARE, GENES, ALIEN])
def test_public_works_turns_one_good_of_any_kind_into_a_vp(world: str) -> None:
    game = consuming("public-works", world, goods=[world])
    assert (game.players[0].chips, goods_of(game), in_hand(game)) == (1, [], [])


@cite.card("race:public-works")
def test_public_works_and_interstellar_bank_draw_on_both_sides_of_placing() -> None:
    game = developing(
        "public-works", "interstellar-bank", hand=["export-duties", "gem-world"], top=["old-earth", "mining-world"]
    )
    assert in_hand(game) == ["export-duties", "gem-world", "old-earth"]
    pick(game, 0, "export-duties")
    pick(game, 0, "gem-world")
    assert in_hand(game) == ["old-earth", "mining-world"]


# -- Colony Ship -------------------------------------------------------------------------------------------------------


@cite.card("race:colony-ship")
@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_is_given_up_for_a_free_world() -> None:
    game = settling("colony-ship", hand=["terraformed-world", *FOR_SETTLING])
    pick(game, 0, "terraformed-world")
    assert offered(game, 0) == ["pay", "pay colony-ship"]
    pick(game, 0, "pay colony-ship")
    assert game.over
    assert in_hand(game) == FOR_SETTLING
    assert tableau_of(game) == ["old-earth", "terraformed-world"]
    assert keys(game.discard) == ["colony-ship"]


@cite.card("race:colony-ship")
@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_may_be_kept() -> None:
    game = settling("colony-ship", hand=["gem-world", *FOR_SETTLING])
    pick(game, 0, "gem-world")
    pick(game, 0, "pay")
    assert to_pay(game) == 2
    pick(game, 0, "genetics-lab", "genetics-lab")
    assert tableau_of(game) == ["old-earth", "colony-ship", "gem-world"]


@cite.card("race:colony-ship")
@rule("race:powers.10")
def test_colony_ship_must_go_when_the_world_cannot_be_paid_for() -> None:
    game = settling("colony-ship", hand=["terraformed-world", "export-duties"])
    pick(game, 0, "terraformed-world")
    assert (game.over, in_hand(game)) == (True, ["export-duties"])
    assert "colony-ship" not in tableau_of(game)


@cite.card("race:colony-ship")
@rule("race:power.settle.reduce-to-zero.2", "race:power.settle.reduce-to-zero.3")
def test_colony_ship_reaches_no_alien_world_but_the_rosetta_stone() -> None:
    alien = ["deserted-alien-library", "alien-robotic-factory"]
    game = settling("colony-ship", hand=[*alien, "alien-rosetta-stone-world"])
    assert offered(game, 0) == ["none", "alien-rosetta-stone-world"]
    game = settling("colony-ship", hand=["deserted-alien-outpost", *FOR_SETTLING])
    pick(game, 0, "deserted-alien-outpost")
    assert to_pay(game) == 4


@cite.card("race:colony-ship")
def test_colony_ship_reaches_no_military_world_by_itself() -> None:
    game = settling("colony-ship", hand=["outlaw-world", *FOR_SETTLING])
    assert game.over


@cite.card("race:colony-ship")
@rule("race:settle.pay-for-military.4", "race:settle.pay-for-military.5")
def test_colony_ship_contact_specialist_and_replicant_robots_on_a_military_world() -> None:
    crew = ["contact-specialist", "colony-ship", "replicant-robots"]
    game = settling(*crew, hand=["rebel-outpost", *FOR_SETTLING])
    pick(game, 0, "rebel-outpost")
    assert offered(game, 0) == ["pay contact-specialist", "pay contact-specialist colony-ship"]
    pick(game, 0, "pay contact-specialist")
    assert to_pay(game) == 5 - 1 - 2
    game = settling(*crew, hand=["rebel-outpost", *FOR_SETTLING])
    pick(game, 0, "rebel-outpost")
    pick(game, 0, "pay contact-specialist colony-ship")
    assert (game.over, in_hand(game)) == (True, FOR_SETTLING)
    assert tableau_of(game) == ["old-earth", "contact-specialist", "replicant-robots", "rebel-outpost"]


# -- Expedition Force --------------------------------------------------------------------------------------------------


@cite.card("race:expedition-force")
@rule("race:power.explore.draw-extra.1")
def test_expedition_force_draws_one_more_and_keeps_no_more() -> None:
    game = begin(
        race(["new-sparta", "expedition-force"], RIVAL, top=["gem-world", "old-earth", "new-earth"]), "explore"
    )
    assert offered(game, 0) == ["gem-world", "old-earth", "new-earth"]
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 1)
    assert len(offered(game, 1)) == 2


@cite.card("race:expedition-force")
@rule("race:power.settle.military.1")
def test_expedition_force_conquers_a_defense_of_one() -> None:
    game = settling("expedition-force", hand=["outlaw-world", "rebel-miners", *FOR_SETTLING])
    assert offered(game, 0) == ["none", "outlaw-world"]
    pick(game, 0, "outlaw-world")
    assert in_hand(game) == ["rebel-miners", *FOR_SETTLING]


@cite.card("race:expedition-force")
@rule("race:powers.2", "race:explore.6")
def test_expedition_force_adds_to_galactic_survey_seti_and_the_bonus() -> None:
    tableau = ["new-sparta", "expedition-force", "galactic-survey-seti"]
    game = begin(race(tableau, RIVAL, actions=[["explore-1-1"], ["produce"]]), "explore")
    assert len(offered(game, 0)) == 2 + 1 + 2 + 1
    assert asked(game, 0).least == 2


# -- Mining Robots -----------------------------------------------------------------------------------------------------


@cite.card("race:mining-robots")
@rule("race:power.settle.specific-reduce-cost.1")
@pytest.mark.parametrize(("world", "price"), [("comet-zone", 2), ("asteroid-belt", 1), ("gem-world", 2)])
def test_mining_robots_make_rare_worlds_cheaper_and_no_others(world: str, price: int) -> None:
    game = settling("mining-robots", hand=[world, *FOR_SETTLING])
    pick(game, 0, world)
    assert to_pay(game) == price


@cite.card("race:mining-robots")
@rule("race:power.produce.specific-windfall.1")
def test_mining_robots_produce_on_a_rare_windfall_world() -> None:
    game = producing("mining-robots", "radioactive-world", GENES)
    assert (game.over, goods_of(game)) == (True, ["radioactive-world"])


@cite.card("race:mining-robots")
def test_mining_robots_leave_the_choice_between_two_rare_worlds() -> None:
    game = producing("mining-robots", "radioactive-world", RARE, GENES)
    assert offered(game, 0) == ["produce radioactive-world mining-robots", "produce asteroid-belt mining-robots"]
    pick(game, 0, "produce asteroid-belt mining-robots")
    assert (game.over, goods_of(game)) == (True, [RARE])


@cite.card("race:mining-robots")
@rule("race:powers.2")
def test_mining_robots_alpha_centauri_and_replicant_robots_add_up() -> None:
    tableau = ["alpha-centauri", "mining-robots"]
    money = [*FOR_SETTLING, "consumer-markets"]
    game = begin(race(tableau, ["new-sparta"], hands=[["new-earth", *money], []]), "settle")
    pick(game, 0, "new-earth")
    assert to_pay(game) == 5 - 1 - 1
    tableau.append("replicant-robots")
    game = begin(race(tableau, ["new-sparta"], hands=[["new-earth", *money], []]), "settle")
    pick(game, 0, "new-earth")
    assert to_pay(game) == 5 - 1 - 1 - 2


@cite.card("race:mining-robots")
@rule("race:settle.pay-for-military.4")
def test_mining_robots_and_contact_specialist_place_rebel_miners_for_nothing() -> None:
    game = settling("mining-robots", "contact-specialist", hand=["rebel-miners", "genetics-lab"])
    pick(game, 0, "rebel-miners")
    assert (game.over, in_hand(game)) == (True, ["genetics-lab"])


@cite.card("race:mining-robots")
def test_mining_robots_and_the_produce_bonus_fill_two_worlds() -> None:
    game = producing("mining-robots", RARE, GENES, action="produce")
    pick(game, 0, "produce asteroid-belt mining-robots")
    assert (game.over, goods_of(game)) == (True, [RARE, GENES])


# -- Export Duties -----------------------------------------------------------------------------------------------------


@cite.card("race:export-duties")
@rule("race:power.trade.any-good.1")
@pytest.mark.parametrize(("world", "price"), PRICES)
def test_export_duties_sell_any_good_for_one_card_more(world: str, price: int) -> None:
    game = consuming("export-duties", world, goods=[world], action="consume-trade")
    assert len(in_hand(game)) == price + 1


@cite.card("race:export-duties")
@rule("race:powers.2", "race:consume.trade.4")
def test_export_duties_add_to_genetics_lab_for_genes() -> None:
    assert sold_for("export-duties", "genetics-lab", good=GENES) == 4 + 1 + 1
    assert sold_for("export-duties", "genetics-lab", good=RARE) == 3 + 1


@cite.card("race:export-duties")
@rule("race:power.consume.trade-price.1")
def test_export_duties_do_not_help_the_black_market() -> None:
    game = consuming("export-duties", "black-market-trading-world", GENES, goods=[GENES])
    assert len(in_hand(game)) == 4


# -- New Military Tactics ----------------------------------------------------------------------------------------------


@cite.card("race:new-military-tactics")
@rule("race:power.settle.temporary-military.1")
def test_new_military_tactics_are_given_up_for_three_military() -> None:
    game = settling("new-military-tactics", hand=["pirate-world", "malevolent-lifeforms", "genetics-lab"])
    assert offered(game, 0) == ["none", "pirate-world"]
    pick(game, 0, "pirate-world")
    assert (game.over, in_hand(game)) == (True, ["malevolent-lifeforms", "genetics-lab"])
    assert tableau_of(game) == ["old-earth", "pirate-world"]
    assert keys(game.discard) == ["new-military-tactics"]


@cite.card("race:new-military-tactics")
def test_new_military_tactics_may_stay_where_space_marines_suffice() -> None:
    game = settling("new-military-tactics", "space-marines", hand=["rebel-miners"])
    pick(game, 0, "rebel-miners")
    assert offered(game, 0) == ["conquer", "conquer new-military-tactics"]
    pick(game, 0, "conquer")
    assert tableau_of(game) == ["old-earth", "new-military-tactics", "space-marines", "rebel-miners"]


@cite.card("race:new-military-tactics")
def test_new_military_tactics_add_to_space_marines() -> None:
    game = settling("new-military-tactics", "space-marines", hand=["rebel-outpost", "rebel-base"])
    assert offered(game, 0) == ["none", "rebel-outpost"]
    pick(game, 0, "rebel-outpost")
    assert tableau_of(game) == ["old-earth", "space-marines", "rebel-outpost"]


@cite.card("race:new-military-tactics")
@rule("race:settle.pay-for-military.3")
def test_new_military_tactics_lower_no_price_of_contact_specialist() -> None:
    game = settling("new-military-tactics", "contact-specialist", hand=["rebel-outpost", *FOR_SETTLING])
    pick(game, 0, "rebel-outpost")
    pick(game, 0, "pay contact-specialist new-military-tactics")
    assert to_pay(game) == 5 - 1


# -- Space Marines, Drop Ships -----------------------------------------------------------------------------------------


@cite.card("race:space-marines")
@rule("race:power.settle.military.1", "race:settle.conquest.3")
def test_space_marines_conquer_a_defense_of_two() -> None:
    game = settling("space-marines", hand=["rebel-miners", "pirate-world", *FOR_SETTLING])
    assert offered(game, 0) == ["none", "rebel-miners"]
    pick(game, 0, "rebel-miners")
    assert (in_hand(game), game.discard) == (["pirate-world", *FOR_SETTLING], [])


@cite.card("race:space-marines")
@rule("race:powers.6")
def test_space_marines_help_from_the_phase_after_their_own() -> None:
    game = race(["old-earth"], RIVAL, hands=[["space-marines", "rebel-miners", "gem-world", "comet-zone"], []])
    game.begin(Round())
    pick(game, 0, "develop")
    pick(game, 1, "settle")
    pick(game, 0, "space-marines")
    pick(game, 0, "comet-zone")
    assert offered(game, 0) == ["none", "rebel-miners"]


@cite.card("race:space-marines")
def test_space_marines_and_drop_ships_together_have_five() -> None:
    game = settling("space-marines", "drop-ships", hand=["rebel-outpost", "rebel-base"])
    assert offered(game, 0) == ["none", "rebel-outpost"]


@cite.card("race:drop-ships")
@rule("race:power.settle.military.1", "race:settle.conquest.4")
def test_drop_ships_conquer_a_defense_of_three() -> None:
    game = settling("drop-ships", hand=["pirate-world", "malevolent-lifeforms", *FOR_SETTLING])
    assert offered(game, 0) == ["none", "pirate-world"]
    pick(game, 0, "pirate-world")
    assert in_hand(game) == ["malevolent-lifeforms", *FOR_SETTLING]
    assert goods_of(game) == ["pirate-world"]


@cite.card("race:drop-ships")
@rule("race:power.settle.military.2")
def test_drop_ships_lose_one_to_empath_world_and_one_to_contact_specialist() -> None:
    worlds = ["outlaw-world", "rebel-miners", "pirate-world"]
    game = settling("drop-ships", "empath-world", hand=worlds)
    assert offered(game, 0) == ["none", "outlaw-world", "rebel-miners"]
    game = settling("drop-ships", "empath-world", "contact-specialist", hand=["rebel-miners"])
    assert game.over


# -- Contact Specialist ------------------------------------------------------------------------------------------------


@cite.card("race:contact-specialist")
@rule("race:power.settle.pay-for-military.1", "race:settle.pay-for-military.1")
def test_contact_specialist_pays_one_less_than_the_defense() -> None:
    game = settling("contact-specialist", hand=["malevolent-lifeforms", *FOR_SETTLING])
    pick(game, 0, "malevolent-lifeforms")
    assert to_pay(game) == 4 - 1
    pick(game, 0, "export-duties", "deficit-spending", "deficit-spending")
    assert tableau_of(game) == ["old-earth", "contact-specialist", "malevolent-lifeforms"]
    assert in_hand(game) == ["genetics-lab", "genetics-lab"]
    assert not events(game, "conquered")


@cite.card("race:contact-specialist")
@rule("race:power.settle.pay-for-military.3", "race:settle.pay-for-military.3")
def test_contact_specialist_takes_one_military_and_military_takes_nothing_off_the_price() -> None:
    game = race(["new-sparta", "contact-specialist"], RIVAL, hands=[["rebel-miners", *FOR_SETTLING], []])
    begin(game, "settle")
    pick(game, 0, "rebel-miners")  # New Sparta has 2, less 1: not enough to conquer
    assert to_pay(game) == 2 - 1
    game = race(["new-sparta", "contact-specialist"], RIVAL, hands=[["rebel-fuel-cache", *FOR_SETTLING], []])
    begin(game, "settle")
    pick(game, 0, "rebel-fuel-cache")
    assert offered(game, 0) == ["conquer", "pay contact-specialist"]


@cite.card("race:contact-specialist")
@rule("race:power.settle.pay-for-military.2", "race:settle.pay-for-military.2")
def test_contact_specialist_pays_for_no_alien_world_even_with_a_colony_ship() -> None:
    alien = ["alien-robot-sentry", "lost-alien-warship", "lost-alien-battle-fleet"]
    game = settling("contact-specialist", "colony-ship", hand=[*alien, *FOR_SETTLING])
    assert game.over


@cite.card("race:contact-specialist")
@rule("race:power.settle.limits.2")
def test_contact_specialist_with_replicant_robots_never_pays_less_than_nothing() -> None:
    game = settling("contact-specialist", "replicant-robots", hand=["rebel-miners", "genetics-lab"])
    pick(game, 0, "rebel-miners")
    assert (game.over, in_hand(game)) == (True, ["genetics-lab"])


# -- Diversified Economy -----------------------------------------------------------------------------------------------


@cite.card("race:diversified-economy")
@rule("race:power.consume.fixed-number.2")
def test_diversified_economy_takes_three_different_kinds_for_three_vp() -> None:
    worlds = [NOVELTY, RARE, "radioactive-world", GENES, ALIEN]
    game = consuming("diversified-economy", *worlds, goods=worlds)
    pick(game, 0, RARE)
    assert offered(game, 0) == [NOVELTY, GENES, ALIEN]
    pick(game, 0, ALIEN)
    pick(game, 0, NOVELTY)
    assert (game.over, game.players[0].chips) == (True, 3)
    assert goods_of(game) == ["radioactive-world", GENES]


@cite.card("race:diversified-economy")
def test_diversified_economy_cannot_be_used_for_two_kinds() -> None:
    worlds = [NOVELTY, "gem-world", RARE, "radioactive-world"]
    game = consuming("diversified-economy", *worlds, goods=worlds)
    assert (game.over, game.players[0].chips, len(game.players[0].goods)) == (True, 0, 4)


@cite.card("race:diversified-economy")
@rule("race:power.produce.draw-for-different.1")
def test_diversified_economy_draws_a_card_for_each_kind_produced() -> None:
    game = producing("diversified-economy", NOVELTY, "spice-world", "bio-hazard-mining-world", "distant-world")
    assert len(game.players[0].goods) == 4
    assert len(in_hand(game)) == 3


@cite.card("race:diversified-economy")
def test_diversified_economy_draws_nothing_for_goods_that_lay_there_before() -> None:
    game = producing("diversified-economy", NOVELTY, "distant-world", goods=[NOVELTY])
    assert len(in_hand(game)) == 1


@cite.card("race:diversified-economy")
def test_diversified_economy_uses_the_good_of_alpha_centauri_as_its_third_kind() -> None:
    tableau = ["alpha-centauri", "diversified-economy", NOVELTY, GENES]
    goods = [["alpha-centauri", NOVELTY, GENES], []]
    game = begin(race(tableau, ["new-sparta"], goods=goods, actions=[["consume-x2"], []]), "consume")
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 6, [])
    game = begin(race(tableau, ["new-sparta"], actions=[["produce"], []]), "produce")
    pick(game, 0, "produce alpha-centauri -1")
    assert goods_of(game) == [NOVELTY, "alpha-centauri"]
    assert len(in_hand(game)) == 2


# -- Consumer Markets --------------------------------------------------------------------------------------------------


@cite.card("race:consumer-markets")
@rule("race:power.consume.up-to.1")
def test_consumer_markets_take_up_to_three_novelty_goods() -> None:
    novelty = [NOVELTY, "gem-world", "spice-world", "pirate-world"]
    game = consuming("consumer-markets", *novelty, GENES, goods=[*novelty, GENES])
    question = asked(game, 0)
    assert (question.least, question.most, offered(game, 0)) == (3, 3, novelty)
    pick(game, 0, *novelty[:3])
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 3, ["pirate-world", GENES])


@cite.card("race:consumer-markets")
@rule("race:power.consume.up-to.2")
def test_consumer_markets_take_both_of_two_novelty_goods() -> None:
    game = consuming("consumer-markets", NOVELTY, "gem-world", goods=[NOVELTY, "gem-world"], action="consume-x2")
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 4, [])


@cite.card("race:consumer-markets")
@rule("race:power.produce.draw-for-kind.1")
def test_consumer_markets_draw_for_each_novelty_good_produced() -> None:
    game = producing("consumer-markets", NOVELTY, "spice-world", "space-port", "distant-world", goods=["space-port"])
    assert len(in_hand(game)) == 2


@cite.card("race:consumer-markets")
def test_consumer_markets_count_the_windfall_of_expanding_colony_and_gem_world_draws_besides() -> None:
    game = producing("consumer-markets", "expanding-colony", "pirate-world", "gem-world")
    assert goods_of(game) == ["gem-world", "pirate-world"]
    assert len(in_hand(game)) == 2 + 1


# -- Mining Conglomerate -----------------------------------------------------------------------------------------------


@cite.card("race:mining-conglomerate")
@rule("race:power.trade.specific-kind.1")
def test_mining_conglomerate_sells_rare_goods_for_one_card_more() -> None:
    assert sold_for("mining-conglomerate", good=GENES) == 4
    game = consuming("mining-conglomerate", RARE, goods=[RARE], action="consume-trade")
    assert len(in_hand(game)) == 3 + 1


@cite.card("race:mining-conglomerate")
@rule("race:power.consume.up-to.1")
def test_mining_conglomerate_takes_up_to_two_rare_goods() -> None:
    rare = [RARE, "radioactive-world", "mining-world"]
    game = consuming("mining-conglomerate", *rare, NOVELTY, goods=[*rare, NOVELTY])
    assert (asked(game, 0).least, offered(game, 0)) == (2, rare)
    pick(game, 0, RARE, "mining-world")
    assert (game.over, game.players[0].chips) == (True, 2)
    assert goods_of(game) == ["radioactive-world", NOVELTY]


def most_rare(mine: list[str], yours: list[str]) -> tuple[int, int]:
    """Cards drawn by two owners of a Mining Conglomerate who produce on these worlds."""
    tableaus = [["new-sparta", "mining-conglomerate", *mine], ["old-earth", "mining-conglomerate", *yours]]
    game = begin(race(*tableaus), "produce")
    assert game.over
    return len(game.players[0].hand), len(game.players[1].hand)


@cite.card("race:mining-conglomerate")
@rule("race:power.produce.draw-for-most.1")
def test_mining_conglomerate_draws_two_for_the_most_rare_goods_and_none_in_a_tie() -> None:
    one, other = ["bio-hazard-mining-world"], ["rebel-miners"]
    assert most_rare(one, []) == (2, 0)
    assert most_rare(one, other) == (0, 0)
    assert most_rare([], []) == (0, 0)
    assert most_rare(one, [*other, "imperium-armaments-world"]) == (0, 2)


@cite.card("race:mining-conglomerate")
def test_mining_conglomerate_counts_the_windfall_of_mining_robots_in_a_tie() -> None:
    tie = (["bio-hazard-mining-world"], ["rebel-miners", RARE])
    assert most_rare(*tie) == (0, 0)
    assert most_rare(tie[0], [*tie[1], "mining-robots"]) == (0, 2)


# -- Research Labs -----------------------------------------------------------------------------------------------------


@cite.card("race:research-labs")
@rule("race:power.explore.keep-extra.1")
def test_research_labs_keep_one_more() -> None:
    game = race(["new-sparta", "research-labs"], RIVAL, actions=[["explore-5"], []], top=["gem-world", "old-earth"])
    begin(game, "explore")
    assert len(offered(game, 0)) == 7
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    pick(game, 0, "gem-world", "old-earth")
    pick(game, 1, offered(game, 1)[0])
    assert in_hand(game) == ["gem-world", "old-earth"]


@cite.card("race:research-labs")
@rule("race:power.consume.specific-kind.1")
def test_research_labs_turn_a_genes_good_into_a_vp() -> None:
    game = consuming("research-labs", NOVELTY, GENES, goods=[NOVELTY, GENES])
    assert (game.over, game.players[0].chips, goods_of(game)) == (True, 1, [NOVELTY])


@cite.card("race:research-labs")
@rule("race:power.produce.draw-for-kind.1")
def test_research_labs_draw_for_each_alien_good_produced() -> None:
    game = producing("research-labs", "alien-robotic-factory", "lost-alien-battle-fleet", "distant-world")
    assert len(in_hand(game)) == 2


@cite.card("race:research-labs")
def test_research_labs_draw_for_the_windfall_of_the_rosetta_stone() -> None:
    game = producing("research-labs", "alien-rosetta-stone-world", ALIEN)
    assert (goods_of(game), len(in_hand(game))) == ([ALIEN], 1)


@cite.card("race:research-labs")
@rule("race:powers.2")
def test_research_labs_and_galactic_renaissance_keep_three_of_four() -> None:
    game = begin(race(["new-sparta", "research-labs", "galactic-renaissance"], RIVAL), "explore")
    assert (len(offered(game, 0)), asked(game, 0).least, asked(game, 0).most) == (4, 3, 3)


# -- Deficit Spending --------------------------------------------------------------------------------------------------


@cite.card("race:deficit-spending")
@rule("race:power.consume.discard-cards.1", "race:power.consume.discard-cards.3")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_deficit_spending_discards_up_to_two_cards_for_a_vp_each(number: int) -> None:
    cards = ["gem-world", "comet-zone", "spice-world"]
    game = consuming("deficit-spending", goods=[], hand=cards)
    assert offered(game, 0) == ["power deficit-spending 0", "pass"]
    pick(game, 0, "power deficit-spending 0")
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)
    pick(game, 0, *cards[:number])
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, number, cards[number:])
    assert keys(game.discard) == cards[:number]


@cite.card("race:deficit-spending")
@rule("race:consume.double.2")
def test_deficit_spending_is_not_doubled() -> None:
    game = consuming("deficit-spending", goods=[], hand=["gem-world", "comet-zone"], action="consume-x2")
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world", "comet-zone")
    assert game.players[0].chips == 2


@cite.card("race:deficit-spending")
def test_deficit_spending_may_be_passed_and_asks_nothing_of_an_empty_hand() -> None:
    game = consuming("deficit-spending", goods=[], hand=["gem-world"])
    pick(game, 0, "pass")
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 0, ["gem-world"])
    assert consuming("deficit-spending", goods=[]).over


@cite.card("race:deficit-spending")
def test_deficit_spending_and_merchant_world_take_four_cards() -> None:
    game = consuming("deficit-spending", "merchant-world", goods=[], hand=FOR_DEVELOPING)
    pick(game, 0, "power merchant-world 1")
    pick(game, 0, *FOR_DEVELOPING[:2])
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, *FOR_DEVELOPING[2:4])
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 4, FOR_DEVELOPING[4:])


@cite.card("race:deficit-spending")
def test_deficit_spending_may_discard_the_cards_that_secluded_world_has_drawn() -> None:
    game = consuming("deficit-spending", "secluded-world", goods=["secluded-world"], top=["gem-world"])
    assert in_hand(game) == ["gem-world"]
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world")
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 1, [])


# -- Investment Credits ------------------------------------------------------------------------------------------------


@cite.card("race:investment-credits")
@rule("race:power.develop.reduce-cost.1")
def test_investment_credits_make_developments_cost_one_less() -> None:
    game = developing("investment-credits", hand=["consumer-markets", *FOR_DEVELOPING[:4]])
    assert offered(game, 0) == ["none", "consumer-markets"]
    pick(game, 0, "consumer-markets")
    assert (game.over, in_hand(game)) == (True, [])


@cite.card("race:investment-credits")
def test_investment_credits_do_nothing_for_worlds() -> None:
    game = settling("investment-credits", hand=["gem-world", *FOR_SETTLING])
    pick(game, 0, "gem-world")
    assert to_pay(game) == 2


@cite.card("race:investment-credits")
@rule("race:powers.5", "race:develop.7", "race:power.develop.limits.1")
def test_investment_credits_galactic_federation_and_the_bonus_never_go_below_nothing() -> None:
    discounts = ["investment-credits", "galactic-federation"]
    game = developing(*discounts, hand=["drop-ships", "gem-world", "comet-zone"])
    pick(game, 0, "drop-ships")
    assert to_pay(game) == 4 - 1 - 2
    game = developing(*discounts, hand=["drop-ships", "gem-world"], action="develop")
    pick(game, 0, "drop-ships")
    assert (game.over, in_hand(game)) == (True, ["gem-world"])
    game = developing(*discounts, hand=["export-duties", "gem-world"], action="develop")
    pick(game, 0, "export-duties")
    assert (game.over, in_hand(game), game.discard) == (True, ["gem-world"], [])


# -- Interstellar Bank -------------------------------------------------------------------------------------------------


@cite.card("race:interstellar-bank")
@rule("race:power.develop.draw.1")
def test_interstellar_bank_draws_before_anybody_chooses() -> None:
    tableaus = [["new-sparta", "interstellar-bank"], ["old-earth", "interstellar-bank"]]
    game = race(*tableaus, hands=[["gem-world"], ["comet-zone"]], top=["export-duties", "public-works"])
    begin(game, "develop")
    assert offered(game, 0) == ["none", "export-duties"]
    assert offered(game, 1) == ["none", "public-works"]
    pick(game, 0, "export-duties")
    pick(game, 1, "none")
    assert in_hand(game) == []
    assert keys(game.players[1].hand) == ["comet-zone", "public-works"]


@cite.card("race:interstellar-bank")
def test_interstellar_bank_draws_even_if_nothing_can_be_developed() -> None:
    game = developing("interstellar-bank", hand=[], top=["gem-world"])
    assert (game.over, in_hand(game)) == (True, ["gem-world"])


@cite.card("race:interstellar-bank")
@rule("race:powers.6")
def test_interstellar_bank_draws_nothing_in_the_phase_it_is_placed() -> None:
    game = developing(hand=["interstellar-bank", "gem-world", "comet-zone"])
    pick(game, 0, "interstellar-bank")
    assert (game.over, in_hand(game)) == (True, [])


@cite.card("race:interstellar-bank")
def test_interstellar_bank_draws_the_payment_that_investment_credits_leave() -> None:
    game = developing("interstellar-bank", "investment-credits", hand=["genetics-lab"], top=["gem-world"])
    pick(game, 0, "genetics-lab")
    assert (game.over, in_hand(game)) == (True, [])
    assert tableau_of(game)[-1] == "genetics-lab"


# -- Terraforming Robots -----------------------------------------------------------------------------------------------


@cite.card("race:terraforming-robots")
@rule("race:power.settle.draw-after.1")
def test_terraforming_robots_draw_after_placing_a_world_paid_or_conquered() -> None:
    game = settling("terraforming-robots", hand=["artist-colony", "genetics-lab"], top=["gem-world"])
    pick(game, 0, "artist-colony")
    assert in_hand(game) == ["gem-world"]
    game = settling("terraforming-robots", "space-marines", hand=["outlaw-world"], top=["gem-world"])
    pick(game, 0, "outlaw-world")
    assert in_hand(game) == ["gem-world"]


@cite.card("race:terraforming-robots")
def test_terraforming_robots_draw_nothing_without_a_world() -> None:
    game = settling("terraforming-robots", hand=["refugee-world"], action="settle")
    pick(game, 0, "none")
    assert (game.over, in_hand(game)) == (True, ["refugee-world"])


@cite.card("race:terraforming-robots")
@rule("race:power.consume.specific-kind.1", "race:consume.double.1")
def test_terraforming_robots_turn_a_rare_good_into_a_vp_and_a_card() -> None:
    game = consuming("terraforming-robots", RARE, GENES, goods=[RARE, GENES], action="consume-x2", top=["gem-world"])
    assert (game.over, game.players[0].chips, in_hand(game)) == (True, 2, ["gem-world"])
    assert goods_of(game) == [GENES]


@cite.card("race:terraforming-robots")
@rule("race:settle.5")
def test_terraforming_robots_add_to_the_settle_bonus() -> None:
    next_cards = ["gem-world", "new-vinland", "mining-world"]  # the first becomes the windfall good
    game = settling("terraforming-robots", hand=["refugee-world"], action="settle", top=next_cards)
    pick(game, 0, "refugee-world")
    assert (game.over, in_hand(game)) == (True, ["new-vinland", "mining-world"])


@cite.card("race:terraforming-robots")
@rule("race:consume.order.1")
def test_terraforming_robots_and_mining_conglomerate_compete_for_rare_goods() -> None:
    powers, rare = ["terraforming-robots", "mining-conglomerate"], [RARE, "radioactive-world"]
    game = consuming(*powers, *rare, goods=rare)
    pick(game, 0, "power mining-conglomerate 1")
    assert (game.over, game.players[0].chips, len(in_hand(game))) == (True, 2, 0)
    game = consuming(*powers, *rare, goods=rare)
    pick(game, 0, "power terraforming-robots 1")
    pick(game, 0, RARE)
    assert (game.over, game.players[0].chips, len(in_hand(game))) == (True, 2, 1)


# -- Replicant Robots --------------------------------------------------------------------------------------------------


@cite.card("race:replicant-robots")
@rule("race:power.settle.reduce-cost.1")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("terraformed-world", 3),
        ("prosperous-world", 1),
        ("new-earth", 3),
        ("distant-world", 2),
        ("deserted-alien-library", 4),
    ],
)
def test_replicant_robots_make_worlds_of_any_kind_cost_two_less(world: str, price: int) -> None:
    game = settling("replicant-robots", hand=[world, *FOR_SETTLING])
    pick(game, 0, world)
    assert to_pay(game) == price


@cite.card("race:replicant-robots")
@rule("race:powers.5", "race:power.settle.limits.1")
def test_replicant_robots_give_nothing_back() -> None:
    game = settling("replicant-robots", hand=["artist-colony", "genetics-lab"])
    pick(game, 0, "artist-colony")
    assert (game.over, in_hand(game), game.discard) == (True, ["genetics-lab"], [])


@cite.card("race:replicant-robots")
@rule("race:settle.conquest.2")
def test_replicant_robots_neither_pay_for_nor_conquer_a_military_world() -> None:
    assert settling("replicant-robots", hand=["outlaw-world", *FOR_SETTLING]).over


@cite.card("race:replicant-robots")
def test_replicant_robots_and_alien_tech_institute_take_four_off_an_alien_world() -> None:
    game = settling("replicant-robots", "alien-tech-institute", hand=["alien-robotic-factory", *FOR_SETTLING])
    pick(game, 0, "alien-robotic-factory")
    assert to_pay(game) == 6 - 2 - 2


# -- Genetics Lab ------------------------------------------------------------------------------------------------------


@cite.card("race:genetics-lab")
@rule("race:power.trade.specific-kind.1")
@pytest.mark.parametrize(("world", "cards"), [(NOVELTY, 2), (RARE, 3), (GENES, 5), (ALIEN, 5)])
def test_genetics_lab_sells_genes_for_one_card_more(world: str, cards: int) -> None:
    game = consuming("genetics-lab", world, goods=[world], action="consume-trade")
    assert len(in_hand(game)) == cards


@cite.card("race:genetics-lab")
@rule("race:power.produce.specific-windfall.1", "race:produce.6")
def test_genetics_lab_produces_on_a_genes_windfall_world() -> None:
    game = producing("genetics-lab", GENES, RARE)
    assert (game.over, goods_of(game)) == (True, [GENES])
    game = producing(GENES, RARE)
    assert (game.over, goods_of(game)) == (True, [])


@cite.card("race:genetics-lab")
def test_genetics_lab_and_bio_hazard_mining_world_sell_genes_for_seven() -> None:
    assert sold_for("genetics-lab", "bio-hazard-mining-world", good=GENES) == 4 + 1 + 2


@cite.card("race:genetics-lab")
def test_genetics_lab_and_galactic_engineers_fill_two_genes_worlds() -> None:
    game = producing("genetics-lab", "galactic-engineers", GENES, "avian-uplift-race", RARE)
    pick(game, 0, "produce avian-uplift-race genetics-lab")
    assert offered(game, 0) == [
        "produce pre-sentient-race galactic-engineers",
        "produce asteroid-belt galactic-engineers",
    ]
    pick(game, 0, "produce pre-sentient-race galactic-engineers")
    assert (game.over, goods_of(game)) == (True, ["avian-uplift-race", GENES])
