"""The custodians of Mecatol Rex."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.whole_game import Round
from orrery.ti4.tiles import MECATOL_REX
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan


def above_mecatol(goods: int, infantry: int = 2) -> Table:
    table = Table("sol", "muaat").ships(0, 0, carrier=1, infantry=infantry).pools(0, goods=goods)
    table.game.custodians = True
    return table


@rule("ti4:40.1", "ti4:40.2", "ti4:40.3", "ti4:24.3", "ti4:60.1")
def test_for_six_influence_they_go_and_are_worth_a_point() -> None:
    game = above_mecatol(6).activate(0)
    assert asked(game, 0).values == (6,)
    answer(game, 0, "remove custodians")
    assert (game.custodians, game.players[0].points, game.players[0].goods) == (False, 1, 0)
    assert asked(game, 0).prompt == "land"
    assert asked(game, 0).options == [], "somebody must land"
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 1))
    assert game.controller[MECATOL_REX] == 0


@rule("ti4:40.2")
def test_whoever_removes_them_cannot_land_elsewhere_only() -> None:
    table = above_mecatol(6)
    game = table.activate(0)
    answer(game, 0, "remove custodians")
    with pytest.raises(Refused):
        plan(game, 0)


@rule("ti4:40.1", "ti4:40")
def test_while_they_are_there_nobody_lands() -> None:
    game = above_mecatol(6).activate(0)
    answer(game, 0, "leave custodians")
    assert game.active == 1, "nothing is left to do there"
    assert game.controller[MECATOL_REX] != 0


@rule("ti4:40.2a")
@pytest.mark.parametrize(("goods", "infantry"), [(5, 2), (6, 0)])
def test_without_six_influence_or_somebody_to_land_they_stay(goods: int, infantry: int) -> None:
    game = above_mecatol(goods, infantry).activate(0)
    assert asked(game, game.waiting()[0].seat).prompt != "custodians"


@rule("ti4:40.4", "ti4:2.1", "ti4:80.1")
def test_there_is_no_agenda_phase_before_they_have_gone() -> None:
    table = Table("sol", "hacan")
    table.game.custodians = True
    assert Round().vote(table.game) is None
    table.game.custodians = False
    begun = Round().vote(table.game)
    assert isinstance(getattr(begun, "procedure", None), AgendaPhase)
