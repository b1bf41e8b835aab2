"""Tables at which a seat could be sitting: what it cannot know is dealt anew, and nothing else."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import imagine_law, options_law, random_choice, reasons_law, secret_law, view_law
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.components import note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILES
from support.cite import rule
from support.play import asked
from support.ti4 import Table
from support.ti4_fleets import skirmish
from support.ti4_skirmish import brawl, lively_reply


def hands(game: TwilightImperium) -> list[list[int]]:
    return [player.hand for player in game.players]


@rule("ti4:3.3")
def test_other_hands_and_the_deck_are_dealt_anew_and_the_own_hand_stays() -> None:
    game = skirmish({"players": 4}, 3)
    deals = [game.redeal(1, seeded(seed)) for seed in range(6)]
    for deal in deals:
        assert hands(deal)[1] == hands(game)[1]
        assert [len(hand) for hand in hands(deal)] == [len(hand) for hand in hands(game)]
        before = sorted([*game.deck, *game.players[0].hand, *game.players[2].hand, *game.players[3].hand])
        assert sorted([*deal.deck, *deal.players[0].hand, *deal.players[2].hand, *deal.players[3].hand]) == before
        assert deal.discard == game.discard
    assert len({tuple(hands(deal)[0]) for deal in deals}) > 1


def test_what_others_may_do_is_found_anew() -> None:
    """A hand that has changed acts in other windows; nothing of the old one is remembered."""
    game = skirmish({"players": 3}, 8)
    for seat in range(game.seats):
        game.arm(seat)
    deal = game.redeal(0, seeded(4))
    for seat, player in enumerate(deal.players):
        remembered = player.moments
        assert remembered < 0 or remembered == deal.arm(seat), seat


@rule("ti4:S6.i")
def test_a_tile_that_another_is_about_to_place_is_any_tile_with_that_back() -> None:
    game = setup({"players": 3, "map": "build", "speaker": 0}, 2)
    while asked(game, game.waiting()[0].seat).prompt != "place tile where" or game.waiting()[0].seat != 1:
        game.answer(lively_reply(game, seeded(1)))
    chosen: set[int] = set()
    for seed in range(8):
        deal = game.redeal(0, seeded(seed))
        now = deal.stack[-1].procedure
        assert isinstance(now, PlaceTile)
        assert now.tile in deal.dealt[1]
        chosen.add(now.tile)
    assert len(chosen) > 1
    assert len({TILES[tile].back for tile in chosen}) == 1


def test_imagined_tables_can_be_played_on_in_lively_skirmishes() -> None:
    for seed in range(2):
        game, rng = skirmish({"players": 3 + seed, "rounds": 1}, seed), seeded(seed)
        for number in range(150):
            if game.over:
                break
            if number % 9 == 0:
                imagine_law(game, game.waiting()[0].seat, rng)
            game.answer(lively_reply(game, rng))


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_of_what_is_seen_hold_in_the_thick_of_brawls(seed: int) -> None:
    """Two tables that differ only in what a seat cannot know look alike to it, are asked alike, and reasons tell
    nothing that it does not know."""
    game, rng = brawl(3 + seed, seed), seeded(seed)
    for number in range(300):
        if game.over:
            break
        choice = lively_reply(game, rng)
        if number % 9 == 0:
            view_law(game, rng)
            secret_law(game, choice)
            imagine_law(game, choice.seat, rng)
            reasons_law(game, game.aside())
        game.answer(choice)


def asked_at_once(game: TwilightImperium, rng: Rng) -> TwilightImperium:
    """Played on until two are asked at once and one of them has an aside, or to the end."""
    while not game.over and not (len(game.waiting()) > 1 and any(each.asides for each in game.waiting())):
        game.answer(lively_reply(game, rng))
    return game


@rule("ti4:91.1")
def test_a_transaction_may_be_proposed_while_two_are_asked_at_once() -> None:
    """Then nobody is asked about the hits until it is over, and both are asked again."""
    rng = seeded(18)
    game = next(found for found in [asked_at_once(brawl(4, seed), rng) for seed in range(12)] if not found.over)
    asked_before = [decision.seat for decision in game.waiting()]
    assert len(asked_before) == 2
    options_law(game)
    proposer = next(decision for decision in game.waiting() if decision.asides)
    game.answer(Choice(proposer.seat, (len(proposer.options),)))
    assert [decision.prompt for decision in game.waiting()] in (["transaction with"], ["terms"])
    while len(game.waiting()) == 1:
        game.answer(random_choice(game.waiting()[0], rng))
    assert [decision.seat for decision in game.waiting()] == asked_before


@rule("ti4:F.general.9")
def test_notes_that_others_may_hold_have_been_asked_for_at_the_start_of_the_turn() -> None:
    """Seat 0 has traded, and no longer knows which of two notes seats 1 and 2 hold: one acts at the start of a turn. On
    every table that it imagines it is still asked for its action."""
    made = Table("hacan", "sol", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 6, cruiser=1)
    military, secret = note_of("military-support", 1), note_of("political-secret", 1)
    made.game.players[1].notes, made.game.players[2].notes = (military,), (secret,)
    game = made.begin()
    game.players[0].traded = (1,)
    game.notes_hidden = ((0, secret), (0, military)) if secret < military else ((0, military), (0, secret))
    assert asked(game, 0).prompt == "action"
    held = set()
    for seed in range(12):
        table = imagine(game, 0, seeded(seed), 1)
        assert isinstance(table, TwilightImperium)
        held.add(table.players[2].notes)
    assert held == {(military,), (secret,)}
