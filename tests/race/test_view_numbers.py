"""What a view and a question tell in numbers is what the rules count, at every moment of random games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS
from orrery.race.goals import GOALS, goal_number
from orrery.race.queries import NEVER, full_tableau, total_military
from orrery.race.rules.goals import check_goals
from orrery.race.rules.moves import end_phase
from orrery.race.rules.takeover import attack_now, defense_now
from orrery.race.rules.whole_game import is_last_round
from orrery.race.settling import CONQUER
from orrery.race.setup import CHOICES, setup
from orrery.race.state import PHASES, Race
from orrery.race.takeovers import (
    NO_OPENER,
    Attack,
    attack_of,
    attack_strength,
    attack_terms,
    defense_strength,
    defense_terms,
    place_of_takeover,
    strength_of,
)
from orrery.race.telling import as_numbers, from_numbers
from orrery.web.speech import wire
from support.cite import rule
from support.play import told
from support.race import begin, pick, race
from support.takeovers import COUNCIL, STRONG, brink, declare

SETUP = Path(__file__).parents[2] / "web" / "src" / "boards" / "race" / "setup.json"
ALL: Options = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
GAMES: list[tuple[Options, int]] = [
    ({"players": 2, "actions": "two"}, 1),
    ({"players": 4, "sets": "storm", "goals": "yes"}, 2),
    ({"players": 5, "sets": "storm+rebel", "goals": "yes"}, 3),
    ({**ALL, "players": 2, "actions": "two"}, 234),
    ({**ALL, "players": 4}, 212),
    ({**ALL, "players": 6}, 4),
]


def moments(options: Options, seed: int) -> Iterator[Race]:
    """A random game at every question."""
    game, rng = setup(options, seed), seeded(seed + 1)
    while not game.over:
        yield game
        waiting = game.waiting()
        game.answer(random_choice(waiting[rng.below(len(waiting))], rng))
    yield game


# -- views -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_a_view_counts_as_the_rules_do(options: Options, seed: int) -> None:
    for game in moments(options, seed):
        view = game.public_view()
        for player, seen in zip(game.players, view.players, strict=True):
            assert seen.military == total_military(player.tableau)
            assert seen.full == full_tableau(player.tableau + player.placed)
        if not any(player.placed for player in game.players):
            assert [seen.points() for seen in view.players] == game.scores()
            assert bool(view.ending) == (game.rounds > 0 and is_last_round(game))
        for values, ledger in zip(game.attacks, view.ledgers, strict=True):
            attack, action = attack_of(values), PHASES[game.phase][0]
            assert (ledger.attacker, ledger.owner, ledger.world) == (attack.attacker, attack.owner, attack.world)
            assert ledger.strength == attack_now(game, attack, action)
            assert ledger.defense == defense_now(game, attack, action)


@pytest.mark.parametrize(("options", "seed"), [each for each in GAMES if each[0].get("goals")])
def test_who_is_shown_to_have_met_a_goal_gets_it_at_its_next_check(options: Options, seed: int) -> None:
    """And nobody else: the check is tried on a copy, as if the phase were over."""
    tried = met = 0
    for game in moments(options, seed):
        progress = game.public_view().progress
        for place, number in enumerate(game.goals):
            goal = GOALS[number]
            if goal.key == "budget-surplus" or any(number in player.standing.goals for player in game.players):
                continue
            trial = game.copy()
            assert isinstance(trial, Race)
            end_phase(trial)
            check_goals(trial, goal.moments[0])
            gets = [number in player.standing.goals for player in trial.players]
            assert gets == [all(have >= need for have, need in nearest(each)) for each in progress[place]], goal.key
            tried, met = tried + 1, met + any(gets)
    assert tried > met > 0


def nearest(ways: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[tuple[int, int], ...]:
    """The way of which least is missing."""
    return min(ways, key=lambda way: sum([max(0, need - have) for have, need in way]))


@rule("race:goals.first.innovation-leader")
@pytest.mark.parametrize(("takeovers", "have"), [(False, 5), (True, 6)])
def test_a_takeover_power_makes_no_innovation_leader_where_there_are_none(takeovers: bool, have: int) -> None:
    tableau = ["galactic-survey-seti", "investment-credits", "pirate-world", "tourist-world", "comet-zone"]
    goal = goal_number("innovation-leader")
    tables = [*tableau, "interstellar-casus-belli"], ["old-earth"]
    game = race(*tables, sets="storm+rebel+brink", takeovers=takeovers, goals=(goal,))
    assert game.public_view().progress[0][0] == (((have, 6),),)
    page = json.loads(msgspec.json.encode(wire(game.view(1))))
    assert page["progress"][0][0] == [[[have, 6]]]
    check_goals(game, GOALS[goal].moments[0])
    assert bool(game.players[0].standing.goals) == takeovers


def test_the_terms_of_a_takeover_add_up_whatever_lies_there() -> None:
    rng = seeded(1)
    powers = [number for number in range(len(CARDS)) if place_of_takeover(number) >= 0]
    worlds = [number for number in range(len(CARDS)) if CARDS[number].is_world]
    numbers = list(range(len(CARDS)))
    for _ in range(300):
        rng.shuffle(numbers)
        mine, theirs = numbers[:12], numbers[12:24]
        card, world = powers[rng.below(len(powers))], worlds[rng.below(len(worlds))]
        attack = Attack(0, card, place_of_takeover(card), world, 1, NO_OPENER)
        assert strength_of(attack_terms(mine, theirs, attack, 2, 3)) == attack_strength(mine, theirs, attack, 5)
        assert strength_of(defense_terms(mine, theirs, attack, 0, 1)) == defense_strength(mine, theirs, attack, 1)


def test_each_term_names_what_it_is_for_and_the_card_that_gives_it() -> None:
    game = brink(STRONG, ["earths-lost-colony", "rebel-colony"], COUNCIL, prestige=[0, 0, 1])
    declare(game, 0, "imperium-seat", "rebel-colony")
    [ledger] = game.public_view().ledgers
    named = [(what, CARDS[card].key if card >= 0 else "", amount) for what, card, amount in ledger.attack]
    assert named[-2:] == [("against", "imperium-seat", 1), ("against", "imperium-troops", 1)]
    assert ("military", "drop-ships", 3) in named
    assert [(what, amount) for what, _, amount in ledger.guard][-1] == ("world", 4)
    assert (ledger.strength, ledger.defense) == (8, sum([amount for _, _, amount in ledger.guard]))


@pytest.mark.parametrize("sets", CHOICES["sets"])
def test_the_page_knows_how_many_cards_and_chips_a_table_is_set_up_with(sets: str) -> None:
    known = json.loads(SETUP.read_text(encoding="utf-8"))
    names = [] if sets == "none" else sets.split("+")
    there = setup({"players": 4, "sets": sets}, 1).count()
    assert known["base"] + sum([known["sets"][name] for name in names]) == there["cards"]
    assert 4 * known["chips"] + ("brink" in names) * known["chips_of_brink"] == there["chips"]


# -- questions ---------------------------------------------------------------------------------------------------------


def test_a_question_tells_what_its_answer_brings() -> None:
    """Each price and sale that is told is what the game then takes or gives."""
    checked: set[str] = set()
    for options, seed in GAMES:
        for game in moments(options, seed):
            if len(game.waiting()) == 1:
                decision = game.waiting()[0]
                question = told(game, decision.seat)
                assert question.options == decision.options  # numbers tell nothing apart
                for place, option in enumerate(question.options):
                    checked |= carried_out(game, question, option, place)
    assert checked == {"sell", "settle how", "develop how"}


def carried_out(game: Race, question: Decision, option: Option, place: int) -> set[str]:
    """What was told of an option, compared with a copy of the game in which it is chosen."""
    if question.prompt not in ("sell", "settle how", "develop how") or not option.values:
        return set()
    trial = game.copy()
    assert isinstance(trial, Race)
    trial.log = []
    trial.answer(random_pick(question, place))
    if question.prompt == "sell":
        sold = [event.values[2] for event in trial.log if event.kind == "sold"]
        assert sold[:1] in ([], [option.values[0]])  # none: its owner says first what the good is
    elif option.key != CONQUER:
        paying = trial.asked(question.seat)
        if paying is not None and paying.prompt == "pay":
            assert paying.least == option.values[0]
            terms = told(trial, question.seat).values
            assert CARDS[question.things[0][1]].cost - sum(terms[1::2]) == paying.least
    else:
        strength, defense = option.values
        assert defense < NEVER
        recruiting = trial.asked(question.seat)
        if recruiting is not None and recruiting.prompt == "recruit":
            assert recruiting.least == max(0, defense - strength)
    return {question.prompt}


def random_pick(question: Decision, place: int) -> Choice:
    return Choice(question.seat, (place,))


def test_ways_travel_as_numbers_and_come_back() -> None:
    ways = [
        Option("conquer", (("card", 3), ("card", 7)), (4, 2)),
        Option("pay", (), (0,)),
        Option("pay", (("card", 1),), (3,)),
    ]
    back = from_numbers(as_numbers(ways))
    assert back == ways
    assert [way.values for way in back] == [way.values for way in ways]


@rule("race:power.settle.extra-military-world.1")
def test_a_further_world_that_must_be_conquered_is_told_no_price() -> None:
    hand = ["gem-world", "the-last-of-the-uplift-gnarssh", "comet-zone", "spice-world", "old-earth"]
    tableau = ["new-sparta", "rebel-sneak-attack", "contact-specialist"]
    game = begin(race(tableau, ["alpha-centauri"], hands=[hand, []], sets="storm+rebel+brink"), "settle")
    pick(game, 0, "gem-world")
    pick(game, 0, "comet-zone", "spice-world")
    pick(game, 0, "power rebel-sneak-attack 1")
    [_, world] = told(game, 0).options
    assert [(way.key, way.values) for way in from_numbers(world.values)] == [("conquer", (1, 1))]
