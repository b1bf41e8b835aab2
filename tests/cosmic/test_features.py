"""What a net sees of Cosmic Encounter, and what it may choose: closed lists, nothing hidden, every answer legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from orrery.bots.coder import STOP, Picking
from orrery.cosmic.bot.asked import EFFECTS, MEANINGS, PHASES, PROMPTS, QUESTIONS, SEAT_MEANINGS
from orrery.cosmic.bot.features import CosmicCoder
from orrery.cosmic.bot.rows import OTHER_WAY
from orrery.cosmic.bot.worth import PRICELESS
from orrery.cosmic.cards import CARDS
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.rules.encounter import Contest, HaveEncounter
from orrery.cosmic.setup import setup
from orrery.kernel.decision import Decision, Option
from orrery.kernel.imagining import imagine
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from support.cosmic_matches import VARIANTS
from support.cosmic_prompts import all_prompts, effect_keys, option_keys

CODER = CosmicCoder()
SETTINGS: list[Options] = [{}, *VARIANTS]


def picked(options: Options, seed: int) -> Iterator[tuple[CosmicEncounter, Decision, Picking]]:
    """A game of random picks, one after the other: the table, the question, and what can be picked."""
    game, luck = setup(options, seed), seeded(seed + 1)
    while not game.over:
        decision = game.first_asked()
        picking = Picking(CODER, game.view(decision.seat), decision)
        while not picking.done:
            yield game, decision, picking
            picking.take(luck.below(len(picking.candidates)))
        game.answer(picking.choice())


def keys_seen(picking: Picking) -> set[str]:
    return {CODER.features[each] for each in picking.seen()[0]}


# -- closed lists ------------------------------------------------------------------------------------------------------


def test_every_question_and_every_answer_is_in_the_lists() -> None:
    assert set(QUESTIONS) == all_prompts()
    listed = {key for keys in PROMPTS.values() for key in keys}
    assert option_keys() - listed == set()
    assert set(MEANINGS) | set(SEAT_MEANINGS) <= set(QUESTIONS)


def test_every_effect_and_every_phase_is_in_the_lists() -> None:
    assert set(EFFECTS) == effect_keys()
    assert set(PHASES) == {step.do for procedure in (HaveEncounter, Contest) for step in procedure.STEPS}


def test_what_stands_in_no_list_it_does_not_know() -> None:
    assert CODER.knows(Decision(0, "invite", []))
    assert not CODER.knows(Decision(0, "a question of tomorrow", []))
    assert not CODER.knows(Decision(0, "invite", [Option("an answer of tomorrow")]))


def test_every_number_has_a_key_of_its_own() -> None:
    for keys in (CODER.features, CODER.scalars, CODER.rows):
        assert len(set(keys)) == len(keys)
    assert len(CODER.features) < 1 << 15, "the trainer keeps them in two bytes"


# -- games of random picks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_features_are_the_same_on_every_table_that_the_seat_could_be_sitting_at(number: int) -> None:
    luck, last = seeded(5), 0
    for game, decision, picking in picked(SETTINGS[number], number):
        last += 1
        if last % 5:  # imagining takes long; which picks are looked at differs from game to game
            continue
        table = imagine(game, decision.seat, luck)
        asked = table.asked(decision.seat)
        assert asked is not None
        there = Picking(CODER, table.view(decision.seat), asked)
        chosen = picking.picked()
        assert CODER.seen(there.view, asked, chosen) == picking.seen()
        assert CODER.options(there.view, asked, chosen) == picking.rows
        assert there.forms == picking.forms
    assert last > 100


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_picks_are_legal_and_features_within_their_bounds(number: int) -> None:
    asked: set[str] = set()
    for _, decision, picking in picked(SETTINGS[number], 20 + number):
        asked.add(decision.prompt)
        active, scalars = picking.seen()
        assert len(set(active)) == len(active)
        assert all(0 <= each < len(CODER.features) for each in active)
        assert len(scalars) == len(CODER.scalars)
        assert [key for key, each in zip(CODER.scalars, scalars) if abs(each) > 10] == []
        assert all(0 <= row < len(CODER.rows) for rows in picking.candidates for row in rows)
        assert all(OTHER_WAY not in rows for rows in picking.candidates), decision
        assert (STOP in picking.places) == (len(picking.picks) >= decision.least)
    assert len(asked) > 8


# -- planets -----------------------------------------------------------------------------------------------------------


def asked_first(prompt: str, options: Options, seed: int = 3) -> Picking:
    """The first question of that kind in a game of random picks, before the first pick."""
    return next(picking for _, each, picking in picked(options, seed) if each.prompt == prompt and not picking.picks)


def test_planets_on_which_the_same_ships_stand_are_one_candidate() -> None:
    picking = asked_first("aim", {"players": 3})
    view = picking.view
    kinds = {
        (view.owner(planet), view.colonies[planet]) for planet in [option.id() for option in picking.decision.options]
    }
    assert len(picking.decision.options) > len(picking.candidates) == len(kinds)


def test_a_planet_that_a_ship_has_left_is_another_kind_of_planet() -> None:
    picking = asked_first("launch", {"players": 4})
    first = picking.decision.options[picking.places[0]].id()
    picking.take(0)
    here = [option.id() == first for option in picking.decision.options]
    before = CODER.options(picking.view, picking.decision, [])
    changed = [rows != same for rows, same in zip(picking.rows, before)]
    assert changed == here
    assert any(here)
    assert CODER.rows.index("from own ships 3") in before[here.index(True)]
    assert CODER.rows.index("from own ships 2") in picking.rows[here.index(True)]


# -- deals -------------------------------------------------------------------------------------------------------------


def test_terms_are_candidates_and_every_one_is_accepted_by_the_rules() -> None:
    offers: Counter[str] = Counter()
    for seed in range(4):
        for game, decision, picking in picked({"players": 4}, 60 + seed):
            if decision.prompt != "deal":
                continue
            offers["asked"] += 1
            for place in picking.places:
                if place >= len(decision.options):
                    form, _ = picking.forms[place - len(decision.options)]
                    offers["terms"] += 1
                    offers[" ".join([kind for _, kind, _ in form.gifts])] += 1
                    copy = Picking(CODER, picking.view, decision)
                    copy.take(picking.places.index(place))
                    assert copy.done
                    assert game.would_refuse(copy.choice()) is None
                    assert copy.choice().form == form
                    own = [number for giver, kind, number in form.gifts if kind == "card" and giver == decision.seat]
                    assert all(CARDS[card].value < PRICELESS for card in own)
    assert offers["asked"] > 10
    assert offers["terms"] > 30
    assert offers["colony colony"]
    assert offers["colony colony any"]


def test_terms_on_the_table_are_seen_and_not_offered_again() -> None:
    seen = 0
    for _, decision, picking in picked({"players": 4}, 63):
        if decision.prompt == "deal" and decision.things:
            seen += 1
            keys = keys_seen(picking)
            assert any(key.startswith("offered ") for key in keys)
            gifts = {(int(kind.split()[2]), kind.split()[1], number) for kind, number in decision.things}
            assert all(set(form.gifts) != gifts for form, _ in picking.forms)
    assert seen


# -- what is seen ------------------------------------------------------------------------------------------------------


def test_seats_are_counted_from_the_one_that_is_asked() -> None:
    for game, decision, picking in picked({"players": 3, "deal_aliens": "zombie,macron,trader"}, 4):
        keys = keys_seen(picking)
        for step in range(3):
            alien = ("zombie", "macron", "trader")[(decision.seat + step) % 3]
            assert (f"alien {step} {alien}" in keys) == any(game.players[(decision.seat + step) % 3].powers)
        if game.met > 3:
            break


def test_a_card_that_was_picked_to_be_given_away_counts_as_gone() -> None:
    picking = asked_first("plague.discard", {"players": 5}, 9)
    first = picking.decision.options[0]
    view, decision = picking.view, picking.decision
    before, after = CODER.seen(view, decision, []), CODER.seen(view, decision, [first])
    gone = {CODER.features[each] for each in set(before[0]) - set(after[0])}
    assert any(key.startswith("own hand") and key.endswith(CARDS[first.id()].key) for key in gone)
