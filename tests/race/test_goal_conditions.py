"""What each goal counts, to the letter: what is just enough, and what looks like it and does not count."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS
from orrery.race.goals import (
    CONSUME_END,
    DEVELOP_END,
    EXPLORE_END,
    GOALS,
    PHASE_ENDS,
    PRODUCE_END,
    ROUND_END,
    ROUND_START,
    SETTLE_END,
    drawn_goals,
    goal_number,
)
from orrery.race.queries import total_military
from orrery.race.rules.goals import check_goals, give_tokens_for_ties
from orrery.race.setup import sets_of
from orrery.race.standing import Standing
from orrery.race.state import Race, RaceOptions
from support.cite import rule
from support.race import card, every

EVER = (ROUND_START, *PHASE_ENDS, ROUND_END)


def table(goal: str, *cards: str, takeovers: bool = False) -> Race:
    """The first seat has these cards, the others a start world."""
    game = every([*cards], ["alpha-centauri"], ["epsilon-eridani"], takeovers=takeovers)
    game.goals = (goal_number(goal),)
    return game


def reached(goal: str, *cards: str, takeovers: bool = False) -> bool:
    """Whether the first seat gets the goal for these cards at the end of Develop or Settle."""
    game = table(goal, *cards, takeovers=takeovers)
    for moment in (DEVELOP_END, SETTLE_END):
        check_goals(game, moment)
    return game.goals == game.players[0].standing.goals


# -- which and when ----------------------------------------------------------------------------------------------------

MOMENTS = {
    "galactic-standard-of-living": (ROUND_START, CONSUME_END),
    "system-diversity": (SETTLE_END,),
    "overlord-discoveries": (DEVELOP_END, SETTLE_END),
    "budget-surplus": (ROUND_END,),
    "innovation-leader": (DEVELOP_END, SETTLE_END),
    "galactic-status": (DEVELOP_END,),
    "uplift-knowledge": (DEVELOP_END, SETTLE_END),
    "galactic-riches": (SETTLE_END, PRODUCE_END),
    "expansion-leader": (DEVELOP_END, SETTLE_END),
    "military-influence": (DEVELOP_END, SETTLE_END),
    "galactic-standing": (ROUND_START, EXPLORE_END, DEVELOP_END, SETTLE_END, CONSUME_END, PRODUCE_END),
    "peace-war-leader": (DEVELOP_END, SETTLE_END),
    "production-leader": (SETTLE_END,),
    "greatest-infrastructure": (DEVELOP_END,),
    "greatest-military": (DEVELOP_END, SETTLE_END),
    "largest-industry": (SETTLE_END,),
    "propaganda-edge": (SETTLE_END,),
    "prosperity-lead": (DEVELOP_END, SETTLE_END),
    "research-leader": (DEVELOP_END, SETTLE_END),
    "galactic-prestige": (ROUND_START, EXPLORE_END, DEVELOP_END, SETTLE_END, CONSUME_END, PRODUCE_END),
}


def meeting_all() -> Race:
    """The first seat meets every goal there is."""
    names = {each.key: each for each in CARDS if not each.key.endswith("-revised") and each.key != "gambling-world"}
    game = every(list(names), ["contact-specialist"])
    first = game.players[0]
    first.goods = {world: game.deck.pop() for world in first.tableau[:4]}
    first.chips = 5
    first.standing = Standing(3)
    game.options = RaceOptions(game.options.sets, takeovers=True)
    return game


@rule("race:goals.check.1", "race:goals.check.2")
@pytest.mark.parametrize("goal", MOMENTS)
def test_each_goal_is_checked_at_its_own_moments_and_no_others(goal: str) -> None:
    seen: list[int] = []
    for moment in EVER:
        game = meeting_all()
        game.goals = (goal_number(goal),)
        check_goals(game, moment, (0,))
        if game.players[0].standing.goals:
            seen.append(moment)
    assert tuple(seen) == MOMENTS[goal]


@rule("race:goals.setup.1")
@pytest.mark.parametrize(
    ("sets", "more"),
    [
        ("storm", []),
        ("storm+rebel", ["uplift-knowledge", "military-influence", "research-leader"]),
        ("storm+brink", ["galactic-standing", "peace-war-leader", "galactic-prestige"]),
    ],
)
def test_six_goals_come_only_with_the_second_or_third_set(sets: str, more: list[str]) -> None:
    later = ["uplift-knowledge", "military-influence", "galactic-standing", "peace-war-leader"]
    later += ["research-leader", "galactic-prestige"]
    seen = {GOALS[goal].key for seed in range(200) for goal in drawn_goals(sets_of(sets), seeded(seed))}
    assert seen == {goal for goal in MOMENTS if goal not in later or goal in more}


# -- "first" goals -----------------------------------------------------------------------------------------------------


@rule("race:goals.first.galactic-status")
@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("imperium-lords", True),
        ("investment-credits", False),
        ("pan-galactic-research", False),
        ("imperium-planet-buster", False),
        ("alien-oort-cloud-refinery", False),
        ("lost-alien-warship", False),
    ],
)
def test_galactic_status_is_for_six_cost_developments_with_variable_points(name: str, there: bool) -> None:
    assert reached("galactic-status", name) == there


@rule("race:goals.first.innovation-leader", "race:set2.setup.7")
@pytest.mark.parametrize("name", ["interstellar-casus-belli", "pan-galactic-security-council"])
def test_powers_of_the_takeover_module_are_powers_only_with_it(name: str) -> None:
    """Each of the other phases has a power; the only one in Settle is for takeovers."""
    others = ["galactic-survey-seti", "investment-credits", "pirate-world", "tourist-world", "comet-zone"]
    assert {power.PHASE for each in [name, *others] for power in CARDS[card(each)].powers} >= {1, 2, 3, 4, 5, 6}
    assert not {power.PHASE for each in others for power in CARDS[card(each)].powers} & {3}
    assert reached("innovation-leader", name, *others, takeovers=True)
    assert not reached("innovation-leader", name, *others)


@rule("race:goals.first.system-diversity", "race:power.game-end.multi-kind.1")
@pytest.mark.parametrize("missing", range(4))
def test_the_multi_kind_world_is_the_missing_kind_but_only_one(missing: int) -> None:
    worlds = ["spice-world", "mining-world", "avian-uplift-race", "alien-robotic-factory"]
    assert reached("system-diversity", *worlds)
    del worlds[missing]
    assert not reached("system-diversity", *worlds)
    assert reached("system-diversity", "alien-oort-cloud-refinery", *worlds)
    assert not reached("system-diversity", "alien-oort-cloud-refinery", *worlds[:2])


@rule("race:goals.first.system-diversity")
def test_a_world_without_goods_is_of_no_kind() -> None:
    worlds = ["spice-world", "mining-world", "avian-uplift-race"]
    assert not reached("system-diversity", *worlds, "alien-rosetta-stone-world")


@rule("race:goals.first.military-influence")
@pytest.mark.parametrize(
    ("cards", "there"),
    [
        (["hive-world", "outlaw-world", "star-nomad-lair", "rebel-miners"], True),
        (["gem-world", "outlaw-world", "star-nomad-lair", "rebel-miners"], False),
        (["imperium-seat", "imperium-troops", "outlaw-world", "star-nomad-lair", "rebel-miners"], False),
        (["imperium-seat", "imperium-troops", "imperium-lords"], True),
        (["spice-world", "mining-world", "gem-world", "comet-zone"], False),
    ],
)
def test_military_influence_takes_three_of_the_one_or_four_of_the_other(cards: list[str], there: bool) -> None:
    assert reached("military-influence", *cards) == there


@rule("race:goals.first.peace-war-leader.1")
@pytest.mark.parametrize(
    ("cards", "military", "there"),
    [
        (["contact-specialist", "gem-world", "spice-world"], -1, True),
        (["contact-specialist", "gem-world", "public-works"], -1, False),
        (["contact-specialist", "expedition-force", "gem-world", "spice-world"], 0, False),
    ],
)
def test_peace_takes_two_worlds_and_negative_military(cards: list[str], military: int, there: bool) -> None:
    assert total_military([card(name) for name in cards]) == military
    assert reached("peace-war-leader", *cards) == there


@rule("race:goals.first.peace-war-leader.1", "race:goals.first.peace-war-leader.2")
@pytest.mark.parametrize(
    ("cards", "there"),
    [
        (["imperium-seat", "outlaw-world", "hive-world"], True),
        (["outlaw-world", "hive-world", "imperium-seat"], True),
        (["imperium-seat", "outlaw-world", "gem-world"], False),
        (["rebel-pact", "outlaw-world", "hive-world"], False),
        (["pan-galactic-security-council", "outlaw-world", "hive-world"], False),
    ],
)
def test_war_takes_two_military_worlds_and_a_power_to_attack(cards: list[str], there: bool) -> None:
    assert reached("peace-war-leader", *cards, takeovers=True) == there
    assert not reached("peace-war-leader", *cards)


# -- "most" goals ------------------------------------------------------------------------------------------------------


@rule("race:goals.most.propaganda")
def test_propaganda_counts_worlds_that_are_both_rebel_and_military() -> None:
    two = ["rebel-miners", "rebel-colony"]
    assert reached("propaganda-edge", *two, "rebel-base")
    assert not reached("propaganda-edge", *two, "rebel-cantina", "hive-world", "rebel-pact")


@rule("race:goals.most.military")
def test_greatest_military_counts_neither_specialised_nor_temporary_military_but_negative() -> None:
    five = [
        "drop-ships",
        "space-marines",
        "imperium-seat",
        "galactic-imperium",
        "new-military-tactics",
        "smuggling-world",
    ]
    assert not reached("greatest-military", *five)
    assert reached("greatest-military", *five, "expedition-force")
    assert not reached("greatest-military", *five, "expedition-force", "contact-specialist")


@rule("race:goals.most.prosperity")
def test_prosperity_counts_cards_with_consume_powers_and_not_with_trade_powers() -> None:
    two = ["tourist-world", "galactic-salon"]
    assert reached("prosperity-lead", *two, "deficit-spending")
    assert not reached("prosperity-lead", *two, "export-duties", "pirate-world", "trading-outpost")


@rule("race:goals.most.research", "race:power.explore.discard-prestige.2")
def test_research_counts_every_kind_of_explore_power() -> None:
    """Prestige for a card, mixing with the hand, more cards to keep."""
    three = ["alien-departure-point", "rebel-pact", "research-labs"]
    assert reached("research-leader", *three)
    for missing in three:
        assert not reached("research-leader", *[name for name in three if name != missing], "public-works")


@rule("race:goals.most.1", "race:goals.end.3")
def test_who_holds_a_tile_has_it_once_however_often_it_is_checked() -> None:
    game = table("propaganda-edge", "rebel-miners", "rebel-colony", "rebel-base")
    for _ in range(3):
        check_goals(game, SETTLE_END)
        assert game.players[0].standing.goals == game.goals


@rule("race:goals.end.1")
def test_who_alone_was_best_at_the_last_check_and_has_not_the_tile_gets_a_token() -> None:
    """The holder has given cards up since then, and the tile lies in the centre."""
    game = table("greatest-infrastructure", "old-earth")
    number = game.goals[0]
    game.players[0].standing = Standing(reached=(3,))
    game.players[1].standing = Standing(reached=(4,))
    give_tokens_for_ties(game)
    assert [player.standing.tokens for player in game.players] == [0, 1, 0]
    assert [(event.actor, event.values) for event in game.log or []] == [(1, (number,))]
    game.players[1].standing = Standing(goals=(number,), reached=(4,))
    give_tokens_for_ties(game)
    assert [player.standing.tokens for player in game.players] == [0, 0, 0]
