"""What is seen of the whole game: objectives, strategy cards, votes, laws, agendas; and what stays hidden."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.laws import imagine_law, reasons_law, view_law
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.agenda_moves import arrange_agendas, enact_law, look_at_agendas
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import PLANETS
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_skirmish import lively_reply

GAMES = int(os.environ.get("ORRERY_GAMES", "4"))
EXPAND = NUMBER["expand-borders"]
REGION = NUMBER["control-the-region"]


def whole(players: int, seed: int) -> TwilightImperium:
    game = setup({"players": players}, seed)
    assert isinstance(game, TwilightImperium)
    return game


def chosen(seed: int) -> TwilightImperium:
    """A whole game in which everybody has kept a secret objective."""
    game, rng = whole(4, seed), seeded(seed)
    while game.waiting()[0].prompt == "keep secret":
        game.answer(lively_reply(game, rng))
    return game


# -- what lies open ----------------------------------------------------------------------------------------------------


@rule("ti4:14.5")
def test_my_progress_is_seen_with_the_things_that_count() -> None:
    outside = [number for number, planet in enumerate(PLANETS) if planet.traits][:4]
    game = Table("sol", "hacan").planets(0, *outside).begin()
    game.objectives = (EXPAND,)
    game.players[0].secrets = (REGION,)
    game.players[1].scored = (EXPAND,)
    first, second = game.view(0).goals
    assert (first.card, first.need, first.scored) == (EXPAND, 6, (1,))
    assert first.have == len(first.things)
    assert all(thing in [("planet", planet) for planet in outside] for thing in first.things)
    assert (second.card, second.need) == (REGION, 6)
    assert [goal.card for goal in game.view(1).goals] == [EXPAND], "secrets of others are not seen"
    watched = game.public_view().goals
    assert [(goal.card, goal.have, goal.things) for goal in watched] == [(EXPAND, 0, ())]


@rule("ti4:14.19")
def test_of_secrets_of_others_only_their_number_is_seen() -> None:
    game = chosen(2)
    view = game.view(0)
    assert view.secrets == game.players[0].secrets
    assert [player.secret_count for player in view.players] == [1, 1, 1, 1]
    assert view.secrets_left == len(game.secrets)
    assert view.objectives_left == (len(game.stage_one), len(game.stage_two)) == (3, 5)


@rule("ti4:85.2")
def test_goods_on_strategy_cards_are_seen() -> None:
    game = chosen(3)
    game.bonus = (0, 0, 2, 0, 0, 0, 0, 1, 0)
    assert game.public_view().bonus[2] == 2


@rule("ti4:2.6", "ti4:2.22")
def test_votes_and_predictions_are_seen_as_far_as_they_were_cast() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    game = Table("sol", "hacan", "norr").planets(1, two[0]).planets(2, two[1]).game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    seen = game.public_view().agenda
    assert seen is not None
    assert (seen.card, seen.votes, seen.voting, seen.outcome.outcome) == (NUMBER["mutiny"], (), 1, "abstain")
    answer(game, 1, "against")
    seen = game.view(0).agenda
    assert seen is not None
    assert [(vote.seat, vote.outcome, vote.votes) for vote in seen.votes] == [(1, "against", 2)]
    assert (seen.voted, seen.voting) == ((1, 2), 2)
    game.begin_effect(Prediction(0, NUMBER["politics-rider"], outcome=asked(game, 2).options[1]))
    seen = game.view(2).agenda
    assert seen is not None
    assert [(each.seat, each.outcome, each.card) for each in seen.predictions] == [(0, "for", NUMBER["politics-rider"])]


@rule("ti4:1.4")
def test_laws_are_seen_with_their_owners() -> None:
    game = Table("sol", "hacan").begin()
    enact_law(game, NUMBER["minister-of-commerce"], 1, 1)
    assert game.public_view().laws == ((NUMBER["minister-of-commerce"], 1, 1),)


# -- agendas that somebody has seen ------------------------------------------------------------------------------------


@rule("ti4:68.2.iii")
def test_who_has_looked_at_agendas_knows_them_and_their_places_and_nobody_else_does() -> None:
    game = chosen(4)
    top = look_at_agendas(game, 1, 2)
    arrange_agendas(game, 1, [top[1]], [top[0]])
    assert game.view(1).agendas_known == ((top[1], 0), (top[0], len(game.agendas) - 1))
    assert game.view(0).agendas_known == game.public_view().agendas_known == ()


@rule("ti4:68.2.iii")
def test_a_redeal_keeps_the_agendas_that_a_seat_has_seen_at_their_places() -> None:
    game = chosen(4)
    top = look_at_agendas(game, 1, 2)
    orders = {game.redeal(1, seeded(seed)).agendas for seed in range(12)}
    assert {deck[-1] for deck in orders} == {top[0]}
    assert {deck[-2] for deck in orders} == {top[1]}
    assert len(orders) > 1
    others = [game.redeal(0, seeded(seed)) for seed in range(12)]
    assert len({deal.agendas[-1] for deal in others}) > 1
    for deal in others:
        assert sorted(deal.agendas) == sorted(game.agendas)
        assert deal.agendas_known == tuple([(1, card) for card in reversed(deal.agendas[-2:])])


# -- dealt anew --------------------------------------------------------------------------------------------------------


@rule("ti4:14.19")
def test_secrets_of_others_and_objectives_to_come_are_dealt_anew_and_mine_stay() -> None:
    game = chosen(5)
    deals = [game.redeal(2, seeded(seed)) for seed in range(8)]
    hidden = sorted([*game.secrets, *[card for seat in (0, 1, 3) for card in game.players[seat].secrets]])
    for deal in deals:
        assert deal.players[2].secrets == game.players[2].secrets
        again = [*deal.secrets, *[card for seat in (0, 1, 3) for card in deal.players[seat].secrets]]
        assert sorted(again) == hidden
        assert [len(player.secrets) for player in deal.players] == [1, 1, 1, 1]
        assert deal.objectives == game.objectives
        for stage, cards in ((1, deal.stage_one), (2, deal.stage_two)):
            assert all(OBJECTIVES[card].stage == stage for card in cards)
            assert not set(cards) & set(deal.objectives)
    assert len({deal.players[0].secrets for deal in deals}) > 1
    assert len({frozenset(deal.stage_two) for deal in deals}) > 1, "also which of them lie there"


@rule("ti4:S12.i")
def test_who_chooses_a_secret_knows_nothing_of_the_choices_of_others() -> None:
    game, rng = whole(3, 6), seeded(6)
    for _ in range(3):
        view_law(game, rng)
        imagine_law(game, game.waiting()[0].seat, rng)
        game.answer(lively_reply(game, rng))


@pytest.mark.parametrize("seed", range(GAMES))
def test_imagined_tables_look_the_same_and_can_be_played_on_in_whole_games(seed: int) -> None:
    game, rng = whole(3 + seed % 4, seed), seeded(seed)
    number = 0
    while not game.over:
        if number % 20 == 0:
            view_law(game, rng)
            imagine_law(game, game.waiting()[0].seat, rng)
            reasons_law(game, game.aside())
        game.answer(lively_reply(game, rng))
        number += 1
