"""What is found once is remembered: the same as found anew, and never more than a server can keep for months."""

from __future__ import annotations

from orrery.ti4 import agenda, queries
from orrery.ti4.agenda import laws_in_force
from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import MOST_KEPT, kept
from orrery.ti4.queries import standing_of
from orrery.ti4.technology import GENERIC
from support.ti4 import Table
from support.ti4_skirmish import said


def test_when_too_much_is_known_all_is_forgotten() -> None:
    known: dict[int, str] = {}
    for number in range(MOST_KEPT):
        assert kept(known, number, str(number)) == str(number)
    assert len(known) == MOST_KEPT
    kept(known, -1, "one more")
    assert known == {-1: "one more"}


def test_what_players_have_is_not_remembered_for_ever() -> None:
    game = Table("sol", "hacan", "letnev").game
    player = game.players[0]
    techs, before = player.techs, said(standing_of(game, 0).modifiers)
    some = [NUMBER[row.key] for row in GENERIC[:13]]
    for chosen in range(2 ** len(some)):
        player.techs = tuple(tech for place, tech in enumerate(some) if chosen >> place & 1)
        standing_of(game, 0)
    assert 0 < len(vars(queries)["_standing"]) <= MOST_KEPT < 2 ** len(some)
    player.techs = techs
    assert said(standing_of(game, 0).modifiers) == before


def test_what_laws_change_is_not_remembered_for_ever() -> None:
    game = Table("sol", "hacan", "letnev").game
    law = NUMBER["shared-research"]
    for elected in range(MOST_KEPT + 1):
        game.laws = ((law, elected, -1),)
        assert [each.about for each in laws_in_force(game)] == [elected]
    assert 0 < len(vars(agenda)["_standing"]) <= MOST_KEPT
