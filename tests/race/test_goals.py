"""Goals: drawn, reached, shared, held, lost, and scored."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.kernel.rng import seeded
from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goals import (
    CONSUME_END,
    DEVELOP_END,
    EXPLORE_END,
    GOALS,
    PRODUCE_END,
    ROUND_END,
    ROUND_START,
    SETTLE_END,
    drawn_goals,
    goal_number,
)
from orrery.race.goods import NOVELTY
from orrery.race.powers import EXPLORE, Takeover
from orrery.race.queries import card_score, score, total_military
from orrery.race.rules.goals import check_goals, check_holder, give_tokens_for_ties, name_last_kind
from orrery.race.rules.moves import gain_prestige, spend_prestige
from orrery.race.rules.whole_game import WholeGame
from orrery.race.setup import sets_of, setup
from orrery.race.standing import Standing
from orrery.race.state import Race, RaceOptions
from support.cite import rule
from support.play import asked
from support.race import Box, begin, card, every, keys, pick, race

ALL = "storm+rebel+brink"
REFINERY = "alien-oort-cloud-refinery"
SETTLE_PHASE = 3  # of the phases of a round


def with_goals(*goals: str, tableaus: list[list[str]] | None = None, **more: object) -> Race:
    """A table with these goals; each seat begins with a start world of its own."""
    game = race(*(tableaus or [["old-earth"], ["alpha-centauri"], ["epsilon-eridani"]]), sets=ALL)
    game.goals = tuple(goal_number(goal) for goal in goals)
    for name, values in more.items():
        assert isinstance(values, list)
        for seat, value in enumerate(values):
            setattr(game.players[seat], name, value)
    return game


def held(game: Race) -> list[list[str]]:
    return [[GOALS[goal].key for goal in player.standing.goals] for player in game.players]


Test = Callable[[Card], bool]


def only_in(phase: int) -> Test:
    """Cards with powers in that phase and no other."""
    return lambda each: {power.PHASE for power in each.powers} == {phase}


def yields(kind: int) -> Test:
    """Production and windfall worlds of a kind."""
    return lambda each: each.kind == kind and (each.production or each.windfall)


def keys_that(fits: Test, number: int) -> list[str]:
    """That many cards of all sets for which the test holds."""
    found = [CARDS[each].key for each in Box(sets=ALL).left if fits(CARDS[each]) and CARDS[each].start < 0]
    return list(dict.fromkeys(found))[:number]


def reached(goal: str, cards: list[str], moment: int, **more: object) -> bool:
    """Whether a player with these cards, beside a start world, gets the goal."""
    game = with_goals(goal, tableaus=[[*cards], ["old-earth"]], **more)
    check_goals(game, moment)
    return held(game) == [[goal], []]


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("race:goals.setup.1", "race:goals.setup.2")
@pytest.mark.parametrize("sets", ["storm", "storm+rebel", "storm+brink", ALL])
def test_four_first_and_two_most_goals_of_the_sets_in_use_are_drawn(sets: str) -> None:
    seen: set[int] = set()
    for seed in range(60):
        goals = drawn_goals(sets_of(sets), seeded(seed))
        assert [GOALS[goal].most for goal in goals] == [False] * 4 + [True] * 2
        assert len(set(goals)) == 6
        seen.update(goals)
    assert seen == {number for number, goal in enumerate(GOALS) if goal.needs & sets_of(sets)}
    assert sum(1 for goal in GOALS if not goal.needs & sets_of("storm")) == 6


@rule("race:goals.setup.2", "race:goals.setup.3")
def test_a_game_with_goals_shows_six_and_one_without_none() -> None:
    assert len(setup({"players": 2, "sets": "storm", "goals": "yes"}, 1).view(0).goals) == 6
    assert setup({"players": 2, "sets": "storm", "goals": "no"}, 1).view(0).goals == ()


# -- "first" goals -----------------------------------------------------------------------------------------------------


@rule("race:goals.check.1", "race:goals.first.3", "race:goals.first.standard-of-living")
def test_standard_of_living_is_for_five_chips_at_the_end_of_consume() -> None:
    game = with_goals("galactic-standard-of-living", chips=[4, 5, 0])
    check_goals(game, PRODUCE_END)
    assert held(game) == [[], [], []], "not its phase"
    check_goals(game, CONSUME_END)
    assert held(game) == [[], ["galactic-standard-of-living"], []]


@rule("race:goals.first.1", "race:goals.first.2")
def test_a_first_goal_is_given_once_and_kept_for_good() -> None:
    game = with_goals("galactic-standard-of-living", chips=[5, 0, 0])
    check_goals(game, CONSUME_END)
    game.players[0].chips, game.players[1].chips = 0, 9
    check_goals(game, CONSUME_END)
    assert held(game) == [["galactic-standard-of-living"], [], []]
    assert game.scores()[0] - race(["old-earth"]).scores()[0] == 3


@rule("race:goals.first.4", "race:goals.first.5")
def test_who_meets_it_at_the_same_check_scores_the_same_whatever_the_amount() -> None:
    game = with_goals("galactic-standard-of-living", chips=[5, 12, 4])
    check_goals(game, CONSUME_END)
    assert [len(goals) for goals in held(game)] == [1, 1, 0]
    assert [event.kind for event in game.log or []] == ["goal", "goal token"]
    assert [player.standing.tokens for player in game.players] == [0, 0, 0]
    assert game.scores()[1] == 12 + CARDS[card("alpha-centauri")].vp + 3


@rule("race:note.goal-check-moment", "race:goals.first.standard-of-living")
def test_goals_for_chips_are_also_checked_when_a_round_begins() -> None:
    game = with_goals("galactic-standard-of-living", chips=[5, 0, 0])
    check_goals(game, ROUND_START)
    assert held(game)[0]


@rule("race:goals.check.2", "race:goals.first.budget-surplus")
def test_budget_surplus_is_for_who_discards_at_the_end_of_a_round() -> None:
    game = with_goals("budget-surplus")
    check_goals(game, ROUND_END)
    assert held(game) == [[], [], []]
    check_goals(game, ROUND_END, (2,))
    assert held(game) == [[], [], ["budget-surplus"]]


@rule("race:goals.first.galactic-status")
def test_galactic_status_needs_a_six_cost_development_that_counts() -> None:
    six = keys_that(lambda each: each.cost == 6 and not each.is_world and each.scoring.counts, 1)
    assert reached("galactic-status", six, DEVELOP_END)
    assert not reached("galactic-status", ["space-port"], DEVELOP_END)


@rule("race:goals.first.innovation-leader")
def test_innovation_leader_needs_a_power_in_each_phase_and_in_trade() -> None:
    by_phase = [keys_that(only_in(phase), 1)[0] for phase in range(1, 7)]
    assert reached("innovation-leader", by_phase, SETTLE_END)
    for missing in range(6):
        assert not reached("innovation-leader", by_phase[:missing] + by_phase[missing + 1 :], SETTLE_END)


@rule("race:goals.first.system-diversity")
def test_system_diversity_needs_a_world_of_each_kind() -> None:
    worlds = [keys_that(yields(kind), 1)[0] for kind in (1, 2, 3, 4)]
    assert reached("system-diversity", worlds, SETTLE_END)
    assert not reached("system-diversity", worlds[:3], SETTLE_END)


@pytest.mark.parametrize(
    ("goal", "symbol"),
    [("overlord-discoveries", "alien"), ("uplift-knowledge", "uplift"), ("military-influence", "imperium")],
)
@rule(
    "race:goals.first.overlord-discoveries", "race:goals.first.uplift-knowledge", "race:goals.first.military-influence"
)
def test_three_cards_with_the_symbol(goal: str, symbol: str) -> None:
    cards = keys_that(lambda each: symbol in each.symbols and not each.military, 3)
    assert reached(goal, cards, DEVELOP_END)
    assert not reached(goal, cards[:2], DEVELOP_END)


@rule("race:goals.first.military-influence")
def test_military_influence_also_by_four_military_worlds() -> None:
    worlds = keys_that(lambda each: each.military and "imperium" not in each.symbols, 4)
    assert reached("military-influence", worlds, SETTLE_END)
    assert not reached("military-influence", worlds[:3], SETTLE_END)


@rule("race:goals.first.expansion-leader")
def test_expansion_leader_needs_eight_cards() -> None:
    cards = keys_that(lambda each: not each.is_world, 8)
    assert reached("expansion-leader", cards, DEVELOP_END)
    assert not reached("expansion-leader", cards[:7], DEVELOP_END)


@rule("race:goals.first.galactic-riches")
@pytest.mark.parametrize(("goods", "there"), [(4, True), (3, False)])
def test_galactic_riches_needs_four_goods(goods: int, there: bool) -> None:
    worlds = keys_that(lambda each: each.production, 4)
    game = with_goals("galactic-riches", tableaus=[worlds, ["old-earth"]])
    game.players[0].goods = {world: game.deck.pop() for world in game.players[0].tableau[:goods]}
    check_goals(game, PRODUCE_END)
    assert (held(game)[0] != []) == there


@rule("race:goals.first.galactic-standing")
@pytest.mark.parametrize(("prestige", "chips", "there"), [(2, 3, True), (1, 3, False), (2, 2, False)])
def test_galactic_standing_needs_prestige_and_chips(prestige: int, chips: int, there: bool) -> None:
    game = with_goals("galactic-standing", chips=[chips, 0, 0], standing=[Standing(prestige), Standing(), Standing()])
    check_goals(game, EXPLORE_END)
    assert (held(game)[0] != []) == there


@rule("race:goals.first.peace-war-leader.1", "race:goals.first.peace-war-leader.2")
def test_peace_by_negative_military_and_war_by_a_takeover_power() -> None:
    weak = keys_that(lambda each: each.strength < 0, 1)
    worlds = keys_that(lambda each: each.is_world and not each.military and not each.powers, 2)
    game = with_goals("peace-war-leader", tableaus=[[*weak, *worlds], ["old-earth"]])
    assert total_military(game.players[0].tableau) < 0
    check_goals(game, SETTLE_END)
    assert held(game)[0]
    attack = keys_that(lambda each: any(isinstance(power, Takeover) for power in each.powers) and not each.military, 1)
    fierce = keys_that(lambda each: each.military and each.strength >= 0, 2)
    for module in (True, False):
        game = with_goals("peace-war-leader", tableaus=[[*attack, *fierce], ["old-earth"]])
        game.options = RaceOptions(game.options.sets, takeovers=module)
        check_goals(game, SETTLE_END)
        assert (held(game)[0] != []) == module


# -- "most" goals ------------------------------------------------------------------------------------------------------

COUNTED: dict[str, tuple[Test, int]] = {
    "production-leader": (lambda each: each.production, SETTLE_END),
    "greatest-infrastructure": (lambda each: not each.is_world, DEVELOP_END),
    "largest-industry": (lambda each: each.kind in (1, 2) and (each.production or each.windfall), SETTLE_END),
    "propaganda-edge": (lambda each: each.rebel and each.military, SETTLE_END),
    "prosperity-lead": (lambda each: any(power.PHASE == 5 for power in each.powers), DEVELOP_END),
    "research-leader": (lambda each: any(power.PHASE == 1 for power in each.powers), DEVELOP_END),
}


@rule("race:goals.most.1", "race:goals.most.2", "race:goals.most.production", "race:goals.most.infrastructure")
@rule(
    "race:goals.most.industry", "race:goals.most.propaganda", "race:goals.most.prosperity", "race:goals.most.research"
)
@pytest.mark.parametrize("goal", COUNTED)
def test_most_of_what_is_counted_from_the_minimum_on(goal: str) -> None:
    fits, moment = COUNTED[goal]
    least = GOALS[goal_number(goal)].least
    cards = keys_that(fits, least)
    assert len(cards) == least
    assert reached(goal, cards, moment)
    assert not reached(goal, cards[:-1], moment)
    others = keys_that(lambda each: not fits(each) and each.cost < 6, 6)
    assert not reached(goal, [*others, *cards[:-1]], moment)


@rule("race:goals.most.prestige")
def test_most_prestige_from_three_on() -> None:
    for prestige, there in ((3, True), (2, False)):
        game = with_goals("galactic-prestige", standing=[Standing(prestige), Standing(1), Standing()])
        check_goals(game, EXPLORE_END)
        assert (held(game)[0] != []) == there


def armed(game: Race, *strengths: int) -> None:
    """Give each seat cards that make up exactly this Military."""
    plus = [each for each in game.deck if CARDS[each].strength == 1 and not CARDS[each].counted]
    minus = [each for each in game.deck if CARDS[each].strength == -1 and not CARDS[each].counted]
    for seat, wanted in enumerate(strengths):
        tableau = game.players[seat].tableau
        while total_military(tableau) < wanted:
            tableau.append(plus.pop())
        while total_military(tableau) > wanted:
            tableau.append(minus.pop())
        assert total_military(tableau) == wanted


def military_table(*strengths: int) -> Race:
    game = with_goals("greatest-military")
    armed(game, *strengths)
    return game


MILITARY = "greatest-military"


@rule("race:goals.example.1", "race:goals.most.3", "race:goals.most.4", "race:goals.most.military")
def test_example_andreas_and_birgit() -> None:
    game = military_table(6, 0, 0)
    check_goals(game, SETTLE_END)
    assert held(game) == [[MILITARY], [], []]
    armed(game, 6, 6, 0)
    check_goals(game, SETTLE_END)
    assert held(game) == [[MILITARY], [], []], "equalling is not enough"
    armed(game, 6, 7, 0)
    check_goals(game, SETTLE_END)
    assert held(game) == [[], [MILITARY], []]
    game = military_table(6, 0, 0)
    check_goals(game, SETTLE_END)
    armed(game, 5, 0, 0)
    check_goals(game, DEVELOP_END)
    assert held(game) == [[], [], []], "below the minimum the tile goes back"


@rule("race:goals.most.3")
def test_a_holder_below_the_minimum_loses_the_tile_in_any_phase_and_nobody_takes_it_before_its_check() -> None:
    game = with_goals(
        "greatest-infrastructure", tableaus=[keys_that(lambda each: not each.is_world, 8)[:4], ["old-earth"]]
    )
    check_goals(game, DEVELOP_END)
    assert held(game) == [["greatest-infrastructure"], []]
    moved = game.players[0].tableau[-1]
    game.players[0].lose(moved)
    game.players[1].tableau += [moved, *[each for each in game.deck if not CARDS[each].is_world][:4]]
    check_holder(game, 0)
    assert held(game) == [[], []]
    check_goals(game, DEVELOP_END)
    assert held(game) == [[], ["greatest-infrastructure"]]


@rule("race:goals.most.1")
def test_a_holder_who_is_no_longer_best_loses_the_tile_in_any_phase() -> None:
    cards = keys_that(lambda each: not each.is_world, 11)
    game = with_goals("greatest-infrastructure", tableaus=[cards[:5], cards[5:10], ["old-earth"]])
    number = game.goals[0]
    game.players[0].standing = Standing(goals=(number,))
    check_holder(game, 0)
    assert held(game)[0], "as many as another is enough to keep it"
    game.players[0].lose(game.players[0].tableau[-1])
    check_holder(game, 0)
    assert held(game) == [[], [], []]


@rule("race:goals.most.1")
def test_a_holder_is_compared_with_what_the_others_have_now() -> None:
    """Both had six at the last check and give up one each: the holder is not worse than the other."""
    cards = keys_that(lambda each: not each.is_world, 12)
    game = with_goals("greatest-infrastructure", tableaus=[cards[:6], cards[6:], ["old-earth"]])
    check_goals(game, DEVELOP_END)
    standing = game.players[0].standing
    game.players[0].standing = standing.with_goals(game.goals, 0, standing.reached)
    for seat in (1, 0):
        game.players[seat].lose(game.players[seat].tableau[-1])
        check_holder(game, seat)
    assert held(game)[0] == ["greatest-infrastructure"]


@rule("race:goals.most.3", "race:goals.most.1")
def test_a_card_placed_in_this_phase_counts_for_the_holder_who_gives_one_up() -> None:
    cards = keys_that(lambda each: not each.is_world, 11)
    game = with_goals("greatest-infrastructure", tableaus=[cards[:4], cards[5:9], ["old-earth"]])
    game.players[0].standing = Standing(goals=(game.goals[0],))
    game.players[0].lose(game.players[0].tableau[-1])
    game.players[0].placed = [card(cards[4])]
    check_holder(game, 0)
    assert held(game)[0], "four again, as before and as the minimum is"
    game.players[1].placed = [card(cards[9])]
    check_holder(game, 0)
    assert held(game) == [[], [], []], "what another has placed lies there too"


@rule("race:goals.most.3", "race:goals.check.1")
@pytest.mark.parametrize(
    ("used", "reply"),
    [
        ("new-military-tactics", "conquer new-military-tactics"),
        ("rebel-sneak-attack", "takeover rebel-sneak-attack hive-world"),
        ("imperium-cloaking-technology", "takeover imperium-cloaking-technology hive-world"),
    ],
)
def test_a_card_given_up_is_looked_at_once_for_a_world_and_for_a_takeover(used: str, reply: str) -> None:
    owned = ["old-earth", "rebel-miners", "rebel-colony", "drop-ships", "space-marines", "rebel-pact", used]
    game = every(owned, ["imperium-warlord", "hive-world"], takeovers=True, hands=[["aquatic-uplift-race"], []])
    game.goals = (goal_number("greatest-infrastructure"),)
    game.players[0].standing = Standing(goals=game.goals)
    begin(game, "settle")
    pick(game, 0, "aquatic-uplift-race" if "conquer" in reply else "none")
    pick(game, 0, reply)
    assert card(used) not in game.players[0].tableau
    assert game.over, "the phase is over, and its end is no check of this goal"
    assert held(game) == [[], []], "three developments are too few"
    told = [event.kind for event in game.log or [] if event.kind in ("given-up", "goal lost", "taken over")]
    assert told[:2] == ["given-up", "goal lost"], "before the takeover is resolved"


@rule("race:goals.most.3", "race:power.settle.conquer-peaceful.4")
def test_imperium_invasion_fleet_added_to_a_takeover_is_looked_at_at_once() -> None:
    """Four developments are the minimum; the takeover takes a world, so it leaves three."""
    fleet = "imperium-invasion-fleet"
    owned = ["old-earth", "rebel-miners", "rebel-colony", "rebel-alliance", "space-marines", "rebel-pact", fleet]
    game = every(owned, ["imperium-warlord", "gem-world"], takeovers=True)
    game.goals = (goal_number("greatest-infrastructure"),)
    game.players[0].standing = Standing(goals=game.goals)
    begin(game, "settle")
    pick(game, 0, f"takeover rebel-alliance gem-world {fleet}")
    assert "gem-world" in keys(game.players[0].tableau)
    assert held(game)[0] == []


@rule("race:goals.check.1", "race:goals.most.4")
def test_a_goal_that_is_checked_when_this_phase_ends_waits_for_it() -> None:
    """Two cards with Explore powers each beside the holder's third: it is given up for a world that has one too."""
    explorers = keys_that(lambda each: any(power.PHASE == EXPLORE for power in each.powers) and not each.military, 5)
    game = with_goals(
        "research-leader", tableaus=[[*explorers[:2], "rebel-sneak-attack"], explorers[2:], ["old-earth"]]
    )
    check_goals(game, SETTLE_END)
    assert held(game) == [[], [], []], "as many as the other"
    game.players[0].standing = Standing(goals=game.goals)
    game.phase = SETTLE_PHASE
    given_up = game.players[0].tableau[-1]
    game.players[0].lose(given_up)
    check_holder(game, 0)
    assert held(game)[0] == ["research-leader"]
    game.players[0].tableau.append(given_up)
    check_goals(game, SETTLE_END)
    assert held(game)[0] == ["research-leader"], "as many again when it counts"
    game.players[0].lose(given_up)
    check_goals(game, SETTLE_END)
    assert held(game)[0] == []


@rule("race:goals.most.3", "race:goals.most.1", "race:goals.most.5")
def test_who_spends_prestige_may_lose_the_tile_for_it_at_once() -> None:
    game = with_goals("galactic-prestige")
    for seat, prestige in enumerate([4, 4, 0]):
        game.players[seat].standing = Standing(prestige)
    game.players[0].standing = Standing(4, goals=game.goals)
    check_goals(game, CONSUME_END)
    assert held(game)[0] == ["galactic-prestige"]
    spend_prestige(game, 0, 1)
    assert held(game) == [[], [], []], "three are enough, but not as many as another has"
    gain_prestige(game, 0, 1)
    check_goals(game, CONSUME_END)
    assert held(game) == [[], [], []], "both have four"


@rule("race:goals.most.3", "race:power.game-end.multi-kind.1", "race:goals.most.industry")
@pytest.mark.parametrize(("kind", "kept"), [("kind 1", True), ("kind 2", True), ("kind 3", False), ("kind 4", False)])
def test_what_the_multi_kind_world_is_sold_as_it_is_for_largest_industry(kind: str, kept: bool) -> None:
    owned = [REFINERY, "gem-world", "runaway-robots", "trade-league"]
    game = every(owned, ["old-earth"], goods=[[REFINERY], []])
    game.goals = (goal_number("largest-industry"),)
    game.players[0].standing = Standing(goals=game.goals)
    begin(game, "consume")
    assert asked(game, 0).prompt == "kind"
    pick(game, 0, kind)
    assert held(game)[0] == (["largest-industry"] if kept else [])


@rule("race:goals.most.3", "race:power.game-end.multi-kind.2", "race:goals.most.industry")
@pytest.mark.parametrize(("more", "held_then"), [([], []), (["comet-zone"], ["largest-industry"])])
def test_what_the_multi_kind_world_produces_it_is_for_largest_industry(more: list[str], held_then: list[str]) -> None:
    game = every([REFINERY, "pirate-world", *more, "runaway-robots"], ["old-earth"], actions=[["produce"], ["settle"]])
    game.players[0].goods = {card(world): game.deck.pop() for world in ("pirate-world", "runaway-robots")}
    game.goals = (goal_number("largest-industry"),)
    game.players[0].standing = Standing(goals=game.goals)
    begin(game, "produce")
    pick(game, 0, "kind 3")
    assert held(game)[0] == held_then, "three are the minimum"


@rule("race:goals.example.2", "race:goals.most.5", "race:goals.most.6")
def test_example_andreas_birgit_and_claus() -> None:
    game = military_table(6, 6, 0)
    check_goals(game, SETTLE_END)
    assert held(game) == [[], [], []]
    armed(game, 6, 6, 7)
    check_goals(game, SETTLE_END)
    assert held(game) == [[], [], [MILITARY]]
    armed(game, 8, 8, 7)
    check_goals(game, SETTLE_END)
    assert held(game) == [[], [], []]


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("race:goals.end.1", "race:goals.end.2", "race:goals.end.3")
def test_who_is_tied_for_most_at_the_end_gets_a_token() -> None:
    game = military_table(6, 0, 0)
    check_goals(game, SETTLE_END)
    armed(game, 6, 6, 3)
    check_goals(game, SETTLE_END)
    before = game.scores()
    give_tokens_for_ties(game)
    assert [after - was for after, was in zip(game.scores(), before, strict=True)] == [0, 3, 0]
    tied = military_table(6, 6, 0)
    check_goals(tied, SETTLE_END)
    before = tied.scores()
    give_tokens_for_ties(tied)
    assert [after - was for after, was in zip(tied.scores(), before, strict=True)] == [3, 3, 0]


@rule("race:goals.end.1")
def test_what_changes_after_the_last_check_makes_no_tie() -> None:
    game = military_table(6, 0, 0)
    check_goals(game, SETTLE_END)
    armed(game, 6, 6, 0)
    before = game.scores()
    give_tokens_for_ties(game)
    assert game.scores() == before


@rule("race:goals.end.1", "race:goals.end.2")
@pytest.mark.parametrize(("mine", "another", "tokens"), [(5, 5, [0, 1, 0]), (6, 5, [0, 1, 0]), (7, 5, [0, 0, 0])])
def test_what_the_holder_has_left_decides_who_is_tied(mine: int, another: int, tokens: list[int]) -> None:
    """The holder gives up a card in a phase that ends without a check: who had one less ties or is ahead now."""
    cards = keys_that(lambda each: not each.is_world, mine + another)
    game = with_goals("greatest-infrastructure", tableaus=[cards[:mine], cards[mine:], ["old-earth"]])
    check_goals(game, DEVELOP_END)
    standing = game.players[0].standing
    game.players[0].standing = standing.with_goals(game.goals, 0, standing.reached)
    game.players[0].lose(game.players[0].tableau[-1])
    check_holder(game, 0)
    assert bool(held(game)[0]) == (mine > another)
    give_tokens_for_ties(game)
    assert [player.standing.tokens for player in game.players] == tokens


def with_largest_industry(*more: str, worlds: int = 2) -> Race:
    """Seat 0 holds the tile with so many worlds of the two kinds, the multi-kind world and these cards."""
    plain = ["gem-world", "runaway-robots", "spice-world"][:worlds]
    game = with_goals("largest-industry", tableaus=[[REFINERY, *plain, *more], ["old-earth"], ["alpha-centauri"]])
    check_goals(game, SETTLE_END)
    assert held(game)[0] == ["largest-industry"]
    return game


@rule("race:power.game-end.multi-kind.1", "race:goals.most.3", "race:goals.end.3")
def test_the_last_kind_of_the_multi_kind_world_counts_for_cards_and_tile_alike() -> None:
    game = with_largest_industry("galactic-genome-project")
    assert game.scores()[0] == 5 + 1 + 1 + 1 + 2, "the tile, three worlds and Galactic Genome Project"
    name_last_kind(game)
    assert held(game)[0] == ["largest-industry"]
    assert game.scores()[0] == 5 + 1 + 1 + 1, "as a world of genes it would cost the tile"


def test_the_last_kind_is_named_before_the_winners_are_declared() -> None:
    game = with_largest_industry("galactic-genome-project")
    before = game.scores()[0]
    WholeGame().declare_winners(game)
    assert game.over
    assert game.scores()[0] == before - 2, "Galactic Genome Project is left for the tile"


@rule("race:power.game-end.multi-kind.1", "race:goals.end.3")
def test_the_last_kind_is_free_if_the_tile_does_not_hang_on_it() -> None:
    game = with_largest_industry("galactic-genome-project", worlds=3)
    before = game.scores()[0]
    name_last_kind(game)
    assert game.scores()[0] == before
    assert held(game)[0] == ["largest-industry"]


@rule("race:power.game-end.multi-kind.1", "race:goals.most.3")
def test_the_tile_is_left_for_a_kind_that_is_worth_more() -> None:
    """As a world of genes it is worth 2 and 2 to two developments, and 4 as the fourth kind to another one."""
    more = ("deserted-alien-outpost", "galactic-genome-project", "pan-galactic-league", "galactic-exchange")
    game = with_largest_industry(*more)
    name_last_kind(game)
    assert held(game)[0] == []
    counted = score(game.players[0].tableau, {}, 0, 0, NOVELTY)
    assert game.scores()[0] == counted + 2 + 2 + 4


@rule("race:goals.end.3")
def test_tiles_of_three_and_five_points() -> None:
    game = with_goals("budget-surplus", MILITARY)
    before = game.scores()[0]
    armed(game, 6, 0, 0)
    cards = game.scores()[0] - before
    check_goals(game, ROUND_END, (0,))
    check_goals(game, SETTLE_END)
    assert game.scores()[0] == before + cards + 3 + 5


@rule("race:goals.end.4")
def test_goal_points_are_no_chips_for_galactic_renaissance() -> None:
    game = with_goals("galactic-standard-of-living", tableaus=[["galactic-renaissance"], ["old-earth"]], chips=[6, 0])
    number = card("galactic-renaissance")
    before = card_score(number, game.players[0].tableau, {}, game.players[0].chips)
    check_goals(game, CONSUME_END)
    assert held(game)[0]
    assert card_score(number, game.players[0].tableau, {}, game.players[0].chips) == before
