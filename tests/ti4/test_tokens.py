"""Command tokens: gained into pools, laid anew, placed when none are left."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.tokens import GainTokens, Redistribute, pools
from support.cite import rule
from support.play import asked
from support.ti4 import Table, plan


@rule("ti4:52.1")
def test_eight_tokens_lie_on_the_sheet_at_the_beginning() -> None:
    game = Table("sol").game
    assert pools(game, 0) == (3, 3, 2)
    assert tokens_left(game, 0) == 8


@rule("ti4:52.2")
def test_gained_tokens_go_into_pools_of_choice() -> None:
    game = Table("sol", "hacan").game
    game.begin(GainTokens(0, 3))
    with pytest.raises(Refused) as refused:
        plan(game, 0, (0, "tactic", 1), (0, "fleet", 1))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == (
        "not-so-many-tokens",
        (2, 3),
        "ti4:52.2",
    )
    plan(game, 0, (0, "tactic", 1), (0, "strategy", 2))
    assert pools(game, 0) == (4, 3, 4)


@rule("ti4:52.3", "ti4:52.3a", "ti4:64")
def test_nobody_gains_more_tokens_than_are_left() -> None:
    table = Table("sol", "hacan").pools(0, tactic=10, fleet=3)
    table.game.begin(GainTokens(0, 2))
    assert asked(table.game, 0).things == (("tokens", 1),)
    full = Table("sol", "hacan").pools(0, tactic=11, fleet=3)
    full.game.begin(GainTokens(0, 2))
    assert full.game.over


@rule("ti4:32.3")
def test_tokens_are_laid_anew_and_fleets_above_the_pool_shrink() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2, destroyer=1)
    game = table.game
    game.begin(Redistribute(0))
    forms = asked(game, 0).forms
    assert forms
    assert forms[0].gifts == ((0, "tactic", 3), (0, "fleet", 3), (0, "strategy", 2)), "as it is comes first"
    with pytest.raises(Refused) as refused:
        plan(game, 0, (0, "tactic", 8), (0, "fleet", 2))
    assert refused.value.numbers == (10, 8)
    plan(game, 0, (0, "tactic", 6), (0, "fleet", 2))
    assert asked(game, 0).prompt == "remove ships"
    assert pools(game, 0) == (6, 2, 0)


@rule("ti4:52.4")
def test_a_tactical_action_lays_a_token_of_the_tactic_pool_into_its_system() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).activate(2)
    assert (pools(game, 0), game.players[0].tokens) == ((2, 3, 2), (2,))
