"""Deals: what is part of a transaction is done at once by both; what else was agreed on binds nobody."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.ti4.components import note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.note_moves import give_note
from orrery.ti4.rules.transaction import partners, rows_of
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import agenda_phase


def table() -> Table:
    """Seats 0 and 1 are neighbours, seat 2 is nobody's."""
    made = Table("l1z1x", "muaat", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)
    return made.pools(0, goods=3, commodities=2).pools(1, goods=2).pools(2, goods=2)


def propose(game: TwilightImperium, seat: int) -> None:
    game.answer(Choice(seat, (len(asked(game, seat).options),)))


@rule("ti4:36.1")
def test_a_deal_that_is_a_transaction_needs_neighbours() -> None:
    game = table().begin()
    assert partners(game, 0) == [1]
    game = table().ships(0, 3, cruiser=1).begin()
    assert partners(game, 0) == [1, 2]


@rule("ti4:36.3")
def test_what_is_accepted_is_done_at_once_by_both() -> None:
    """Nobody is asked between the consent and the exchange, so nobody can keep back their part."""
    game = table().notes(1, 1, "ceasefire").begin()
    propose(game, 0)
    plan(game, 0, (0, "commodities", 2), (1, "goods", 1), (1, f"note {game.players[1].notes[0]}", 1))
    answer(game, 1, "accept")
    assert [(player.goods, player.commodities) for player in game.players[:2]] == [(4, 0), (3, 0)]
    assert (len(game.players[0].notes), len(game.players[1].notes)) == (1, 0)
    assert asked(game, 0).prompt == "action"


@rule("ti4:36.3")
def test_terms_that_cannot_be_kept_at_once_cannot_be_accepted() -> None:
    """The note may be in that hand for all that seat 0 knows, but it was given away."""
    made = table().notes(1, 1, "ceasefire", "trade-agreement")
    given = note_of("trade-agreement", 1)
    give_note(made.game, 1, 2, given)
    made.game.happened = []
    game = made.begin()
    propose(game, 0)
    plan(game, 0, (0, "goods", 3), (1, f"note {given}", 1))
    assert [option.key for option in asked(game, 1).options] == ["decline"]


@rule("ti4:36.3a")
def test_action_cards_and_what_they_bring_are_in_no_terms() -> None:
    made = table().hand(0, "sabotage", "bribery").hand(1, "veto")
    game = made.begin()
    kinds = {kind.split()[0] for _, kind, _ in rows_of(game, 0, 1)}
    assert kinds <= {"goods", "commodities", "note"}
    propose(game, 0)
    with pytest.raises(Refused):
        plan(game, 0, (0, "goods", 1), (1, f"card {game.players[1].hand[0]}", 1))


@rule("ti4:36.4", "ti4:91.1")
def test_who_was_paid_for_a_promise_is_as_free_as_before() -> None:
    """A good for not entering system 0: seat 1 is offered it all the same."""
    game = table().begin()
    propose(game, 0)
    plan(game, 0, (0, "goods", 1))
    answer(game, 1, "accept")
    assert partners(game, 0) == []
    answer(game, 0, "pass")
    assert game.players[1].goods == 3
    assert partners(game, 1) == [0], "another turn, another transaction with the same neighbour"
    answer(game, 1, "tactical")
    assert 0 in [option.id() for option in asked(game, 1).options]
    answer(game, 1, "system 0")
    plan(game, 1, (2, "cruiser", 1))
    assert game.players[1].ships_in(0)


@rule("ti4:91.6", "ti4:36.1")
def test_one_transaction_with_each_player_for_each_agenda_neighbour_or_not() -> None:
    game = agenda_phase(table(), "mutiny", "economic-equality", "seed-of-an-empire")
    for _ in range(2):
        assert asked(game, 0).prompt == "ready", "everybody is asked for a last transaction before the vote"
        assert partners(game, 0) == [1, 2]
        propose(game, 0)
        answer(game, 0, "seat 2")
        plan(game, 0, (0, "goods", 1))
        answer(game, 2, "accept")
        assert partners(game, 0) == [1], "not twice on one agenda"
        for seat in (0, 1, 2):
            answer(game, seat, "ready")
        answer(game, 0, "against")
