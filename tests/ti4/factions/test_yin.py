"""The Yin Brotherhood: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Option
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.components import COMPONENTS, note_of
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, course, odds
from orrery.ti4.rules.hits import THIS_TYPE, AssignHits, hits_against
from orrery.ti4.rules.moves import destroy_ship
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    COUNT,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    SPACE_DOCK,
    UNIT,
    count,
    damaged,
    force,
)
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # both in the middle
DARIEN = 2  # not on this table: four influence, and whoever controls it is not eliminated
FAR = 3


def prompt_of(game: TwilightImperium, seat: int) -> str:
    decision = game.asked(seat)
    return decision.prompt if decision is not None else ""


def end_turn(game: TwilightImperium, seat: int) -> None:
    """Asked only where there is somebody to trade with."""
    if prompt_of(game, seat) == "end turn":
        answer(game, seat, "end turn")


def offered(game: TwilightImperium, seat: int) -> set[str]:
    """The components that this seat may act with now."""
    decision = game.asked(seat)
    options = decision.options if decision is not None else []
    named = [option.things[0][1] for option in options if option.key in ("ability", "tech", "flagship", "note")]
    return {COMPONENTS[number].key for number in named}


# -- Indoctrination ----------------------------------------------------------------------------------------------------


def landing(mine: int, theirs: int, *factions: str) -> TwilightImperium:
    """Seat 0 lands infantry on Bereg, which seat 1 holds; the Yin have four influence on Darien."""
    table = Table(*(factions or ("yin", "hacan")), tiles=TILES).planets(0, DARIEN).planets(1, FAR)
    game = table.ships(0, 0, carrier=1, infantry=mine).troops(1, BEREG, infantry=theirs).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", mine))
    return game


def on(game: TwilightImperium, seat: int, planet: int = BEREG) -> int:
    return count(game.players[seat].troops_on(planet), INFANTRY)


@card("ti4:indoctrination")
def test_an_infantry_of_the_opponent_becomes_ones_own_for_two_influence() -> None:
    """Two against three: then three dice fall against two, and it comes once in a combat."""
    game = landing(2, 3)
    answer(game, 0, "ability")
    rolled = [(event.actor, len(event.values) - 1) for event in game.log or [] if event.kind == "rolled"]
    assert rolled[:2] == [(0, 3), (1, 2)]
    assert game.exhausted[DARIEN]
    first = " ".join(log(game)).split("rolled")[0]
    assert "indoctrinated 0" in first
    assert "destroyed" not in first, "replaced is not destroyed"
    assert " ".join(log(game)).count("used indoctrination") == 1


@card("ti4:indoctrination")
def test_where_the_last_one_changes_sides_the_combat_is_over_at_once() -> None:
    game = landing(1, 1)
    answer(game, 0, "ability")
    assert (on(game, 0), on(game, 1)) == (2, 0)
    assert game.controller[BEREG] == 0
    assert not any("rolled" in line for line in log(game))


@card("ti4:indoctrination")
def test_the_defender_indoctrinates_too_and_not_in_the_second_round() -> None:
    table = Table("hacan", "yin", tiles=TILES).planets(0, FAR).planets(1, DARIEN)
    game = table.ships(0, 0, carrier=1, infantry=3).troops(1, BEREG, infantry=2).activate(0)
    game.rng = Arranged(1, [], [1] * 20)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3))
    assert offered(game, 1) == {"indoctrination"}
    game.rng = Arranged(1, [], [1, 1, 1, 1, 1, 10, 10, 10, 1, 1, 10, 10])
    answer(game, 1, "pass")
    assert sum("indoctrination" in line for line in log(game)) == 0
    assert prompt_of(game, 1) != "start-of-ground-combat-round"


@card("ti4:indoctrination")
def test_without_two_influence_nobody_is_turned() -> None:
    table = Table("yin", "hacan", tiles=TILES).planets(0, DARIEN).planets(1, FAR)
    table.game.exhausted[DARIEN] = True
    game = table.pools(0, goods=1).ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert offered(game, 0) == set()


@card("ti4:indoctrination")
def test_only_infantry_is_turned() -> None:
    table = Table("yin", "hacan", tiles=TILES).planets(0, DARIEN).planets(1, FAR)
    game = table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, mech=1).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert offered(game, 0) == set()


# -- Devotion ----------------------------------------------------------------------------------------------------------


def after_a_round(mine: dict[str, int], theirs: dict[str, int], *dice: int, hand: str = "") -> TwilightImperium:
    """A round in which all dice fall as told; then the Yin are asked."""
    table = Table("yin", "hacan").planets(0, DARIEN).planets(1, FAR).ships(0, 1, **mine).ships(1, 0, **theirs)
    if hand:
        table.hand(1, hand)
    return battle(table, *dice)


@card("ti4:devotion")
def test_a_ship_is_given_and_the_yin_choose_what_it_hits() -> None:
    game = after_a_round({"cruiser": 1, "dreadnought": 1}, {"carrier": 1, "cruiser": 1}, 1, 1, 1, 1)
    assert prompt_of(game, 0) == "end-of-space-combat-round"
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "ability")
    answer(game, 0, f"type {CARRIER}")
    assert (left(game, 0, CRUISER), left(game, 1, CARRIER), left(game, 1, CRUISER)) == (0, 0, 1)


@card("ti4:devotion")
def test_of_a_destroyer_and_a_cruiser_their_owner_says_which() -> None:
    game = after_a_round({"cruiser": 1, "destroyer": 1}, {"carrier": 1}, 1, 1, 1, 1, 1)
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "sacrifice"
    answer(game, 0, f"type {DESTROYER}")
    assert (left(game, 0, CRUISER), left(game, 0, DESTROYER)) == (1, 0)
    assert not left(game, 1, CARRIER), "the last ship of the opponent: the Yin have won"
    assert any("space combat over 0" in line for line in log(game))


@card("ti4:devotion")
@rule("ti4:F.action-cards.6")
def test_only_the_ship_that_is_named_may_sustain() -> None:
    game = after_a_round({"cruiser": 1, "carrier": 1}, {"dreadnought": 2, "cruiser": 1}, 1, 1, 1, 1, 1)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "ability")
    answer(game, 0, f"type {DREADNOUGHT}")
    question = asked(game, 1)
    assert {option.things[0] for option in question.options} == {("type", DREADNOUGHT)}
    assert {option.key for option in question.options} == {"sustain", "destroy"}
    answer(game, 1, "sustain")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1


@card("ti4:devotion")
@rule("ti4:F.action-cards.5")
def test_shields_holding_cancels_the_hit_and_the_ship_is_gone_all_the_same() -> None:
    dice = (1, 1, 1)
    game = after_a_round({"cruiser": 1, "carrier": 1}, {"cruiser": 1}, *dice, hand="shields-holding")
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "ability")
    assert asked(game, 1).prompt == "before-assign-space-combat-hits"
    answer(game, 1, "card")
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 1)


@card("ti4:devotion")
def test_both_last_ships_may_go_together() -> None:
    game = after_a_round({"destroyer": 1}, {"cruiser": 1}, 1, 1, 1, 1)
    answer(game, 0, "ability")
    assert (left(game, 0, DESTROYER), left(game, 1, CRUISER)) == (0, 0)
    assert any("space combat over -1" in line for line in log(game)), "a draw"


@card("ti4:devotion")
def test_who_has_retreated_is_not_struck() -> None:
    table = Table("yin", "hacan").planets(0, DARIEN).planets(1, FAR).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=3) == 2
    assert offered(game, 0) == set()


@card("ti4:devotion")
def test_carriers_and_dreadnoughts_are_not_given() -> None:
    game = after_a_round({"dreadnought": 1, "carrier": 1}, {"dreadnought": 1}, 1, 1, 1, 1, 1, 1)
    assert "used devotion" not in " ".join(log(game))
    assert prompt_of(game, 0) != "end-of-space-combat-round"


@pytest.mark.parametrize(("named", "hurt", "sunk"), [(DREADNOUGHT, 2, 0), (DREADNOUGHT + COUNT, 0, 1)])
def test_a_named_unit_is_whole_or_damaged_as_it_was_named(named: int, hurt: int, sunk: int) -> None:
    """Of two dreadnoughts the whole one may sustain; the damaged one falls, and nobody is asked."""
    table = Table("sol", "hacan").ships(0, 0, dreadnought=1, damaged_dreadnought=1)
    game = table.game
    game.begin(AssignHits(0, hits_against(0, 1, 1, THIS_TYPE, named)))
    if game.asked(0) is not None:
        game.answer(Choice(0, (0,)))
    force_left = game.players[0].ships_in(0)
    assert (damaged(force_left, DREADNOUGHT), 2 - count(force_left, DREADNOUGHT)) == (hurt, sunk)


# -- Van Hauge ---------------------------------------------------------------------------------------------------------


@card("ti4:van-hauge")
def test_when_the_flagship_falls_all_ships_of_the_system_fall() -> None:
    """Of both sides and of a third player; ships elsewhere, ground forces and structures stay."""
    table = Table("hacan", "yin", "sol", tiles=TILES).own(1).planets(0, FAR).planets(1, DARIEN).planets(2, FAR + 1)
    table.ships(0, 1, cruiser=2).ships(1, 0, damaged_flagship=1, cruiser=1).ships(1, 3, cruiser=1)
    game = table.ships(2, 0, carrier=1).troops(1, BEREG, infantry=1).activate(0)
    game.rng = Arranged(1, [], [10, 1, 1, 1, 1])
    everything(game, 0)
    answer(game, 0, "seat 1")
    answer(game, 1, "stay")
    answer(game, 1, f"type {FLAGSHIP}")
    assert not any(player.ships_in(0) for player in game.players)
    assert count(game.players[1].ships_in(3), CRUISER) == 1
    assert on(game, 1) == 1
    assert any("space combat over -1" in line for line in log(game)), "a draw"


@card("ti4:van-hauge")
def test_it_takes_all_along_outside_of_a_combat_too() -> None:
    """And what its ships carried has no room any more: ground forces in space are removed, not destroyed."""
    table = Table("hacan", "yin").own(1).planets(0, FAR).planets(1, DARIEN)
    game = table.ships(1, 0, flagship=1, infantry=2, carrier=1).ships(0, 0, destroyer=1).begin()
    destroy_ship(game, 1, 0, FLAGSHIP, False, 0)
    answer(game, 0, "tactical")
    assert not game.players[0].ships_in(0)
    assert not game.players[1].ships_in(0)
    assert sum("destroyed" in line for line in log(game)) == 3, "the infantry was not destroyed"


@card("ti4:van-hauge")
def test_floating_factories_are_no_ships() -> None:
    table = Table("saar", "yin").own(0).own(1).planets(0, FAR).planets(1, DARIEN)
    game = table.ships(0, 0, space_dock=1, cruiser=1).ships(1, 0, flagship=1).begin()
    destroy_ship(game, 1, 0, FLAGSHIP, False, 0)
    answer(game, 0, "tactical")
    assert (left(game, 0, SPACE_DOCK), left(game, 0, CRUISER)) == (1, 0)


@card("ti4:van-hauge")
def test_a_flagship_that_is_removed_takes_nobody_along() -> None:
    table = Table("yin", "hacan").own(0).planets(0, DARIEN).planets(1, FAR).pools(0, fleet=1)
    game = table.ships(0, 0, flagship=1, cruiser=1).begin()
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    answer(game, 0, f"type {FLAGSHIP}")
    assert left(game, 0, CRUISER) == 1


@card("ti4:van-hauge")
def test_odds_know_that_nobody_survives_the_flagship() -> None:
    """Whoever beats it falls with it: no loss for the Yin, and no win against them. It is their last ship."""
    printed = tuple([UNIT["van-hauge"] if type == FLAGSHIP else row for type, row in enumerate(BASIC)])
    yin, other = Side(force({FLAGSHIP: 1, CRUISER: 2}), printed), Side(force({DREADNOUGHT: 2}))
    plain = odds(Combat(Side(force({FLAGSHIP: 1, CRUISER: 2})), other))
    found = odds(Combat(yin, other))
    assert found.loss == 0.0
    assert found.win > 0.0
    assert found.win + found.draw == pytest.approx(1.0)
    assert plain.loss > 0.1
    back = odds(Combat(other, yin))
    assert back.win == 0.0
    last = course(Combat(other, yin))[-1]
    assert last.win == 0.0
    assert last.loss == pytest.approx(back.loss, abs=1e-3)


# -- Yin Spinner -------------------------------------------------------------------------------------------------------


def produce(*techs: str, notes: tuple[str, ...] = ()) -> TwilightImperium:
    """A dock of the Yin on Bereg, and Lirta IV beside it; the tactical action is about to produce."""
    table = Table("yin", "hacan", tiles=TILES).techs(0, *techs).planets(0, DARIEN, LIRTA).planets(1, FAR)
    return table.troops(0, BEREG, infantry=1, space_dock=1).notes(1, 0, *notes).activate(0)


@card("ti4:yin-spinner")
def test_after_production_an_infantry_is_placed_on_a_planet_of_the_system() -> None:
    game = produce("yin-spinner")
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert {option.id() for option in asked(game, 0).options} == {BEREG, LIRTA}, "any own planet there, dock or not"
    answer(game, 0, f"planet {LIRTA}")
    assert on(game, 0, LIRTA) == 1


@card("ti4:yin-spinner")
def test_who_builds_nothing_gets_nothing() -> None:
    game = produce("yin-spinner")
    answer(game, 0, "build nothing")
    assert prompt_of(game, 0) != "spin infantry"
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (1, 0)


@card("ti4:yin-spinner")
def test_another_ability_that_produces_is_no_use_of_production() -> None:
    """Integrated Economy builds for the resources of a planet that was gained."""
    table = Table("yin", "hacan", tiles=TILES).techs(0, "yin-spinner", "integrated-economy").planets(0, DARIEN)
    game = table.planets(1, FAR).ships(0, 0, carrier=1, infantry=1).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "tech")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    while prompt_of(game, 0) == "pay":
        everything(game, 0)
    assert on(game, 0) == 3
    assert "used yin-spinner" not in " ".join(log(game))


# -- Impulse Core ------------------------------------------------------------------------------------------------------


@card("ti4:impulse-core")
def test_before_the_combat_a_ship_is_given_for_a_hit_on_a_big_ship() -> None:
    """The opponent chooses, but no fighter while there is another ship; who is given fires no barrage."""
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR)
    table.ships(0, 1, destroyer=1, dreadnought=1).ships(1, 0, carrier=1, cruiser=1, fighter=3)
    game = battle(table, *[1] * 40)
    answer(game, 0, "tech")
    question = asked(game, 1)
    assert {option.things[0][1] for option in question.options} == {CARRIER, CRUISER}
    answer(game, 1, f"type {CRUISER}")
    assert (left(game, 0, DESTROYER), left(game, 1, CRUISER), left(game, 1, FIGHTER)) == (0, 0, 3)
    assert not any(event.kind == "barrage" for event in game.log or [])


@card("ti4:impulse-core")
def test_where_there_are_only_fighters_one_of_them_is_hit() -> None:
    table = Table("yin", "hacan", tiles=TILES).techs(0, "impulse-core").planets(0, DARIEN)
    table.troops(1, BEREG, space_dock=1, infantry=1).ships(1, 0, fighter=2)
    game = battle(table.ships(0, 1, cruiser=1, dreadnought=1), *[1] * 40)
    answer(game, 0, "tech")
    assert left(game, 1, FIGHTER) == 1


@card("ti4:impulse-core")
@pytest.mark.parametrize(("ships", "at_hand"), [({"carrier": 1}, False), ({"cruiser": 1}, True)])
def test_impulse_core_needs_a_cruiser_or_destroyer(ships: dict[str, int], at_hand: bool) -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR)
    game = battle(table.ships(0, 1, **ships).ships(1, 0, carrier=1).ships(1, 3, carrier=1), *[1] * 40)
    assert ("impulse-core" in offered(game, 0)) is at_hand


# -- Greyfire Mutagen --------------------------------------------------------------------------------------------------


@card("ti4:greyfire-mutagen")
def test_the_mutagen_bars_abilities_and_faction_technologies_of_the_yin() -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR)
    table.notes(1, 0, "greyfire-mutagen").ships(0, 1, cruiser=1, carrier=1).ships(1, 0, carrier=1).ships(
        1, 3, carrier=1
    )
    game = table.activate(0)
    answer(game, 1, "note")
    assert note_of("greyfire-mutagen", 0) in game.players[0].notes, "then it is back"
    game.rng = Arranged(1, [], [1] * 40)
    everything(game, 0)
    assert prompt_of(game, 0) != "start-of-space-combat-round"
    answer(game, 1, "stay")
    assert prompt_of(game, 0) != "end-of-space-combat-round"
    assert asked(game, 1).prompt == "announce retreat", "the second round"


@card("ti4:greyfire-mutagen")
def test_the_mutagen_stops_the_spinner_though_nobody_chooses_to_use_it() -> None:
    game = produce("yin-spinner", notes=("greyfire-mutagen",))
    answer(game, 1, "note")
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert prompt_of(game, 0) != "spin infantry"
    assert "used yin-spinner" not in " ".join(log(game))


@card("ti4:greyfire-mutagen")
def test_the_flagship_acts_under_the_mutagen() -> None:
    table = Table("hacan", "yin").own(1).planets(0, FAR).planets(1, DARIEN).notes(0, 1, "greyfire-mutagen")
    game = table.ships(0, 1, cruiser=1).ships(1, 0, damaged_flagship=1, cruiser=1).activate(0)
    answer(game, 0, "note")
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    everything(game, 0)
    answer(game, 1, f"type {FLAGSHIP}")
    assert not any(player.ships_in(0) for player in game.players)


@card("ti4:greyfire-mutagen")
def test_the_mutagen_ends_with_the_tactical_action() -> None:
    table = Table("yin", "hacan").planets(0, DARIEN).planets(1, FAR).notes(1, 0, "greyfire-mutagen")
    game = table.ships(0, 1, cruiser=1, carrier=1).ships(1, 2, carrier=1).activate(0)
    answer(game, 1, "note")
    answer(game, 0, "move nothing")
    end_turn(game, 0)
    answer(game, 1, "pass")
    end_turn(game, 1)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    everything(game, 0)
    assert "devotion" in offered(game, 0)


# -- the bot -----------------------------------------------------------------------------------------------------------


def decides(game: TwilightImperium, seat: int) -> list[Option]:
    """What the bot picks."""
    decision = asked(game, seat)
    luck = seeded(1)
    choice = GreedyBot().choose(game.view(seat), decision, luck, imagination(game, seat, luck))
    return [decision.options[place] for place in choice.picks]


@pytest.mark.parametrize(
    ("mine", "theirs", "given"),
    [
        pytest.param({"destroyer": 1, "carrier": 1}, {"carrier": 2}, True, id="a destroyer for a carrier"),
        pytest.param({"cruiser": 1, "carrier": 1}, {"destroyer": 2}, False, id="no cruiser for a destroyer"),
        pytest.param({"cruiser": 1, "carrier": 1}, {"dreadnought": 2}, False, id="none that is only damaged"),
    ],
)
def test_the_bot_gives_ships_for_dearer_ones(mine: dict[str, int], theirs: dict[str, int], given: bool) -> None:
    game = after_a_round(mine, theirs, *[1] * 12)
    assert (decides(game, 0)[0].key == "ability") is given


def test_the_bot_gives_the_cheapest_and_strikes_the_dearest() -> None:
    game = after_a_round({"cruiser": 1, "destroyer": 1, "carrier": 1}, {"carrier": 1, "cruiser": 1}, *[1] * 12)
    answer(game, 0, "ability")
    assert decides(game, 0)[0].things[0] == ("type", DESTROYER)
    answer(game, 0, f"type {DESTROYER}")
    assert decides(game, 0)[0].things[0] == ("type", CARRIER)


@pytest.mark.parametrize(("theirs", "used"), [({"carrier": 1, "cruiser": 1}, True), ({"destroyer": 1}, False)])
def test_the_bot_uses_the_core_where_the_opponent_loses_more(theirs: dict[str, int], used: bool) -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR)
    game = battle(table.ships(0, 1, destroyer=1, carrier=1).ships(1, 0, **theirs), *[1] * 40)
    assert (decides(game, 0)[0].key == "tech") is used


@pytest.mark.parametrize(("mine", "theirs", "used"), [(2, 3, True), (1, 1, True), (3, 2, True), (9, 2, False)])
def test_the_bot_turns_soldiers_where_it_matters(mine: int, theirs: int, used: bool) -> None:
    game = landing(mine, theirs)
    assert (decides(game, 0)[0].key == "ability") is used


def test_the_bot_places_the_infantry_where_nobody_stands() -> None:
    game = produce("yin-spinner")
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert decides(game, 0)[0].things[0] == ("planet", LIRTA)


@pytest.mark.parametrize(("system", "used"), [(0, True), (5, False)])
def test_the_bot_keeps_the_mutagen_for_a_fight_with_the_yin(system: int, used: bool) -> None:
    table = Table("yin", "hacan").planets(0, DARIEN).planets(1, FAR).notes(1, 0, "greyfire-mutagen")
    game = table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).activate(system)
    assert (decides(game, 1)[0].key == "note") is used


@card("ti4:yin-spinner")
def test_planets_of_others_in_that_system_take_no_infantry_of_the_spinner() -> None:
    table = Table("yin", "hacan", tiles=TILES).techs(0, "yin-spinner").planets(0, DARIEN).planets(1, LIRTA)
    game = table.troops(0, BEREG, infantry=1, space_dock=1).activate(0)
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (2, 0), "one planet: nobody is asked"
