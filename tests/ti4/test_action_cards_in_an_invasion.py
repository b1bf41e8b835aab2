"""Action cards of an invasion: bombardment, landing, ground combat, control."""

from __future__ import annotations

from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import left_of
from orrery.ti4.units import BASIC, DREADNOUGHT, INFANTRY, MECH, PDS, SPACE_DOCK, UNIT, changed, count, damaged
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_invasions import BEREG, LIRTA, TILES, invade, on, table_of

WELLON, VEFUT = 26, 27


def play(game: TwilightImperium, seat: int, key: str) -> None:
    number = next(each for each in game.players[seat].hand if COMPONENTS[each].key == key)
    answer(game, seat, f"card {number}")


# -- at the start ------------------------------------------------------------------------------------------------------


@card("ti4:bunker")
@rule("ti4:22.1")
def test_a_bunker_takes_four_off_every_die_against_all_planets_of_its_player() -> None:
    table = table_of(dreadnought=2).troops(1, BEREG, infantry=2).troops(1, LIRTA, infantry=2).hand(1, "bunker")
    game = invade(table, 9, 8)
    play(game, 1, "bunker")
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "dreadnought", 1))
    assert (on(game, 1, BEREG), on(game, 1, LIRTA)) == (1, 2), "nine less four hits, eight less four does not"
    assert not game.effects, "it ends with the invasion"


@card("ti4:bunker")
def test_dice_against_a_bunker_are_seen_as_they_count() -> None:
    table = table_of(dreadnought=2).troops(1, BEREG, infantry=2, mech=1).hand(1, "bunker")
    game = invade(table, 9, 8)
    play(game, 1, "bunker")
    everything(game, 0)
    combat = game.view(1).combat
    assert combat is not None
    assert [(die.die, die.needs, die.hit) for die in combat.dice] == [(9, 9, True), (8, 9, False)]


@card("ti4:bunker")
def test_a_bunker_protects_only_whose_it_is_and_is_asked_for_only_where_it_matters() -> None:
    table = Table("sol", "muaat", "norr", tiles=TILES).ships(0, 0, dreadnought=2)
    table.troops(1, BEREG, infantry=1).troops(2, LIRTA, infantry=1).hand(1, "bunker")
    game = invade(table, 5, 5)
    play(game, 1, "bunker")
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "dreadnought", 1))
    assert (on(game, 1, BEREG), on(game, 2, LIRTA)) == (1, 0)
    game = invade(table_of(cruiser=1).troops(1, BEREG, infantry=1).hand(1, "bunker"))
    assert game.active == 1, "nothing there can bombard"


@card("ti4:disable")
@rule("ti4:66", "ti4:27.3")
def test_disabled_planets_can_be_bombarded_and_nothing_fires_at_those_who_land() -> None:
    table = table_of(dreadnought=1, carrier=1, infantry=2).troops(1, BEREG, infantry=1, pds=2).hand(0, "disable")
    game = invade(table, 5)
    answer(game, 1, "hold fire")
    play(game, 0, "disable")
    assert asked(game, 0).prompt == "bombard", "no shield"
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert (game.controller[BEREG], on(game, 0, BEREG), on(game, 1, BEREG, PDS)) == (0, 2, 0)
    assert not any("cannon" in line for line in log(game))


@card("ti4:disable")
@rule("ti4:66.3a")
def test_a_disabled_shield_feeds_no_magen_defense_grid() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1, pds=1).techs(1, "magen-defense-grid")
    game = invade(table.hand(0, "disable"), 8, 1)
    answer(game, 1, "hold fire")
    play(game, 0, "disable")
    everything(game, 0)
    assert game.players[1].exhausted == ()
    assert game.controller[BEREG] == 0


@card("ti4:disable")
def test_the_defender_disables_nothing_and_nobody_where_there_is_no_pds() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1).hand(0, "disable")
    assert asked(invade(table), 0).prompt == "land"
    table = table_of(carrier=1, infantry=1).troops(0, LIRTA, pds=1).troops(1, BEREG, infantry=1).hand(1, "disable")
    assert asked(invade(table), 0).prompt == "land"


# -- landing -----------------------------------------------------------------------------------------------------------


@card("ti4:parley")
@rule("ti4:27.5")
def test_a_parley_sends_those_who_landed_on_one_planet_back() -> None:
    table = table_of(carrier=1, infantry=4).troops(1, BEREG, infantry=1, pds=1).planets(1, LIRTA).hand(1, "parley")
    game = invade(table)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3), (ON_PLANET + LIRTA, "infantry", 1))
    assert asked(game, 1).prompt == "after-units-committed"
    play(game, 1, "parley")
    assert count(game.players[0].ships_in(0), INFANTRY) == 3
    assert (on(game, 0, BEREG), game.controller[BEREG], game.controller[LIRTA]) == (0, 1, 0)
    assert not any("cannon" in line or "rolled" in line for line in log(game)), "no cannon, no combat"


@card("ti4:parley")
def test_a_parley_sends_back_only_who_is_still_there() -> None:
    table = table_of(carrier=1, infantry=3).troops(1, BEREG, infantry=1).planets(1, LIRTA).hand(1, "parley")
    game = invade(table)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3))
    game.players[0].put_on_planet(BEREG, changed((), INFANTRY, 1))  # two are gone meanwhile
    play(game, 1, "parley")
    assert (count(game.players[0].ships_in(0), INFANTRY), on(game, 0, BEREG)) == (1, 0)


@card("ti4:parley")
def test_there_is_no_parley_about_a_planet_of_nobody() -> None:
    game = invade(table_of(carrier=1, infantry=1).hand(1, "parley"))
    everything(game, 0)
    assert 0 in (game.controller[BEREG], game.controller[LIRTA])


@card("ti4:maneuvering-jets")
def test_maneuvering_jets_also_save_those_who_land() -> None:
    table = table_of(carrier=1, infantry=2).troops(1, BEREG, pds=1).hand(0, "maneuvering-jets")
    game = invade(table, 6)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 1, "fire")
    play(game, 0, "maneuvering-jets")
    assert on(game, 0, BEREG) == 2


# -- ground combat -----------------------------------------------------------------------------------------------------


def rounds_fought(game: TwilightImperium) -> int:
    return next(event.values[1] for event in game.log or [] if event.kind == "ground combat over")


@card("ti4:fire-team")
@rule("ti4:20.1")
def test_a_fire_team_rolls_any_of_its_dice_again() -> None:
    game = invade(table_of(carrier=1, infantry=2).troops(1, BEREG, infantry=2).hand(0, "fire-team"), 8, 1, 9, 1, 1)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    play(game, 0, "fire-team")
    assert [option.things[1] for option in asked(game, 0).options] == [("shows", 8), ("shows", 1)]
    answer(game, 0, "die 1")
    assert (on(game, 1, BEREG), game.controller[BEREG]) == (0, 0)
    assert "rerolled" in [event.kind for event in game.log or []]


@card("ti4:fire-team")
@rule("ti4:20.1")
def test_a_fire_team_rolls_mechs_and_infantry_again_when_both_have_rolled() -> None:
    table = table_of(carrier=1, infantry=2, mech=1).troops(1, BEREG, infantry=2).hand(0, "fire-team")
    game = invade(table, 2, 8, 1, 9, 7, 1, 1)
    everything(game, 0)
    assert [event.values for event in game.log or [] if event.kind == "rolled"] == [(MECH, 2), (INFANTRY, 8, 1)]
    play(game, 0, "fire-team")
    assert [option.things[1][1] for option in asked(game, 0).options] == [2, 8, 1], "the mech's die is among them"
    answer(game, 0, "die 0", "die 2")
    rolled = [event.values for event in game.log or [] if event.kind == "rerolled"]
    assert rolled == [(6, 9), (8, 8, 7)], "what both need, and all their dice as they lie now"
    assert rounds_fought(game) == 1, "the mech hits now, and the first infantry did before"
    assert game.controller[BEREG] == 0


@card("ti4:fire-team")
def test_a_hit_that_is_rolled_again_counts_no_more() -> None:
    """Nobody would; but the dice lie as they fell."""
    table = table_of(carrier=1, infantry=1, mech=1).troops(1, BEREG, infantry=2).hand(0, "fire-team")
    game = invade(table, 6, 8, 1, 1, 1, 6, 1, 1)
    everything(game, 0)
    play(game, 0, "fire-team")
    answer(game, 0, "die 0")
    assert rounds_fought(game) == 2, "in the first one the infantry's hit alone was left"


@card("ti4:fire-team")
def test_who_rolls_no_die_again_is_not_said_to_have_done_so() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1).hand(0, "fire-team"), 8, 1)
    everything(game, 0)
    play(game, 0, "fire-team")
    answer(game, 0)
    assert "rerolled" not in [event.kind for event in game.log or []]


@card("ti4:fire-team")
def test_nobody_rolls_the_dice_of_others_again() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1).hand(1, "fire-team")
    game = invade(table, 1, 2, 1, 2, 8, 1)
    everything(game, 0)
    assert asked(game, 1).prompt == "after-ground-combat-roll"
    play(game, 1, "fire-team")
    assert [option.things[1] for option in asked(game, 1).options] == [("shows", 2)], "its own die, not the one before"


@card("ti4:fire-team")
def test_a_cancelled_fire_team_rolls_nothing_and_names_no_die() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1).hand(0, "fire-team").hand(1, "sabotage")
    game = invade(table, 1, 8)
    everything(game, 0)
    play(game, 0, "fire-team")
    assert asked(game, 1).prompt == "when-action-card-played"
    play(game, 1, "sabotage")
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (0, 1)


@card("ti4:emergency-repairs")
def test_emergency_repairs_in_a_ground_combat_reach_the_ships_of_the_system() -> None:
    table = table_of(carrier=1, damaged_dreadnought=1, infantry=1).troops(1, BEREG, infantry=1, pds=1)
    game = invade(table.hand(0, "emergency-repairs"), 8, 1)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    assert asked(game, 0).prompt == "start-of-ground-combat-round"
    play(game, 0, "emergency-repairs")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0
    assert "repaired" in [event.kind for event in game.log or []]


# -- control -----------------------------------------------------------------------------------------------------------


def conquest() -> Table:
    return table_of(carrier=1, infantry=1).troops(1, BEREG, pds=2, space_dock=1).hand(0, "infiltrate")


def conquer(table: Table) -> TwilightImperium:
    game = invade(table)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    return game


@card("ti4:infiltrate")
@rule("ti4:27.5a", "ti4:C.infiltrate")
def test_infiltrated_structures_change_sides_and_are_not_destroyed() -> None:
    game = conquer(conquest())
    play(game, 0, "infiltrate")
    mine = [on(game, 0, BEREG, type) for type in (PDS, SPACE_DOCK)]
    assert mine == [2, 1]
    assert not game.players[1].troops_on(BEREG)
    assert (left_of(game, 1, PDS), left_of(game, 0, PDS)) == (6, 4)
    assert not any("destroyed" in line for line in log(game))
    assert game.controller[BEREG] == 0


@card("ti4:infiltrate")
def test_who_loses_a_planet_infiltrates_nothing() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, BEREG, space_dock=1).troops(1, WELLON).hand(1, "infiltrate")
    game = invade(table)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert (on(game, 1, BEREG, SPACE_DOCK), len(game.players[1].hand)) == (0, 1)
    assert asked(game, 1).prompt == "action"


@card("ti4:infiltrate")
def test_a_cancelled_infiltration_leaves_the_structures_to_be_destroyed() -> None:
    game = conquer(conquest().hand(1, "sabotage"))
    play(game, 0, "infiltrate")
    play(game, 1, "sabotage")
    assert [on(game, 0, BEREG, type) for type in (PDS, SPACE_DOCK)] == [0, 0]
    assert sum("destroyed" in line for line in log(game)) == 3


@card("ti4:infiltrate")
@rule("ti4:59.4a", "ti4:31.9")
def test_what_cannot_be_replaced_is_destroyed_and_what_can_may_come_from_elsewhere() -> None:
    dock = {"space_dock": 1}
    game = conquer(conquest().troops(0, WELLON, **dock).troops(0, VEFUT, **dock).troops(0, 28, **dock))
    play(game, 0, "infiltrate")
    assert asked(game, 0).prompt == "none left"
    answer(game, 0, "place fewer")
    assert (on(game, 0, BEREG, PDS), on(game, 0, BEREG, SPACE_DOCK), on(game, 1, BEREG, SPACE_DOCK)) == (2, 0, 0)
    game = conquer(
        conquest().troops(0, WELLON, space_dock=1).troops(0, VEFUT, space_dock=1).troops(0, 28, space_dock=1)
    )
    play(game, 0, "infiltrate")
    answer(game, 0, "take from board")
    answer(game, 0, f"planet {VEFUT}")
    assert (on(game, 0, BEREG, SPACE_DOCK), on(game, 0, VEFUT, SPACE_DOCK)) == (1, 0)


@card("ti4:infiltrate")
@rule("ti4:34.1a")
def test_a_factory_that_lives_in_space_is_placed_there() -> None:
    table = Table("saar", "hacan", tiles=TILES).ships(0, 0, carrier=1, infantry=1)
    table.game.players[0].units = (*BASIC[:SPACE_DOCK], UNIT["floating-factory-1"])
    game = invade(table.troops(1, BEREG, space_dock=1).hand(0, "infiltrate"))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    play(game, 0, "infiltrate")
    assert count(game.players[0].ships_in(0), SPACE_DOCK) == 1
    assert on(game, 1, BEREG, SPACE_DOCK) == 0


@card("ti4:reparations")
def test_reparations_exhaust_a_planet_of_the_conqueror_and_ready_one_of_the_loser() -> None:
    table = table_of(carrier=1, infantry=1).planets(1, BEREG, 28, 29, 30).planets(0, WELLON, VEFUT)
    table.game.exhausted[28] = table.game.exhausted[29] = True
    game = invade(table.hand(1, "reparations"))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    play(game, 1, "reparations")
    assert [option.id() for option in asked(game, 1).options] == [WELLON, VEFUT]
    answer(game, 1, f"planet {VEFUT}")
    assert [option.id() for option in asked(game, 1).options] == [28, 29]
    answer(game, 1, "planet 29")
    assert [game.exhausted[planet] for planet in (WELLON, VEFUT, 28, 29)] == [False, True, True, False]
    assert "planet exhausted" in [event.kind for event in game.log or []]
    assert "planet readied" in [event.kind for event in game.log or []]


@card("ti4:reparations")
@rule("ti4:31.9")
def test_reparations_do_what_can_be_done_and_are_for_who_lost_the_planet() -> None:
    table = Table("sol", "muaat", "norr", tiles=TILES).ships(0, 0, carrier=1, infantry=1)
    table.planets(1, BEREG, 28).planets(2, 30).planets(0, WELLON).hand(2, "reparations").hand(1, "sabotage")
    game = invade(table)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert len(game.players[2].hand) == 1
    assert game.active == 1, "a third player was not asked"
    table = table_of(carrier=1, infantry=1).planets(1, BEREG, 28).planets(0, WELLON).hand(1, "reparations")
    game = invade(table)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    play(game, 1, "reparations")
    assert game.exhausted[WELLON], "there was nothing to ready"
