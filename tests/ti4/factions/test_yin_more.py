"""The Yin Brotherhood in corners: odds of a combat in which a soldier changes sides, and last ships."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleets import Side
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, course, odds
from orrery.ti4.odds_answer import answered
from orrery.ti4.odds_attack import odds_of_attack
from orrery.ti4.odds_table import ground_sides
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, INFANTRY, count, force
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_onward import offered, onward

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # both in the middle
DARIEN = 2  # not on this table: four influence, and whoever controls it is not eliminated
FAR = 3


# -- odds of Indoctrination --------------------------------------------------------------------------------------------


def soldiers(number: int, *has: str) -> Side:
    return Side(force({INFANTRY: number}), has=has)


@card("ti4:indoctrination")
def test_the_odds_know_who_changes_sides() -> None:
    """Two against two is three against one; one against one is over before it begins, for either side."""
    turned = odds(Combat(soldiers(2, "indoctrination"), soldiers(2), ground=True))
    plain = odds(Combat(soldiers(3), soldiers(1), ground=True))
    assert (turned.win, turned.loss, turned.draw) == pytest.approx((plain.win, plain.loss, plain.draw))
    assert turned.rounds == pytest.approx(plain.rounds)
    assert odds(Combat(soldiers(1, "indoctrination"), soldiers(1), ground=True)).win == 1.0
    back = odds(Combat(soldiers(1), soldiers(1, "indoctrination"), ground=True))
    assert back.loss == 1.0
    assert course(Combat(soldiers(1, "indoctrination"), soldiers(1), ground=True))[0].win == 1.0
    assert back.defender.lost == 0.0, "nobody loses less than nothing"


@card("ti4:indoctrination")
def test_after_cannons_and_bombardment_somebody_must_be_left_on_both_sides() -> None:
    """One who lands under a PDS: if it is shot, nobody is there to turn anybody."""
    guns = Side(force({INFANTRY: 1, 9: 0}), guns=((8, 1, 6, 0),))
    found = odds(Combat(soldiers(1, "indoctrination"), guns, ground=True))
    assert (found.win, found.loss) == pytest.approx((0.5, 0.5))


@card("ti4:indoctrination")
def test_at_a_table_it_counts_where_it_can_be_paid_and_is_not_barred() -> None:
    def has(goods: int, *notes: str) -> bool:
        table = Table("yin", "hacan", tiles=TILES).planets(0, DARIEN).planets(1, FAR).pools(0, goods=goods)
        table.game.exhausted[DARIEN] = True
        table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1).notes(1, 0, *notes)
        game = table.activate(0)
        if notes:
            answer(game, 1, "note")
        return "indoctrination" in ground_sides(game, 0, 1, BEREG, game.players[0].ships_in(0))[0].has

    assert has(2)
    assert not has(1)
    assert not has(2, "greyfire-mutagen")


@card("ti4:indoctrination", "ti4:devotion", "ti4:impulse-core")
def test_the_answer_says_what_is_counted_and_what_is_not() -> None:
    def inexact(attacker: str, place: str) -> set[str]:
        found = answered({"attacker": attacker, "defender": "2 infantry, 2 cruiser", "place": place}, "en")
        return {each["text"] for each in found["inexact"] if each["key"] == "ability"}

    named = answered({"attacker": "yin, 2 infantry, indoctrination", "defender": "2 infantry", "place": "ground"}, "de")
    assert [each["step"] for each in named["opening"]] == ["indoctrination"]
    assert "indoctrination" in {each["what"] for each in named["rests_on"]}
    assert named["attacker"] == "yin, 2 infantry, indoctrination"
    assert inexact("yin, 2 infantry", "ground") == {"Indoctrination is not counted."}
    assert inexact("yin, 2 infantry, indoctrination", "ground") == set()
    assert inexact("yin, 2 cruiser", "space") == {"Devotion is not counted.", "Impulse Core is not counted."}


@card("ti4:impulse-core", "ti4:devotion")
def test_a_table_names_what_is_there_and_no_more() -> None:
    """The Yin without the Core, and the virus with a copy of it."""

    def left_out(table: Table) -> set[str]:
        game = table.ships(0, 1, cruiser=2).ships(1, 0, cruiser=1).activate(0)
        found = odds_of_attack(game, 0, 0, ((1, "cruiser", 2),), (), "en")["space"]
        assert found is not None
        return {each["text"] for each in found["inexact"] if each["key"] == "ability"}

    assert left_out(Table("yin", "hacan")) == {"Devotion is not counted."}
    virus = Table("nekro", "yin").techs(0, "valefar-assimilator-x").techs(1, "impulse-core")
    virus.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["impulse-core"]),)
    assert left_out(virus) == {
        "Technological Singularity is not counted.",
        "Impulse Core is not counted.",
        "Devotion is not counted.",
    }


# -- Indoctrination ----------------------------------------------------------------------------------------------------


@card("ti4:indoctrination")
@rule("ti4:27.4a")
def test_each_planet_is_a_combat_of_its_own() -> None:
    table = Table("yin", "hacan", tiles=TILES).planets(0, DARIEN).planets(1, FAR).pools(0, goods=4)
    table.game.exhausted[DARIEN] = True
    table.ships(0, 0, carrier=1, infantry=2).troops(1, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    for _ in range(2):
        onward(game, 0, "start-of-ground-combat-round")
        assert offered(game, 0) == {"indoctrination"}
        answer(game, 0, "ability")
    assert game.players[0].goods == 0
    assert [count(game.players[0].troops_on(planet), INFANTRY) for planet in (BEREG, LIRTA)] == [2, 2]
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [0, 0]


# -- ships that are given ----------------------------------------------------------------------------------------------


@card("ti4:impulse-core")
def test_the_last_ships_of_both_may_go_together_before_the_first_die() -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR)
    game = battle(table.ships(0, 1, destroyer=1).ships(1, 0, cruiser=1))
    answer(game, 0, "tech")
    assert not game.players[0].space
    assert not game.players[1].space
    assert any("space combat over -1" in line for line in log(game))
    assert not any("rolled" in line or "barrage" in line for line in log(game))


@card("ti4:impulse-core")
@rule("ti4:71.3")
def test_a_destroyer_that_was_given_fires_no_barrage() -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR).pools(1, fleet=5)
    table.ships(0, 1, destroyer=1, cruiser=1).ships(1, 0, cruiser=2, carrier=1, fighter=2).ships(1, 3, cruiser=1)
    game = battle(table, *[10] * 2, *[1] * 20)
    answer(game, 0, "tech")
    answer(game, 0, f"type {DESTROYER}")
    onward(game, 1, "announce retreat")
    assert not any("barrage" in line for line in log(game))


@card("ti4:impulse-core", "ti4:shields-holding")
@rule("ti4:F.action-cards.5")
def test_shields_hold_the_hit_of_the_core() -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR).hand(1, "shields-holding")
    game = battle(table.ships(0, 1, destroyer=1, cruiser=1).ships(1, 0, cruiser=1, carrier=1).ships(1, 3, cruiser=1))
    answer(game, 0, "tech")
    answer(game, 0, f"type {DESTROYER}")
    assert asked(game, 1).prompt == "before-assign-space-combat-hits"
    answer(game, 1, "card")
    assert (left(game, 1, CRUISER), left(game, 1, CARRIER), left(game, 0, DESTROYER)) == (1, 1, 0)


@card("ti4:impulse-core", "ti4:devotion")
def test_core_and_devotion_may_both_be_used_in_one_round() -> None:
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR).pools(1, fleet=5)
    table.ships(0, 1, destroyer=3).ships(1, 0, carrier=4).ships(1, 3, cruiser=1)
    game = battle(table, *[1] * 20)
    answer(game, 0, "tech")
    onward(game, 0, "end-of-space-combat-round")
    answer(game, 0, "ability")
    assert (left(game, 0, DESTROYER), left(game, 1, CARRIER)) == (1, 2)


# -- Greyfire Mutagen --------------------------------------------------------------------------------------------------


@card("ti4:greyfire-mutagen")
def test_the_mutagen_may_be_played_in_the_action_of_a_third_player_and_bars_no_copies() -> None:
    """The virus holds it and a copy of the Core: its own use of that is not the Yin player's."""
    table = (
        Table("nekro", "yin").techs(0, "valefar-assimilator-x").techs(1, "impulse-core").notes(0, 1, "greyfire-mutagen")
    )
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["impulse-core"]),)
    table.planets(0, DARIEN).planets(1, FAR).ships(0, 1, destroyer=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = table.activate(0)
    answer(game, 0, "note")
    assert note_of("greyfire-mutagen", 1) in game.players[1].notes
    everything(game, 0)
    assert offered(game, 0) == {"impulse-core"}
    answer(game, 0, "pass")
    assert "impulse-core" not in offered(game, 1)


@card("ti4:greyfire-mutagen")
@rule("ti4:31.6")
def test_who_is_barred_is_told_so() -> None:
    """Not that a condition is lacking: ships and targets are there."""
    table = Table("yin", "hacan").techs(0, "impulse-core").planets(0, DARIEN).planets(1, FAR).hand(0, "morale-boost")
    table.notes(1, 0, "greyfire-mutagen").ships(0, 1, destroyer=2).ships(1, 0, cruiser=1)
    game = table.activate(0)
    answer(game, 1, "note")
    everything(game, 0)
    onward(game, 0, "start-of-space-combat-round")
    refused = game.why_not(0, ("tech", NUMBER["impulse-core"]))
    assert refused is not None
    assert refused.reason == "component-barred"
    said = Ti4Words("de", ["A", "B"], 0).refusal(refused)
    assert said == "Etwas hindert dich, Impulskern zu nutzen. (Regel ti4:31.6)"


@card("ti4:devotion", "ti4:impulse-core")
@pytest.mark.parametrize(("faction", "told"), [("yin", True), ("sol", False)])
def test_the_chance_of_a_plan_says_that_a_text_is_not_counted(faction: str, told: bool) -> None:
    table = Table(faction, "hacan").planets(0, DARIEN).planets(1, FAR).ships(0, 1, cruiser=2).ships(1, 0, cruiser=1)
    game = table.activate(0)
    names = [name for name, _, _, _ in game.sums(0, Form(((1, "cruiser", 2),)))]
    assert ("assumes texts" in names) is told
