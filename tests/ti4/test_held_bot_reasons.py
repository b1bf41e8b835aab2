"""The reasons for which the bot uses a card, and at what it aims it: each with the case beside it, that is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.kernel.decision import Decision, about
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.guarding import bare_planets, guard_worth, reinforce, relocation
from orrery.ti4.bot.harming import (
    harm_there,
    infantry_lost,
    kept_from,
    most_cannons,
    most_infantry,
    ready_there,
    theirs,
)
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.targets import aim, poison
from orrery.ti4.components import COMPONENTS, NUMBER, note_of, numbers_of
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX, PLANET
from orrery.ti4.units import INFANTRY, PDS
from support.play import answer, asked
from support.ti4 import Table

WELLON, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR = [
    PLANET[key] for key in ("wellon", "vefutii", "thibah", "tarmann", "saudor", "meharxull")
]  # in the systems 1 to 6
JORD, QUANN, CENTAURI = [PLANET[key] for key in ("jord", "quann", "centauri")]
AT_HOME = ("18", "1", "20", "21", "22", "23", "24")  # Jord in system 1
LEADERSHIP, DIPLOMACY, TRADE = 1, 2, 5


def aims_of(table: Table, seat: int = 0) -> Aims:
    return Aims(table.game, seat)


def uses(table: Table, key: str, seat: int = 0) -> bool:
    return is_used(aims_of(table, seat), Decision(seat, "window", []), numbers_of(key)[0])


# -- goods, planets, tokens --------------------------------------------------------------------------------------------


def test_a_mine_is_worth_an_action_from_two_resources_of_ones_own() -> None:
    table = Table("sol", "hacan").planets(0, WELLON).planets(1, VEFUT)
    assert not uses(table, "mining-initiative")
    assert uses(table.planets(0, SAUDOR), "mining-initiative")


def test_industry_is_worth_an_action_from_two_planets_of_ones_own() -> None:
    table = Table("sol", "hacan").planets(0, WELLON, VEFUT).planets(1, THIBAH, TARMANN)
    assert not uses(table, "industrial-initiative")
    assert uses(table.planets(0, SAUDOR), "industrial-initiative")


def test_cultural_planets_are_readied_if_they_are_spent() -> None:
    table = Table("sol", "hacan").planets(0, QUANN, SAUDOR).planets(1, CENTAURI)
    table.game.exhausted[SAUDOR] = table.game.exhausted[CENTAURI] = True
    assert not uses(table, "economic-initiative")
    table.game.exhausted[QUANN] = True
    assert uses(table, "economic-initiative")


def test_an_uprising_is_for_a_rich_planet_of_others_that_is_ready_and_no_home() -> None:
    table = Table("hacan", "sol", tiles=AT_HOME).planets(1, JORD, THIBAH).planets(0, VEFUT)
    assert not uses(table, "uprising")
    table.planets(1, SAUDOR)
    assert uses(table, "uprising")
    table.game.exhausted[SAUDOR] = True
    assert not uses(table, "uprising")


def test_a_token_is_taken_back_from_a_fleet_if_there_is_another_to_act_with() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2)
    assert not uses(table, "unexpected-action"), "no token lies anywhere"
    table.game.players[0].tokens = (1,)
    assert uses(table, "unexpected-action")
    assert not uses(table.pools(0, tactic=0), "unexpected-action")
    table.pools(0, tactic=1).ships(0, 1, dreadnought=-2, cruiser=1)
    assert not uses(table, "unexpected-action"), "one cruiser is not worth it"


def test_a_law_is_repealed_that_harms() -> None:
    table = Table("sol", "hacan")
    assert not uses(table, "repeal-law")
    table.law("minister-of-war", 0, 0)
    assert not uses(table, "repeal-law"), "one's own"
    assert uses(table.law("fleet-regulations", -1), "repeal-law")


def test_what_nobody_has_thought_of_is_used() -> None:
    """An ability of a faction has no reason of its own."""
    unknown = next(number for number, each in enumerate(COMPONENTS) if each.kind == "ability")
    assert is_used(aims_of(Table("sol", "hacan")), Decision(0, "window", []), unknown)


@pytest.mark.parametrize(
    ("taken", "own", "wanted"), [(LEADERSHIP, (), True), (DIPLOMACY, (), False), (LEADERSHIP, (TRADE,), False)]
)
def test_who_takes_the_card_one_wants_is_disgraced(taken: int, own: tuple[int, ...], wanted: bool) -> None:
    """Without any token Leadership is wanted; not by somebody who has chosen already."""
    table = Table("sol", "hacan", "norr").pools(0, tactic=0).hand(0, "public-disgrace")
    table.game.players[0].strategy = 0
    table.game.players[0].strategies = own
    assert not uses(table, "public-disgrace"), "nobody chooses"
    table.game.begin(ChooseStrategyCard(1))
    answer(table.game, 1, f"strategy {taken}")
    assert asked(table.game, 0).window
    assert uses(table, "public-disgrace") == wanted


# -- units -------------------------------------------------------------------------------------------------------------


def test_a_messiah_rises_over_three_planets() -> None:
    table = Table("sol", "hacan").planets(0, WELLON, VEFUT)
    assert not uses(table, "rise-of-a-messiah")
    assert uses(table.planets(0, THIBAH), "rise-of-a-messiah")


def test_a_cruiser_is_added_where_the_fleet_pool_has_room() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=3).pools(0, fleet=3)
    assert not uses(table, "war-effort")
    assert uses(table.pools(0, fleet=4), "war-effort")
    assert uses(table.pools(0, fleet=3).ships(0, 2, carrier=1), "war-effort")
    assert not uses(Table("sol", "hacan").troops(0, WELLON, space_dock=1).ships(0, 1, fighter=2), "war-effort")


def test_planets_are_bombarded_that_could_still_be_spent() -> None:
    table = Table("sol", "hacan").ships(0, 2, cruiser=1).planets(1, VEFUT)
    assert not uses(table, "tactical-bombardment"), "cruisers do not bombard"
    table.ships(0, 2, dreadnought=1)
    assert uses(table, "tactical-bombardment")
    assert ready_there(aims_of(table), 2) == 2.0
    table.game.exhausted[VEFUT] = True
    assert not uses(table, "tactical-bombardment")
    assert not uses(Table("sol", "hacan").ships(0, 2, dreadnought=1).planets(0, VEFUT), "tactical-bombardment")
    assert ready_there(aims_of(Table("sol", "hacan").ships(0, 6, dreadnought=1).planets(1, MEHAR)), 6) == 3.0


def test_infantry_dies_by_half_or_up_to_three_and_the_leaders_counts_more() -> None:
    table = Table("sol", "hacan", "norr").troops(1, VEFUT, infantry=4).troops(2, SAUDOR, infantry=4)
    table.troops(0, MEHAR, infantry=9)
    table.game.players[2].points = 1
    aims = aims_of(table)
    assert [theirs(aims, planet, INFANTRY) for planet in (VEFUT, MEHAR)] == [4, 0]
    assert [infantry_lost(aims, "plague", planet) for planet in (VEFUT, SAUDOR)] == [2.0, 3.0]
    assert infantry_lost(aims, "unstable-planet", VEFUT) == 3.0
    assert most_infantry(aims, "plague") == 3.0
    assert most_infantry(aims, "unstable-planet") == 3.0, "Saudor is not hazardous"
    assert uses(table, "unstable-planet")
    table.troops(2, SAUDOR, infantry=-2)
    assert [uses(table, "plague"), uses(table.troops(1, VEFUT, infantry=-1), "plague")] == [True, False]
    assert not uses(table.troops(1, VEFUT, infantry=-2), "unstable-planet")


def test_a_bacterial_weapon_is_for_planets_under_ones_guns() -> None:
    table = Table("sol", "hacan").troops(1, VEFUT, infantry=2).troops(1, SAUDOR, infantry=5).ships(0, 2, cruiser=1)
    assert most_infantry(aims_of(table), "x89-bacterial-weapon") == 0.0
    table.ships(0, 2, dreadnought=1)
    assert most_infantry(aims_of(table), "x89-bacterial-weapon") == 3.0, "two, and the leader's"
    planets = about("planet", [VEFUT, SAUDOR])
    assert poison(aims_of(table.ships(0, 5, dreadnought=1)), Decision(0, "x", planets)).picks == (1,)


def test_cannons_of_others_are_counted() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, pds=2)
    assert most_cannons(aims_of(table)) == 0.0
    assert most_cannons(aims_of(table.troops(1, VEFUT, pds=1))) == 1.0
    assert theirs(aims_of(table), WELLON, PDS) == 0


# -- aims --------------------------------------------------------------------------------------------------------------


def aimed(table: Table, key: str, kind: str, things: list[int]) -> int:
    options = about(kind, things)
    decision = Decision(0, f"target {kind}", options, things=(("card", numbers_of(key)[0]),))
    return options[aim(aims_of(table), decision).picks[0]].id()


def test_each_card_is_aimed_by_its_own_measure() -> None:
    table = Table("sol", "hacan", "norr").troops(1, VEFUT, infantry=3).troops(1, SAUDOR, infantry=1, pds=1)
    table.planets(2, MEHAR).ships(0, 2, dreadnought=1).ships(0, 6, dreadnought=1)
    planets = [MEHAR, SAUDOR, VEFUT]
    assert aimed(table, "plague", "planet", planets) == VEFUT
    assert aimed(table, "unstable-planet", "planet", [MEHAR, VEFUT]) == VEFUT
    assert aimed(table, "cripple-defenses", "planet", planets) == SAUDOR
    assert aimed(table, "tactical-bombardment", "system", [2, 6]) == 6
    assert aimed(table, "mining-initiative", "planet", planets) == SAUDOR
    assert aimed(table, "uprising", "planet", planets) == SAUDOR
    table.game.players[2].points = 1
    assert aimed(table.planets(2, VEFUT), "uprising", "planet", planets) == VEFUT, "of equals the leader's"


def test_the_spy_goes_to_the_largest_hand_of_equals_to_the_leader() -> None:
    table = Table("sol", "hacan", "norr").hand(1, "bunker", "parley").hand(2, "salvage")
    table.game.players[2].points = 1
    assert aimed(table, "spy", "seat", [2, 1]) == 1
    assert aimed(table.hand(2, "disable"), "spy", "seat", [1, 2]) == 2


def test_a_jammed_system_is_closed_to_who_would_come() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).planets(2, VEFUT).ships(1, 3, cruiser=1)
    table.ships(1, 0, cruiser=2).ships(2, 5, cruiser=4).hand(0, "signal-jamming")
    assert kept_from(aims_of(table), 1, 2) == 2.0, "from the middle and from the third system"
    assert kept_from(aims_of(table), 2, 2) == 2.0, "its planet; the fifth system is not next to it"
    assert kept_from(aims_of(table.ships(1, 2, cruiser=1)), 1, 2) == 3.0
    game, luck = table.begin(), seeded(1)
    answer(game, 0, f"card {game.players[0].hand[0]}")
    answer(game, 0, "system 2")
    reply = GreedyBot().choose(game.view(0), asked(game, 0), luck, imagination(game, 0, luck))
    assert asked(game, 0).options[reply.picks[0]].id() == 1


def test_nobody_is_jammed_who_could_not_come_anyway() -> None:
    """Where a token lies already another one goes back to the reinforcements (52.6); who has passed comes nowhere."""
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=2).ships(2, 3, cruiser=1)
    assert uses(table, "signal-jamming")
    table.game.players[1].tokens = (2,)
    assert kept_from(aims_of(table), 1, 2) == 0.0
    assert harm_there(aims_of(table), 2) == 0.0
    assert kept_from(aims_of(table), 2, 2) == 1.0, "from the third system"
    table.game.players[2].passed = True
    assert kept_from(aims_of(table), 2, 2) == 0.0
    assert uses(table, "signal-jamming"), "another system next to the ship is still open to the second player"
    table.game.players[1].passed = True
    assert not uses(table, "signal-jamming")


# -- guards ------------------------------------------------------------------------------------------------------------


def test_home_and_mecatol_rex_are_guarded_first() -> None:
    table = Table("sol", "hacan", tiles=AT_HOME).planets(0, JORD, MECATOL_REX, SAUDOR, THIBAH)
    aims = aims_of(table)
    assert [guard_worth(aims, planet) for planet in (THIBAH, SAUDOR)] == [3.0, 5.0]
    assert [guard_worth(aims, planet) for planet in (JORD, MECATOL_REX)] == [13.0, 14.0]
    assert bare_planets(aims) == [MECATOL_REX, JORD, SAUDOR, THIBAH]
    assert bare_planets(aims_of(table.troops(0, JORD, infantry=1))) == [MECATOL_REX, SAUDOR, THIBAH]


def test_two_guards_stay_where_others_are_taken_away() -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, infantry=3).troops(0, SAUDOR, infantry=3).planets(0, WELLON, MEHAR)
    table.troops(0, THIBAH, infantry=2)
    assert relocation(aims_of(table)) == [
        (ON_PLANET + VEFUT, "infantry", 1),
        (ON_PLANET + SAUDOR, "infantry", 1),
        (ON_PLANET + MEHAR, "to infantry", 1),
        (ON_PLANET + WELLON, "to infantry", 1),
    ]
    assert relocation(aims_of(table.troops(0, SAUDOR, infantry=-1))) == [], "one is not worth the action"


def test_who_comes_goes_where_much_is_guarded_by_few() -> None:
    table = Table("sol", "hacan").planets(0, THIBAH).troops(0, SAUDOR, infantry=1)
    planets = about("planet", [SAUDOR, THIBAH])
    assert reinforce(aims_of(table), Decision(0, "x", planets)).picks == (1,), "three for none, five for one"
    table.troops(0, THIBAH, infantry=1)
    assert reinforce(aims_of(table), Decision(0, "x", planets)).picks == (0,)


# -- combats -----------------------------------------------------------------------------------------------------------


def in_space(mine: int, others: int) -> Table:
    """A combat that has just begun; seat 0 attacks."""
    table = Table("sol", "hacan").ships(0, 0, cruiser=mine).ships(1, 0, cruiser=others).hand(0, "morale-boost")
    table.game.begin(SpaceCombat(0, 1, 0))
    assert asked(table.game, 0).window
    return table


def on_ground(mine: int, others: int) -> Table:
    table = Table("hacan", "sol").troops(0, VEFUT, infantry=mine).troops(1, VEFUT, infantry=others)
    table.hand(0, "morale-boost").game.begin(GroundCombat(0, 1, VEFUT))
    assert asked(table.game, 0).window
    return table


@pytest.mark.parametrize("combat", [in_space, on_ground])
def test_a_combat_is_worth_a_card_while_it_is_open(combat: Callable[[int, int], Table]) -> None:
    even, lost, won = combat(2, 2), combat(1, 6), combat(6, 1)
    assert [uses(table, "morale-boost") for table in (even, lost, won)] == [True, False, False]
    assert [uses(table, "skilled-retreat") for table in (even, lost, won)] == [False, True, False]
    assert [uses(table, "skilled-retreat", 1) for table in (even, lost, won)] == [False, False, True]
    assert [uses(table, "intercept") for table in (lost, won)] == [False, True]
    assert [uses(table, "intercept", 1) for table in (lost, won)] == [True, False]


def test_a_combat_of_others_is_worth_no_card() -> None:
    table = in_space(2, 2)
    assert uses(table, "morale-boost", 1)
    others = Table("sol", "hacan", "norr").ships(1, 0, cruiser=2).ships(2, 0, cruiser=2).hand(1, "morale-boost")
    others.game.begin(SpaceCombat(1, 2, 0))
    assert [uses(others, "morale-boost", seat) for seat in range(3)] == [False, True, True]


# -- cards of others ---------------------------------------------------------------------------------------------------


def play(table: Table, key: str, *answers: str) -> Table:
    """Seat 1 plays that card; seat 0 could cancel it."""
    table.hand(1, key).hand(0, "sabotage")
    card = table.game.players[1].hand[-1]
    deed = next(each for window in DEEDS.values() for each in window.get(card, []))
    table.game.begin(deed(1, card))
    for each in answers:
        answer(table.game, 1, each)
    assert asked(table.game, 0).window
    return table


@pytest.mark.parametrize(("planet", "wanted"), [(VEFUT, True), (SAUDOR, False)])
def test_sabotage_is_for_a_card_that_is_aimed_at_ones_planet(planet: int, wanted: bool) -> None:
    table = Table("sol", "hacan", "norr").troops(0, VEFUT, infantry=2).troops(2, SAUDOR, infantry=2)
    assert uses(play(table, "plague", f"planet {planet}"), "sabotage") == wanted


@pytest.mark.parametrize(("seat", "wanted"), [(0, True), (2, False)])
def test_sabotage_is_for_a_card_that_is_aimed_at_oneself(seat: int, wanted: bool) -> None:
    table = Table("sol", "hacan", "norr").hand(2, "bunker").hand(0, "parley")
    assert uses(play(table, "spy", f"seat {seat}"), "sabotage") == wanted


@pytest.mark.parametrize(("key", "wanted"), [("imperial-rider", True), ("trade-rider", False)])
def test_sabotage_is_for_a_point(key: str, wanted: bool) -> None:
    table = Table("sol", "hacan", "norr").planets(1, VEFUT).hand(1, key).hand(0, "sabotage")
    table.game.begin(ResolveAgenda(NUMBER["minister-of-war"]))
    answer(table.game, 1, f"card {table.game.players[1].hand[0]}")
    answer(table.game, 1, "seat 1")
    assert asked(table.game, 0).window
    assert uses(table, "sabotage") == wanted


def test_who_comes_where_ones_ground_forces_stand_attacks() -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, infantry=1)
    table.game.active, table.game.active_system = 1, 2
    attacked = [note_of("ceasefire", 1), NUMBER["nullification-field"]]
    assert [is_used(aims_of(table), Decision(0, "window", []), each) for each in attacked] == [True, True]
    table.game.active_system = 3
    assert [is_used(aims_of(table), Decision(0, "window", []), each) for each in attacked] == [False, False]


def rolled(key: str, *dice: int) -> Table:
    """Infantry of seat 0 has just rolled in a ground combat."""
    table = Table("hacan", "sol").troops(0, VEFUT, infantry=2).troops(1, VEFUT, infantry=2).hand(0, key)
    table.game.rng = Arranged(1, [], list(dice))
    table.game.begin(GroundCombat(0, 1, VEFUT))
    assert asked(table.game, 0).prompt == "after-ground-combat-roll"
    return table


def test_dice_are_rolled_again_only_where_one_has_missed() -> None:
    assert uses(rolled("fire-team", 8, 7), "fire-team")
    assert not uses(rolled("fire-team", 8, 9), "fire-team")
    for crown in ("crown-of-thalnos-agenda", "the-crown-of-thalnos"):
        assert uses(rolled("fire-team", 8, 7), crown)
        assert not uses(rolled("fire-team", 8, 9), crown), "nothing to roll again"


def test_the_system_that_is_jammed_is_one_in_which_others_have_much_at_stake() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 3, cruiser=1).planets(2, VEFUT)
    game = table.ships(2, 5, cruiser=1).hand(0, "signal-jamming").begin()
    answer(game, 0, "card")
    decision = asked(game, 0)
    picked = decision.options[aim(aims_of(table), decision).picks[0]].id()
    assert [option.id() for option in decision.options] == [0, 1, 2, 6]
    assert picked == 2, "the planet of the leader"
