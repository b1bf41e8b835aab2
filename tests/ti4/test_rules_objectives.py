"""Objectives, rule by rule: when they are scored, what counts as destroyed, and who wins when none are left."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import CARDS_OF_THE_GAME, SECRET
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.state import ACTION
from orrery.ti4.units import CRUISER, WAR_SUN, count
from support.cite import card, each_card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle
from support.ti4_combat import card as play

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA, WELLON = 50, 51, 26
UNVEIL, SPARK, EXAMPLE = [
    NUMBER[key] for key in ("unveil-flagship", "spark-a-rebellion", "make-an-example-of-their-world")
]
DUST, GREATEST = NUMBER["turn-their-fleets-to-dust"], NUMBER["destroy-their-greatest-ship"]


def holding(table: Table, *secrets: int, seat: int = 0) -> Table:
    table.game.players[seat].secrets = secrets
    return table


def offered(game: TwilightImperium, seat: int = 0) -> list[int]:
    return [option.id() for option in asked(game, seat).options if option.key == "objective"]


# -- how many ----------------------------------------------------------------------------------------------------------


@rule("ti4:14.7", "ti4:14.7a", "ti4:14.5b")
@card("ti4:unveil-flagship", "ti4:spark-a-rebellion", "ti4:make-an-example-of-their-world")
def test_one_objective_for_each_combat_and_any_number_in_a_turn() -> None:
    """One after the space combat, one by the bombardment, one after the ground combat."""
    table = Table("sol", "hacan", tiles=TILES).pools(0, fleet=5).ships(0, 1, flagship=1, dreadnought=1, infantry=4)
    table.ships(1, 0, fighter=1).troops(1, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    table.game.players[1].points = 4
    game = holding(table.planets(1, 0), UNVEIL, SPARK, EXAMPLE).activate(0)
    game.rng = Arranged(1, [], [10, 10, 10, 1, 10, 10, 10, 10, 10, 1])
    everything(game, 0)
    assert offered(game) == [UNVEIL, SPARK], "seat 1 has the most points"
    answer(game, 0, f"objective {UNVEIL}")
    assert asked(game, 0).prompt == "bombard", "not two after one combat"
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1))
    assert offered(game) == [EXAMPLE]
    answer(game, 0, f"objective {EXAMPLE}")
    plan(game, 0, (ON_PLANET + LIRTA, "infantry", 4))
    assert offered(game) == [SPARK], "the ground combat is another one"
    answer(game, 0, f"objective {SPARK}")
    assert (game.players[0].points, game.players[0].scored) == (3, (UNVEIL, EXAMPLE, SPARK))


@rule("ti4:14.7")
@card("ti4:destroy-their-greatest-ship", "ti4:unveil-flagship")
def test_what_is_scored_in_a_combat_is_all_that_is_scored_after_it() -> None:
    table = Table("sol", "hacan").ships(0, 1, flagship=1).ships(1, 0, damaged_war_sun=1).planets(1, 0)
    game = battle(holding(table, GREATEST, UNVEIL), 10, 10, 1, 1, 1)
    assert offered(game) == [GREATEST]
    answer(game, 0, "objective")
    assert game.active == 1, "the flagship has won, and nothing more is scored"
    assert game.players[0].secrets == (UNVEIL,)


# -- what is met -------------------------------------------------------------------------------------------------------


@rule("ti4:14.5", "ti4:14.3")
def test_an_objective_is_scored_in_its_own_phase_alone() -> None:
    """A secret of the action phase is not offered in the status phase, nor one of the status phase in a turn."""
    table = Table("sol", "hacan").troops(0, WELLON, pds=2).troops(0, 27, pds=2)
    table.game.stage_one = (NUMBER["expand-borders"],)
    game = holding(table, UNVEIL, NUMBER["establish-a-perimeter"]).game
    game.begin(StatusPhase())
    assert offered(game) == [NUMBER["establish-a-perimeter"]]
    refused = game.why_not(0, ("objective", UNVEIL))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("other-phase", "ti4:14.5")
    table = holding(Table("sol", "hacan").ships(0, 1, flagship=1).ships(1, 0, fighter=1).planets(1, 0), UNVEIL)
    table.game.players[0].secrets += (NUMBER["control-the-region"],)
    for system in range(2, 7):
        table.ships(0, system, cruiser=1)
    table.game.players[0].tokens = tuple(range(2, 7))
    game = battle(table, 10, 10, 1)
    answer(game, 0, "stay")
    assert offered(game) == [UNVEIL]


@rule("ti4:14.19", "ti4:14.11")
def test_public_objectives_are_for_all_and_scored_secrets_of_others_for_nobody() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, pds=2).troops(0, 27, pds=2).pools(0, goods=8).pools(1, goods=8)
    game = table.game
    perimeter, monument = NUMBER["establish-a-perimeter"], NUMBER["erect-a-monument"]
    game.stage_one, game.objectives = (NUMBER["expand-borders"],), (monument,)
    game.players[1].scored = (perimeter,)
    game.begin(StatusPhase())
    assert offered(game) == [monument], "the four PDS of seat 0 meet what seat 1 has revealed"
    refused = game.why_not(0, ("objective", perimeter))
    assert refused is not None
    assert refused.rule == "ti4:14.19"
    answer(game, 0, "objective")
    everything(game, 0)
    assert offered(game, 1) == [monument], "and it is there for seat 1 as well"


PAID = (
    ("erect-a-monument", "resources", 8, 1),
    ("sway-the-council", "influence", 8, 1),
    ("negotiate-trade-routes", "goods", 5, 1),
    ("lead-from-the-front", "tokens", 3, 1),
    ("found-a-golden-age", "resources", 16, 2),
    ("manipulate-galactic-law", "influence", 16, 2),
    ("centralize-galactic-trade", "goods", 10, 2),
    ("galvanize-the-people", "tokens", 6, 2),
)


@rule("ti4:14.10", "ti4:14.2", "ti4:14.12")
@each_card("key")
@pytest.mark.parametrize(("key", "kind", "price", "points"), PAID)
def test_what_an_objective_costs_is_paid_when_it_is_scored(key: str, kind: str, price: int, points: int) -> None:
    """By trade goods where they may stand for it: one less, and it cannot be scored."""
    for lacking in (1, 0):
        table = Table("sol", "hacan").pools(0, tactic=2, goods=0 if kind == "tokens" else price - lacking)
        game, player = table.game, table.game.players[0]
        game.stage_one, game.objectives = (NUMBER["expand-borders"],), (NUMBER[key],)
        player.strategy = price - 2 - lacking if kind == "tokens" else 0
        game.players[1].tactic = game.players[1].strategy = 0
        game.begin(StatusPhase())
        if lacking:
            assert asked(game, 0).prompt == "status tokens", "nothing to score"
        else:
            answer(game, 0, "objective")
            left = (player.goods, player.tactic + player.strategy)
            assert left == (0, 0 if kind == "tokens" else 2)
            assert (player.points, player.scored) == (points, (NUMBER[key],))


@rule("ti4:14.1", "ti4:14.1a", "ti4:14.3")
def test_ten_objectives_of_each_stage_and_twenty_secrets_of_which_five_are_scored_in_turns() -> None:
    by_stage = [[card for card in CARDS_OF_THE_GAME if card.stage == stage] for stage in (1, 2, SECRET)]
    assert [len(cards) for cards in by_stage] == [10, 10, 20]
    in_turns = [NUMBER[card.key] for card in CARDS_OF_THE_GAME if card.phase == ACTION]
    assert sorted(in_turns) == sorted([UNVEIL, SPARK, EXAMPLE, DUST, GREATEST])


# -- destroyed ---------------------------------------------------------------------------------------------------------


@rule("ti4:14.9")
@card("ti4:destroy-their-greatest-ship")
@pytest.mark.parametrize("way", ["hit", "technology", "action card"])
def test_units_are_destroyed_by_hits_cards_and_technologies_alike(way: str) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=3).planets(1, 0).pools(0, fleet=5)
    table.ships(1, 0, **{"war_sun" if way == "action card" else "damaged_war_sun": 1})
    if way == "technology":
        table.techs(0, "assault-cannon")
    if way == "action card":
        table.hand(0, "direct-hit")
    game = battle(holding(table, GREATEST), 10, 1, 1, 1, 1, 1)
    if way == "action card":
        answer(game, 1, "sustain")
        play(game, 0, "direct-hit")
    assert offered(game) == [GREATEST]
    answer(game, 0, "objective")
    assert (game.players[0].points, count(game.players[1].ships_in(0), WAR_SUN)) == (1, 0)


@rule("ti4:14.9a", "ti4:32.3")
@card("ti4:destroy-their-greatest-ship", "ti4:fleet-regulations")
def test_what_is_removed_for_want_of_fleet_tokens_is_not_destroyed() -> None:
    """An invader's tokens are gone: the war sun leaves the board, and nobody has destroyed it."""
    table = Table("sol", "hacan").ships(1, 0, war_sun=1).planets(1, 0).planets(0, 27)
    game = holding(table, GREATEST).begin()
    game.players[1].fleet = 0
    game.mark_fleets(1)
    answer(game, 0, "tactical")
    answer(game, 0, "system 3")
    assert count(game.players[1].ships_in(0), WAR_SUN) == 0
    assert game.players[0].secrets == (GREATEST,)
    assert not any(event.kind == "destroyed" for event in game.log or [])
    assert game.active == 1, "seat 0 was not asked"


@card("ti4:turn-their-fleets-to-dust")
@pytest.mark.parametrize(("dice", "scored"), [((6, 6), True), ((6, 5), False)])
def test_the_last_ships_that_fall_to_space_cannons_are_dust(dice: tuple[int, int], scored: bool) -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=2).troops(1, BEREG, pds=2).planets(0, WELLON)
    game = holding(table, DUST, seat=1).activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    answer(game, 1, "fire")
    assert count(game.players[0].ships_in(0), CRUISER) == (0 if scored else 1)
    if scored:
        answer(game, 1, "objective")
    assert game.players[1].points == int(scored)


@card("ti4:make-an-example-of-their-world")
def test_no_example_while_ground_forces_are_left_and_none_by_ground_combat() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 0, dreadnought=1, infantry=1).troops(1, BEREG, infantry=2)
    game = holding(table.planets(1, 0), EXAMPLE).activate(0)
    game.rng = Arranged(1, [], [10, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert (game.controller[BEREG], game.players[0].points) == (0, 0)


@rule("ti4:77.5")
@card("ti4:spark-a-rebellion")
@pytest.mark.parametrize(("points", "scored"), [((0, 3, 3), True), ((0, 2, 3), False), ((3, 3, 0), True)])
def test_a_rebellion_is_against_one_of_those_with_the_most_points(points: tuple[int, ...], scored: bool) -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, fighter=1).planets(1, 0)
    for seat, number in enumerate(points):
        table.game.players[seat].points = number
    game = battle(holding(table.planets(2, 1), SPARK), 10, 1)
    assert (game.active == 0) == scored
    if scored:
        assert offered(game) == [SPARK]


@rule("ti4:16")
@card("ti4:spark-a-rebellion")
def test_who_is_eliminated_is_no_player_with_the_most_points() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, fighter=1).planets(1, 0)
    for seat, number in enumerate((0, 3, 5)):
        table.game.players[seat].points = number
    table.game.players[2].eliminated = table.game.players[2].passed = True
    assert offered(battle(holding(table, SPARK), 10, 1)) == [SPARK]


@rule("ti4:16", "ti4:14.5b")
@card("ti4:spark-a-rebellion")
def test_a_rebellion_may_be_the_end_of_who_had_the_most_points() -> None:
    """The carrier with the last infantry falls: seat 1 is eliminated, and the combat was won against its points."""
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, infantry=1)
    for seat, number in enumerate((0, 3, 2)):
        gain_point(table.game, seat, ("objective", UNVEIL), number)
    game = battle(holding(table.planets(2, 1), SPARK), 10, 1)
    assert game.players[1].eliminated
    assert offered(game) == [SPARK]


@rule("ti4:14.15a", "ti4:16")
def test_who_is_eliminated_does_not_win_when_objectives_run_out() -> None:
    table = Table("sol", "hacan", "norr")
    for seat, (points, number) in enumerate(((2, 6), (9, 0), (2, 1))):
        table.game.players[seat].points, table.game.players[seat].strategies = points, (number,) if number else ()
    table.game.players[1].eliminated = True
    table.game.begin(StatusPhase())
    assert table.game.over
    assert table.game.winners == [2]
