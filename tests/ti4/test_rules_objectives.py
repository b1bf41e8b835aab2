"""Objectives, rule by rule: how a game begins with them, when they are scored, what counts as destroyed."""

from __future__ import annotations

from orrery.ti4.components import NUMBER
from orrery.ti4.rules.status_phase import StatusPhase
from support.cite import rule
from support.ti4 import Table


@rule("ti4:14.15a", "ti4:16")
def test_who_is_eliminated_does_not_win_when_objectives_run_out() -> None:
    table = Table("sol", "hacan", "norr")
    for seat, (points, number) in enumerate(((2, 6), (9, 0), (2, 1))):
        table.game.players[seat].points, table.game.players[seat].strategies = points, (number,) if number else ()
    table.game.players[1].eliminated = True
    table.game.begin(StatusPhase())
    assert table.game.over
    assert table.game.winners == [2]
