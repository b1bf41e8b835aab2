"""The scenario of Rebel vs Imperium for two players."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.laws import check_game
from orrery.kernel.record import BadOption, Options
from orrery.race.cards import CARDS, deck_of
from orrery.race.setup import checked, sets_of, setup
from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import card, events, hand_of, keys, offered, pick, tableau_of

ALL = "storm+rebel+brink"
GAMES = int(os.environ.get("ORRERY_GAMES", "3"))


def scenario(seed: int = 1, sets: str = "rebel", **more: str) -> Race:
    return setup({"players": 2, "sets": sets, "variant": "scenario", **more}, seed)


def keep_last_four(game: Race) -> None:
    for seat in (0, 1):
        pick(game, seat, *offered(game, seat)[:2])


@rule("race:scenario.1")
def test_two_start_worlds_and_two_developments_are_set_aside() -> None:
    for seed in range(20):
        game = scenario(seed)
        assert sorted(keys(list(game.view(0).shown))) == [
            "imperium-seat",
            "imperium-warlord",
            "rebel-alliance",
            "rebel-cantina",
        ]
        assert [player.hand for player in game.players] == [[], []], "nobody has seen a card yet"
        assert sorted([*game.deck, *game.shown]) == sorted(deck_of("first", sets_of("rebel")))
        starts = sorted(CARDS[each].start for each in game.deck if CARDS[each].start >= 0)
        assert starts == [0, 1, 2, 3, 4, 10], "the others are shuffled into the game cards"


@rule("race:scenario.2")
@pytest.mark.parametrize("wanted", [("rebel-cantina", "imperium-warlord"), ("imperium-warlord", "rebel-cantina")])
def test_each_player_picks_a_side(wanted: tuple[str, str]) -> None:
    for seed in range(5):
        game = scenario(seed)
        for seat in (0, 1):
            assert (asked(game, seat).prompt, asked(game, seat).rule) == ("side", "race:scenario.2")
            assert offered(game, seat) == ["imperium-warlord", "rebel-cantina"]
        pick(game, 1, wanted[1])
        assert asked(game, 0).prompt == "side", "both choose at once"
        pick(game, 0, wanted[0])
        assert [tableau_of(game, seat) for seat in (0, 1)] == [[wanted[0]], [wanted[1]]]
        assert events(game, "lot") == []
        assert [(event.actor, event.values) for event in events(game, "side")] == [
            (seat, (card(wanted[seat]),)) for seat in (0, 1)
        ]


@rule("race:scenario.2")
def test_if_both_want_the_same_side_the_lot_decides() -> None:
    lucky: set[int] = set()
    for seed in range(20):
        game = scenario(seed)
        pick(game, 0, "rebel-cantina")
        pick(game, 1, "rebel-cantina")
        sides = [tableau_of(game, seat) for seat in (0, 1)]
        assert sorted(sides) == [["imperium-warlord"], ["rebel-cantina"]]
        lucky.add(sides.index(["rebel-cantina"]))
        assert [(event.actor, event.values) for event in events(game, "lot")] == [
            (sides.index(["rebel-cantina"]), (card("rebel-cantina"),))
        ]
    assert lucky == {0, 1}


@rule("race:scenario.2")
def test_the_sides_can_be_named_beforehand() -> None:
    game = scenario(start_worlds="rebel-cantina,imperium-warlord")
    assert [tableau_of(game, seat) for seat in (0, 1)] == [["rebel-cantina"], ["imperium-warlord"]]
    assert asked(game, 0).prompt == "opening discard"
    assert sorted(keys(list(game.shown))) == ["imperium-seat", "rebel-alliance"]


@rule("race:scenario.4")
def test_four_cards_of_six_and_the_development_of_the_side() -> None:
    game = scenario()
    pick(game, 0, "imperium-warlord")
    pick(game, 1, "rebel-cantina")
    hands = [list(player.hand) for player in game.players]
    assert [len(hand) for hand in hands] == [6, 6]
    assert [asked(game, seat).most for seat in (0, 1)] == [2, 2]
    assert sorted(keys(list(game.shown))) == ["imperium-seat", "rebel-alliance"], "added only when hands are chosen"
    keep_last_four(game)
    assert [player.hand for player in game.players] == [
        [*hands[0][2:], card("imperium-seat")],
        [*hands[1][2:], card("rebel-alliance")],
    ]
    assert game.shown == ()
    assert sorted(game.discard) == sorted([*hands[0][:2], *hands[1][:2]])
    assert [(event.actor, event.values) for event in events(game, "added")] == [
        (0, (card("imperium-seat"),)),
        (1, (card("rebel-alliance"),)),
    ]
    assert (game.rounds, asked(game, 0).prompt) == (1, "action")


@rule("race:scenario.4")
def test_neither_development_can_be_dealt() -> None:
    for seed in range(30):
        game = scenario(seed, start_worlds="imperium-warlord,rebel-cantina")
        for seat in (0, 1):
            assert not {"imperium-seat", "rebel-alliance"} & set(hand_of(game, seat))
        assert not {"imperium-seat", "rebel-alliance"} & set(keys(game.deck))


def test_the_lower_start_world_goes_first() -> None:
    game = scenario()
    pick(game, 0, "imperium-warlord")
    pick(game, 1, "rebel-cantina")
    keep_last_four(game)
    assert [player.start for player in game.players] == [11, 9]
    assert game.first == 1


@rule("race:scenario.3")
def test_goals_may_be_used() -> None:
    assert scenario(sets="storm+rebel").goals == ()
    assert len(scenario(sets="storm+rebel", goals="yes").goals) == 6
    with pytest.raises(BadOption) as refusal:
        scenario(goals="yes")
    assert refusal.value.reason == "goals-need-storm"


@rule("race:scenario.5")
def test_the_scenario_is_always_played_with_takeovers() -> None:
    assert scenario().options.takeovers
    assert scenario(takeovers="yes").options.takeovers
    assert not setup({"players": 2, "sets": "rebel"}, 1).options.takeovers
    with pytest.raises(BadOption) as refusal:
        scenario(takeovers="no")
    assert (refusal.value.reason, refusal.value.asked) == ("scenario-has-takeovers", "takeovers=no")
    assert (refusal.value.right, refusal.value.rule) == ("takeovers=yes", "race:scenario.5")


def test_a_takeover_can_be_declared_in_the_scenario() -> None:
    """Rebel Alliance takes a world from who plays for the Imperium."""
    game = scenario(start_worlds="rebel-cantina,imperium-warlord")
    keep_last_four(game)
    rebels, empire = game.players
    rebels.tableau += [card("rebel-alliance"), card("rebel-miners"), card("rebel-base"), card("rebel-outpost")]
    empire.tableau += [card("imperium-seat"), card("malevolent-lifeforms")]
    for player in game.players:
        player.hand = [each for each in player.hand if each not in rebels.tableau + empire.tableau]
    pick(game, 0, "settle")
    pick(game, 1, "produce")
    while game.waiting() and asked(game, game.waiting()[0].seat).prompt != "takeover":
        game.answer(Choice(game.waiting()[0].seat, tuple(range(game.waiting()[0].least))))
    assert "takeover rebel-alliance malevolent-lifeforms" in offered(game, 0)


@pytest.mark.parametrize(
    ("options", "reason", "right", "law"),
    [
        ({"players": 3, "sets": "rebel"}, "scenario-two-players", "players=2", "race:scenario.2"),
        ({"sets": "storm+brink"}, "scenario-needs-rebel", "sets=rebel", "race:scenario.1"),
        ({}, "scenario-needs-rebel", "sets=rebel", "race:scenario.1"),
        ({"sets": "rebel", "setup": "first-game"}, "variant-deals-hands", "setup=random", "race:scenario.4"),
        (
            {"sets": "rebel", "start_worlds": "old-earth,rebel-cantina"},
            "scenario-start-worlds",
            "start_worlds=imperium-warlord,rebel-cantina",
            "race:scenario.1",
        ),
    ],
)
def test_what_does_not_go_with_the_scenario_is_refused(options: Options, reason: str, right: str, law: str) -> None:
    with pytest.raises(BadOption) as refusal:
        checked({**options, "variant": "scenario"})
    assert (refusal.value.reason, refusal.value.right, refusal.value.rule) == (reason, right, law)


@pytest.mark.parametrize("sides", ["random", "choice"])
def test_sides_are_picked_however_start_worlds_are_dealt(sides: str) -> None:
    assert asked(scenario(start_worlds=sides), 0).prompt == "side"


TABLES: list[Options] = [
    {"sets": "rebel"},
    {"sets": "rebel", "actions": "two", "edition": "revised"},
    {"sets": "storm+rebel", "goals": "yes"},
    {"sets": "rebel+brink", "start_worlds": "rebel-cantina,imperium-warlord"},
    {"sets": ALL, "goals": "yes", "actions": "two"},
]


@pytest.mark.parametrize("options", TABLES)
def test_random_games_under_all_laws(options: Options) -> None:
    for seed in range(GAMES):
        assert check_game(setup, {**options, "variant": "scenario"}, seed, every=7) > 40
