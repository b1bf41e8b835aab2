"""Plans: several replies in one go, all of them or none, as far as their seat can see."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Decision, Option, Refused
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.tables.plans import Broken, Link, ends_plan, goes_on
from orrery.tables.table import Crash, Table
from support.bazaar import BAZAAR
from support.minigames.ti4 import ActionPhase, Galaxy, Seat

GAMES: list[tuple[str, Options]] = [
    ("race", {"players": 2, "sets": "storm+rebel+brink"}),
    ("cosmic", {"players": 4, "technology": "yes", "windows": "holders"}),
    ("cosmic", {"players": 4, "windows": "everybody"}),
]
ALL = pytest.mark.parametrize(("name", "options"), GAMES)


def table_of(name: str, options: Options, seed: int) -> Table:
    title = TITLES[name]
    return Table(title, options, seed, ["human"] * int(options["players"]))


def as_links(choices: list[Choice]) -> list[Link]:
    return [Link(choice.picks, form=choice.form) for choice in choices]


def planned(game: Game, seat: int, luck: Rng, most: int = 6) -> list[Choice]:
    """Random replies of that seat, as far as a plan reaches."""
    trial, plan = game.copy(), list[Choice]()
    while len(plan) < most:
        decision = trial.asked(seat)
        assert decision is not None
        plan.append(random_choice(decision, luck))
        ends = ends_plan(trial, decision, plan[-1])
        trial.answer(plan[-1])
        if ends or not goes_on(trial, seat, game.learned):
            break
    return plan


def played(table: Table, luck: Rng, choices: int = 250) -> Iterator[tuple[int, list[Choice]]]:
    """Everybody plays at random, by plans as long as they can be; each before it is carried out."""
    while not table.game.over and len(table.choices) < choices:
        seat = table.game.waiting()[0].seat
        plan = planned(table.game, seat, luck)
        yield seat, plan
        assert table.answer_plan(seat, as_links(plan)) == len(plan)


@ALL
def test_a_plan_is_what_its_replies_are_one_by_one(name: str, options: Options) -> None:
    longer = 0
    for seed in range(3):
        table, by_hand = table_of(name, options, seed), table_of(name, options, seed)
        for _, plan in played(table, seeded(seed)):
            longer += len(plan) > 1
            for choice in plan:
                by_hand.answer(choice)
        assert table.choices == by_hand.choices
        assert table.game.same_as(by_hand.game)
        assert table.record().to_data() == by_hand.record().to_data()
        assert table.game.log == by_hand.game.log
    assert longer > 10


def everything(table: Table) -> tuple[object, ...]:
    undo = [table.why_no_undo(seat) is None for seat in range(table.game.seats)]
    return table.record().to_data(), len(table.game.log or []), undo, dict(table.course.plans)


NONSENSE = Link((99,))


@ALL
def test_a_reply_that_is_refused_takes_all_of_the_plan_with_it(name: str, options: Options) -> None:
    """Whichever link it is: the refusal names it, and the table is as before in everything."""
    broken, luck = 0, random.Random(1)
    for seed in range(6):
        table = table_of(name, options, 5 + seed)
        for seat, plan in played(table, seeded(seed), 120):
            if len(plan) > 1:
                at = luck.randrange(len(plan))
                before = everything(table)
                link, reason, _, rule = refused_with(
                    table, seat, [*as_links(plan[:at]), NONSENSE, *as_links(plan[at:])]
                )
                assert (link, reason in ("pick-order", "pick-count")) == (at, True)
                assert rule
                assert everything(table) == before
                broken += 1
    assert broken > 5


@ALL
def test_one_step_back_is_the_whole_plan(name: str, options: Options) -> None:
    """As long as nothing was learned from it; else only the others can agree to it, to the whole as well."""
    back = stays = 0
    for seed in range(5):
        table = table_of(name, options, 7 + seed)
        for seat, plan in played(table, seeded(3)):
            first, learned, before = len(table.choices), table.game.learned, table.game.save()
            if len(plan) == 1:
                continue
            table.answer_plan(seat, as_links(plan))
            assert table.last_choice_of(seat) == first
            if table.game.learned == learned and not table.game.over:
                table.undo(seat)
                back += 1
            else:
                assert (refused := table.why_no_undo(seat)) is not None
                assert refused.reason == "undo-learned"
                table.rewind(table.last_choice_of(seat))
                stays += 1
            assert table.game.save() == before
            assert len(table.choices) == first
            assert first not in table.course.plans
    assert back > 5
    assert stays > 0


@ALL
def test_a_plan_ends_where_its_seat_can_see_no_further(name: str, options: Options) -> None:
    """What comes beyond is not looked at, legal or not."""
    table, short = table_of(name, options, 11), table_of(name, options, 11)
    left_out = 0
    for seat, plan in played(table, seeded(4)):
        if len(plan) < 6:
            assert short.answer_plan(seat, [*as_links(plan), NONSENSE, Link((0,))]) == len(plan)
            left_out += 1
        else:
            short.answer_plan(seat, as_links(plan))
        assert len(short.choices) == len(table.choices) + len(plan)
    assert left_out > 50
    assert table.game.same_as(short.game)


@pytest.mark.parametrize("at", [0, 2])
def test_what_a_refusal_says_the_seat_could_know(at: int) -> None:
    """Dealt anew in all that the seat cannot know, the same plan is refused in the same place for the same reason: a
    plan that is taken back tells nothing."""
    name, options = GAMES[at]
    compared = 0
    for seed in range(3):
        table, luck = table_of(name, options, 20 + seed), random.Random(seed)
        for seat, plan in played(table, seeded(seed), 150):
            if len(plan) == 1:
                continue
            links = [*as_links(plan[:-1]), NONSENSE]
            told = refused_with(table, seat, links)
            for _ in range(3):
                try:
                    other = imagine(table.game, seat, seeded(luck.getrandbits(40)), 3)
                except RulesBug:
                    continue
                twin = Table(table.title, table.options, 1, table.occupants, other, table.course.copy())
                assert refused_with(twin, seat, links) == told, table.game.where()
                compared += 1
    assert compared > 20


def refused_with(table: Table, seat: int, links: list[Link]) -> tuple[int, str, tuple[int, ...], str]:
    with pytest.raises(Broken) as refused:
        table.answer_plan(seat, links)
    wrong = refused.value
    return wrong.link, wrong.reason, wrong.numbers, wrong.rule


def test_options_are_named_by_what_they_are() -> None:
    """For questions whose list the planner has not seen."""
    named = 0
    table = table_of(*GAMES[1], 2)
    for seat, plan in played(table, seeded(2)):
        trial, links, wanted = table.game.copy(), list[Link](), list[list[Option]]()
        for choice in plan:
            decision = trial.asked(seat)
            assert decision is not None
            wanted.append([decision.options[pick] for pick in choice.picks])
            links.append(Link((), tuple(reversed(wanted[-1])), choice.form))
            trial.answer(choice)
        number = len(table.choices)
        trial = table.game.copy()
        assert table.answer_plan(seat, links) == len(plan)
        for choice, options in zip(table.choices[number:], wanted, strict=True):
            decision = trial.asked(seat)
            assert decision is not None
            assert [decision.options[pick] for pick in choice.picks] == options
            trial.answer(choice)
        named += 1
        table.rewind(number)
    assert named > 50


def test_of_options_that_are_alike_each_is_taken_once() -> None:
    ship = Option("ship", (("planet", 3),))
    decision = Decision(0, "ships", [ship, ship, Option("ship", (("planet", 4),))], 1, 3)
    assert Link((), (ship, ship)).reply_to(decision).picks == (0, 1)
    with pytest.raises(Refused):
        Link((), (ship, ship, ship)).reply_to(decision)


def test_an_option_that_is_not_there_is_refused() -> None:
    table = table_of(*GAMES[0], 1)
    seat = table.game.waiting()[0].seat
    before = everything(table)
    with pytest.raises(Broken) as refused:
        table.answer_plan(seat, [Link((), (Option("card", (("card", 9999),)),))])
    assert (refused.value.link, refused.value.reason) == (0, "not-in-question")
    assert everything(table) == before


def test_whoever_is_not_asked_has_no_plan() -> None:
    table = table_of(*GAMES[1], 1)
    while len(table.game.waiting()) > 1 or table.game.together:
        table.answer(random_choice(table.game.waiting()[0], seeded(1)))
    other = 1 - table.game.waiting()[0].seat % 2
    with pytest.raises(Refused) as refused:
        table.answer_plan(other, [Link((0,))])
    assert refused.value.reason == "not-asked"


def test_rules_that_fail_in_the_middle_leave_the_table_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(*GAMES[1], 3)
    seat, plan = next((seat, plan) for seat, plan in played(table, seeded(9)) if len(plan) > 1)
    before, made = everything(table), 0
    answer = Game.answer

    def fails_later(game: Game, choice: Choice) -> None:
        nonlocal made
        made += 1
        if made == len(plan):
            raise RulesBug("on purpose")
        answer(game, choice)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "answer", fails_later)
        patch.setattr("orrery.tables.storage.write", lambda path, content: None)
        with pytest.raises(Crash):
            table.answer_plan(seat, as_links(plan))
    assert made > 1
    assert everything(table) == before
    assert table.answer_plan(seat, as_links(plan)) == len(plan)


def test_a_pass_in_a_window_ends_the_plan_whoever_else_is_asked() -> None:
    """Whether the same seat is asked next depends on what the others hold: it must cost the pass to see that."""
    ended = 0
    for seed in range(40):
        table = Table(BAZAAR, {"players": 2, "asks": "some"}, seed, ["human"] * 2)
        asked = table.game.waiting()[0]
        trial = table.game.copy()
        trial.answer(Choice(asked.seat, (0,)))
        if asked.window and trial.asked(asked.seat) is not None:
            assert not trial.waiting()[0].window
            assert table.answer_plan(asked.seat, [Link((0,)), NONSENSE]) == 1
            ended += 1
    assert ended > 0


def test_moving_a_fleet_is_one_plan() -> None:
    """Action, system and ships in one message, each option named by what it is."""
    players = [Seat("Ghosts", [], [3 * (system == start) for system in range(7)]) for start in (1, 2, 5)]
    game = Galaxy(3, players, list(range(20, 40)), [], active=2)
    game.begin(ActionPhase())
    table = Table(TITLES["race"], {"players": 3}, 0, ["human"] * 3, game)
    ships = tuple([Option("ship", (("system", 1), ("ship", ship))) for ship in range(3)])
    plan = [Link((), (Option("tactical"),)), Link((), (Option("system", (("system", 0),)),)), Link((), ships)]
    assert table.answer_plan(0, plan) == 3
    assert game.players[0].ships[0] == 3
    assert len(table.choices) == 3
    table.undo(0)
    assert table.choices == []
