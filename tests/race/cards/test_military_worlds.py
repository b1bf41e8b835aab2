"""The military worlds: what it takes to conquer each, what it brings, and how it goes with another card."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, gained, goods_of, in_hand, keys, offered, pick, race, to_pay

# Payment: developments, so that the world is the only thing to settle.
MONEY = ["export-duties", "export-duties", "public-works", "public-works", "deficit-spending", "deficit-spending"]
# A world of each kind whose good has nothing to do with the cards of this file.
NOVELTY, RARE, GENES, ALIEN = "refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
KINDS = [NOVELTY, RARE, GENES, ALIEN]
RIVAL = ["alpha-centauri"]
# Developments with a total Military of 0 to 7.
FORCES: list[list[str]] = [
    [],
    ["expedition-force"],
    ["space-marines"],
    ["drop-ships"],
    ["drop-ships", "expedition-force"],
    ["drop-ships", "new-galactic-order"],
    ["drop-ships", "new-galactic-order", "expedition-force"],
    ["drop-ships", "new-galactic-order", "space-marines"],
]


def settling(*tableau: str, hand: list[str], action: str = "produce", top: list[str] | None = None) -> Race:
    """With Old Earth, which has no Settle power."""
    actions = [[action], ["produce"]]
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []], actions=actions, top=top), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce") -> Race:
    actions = [[action], ["produce"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods, []], actions=actions), "consume")


def producing(*tableau: str, goods: list[str] | None = None, action: str = "settle") -> Race:
    actions = [[action], ["settle"]]
    return begin(race(["old-earth", *tableau], RIVAL, goods=[goods or [], []], actions=actions), "produce")


def conquerable(*tableau: str, worlds: list[str]) -> list[str]:
    """Which of these worlds an owner of these cards can conquer."""
    game = settling(*tableau, hand=worlds)
    return [] if game.over else offered(game, 0)[1:]


def sold_for(*tableau: str, good: str) -> int:
    game = consuming(*tableau, good, goods=[good], action="consume-trade")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, [], events(game, "sold")[0].values[2])
    return len(in_hand(game))


def worth(*tableau: str) -> int:
    """The score of these cards together with Old Earth, less the 2 VP of Old Earth."""
    return race(["old-earth", *tableau], RIVAL).scores()[0] - 2


# -- printed values ----------------------------------------------------------------------------------------------------

# Name, title, defense, VP, first-game hand.
PRINTED = [
    ("rebel-fuel-cache", "Rebel Fuel Cache", 1, 1, 1),
    ("rebel-miners", "Rebel Miners", 2, 1, 2),
    ("former-penal-colony", "Former Penal Colony", 2, 1, 3),
    ("malevolent-lifeforms", "Malevolent Lifeforms", 4, 2, 3),
    ("avian-uplift-race", "Avian Uplift Race", 2, 2, 4),
    ("rebel-outpost", "Rebel Outpost", 5, 5, 0),
    ("rebel-warrior-race", "Rebel Warrior Race", 3, 2, 0),
    ("rebel-underground", "Rebel Underground", 3, 4, 0),
    ("new-survivalists", "New Survivalists", 1, 1, 0),
    ("outlaw-world", "Outlaw World", 1, 1, 0),
    ("lost-alien-battle-fleet", "Lost Alien Battle Fleet", 6, 4, 0),
    ("star-nomad-lair", "Star Nomad Lair", 1, 1, 0),
    ("the-last-of-the-uplift-gnarssh", "The Last of the Uplift Gnarssh", 1, 0, 0),
    ("alien-robot-sentry", "Alien Robot Sentry", 2, 2, 0),
    ("pirate-world", "Pirate World", 3, 2, 0),
    ("reptilian-uplift-race", "Reptilian Uplift Race", 2, 2, 0),
    ("lost-alien-warship", "Lost Alien Warship", 5, 3, 0),
    ("alien-robot-scout-ship", "Alien Robot Scout Ship", 4, 2, 0),
    ("runaway-robots", "Runaway Robots", 1, 1, 0),
    ("rebel-homeworld", "Rebel Homeworld", 7, 7, 0),
    ("aquatic-uplift-race", "Aquatic Uplift Race", 2, 2, 0),
    ("rebel-base", "Rebel Base", 6, 6, 0),
]
# The windfall worlds, and the cards for the good with the world's own Trade power: 2 Novelty, 3 Rare, 4 Genes, 5 Alien.
WINDFALL = [
    ("rebel-fuel-cache", 3),
    ("former-penal-colony", 2),
    ("avian-uplift-race", 4),
    ("rebel-warrior-race", 4),
    ("star-nomad-lair", 2 + 1),
    ("the-last-of-the-uplift-gnarssh", 4),
    ("alien-robot-sentry", 5),
    ("pirate-world", 2 + 3),
    ("reptilian-uplift-race", 4),
    ("lost-alien-warship", 5),
    ("alien-robot-scout-ship", 5),
    ("runaway-robots", 3),
    ("aquatic-uplift-race", 4),
]
PRODUCTION = [
    ("rebel-miners", [0, 0, 1, 0, 0], 3),
    ("malevolent-lifeforms", [0, 0, 0, 1, 0], 4),
    ("new-survivalists", [0, 1, 0, 0, 0], 2),
    ("lost-alien-battle-fleet", [0, 0, 0, 0, 1], 5),
]
WINDFALL_WORLDS = [row[0] for row in WINDFALL]
ALIENS = ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "lost-alien-battle-fleet"]
# By defense: 1, 2, 3, 3, 5, 6, 7.
REBELS = ["rebel-fuel-cache", "rebel-miners", "rebel-warrior-race", "rebel-underground", "rebel-outpost"]
REBELS += ["rebel-base", "rebel-homeworld"]


@cite.each_card("world")
@rule("race:settle.conquest.3", "race:settle.conquest.4", "race:settle.conquest.5", "race:settle.7")
@pytest.mark.parametrize(("world", "title", "defense", "vp", "first_hand"), PRINTED)
def test_conquered_by_its_defense_for_no_cards(world: str, title: str, defense: int, vp: int, first_hand: int) -> None:
    printed = CARDS[card(world)]
    assert (printed.name, len(numbers_of(world)), printed.preset) == (title, 1, first_hand)
    army, top = FORCES[defense], ["gem-world", "new-earth"]
    game = settling(*army, hand=[world, *MONEY], action="settle", top=top)
    pick(game, 0, world)
    laid = [world] if world in WINDFALL_WORLDS else []
    assert (game.over, len(events(game, "conquered")), game.discard) == (True, 1, [])
    assert (goods_of(game), keys(list(game.players[0].goods.values()))) == (laid, top[: len(laid)])
    assert in_hand(game) == [*MONEY, top[len(laid)]]  # the bonus for having chosen Settle
    assert keys(game.players[0].tableau) == ["old-earth", *army, world]
    without = [each for each in (*army, world) if each != "new-galactic-order"]  # whose own VP depend on the world
    assert worth(*without) - worth(*without[:-1]) == vp


@rule("race:settle.conquest.2", "race:settle.conquest.3")
@pytest.mark.parametrize(("world", "defense"), [(row[0], row[2]) for row in PRINTED])
def test_neither_conquered_with_one_military_less_nor_paid_for(world: str, defense: int) -> None:
    game = settling(*FORCES[defense - 1], hand=[world, *MONEY])
    assert (game.over, in_hand(game), goods_of(game)) == (True, [world, *MONEY], [])


@cite.card("race:contact-specialist")
@rule("race:power.settle.pay-for-military.1", "race:settle.pay-for-military.2")
@pytest.mark.parametrize(("world", "defense"), [(row[0], row[2]) for row in PRINTED])
def test_contact_specialist_pays_one_less_than_the_defense_unless_it_is_alien(world: str, defense: int) -> None:
    hand = [world, *MONEY, "genetics-lab"]
    game = settling("contact-specialist", hand=hand)
    if world in ALIENS:
        assert (game.over, in_hand(game)) == (True, hand)
        return
    pick(game, 0, world)
    if defense > 1:
        assert to_pay(game) == defense - 1
        pick(game, 0, *MONEY[: defense - 1])
    assert (game.over, in_hand(game)) == (True, [*MONEY[defense - 1 :], "genetics-lab"])
    assert goods_of(game) == ([world] if world in WINDFALL_WORLDS else [])


@cite.each_card("world")
@rule("race:consume.trade.2", "race:settle.windfall.4")
@pytest.mark.parametrize(("world", "cards"), [*WINDFALL, *[(row[0], row[2]) for row in PRODUCTION]])
def test_its_good_is_sold_at_the_price_of_its_kind(world: str, cards: int) -> None:
    assert sold_for(good=world) == cards


@cite.each_card("world")
@rule("race:produce.5", "race:produce.6", "race:settle.windfall.3")
@pytest.mark.parametrize("world", WINDFALL_WORLDS)
def test_a_windfall_world_produces_for_the_bonus_only(world: str) -> None:
    game = producing(world)
    assert (game.over, goods_of(game), in_hand(game)) == (True, [], [])
    game = producing(world, action="produce")
    assert (game.over, goods_of(game)) == (True, [world])


@rule("race:produce.1", "race:produce.3")
@pytest.mark.parametrize(("world", "produced"), [row[:2] for row in PRODUCTION])
def test_a_production_world_produces_when_it_is_empty(world: str, produced: list[int]) -> None:
    game = producing(world)
    assert (game.over, goods_of(game), in_hand(game)) == (True, [world], [])
    assert game.players[0].produced == produced
    game = producing(world, goods=[world])
    assert (game.over, goods_of(game), game.players[0].produced) == (True, [world], [0, 0, 0, 0, 0])


@cite.each_card("world")
@pytest.mark.parametrize(
    "world", ["rebel-outpost", "rebel-base", "rebel-homeworld", "outlaw-world", "rebel-underground"]
)
def test_a_world_without_a_good_never_holds_one(world: str) -> None:
    assert goods_of(producing(world, "galactic-engineers", action="produce")) == []


# -- worlds that give Military -----------------------------------------------------------------------------------------

STRONG = [
    ("former-penal-colony", 1, 1),
    ("rebel-outpost", 1, 5),
    ("rebel-warrior-race", 1, 2),
    ("alien-robot-scout-ship", 1, 2),
    ("lost-alien-warship", 2, 3),
    ("lost-alien-battle-fleet", 3, 4),
]


@cite.each_card("world")
@rule("race:power.settle.military.1", "race:powers.2")
@pytest.mark.parametrize(("world", "strength", "vp"), STRONG)
def test_it_adds_to_the_military_of_its_owner(world: str, strength: int, vp: int) -> None:
    others = ["new-survivalists", "rebel-miners", "rebel-underground", "malevolent-lifeforms", "rebel-base"]
    assert conquerable(world, worlds=others) == others[:strength]
    assert conquerable(world, "expedition-force", worlds=others) == others[: strength + 1]
    assert worth("new-galactic-order", world) == vp + (2 + strength)


@rule("race:powers.6")
@pytest.mark.parametrize("world", [row[0] for row in STRONG])
def test_its_military_waits_for_the_next_phase(world: str) -> None:
    army = ["new-sparta", "drop-ships", "new-galactic-order", "empath-world"]  # 6: one less than Rebel Homeworld needs
    game = begin(race(army, RIVAL, hands=[[world, "rebel-homeworld"], []]), "settle")
    assert offered(game, 0) == ["none", world]
    pick(game, 0, world)
    assert (game.over, in_hand(game)) == (True, ["rebel-homeworld"])
    assert offered(begin(game, "settle-2"), 0) == ["none", "rebel-homeworld"]


@cite.card("race:former-penal-colony")
def test_former_penal_colony_and_refugee_world_cancel_out() -> None:
    assert conquerable("former-penal-colony", "refugee-world", worlds=["outlaw-world"]) == []
    worlds = ["rebel-miners", "pirate-world"]
    assert conquerable("former-penal-colony", "refugee-world", "space-marines", worlds=worlds) == ["rebel-miners"]


@cite.card("race:former-penal-colony")
def test_former_penal_colony_gets_a_new_good_from_expanding_colony() -> None:
    game = producing("former-penal-colony", "expanding-colony")
    assert (game.over, goods_of(game)) == (True, ["former-penal-colony"])


@cite.card("race:lost-alien-warship")
@rule("race:powers.2")
def test_lost_alien_warship_and_the_rosetta_stone_have_four_against_aliens_and_two_otherwise() -> None:
    worlds = ["alien-robot-scout-ship", "lost-alien-battle-fleet", "rebel-miners", "pirate-world"]
    pair = ["lost-alien-warship", "alien-rosetta-stone-world"]
    assert conquerable(*pair, worlds=worlds) == ["alien-robot-scout-ship", "rebel-miners"]
    game = producing(*pair)
    assert (game.over, goods_of(game)) == (True, ["lost-alien-warship"])


@cite.card("race:lost-alien-battle-fleet")
def test_lost_alien_battle_fleet_feeds_research_labs_and_counts_three_for_the_institute() -> None:
    assert in_hand(producing("lost-alien-battle-fleet")) == []
    assert len(in_hand(producing("lost-alien-battle-fleet", "research-labs"))) == 1
    assert worth("lost-alien-battle-fleet", "alien-tech-institute") == 4 + (3 + 2)


@cite.card("race:alien-robot-scout-ship")
def test_alien_robot_scout_ship_is_an_alien_windfall_world_to_the_institute() -> None:
    assert worth("alien-robot-scout-ship", "alien-tech-institute") == 2 + (2 + 2)
    assert conquerable("alien-tech-institute", "space-marines", worlds=["alien-robot-scout-ship"]) != []
    assert conquerable("alien-tech-institute", "expedition-force", worlds=["alien-robot-scout-ship"]) == []


@cite.card("race:alien-robot-sentry")
@rule("race:settle.pay-for-military.2")
def test_alien_robot_sentry_falls_to_the_rosetta_stone_alone() -> None:
    assert conquerable("alien-rosetta-stone-world", worlds=["alien-robot-sentry"]) == ["alien-robot-sentry"]
    crew = ["contact-specialist", "colony-ship", "replicant-robots"]
    assert conquerable(*crew, worlds=["alien-robot-sentry"]) == []


# -- Rebels ------------------------------------------------------------------------------------------------------------


@cite.card("race:galactic-imperium")
@rule("race:power.settle.specific-military.1")
def test_galactic_imperium_has_four_against_rebels_only() -> None:
    assert conquerable("galactic-imperium", worlds=[*REBELS, "outlaw-world"]) == REBELS[:4]
    assert conquerable("galactic-imperium", "expedition-force", worlds=REBELS) == REBELS[:5]
    assert conquerable("galactic-imperium", "space-marines", worlds=REBELS) == REBELS[:6]
    assert conquerable("galactic-imperium", "drop-ships", worlds=REBELS) == REBELS


@cite.card("race:galactic-imperium")
@rule("race:six-dev.galactic-imperium")
@pytest.mark.parametrize(("world", "vp"), [(row[0], row[3]) for row in PRINTED])
def test_galactic_imperium_counts_two_for_a_rebel_world_and_one_for_another(world: str, vp: int) -> None:
    assert worth("galactic-imperium", world) == vp + (2 if world in REBELS else 1)


@cite.card("race:contact-specialist")
@rule("race:settle.pay-for-military.5")
@pytest.mark.parametrize("world", ["rebel-base", "rebel-homeworld"])
def test_contact_specialist_and_colony_ship_place_it_for_nothing(world: str) -> None:
    game = settling("contact-specialist", "colony-ship", hand=[world])
    pick(game, 0, world)
    assert (game.over, keys(game.players[0].tableau)) == (True, ["old-earth", "contact-specialist", world])


@cite.card("race:rebel-homeworld")
@rule("race:power.settle.temporary-military.1")
def test_rebel_homeworld_falls_to_two_new_military_tactics_and_one_more() -> None:
    tactics = ["new-military-tactics", "new-military-tactics"]
    assert conquerable(*tactics, worlds=["rebel-homeworld", "rebel-base"]) == ["rebel-base"]
    game = settling(*tactics, "rebel-outpost", hand=["rebel-homeworld"])
    pick(game, 0, "rebel-homeworld")
    assert (game.over, keys(game.players[0].tableau)) == (True, ["old-earth", "rebel-outpost", "rebel-homeworld"])


@cite.card("race:rebel-fuel-cache")
@rule("race:power.settle.specific-cost-military.1")
def test_rebel_fuel_cache_falls_to_alpha_centauri_alone_and_mining_robots_fill_it() -> None:
    game = begin(race(["alpha-centauri"], ["old-earth"], hands=[["rebel-fuel-cache"], []]), "settle")
    pick(game, 0, "rebel-fuel-cache")
    assert (game.over, goods_of(game)) == (True, ["rebel-fuel-cache"])
    game = producing("rebel-fuel-cache", "mining-robots")
    assert (game.over, goods_of(game)) == (True, ["rebel-fuel-cache"])
    assert worth("rebel-fuel-cache", "mining-league") == 1 + 1


@cite.card("race:rebel-miners")
def test_rebel_miners_produce_the_most_rare_goods_for_mining_conglomerate() -> None:
    assert len(in_hand(producing("rebel-miners", "mining-conglomerate"))) == 2
    assert worth("rebel-miners", "mining-league") == 1 + 2
    assert sold_for("mining-conglomerate", "space-port", good="rebel-miners") == 3 + 1 + 2


@cite.card("race:rebel-warrior-race")
@rule("race:six-dev.rule.2")
def test_rebel_warrior_race_is_a_genes_world_first_and_a_military_one_never_besides() -> None:
    assert worth("rebel-warrior-race", "pan-galactic-league") == 2 + 2
    assert worth("rebel-outpost", "pan-galactic-league") == 5 + 1
    game = producing("rebel-warrior-race", "genetics-lab")
    assert (game.over, goods_of(game)) == (True, ["rebel-warrior-race"])


@cite.card("race:rebel-underground")
@rule("race:power.produce.draw.1")
def test_rebel_underground_draws_a_card_whether_or_not_anything_is_produced() -> None:
    assert len(in_hand(producing("rebel-underground"))) == 1
    assert len(in_hand(producing("rebel-underground", "merchant-guild", "artist-colony"))) == 1 + 2
    full = producing("rebel-underground", "artist-colony", goods=["artist-colony"])
    assert len(in_hand(full)) == 1


# -- the four Uplift races ---------------------------------------------------------------------------------------------

UPLIFT = [("avian-uplift-race", 2), ("reptilian-uplift-race", 2), ("aquatic-uplift-race", 2)]
UPLIFT += [("the-last-of-the-uplift-gnarssh", 0)]


@cite.each_card("world")
@pytest.mark.parametrize(("world", "vp"), UPLIFT)
def test_an_uplift_race_produces_for_genetics_lab_and_counts_for_pan_galactic_league(world: str, vp: int) -> None:
    game = producing("genetics-lab", "pan-galactic-league", world, NOVELTY)
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, [world], 1)
    assert sold_for("genetics-lab", "bio-hazard-mining-world", good=world) == 4 + 1 + 2
    assert worth(world, "pan-galactic-league") == vp + 2


# -- Malevolent Lifeforms, Star Nomad Lair: worlds that explore --------------------------------------------------------


@cite.each_card("world")
@rule("race:power.explore.draw-extra.1", "race:explore.6")
@pytest.mark.parametrize(("world", "vp"), [("malevolent-lifeforms", 2), ("star-nomad-lair", 1)])
def test_it_draws_one_more_to_choose_from_and_keeps_no_more(world: str, vp: int) -> None:
    top = ["gem-world", "new-earth", "drop-ships", "plague-world", "space-port", "new-vinland"]
    game = begin(race(["old-earth", world], RIVAL, top=top), "explore")
    assert (offered(game, 0), asked(game, 0).least, asked(game, 0).most) == (top[:3], 1, 1)
    assert len(offered(game, 1)) == 2
    tableau = ["old-earth", world, "expedition-force"]
    game = begin(race(tableau, RIVAL, actions=[["explore-1-1"], ["settle"]], top=top), "explore")
    assert (offered(game, 0), asked(game, 0).least) == (top[: 2 + 1 + 1 + 1], 2)
    assert worth("galactic-survey-seti", world) == vp + (1 + 2 + 1)  # itself, the world, Old Earth


@cite.card("race:malevolent-lifeforms")
def test_malevolent_lifeforms_and_star_nomad_lair_draw_two_more() -> None:
    game = begin(race(["old-earth", "malevolent-lifeforms", "star-nomad-lair"], RIVAL), "explore")
    assert (len(offered(game, 0)), asked(game, 0).least) == (2 + 1 + 1, 1)


@cite.card("race:malevolent-lifeforms")
def test_malevolent_lifeforms_draw_for_pan_galactic_league() -> None:
    game = producing("malevolent-lifeforms", "pan-galactic-league")
    assert (goods_of(game), len(in_hand(game))) == (["malevolent-lifeforms"], 1)


# -- Star Nomad Lair, Pirate World: worlds that sell their own good for more -------------------------------------------


@cite.each_card("world")
@rule("race:power.trade.this-world.1", "race:power.trade.this-world.2")
@pytest.mark.parametrize(("world", "more"), [("star-nomad-lair", 1), ("pirate-world", 3)])
def test_it_sells_its_own_good_for_more_and_no_other(world: str, more: int) -> None:
    assert [sold_for(world, good=good) for good in KINDS] == [2, 3, 4, 5]
    assert sold_for(good=world) == 2 + more
    assert sold_for("spice-world", "export-duties", good=world) == 2 + more + 2 + 1
    assert sold_for("space-port", "genetics-lab", good=world) == 2 + more


@cite.card("race:pirate-world")
def test_pirate_world_does_not_help_the_good_of_star_nomad_lair() -> None:
    pair = ["pirate-world", "star-nomad-lair"]
    for sold, cards in (("pirate-world", 5), ("star-nomad-lair", 3)):
        game = consuming(*pair, goods=pair, action="consume-trade")
        pick(game, 0, sold)
        assert (game.over, len(in_hand(game))) == (True, cards)


@cite.card("race:pirate-world")
@rule("race:power.consume.trade-price.2")
def test_pirate_world_sells_for_more_through_trade_league_too() -> None:
    game = consuming("pirate-world", "trade-league", goods=["pirate-world"])
    assert (game.over, gained(game)) == (True, (0, 2 + 3 + 1))
    assert worth("pirate-world", "trade-league") == 2 + (1 + 2 + 1)  # the world, itself, Old Earth


# -- New Survivalists, Outlaw World: worlds that consume ---------------------------------------------------------------


@cite.card("race:new-survivalists")
@rule("race:power.consume.specific-kind.1")
def test_new_survivalists_turn_one_novelty_good_into_a_card() -> None:
    game = consuming("new-survivalists", *KINDS, goods=["new-survivalists", *KINDS])
    assert offered(game, 0) == ["new-survivalists", NOVELTY]
    pick(game, 0, NOVELTY)
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 1), ["new-survivalists", RARE, GENES, ALIEN])
    game = consuming("new-survivalists", goods=["new-survivalists"], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (0, 1), [])
    game = consuming("new-survivalists", RARE, GENES, ALIEN, goods=[RARE, GENES, ALIEN])
    assert (game.over, gained(game), len(game.players[0].goods)) == (True, (0, 0), 3)


@cite.card("race:new-survivalists")
def test_new_survivalists_and_consumer_markets() -> None:
    worlds = ["new-survivalists", "gem-world"]
    game = consuming(*worlds, "consumer-markets", goods=worlds)
    pick(game, 0, "power new-survivalists 0")
    pick(game, 0, "gem-world")
    assert (game.over, gained(game), goods_of(game)) == (True, (1, 1), [])
    game = consuming(*worlds, "consumer-markets", goods=worlds)
    pick(game, 0, "power consumer-markets 0")
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 0), [])


@cite.card("race:outlaw-world")
@rule("race:power.consume.any-one.1", "race:consume.double.1")
@pytest.mark.parametrize("good", KINDS)
def test_outlaw_world_turns_one_good_of_any_kind_into_a_vp_and_a_card(good: str) -> None:
    game = consuming("outlaw-world", good, "gem-world", goods=[good, "gem-world"])
    pick(game, 0, good)
    assert (game.over, gained(game), goods_of(game)) == (True, (1, 1), ["gem-world"])
    game = consuming("outlaw-world", good, goods=[good], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 1), [])


@cite.card("race:outlaw-world")
def test_outlaw_world_in_the_first_edition_has_no_military() -> None:
    assert conquerable("outlaw-world", worlds=["new-survivalists"]) == []


@cite.card("race:outlaw-world")
@rule("race:consume.order.1")
def test_outlaw_world_takes_what_tourist_world_leaves() -> None:
    game = consuming("outlaw-world", "tourist-world", RARE, GENES, NOVELTY, goods=[RARE, GENES, NOVELTY])
    pick(game, 0, "power tourist-world 0")
    pick(game, 0, RARE, NOVELTY)
    assert (game.over, gained(game), goods_of(game)) == (True, (3 + 1, 1), [])


# -- Runaway Robots ----------------------------------------------------------------------------------------------------


@cite.card("race:runaway-robots")
@rule("race:power.produce.draw-on-windfall.1")
def test_runaway_robots_draw_a_card_when_they_produce_and_only_then() -> None:
    game = producing("runaway-robots", action="produce")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["runaway-robots"], 1)
    game = producing("runaway-robots", goods=["runaway-robots"], action="produce")
    assert (game.over, goods_of(game), in_hand(game)) == (True, ["runaway-robots"], [])
    game = settling("expedition-force", hand=["runaway-robots"])
    pick(game, 0, "runaway-robots")
    assert (game.over, goods_of(game), in_hand(game)) == (True, ["runaway-robots"], [])  # laid there, not produced


@cite.card("race:runaway-robots")
def test_runaway_robots_draw_before_mining_robots_and_mining_conglomerate_are_rewarded() -> None:
    game = producing("runaway-robots", "mining-robots", "mining-conglomerate")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["runaway-robots"], 1 + 2)
