"""Edges that nothing else holds: the first seat, the first planet, damaged ships, samples, dice that just hit."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Gift
from orrery.kernel.rng import Arranged
from orrery.ti4.components import FACTION, NUMBER
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Side, chance_of, in_space
from orrery.ti4.game import TwilightImperium
from orrery.ti4.inventory import inventory
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds_answer import answered
from orrery.ti4.odds_askable import unit_places
from orrery.ti4.odds_attack import moved
from orrery.ti4.odds_question import SPACE, Unclear, nearest
from orrery.ti4.odds_reasons import printed
from orrery.ti4.odds_table import in_and_around, space_sides
from orrery.ti4.odds_words import thing_text
from orrery.ti4.payments import RESOURCES
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import gain_technology
from orrery.ti4.rules.placing import PlaceUnits, place_of
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.researching import MayResearch
from orrery.ti4.rules.scoring import SpendTokens
from orrery.ti4.rules.set_up import take_faction
from orrery.ti4.rules.space_cannon import FireCannon, SpaceCannonDefense
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.rules.transaction import Transaction, samples
from orrery.ti4.state import HAND_DUE
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    COUNT,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    SPACE_DOCK,
    UNIT,
    UNITS,
    count,
    damaged,
    force,
    whole,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_fleets import skirmish

MECATOL = PLANET["mecatol_rex"]
WELLON, VEFUT = PLANET["wellon"], PLANET["vefutii"]


def reason(game: TwilightImperium, seat: int, kind: str, number: int) -> str:
    refused = game.why_not(seat, (kind, number))
    return refused.reason if refused is not None else ""


# -- limits ------------------------------------------------------------------------------------------------------------


@rule("ti4:32.3")
def test_a_damaged_ship_above_the_fleet_pool_is_offered_as_damaged_and_removed_so() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1, damaged_dreadnought=1).pools(0, fleet=2)
    game = table.begin()
    game.players[0].fleet = 1
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    assert [option.things[1] for option in asked(game, 0).options] == [("damaged", 1), ("damaged", 0)]
    answer(game, 0, "damaged 1")
    force = game.players[0].ships_in(1)
    assert (whole(force, DREADNOUGHT), damaged(force, DREADNOUGHT)) == (1, 0)


@rule("ti4:49.3")
def test_where_only_cargo_is_too_much_no_ship_is_removed() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, fighter=5).pools(0, fleet=1)
    table.game.begin(RemoveExcess(0, 1, fleet=False))
    assert count(table.game.players[0].ships_in(1), CRUISER) == 1
    assert count(table.game.players[0].ships_in(1), FIGHTER) == 4


# -- reasons -----------------------------------------------------------------------------------------------------------


@rule("ti4:96.5a", "ti4:96.5b")
def test_also_the_first_seat_is_told_why_it_is_no_target() -> None:
    table = Table("sol", "hacan", "norr").ships(1, 0, cruiser=1).troops(2, MECATOL, pds=1)
    table.game.active, table.game.active_system = 1, 0
    table.game.begin(FireCannon(2, 0, (1,)))
    assert reason(table.game, 2, "seat", 0) == "cannons-at-active"
    assert reason(table.game, 2, "seat", 3) == reason(table.game, 2, "seat", -1) == "not-in-question"


@rule("ti4:6.2", "ti4:88.1")
def test_also_the_first_planet_and_the_first_system_are_pointed_at() -> None:
    table = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "18"))
    table.game.players[0].tokens += (0,)
    table.game.begin(TacticalAction(0))
    assert reason(table.game, 0, "planet", PLANET["jord"]) == "own-token"
    assert reason(table.game, 0, "system", 0) == "own-token"
    assert reason(table.game, 0, "planet", WELLON) == "activate-the-system"
    assert reason(table.game, 0, "planet", PLANET["darien"]) == "not-in-question", "it lies in no system here"
    other = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "18"))
    other.game.begin(TacticalAction(0))
    assert reason(other.game, 0, "planet", PLANET["jord"]) == "activate-the-system"


@rule("ti4:91.3", "ti4:91.1")
def test_in_a_transaction_whoever_has_nothing_is_named() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).pools(1, goods=1)
    game = table.game
    game.active = 0
    game.begin(Transaction(0, 1))
    assert reason(game, 0, "goods", 0) == "nothing-of-it"
    assert reason(game, 0, "goods", 1) == ""
    assert reason(game, 0, "commodities", 1) == "nothing-of-it"
    assert reason(game, 0, "goods", 3) == reason(game, 0, "goods", -1) == ""


# -- transactions ------------------------------------------------------------------------------------------------------


@rule("ti4:91.2")
def test_sensible_terms_are_commodities_for_commodities_then_for_a_good_then_a_gift() -> None:
    game = Table("sol", "hacan").pools(0, goods=1, commodities=2).pools(1, goods=1, commodities=3).game
    assert samples(game, 0, 1) == [
        Form(((0, "commodities", 2), (1, "commodities", 2))),
        Form(((0, "commodities", 1), (1, "goods", 1))),
        Form(((0, "goods", 1),)),
    ]
    poor = Table("sol", "hacan").pools(0, commodities=1).game
    assert samples(poor, 0, 1) == []


@rule("ti4:91.2", "ti4:57.5a")
def test_terms_tell_what_both_would_hold() -> None:
    table = Table("sol", "hacan").pools(0, goods=4, commodities=2).pools(1, goods=1, commodities=3)
    table.ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    game = table.game
    game.active = 0
    game.begin(Transaction(0, 1))
    form = Form(((0, "goods", 3), (0, "commodities", 1), (1, "commodities", 2)))
    assert game.sums(0, form) == (
        ("goods", 0, 4 - 3 + 2, -1),
        ("commodities", 0, 1, -1),
        ("goods", 1, 1 + 4, -1),
        ("commodities", 1, 1, -1),
    )
    assert game.sums(0, Form(((1, "goods", 1),)))[:2] == (("goods", 0, 5, -1), ("commodities", 0, 2, -1))


# -- combat ------------------------------------------------------------------------------------------------------------


@rule("ti4:96.3")
def test_a_die_that_shows_what_is_needed_is_seen_as_a_hit() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1, destroyer=1).troops(1, MECATOL, pds=2)
    game = table.activate(0)
    game.rng = Arranged(1, [], [6, 5])
    plan(game, 0, (1, "cruiser", 1), (1, "destroyer", 1))
    answer(game, 1, "fire")
    combat = game.public_view().combat
    assert combat is not None
    assert [(die.die, die.needs, die.hit) for die in combat.dice] == [(6, 6, True), (5, 6, False)]
    assert combat.hits == (1, 0)


def test_fighters_that_had_no_room_from_the_beginning_are_not_lost_with_a_ship() -> None:
    """They have their room elsewhere; only those whose room is lost are homeless."""
    table = Table("sol", "hacan").ships(0, 0, cruiser=1, carrier=1, fighter=5).ships(1, 0, cruiser=1)
    mine, theirs = space_sides(table.game, 0, 1, 0)
    states = States(in_space(mine, theirs))
    assert (states.homeless(states.start), states.excess(states.start)) == (1, 0)
    assert states.settled(states.start) == states.start
    kinds = [kind.type for kind in states.fleet.kinds]
    lost = list(states.states[states.start])
    lost[kinds.index(CARRIER)] -= 1
    assert states.excess(states.add(tuple(lost))) == 4


def test_only_guns_in_reach_stand_beside_the_ships() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1).troops(0, MECATOL, pds=1, space_dock=1)
    table.troops(0, WELLON, pds=2)
    force = in_and_around(table.game, 0, 0)
    assert (count(force, PDS), count(force, SPACE_DOCK), count(force, CRUISER)) == (1, 1, 1)
    table.techs(0, "pds-2")
    force = in_and_around(table.game, 0, 0)
    assert (count(force, PDS), count(force, SPACE_DOCK)) == (3, 1)
    table.troops(0, VEFUT, pds=1)
    far = in_and_around(table.game, 0, 4)
    assert count(far, PDS) == 1, "the middle is next to it, Wellon and Vefut II are not"


# -- research and what is there ----------------------------------------------------------------------------------------


@rule("ti4:89.9")
def test_who_is_out_of_the_game_or_knows_everything_is_not_asked_to_research() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.players[0].eliminated = True
    table.game.begin(MayResearch((0, 1, 1, 2)))
    assert asked(table.game, 1).prompt == "may research"
    assert table.game.asked(0) is None
    answer(table.game, 1, asked(table.game, 1).options[0].key)
    assert asked(table.game, 2).prompt == "may research", "who declines once is not asked again"


def test_what_is_there_counts_upgrades_and_what_acts() -> None:
    found = inventory()
    assert {"carrier-2", "war-sun", "gravity-drive", "transit-diodes"} <= found["technology"]
    assert "sabotage" in found["action card"]
    assert "ceasefire" in found["promissory note"]
    assert "flagship" not in found["unit"]
    assert "cruiser-2" in found["unit"]


def test_a_skirmish_leaves_fighters_aboard_as_far_as_there_is_room() -> None:
    games = [skirmish({"players": 6}, seed) for seed in range(3)]
    carried = [count(force, FIGHTER) for game in games for player in game.players for force in player.space.values()]
    assert max(carried) > 2


# -- technologies and production ---------------------------------------------------------------------------------------


@rule("ti4:15.3")
@pytest.mark.parametrize("key", ["fighter-2", "infantry-2", "destroyer-2", "space-dock-2"])
def test_an_upgrade_that_is_gained_covers_the_unit_of_its_type(key: str) -> None:
    game = Table("sol", "hacan").game
    gain_technology(game, 1, NUMBER[key])
    assert game.players[1].units[UNITS[UNIT[key]].type] == UNIT[key]
    assert game.players[1].techs == (NUMBER[key],)
    assert sum(row >= COUNT for row in game.players[1].units) == 1, "and no other"


@rule("ti4:59.4", "ti4:43.1")
def test_rows_of_production_end_where_the_plastic_does_but_for_fighters_and_infantry() -> None:
    planet = PLANET["wellon"]
    table = Table("sol", "hacan").pools(0, fleet=9, goods=20).troops(0, planet, space_dock=1)
    table.ships(0, 4, dreadnought=4, fighter=9)
    table.game.players[0].tokens = (4,)
    game = table.game
    game.active_system = 1
    game.begin(Produce(0, 1))
    rows = {kind: most for place, kind, most in asked(game, 0).rows}
    assert rows["dreadnought"] == 1
    assert rows["cruiser"] > 1
    assert rows["fighter"] == rows["infantry"] > 2, "tokens stand for more of them"


# -- telling -----------------------------------------------------------------------------------------------------------


@rule("ti4:91.2")
def test_terms_are_told_by_who_gives_goods_and_commodities() -> None:
    table = Table("sol", "hacan").pools(0, goods=4, commodities=2).pools(1, goods=3, commodities=3)
    game = table.ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).game
    game.active = 0
    game.begin(Transaction(0, 1))
    plan(game, 0, (0, "goods", 1), (1, "commodities", 2))
    plan(game, 1, (0, "goods", 2), (0, "commodities", 1), (1, "goods", 3))
    answer(game, 0, "accept")
    told = {event.kind: (event.actor, event.values) for event in game.log or []}
    assert told["proposed"] == (0, (1, 1, 0, 0, 2))
    assert told["other terms"] == (1, (0, 3, 0, 2, 1))
    assert told["transaction"] == (0, (1, 2, 1, 3, 0))
    assert (game.players[0].goods, game.players[1].goods) == (4 - 2 + 3, 3 - 3 + 2 + 1)
    assert (game.players[0].commodities, game.players[1].commodities) == (1, 3)


@rule("ti4:91.2")
def test_who_is_offered_a_note_in_other_terms_knows_of_it() -> None:
    """With a fourth player: else it would be known by counting."""
    table = Table("sol", "hacan", "norr", "letnev").pools(0, goods=1).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    game = table.notes(1, 2, "ceasefire").notes(3, 2, "trade-agreement").game
    note, other = game.players[1].notes[0], game.players[3].notes[0]
    game.notes_hidden = ((0, note), (0, other))
    game.active = 0
    game.begin(Transaction(0, 1))
    plan(game, 0, (0, "goods", 1))
    assert (0, note) in game.notes_hidden
    plan(game, 1, (0, "goods", 1), (1, f"note {note}", 1))
    assert (0, note) not in game.notes_hidden


def test_a_payment_is_told_with_its_planets_and_goods() -> None:
    table = Table("sol", "hacan").pools(0, goods=3).planets(0, WELLON, VEFUT)
    table.game.begin(Spend(0, RESOURCES, 2))
    plan(table.game, 0, (WELLON, "planet", 1), (0, "goods", 1))
    paid = [event.values for event in table.game.log or [] if event.kind == "paid"]
    assert paid == [(2, 1, WELLON)]


# -- fire that is seen -------------------------------------------------------------------------------------------------


@rule("ti4:22.1")
def test_a_bombardment_is_seen_with_its_dice_while_losses_are_chosen() -> None:
    bereg = PLANET["bereg"]
    table = Table("sol", "hacan", tiles=("35", "19", "20", "21", "22", "23", "24")).ships(0, 0, dreadnought=2)
    table.troops(1, bereg, infantry=1, mech=1).planets(1, PLANET["lirtaiv"])
    game = table.activate(0)
    assert game.public_view().combat is None
    game.rng = Arranged(1, [], [5, 4])
    plan(game, 0, (ON_PLANET + bereg, "dreadnought", 2))
    combat = game.public_view().combat
    assert combat is not None
    assert (combat.kind, combat.system, combat.planet, combat.attacker, combat.defender, combat.step) == (
        "bombardment",
        0,
        bereg,
        0,
        1,
        "hits",
    )
    assert [(die.seat, die.type, die.die, die.needs, die.hit) for die in combat.dice] == [
        (0, DREADNOUGHT, 5, 5, True),
        (0, DREADNOUGHT, 4, 5, False),
    ]
    assert combat.hits == (1, 0)


# -- order and choice --------------------------------------------------------------------------------------------------


@rule("ti4:96.6", "ti4:27.3")
def test_of_several_with_cannons_on_a_planet_the_next_clockwise_fires_first() -> None:
    bereg = PLANET["bereg"]
    table = Table("sol", "hacan", "norr", "letnev", tiles=("35", "19", "20", "21", "22", "23", "24"))
    table.ships(0, 0, carrier=1, infantry=4)
    for seat in (1, 3):
        table.troops(seat, bereg, pds=1)
    table.game.begin(SpaceCannonDefense(0, bereg))
    game = table.game
    assert game.over or not game.waiting(), "nobody has landed, so nobody fires"
    again = Table("sol", "hacan", "norr", "letnev", tiles=("35", "19", "20", "21", "22", "23", "24"))
    for seat in (1, 3):
        again.troops(seat, bereg, pds=1)
    again.troops(0, bereg, infantry=3)
    again.game.begin(SpaceCannonDefense(0, bereg))
    assert [decision.seat for decision in again.game.waiting()] == [1]
    answer(again.game, 1, "hold fire")
    assert [decision.seat for decision in again.game.waiting()] == [3]


def test_damaged_and_whole_units_to_be_destroyed_are_named_apart() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2, damaged_dreadnought=1)
    found = all_units(table.game, 0, [1], (DREADNOUGHT,))
    assert [unit[3] for unit in found] == [True, False, False]


def test_places_are_named_by_systems_and_planets_of_the_galaxy() -> None:
    game = Table("sol", "hacan").game
    assert place_of(game, ("system", 0)) == 0
    assert place_of(game, ("system", 6)) == 6
    assert place_of(game, ("system", 7)) == place_of(game, ("system", -1)) == -1
    assert place_of(game, ("planet", WELLON)) == ON_PLANET + WELLON
    assert place_of(game, ("planet", PLANET["jord"])) == -1, "it does not lie in this galaxy"
    assert place_of(game, ("type", 1)) == -1


@rule("ti4:66", "ti4:66.3")
def test_odds_on_the_ground_say_that_a_shield_or_a_war_sun_counts() -> None:
    def general(attacker: str, defender: str) -> list[str]:
        found = answered({"attacker": attacker, "defender": defender, "place": "ground"}, "en")
        return [each["what"] for each in found["rests_on"] if not each["side"]]

    assert "shield" in general("dreadnought, infantry", "infantry, pds")
    assert "shield" not in general("dreadnought, infantry", "infantry")
    assert "war-sun" in general("war-sun, infantry", "infantry, pds")
    assert "war-sun" not in general("dreadnought, infantry", "infantry")


def test_units_count_where_they_fight_or_fire() -> None:
    assert unit_places(INFANTRY) == ["ground"]
    assert unit_places(CRUISER) == ["space"]
    assert unit_places(DREADNOUGHT) == ["space", "ground"], "it bombards"
    assert unit_places(PDS) == ["space", "ground"]
    assert unit_places(MECH) == ["ground"]


@card("ti4:gravity-drive")
def test_with_gravity_drive_something_is_picked_up_one_system_farther() -> None:
    """From 1 over 0 to 4 a carrier of move 1 goes with the drive, and fetches on its way."""
    game = Table("sol", "hacan").ships(0, 1, carrier=1).troops(0, MECATOL, infantry=2).activate(4)
    assert game.active == 1, "without it nothing can come, and the turn is over"
    boosted = Table("sol", "hacan").ships(0, 1, carrier=1).troops(0, MECATOL, infantry=2).techs(0, "gravity-drive")
    assert ("infantry", 2) in [(kind, most) for _, kind, most in asked(boosted.activate(4), 0).rows]


# -- odds --------------------------------------------------------------------------------------------------------------


def test_a_die_of_ten_sides_hits_as_often_as_its_sides_say() -> None:
    assert [chance_of(needs) for needs in (0, 1, 7, 10, 11, 13)] == [1.0, 1.0, 0.4, 0.1, 0.0, 0.0]


def test_three_words_are_suggested_for_one_that_nobody_knows() -> None:
    assert len(nearest("xyzzy")) == 3
    assert "cruiser" in nearest("cruisr")
    assert len(nearest("dreadnough")) <= 3


def test_a_plan_is_imagined_whole_and_what_moves_is_no_longer_where_it_was() -> None:
    table = (
        Table("sol", "hacan").ships(0, 1, carrier=1, damaged_dreadnought=1, infantry=1).troops(0, WELLON, infantry=2)
    )
    gifts: tuple[Gift, ...] = (
        (1, "carrier", 1),
        (1, "damaged dreadnought", 1),
        (1, "infantry", 0),
        (ON_PLANET + WELLON, "infantry", 2),
    )
    after = moved(table.game, 0, 0, gifts)
    there, left = after.players[0].ships_in(0), after.players[0].ships_in(1)
    assert (count(there, CARRIER), damaged(there, DREADNOUGHT), count(there, INFANTRY)) == (1, 1, 2)
    assert (count(left, CARRIER), count(left, DREADNOUGHT), count(left, INFANTRY)) == (0, 0, 1)
    assert after.players[0].troops_on(WELLON) == ()
    assert table.game.players[0].ships_in(0) == (), "the table itself stays"
    with pytest.raises(Unclear):
        moved(table.game, 0, 0, ((1, "carrier", 2),))


def test_a_state_of_a_fleet_is_its_force_with_the_damaged_apart() -> None:
    table = Table("sol", "hacan").ships(0, 0, dreadnought=2, damaged_dreadnought=1, cruiser=1).ships(1, 0, cruiser=1)
    mine, theirs = space_sides(table.game, 0, 1, 0)
    states = States(in_space(mine, theirs))
    force = states.force(states.start)
    assert (whole(force, DREADNOUGHT), damaged(force, DREADNOUGHT), whole(force, CRUISER)) == (2, 1, 1)


# -- what is seen and told ---------------------------------------------------------------------------------------------


def test_planets_of_nobody_are_nobodys_income() -> None:
    game = Table("sol", "hacan").planets(0, WELLON).game
    assert [(each.resources, each.influence) for each in game.view(0).players] == [(1, 2), (0, 0)]
    game.exhausted[WELLON] = True
    assert game.view(0).players[0].resources == 0


def test_a_sheet_that_is_taken_is_told() -> None:
    game = Table("sol", "hacan").game
    take_faction(game, 1, FACTION["letnev"])
    assert [(event.kind, event.actor, event.values) for event in game.log or []] == [
        ("faction", 1, (FACTION["letnev"],))
    ]
    assert game.players[1].faction == FACTION["letnev"]


@rule("ti4:14.10")
@pytest.mark.parametrize(("tactic", "strategy"), [(2, 1), (0, 3), (3, 0)])
def test_where_all_tokens_must_be_spent_nobody_is_asked(tactic: int, strategy: int) -> None:
    table = Table("sol", "hacan").pools(0, tactic=tactic)
    table.game.players[0].strategy = strategy
    table.game.begin(SpendTokens(0, 3))
    assert table.game.asked(0) is None
    assert (table.game.players[0].tactic, table.game.players[0].fleet, table.game.players[0].strategy) == (0, 3, 0)


@rule("ti4:14.10")
def test_where_tokens_are_left_their_pools_are_chosen() -> None:
    table = Table("sol", "hacan").pools(0, tactic=3)
    table.game.players[0].strategy = 2
    table.game.begin(SpendTokens(0, 3))
    assert asked(table.game, 0).forms == [
        Form(((0, "tactic", 3),)),
        Form(((0, "tactic", 1), (0, "strategy", 2))),
    ]
    assert asked(table.game, 0).rows == ((0, "tactic", 3), (0, "strategy", 2))
    assert table.game.sums(0, Form(((0, "tactic", 1),))) == (
        ("tokens", -1, 1, 3),
        ("tactic", -1, 2, -1),
        ("fleet", -1, 3, -1),
        ("strategy", -1, 2, -1),
    )
    plan(table.game, 0, (0, "tactic", 1), (0, "strategy", 2))
    assert (table.game.players[0].tactic, table.game.players[0].strategy) == (2, 0)


@rule("ti4:49.3")
def test_of_cargo_that_is_too_much_ships_say_why_they_stay() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, fighter=4, infantry=1).pools(0, fleet=1)
    table.game.begin(RemoveExcess(0, 1, fleet=False))
    assert asked(table.game, 0).prompt == "remove cargo"
    assert reason(table.game, 0, "type", CRUISER) == "capacity-counts-cargo"
    assert reason(table.game, 0, "type", PDS) == "none-there"


@rule("ti4:3.3")
def test_seven_cards_are_a_full_hand_and_eight_are_too_many() -> None:
    keys = ("sabotage", "bunker", "direct-hit", "morale-boost", "flank-speed", "veto", "bribery")
    table = Table("sol", "hacan").planets(0, WELLON).planets(1, MECATOL).hand(0, *keys)
    assert open_dues(table.game) == []
    table.hand(0, "plague")
    assert open_dues(table.game) == [(HAND_DUE, 0, -1)]


@card("ti4:cmorran-norr", "ti4:munitions-reserves")
def test_what_is_rolled_again_is_so_too_when_the_flagship_has_fallen() -> None:
    """A cruiser hits on 6 beside it, and on 7 without it."""
    fleet, bare = [
        in_space(
            Side(
                force({CRUISER: 1, FLAGSHIP: 1}),
                tuple([UNIT["cmorran-norr"] if type == FLAGSHIP else row for type, row in enumerate(BASIC)]),
                has,
            ),
            Side(force({CRUISER: 1}), BASIC),
        )
        for has in (("munitions-reserves",), ())
    ]
    for first in (True, False):
        assert [fleet.kinds[0].hits(first, alone) for alone in (False, True)] == pytest.approx([0.75, 0.64])
        assert [bare.kinds[0].hits(first, alone) for alone in (False, True)] == pytest.approx([0.5, 0.4])


@card("ti4:salai-sai-corian")
def test_only_of_what_rolls_a_die_for_each_ship_it_is_said() -> None:
    units = tuple([UNIT["salai-sai-corian"] if type == FLAGSHIP else row for type, row in enumerate(BASIC)])
    fleet = in_space(Side(force({CRUISER: 1, FLAGSHIP: 1}), units), Side(force({CRUISER: 1}), BASIC))
    told = {kind.type: printed(kind, SPACE, "en")[1] for kind in fleet.kinds}
    assert {type for type, text in told.items() if thing_text("mirrors", "en") in text} == {FLAGSHIP}


def test_of_the_orders_that_are_proposed_four_are_of_one_kind_alone() -> None:
    """The dearest four; fighters, destroyers and infantry cost less, and there is room for all."""
    table = Table("sol", "hacan").pools(0, fleet=9, goods=90).troops(0, WELLON, space_dock=1).ships(0, 1, carrier=1)
    table.game.begin(Produce(0, 1))
    alone = [form.gifts[0][1] for form in asked(table.game, 0).forms or [] if len(form.gifts) == 1]
    assert alone == ["flagship", "dreadnought", "carrier", "cruiser"]


@rule("ti4:59.4a")
def test_as_many_are_taken_from_the_board_as_are_lacking() -> None:
    """None of the mechs is left: two are taken from elsewhere, so that two can be placed."""
    table = Table("sol", "hacan").troops(0, WELLON, mech=4).planets(0, VEFUT)
    game = table.game
    game.begin(PlaceUnits(0, ON_PLANET + VEFUT, MECH, 2))
    answer(game, 0, "take from board")
    while game.asked(0) is not None:
        game.answer(Choice(0, (0,)))
    assert [count(game.players[0].troops_on(planet), MECH) for planet in (WELLON, VEFUT)] == [2, 2]
