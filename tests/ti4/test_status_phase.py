"""The status phase in its eight steps."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.ti4.components import DECK, NUMBER, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import DREADNOUGHT, damaged
from support.cite import card, rule
from support.play import answer, asked, fill_in
from support.ti4 import Table

MONUMENT, COUNCIL, FRONT = NUMBER["erect-a-monument"], NUMBER["sway-the-council"], NUMBER["lead-from-the-front"]
PERIMETER, SPIES = NUMBER["establish-a-perimeter"], NUMBER["form-a-spy-network"]
NEXT = NUMBER["expand-borders"]


def table_of(*factions: str) -> Table:
    table = Table(*(factions or ("l1z1x", "hacan")))
    table.game.stage_one = (NEXT,)
    for seat, player in enumerate(table.game.players):
        player.strategies = (seat + 1,)
    return table


def status(table: Table) -> TwilightImperium:
    table.game.begin(StatusPhase())
    return table.game


def tokens(game: TwilightImperium, seat: int) -> None:
    forms = asked(game, seat).forms
    assert forms
    fill_in(game, seat, forms[0])


@rule("ti4:82.1", "ti4:14.6", "ti4:14.10", "ti4:14.12", "ti4:14.18", "ti4:82")
def test_one_public_and_one_secret_objective_each_by_initiative() -> None:
    table = table_of()
    table.game.objectives = (MONUMENT, FRONT)
    table.game.players[0].strategies, table.game.players[1].strategies = (7,), (2,)
    table.game.players[1].secrets = (PERIMETER,)
    table.pools(1, tactic=3, goods=8).troops(1, 0, pds=2).troops(1, 1, pds=2)
    table.game.exhausted[0] = table.game.exhausted[1] = True
    game = status(table)
    assert [option.things for option in asked(game, 1).options][1:] == [
        (("objective", MONUMENT),),
        (("objective", FRONT),),
        (("objective", PERIMETER),),
    ]
    answer(game, 1, f"objective {MONUMENT}")
    assert [option.things for option in asked(game, 1).options][1:] == [(("objective", PERIMETER),)]
    reason = game.why_not(1, ("objective", FRONT))
    assert reason is not None
    assert reason.rule == "ti4:14.6"
    answer(game, 1, f"objective {PERIMETER}")
    player = game.players[1]
    assert (player.points, player.scored, player.secrets, player.goods) == (2, (MONUMENT, PERIMETER), (), 0)
    assert asked(game, 0).prompt == "score"


@rule("ti4:14.8", "ti4:14.5a")
def test_nothing_is_scored_twice_and_nothing_that_is_not_met() -> None:
    table = table_of()
    table.game.objectives = (MONUMENT, COUNCIL, FRONT)
    table.game.players[0].scored = (FRONT,)
    table.pools(0, goods=7)
    game = status(table)
    assert asked(game, 1).prompt == "score", "seat 0 can score nothing"


@rule("ti4:14.16")
def test_who_has_lost_a_home_planet_scores_no_public_objective() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24"))
    game = table.game
    game.stage_one, game.objectives = (NEXT,), (FRONT,)
    game.players[0].secrets = (PERIMETER,)
    jord = next(number for number, planet in enumerate(PLANETS) if planet.key == "jord")
    table.troops(0, 0, pds=2).troops(0, 1, pds=2).planets(1, jord)
    status(table)
    assert [option.things for option in asked(game, 0).options][1:] == [(("objective", PERIMETER),)]
    reason = game.why_not(0, ("objective", FRONT))
    assert reason is not None
    assert (reason.reason, reason.rule) == ("home-lost", "ti4:14.16")


@card("ti4:lead-from-the-front")
def test_tokens_are_spent_from_two_pools_of_choice() -> None:
    table = table_of()
    table.game.objectives = (FRONT,)
    game = status(table)
    answer(game, 0, f"objective {FRONT}")
    with pytest.raises(Refused):
        fill_in(game, 0, Form(((0, "tactic", 2),)))
    fill_in(game, 0, Form(((0, "tactic", 2), (0, "strategy", 1))))
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy, player.points) == (1, 3, 1, 1)


@card("ti4:form-a-spy-network")
def test_five_action_cards_are_discarded() -> None:
    table = table_of().hand(0, "sabotage", "sabotage", "direct-hit", "direct-hit", "flank-speed", "flank-speed")
    table.game.players[0].secrets = (SPIES,)
    game = status(table)
    answer(game, 0, f"objective {SPIES}")
    assert (asked(game, 0).least, asked(game, 0).most) == (5, 5)
    game.answer(Choice(0, (0, 1, 2, 3, 4)))
    assert [event.kind for event in game.log or []].count("card discarded") == 5
    assert game.players[0].points == 1


@rule("ti4:82.2", "ti4:82.2a", "ti4:14.14", "ti4:14.14a", "ti4:81.4")
def test_the_first_stage_is_revealed_before_the_second() -> None:
    table = table_of()
    later = NUMBER["conquer-the-weak"]
    table.game.stage_two = (later,)
    game = status(table)
    assert (game.objectives, game.stage_one, game.stage_two) == ((NEXT,), (), (later,))
    game.begin(StatusPhase())
    assert game.objectives == (NEXT, later)


@rule("ti4:82.2b", "ti4:14.15", "ti4:14.15a", "ti4:77.8")
def test_without_an_objective_to_reveal_the_game_ends_and_initiative_breaks_the_tie() -> None:
    table = Table("sol", "hacan", "norr")
    for seat, (points, number) in enumerate(((4, 6), (4, 2), (3, 1))):
        table.game.players[seat].points, table.game.players[seat].strategies = points, (number,)
    game = status(table)
    assert game.over
    assert game.winners == [1]


@rule("ti4:3.4", "ti4:82.3")
def test_all_who_hold_too_many_cards_discard_at_once_unless_the_deck_runs_out() -> None:
    for cards, together in ((40, [0, 1]), (1, [0])):
        table = table_of("sol", "hacan", "norr")
        numbers = list(range(DECK))
        for seat in (0, 1):
            table.game.players[seat].hand = [numbers.pop() for _ in range(7)]
        table.game.deck = numbers[:cards]
        game = status(table)
        assert [decision.seat for decision in game.waiting()] == together
        for decision in game.waiting():
            assert decision.prompt == "discard"
            game.answer(Choice(decision.seat, (0,)))
        if cards == 1:
            assert asked(game, 1).prompt == "discard", "it has drawn what the other has discarded"
            answer(game, 1, "card")
        assert [len(player.hand) for player in game.players] == [7, 7, 1]


@rule("ti4:82.3", "ti4:3.1", "ti4:3.3")
@card("ti4:neural-motivator")
def test_everybody_draws_a_card_and_two_with_neural_motivator() -> None:
    table = table_of().techs(1, "neural-motivator")
    table.game.deck = [*numbers_of("sabotage"), *numbers_of("direct-hit")]
    status(table)
    assert [len(player.hand) for player in table.game.players] == [1, 2]


@rule("ti4:82.4", "ti4:82.5", "ti4:82.5b", "ti4:52.2", "ti4:52.3a")
@card("ti4:hyper-metabolism")
def test_tokens_come_back_and_all_are_laid_anew_at_once() -> None:
    table = table_of().techs(1, "hyper-metabolism")
    table.game.players[0].tokens = (1, 2)
    game = status(table)
    assert game.players[0].tokens == ()
    assert [decision.seat for decision in game.waiting()] == [0, 1]
    assert [asked(game, seat).values for seat in (0, 1)] == [(2, 10), (3, 11)]
    with pytest.raises(Refused) as refused:
        fill_in(game, 0, Form(((0, "tactic", 9),)))
    assert refused.value.numbers == (9, 10)
    fill_in(game, 0, Form(((0, "tactic", 4), (0, "fleet", 4), (0, "strategy", 2))))
    tokens(game, 1)
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy) == (4, 4, 2)


@rule("ti4:82.5a", "ti4:32.3")
def test_a_smaller_fleet_pool_counts_at_once() -> None:
    table = table_of().ships(0, 1, cruiser=3)
    game = status(table)
    fill_in(game, 0, Form(((0, "tactic", 8), (0, "fleet", 1), (0, "strategy", 1))))
    tokens(game, 1)
    assert game.players[0].ships_in(1)[2] == 1, "all alike: nobody is asked which"


@rule("ti4:82.6", "ti4:82.7", "ti4:82.8", "ti4:84.8b", "ti4:78")
def test_cards_are_readied_units_repaired_and_strategy_cards_returned() -> None:
    table = table_of().ships(0, 1, damaged_dreadnought=1).planets(0, 0)
    game = table.game
    game.exhausted[0] = True
    game.players[0].used, game.players[0].passed = (1,), True
    game.players[0].exhausted = (NUMBER["magen-defense-grid"],)
    status(table)
    for seat in (0, 1):
        tokens(game, seat)
    player = game.players[0]
    assert (player.strategies, player.used, player.passed, player.exhausted) == ((), (), False, ())
    assert not game.exhausted[0]
    assert not damaged(player.ships_in(1), DREADNOUGHT)
