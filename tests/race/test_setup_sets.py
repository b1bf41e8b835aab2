"""Set-up with the sets: what is in the box, modules in use, start worlds 5 to 15, refusals with their rules."""

from __future__ import annotations

import pytest

from orrery.games import title_of
from orrery.kernel.decision import Choice
from orrery.kernel.record import BadOption, Options
from orrery.race.cards import BASE, BRINK, CARDS, REBEL
from orrery.race.cards.storm import STORM
from orrery.race.goals import GOALS, TOKEN_VP, goal_points, is_met, progress_to
from orrery.race.rules.goals import holdings
from orrery.race.rules.search import category_options
from orrery.race.rules.settle import Settle
from orrery.race.searching import TAKEOVER
from orrery.race.setup import CHOICES, checked, sets_of, setup
from orrery.race.standing import Standing
from orrery.race.state import SEARCH, Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of, race, tableau_of

ALL = "storm+rebel+brink"


def take_first(game: Race) -> None:
    for decision in game.waiting():
        game.answer(Choice(decision.seat, tuple(range(decision.least))))


def ready(options: Options, seed: int = 1) -> Race:
    """A game that waits for the first choice of actions."""
    game = setup(options, seed)
    while game.rounds == 0:
        take_first(game)
    return game


# -- what is in the box ------------------------------------------------------------------------------------------------


@rule("race:exp.contents.4")
def test_the_chips_of_both_boxes_are_enough_for_the_largest_supply() -> None:
    base, added = 18 * 1 + 6 * 5, 10 * 1 + 4 * 5
    largest = setup({"players": 6, "sets": ALL}, 1).pool
    assert base < largest <= base + added
    assert setup({"players": 4, "sets": "none"}, 1).pool == base


@rule("race:exp.contents.5")
def test_eight_goals_for_most_twelve_for_first_and_tokens_of_three() -> None:
    assert [sum(goal.most for goal in GOALS), sum(not goal.most for goal in GOALS)] == [8, 12]
    assert TOKEN_VP == 3
    assert goal_points((), 2) == 6
    assert len({goal.key for goal in GOALS}) == 20


@rule("race:exp.contents.7", "race:set3.setup.2")
def test_each_of_six_players_has_a_prestige_and_search_card_of_their_own() -> None:
    game = ready({"players": 6, "sets": ALL})
    for seat in range(6):
        assert [option.key for option in asked(game, seat).options].count("search") == 1
    for seat in range(6):
        pick(game, seat, "search")
    assert sum(SEARCH in player.actions for player in game.players) == 6, "nobody takes it from another"


@rule("race:set3.setup.2")
def test_the_prestige_and_search_card_can_be_used_once() -> None:
    game = ready({"players": 2, "sets": "brink"})
    game.players[0].standing = Standing(prestige=3, searched=True)
    game.ask_again()
    assert not [option for option in asked(game, 0).options if ("action", SEARCH) in option.things]
    assert [option for option in asked(game, 1).options if ("action", SEARCH) in option.things]


@rule("race:set3.setup.1")
@pytest.mark.parametrize("sets", CHOICES["sets"])
def test_prestige_and_search_come_with_the_third_set_and_only_with_it(sets: str) -> None:
    game = ready({"players": 2, "sets": sets})
    with_brink = "brink" in sets
    assert game.with_prestige() == with_brink
    assert ("search" in offered(game, 0)) == with_brink
    assert not [name for name in CHOICES if name in ("prestige", "search")], "there is no choice"


@rule("race:set3.setup.5")
def test_nobody_has_prestige_or_leads_in_the_beginning() -> None:
    game = ready({"players": 3, "sets": ALL})
    assert prestige_of(game) == [0, 0, 0]
    assert (game.leaders, game.view(0).leaders) == ((), ())
    chips = [player.chips for player in game.players]
    while game.rounds == 1:
        for decision in game.waiting():
            names = [option.key for option in decision.options]
            place = names.index("settle") if decision.prompt == "action" else 0
            game.answer(Choice(decision.seat, tuple(range(place, place + decision.least))))
    assert [player.chips for player in game.players] == chips, "the tile in the middle rewards nobody"
    assert events(game, "lead rewarded") == []


@rule("race:note.development-cost-range")
def test_one_development_of_the_sets_costs_more_than_six() -> None:
    assert {each.cost for each in BASE if not each.is_world} == {1, 2, 3, 4, 5, 6}
    sets = [*STORM, *REBEL, *BRINK]
    assert [(each.key, each.cost) for each in sets if not each.is_world and each.cost > 6] == [
        ("imperium-planet-buster", 9)
    ]


@rule("race:note.galactic-status-symbol")
def test_pan_galactic_research_costs_six_and_is_no_galactic_status() -> None:
    assert CARDS[card("pan-galactic-research")].cost == 6
    game = every(["old-earth", "pan-galactic-research"], ["new-sparta", "trade-league"], ["doomed-world"])
    assert [is_met(progress_to("galactic-status", each, False)) for each in holdings(game)] == [False, True, False]


# -- takeovers are agreed on before the game ---------------------------------------------------------------------------


@rule("race:takeover.setup.1")
@pytest.mark.parametrize("agreed", [True, False])
def test_whether_there_are_takeovers_is_agreed_on_before_the_game_and_known_to_all(agreed: bool) -> None:
    game = setup({"players": 3, "sets": "rebel", "takeovers": "yes" if agreed else "no"}, 1)
    assert [game.view(seat).takeovers for seat in range(3)] == [agreed] * 3
    assert game.public_view().takeovers == agreed


def settling(takeovers: bool) -> Race:
    """Seat 0 could take Rebel Miners over with Imperium Seat, and conquer another Rebel world."""
    game = every(
        ["new-sparta", "imperium-seat"],
        ["old-earth", "rebel-miners"],
        hands=[["rebel-fuel-cache"], []],
        actions=[["settle"], ["produce"]],
        takeovers=takeovers,
    )
    game.begin(Settle())
    return game


@rule("race:set2.setup.7")
def test_without_the_module_powers_with_a_takeover_symbol_are_ignored() -> None:
    game = settling(takeovers=False)
    pick(game, 0, "none")
    assert game.over, "nobody is asked about a takeover"
    game = settling(takeovers=True)
    pick(game, 0, "none")
    assert (asked(game, 0).prompt, "takeover imperium-seat rebel-miners" in offered(game, 0)) == ("takeover", True)


@rule("race:set2.setup.7")
def test_without_the_module_the_other_powers_of_those_cards_work() -> None:
    game = race(
        ["old-earth", "imperium-seat"],
        ["new-sparta"],
        hands=[["rebel-fuel-cache"], []],
        actions=[["settle"], ["produce"]],
        sets="rebel",
    )
    begin(game, "settle")
    pick(game, 0, "rebel-fuel-cache")
    assert tableau_of(game) == ["old-earth", "imperium-seat", "rebel-fuel-cache"], "by its Military"
    assert len(category_options(with_takeovers=False)) == 8
    assert TAKEOVER not in [option.id() for option in category_options(with_takeovers=False)]
    assert TAKEOVER in [option.id() for option in category_options(with_takeovers=True)]


# -- start worlds ------------------------------------------------------------------------------------------------------

CHOOSING = {"none": 2, "storm": 4, "rebel": 4, "brink": 4, "storm+rebel": 6, "storm+brink": 5, "rebel+brink": 6, ALL: 6}


@rule("race:note.start-world-choice", "race:exp.contents.2")
@pytest.mark.parametrize("sets", CHOOSING)
def test_as_many_as_there_are_pairs_can_choose_between_a_red_and_a_blue_start_world(sets: str) -> None:
    players = CHOOSING[sets]
    seen: set[int] = set()
    for seed in range(40):
        game = setup({"players": players, "sets": sets, "start_worlds": "choice"}, seed)
        for player in game.players:
            assert [CARDS[world].start % 2 for world in player.drawn] == [1, 0]
            seen |= {CARDS[world].start for world in player.drawn}
        dealt = [world for player in game.players for world in player.drawn]
        assert len(set(dealt)) == 2 * players
        there = {CARDS[each].start for player in game.players for each in player.hand} | {
            CARDS[each].start for each in game.deck
        }
        assert there - {-1} == starts(sets) - {CARDS[world].start for world in dealt}, "the others are game cards"
    assert seen == starts(sets)


def starts(sets: str) -> set[int]:
    """The numbers of the start worlds that come with these sets."""
    found = set(range(5))
    for name, numbers in {"storm": range(5, 9), "rebel": range(9, 12), "brink": range(12, 16)}.items():
        found |= set(numbers) if name in sets else set()
    return found


@rule("race:note.start-world-choice")
@pytest.mark.parametrize("sets", ["rebel"])
def test_more_players_than_pairs_cannot_choose(sets: str) -> None:
    for players in range(CHOOSING[sets] + 1, 7):
        with pytest.raises(BadOption) as refusal:
            checked({"players": players, "sets": sets, "start_worlds": "choice"})
        assert (refusal.value.reason, refusal.value.right) == ("too-few-to-choose", f"players={CHOOSING[sets]}")
        assert refusal.value.rule == "race:note.start-world-choice"


@rule("race:exp.contents.2", "race:exp.cards.1")
@pytest.mark.parametrize("world", [each.key for each in [*STORM, *REBEL, *BRINK] if each.start >= 0])
def test_every_start_world_of_the_sets_can_begin_a_game(world: str) -> None:
    game = ready({"players": 2, "sets": ALL, "start_worlds": f"{world},old-earth"})
    assert tableau_of(game) == [world]
    assert game.players[0].start == CARDS[card(world)].start in range(5, 16)
    assert game.first == 1, "Old Earth has the lower number"
    hand = {"ancient-race": 3, "galactic-scavengers": 3}.get(world, 4)
    assert len(hand_of(game)) == hand
    assert (card(world) in game.players[0].goods) == CARDS[card(world)].windfall


@rule("race:set1.setup.2")
def test_the_fifth_preset_hand_is_used_only_by_the_fifth_player() -> None:
    fifth = ["alien-toy-shop", "deserted-alien-world", "hive-world", "space-mercenaries"]
    game = setup({"players": 5, "sets": ALL, "setup": "first-game"}, 2)
    assert [player.start for player in game.players] == [1, 2, 3, 4, 5]
    assert sorted(hand_of(game, 4)) == fifth
    assert game.rounds == 1, "nobody discards"
    game = setup({"players": 4, "sets": ALL, "setup": "first-game"}, 2)
    assert [player.start for player in game.players] == [1, 2, 3, 4]
    assert set(fifth) | {"separatist-colony"} <= set(keys(game.deck))
    assert game.count()["cards"] == 228


# -- refusals ----------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[Options, str, str]] = [
    ({"players": 5}, "too-many-players", "race:exp.contents.3"),
    ({"players": 6, "sets": "storm+brink"}, "too-many-players", "race:exp.contents.3"),
    ({"goals": "yes", "sets": "rebel"}, "goals-need-storm", "race:goals.setup.1"),
    ({"takeovers": "yes", "sets": "storm"}, "takeovers-need-rebel", "race:takeover.setup.1"),
    ({"players": 6, "sets": ALL, "setup": "first-game"}, "no-sixth-preset-hand", "race:set2.setup.3"),
    ({"players": 5, "sets": "rebel", "setup": "first-game"}, "fifth-preset-hand-needs-storm", "race:set1.setup.2"),
    ({"players": 3, "actions": "two"}, "two-actions-two-players", "race:two-player.2"),
    ({"players": 3, "start_worlds": "choice"}, "too-few-to-choose", "race:note.start-world-choice"),
    ({"setup": "first-game", "start_worlds": "choice"}, "first-game-start-worlds", "race:setup.10"),
    ({"start_worlds": "old-earth,moon"}, "no-such-start-world", "race:setup.5"),
    ({"start_worlds": "old-earth"}, "start-worlds-count", "race:setup.5"),
    ({"sets": "rebel", "start_worlds": "old-earth,doomed-world"}, "no-such-start-world", "race:setup.5"),
]


@rule("race:set2.setup.3")
@pytest.mark.parametrize(("options", "reason", "law"), REFUSED)
def test_a_refusal_names_the_rule_that_it_follows_from(options: Options, reason: str, law: str) -> None:
    with pytest.raises(BadOption) as refusal:
        checked(options)
    assert (refusal.value.reason, refusal.value.rule) == (reason, law)
    assert law.removeprefix("race:") in title_of("race").rulebook()


def refusal_of(options: Options) -> BadOption | None:
    try:
        checked(options)
    except BadOption as refusal:
        return refusal
    return None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_sets_and_modules_that_go_together_make_a_game(players: int) -> None:
    """Whatever is offered is either refused with a rule or can be played."""
    playable = 0
    for sets in CHOICES["sets"]:
        for goals in CHOICES["goals"]:
            for takeovers in CHOICES["takeovers"]:
                for variant in CHOICES["variant"]:
                    options: Options = {"players": players, "sets": sets, "goals": goals, "takeovers": takeovers}
                    options["variant"] = variant
                    refusal = refusal_of(options)
                    if refusal is not None:
                        assert refusal.rule.removeprefix("race:") in title_of("race").rulebook(), options
                        continue
                    game = setup(options, 1)
                    playable += 1
                    assert (game.options.sets, game.options.takeovers) == (sets_of(sets), takeovers == "yes")
                    assert bool(game.goals) == (goals == "yes")
    # One for each choice of sets, twice that with goals and twice that with takeovers where they are possible.
    plain = {2: 18, 3: 18, 4: 18, 5: 16, 6: 12}[players]
    draft = {2: 17, 3: 17, 4: 17, 5: 12, 6: 4}[players]
    scenario = 6 if players == 2 else 0
    assert playable == plain + draft + scenario
