"""Transactions in the middle of something: what was begun can be carried out, whatever changes hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.transaction import PROPOSE, rows_of, why_no_partner
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_finds import fragments, kings

MUTINY = NUMBER["mutiny"]


def neighbours(*factions: str) -> Table:
    return kings(*factions).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)


def council(table: Table, seat: int, prompt: str) -> TwilightImperium:
    """All vote for it, until that seat is asked that."""
    game = table.game
    game.phase = AGENDA
    game.begin(ResolveAgenda(MUTINY))
    for _ in range(30):
        waiting = game.waiting()[0]
        if (waiting.seat, waiting.prompt) == (seat, prompt):
            return game
        if waiting.prompt == "vote with":
            game.answer(Choice(waiting.seat, (0,)))
        else:
            answer(game, waiting.seat, "for" if waiting.prompt == "vote" else waiting.options[0].key)
    raise AssertionError(prompt)


def three_of_a_kind() -> TwilightImperium:
    game = fragments(neighbours("sol", "hacan"), 0, cultural=3, unknown=1).begin()
    answer(game, 0, "find")
    return game


def fabrication() -> TwilightImperium:
    game = fragments(neighbours("naazrokha", "hacan"), 0, cultural=2).begin()
    answer(game, 0, "ability")
    return game


def seizing() -> TwilightImperium:
    game = fragments(neighbours("sol", "hacan"), 1, cultural=1, hazardous=1).hand(0, "seize-artifact").begin()
    answer(game, 0, "card")
    return game


def stalling() -> TwilightImperium:
    game = neighbours("yssaril", "hacan").hand(0, "flank-speed", "nav-suite").begin()
    answer(game, 0, "ability")
    return game


def focused_research() -> TwilightImperium:
    """A Sabotage is answered by who has played the card."""
    table = neighbours("xxcha", "hacan").techs(0, "instinct-training").hand(0, "focused-research").hand(1, "sabotage")
    game = table.pools(0, goods=4).begin()
    answer(game, 0, "card")
    answer(game, 1, "card")
    return game


def buying_votes() -> TwilightImperium:
    table = Table("hacan", "sol").court(0, "commander").pools(0, goods=3).planets(0, 26).planets(1, 27)
    game = council(table, 0, "when-you-cast-votes")
    answer(game, 0, "leader")
    return game


@rule("ti4:31.7", "ti4:31.12", "ti4:91.1a")
@card("ti4:fabrication", "ti4:seize-artifact", "ti4:stall-tactics", "ti4:focused-research", "ti4:gila-the-silvertongue")
@pytest.mark.parametrize("begun", [three_of_a_kind, fabrication, seizing, stalling, focused_research, buying_votes])
def test_who_has_begun_something_trades_nothing_before_it_is_resolved(begun: Callable[[], TwilightImperium]) -> None:
    """Or the goods, cards and fragments that it takes could be gone: the game would stop."""
    game = begun()
    asked(game, 0)
    refused = why_no_partner(game, 0, 1)
    assert refused is not None
    assert (refused.reason, refused.rule) == ("ability-begun", "ti4:31.7")
    assert PROPOSE not in asked(game, 0).asides


@rule("ti4:31.12", "ti4:91.6")
@card("ti4:bribery")
def test_nobody_takes_the_bribe_away_while_others_answer_it() -> None:
    table = Table("sol", "hacan", "norr").hand(0, "bribery").hand(1, "sabotage").pools(0, goods=5)
    game = council(table.planets(0, 26).planets(1, 27).planets(2, 28), 0, "after-speaker-votes")
    answer(game, 0, "card")
    answer(game, 0, "goods 5")
    assert asked(game, 1).prompt == "when-action-card-played"
    assert PROPOSE not in asked(game, 1).asides
    answer(game, 1, "pass")
    assert game.players[0].goods == 0


@rule("ti4:F.agenda.2", "ti4:91.6")
@card("ti4:pride-of-kenara")
def test_who_gives_all_planets_away_before_voting_with_them_casts_no_votes() -> None:
    table = kings("hacan", "sol", "norr").court(0).troops(0, 26, mech=1).troops(0, 27, mech=1).planets(0, 28)
    table.game.exhausted[28] = True
    game = council(table.planets(1, 29).planets(2, 30), 0, "vote with")
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    if asked(game, 0).prompt == "transaction with":
        answer(game, 0, "seat 1")
    plan(game, 0, (0, "planet 26", 1), (0, "planet 27", 1))
    answer(game, 1, "accept")
    assert [game.controller[planet] for planet in (26, 27)] == [1, 1]
    assert not any(event.kind.startswith("voted") and event.actor == 0 for event in game.log or [])
    assert game.over, "of this agenda: they were the last to vote"


@rule("ti4:52.4", "ti4:88.1a")
@card("ti4:nekro-malleon")
def test_who_gives_up_the_last_tactic_token_before_an_activation_chooses_another_action() -> None:
    """It would have been spent twice."""
    table = kings("nekro", "hacan").court(0).pools(0, tactic=1).ships(0, 1, cruiser=1)
    game = table.hand(0, "mining-initiative").planets(0, 26).begin()
    answer(game, 0, "pass")
    answer(game, 0, "tactical")
    question = asked(game, 0)
    game.answer(Choice(0, (len(question.options) + [aside.key for aside in question.asides].index("leader"),)))
    answer(game, 0, "seat 0")
    answer(game, 0, "pool 0")
    assert (game.players[0].tactic, game.players[0].goods) == (0, 2)
    assert asked(game, 0).prompt == "action"
    assert [option.key for option in asked(game, 0).options] == ["pass", "card"]


@rule("ti4:17.6", "ti4:92.1")
@card("ti4:pride-of-kenara")
def test_nobody_leaves_a_planet_from_which_ships_were_declared_to_take_them_up() -> None:
    """Between the plan and the move it is asked which carrier has them, before the gravity rift."""
    table = kings("hacan", "sol", tiles=("41", "19", "20", "21", "22", "23", "24")).court(0).pools(0, fleet=5)
    start, refuge = table.game.chart.planets[1][0], table.game.chart.planets[2][0]
    table.troops(0, start, mech=1, infantry=2).planets(0, refuge).ships(0, 1, carrier=2).ships(1, 3, cruiser=1)
    table.game.players[0].exhausted = (NUMBER["carth-of-golden-sands"],)
    game = table.activate(4)
    assert [line for line in rows_of(game, 0, 1) if line[1] == f"planet {start}"], "before the plan"
    plan(game, 0, (1, "carrier", 2), (1000 + start, "infantry", 2))
    assert asked(game, 0).prompt == "carry"
    assert not [line for line in rows_of(game, 0, 1) if line[1].startswith("planet")]
