"""Standing orders in Cosmic Encounter: they pass when they say so, by what their seat can see, and never else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.orders import BYSTANDER, ELSEWHERE, MOMENT, NOTHING, UNINVOLVED, WITHOUT, concerns
from orrery.cosmic.queries import is_involved, is_main
from orrery.cosmic.setup import setup
from orrery.cosmic.title import TITLE
from orrery.kernel.decision import Choice, Decision, Order
from orrery.kernel.game import RulesBug
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.orders import ASK, reply_by
from orrery.kernel.rng import seeded

PASS = (0,)


def questions(seed: int, choices: int = 400) -> list[tuple[CosmicEncounter, Decision]]:
    """Copies of one random game at each of its questions."""
    game, luck = setup({"players": 4, "technology": "yes", "windows": "everybody"}, seed), seeded(seed)
    found: list[tuple[CosmicEncounter, Decision]] = []
    for _ in range(choices):
        if game.over:
            break
        decision = game.waiting()[0]
        kept = game.copy()
        assert isinstance(kept, CosmicEncounter)
        found.append((kept, decision))
        passes = decision.window and luck.below(10) < 8
        game.answer(Choice(decision.seat, PASS) if passes else random_choice(decision, luck))
    return found


@pytest.fixture(scope="module")
def asked() -> list[tuple[CosmicEncounter, Decision]]:
    return [each for seed in range(4) for each in questions(seed)]


def passes(game: CosmicEncounter, decision: Decision, *orders: Order) -> bool:
    found = reply_by(game, decision, list(orders))
    assert found is None or found.choice == Choice(decision.seat, PASS)
    return found is not None


def test_an_order_is_a_legal_pass_in_a_window_or_nothing(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    luck, answered = random.Random(1), 0
    for game, decision in asked:
        offered = game.orders(decision.seat)
        given = luck.sample(offered, luck.randrange(1, len(offered)))
        found = reply_by(game, decision, given)
        if found is not None:
            assert decision.window
            assert decision.options[found.choice.picks[0]].key == "pass"
            game.copy().answer(found.choice)
            answered += 1
    assert answered > 100


def test_each_passes_as_its_words_say(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for game, decision in asked:
        seat = decision.seat
        if not decision.window:
            assert not passes(game, decision, *game.orders(seat)), decision.prompt
        elif game.encounters:
            expected = {
                BYSTANDER: not is_main(game, seat),
                UNINVOLVED: not is_involved(game, seat),
                NOTHING: len(decision.options) == 1,
            }
            for condition, holds in expected.items():
                assert passes(game, decision, Order(condition)) == holds, (condition, decision.prompt)
                seen[condition, holds] += 1
            elsewhere = passes(game, decision, Order(ELSEWHERE))
            seen[ELSEWHERE, elsewhere] += 1
            if elsewhere:
                assert not is_involved(game, seat)
                assert game.now().system != seat
                assert ("seat", seat) not in decision.things
    assert all(seen[condition, holds] > 3 for condition, _ in seen for holds in (True, False)), seen


def test_without_one_thing_i_am_still_asked_about_the_others(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    alone = several = 0
    for game, decision in asked:
        actions = {option.things[0] for option in decision.options[1:]} if decision.window else set()
        orders = [Order(WITHOUT, about=(thing,)) for thing in sorted(actions)]
        offered = [order.key() for order in game.orders(decision.seat)]
        if len(orders) == 1:
            assert passes(game, decision, *orders)
            alone += orders[0].key() in offered
        elif orders:
            assert not passes(game, decision, orders[0])
            assert passes(game, decision, *orders)
            several += 1
    assert alone > 20
    assert several > 3


def test_the_moment_at_which_i_am_asked_can_be_passed_or_kept(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    kept = 0
    for game, decision in asked:
        moments = [order for order in game.orders(decision.seat) if order.condition == MOMENT]
        if moments:
            skip, keep = moments
            assert (skip.prompt, keep.reply) == (decision.prompt, ASK)
            assert passes(game, decision, skip)
            assert not passes(game, decision, skip, keep)
            assert not passes(game, decision, Order(BYSTANDER), Order(NOTHING), keep)
            kept += 1
    assert kept > 50


def test_an_order_looks_at_nothing_that_its_seat_cannot_know(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    """Dealt anew in all that is hidden from the seat, the same orders are offered and answer the same."""
    luck, compared = random.Random(3), 0
    for game, decision in luck.sample(asked, 150):
        if not decision.window:
            continue
        try:
            other = imagine(game, decision.seat, seeded(luck.getrandbits(40)), 3)
        except RulesBug:
            continue
        assert isinstance(other, CosmicEncounter)
        offered = game.orders(decision.seat)
        assert [order.key() for order in other.orders(decision.seat)] == [order.key() for order in offered]
        again = other.asked(decision.seat)
        assert again is not None
        for order in offered:
            assert passes(other, again, order) == passes(game, decision, order)
        compared += 1
    assert compared > 20


def test_my_ships_are_my_business_wherever_they_are(asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    about_me = Counter(
        decision.prompt
        for game, decision in asked
        if decision.window and game.encounters and not is_involved(game, decision.seat)
        if game.now().system != decision.seat and concerns(game, decision.seat, decision)
    )
    assert about_me, "nothing was lost, answered or founded by those who were not in the encounter"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_order_has_its_sentence(language: str, asked: list[tuple[CosmicEncounter, Decision]]) -> None:
    said: dict[str, str] = {}
    for game, decision in asked[::7]:
        words = TITLE.words(language, ["Anna", "Ben", "Cleo", "Dora"], decision.seat)
        words.look(game)
        for order in game.orders(decision.seat):
            said[order.key()] = words.order(order)
            assert "{" not in said[order.key()]
        assert all(words.span(span) for span in ("game", *game.spans()))
    assert len(set(said.values())) > 20
    assert {order.split("_")[0] for order in said} == {BYSTANDER, UNINVOLVED, ELSEWHERE, NOTHING, WITHOUT, MOMENT}
