"""The search: it takes what stands best on imagined tables, the same with the same luck, and knows nothing hidden."""

from __future__ import annotations

from array import array
from typing import Any

from orrery.bots.bot import RandomBot
from orrery.bots.coder import Rows, Seen
from orrery.bots.net import Net, Weights
from orrery.bots.searching import PLAIN, SearchingBot
from orrery.kernel.decision import Decision, Form, Option
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagination, imagine
from orrery.kernel.rng import seeded
from support.faulty import PEBBLES, Pebbles, sound


class Laying:
    """Sees how many pebbles the seat is ahead, and nothing else."""

    margin = 20.0
    features = ["always"]
    scalars = ["lead"]
    rows = [f"pebble {number}" for number in range(PEBBLES)]

    def knows(self, decision: Decision) -> bool:
        return True

    def options(self, view: Any, decision: Decision, picked: list[Option]) -> list[Rows]:
        return [(option.id(),) for option in decision.options]

    def shifts(self, decision: Decision) -> bool:
        return False

    def forms(self, view: Any, decision: Decision) -> list[tuple[Form, Rows]]:
        return []

    def stop(self, decision: Decision) -> Rows:
        return ()

    def seen(self, view: Any, decision: Decision, picked: list[Option]) -> Seen:
        won = view.won
        return [0], [(won[decision.seat] - won[1 - decision.seat]) / 10]


def net_that_wants_a_lead() -> Net:
    """It likes all options alike, and expects the lead to last."""
    weights: Weights = {
        "features": [array("f", [0, 0])],
        "scalars": [array("f", [1, -1])],
        "first": [array("f", [0, 0])],
        "hidden": [array("f", [1, 0]), array("f", [0, 1])],
        "second": [array("f", [0, 0])],
        "values": [array("f", [1, -1]), array("f", [2, -2]), array("f", [0, 0])],
        "value": [array("f", [0, 0, 0])],
        "rows": [array("f", [0, 0]) for _ in range(PEBBLES)],
        "row": [array("f", [0] * PEBBLES)],
    }
    return Net(weights, {}, with_numpy=False)


def bot() -> SearchingBot:
    return SearchingBot(Laying(), net_that_wants_a_lead(), RandomBot(), ("pebble",))


def asked_to_lay(mine: list[int], others: list[int]) -> tuple[Game, Decision]:
    """A table at which both have three pebbles and none is left in the bag."""
    game = sound({"players": 2}, 1)
    assert isinstance(game, Pebbles)
    game.bag[:] = []
    for seat, hand in enumerate((mine, others)):
        game.hands[seat][:] = hand
    game.heap[:] = [pebble for pebble in range(PEBBLES) if pebble not in (*mine, *others)]
    game.ask_with([])
    decision = game.asked(0)
    assert decision is not None
    return game, decision


def test_it_takes_what_stands_best_on_imagined_tables() -> None:
    game, decision = asked_to_lay([1, 12, 2], [5, 6, 7])
    for seed in range(5):
        luck = seeded(seed)
        choice = bot().choose(game.view(0), decision, luck, imagination(game, 0, luck))
        assert decision.options[choice.picks[0]].id() == 12


def test_the_same_luck_leads_to_the_same_choice_and_the_table_stands_as_before() -> None:
    game, decision = asked_to_lay([2, 7, 8], [5, 6, 9])
    before = game.save()
    chosen = []
    for _ in range(2):
        luck = seeded(3)
        chosen.append(bot().choose(game.view(0), decision, luck, imagination(game, 0, luck)))
    assert chosen[0] == chosen[1]
    assert game.save() == before


def test_tables_are_imagined_and_only_as_many_as_the_effort_allows() -> None:
    game, decision = asked_to_lay([2, 7, 8], [5, 6, 9])
    made: list[Game] = []

    def imagined() -> Game:
        made.append(imagine(game, 0, seeded(len(made))))
        return made[-1]

    searching = bot()
    searching.choose(game.view(0), decision, seeded(1), imagined)
    assert 0 < len(made) <= PLAIN.tables
    assert all(table is not game for table in made)
    asked = searching.asked
    searching.effort.asked, before = 1, searching.effort.asked
    try:
        made.clear()
        searching.choose(game.view(0), decision, seeded(1), imagined)
    finally:
        searching.effort.asked = before
    assert len(made) == 1, "it has asked enough after the first table"
    assert searching.asked < asked


def test_where_nothing_is_searched_nothing_is_imagined() -> None:
    game, decision = asked_to_lay([2, 7, 8], [5, 6, 9])

    def imagining_nothing() -> Game:
        raise AssertionError("this needs no table")

    other = SearchingBot(Laying(), net_that_wants_a_lead(), RandomBot(), ("another question",))
    assert len(other.choose(game.view(0), decision, seeded(1), imagining_nothing).picks) == 1
    several = Decision(0, "pebble", decision.options, 2, 2)
    assert bot().choose(game.view(0), several, seeded(1), imagining_nothing).picks == (0, 1)
