"""Elimination: when it is due, what goes where, and that nobody waits for who is gone."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.elimination import has_nothing_left
from orrery.ti4.rules.moves import add_in_space, add_on_planet, gain_control
from orrery.ti4.units import CRUISER, INFANTRY, SPACE_DOCK, count
from support.cite import rule
from support.play import answer
from support.ti4 import Table, plan


def cornered() -> Table:
    """Seat 1 of three has one planet in the middle with one infantry, a cruiser far away, cards and notes."""
    made = Table("sol", "hacan", "norr").ships(0, 1, carrier=1, infantry=4)
    planets = made.game.chart.planets
    made.planets(0, planets[1][0]).planets(2, planets[2][0]).troops(1, planets[0][0], infantry=1)
    return made.ships(1, 4, cruiser=1).ships(2, 2, cruiser=1)


def conquer(made: Table) -> TwilightImperium:
    made.game.rng = Arranged(1, [], [10, 10, 10, 10, 1])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 4))
    plan(game, 0, (1000 + game.chart.planets[0][0], "infantry", 4))
    return game


@rule("ti4:16", "ti4:16.1", "ti4:16.1a", "ti4:16.1c", "ti4:16.2")
def test_who_has_neither_ground_forces_nor_production_nor_planets_is_out() -> None:
    game = conquer(cornered())
    player = game.players[1]
    assert player.eliminated
    assert not player.space, "a cruiser alone keeps nobody in the game"
    assert (player.tactic, player.fleet, player.strategy, player.tokens) == (0, 0, 0, ())
    assert (player.techs, player.abilities) == ((), ())
    assert not any(event.kind == "destroyed" and event.values[-1] == CRUISER for event in game.log or [])


@rule("ti4:16.1a", "ti4:16.1b", "ti4:16.1c")
def test_each_of_the_three_keeps_a_player_in_the_game() -> None:
    assert not conquer(cornered().ships(1, 4, carrier=1, infantry=1)).players[1].eliminated
    made = cornered()
    assert not conquer(made.planets(1, made.game.chart.planets[5][0])).players[1].eliminated
    made = cornered()
    game = made.troops(1, made.game.chart.planets[5][0], space_dock=1).begin()
    gain_control(game, 0, made.game.chart.planets[0][0])
    add_on_planet(game, 1, made.game.chart.planets[0][0], INFANTRY, -1)
    game.controller[made.game.chart.planets[5][0]] = -1
    assert not has_nothing_left(game, 1), "a space dock produces"
    add_on_planet(game, 1, made.game.chart.planets[5][0], SPACE_DOCK, -1)
    assert has_nothing_left(game, 1)


@rule("ti4:16.4", "ti4:16.4a", "ti4:16.5", "ti4:16.6")
def test_cards_and_notes_go_where_they_belong() -> None:
    made = cornered().hand(1, "direct-hit", "sabotage")
    players = made.game.players
    players[1].notes = (note_of("ceasefire", 2),)
    players[0].notes = (note_of("ceasefire", 1),)
    players[0].strategies, players[1].strategies = (1,), (4,)
    hand = list(players[1].hand)
    game = conquer(made)
    assert game.players[1].hand == []
    assert game.discard == hand
    assert game.players[2].notes == (note_of("ceasefire", 2),)
    assert [player.notes for player in game.players[:2]] == [(), ()]
    assert game.players[1].strategies == ()


@rule("ti4:16.1", "ti4:16.1b")
def test_the_loss_of_the_last_space_dock_eliminates_too() -> None:
    made = cornered()
    game = made.begin()
    lost, docked = made.game.chart.planets[0][0], made.game.chart.planets[5][0]
    add_on_planet(game, 1, lost, INFANTRY, -1)
    game.controller[lost] = 0
    add_on_planet(game, 1, docked, SPACE_DOCK, 1)
    answer(game, 0, "pass")
    assert not game.players[1].eliminated
    add_on_planet(game, 1, docked, SPACE_DOCK, -1)
    answer(game, game.active, "pass")
    assert game.players[1].eliminated


@rule("ti4:16.4a")
def test_a_note_of_its_own_colour_that_it_holds_leaves_the_game() -> None:
    made = cornered()
    made.game.players[1].notes = (note_of("ceasefire", 1),)
    game = conquer(made)
    assert all(player.notes == () for player in game.players)
    assert not any(event.kind == "note returned" for event in game.log or [])


@rule("ti4:16.8")
def test_the_speaker_token_passes_to_the_left() -> None:
    made = cornered()
    made.game.speaker = 1
    assert conquer(made).speaker == 2


@rule("ti4:16")
def test_nobody_waits_for_who_is_gone() -> None:
    game = conquer(cornered())
    assert game.active == 2, "the turn of seat 1 is left out"
    answer(game, 2, "pass")
    answer(game, 0, "pass")
    assert game.over, "a phase without a turn of seat 1"
    assert game.players[1].passed
    assert game.players[1].tactic == 0, "nor does it gain tokens"
    assert 1 not in game.order("")


@rule("ti4:16", "ti4:16.1")
def test_the_active_player_may_be_the_one_who_is_gone() -> None:
    """The last infantry falls in its own invasion: the turn ends, and nobody is asked in vain."""
    made = Table("sol", "hacan", "norr").ships(0, 1, carrier=1, infantry=1)
    planets = made.game.chart.planets
    made.troops(1, planets[0][0], infantry=3).planets(2, planets[2][0])
    made.game.rng = Arranged(1, [], [1, 10, 10, 10])
    game = made.ships(1, 5, cruiser=1).activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    plan(game, 0, (1000 + planets[0][0], "infantry", 1))
    assert game.players[0].eliminated
    assert game.active == 1
    assert count(game.players[0].ships_in(0), CRUISER) == 0


@rule("ti4:16.1a")
def test_ground_forces_in_space_are_on_the_board() -> None:
    made = Table("sol", "hacan").planets(1, 0)
    add_in_space(made.game, 0, 1, INFANTRY, 1)
    assert not has_nothing_left(made.game, 0)


@rule("ti4:16.7", "ti4:16.2")
def test_secret_objectives_scored_or_not_are_shuffled_into_their_deck() -> None:
    made = cornered()
    held, scored, public = NUMBER["form-a-spy-network"], NUMBER["unveil-flagship"], NUMBER["expand-borders"]
    made.game.players[1].secrets, made.game.players[1].scored = (held,), (scored, public)
    game = conquer(made)
    assert sorted(game.secrets) == sorted((held, scored))
    assert (game.players[1].secrets, game.players[1].scored) == ((), ()), "no control token lies on any objective"
