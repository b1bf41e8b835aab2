"""What may be taken back is the same at a table that was loaded as at the one at which it was played."""

from __future__ import annotations

import random

import pytest

from orrery.games import TITLES
from orrery.kernel.laws import random_choice
from orrery.kernel.loading import load
from orrery.kernel.rng import seeded
from orrery.tables.table import HUMAN, Table


def loaded_again(table: Table) -> Table:
    """As from the database: the snapshot, the choices, and how much was learned by each."""
    return Table(table.title, table.options, table.seed, table.occupants, load(table.game.save()), table.course.copy())


@pytest.mark.parametrize("name", ["race", "cosmic"])
def test_undo_after_loading_is_what_it_was_before(name: str) -> None:
    title, luck, rng = TITLES[name], random.Random(3), seeded(3)
    options = title.checked({"players": 3})
    table = Table(title, options, 7, [HUMAN] * 3)
    allowed = refused = undone = 0
    for _ in range(90):
        if table.game.over:
            break
        decision = luck.choice(table.game.waiting())
        seat = decision.seat
        table.answer(random_choice(decision, rng))
        again = loaded_again(table)
        again.recall()
        for each in range(3):
            reasons = [str(found.why_no_undo(each)).replace("loaded", "learned") for found in (table, again)]
            assert reasons[0] == reasons[1]
            allowed += reasons[0] == "None"
            refused += reasons[0] != "None"
        if again.why_no_undo(seat) is None and luck.random() < 0.4:
            for found in (table, again):
                found.undo(seat)
            assert again.game.same_as(table.game)
            assert again.choices == table.choices
            undone += 1
    assert min(allowed, refused, undone) > 3


def test_what_could_not_be_stored_was_never_chosen() -> None:
    """Also what could be taken back before still can be, though something was learned by the choice that is gone."""
    title, luck, rng = TITLES["race"], random.Random(1), seeded(5)
    table = Table(title, title.checked({"players": 2}), 3, [HUMAN] * 2)
    for _ in range(60):
        if table.game.over:
            break
        before = table.game.save(), list(table.choices), [str(table.why_no_undo(seat)) for seat in (0, 1)]
        choice = random_choice(luck.choice(table.game.waiting()), rng)
        table.answer(choice)
        table.withdraw()
        assert (table.game.save(), table.choices, [str(table.why_no_undo(seat)) for seat in (0, 1)]) == before
        table.answer(choice)
