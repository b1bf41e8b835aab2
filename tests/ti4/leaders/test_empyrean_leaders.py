"""The Empyrean: agent, commander, hero and mech."""

from __future__ import annotations

from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.finds import FRONTIER
from orrery.ti4.rules.find_moves import with_pile
from orrery.ti4.rules.leaders import unlocking
from orrery.ti4.rules.moves import exchange_systems
from orrery.ti4.units import MECH, count, damaged, whole
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, everything, plan
from support.ti4_combat import card as play_card

VOID = ("18", "46", "20", "21", "22", "23", "24")  # nothing in the north
TWO_VOIDS = ("18", "46", "20", "39", "22", "23", "24")
VEFUT, THIBAH, TARMANN, SAUDOR = 27, 28, 29, 30
FAR = 0  # a planet that is not on this table


@card("ti4:acamar")
@rule("ti4:7.4", "ti4:52.2")
def test_who_moves_into_the_void_gains_a_token_if_the_agent_helps() -> None:
    """Also another player; into a system with planets nobody."""
    table = Table("hacan", "empyrean", tiles=VOID).court(1).ships(0, 2, cruiser=1).planets(0, VEFUT).planets(1, SAUDOR)
    game = table.activate(1)
    everything(game, 0)
    answer(game, 1, "leader")
    plan(game, 0, (0, "fleet", 1))
    assert (game.players[0].fleet, game.players[1].exhausted) == (4, (NUMBER["acamar"],))
    table = Table("hacan", "empyrean", tiles=VOID).court(1).ships(0, 2, cruiser=1).planets(0, VEFUT).planets(1, SAUDOR)
    game = table.activate(3)
    everything(game, 0)
    assert game.waiting()[0].prompt != "after-ships-entered"
    assert game.players[1].exhausted == ()


@card("ti4:xuange")
@rule("ti4:7.6", "ti4:63.3")
def test_neighbours_all_around_unlock_the_commander_whoever_has_moved() -> None:
    """A ship of another comes beside them, and they have all for neighbours."""
    table = Table("hacan", "empyrean", tiles=VOID).court(1).ships(0, 4, cruiser=1).ships(1, 1, cruiser=1)
    game = table.planets(1, FAR).planets(0, TARMANN).game
    game.kings = True
    assert unlocking(game, 1, NUMBER["xuange"]) == (0, 1)
    game = table.activate(0)
    answer(game, 1, "pass")  # the passage
    everything(game, 0)
    assert NUMBER["xuange"] in game.players[1].leaders


@card("ti4:xuange")
@rule("ti4:7.6", "ti4:63.3")
def test_systems_that_change_places_unlock_the_commander_too() -> None:
    table = Table("hacan", "empyrean", tiles=VOID).court(1).ships(0, 4, cruiser=1).ships(1, 1, cruiser=1)
    game = table.planets(1, FAR).planets(0, TARMANN).begin()
    exchange_systems(game, 0, 4, 2)
    answer(game, 0, "tactical")
    assert NUMBER["xuange"] in game.players[1].leaders


@card("ti4:xuange")
@rule("ti4:52.6")
def test_a_token_may_come_back_when_another_moves_ships_to_it() -> None:
    table = Table("hacan", "empyrean", tiles=VOID).court(1, COMMANDER).ships(0, 2, cruiser=1).planets(0, VEFUT)
    game = table.planets(1, SAUDOR).game
    game.players[1].exhausted = (NUMBER["acamar"],)
    game.players[1].tokens = (1, 3)
    table.activate(1)
    everything(game, 0)
    answer(game, 1, "leader")
    assert list(game.players[1].tokens) == [3]


@card("ti4:xuange")
def test_nothing_comes_back_when_they_move_where_none_lies() -> None:
    table = Table("hacan", "empyrean", tiles=VOID).court(1, COMMANDER).ships(0, 2, cruiser=1).planets(0, VEFUT)
    game = table.planets(1, SAUDOR).game
    game.players[1].exhausted = (NUMBER["acamar"],)
    game.players[1].tokens = (3,)
    table.activate(1)
    everything(game, 0)
    assert asked(game, 1).prompt == "action"
    assert list(game.players[1].tokens) == [3]


@card("ti4:conservator-procyon")
@rule("ti4:29.4", "ti4:98.1b", "ti4:7.12")
def test_every_void_gets_a_frontier_token_and_those_with_ships_are_explored() -> None:
    table = Table("empyrean", "hacan", tiles=TWO_VOIDS).court(0, HERO).ships(0, 1, cruiser=1).planets(0, VEFUT)
    game = table.planets(1, SAUDOR).game
    game.kings, game.frontier = True, (1,)
    game.explorations = game.explored = ((), (), (), ())
    game.explorations = with_pile(game.explorations, FRONTIER, (NUMBER["lost-crew"],))
    table.begin()
    answer(game, 0, "leader")
    assert game.frontier == (3,), "the one in 1 has been explored, the one in 3 is new"
    assert [row for row in happened(game) if row[0] == "frontier token"] == [("frontier token", 0, (3,))]
    assert [find for _, _, _, find in game.found] == [NUMBER["lost-crew"]]
    assert NUMBER["conservator-procyon"] not in game.players[0].leaders


@card("ti4:watcher", "ti4:sabotage")
@rule("ti4:3.7")
def test_a_watcher_near_units_of_who_plays_a_card_may_be_removed_to_cancel_it() -> None:
    """A Sabotage as well; far away it sees nothing."""
    for near in (True, False):
        table = (
            Table("hacan", "empyrean", tiles=VOID).court(1).troops(0, VEFUT, infantry=1).hand(0, "mining-initiative")
        )
        game = table.troops(1, THIBAH if near else SAUDOR, mech=1).begin()
        play_card(game, 0, "mining-initiative")
        if near:
            answer(game, 1, "mech")
            assert count(game.players[1].troops_on(THIBAH), MECH) == 0
        assert game.players[0].goods == (0 if near else 2)


@card("ti4:watcher")
def test_which_of_several_watchers_goes_its_owner_says() -> None:
    table = Table("hacan", "empyrean", tiles=VOID).court(1).troops(0, VEFUT, infantry=1).hand(0, "mining-initiative")
    game = table.troops(1, THIBAH, mech=1).ships(1, 1, carrier=1, damaged_mech=1).begin()
    play_card(game, 0, "mining-initiative")
    answer(game, 1, "mech")
    assert asked(game, 1).prompt == "which watcher"
    answer(game, 1, "place 1")
    assert (count(game.players[1].ships_in(1), MECH), count(game.players[1].troops_on(THIBAH), MECH)) == (0, 1)


@card("ti4:acamar")
@rule("ti4:52.3b")
def test_nobody_gains_a_token_that_is_not_left() -> None:
    """16 tokens are all there are; one lies in the system that was activated."""
    for fleet, helps in ((8, True), (9, False)):
        table = Table("hacan", "empyrean", tiles=VOID).court(1).ships(0, 2, cruiser=1).planets(0, VEFUT)
        table.planets(1, SAUDOR).pools(0, tactic=5, fleet=fleet)
        game = table.activate(1)
        everything(game, 0)
        assert (game.asked(1) is not None and asked(game, 1).prompt == "after-ships-entered") == helps


@card("ti4:watcher")
def test_a_watcher_says_whether_it_is_damaged_and_the_whole_one_stays() -> None:
    table = Table("hacan", "empyrean", tiles=VOID).court(1).troops(0, VEFUT, infantry=1).hand(0, "mining-initiative")
    game = table.ships(1, 1, carrier=1, mech=1, damaged_mech=1).planets(1, SAUDOR).begin()
    play_card(game, 0, "mining-initiative")
    answer(game, 1, "mech")
    assert [option.key for option in asked(game, 1).options] == ["damaged watcher", "watcher"]
    answer(game, 1, "damaged watcher")
    assert (whole(game.players[1].ships_in(1), MECH), damaged(game.players[1].ships_in(1), MECH)) == (1, 0)
    told = [(event.kind, event.actor, event.values) for event in game.log or []]
    assert ("taken back", 1, (1, MECH)) in told
    assert ("cancelled", 1, (0,)) in told
