"""The Federation of Sol where others interfere: no figures, no flagship, no tokens, another's turn."""

from __future__ import annotations

from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.queries import tokens_gained
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.units import CARRIER, INFANTRY, PLASTIC, UNIT, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything

TILES = ("35", "1", "20", "21", "22", "23", "24")
JORD, BEREG, LIRTA = 0, 50, 51
FAR = 5  # a planet that is not on this table: whoever controls it is not eliminated


def through_status(table: Table) -> TwilightImperium:
    game = table.game
    game.stage_one = (NUMBER["lead-from-the-front"],)
    game.begin(StatusPhase())
    for _ in range(30):
        if game.over or not game.waiting():
            break
        decision = game.waiting()[0]
        if decision.prompt == "status tokens":
            everything(game, decision.seat)
        elif decision.prompt == "none left":
            answer(game, decision.seat, "place fewer")
        else:
            answer(game, decision.seat, decision.options[0].key)
    return game


@card("ti4:genesis")
def test_without_the_flagship_on_the_board_nothing_is_gathered() -> None:
    game = through_status(Table("sol", "hacan", tiles=TILES).own(0).planets(0, JORD).planets(1, FAR))
    assert "used genesis" not in " ".join(log(game))


@card("ti4:genesis")
@rule("ti4:59.4a", "ti4:59.4b")
def test_without_a_figure_nobody_is_forced_to_take_one_back() -> None:
    """Each figure stands on a planet of its own, and the flagship alone in space."""
    table = Table("sol", "hacan", tiles=TILES).own(0).planets(1, FAR).ships(0, 2, flagship=1)
    for planet in range(PLASTIC[INFANTRY]):
        table.troops(0, planet + 10, infantry=1)
    game = through_status(table)
    assert count(game.players[0].ships_in(2), INFANTRY) == 0
    assert all(count(game.players[0].troops_on(planet + 10), INFANTRY) == 1 for planet in range(PLASTIC[INFANTRY]))


@card("ti4:genesis")
def test_the_flagship_gathers_beside_ships_of_others_too() -> None:
    """No ability is blockaded: only production is."""
    table = Table("sol", "hacan", tiles=TILES).own(0).planets(0, JORD).planets(1, FAR)
    game = through_status(table.ships(0, 2, flagship=1).ships(1, 2, cruiser=1))
    assert count(game.players[0].ships_in(2), INFANTRY) == 1


@card("ti4:versatile")
@rule("ti4:52.3")
def test_the_versatile_gain_what_is_left_and_hyper_metabolism_adds_up() -> None:
    table = Table("sol", "hacan", tiles=TILES).techs(0, "hyper-metabolism").planets(0, JORD).planets(1, FAR)
    assert tokens_gained(table.game, 0) == 4
    player = table.game.players[0]
    player.tactic, player.fleet, player.strategy = 6, 5, 4
    game = through_status(table)
    assert player.tactic + player.fleet + player.strategy == 16
    assert not game.players[0].tokens


@card("ti4:orbital-drop")
@rule("ti4:52.5")
def test_a_planet_of_another_is_no_place_to_land_and_one_that_is_blockaded_is() -> None:
    table = Table("sol", "hacan", tiles=TILES).planets(0, BEREG).planets(1, LIRTA).ships(1, 0, cruiser=1)
    game = table.begin()
    answer(game, 0, "ability")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    assert game.players[0].strategy == 1


@card("ti4:military-support")
def test_support_for_who_controls_no_planet_still_costs_the_sol_a_token() -> None:
    table = Table("sol", "hacan", tiles=TILES).planets(0, JORD).ships(1, 2, carrier=1, infantry=1)
    game = table.notes(1, 0, "military-support").begin()
    answer(game, 1, "note")
    assert game.players[0].strategy == 1
    assert note_of("military-support", 0) in game.players[0].notes
    assert asked(game, 0).prompt == "action"


@card("ti4:military-support")
def test_support_once_in_a_turn_also_if_it_is_bought_back() -> None:
    """A note that comes back in the same window is not played again there (31.18)."""
    table = Table("sol", "hacan", tiles=TILES).planets(0, JORD).planets(1, BEREG)
    game = table.notes(1, 0, "military-support").begin()
    answer(game, 1, "note")
    note = note_of("military-support", 0)
    game.players[0].notes = tuple([each for each in game.players[0].notes if each != note])
    game.players[1].notes += (note,)
    game.players[1].changed()
    answer(game, 1, f"planet {BEREG}")
    assert game.asked(1) is None
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 2


@card("ti4:advanced-carrier-2")
def test_a_copied_carrier_is_the_one_of_the_sol() -> None:
    table = Table("nekro", "sol").own(0)
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["advanced-carrier-2"]),)
    upgrade_units(table.game, 0, NUMBER["advanced-carrier-2"])
    assert table.game.players[0].units[CARRIER] == UNIT["advanced-carrier-2"]
