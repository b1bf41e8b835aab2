"""What the page shows before somebody answers: the price of a secondary, and what command tokens come to."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.scoring import SpendTokens
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import Favoured, StrategicAction
from support.cite import rule
from support.play import answer, asked, fill_in
from support.ti4 import Table

LEADERSHIP, POLITICS, TRADE, TECHNOLOGY = 1, 3, 5, 7


def price(game: TwilightImperium, seat: int) -> tuple[int, ...]:
    """Of following, as that seat is told."""
    told = game.told(seat)
    assert told is not None
    return told.options[-1].values


def played(table: Table, card: int) -> TwilightImperium:
    table.game.active = 0
    table.game.begin(StrategicAction(0, card))
    return table.game


@rule("ti4:90.3", "ti4:52.5")
def test_to_follow_technology_is_priced_in_tokens_and_resources() -> None:
    game = played(Table("sol", "hacan", "norr").pools(1, goods=4), TECHNOLOGY)
    answer(game, 0, f"tech {NUMBER['sarween-tools']}")
    assert price(game, 1) == (1, 4)


@rule("ti4:38.4")
def test_who_is_favoured_pays_no_token() -> None:
    game = played(Table("sol", "hacan", "norr"), TRADE)
    game.begin_effect(Favoured(1))
    answer(game, 0)
    assert price(game, 2) == (1, 0), "the first one had no choice and was not asked"


@rule("ti4:33.3")
def test_to_follow_leadership_costs_no_token() -> None:
    game = played(Table("sol", "hacan", "norr").pools(1, goods=3), LEADERSHIP)
    forms = asked(game, 0).forms
    assert forms
    fill_in(game, 0, forms[0])
    assert price(game, 1) == (0, 0)


@rule("ti4:82.5")
def test_tokens_of_the_status_phase_are_counted_while_they_are_laid() -> None:
    table = Table("sol", "hacan")
    table.game.stage_one = (NUMBER["expand-borders"],)
    table.pools(0, tactic=1, fleet=3)
    table.game.begin(StatusPhase())
    decision = asked(table.game, 0)
    assert decision.prompt == "status tokens"
    gained, total = decision.values
    assert total == 6 + gained
    sums = {name: (amount, most) for name, _, amount, most in table.game.sums(0, Form(((0, "fleet", 4),)))}
    assert sums == {"tokens": (4, total), "tactic": (0, -1), "fleet": (4, -1), "strategy": (0, -1)}


@rule("ti4:14.10")
@pytest.mark.parametrize("tactic", [0, 2])
def test_tokens_that_an_objective_costs_are_counted_with_what_stays(tactic: int) -> None:
    table = Table("sol", "hacan").pools(0, tactic=2, fleet=3)
    table.game.begin(SpendTokens(0, 3))
    form = Form(((0, "tactic", tactic),) if tactic else ())
    sums = {name: (amount, most) for name, _, amount, most in table.game.sums(0, form)}
    assert sums == {"tokens": (tactic, 3), "tactic": (2 - tactic, -1), "fleet": (3, -1), "strategy": (2, -1)}
