"""The windfall worlds that are paid for: their cost, their good, their powers, and how each goes with another card."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS, numbers_of
from orrery.race.rules.round import Round
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.race import begin, card, events, gained, goods_of, in_hand, keys, offered, pick, race, to_pay

# Payment: developments, so that the world is the only thing to settle.
MONEY = ["export-duties", "export-duties", "public-works", "public-works", "deficit-spending", "deficit-spending"]
KINDS = ["gem-world", "comet-zone", "distant-world", "alien-robotic-factory"]  # a production world of each kind
RIVAL = ["earths-lost-colony"]


def settling(*tableau: str, hand: list[str]) -> Race:
    """With Old Earth, which has no Settle power."""
    return begin(race(["old-earth", *tableau], RIVAL, hands=[hand, []]), "settle")


def consuming(*tableau: str, goods: list[str], action: str = "produce") -> Race:
    actions = [[action], ["produce"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods, []], actions=actions), "consume")


def producing(*tableau: str, goods: list[str] | None = None, action: str = "settle") -> Race:
    actions = [[action], ["settle"]]
    return begin(race(["new-sparta", *tableau], RIVAL, goods=[goods or [], []], actions=actions), "produce")


def price(*tableau: str, world: str) -> int:
    """What the world costs an owner of these cards, who has more than enough to pay with."""
    game = settling(*tableau, hand=[world, *MONEY, "genetics-lab"])
    pick(game, 0, world)
    return to_pay(game)


def conquerable(*tableau: str) -> list[str]:
    """Which of a world of defense 1, 2, 3 and 4, none of them Rebel or Alien, an owner of these cards can conquer."""
    worlds = ["outlaw-world", "former-penal-colony", "pirate-world", "malevolent-lifeforms"]
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

# Name, title, cost, VP, and the cards that its good is sold for: 2 Novelty, 3 Rare, 4 Genes, 5 Alien.
PRINTED = [
    ("refugee-world", "Refugee World", 0, 1, 2),
    ("empath-world", "Empath World", 1, 1, 4),
    ("galactic-resort", "Galactic Resort", 3, 2, 2),
    ("pre-sentient-race", "Pre-Sentient Race", 2, 1, 4),
    ("deserted-alien-outpost", "Deserted Alien Outpost", 4, 3, 5),
    ("deserted-alien-colony", "Deserted Alien Colony", 5, 4, 5),
    ("deserted-alien-library", "Deserted Alien Library", 6, 5, 5),
    ("asteroid-belt", "Asteroid Belt", 2, 1, 3),
    ("radioactive-world", "Radioactive World", 2, 1, 3),
    ("destroyed-world", "Destroyed World", 1, 0, 3),
    ("blaster-gem-mines", "Blaster Gem Mines", 3, 2, 3),
]
WORLDS = [row[0] for row in PRINTED]


@rule("race:settle.4", "race:settle.7", "race:settle.windfall.2")
@pytest.mark.parametrize(("world", "title", "cost", "vp"), [row[:4] for row in PRINTED])
def test_cost_good_and_vp_as_printed(world: str, title: str, cost: int, vp: int) -> None:
    printed = CARDS[card(world)]
    assert (printed.name, len(numbers_of(world)), printed.preset) == (title, 1, 0)
    hand = [world, *MONEY, "genetics-lab"]
    actions = [["settle"], ["produce"]]
    game = race(["old-earth"], RIVAL, hands=[hand, []], actions=actions, top=["rebel-base", "drop-ships"])
    begin(game, "settle")
    before = game.scores()[0]
    pick(game, 0, world)
    if cost:
        assert to_pay(game) == cost
        pick(game, 0, *MONEY[:cost])
    assert (game.over, keys(game.discard)) == (True, MONEY[:cost])
    assert in_hand(game) == [*MONEY[cost:], "genetics-lab", "drop-ships"]  # the good was laid before the bonus is drawn
    assert (goods_of(game), keys(list(game.players[0].goods.values()))) == ([world], ["rebel-base"])
    assert game.scores()[0] - before == vp


@rule("race:settle.4")
@pytest.mark.parametrize(("world", "cost"), [(row[0], row[2]) for row in PRINTED if row[2]])
def test_one_card_short_of_the_cost(world: str, cost: int) -> None:
    game = settling(hand=[world, *MONEY[: cost - 1]])
    assert (game.over, goods_of(game), in_hand(game)) == (True, [], [world, *MONEY[: cost - 1]])
    assert offered(settling(hand=[world, *MONEY[:cost]]), 0) == ["none", world]


@rule("race:consume.trade.2", "race:settle.windfall.4")
@pytest.mark.parametrize(("world", "cards"), [(row[0], row[4]) for row in PRINTED])
def test_its_good_is_sold_at_the_price_of_its_kind(world: str, cards: int) -> None:
    assert sold_for(good=world) == cards


@cite.each_card("world")
@rule("race:produce.5", "race:produce.6", "race:settle.windfall.3")
@pytest.mark.parametrize("world", WORLDS)
def test_it_produces_for_the_bonus_only(world: str) -> None:
    game = producing(world)
    assert (game.over, goods_of(game), in_hand(game)) == (True, [], [])
    game = producing(world, action="produce")
    assert (game.over, goods_of(game), in_hand(game)) == (True, [world], [])
    game = producing(world, goods=[world], action="produce")
    assert (game.over, goods_of(game), game.players[0].produced) == (True, [world], [0, 0, 0, 0, 0])


@cite.each_card("world")
@pytest.mark.parametrize(
    ("world", "maker"), [("pre-sentient-race", "genetics-lab"), ("asteroid-belt", "mining-robots")]
)
def test_the_bonus_and_a_power_fill_two_of_three_worlds(world: str, maker: str) -> None:
    game = producing(maker, world, "deserted-alien-colony", "galactic-resort", action="produce")
    pick(game, 0, f"produce {world} {maker}")
    assert offered(game, 0) == ["produce deserted-alien-colony -1", "produce galactic-resort -1"]
    pick(game, 0, "produce galactic-resort -1")
    assert (game.over, goods_of(game)) == (True, [world, "galactic-resort"])


# -- Refugee World, Empath World ---------------------------------------------------------------------------------------


@cite.each_card("world")
@rule("race:power.settle.military.2")
@pytest.mark.parametrize("world", ["refugee-world", "empath-world"])
def test_it_takes_one_military(world: str) -> None:
    assert conquerable("expedition-force") == ["outlaw-world"]
    assert conquerable("expedition-force", world) == []
    assert conquerable("drop-ships", world) == ["outlaw-world", "former-penal-colony"]


@cite.card("race:refugee-world")
@rule("race:powers.2", "race:power.settle.military.2")
def test_refugee_world_and_empath_world_together_take_two() -> None:
    assert conquerable("drop-ships", "refugee-world", "empath-world") == ["outlaw-world"]
    assert worth("new-galactic-order", "refugee-world", "empath-world") == 1 + 1 + (2 - 2)
    game = settling("refugee-world", "empath-world", "new-military-tactics", hand=["outlaw-world", "rebel-miners"])
    assert offered(game, 0) == ["none", "outlaw-world"]


@cite.card("race:refugee-world")
@rule("race:powers.6")
def test_refugee_world_weakens_its_owner_from_the_next_phase_on() -> None:
    game = race(["epsilon-eridani"], RIVAL, hands=[["refugee-world", "outlaw-world"], []])
    begin(game, "settle")
    assert offered(game, 0) == ["none", "refugee-world", "outlaw-world"]
    pick(game, 0, "refugee-world")
    assert (game.over, in_hand(game)) == (True, ["outlaw-world"])
    assert begin(game, "settle-2").over


@cite.card("race:refugee-world")
def test_refugee_world_gets_a_new_good_from_expanding_colony() -> None:
    game = producing("refugee-world", "expanding-colony", "empath-world")
    assert (game.over, goods_of(game)) == (True, ["refugee-world"])


@cite.card("race:empath-world")
def test_empath_world_is_a_genes_world_to_genetics_lab_and_pan_galactic_league() -> None:
    game = producing("empath-world", "refugee-world", "genetics-lab", "pan-galactic-league")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["empath-world"], 1)
    assert sold_for("genetics-lab", good="empath-world") == 4 + 1
    assert worth("empath-world", "pan-galactic-league") == 1 + 2


# -- Galactic Resort ---------------------------------------------------------------------------------------------------


@cite.card("race:galactic-resort")
@rule("race:power.consume.any-one.1", "race:consume.double.1")
@pytest.mark.parametrize("good", KINDS)
def test_galactic_resort_turns_one_good_of_any_kind_into_a_vp_and_a_card(good: str) -> None:
    game = consuming("galactic-resort", good, goods=[good])
    assert (game.over, gained(game), goods_of(game)) == (True, (1, 1), [])
    game = consuming("galactic-resort", good, goods=[good], action="consume-x2")
    assert (game.over, gained(game), goods_of(game)) == (True, (2, 1), [])


@cite.card("race:galactic-resort")
@rule("race:consume.5", "race:consume.order.2")
def test_galactic_resort_takes_its_own_good_or_another_but_not_both() -> None:
    worlds = ["galactic-resort", "comet-zone"]
    for taken, left in (worlds, worlds[::-1]):
        game = consuming(*worlds, goods=worlds)
        pick(game, 0, taken)
        assert (game.over, gained(game), goods_of(game)) == (True, (1, 1), [left])


@cite.card("race:galactic-resort")
@rule("race:powers.6", "race:consume.6")
def test_galactic_resort_consumes_its_windfall_good_in_the_round_of_its_settling() -> None:
    game = race(["new-sparta"], RIVAL, hands=[["galactic-resort", *MONEY[:3]], []])
    game.begin(Round())
    pick(game, 0, "settle")
    pick(game, 1, "consume-x2")
    pick(game, 0, "galactic-resort")
    assert (game.over, goods_of(game)) == (True, [])
    assert gained(game) == (1, 1 + 1)  # not the doubling of the other player; a card each for Settle and the Resort


@cite.card("race:galactic-resort")
def test_galactic_resort_feeds_free_trade_association_that_fills_it_again() -> None:
    game = consuming("galactic-resort", "free-trade-association", goods=["galactic-resort"])
    pick(game, 0, "power free-trade-association 0")
    assert (game.over, gained(game), goods_of(game)) == (True, (1, 1), [])
    begin(game, "produce")
    assert (game.over, goods_of(game), gained(game)) == (True, ["galactic-resort"], (1, 1))
    assert worth("galactic-resort", "free-trade-association") == 2 + 1


# -- Pre-Sentient Race -------------------------------------------------------------------------------------------------


@cite.card("race:pre-sentient-race")
def test_pre_sentient_race_and_genetics_lab() -> None:
    game = producing("pre-sentient-race", "asteroid-belt", "genetics-lab")
    assert (game.over, goods_of(game)) == (True, ["pre-sentient-race"])
    assert sold_for("genetics-lab", good="pre-sentient-race") == 4 + 1


@cite.card("race:pre-sentient-race")
def test_pre_sentient_race_and_pan_galactic_league() -> None:
    game = producing("pre-sentient-race", "pan-galactic-league")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, [], 1)  # for the world, good or no good
    assert worth("pre-sentient-race", "pan-galactic-league") == 1 + 2


# -- Deserted Alien Outpost, Colony, Library ---------------------------------------------------------------------------

ALIEN = [("deserted-alien-outpost", 4), ("deserted-alien-colony", 5), ("deserted-alien-library", 6)]


@cite.each_card("world")
@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize(("world", "cost"), ALIEN)
def test_an_alien_world_costs_less_with_the_rosetta_stone_and_the_institute(world: str, cost: int) -> None:
    assert price("alien-rosetta-stone-world", world=world) == cost - 2
    assert price("alien-tech-institute", world=world) == cost - 2
    game = settling("alien-rosetta-stone-world", "alien-tech-institute", hand=[world, *MONEY[: cost - 4]])
    pick(game, 0, world)
    assert (game.over, in_hand(game), goods_of(game)) == (True, [], [world])


@cite.each_card("world")
@rule("race:power.settle.reduce-to-zero.2")
@pytest.mark.parametrize(("world", "cost"), ALIEN)
def test_an_alien_world_is_out_of_reach_of_the_colony_ship(world: str, cost: int) -> None:
    assert settling("colony-ship", hand=[world, *MONEY[: cost - 1]]).over
    assert price("colony-ship", world=world) == cost  # without a question whether to give it up


@pytest.mark.parametrize("world", [row[0] for row in ALIEN])
def test_an_alien_world_produces_for_the_rosetta_stone_and_research_labs_draw(world: str) -> None:
    game = producing("alien-rosetta-stone-world", "research-labs", world, "pre-sentient-race")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, [world], 1)


@rule("race:six-dev.alien-tech-institute")
def test_the_institute_counts_two_for_each_alien_windfall_world() -> None:
    worlds = ["deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library"]
    assert worth("alien-tech-institute", *worlds) == 3 + 4 + 5 + (2 + 3 * 2)


# -- Asteroid Belt, Radioactive World, Destroyed World -----------------------------------------------------------------

RARE = [("asteroid-belt", 2), ("radioactive-world", 2), ("destroyed-world", 1), ("blaster-gem-mines", 3)]


@cite.each_card("world")
@rule("race:power.settle.specific-reduce-cost.1", "race:powers.5")
@pytest.mark.parametrize(("world", "cost"), RARE)
def test_a_rare_world_costs_less_with_mining_robots_and_never_less_than_nothing(world: str, cost: int) -> None:
    game = settling("mining-robots", hand=[world, *MONEY[: cost - 1]])
    pick(game, 0, world)
    assert (game.over, in_hand(game), goods_of(game)) == (True, [], [world])
    game = settling("mining-robots", "replicant-robots", hand=[world, *MONEY])
    pick(game, 0, world)
    assert (game.over, in_hand(game)) == (True, MONEY)  # nothing to pay, and no cards back


@cite.each_card("world")
@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize(("world", "cost"), RARE)
def test_a_rare_world_costs_one_less_beside_alpha_centauri(world: str, cost: int) -> None:
    game = race(["alpha-centauri"], RIVAL, hands=[[world, *MONEY[: cost - 1]], []])
    begin(game, "settle")
    pick(game, 0, world)
    assert (game.over, in_hand(game), goods_of(game)) == (True, [], [world])


@cite.each_card("world")
@pytest.mark.parametrize(
    ("world", "vp"), [("asteroid-belt", 1), ("radioactive-world", 1), ("destroyed-world", 0), ("blaster-gem-mines", 2)]
)
def test_a_rare_world_feeds_mining_league_and_scores_for_it(world: str, vp: int) -> None:
    game = consuming("mining-league", world, "comet-zone", goods=[world, "comet-zone"])
    assert (game.over, gained(game), goods_of(game)) == (True, (3, 0), [])
    begin(game, "produce")
    assert (game.over, goods_of(game)) == (True, ["comet-zone", world])
    assert worth("mining-league", world) == vp + 1


def test_a_rare_world_is_produced_on_before_mining_conglomerate_counts() -> None:
    game = producing("mining-conglomerate", "mining-robots", "radioactive-world")
    assert (game.over, goods_of(game), len(in_hand(game))) == (True, ["radioactive-world"], 2)
    assert sold_for("mining-conglomerate", "space-port", good="destroyed-world") == 3 + 1 + 2


# -- Blaster Gem Mines -------------------------------------------------------------------------------------------------


@cite.card("race:blaster-gem-mines")
@rule("race:power.settle.military.1")
def test_blaster_gem_mines_have_one_military() -> None:
    assert conquerable() == []
    assert conquerable("blaster-gem-mines") == ["outlaw-world"]
    assert conquerable("blaster-gem-mines", "empath-world") == []
    assert conquerable("blaster-gem-mines", "space-marines") == ["outlaw-world", "former-penal-colony", "pirate-world"]


@cite.card("race:blaster-gem-mines")
@rule("race:powers.2", "race:power.settle.specific-cost-military.1")
def test_blaster_gem_mines_and_alpha_centauri_have_two_against_rare_worlds() -> None:
    hands = [["rebel-miners", "former-penal-colony", "outlaw-world"], []]
    game = begin(race(["alpha-centauri", "blaster-gem-mines"], RIVAL, hands=hands), "settle")
    assert offered(game, 0) == ["none", "rebel-miners", "outlaw-world"]
    assert worth("new-galactic-order", "blaster-gem-mines") == 2 + (2 + 1)
