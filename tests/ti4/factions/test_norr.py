"""Sardakk N'orr: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.sheets.norr import take_along
from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Side, in_space
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, course, odds
from orrery.ti4.odds_answer import answered as answer_odds
from orrery.ti4.odds_table import ground_sides
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    TYPE,
    UNIT,
    UNITS,
    count,
    force,
)
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, plan
from support.ti4_combat import battle, left
from support.ti4_combat import card as play

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def landing(*factions: str, theirs: int = 1) -> Table:
    """Infantry of seat 0 over Bereg, on which infantry of seat 1 stands."""
    table = Table(*factions, tiles=TILES).planets(0, FAR).planets(1, FAR + 1)
    return table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=theirs)


def land(table: Table, *dice: int) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    return game


def on(game: TwilightImperium, seat: int) -> int:
    return count(game.players[seat].troops_on(BEREG), INFANTRY)


@card("ti4:unrelenting")
@pytest.mark.parametrize(("faction", "fallen"), [("norr", 1), ("sol", 0)])
def test_unrelenting_units_hit_with_one_less(faction: str, fallen: int) -> None:
    """A cruiser hits on 7: with the ability a 6 is enough, in space and on planets, also for the defender."""
    game = battle(Table(faction, "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1).ships(1, 3, cruiser=1), 6, 1)
    answer(game, 1, "stay")
    assert 1 - left(game, 1, CARRIER) == fallen
    assert combat_bonus(game, 0, INFANTRY, ON_PLANET + BEREG, 1) == fallen


@card("ti4:cmorran-norr")
def test_the_flagship_helps_the_other_ships_of_its_system() -> None:
    """With Unrelenting they count 2 more; it itself 1, and so do ground forces below it and ships elsewhere."""
    game = Table("norr", "hacan").own(0).ships(0, 0, flagship=1, cruiser=1, fighter=1).ships(0, 1, cruiser=1).game
    here = {type: combat_bonus(game, 0, type, 0, 1) for type in (FLAGSHIP, CRUISER, FIGHTER)}
    assert here == {FLAGSHIP: 1, CRUISER: 2, FIGHTER: 2}
    assert combat_bonus(game, 0, CRUISER, 1, 1) == 1
    assert combat_bonus(game, 0, INFANTRY, ON_PLANET + game.chart.planets[0][0], 1) == 1
    assert combat_bonus(game, 1, CRUISER, 0, 0) == 0


@card("ti4:cmorran-norr")
def test_when_the_flagship_falls_it_helps_no_more() -> None:
    table = Table("norr", "hacan").own(0).ships(0, 0, flagship=1, cruiser=1)
    game = table.game
    game.players[0].put_in_space(0, ())
    table.ships(0, 0, cruiser=1)
    assert combat_bonus(game, 0, CRUISER, 0, 1) == 1


@card("ti4:valkyrie-particle-weave")
@pytest.mark.parametrize(
    ("theirs", "dice", "standing"),
    [
        pytest.param(1, (1, 8), (0, 0), id="without a hit of its own"),
        pytest.param(1, (1, 1, 1, 8), (0, 0), id="not in a round in which the opponent has missed"),
        pytest.param(3, (10, 8, 8, 1), (0, 1), id="one more, however many hits there were"),
    ],
)
def test_who_is_hit_on_the_ground_hits_back(theirs: int, dice: tuple[int, ...], standing: tuple[int, int]) -> None:
    game = land(landing("norr", "hacan", theirs=theirs).techs(0, "valkyrie-particle-weave"), *dice)
    assert (on(game, 0), on(game, 1)) == standing


@card("ti4:valkyrie-particle-weave")
def test_the_weave_holds_for_the_defender_too() -> None:
    game = land(landing("hacan", "norr").techs(1, "valkyrie-particle-weave"), 8, 1)
    assert (on(game, 0), on(game, 1)) == (0, 0)


@card("ti4:tekklar-legion")
@pytest.mark.parametrize(("dice", "standing"), [((7, 1), (1, 0)), ((6, 10), (0, 1)), ((7, 7), (1, 0))])
def test_the_legion_fights_in_a_ground_combat_of_another(dice: tuple[int, int], standing: tuple[int, int]) -> None:
    """Infantry hits on 8, and with it on 7. Then the issuer has it back."""
    game = land(landing("sol", "hacan", "norr").notes(0, 2, "tekklar-legion"), *dice)
    answer(game, 0, "note")
    assert (on(game, 0), on(game, 1)) == standing
    assert note_of("tekklar-legion", 2) in game.players[2].notes


@card("ti4:tekklar-legion")
def test_against_the_norr_their_own_rolls_suffer() -> None:
    """One more for Unrelenting, one less for the legion: the 7 of their infantry misses."""
    game = land(landing("sol", "norr").notes(0, 1, "tekklar-legion"), 1, 7, 7, 7)
    answer(game, 0, "note")
    assert (on(game, 0), on(game, 1)) == (1, 0)


@card("ti4:tekklar-legion")
def test_the_norr_cannot_play_their_own_note() -> None:
    game = land(landing("norr", "hacan").notes(0, 0, "tekklar-legion"), 8, 1)
    assert (on(game, 0), on(game, 1)) == (1, 0), "nobody was asked"


# -- Exotrireme II -----------------------------------------------------------------------------------------------------


def after_a_round(theirs: dict[str, int], *dice: int, mine: dict[str, int] | None = None) -> TwilightImperium:
    """A round in which all dice fall as told, with the better dreadnoughts of the N'orr."""
    table = Table("norr", "hacan", "sol").own(0).techs(0, "exotrireme-2").planets(0, FAR).planets(1, FAR + 1)
    return battle(table.ships(0, 1, **(mine or {"dreadnought": 1})).ships(1, 0, **theirs), *dice)


@card("ti4:exotrireme-2")
@rule("ti4:75.5")
def test_an_exotrireme_takes_two_ships_with_it_that_nothing_sustains() -> None:
    game = after_a_round({"dreadnought": 1, "cruiser": 1, "fighter": 2}, *[1] * 6)
    assert asked(game, 0).prompt == "end-of-space-combat-round"
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "tech")
    answer(game, 0, f"type {DREADNOUGHT}", f"type {CRUISER}")
    assert left(game, 0, DREADNOUGHT) == 0
    assert (left(game, 1, DREADNOUGHT), left(game, 1, CRUISER), left(game, 1, FIGHTER)) == (0, 0, 0), "no room is left"


@card("ti4:exotrireme-2")
def test_damaged_and_whole_ships_are_counted_apart() -> None:
    game = after_a_round({"dreadnought": 2, "damaged_dreadnought": 1}, *[1] * 5)
    answer(game, 0, "tech")
    assert [dict(option.things)["damaged"] for option in asked(game, 0).options] == [1, 0, 0]


@card("ti4:exotrireme-2")
def test_it_may_be_left_and_take_fewer_than_two() -> None:
    game = after_a_round({"cruiser": 3}, *[1] * 4)
    answer(game, 0, "tech")
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)
    answer(game, 0, f"type {CRUISER}")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER)) == (0, 2)
    game = after_a_round({"cruiser": 3}, *[1] * 8)
    answer(game, 0, "pass")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER)) == (1, 3)
    assert asked(game, 0).prompt == "end-of-space-combat-round", "after the second round as well"


@card("ti4:exotrireme-2")
def test_each_of_them_may_do_it_after_one_round_and_a_damaged_one_as_well() -> None:
    game = after_a_round({"cruiser": 5}, *[1] * 6, 10, mine={"dreadnought": 2})
    answer(game, 0, "sustain")
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "give dreadnought"
    answer(game, 0, "damaged 1")
    answer(game, 0, f"type {CRUISER}", f"type {CRUISER}")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER)) == (1, 3)
    answer(game, 0, "tech")
    answer(game, 0, f"type {CRUISER}", f"type {CRUISER}")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER)) == (0, 1)


@card("ti4:exotrireme-2")
def test_it_takes_nobody_who_has_retreated_and_both_last_ships_may_go_together() -> None:
    table = Table("norr", "hacan").own(0).techs(0, "exotrireme-2").planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, dreadnought=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, 3) == 2
    assert "used exotrireme-2" not in " ".join(log(game))
    assert game.asked(0) is None or asked(game, 0).prompt != "end-of-space-combat-round"
    game = after_a_round({"cruiser": 1}, 1, 1)
    answer(game, 0, "tech")
    answer(game, 0, f"type {CRUISER}")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER)) == (0, 0)
    assert any("space combat over -1" in line for line in log(game)), "a draw"


@card("ti4:exotrireme-2", "ti4:courageous-to-the-end")
@rule("ti4:F.action-cards.2")
def test_what_its_own_loss_destroys_first_does_not_fall_again() -> None:
    """Six bots on seed 20339 came to fewer flagships than none."""
    table = Table("norr", "hacan", "sol").own(0).techs(0, "exotrireme-2").planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, dreadnought=1, carrier=1).ships(1, 0, cruiser=2, carrier=1).hand(0, "courageous-to-the-end")
    game = battle(table, *[1] * 5)
    game.rng = Arranged(1, [], [1, 10, *[1] * 40])
    answer(game, 0, "tech")
    answer(game, 0, f"type {CRUISER}", f"type {CRUISER}")
    play(game, 0, "courageous-to-the-end")
    answer(game, 1, f"type {CRUISER}")
    assert (left(game, 0, DREADNOUGHT), left(game, 1, CRUISER), left(game, 1, CARRIER)) == (0, 0, 1)


@card("ti4:exotrireme-2")
def test_the_first_level_takes_nobody_along_and_a_direct_hit_does_nothing_to_the_second() -> None:
    game = battle(Table("norr", "hacan").own(0).ships(0, 1, dreadnought=1).ships(1, 0, cruiser=1), 1, 1, 10, 1)
    assert "used exotrireme-2" not in " ".join(log(game))
    assert left(game, 0, DREADNOUGHT) == 1
    table = Table("norr", "hacan").own(0).techs(0, "exotrireme-2").hand(1, "direct-hit").ships(0, 1, dreadnought=1)
    game = battle(table.ships(1, 0, cruiser=1), 1, 10)
    answer(game, 0, "sustain")
    assert left(game, 0, DREADNOUGHT) == 1
    assert game.asked(1) is None, "nobody is asked for a card that would do nothing"


@card("ti4:exotrireme-2")
def test_a_copy_of_it_is_the_copyists_to_give() -> None:
    """The Nekro Virus has the unit by its token, and what the unit can do with it."""
    table = Table("nekro", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1)
    player = table.game.players[0]
    player.copied = ((NUMBER["valefar-assimilator-x"], NUMBER["exotrireme-2"]),)
    upgrade_units(table.game, 0, NUMBER["exotrireme-2"])
    game = battle(table.ships(0, 1, dreadnought=1).ships(1, 0, cruiser=2), *[1] * 3)
    answer(game, 0, "tech")
    answer(game, 0, f"type {CRUISER}", f"type {CRUISER}")
    assert left(game, 1, CRUISER) == 0


@card("ti4:exotrireme-2")
@pytest.mark.parametrize(("theirs", "used"), [({"dreadnought": 1, "cruiser": 1}, True), ({"cruiser": 1}, False)])
def test_the_bot_gives_it_for_dearer_ships(theirs: dict[str, int], used: bool) -> None:
    game = after_a_round({**theirs, "fighter": 1}, *[1] * 20)
    decision = asked(game, 0)
    assert is_used(Aims(game, 0), decision, NUMBER["exotrireme-2"]) == used
    answer(game, 0, "tech")
    picks = take_along(Aims(game, 0), asked(game, 0)).picks
    assert len(picks) == 2
    assert FIGHTER not in [asked(game, 0).options[pick].things[2][1] for pick in picks] or not used


# -- the odds ----------------------------------------------------------------------------------------------------------


def printed(*keys: str, has: tuple[str, ...] = (), **units: int) -> Side:
    rows = list(BASIC)
    for key in keys:
        rows[UNITS[UNIT[key]].type] = UNIT[key]
    return Side(force({TYPE[name.replace("_", " ")]: number for name, number in units.items()}), tuple(rows), has)


@card("ti4:cmorran-norr")
def test_the_odds_know_that_ships_hit_better_beside_the_flagship() -> None:
    """A cruiser beside it hits on 6, alone on 7: by hand, from the states."""
    states = States(in_space(printed("cmorran-norr", flagship=1, cruiser=1), printed(carrier=1)))
    beside = states.dice(states.start)
    alone = states.dice(states.add(tuple([1 if kind.type == CRUISER else 0 for kind in states.fleet.kinds] + [0, 0])))
    assert sorted(beside) == [(1, 0.5), (2, 0.5)]
    assert (1, 0.4) in alone


@card("ti4:valkyrie-particle-weave")
def test_the_odds_know_that_who_is_hit_hits_back() -> None:
    """One against one, both hit on 8: each round ends it unless both miss; the other's hit is always answered."""
    weave = odds(Combat(printed(infantry=1, has=("valkyrie-particle-weave",)), printed(infantry=1), ground=True))
    still = 0.7 * 0.7
    assert weave.win == pytest.approx(0.3 * 0.7 / (1 - still))
    assert weave.loss == pytest.approx(0.0)
    assert weave.draw == pytest.approx(0.3 / (1 - still))
    told = course(Combat(printed(infantry=1, has=("valkyrie-particle-weave",)), printed(infantry=1), ground=True))
    assert told[1].win == pytest.approx(0.21)
    assert told[1].draw == pytest.approx(0.3)


@card("ti4:valkyrie-particle-weave", "ti4:harrow")
def test_hits_of_a_harrowing_bring_no_hit_of_the_weave() -> None:
    """The attacker's soldier never hits; its ship does, when the round is over."""
    mine = printed(infantry=1, dreadnought=1, has=("harrow",))
    mine.bonus = -3
    with_weave = Combat(mine, printed(infantry=1, has=("valkyrie-particle-weave",)), ground=True, bombarded=True)
    without = Combat(mine, printed(infantry=1), ground=True, bombarded=True)
    assert odds(with_weave).win == pytest.approx(odds(without).win)


@card("ti4:exotrireme-2")
def test_the_odds_say_that_they_leave_the_sacrifice_aside() -> None:
    said = answer_odds({"attacker": "norr, 1 exotrireme-2", "defender": "2 cruiser"}, "en")["inexact"]
    assert "Exotrireme II is not counted." in [each["text"] for each in said]
    said = answer_odds({"attacker": "nekro, 1 exotrireme-2", "defender": "2 cruiser"}, "de")["inexact"]
    assert "Exo-Triere II wird nicht mitgerechnet." in [each["text"] for each in said], "a copy too"
    said = answer_odds({"attacker": "norr, 1 cruiser", "defender": "2 cruiser"}, "en")["inexact"]
    assert not [each for each in said if "Exotrireme" in each["text"]]


@card("ti4:tekklar-legion")
def test_the_odds_of_a_combat_with_the_legion_know_both_of_its_sides() -> None:
    table = landing("sol", "norr", theirs=2).notes(0, 1, "tekklar-legion").hand(0, "fire-team")
    game = land(table, 1, 1, 1)
    answer(game, 0, "note")
    assert asked(game, 0).prompt == "after-ground-combat-roll", "in the middle of the combat"
    mine, theirs = ground_sides(game, 0, 1, BEREG, game.players[0].troops_on(BEREG))
    assert (mine.bonus, theirs.bonus) == (1, 0), "their own +1 and the legion's -1"


@card("ti4:tekklar-legion")
def test_the_legion_is_gone_in_the_next_combat_of_the_same_invasion() -> None:
    lirta = 51
    table = landing("hacan", "sol", "norr").notes(0, 2, "tekklar-legion").ships(0, 0, infantry=1)
    table.troops(1, lirta, infantry=1)
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + lirta, "infantry", 1))
    answer(game, 0, f"planet {BEREG}")
    game.rng = Arranged(1, [], [7, 1, 7, 1, 8, 1])
    answer(game, 0, "note")
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 0, "a seven and one more is a hit"
    assert count(game.players[0].troops_on(lirta), INFANTRY) == 1
    assert not game.effects


@card("ti4:tekklar-legion")
def test_who_only_looks_on_lends_no_legion() -> None:
    table = landing("hacan", "sol", "letnev", "norr").notes(2, 3, "tekklar-legion")
    game = land(table.planets(2, FAR + 2).planets(3, FAR + 3), 10, 1)
    assert "used tekklar-legion" not in " ".join(log(game))


@card("ti4:valkyrie-particle-weave", "ti4:magen-defense-grid")
def test_who_cannot_roll_hits_back_all_the_same() -> None:
    """The grid of the defender silences the attacker's rolls; the Weave answers a hit without any."""
    table = landing("norr", "hacan").techs(0, "valkyrie-particle-weave").techs(1, "magen-defense-grid")
    game = table.troops(1, BEREG, pds=1).activate(0)
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    game.rng = Arranged(1, [], [1, 8] + [1] * 20)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    if asked(game, 1).prompt == "space cannon":
        answer(game, 1, "fire")
    assert asked(game, 1).prompt == "start-of-ground-combat-round"
    answer(game, 1, "tech")
    assert (on(game, 0), on(game, 1)) == (0, 0)


@card("ti4:exotrireme-2", "ti4:devotion")
@rule("ti4:31.14a")
@pytest.mark.parametrize("attacker", ["norr", "yin"])
def test_with_the_yin_they_take_turns_the_attacker_first(attacker: str) -> None:
    other = "yin" if attacker == "norr" else "norr"
    table = Table(attacker, other).planets(0, FAR).planets(1, FAR + 1)
    for seat, faction in enumerate((attacker, other)):
        table.own(seat)
        if faction == "norr":
            table.techs(seat, "exotrireme-2")
        table.ships(seat, 1 - seat, **({"dreadnought": 2} if faction == "norr" else {"cruiser": 2, "carrier": 1}))
    game = battle(table, *[1] * 12)
    assert [decision.seat for decision in game.waiting()] == [0], "the attacker"
    answer(game, 0, "pass")
    assert [decision.seat for decision in game.waiting()] == [1]
    assert asked(game, 1).prompt == "end-of-space-combat-round"


@card("ti4:exotrireme-2", "ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_infantry_that_fights_beside_the_alastor_is_taken_along_as_a_ship() -> None:
    table = Table("nekro", "norr", tiles=TILES).own(0).own(1).techs(1, "exotrireme-2")
    table.planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, flagship=1, infantry=1).troops(0, BEREG, infantry=2).ships(1, 0, dreadnought=1)
    game = battle(table)
    answer(game, 0, "flagship")
    game.rng = Arranged(1, [], [1] * 60)
    answer(game, 0, "join", "join", "join")
    answer(game, 1, "tech")
    answer(game, 1, f"type {INFANTRY}", f"type {FLAGSHIP}")
    answer(game, 0, f"planet {BEREG}")
    assert left(game, 0, FLAGSHIP) == 0
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1
