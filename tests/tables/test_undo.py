"""Taking back: as far as nothing was learned and nobody went on."""

from __future__ import annotations

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import random_choice
from orrery.kernel.record import replay
from orrery.kernel.rng import seeded
from orrery.race.state import Race
from orrery.tables.table import Table
from support.race import begin, race
from support.table import first_options

RACE = TITLES["race"]


def people(players: int, seed: int = 1) -> Table:
    return Table(RACE, {"players": players}, seed, ["human"] * players)


def set_table(game: Race) -> Table:
    return Table(RACE, {"players": game.seats}, 0, ["human"] * game.seats, game)


def reason(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    return refused.value.reason


def take_first(table: Table) -> None:
    """Whoever is asked takes the first options."""
    table.answer(first_options(table.game, table.asked_people()[0]))


def test_an_early_secret_reply_can_be_taken_back() -> None:
    table = people(2)
    before, lines = table.game.copy(), len(table.game.log or [])
    table.answer(Choice(0, (0, 1)))
    assert table.game.asked(0) is None
    table.undo(0)
    assert table.game.same_as(before)
    assert table.game.asked(0) is not None
    assert table.choices == []
    assert len(table.game.log or []) == lines


def test_other_secret_replies_stay_when_one_is_taken_back() -> None:
    table = people(3)
    table.answer(Choice(0, (0, 1)))
    table.answer(Choice(1, (2, 3)))
    table.undo(0)
    assert [decision.seat for decision in table.game.waiting()] == [0, 2]
    assert table.choices == [Choice(1, (2, 3))]
    table.undo(1)
    assert [decision.seat for decision in table.game.waiting()] == [0, 1, 2]
    for seat in (2, 0, 1):
        table.answer(Choice(seat, (4, 5)))
    assert replay(table.record(), RACE.setup).same_as(table.game)


def test_nothing_is_taken_back_once_all_secret_replies_are_in() -> None:
    table = people(2)
    table.answer(Choice(0, (0, 1)))
    table.answer(Choice(1, (0, 1)))
    after, choices = table.game.copy(), list(table.choices)
    assert reason(table, 0) == reason(table, 1) == "undo-learned"
    assert table.game.same_as(after)
    assert table.choices == choices


def test_nothing_to_take_back_at_the_start() -> None:
    assert reason(people(2), 0) == "undo-nothing"


def consumer(*worlds: str) -> Table:
    game = race(["old-earth", "public-works", *worlds], ["new-sparta"], goods=[list(worlds), []])
    table = set_table(begin(game, "consume"))
    assert table.asked_people() == [0]
    return table


def test_own_choices_in_a_row_are_taken_back_one_by_one_with_the_log() -> None:
    table = consumer("gem-world", "comet-zone", "blaster-gem-mines")
    states = [table.game.copy()]
    lengths = [len(table.game.log or [])]
    while len(table.choices) < 2:
        take_first(table)
        states.append(table.game.copy())
        lengths.append(len(table.game.log or []))
    for back in (1, 0):
        table.undo(0)
        assert table.game.same_as(states[back])
        assert len(table.game.log or []) == lengths[back]
        assert len(table.choices) == back
    assert reason(table, 0) == "undo-nothing"


def test_nothing_is_taken_back_after_a_draw() -> None:
    game = race(
        ["epsilon-eridani", "gem-world", "blaster-gem-mines"], [], goods=[["gem-world", "blaster-gem-mines"], []]
    )
    table = set_table(begin(game, "consume"))
    learned = table.game.learned
    hand = len(game.players[0].hand)
    while table.game.learned == learned:
        take_first(table)
    drawn = table.game
    assert isinstance(drawn, Race)
    assert len(drawn.players[0].hand) > hand
    log = list(table.game.log or [])
    assert reason(table, 0) == "undo-learned"
    assert table.game is drawn
    assert table.game.log == log


def test_nothing_is_taken_back_once_another_seat_has_answered() -> None:
    tableau = ["old-earth", "gem-world", "comet-zone", "blaster-gem-mines"]
    other = ["earths-lost-colony", "rebel-miners", "public-works", "pirate-world"]
    game = race(tableau, other, goods=[tableau[1:], ["earths-lost-colony", "rebel-miners", "pirate-world"]])
    table = set_table(begin(game, "consume"))
    learned = table.game.learned
    while table.asked_people() == [0]:
        take_first(table)
    assert table.asked_people() == [1]
    assert table.game.learned == learned
    table.undo(0)
    assert table.asked_people() == [0]
    take_first(table)
    take_first(table)
    assert table.game.learned == learned
    assert reason(table, 0) == "undo-others"
    table.undo(1)
    table.undo(0)
    assert table.asked_people() == [0]


@pytest.mark.parametrize("seed", range(6))
def test_undo_through_random_games(seed: int) -> None:
    """After each choice: it is taken back and made again if nothing was learned, else refused."""
    table = people(2 + seed % 3, seed)
    rng = seeded(seed)
    taken_back = 0
    while not table.game.over:
        waiting = table.game.waiting()
        choice = random_choice(waiting[rng.below(len(waiting))], rng)
        before, log = table.game.copy(), list(table.game.log or [])
        table.answer(choice)
        if table.game.learned > before.learned:
            assert reason(table, choice.seat) == "undo-learned"
        else:
            table.undo(choice.seat)
            taken_back += 1
            assert table.game.same_as(before)
            assert table.game.log == log
            table.answer(choice)
    assert taken_back > 10
    again = replay(table.record(), RACE.setup)
    assert again.same_as(table.game)
    assert again.log == table.game.log
