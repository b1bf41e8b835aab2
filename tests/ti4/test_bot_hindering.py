"""Who is about to win is hindered by everybody."""

from __future__ import annotations

import pytest

from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import planet_worth
from orrery.ti4.bot.economy import IMPERIAL, card_worth
from orrery.ti4.bot.hindering import danger, lost_by
from orrery.ti4.bot.moving import best_plan
from orrery.ti4.tiles import MECATOL_REX
from support.ti4 import Table

HOME = "16"  # of the Hacan


def leading(points: int, own: int = 0) -> Table:
    """The Hacan live in system 2 and have so many points; all planets of system 3 are theirs as well."""
    table = Table("sol", "hacan", "norr", tiles=("18", "19", HOME, "21", "22", "23", "24"))
    table.planets(1, *table.game.chart.planets[2], *table.game.chart.planets[3])
    table.game.players[1].points, table.game.players[0].points = points, own
    return table


@pytest.mark.parametrize(("points", "own", "dangerous"), [(2, 0, False), (3, 0, True), (8, 0, True), (8, 9, False)])
def test_the_leader_is_a_danger_from_some_point_on(points: int, own: int, dangerous: bool) -> None:
    game = leading(points, own).game
    assert (danger(game, 0, 1) > 0.0) == dangerous
    assert danger(game, 0, 2) == 0.0, "somebody who is far behind"


def test_a_planet_of_the_leader_is_worth_more_the_home_most_of_all() -> None:
    table = leading(9)
    game = table.game
    home, plain = game.chart.planets[2][0], game.chart.planets[3][0]
    assert lost_by(game, 0, home) > lost_by(game, 0, plain) > 0.0
    early = Aims(leading(2).game, 0)
    assert planet_worth(Aims(game, 0), home) > planet_worth(early, home)
    game.controller[game.chart.planets[2][1]] = 2
    assert lost_by(game, 0, home) == lost_by(game, 0, plain), "they score nothing already"


def test_who_has_eight_points_is_attacked_where_another_is_left_alone() -> None:
    def worth(points: int) -> float:
        table = leading(points).ships(0, 1, cruiser=2, carrier=1, infantry=2).ships(1, 3, cruiser=1)
        return best_plan(Aims(table.game, 0), 3)[0]

    assert worth(8) > worth(2)


def test_imperial_is_taken_away_from_who_would_win_by_it() -> None:
    late, early = leading(8).planets(1, MECATOL_REX), leading(2).planets(1, MECATOL_REX)
    worth = card_worth(Aims(late.game, 0), IMPERIAL)
    assert worth > card_worth(Aims(early.game, 0), IMPERIAL) + 5.0
    assert worth > card_worth(Aims(leading(8).game, 0), IMPERIAL), "without Mecatol Rex it brings them less"
