"""Whole rounds with the sets: what is looked at when a phase ends, and what cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.race.goals import goal_number
from orrery.race.rules.round import RoundWithSets
from orrery.race.setup import setup
from orrery.race.standing import Standing
from orrery.race.state import Drafted, Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, every, hand_of, offered, pick, tableau_of


def round_of(goal: str, actions: tuple[str, str], mine: list[str], hand: list[str], **more: Any) -> Race:
    """A round in which both have chosen; seat 0 has these cards, seat 1 a start world and nothing in hand."""
    game = every(mine, ["earths-lost-colony"], hands=[hand, []], **more)
    game.goals = (goal_number(goal),) if goal else ()
    game.begin(RoundWithSets())
    for seat in (0, 1):
        pick(game, seat, actions[seat])
    return game


def told(game: Race, *kinds: str) -> list[tuple[str, int]]:
    """These kinds of events in their order, each with its first value."""
    return [(event.kind, event.values[0] if event.values else -1) for event in game.log or [] if event.kind in kinds]


# -- when a phase ends -------------------------------------------------------------------------------------------------


@rule("race:goals.check.1", "race:prestige.leader.1", "race:goals.most.prestige")
def test_the_end_of_explore_is_the_end_of_a_phase() -> None:
    game = round_of(
        "galactic-prestige",
        ("explore-5", "develop"),
        ["old-earth", "alien-departure-point"],
        ["gem-world"],
        prestige=[2, 0],
    )
    pick(game, 0, "gem-world")
    assert not game.leaders, "the phase is not over"
    assert not game.players[0].standing.goals
    for seat in (0, 1):
        pick(game, seat, offered(game, seat)[0])
    assert (game.leaders, game.players[0].standing.goals) == ((0,), game.goals)
    assert told(game, "phase", "leads", "goal") == [("phase", 0), ("leads", -1), ("goal", game.goals[0]), ("phase", 1)]


@rule("race:goals.check.1", "race:goals.first.expansion-leader")
@pytest.mark.parametrize(("action", "placed", "phase"), [("develop", "public-works", 1), ("settle", "outlaw-world", 3)])
def test_the_eighth_card_counts_when_its_phase_ends(action: str, placed: str, phase: int) -> None:
    mine = ["new-sparta", "gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "mining-world"]
    game = round_of("expansion-leader", (action, "produce"), mine, [placed, "old-earth"])
    pick(game, 0, placed)
    goal = game.goals[0]
    assert told(game, "phase", "goal")[:2] == [("phase", phase), ("goal", goal)]
    assert len(tableau_of(game)) == 8


@rule("race:goals.check.1", "race:goals.first.standard-of-living")
def test_chips_count_when_consume_ends() -> None:
    mine = ["old-earth", "gem-world", "tourist-world", "comet-zone"]
    game = round_of(
        "galactic-standard-of-living",
        ("consume-x2", "explore-5"),
        mine,
        [],
        goods=[["gem-world", "comet-zone"], []],
    )
    for seat in (0, 1):
        pick(game, seat, offered(game, seat)[0])
    assert game.players[0].standing.goals == ()
    pick(game, 0, "power tourist-world 0")
    assert (game.players[0].chips, game.players[0].standing.goals) == (6, game.goals)


@rule("race:goals.check.1", "race:goals.first.galactic-riches")
def test_goods_count_when_produce_ends() -> None:
    mine = ["old-earth", "gem-world", "comet-zone", "spice-world", "mining-world"]
    game = round_of("galactic-riches", ("produce", "explore-5"), mine, [])
    for seat in (0, 1):
        pick(game, seat, offered(game, seat)[0])
    assert (len(game.players[0].goods), game.players[0].standing.goals) == (4, game.goals)


@rule("race:goals.check.2", "race:goals.first.budget-surplus")
@pytest.mark.parametrize(("cards", "there"), [(12, True), (10, False)])
def test_budget_surplus_at_the_end_of_the_round(cards: int, there: bool) -> None:
    hand = ["gem-world", "comet-zone", "spice-world", "mining-world", "new-vinland", "plague-world", "distant-world"]
    hand += ["space-port", "pirate-world", "rebel-miners", "rebel-base", "rebel-colony"]
    game = round_of("budget-surplus", ("produce", "produce"), ["old-earth"], hand[:cards])
    if there:
        assert (asked(game, 0).prompt, asked(game, 0).least) == ("hand limit", cards - 10)
        pick(game, 0, *hand[: cards - 10])
    assert (game.players[0].standing.goals == game.goals) == there


@rule("race:goals.check.1", "race:two-player.5")
@pytest.mark.parametrize(
    ("pair", "names"),
    [
        (["develop", "develop-2"], ["public-works", "investment-credits"]),
        (["settle", "settle-2"], ["outlaw-world", "star-nomad-lair"]),
    ],
)
def test_goals_are_checked_after_both_phases_of_one_kind(pair: list[str], names: list[str]) -> None:
    """The seventh card comes in the first of the two phases and the eighth in the second."""
    mine = ["new-sparta", "gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "space-marines"]
    hand = [*names, "old-earth", "rebel-base"]
    game = every(mine[1:], ["earths-lost-colony"], hands=[hand, []], actions_each=2)
    game.goals = (goal_number("expansion-leader"),)
    game.begin(RoundWithSets())
    pick(game, 0, *pair)
    pick(game, 1, "explore-5", "produce")
    for seat in (0, 1):
        pick(game, seat, offered(game, seat)[0])
    for name in names:
        assert game.players[0].standing.goals == ()
        pick(game, 0, name)
        question = game.asked(0)
        if question is not None and question.prompt == "pay":
            pick(game, 0, *["old-earth", "rebel-base"][: question.least])
    assert game.players[0].standing.goals == game.goals


@rule("race:goals.most.3", "race:goals.check.1")
def test_a_development_given_up_in_settle_costs_the_tile_at_once_and_settle_gives_none() -> None:
    """Greatest Infrastructure is checked when Develop ends: until then seat 1, who has four too, does not get it."""
    mine = ["old-earth", "new-military-tactics", "space-marines", "investment-credits", "deficit-spending"]
    other = ["earths-lost-colony", "public-works", "colony-ship", "mining-robots", "interstellar-bank"]
    game = every(mine, other, hands=[["rebel-miners", "hive-world"], []])
    game.goals = (goal_number("greatest-infrastructure"),)
    game.players[0].standing = Standing(goals=game.goals, reached=(4,))
    game.players[1].standing = Standing(reached=(4,))
    game.begin(RoundWithSets())
    pick(game, 0, "settle")
    pick(game, 1, "settle")
    pick(game, 0, "hive-world")
    assert "new-military-tactics" not in tableau_of(game)
    assert told(game, "goal", "goal lost") == [("goal lost", game.goals[0])]
    assert [player.standing.goals for player in game.players] == [(), ()]
    assert [player.standing.reached for player in game.players] == [(3,), (4,)]


# -- what cannot be taken back -----------------------------------------------------------------------------------------


def seen_by(game: Race, seat: int) -> set[int]:
    """The cards that this seat sees."""
    view = game.view(seat)
    cards = {*view.hand, *view.drawn, *view.pack, *view.saved, *view.shown, *view.picked}
    for player in view.players:
        cards |= {*player.tableau, *player.placed, *player.spent.gone}
    return cards


WAYS: list[dict[str, Any]] = [
    {"players": 2, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes", "actions": "two"},
    {"players": 2, "sets": "storm+rebel+brink", "variant": "scenario"},
    {"players": 3, "sets": "storm+rebel+brink", "variant": "draft"},
    {"players": 4, "sets": "rebel+brink", "takeovers": "yes", "start_worlds": "choice"},
    {"players": 5, "sets": "storm+brink"},
]


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_whenever_somebody_sees_a_new_card_choices_stay_made(options: dict[str, Any], seed: int) -> None:
    game, rng = setup(options, seed), seeded(seed)
    news = 0
    while not game.over:
        before, learned = [seen_by(game, seat) for seat in range(game.seats)], game.learned
        waiting = game.waiting()
        game.answer(random_choice(waiting[rng.below(len(waiting))], rng))
        if any(seen_by(game, seat) - before[seat] for seat in range(game.seats)):
            news += 1
            assert game.learned > learned
    assert news > 20


@rule("race:power.consume.ante.1")
def test_a_stake_of_one_to_six_and_what_it_turns_up_are_seen_by_all() -> None:
    hand = ["refugee-world", "star-nomad-lair", "alien-robotic-factory", "rebel-homeworld"]
    game = every(
        ["old-earth", "gambling-world-replacement"], ["earths-lost-colony"], hands=[hand, []], top=["gem-world"]
    )
    begin(game, "consume")
    pick(game, 0, "power gambling-world-replacement 1")
    assert offered(game, 0) == ["star-nomad-lair", "alien-robotic-factory"], "costs 1 and 6, not 0 and 7"
    learned = game.learned
    pick(game, 0, "star-nomad-lair")
    assert game.learned > learned
    assert told(game, "staked", "turned up", "won") == [
        ("staked", card("star-nomad-lair")),
        ("turned up", card("gem-world")),
        ("won", card("star-nomad-lair")),
    ]


@rule("race:power.settle.second-world.1")
def test_a_second_world_has_been_shown() -> None:
    game = every(
        ["new-sparta", "improved-logistics"], ["earths-lost-colony"], hands=[["outlaw-world", "star-nomad-lair"], []]
    )
    begin(game, "settle")
    pick(game, 0, "outlaw-world")
    pick(game, 0, "power improved-logistics 0")
    learned = game.learned
    pick(game, 0, "star-nomad-lair")
    assert game.learned > learned


# -- saved cards -------------------------------------------------------------------------------------------------------


def test_only_their_owner_sees_saved_cards() -> None:
    game = every(["galactic-scavengers"], ["old-earth"], saved=[["gem-world", "comet-zone"], []])
    mine = (card("gem-world"), card("comet-zone"))
    assert (game.view(0).saved, game.view(1).saved, game.public_view().saved) == (mine, (), ())
    for view in (game.view(0), game.view(1), game.public_view()):
        assert [player.saved_size for player in view.players] == [2, 0]


@rule("race:power.round-end.take-discards.1", "race:draft.10")
@pytest.mark.parametrize("drafting", [False, True])
def test_what_others_discard_is_taken_unseen_by_the_third(drafting: bool) -> None:
    """Seat 0 takes the two cards that seat 1 discards; with the draft, as many of its own pile."""
    names = ["gem-world", "comet-zone", "spice-world", "mining-world", "new-vinland", "plague-world", "distant-world"]
    names += ["space-port", "pirate-world", "rebel-miners", "rebel-base", "rebel-colony"]
    game = every(
        ["old-earth", "retrofit-and-salvage-inc"], ["new-sparta"], ["earths-lost-colony"], hands=[[], names, []]
    )
    if drafting:
        game.drafted = Drafted([[], [], []], [[card("hive-world"), card("public-works")], [], []], [[], [], []])
        game.deck = []
    game.begin(RoundWithSets())
    for seat in range(3):
        pick(game, seat, "consume-x2")
    learned = game.learned
    pick(game, 1, "gem-world", "comet-zone")
    assert sorted(hand_of(game)) == (["hive-world", "public-works"] if drafting else ["comet-zone", "gem-world"])
    assert game.learned > learned
    assert game.discard == [], "what was taken lies there no longer"
    told_of = [event for event in game.log or [] if event.kind == ("drawn" if drafting else "taken")]
    assert [(event.actor, event.knowers, event.values) for event in told_of] == [(0, (0,), (2,))]


@rule("race:prestige.leader.1", "race:prestige.leader.2")
def test_a_phase_in_which_the_leader_spends_changes_the_lead_when_it_ends() -> None:
    game = every(["old-earth", "galactic-power-brokers"], ["new-sparta"], prestige=[2, 1])
    game.leaders = (0,)
    for seat, prestige in enumerate((2, 1)):
        game.players[seat].standing = Standing(prestige)
    game.begin(RoundWithSets())
    pick(game, 0, "consume-x2")
    pick(game, 1, "consume-x2")
    pick(game, 0, "power galactic-power-brokers 1")
    assert list(game.leaders) == [0, 1]
    assert told(game, "shares lead") == [("shares lead", -1)] * 2
