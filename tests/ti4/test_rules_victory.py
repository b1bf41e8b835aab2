"""Victory points: the track, the moment of victory, ties, the end of the objectives, and who no longer counts."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.ending import end_game
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.rules.scoring import Score
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.setup import setup
from orrery.ti4.tiles import MECATOL_REX
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import resolved

IMPERIAL = 8
FRONT, ROUTES, TRADE = (
    NUMBER[key] for key in ("lead-from-the-front", "negotiate-trade-routes", "centralize-galactic-trade")
)
SUPPORT = "support-for-the-throne"
BY = ("objective", FRONT)  # what a point came from, where a test does not care


def three(*points: int) -> Table:
    """Each of three players has a planet, the points and a strategy card: seat 0 the last one."""
    made = Table("sol", "hacan", "norr")
    for seat, number in enumerate(points):
        made.planets(seat, made.game.chart.planets[seat + 1][0])
        made.game.players[seat].points = number
        made.game.players[seat].strategies = (IMPERIAL - seat,)
    return made


# -- the track ---------------------------------------------------------------------------------------------------------


@rule("ti4:77.2", "ti4:77.3")
@pytest.mark.parametrize("players", [3, 6])
def test_everybody_begins_with_no_points_and_everybody_sees_them(players: int) -> None:
    game = setup({"players": players}, 5)
    assert [player.points for player in game.players] == [0] * players
    gain_point(game, 1, BY)
    for viewer in (-1, 0, 1):
        assert [player.points for player in game.view(viewer).players] == [0, 1] + [0] * (players - 2)


@rule("ti4:77.4", "ti4:77")
def test_points_are_added_as_they_are_gained_and_ten_win() -> None:
    game = three(3, 6, 0).pools(0, goods=15).game
    game.begin(Score(0, ROUTES))
    assert game.players[0].points == 4, "one for the first stage"
    game.over = False
    game.begin(Score(0, TRADE))
    assert [player.points for player in game.players] == [6, 6, 0], "two for the second"
    assert game.winners == []
    game.over = False
    game.players[0].goods, game.players[0].points, game.players[0].scored = 10, 8, ()
    game.begin(Score(0, TRADE))
    assert (game.players[0].points, game.winners) == (10, [0])


@rule("ti4:77.4a")
@pytest.mark.parametrize("goal", [10, 14])
def test_nobody_has_more_points_than_the_track(goal: int) -> None:
    table = three(goal - 1, 0, 0).pools(0, goods=10)
    table.game.goal = goal
    table.game.begin(Score(0, TRADE))
    assert (table.game.players[0].points, table.game.winners) == (goal, [0])


@rule("ti4:77.2a", "ti4:77.7")
def test_the_longer_track_ends_with_fourteen() -> None:
    assert (setup({"players": 3, "points": 14}, 1).goal, setup({"players": 3}, 1).goal) == (14, 10)
    table = three(9, 0, 0).pools(0, goods=10)
    table.game.goal = 14
    table.game.objectives, table.game.stage_one = (TRADE, ROUTES), (FRONT,)
    table.game.begin(StatusPhase())
    answer(table.game, 0, f"objective {TRADE}")
    assert (table.game.players[0].points, table.game.over) == (11, False)


# -- the moment --------------------------------------------------------------------------------------------------------


@rule("ti4:77.7", "ti4:77")
def test_with_the_first_point_of_imperial_the_game_is_over_before_the_second() -> None:
    made = three(9, 9, 0)
    made.planets(0, MECATOL_REX).game.objectives = (FRONT,)
    game = made.game
    game.active = 0
    game.begin(StrategicAction(0, IMPERIAL))
    answer(game, 0, f"objective {FRONT}")
    plan(game, 0, (0, "tactic", 3))
    assert (game.over, game.winners, game.players[0].points) == (True, [0], 10)
    assert not any(event.kind == "secondary" for event in game.log or []), "nobody follows any more"


@rule("ti4:77.7")
def test_in_the_status_phase_who_scores_first_by_initiative_wins_at_once() -> None:
    """Both could score: seat 1 is the first, and nobody is asked any more."""
    made = three(9, 9, 0).pools(0, goods=5).pools(1, goods=5)
    made.game.objectives, made.game.stage_one = (ROUTES,), (FRONT,)
    made.game.begin(StatusPhase())
    assert made.game.asked(0) is None
    answer(made.game, 1, f"objective {ROUTES}")
    assert (made.game.over, made.game.winners) == (True, [1])
    assert made.game.objectives == (ROUTES,), "no other objective is revealed"


@rule("ti4:77.7")
def test_the_point_for_the_custodians_ends_the_game_before_anybody_lands() -> None:
    made = three(9, 0, 0).ships(0, 0, carrier=1, infantry=1).pools(0, goods=6)
    made.game.custodians = True
    for seat in range(3):
        made.game.players[seat].strategies = (seat + 1,)
    game = made.activate(0)
    answer(game, 0, "remove custodians")
    everything(game, 0)
    assert (game.over, game.winners) == (True, [0])
    assert game.controller[MECATOL_REX] != 0


# -- support for the throne --------------------------------------------------------------------------------------------


@rule("ti4:77.7", "ti4:31.23a")
@card("ti4:support-for-the-throne")
def test_the_support_of_another_is_the_tenth_point() -> None:
    made = three(9, 0, 0).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).notes(1, 1, SUPPORT)
    for seat in range(3):
        made.game.players[seat].strategies = (seat + 1,)
    game = made.begin()
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    plan(game, 0, (1, f"note {note_of(SUPPORT, 1)}", 1))
    answer(game, 1, "accept")
    assert (game.over, game.winners, game.players[0].points) == (True, [0], 10)


@rule("ti4:77.7", "ti4:95.7")
@card("ti4:support-for-the-throne")
def test_who_would_win_with_a_support_does_not_if_its_issuer_goes_first() -> None:
    """The point is lost with the issuer: nine and a point more are nine again."""
    made = three(9, 0, 0)
    made.game.players[0].area = (note_of(SUPPORT, 1),)
    made.game.begin(Eliminate(1))
    first = made.game.players[0]
    assert (first.points, first.area) == (8, ())
    gain_point(made.game, 0, BY)
    assert made.game.players[0].points == 9


# -- ties and the last objective ---------------------------------------------------------------------------------------


@rule("ti4:77.7")
@pytest.mark.parametrize(("cards", "winner"), [(((8,), (7,), (6,)), 2), (((1, 8), (2, 3), (4, 5)), 0)])
def test_of_those_who_reach_the_goal_together_initiative_decides(
    cards: tuple[tuple[int, ...], ...], winner: int
) -> None:
    made = three(9, 9, 9)
    for seat in range(3):
        made.game.players[seat].strategies = cards[seat]
    made.game.active = 2 if winner == 2 else 1
    game = made.begin()
    for seat in range(3):
        gain_point(game, seat, BY)
    answer(game, game.waiting()[0].seat, "strategy")
    assert game.winners == [winner]


@rule("ti4:77.8", "ti4:16.2")
def test_when_objectives_run_out_only_those_who_are_left_can_win() -> None:
    made = three(4, 8, 5)
    made.game.begin(Eliminate(1))
    assert made.game.players[1].points == 0, "no control token of that colour lies on the track"
    made.game.over = False
    made.game.begin(StatusPhase())
    assert (made.game.over, made.game.winners) == (True, [2])


@rule("ti4:77.8")
def test_a_tie_at_the_end_goes_to_the_lower_of_two_strategy_cards() -> None:
    made = three(5, 5, 2)
    made.game.players[0].strategies, made.game.players[1].strategies = (2, 8), (3, 4)
    made.game.begin(StatusPhase())
    assert made.game.winners == [0]


def test_where_nobody_is_left_nobody_wins() -> None:
    made = three(1, 1, 1)
    for player in made.game.players:
        player.eliminated = True
    made.game.begin(StatusPhase())
    assert (made.game.over, made.game.winners) == (True, [])


@rule("ti4:77.4a", "ti4:77.3")
def test_the_track_begins_with_none() -> None:
    game = three(0, 1, 0).game
    lose_point(game, 0, BY)
    lose_point(game, 1, BY)
    assert [player.points for player in game.players] == [0, 0, 0]


# -- what was being resolved -------------------------------------------------------------------------------------------


@rule("ti4:77.7")
@card("ti4:seed-of-an-empire")
def test_an_agenda_that_ends_the_game_lies_on_its_pile() -> None:
    made = three(9, 3, 3)
    game = resolved(made, "seed-of-an-empire", "for")
    assert game.over
    assert game.agenda_discard == (NUMBER["seed-of-an-empire"],)


@rule("ti4:S2")
def test_factions_that_the_options_name_are_told_with_their_rule() -> None:
    game = setup({"players": 3, "factions": "sol,hacan,norr"}, 1)
    assert {event.rule for event in game.log or [] if event.kind == "faction"} == {"ti4:S2"}


@rule("ti4:77.7", "ti4:3.7")
@card("ti4:mining-initiative")
def test_a_card_that_was_being_played_when_the_game_ended_lies_on_its_pile() -> None:
    made = three(9, 0, 0).hand(0, "mining-initiative")
    for seat in range(3):
        made.game.players[seat].strategies = (seat + 1,)  # seat 0 comes first
    game = made.planets(0, made.game.chart.planets[4][0]).begin()
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "target planet"
    assert (game.discard, game.players[0].hand) == ([], [])
    end_game(game, [0])
    assert (game.over, game.winners, game.discard) == (True, [0], [NUMBER["mining-initiative"]])
