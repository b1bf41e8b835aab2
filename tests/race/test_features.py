"""What a net sees of Race, and what it may choose: closed lists, nothing hidden, every question answered legally."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.bots.coder import STOP, Picking
from orrery.kernel.decision import Decision, Option
from orrery.kernel.imagining import imagine
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.race.bot.features import RaceCoder
from orrery.race.bot.rows import DESIGN_OF, PROMPTS, keys_of_rows, rows_of
from orrery.race.cards import CARDS
from orrery.race.setup import setup
from orrery.race.state import Race
from support.race_settings import SETTINGS
from support.race_words import literals

CODER = RaceCoder()


def picked(options: Options, seed: int) -> Iterator[tuple[Race, Decision, Picking]]:
    """A game of random picks, one after the other: the table, the question, and what can be picked."""
    game, luck = setup(options, seed), seeded(seed + 1)
    while not game.over:
        decision = game.first_asked()
        picking = Picking(CODER, game.view(decision.seat), decision)
        while not picking.done:
            yield game, decision, picking
            picking.take(luck.below(len(picking.candidates)))
        game.answer(picking.choice())


def test_every_question_is_in_the_list() -> None:
    assert set(PROMPTS) == literals("Decision", 1)
    assert len(set(PROMPTS)) == len(PROMPTS)
    assert CODER.knows(Decision(0, "keep", []))
    assert not CODER.knows(Decision(0, "a question of tomorrow", []))


def test_every_number_has_a_key_of_its_own() -> None:
    for keys in (CODER.features, CODER.scalars, CODER.rows):
        assert len(set(keys)) == len(keys)
    assert len(CODER.features) < 1 << 15, "the trainer keeps them in two bytes"
    assert keys_of_rows()[rows_of("keep", Option("card", (("card", 3),)))[0]] == f"taken {CARDS[3].key}"


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_features_are_the_same_on_every_table_that_the_seat_could_be_sitting_at(number: int) -> None:
    luck = seeded(5)
    for game, decision, picking in picked(SETTINGS[number], number):
        chosen = [decision.options[place] for place in picking.picks]
        here = CODER.seen(game.view(decision.seat), decision, chosen)
        table = imagine(game, decision.seat, luck)
        asked = table.asked(decision.seat)
        assert asked is not None
        assert isinstance(table, Race)
        assert CODER.seen(table.view(decision.seat), asked, chosen) == here


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_picks_are_legal_and_features_within_their_bounds(number: int) -> None:
    asked: set[str] = set()
    for _, decision, picking in picked(SETTINGS[number], 20 + number):
        asked.add(decision.prompt)
        active, scalars = picking.seen()
        assert len(set(active)) == len(active)
        assert all(0 <= each < len(CODER.features) for each in active)
        assert len(scalars) == len(CODER.scalars)
        assert all(0 <= row < len(CODER.rows) for rows in picking.candidates for row in rows)
        assert (STOP in picking.places) == (len(picking.picks) >= decision.least)
    assert len(asked) > 8


def test_only_copies_of_a_card_are_one_candidate() -> None:
    for number, options in enumerate(SETTINGS):
        for _, decision, _ in picked(options, 40 + number):
            alike: dict[tuple[int, ...], set[object]] = {}
            for option in decision.options:
                things = [(kind, DESIGN_OF[each] if kind in ("card", "by") else each) for kind, each in option.things]
                alike.setdefault(rows_of(decision.prompt, option), set()).add((option.key, *things))
            assert all(len(same) == 1 for same in alike.values()), (decision.prompt, alike)


def test_what_was_picked_counts_as_done() -> None:
    game = setup({"players": 2}, 3)
    decision = game.first_asked()
    assert decision.prompt == "opening discard"
    view, first = game.view(decision.seat), decision.options[0]
    before, after = set(CODER.seen(view, decision, [])[0]), set(CODER.seen(view, decision, [first])[0])
    gone = [CODER.features[each] for each in before - after]
    assert f"own hand {CARDS[first.id()].key}" in gone
    assert "hand size 0 6" in gone
    assert "picks left 2" in gone


def test_seats_are_counted_from_the_one_that_is_asked() -> None:
    game = setup({"players": 3}, 4)
    for seat in range(3):
        decision = game.asked(seat)
        assert decision is not None
        keys = {CODER.features[each] for each in CODER.seen(game.view(seat), decision, [])[0]}
        for step in range(3):
            world = CARDS[game.players[(seat + step) % 3].tableau[0]].key
            assert (f"tableau {step} {world}" if step else f"own tableau {world}") in keys
